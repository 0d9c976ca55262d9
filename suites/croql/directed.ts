import { touchedGap } from './clear.ts';
import type { Case } from './directed-cases.ts';
import { slotsOfForms } from './grown.ts';
import { mutantsOf } from './mutants.ts';
import { slotsOf } from './slots.ts';
import type { Slot } from './slots.ts';
import { pathsOf } from './paths.ts';
import type { Subject } from './subject.ts';
import { seeded } from '../seeded.ts';
import { check } from '../../croql/checker.ts';
import { interpreted } from '../../croql/compiler.ts';

/** What the cases of one slot tell apart. */
export interface Cover {
  readonly slot: string;
  readonly cases: readonly Case[];
  /** Misreadings that some case answers differently. */
  readonly told: readonly string[];
  /** Misreadings that no candidate tells apart on these records. */
  readonly untold: readonly string[];
}

/** Cases asked for one slot at most; the second is there for misreadings that the first lets pass. */
const MOST_CASES = 2;
const MOST_CANDIDATES = 10;

/**
 * Pairs of members without a common piece in any record: nothing can be asked of them.
 */
const isIdle = ({ requirements }: Slot, { cases }: Cover) =>
  cases.length === 0 && requirements.includes('croql.operator.contains-members');

/** For each slot the fewest clear cases that answer differently when one thing is misread. */
export function coverOf(subject: Subject): readonly Cover[] {
  return allSlotsOf(subject).flatMap((slot) => {
    const cover = coverOfSlot(slot, subject);
    return isIdle(slot, cover) ? [] : [cover];
  });
}

function allSlotsOf(subject: Subject): readonly Slot[] {
  const { context, edition, path } = subject;
  const known = pathsOf(context, edition).filter(subject.knows);
  // Whole expressions need something to be made of.
  const forms = known.length > 5 ? slotsOfForms(subject, seeded(`forms ${path}`)) : [];
  return [...slotsOf(subject), ...forms];
}

/** The same without looking for the fewest: for each slot the first clear cases that select some records and leave out others. */
export function plainCasesOf(subject: Subject): readonly Case[] {
  return allSlotsOf(subject).flatMap((slot) => {
    const cases: Case[] = [];
    for (const expression of slot.candidates().slice(0, slot.all ? 100 : MOST_CANDIDATES)) {
      if (cases.length >= (slot.all ? 100 : MOST_CASES)) break;
      if (isPartial(expression, subject) && touchedGap(expression, subject) === undefined)
        cases.push({ expression, requirements: slot.requirements });
    }
    return cases;
  });
}

function isPartial(expression: string, { context, edition, records, world }: Subject): boolean {
  const checked = check(expression, { context, edition });
  if (!checked.ok) return false;
  const holds = interpreted(checked.query, world);
  return new Set(records.map(({ record }) => holds(record))).size === 2;
}

function coverOfSlot(slot: Slot, subject: Subject): Cover {
  const told = new Map<string, ReadonlySet<string>>();
  const all = new Set<string>();
  const isClear = remember((expression: string) => touchedGap(expression, subject) === undefined);
  for (const expression of slot.candidates().slice(0, slot.all ? 100 : MOST_CANDIDATES)) {
    const noticed = noticedBy(expression, subject);
    if (noticed === undefined) continue;
    for (const what of [...noticed.untold, ...noticed.told]) all.add(what);
    if (!slot.all && !noticed.isPartial) continue;
    if (!slot.all && noticed.untold.length === 0 && isClear(expression)) {
      return cover(slot, [expression], all, noticed.told);
    }
    told.set(expression, noticed.told);
  }
  if (slot.all) return cover(slot, [...told.keys()].filter(isClear), all, all);
  const chosen: string[] = [];
  const known = new Set<string>();
  while (chosen.length < MOST_CASES) {
    const best = [...told]
      .map(([expression, one]) => ({ expression, fresh: [...one].filter((what) => !known.has(what)).length }))
      .sort((a, b) => b.fresh - a.fresh)
      .find(({ expression, fresh }) => (fresh > 0 || chosen.length === 0) && isClear(expression));
    if (!best) break;
    chosen.push(best.expression);
    for (const what of told.get(best.expression)!) known.add(what);
  }
  return cover(slot, chosen, all, known);
}

const remember = (ask: (text: string) => boolean) => {
  const answers = new Map<string, boolean>();
  return (text: string) => answers.get(text) ?? (answers.set(text, ask(text)), answers.get(text)!);
};

const cover = (slot: Slot, chosen: readonly string[], all: ReadonlySet<string>, told: ReadonlySet<string>): Cover => ({
  slot: slot.name,
  cases: chosen.map((expression) => ({ expression, requirements: slot.requirements })),
  told: [...told],
  untold: [...all].filter((what) => !told.has(what)),
});

interface Noticed {
  /** It selects some of the records and leaves out others. */
  readonly isPartial: boolean;
  readonly told: ReadonlySet<string>;
  readonly untold: readonly string[];
}

/** Which misreadings of an expression change its answer; undefined where it is none. */
export function noticedBy(expression: string, subject: Subject): Noticed | undefined {
  const { context, edition, records, world } = subject;
  const checked = check(expression, { context, edition });
  if (!checked.ok) return undefined;
  const asked = interpreted(checked.query, world);
  const answers = records.map(({ record }) => asked(record));
  const told = new Set<string>();
  const untold: string[] = [];
  for (const { what, tree } of mutantsOf(checked.query.tree, context, edition)) {
    if (told.has(what)) continue;
    const holds = interpreted({ ...checked.query, tree }, world);
    if (records.some(({ record }, index) => holds(record) !== answers[index])) told.add(what);
    else untold.push(what);
  }
  return {
    isPartial: answers.includes(true) && answers.includes(false),
    told,
    untold: untold.filter((what) => !told.has(what)),
  };
}
