import type { Table } from './candidates.ts';
import { QUESTIONS } from './language-questions.ts';
import type { Question } from './language-questions.ts';
import { sampleOf } from './sample.ts';
import { listOffsets, listTimeZones } from './time-zones.ts';
import { featuresOf } from '../oracle/features.ts';
import { memberPaths } from '../oracle/member-paths.ts';
import { visitNodes } from '../oracle/scopes.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { selectIds } from '../oracle/selection.ts';
import { check } from '../../croql/checker.ts';
import type { Checked } from '../../croql/checker.ts';
import { EvaluationError } from '../../croql/diagnostics.ts';
import { observeCheck, VALUE_GAPS } from '../../croql/other-resolutions.ts';
import { defaultSemantics, SEMANTIC_GAPS } from '../../croql/semantics.ts';
import type { Semantics } from '../../croql/semantics.ts';
import { someNode } from '../../croql/tree.ts';
import { gaps } from '../../spec/gaps/gaps.ts';
import type { Gap, GapId } from '../../spec/gaps/gaps.ts';
import { randomFrom } from '../../run/prng.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A list that is asked, and whether everything about its records is known, as of those that were loaded. */
export interface LanguageList {
  readonly target: QueryTarget;
  readonly isLoaded: boolean;
}

/** An expression with the list that it is asked of, and what each resolution of its gaps makes of it. */
export interface PlannedQuestion {
  readonly gap: Question['gap'];
  readonly expression: string;
  readonly list: QueryTarget;
  readonly table: Table;
}

/** The outcome of a refused expression. */
export const REFUSED = 'refused';
/** The outcome of an expression that selects these records. */
export const selects = (ids: readonly number[]): string => ids.join(' ');

/** An outcome in words. */
export function describeOutcome(outcome: string, { records }: QueryTarget): string {
  if (outcome === REFUSED) return 'is refused';
  const count = outcome === '' ? 0 : outcome.split(' ').length;
  return `selects ${count === records.length ? 'all' : count === 0 ? 'no' : `${count} of ${records.length}`} records`;
}

type Key = keyof Semantics;
const IDS = new Map<string, GapId>(SEMANTIC_GAPS);
/** The id of the gap of a question. */
export const gapIdOf = (gap: Question['gap']): GapId => IDS.get(gap) ?? (gap as GapId);

const choicesOf = (key: Key): readonly string[] | undefined => {
  const { choices }: Gap = gaps[IDS.get(key)!];
  return choices && Object.keys(choices);
};
const KEYS = SEMANTIC_GAPS.map(([key]) => key);

/** The gaps that can change how an expression is read; the others change values alone. */
const TREE_KEYS = KEYS.filter((key) => VALUE_GAPS[key] === undefined);

let known: ReadonlyMap<Key, readonly string[]> | undefined;

/** Every known resolution of every gap of the language. */
export const allResolutions = (): ReadonlyMap<Key, readonly string[]> =>
  (known ??= new Map(KEYS.map((key) => [key, choicesOf(key) ?? listTimeZones()])));

const resolutionsOf = (key: Key): readonly string[] => allResolutions().get(key)!;

/** Combinations at random, in which a gap is looked at: it may matter only under some resolutions of others. */
const random = randomFrom('the bases of the probe');
const BASES: readonly Semantics[] = [
  defaultSemantics,
  ...Array.from({ length: 4 }, () =>
    Object.fromEntries(
      KEYS.map((key) => {
        const choices = choicesOf(key) ?? ['UTC'];
        return [key, choices[random.number(choices.length)]];
      }),
    ),
  ),
] as readonly Semantics[];

/** What a list selects by an expression, as a service with these semantics does. */
export function outcomeOf(expression: string, target: QueryTarget, semantics: Semantics): string {
  const { context, edition } = target;
  return outcomeOfChecked(check(expression, { context, edition, semantics }), target);
}

function outcomeOfChecked(checked: Checked, target: QueryTarget): string {
  if (!checked.ok) return REFUSED;
  try {
    const { records } = target;
    // Without a member, every record gives the same.
    if (someNode(checked.query.tree, ({ kind }) => kind === 'member')) return selects(selectIds(checked.query, target));
    const [first] = selectIds(checked.query, { ...target, records: records.slice(0, 1) });
    return selects(first === undefined ? [] : records.map(({ id }) => id));
  } catch (error) {
    if (error instanceof EvaluationError) return REFUSED;
    throw error;
  }
}

/** The gaps that can make a difference to an expression where others are resolved like this: those that reading it asks about. */
function gapsAsked(expression: string, { context, edition }: QueryTarget, semantics: Semantics): ReadonlySet<Key> {
  const { checked, asked } = observeCheck(expression, { context, edition, semantics });
  return new Set(
    KEYS.filter((key) => {
      const isRead = VALUE_GAPS[key];
      return isRead === undefined ? asked.has(key) : checked.ok && someNode(checked.query.tree, isRead);
    }),
  );
}

/** What each combination of resolutions makes of an expression, of the gaps that make a difference to it. */
export function tabulate(expression: string, target: QueryTarget): Table {
  const { context, edition } = target;
  const known = new Map<string, string>();
  const trees = new Map<string, Checked>();
  const read = (semantics: Semantics): Checked => {
    const key = TREE_KEYS.map((gap) => semantics[gap]).join(' ');
    const checked = trees.get(key) ?? check(expression, { context, edition, semantics });
    trees.set(key, checked);
    return checked.ok ? { ...checked, query: { ...checked.query, semantics } } : checked;
  };
  const run = (semantics: Semantics): string => {
    const key = KEYS.map((gap) => semantics[gap]).join(' ');
    const outcome = known.get(key) ?? outcomeOfChecked(read(semantics), target);
    known.set(key, outcome);
    return outcome;
  };
  const probes = (key: Key) => {
    const all = resolutionsOf(key);
    // The zones farthest to each side show whether zones matter to a literal.
    return key !== 'date-zone' || /today/.test(expression) ? all : [all[0]!, 'UTC', all.at(-1)!];
  };
  const bases = BASES.map((semantics) => ({ semantics, asked: gapsAsked(expression, target, semantics) }));
  const gapsOfIt = KEYS.filter((key) =>
    bases.some(({ semantics, asked }) => {
      if (!asked.has(key)) return false;
      const usual = run(semantics);
      return probes(key).some((resolution) => run({ ...semantics, [key]: resolution } as Semantics) !== usual);
    }),
  );
  let tuples: readonly (readonly string[])[] = [[]];
  for (const key of gapsOfIt)
    tuples = tuples.flatMap((tuple) => resolutionsOf(key).map((resolution) => [...tuple, resolution]));
  const rows = tuples.map((tuple) => {
    const semantics = { ...defaultSemantics, ...Object.fromEntries(gapsOfIt.map((key, index) => [key, tuple[index]])) };
    return { tuple, outcome: run(semantics as Semantics) };
  });
  return { gaps: gapsOfIt, rows };
}

/** Every requirement that the expression rests on where it is accepted. */
export const restsOn = (expression: string, { context, edition }: QueryTarget): ReadonlySet<RequirementId> =>
  new Set(
    BASES.flatMap((semantics) => {
      const checked = check(expression, { context, edition, semantics });
      return checked.ok ? [...featuresOf(expression, checked.query.tree, context)] : [];
    }),
  );

/** Whether the kit knows what the expression reads of the records, as far as any semantics accept it. */
export function isKnown(expression: string, { target, isLoaded }: LanguageList): boolean {
  if (isLoaded) return true;
  const { context, edition } = target;
  const plain = memberPaths(context, edition).filter(
    ({ scopes, object }) => scopes.length === 0 && object === undefined,
  );
  return BASES.every((semantics) => {
    const checked = check(expression, { context, edition, semantics });
    if (!checked.ok) return true;
    let isRead = true;
    visitNodes(checked.query.tree, context, (node, scopes) => {
      if (['of', 'count', 'where', 'with', 'present'].includes(node.kind)) isRead = false;
      if (node.kind !== 'member') return;
      const path = plain.find(({ name }) => name === node.name);
      if (scopes.length > 1 || (path && !target.knows(path))) isRead = false;
    });
    return isRead;
  });
}

/** Every question that some resolution of its own gap makes a difference to, each expression once; by samples of this size. */
export function planQuestions(lists: readonly LanguageList[], values: number): readonly PlannedQuestion[] {
  const asked = new Set<string>();
  const planned: PlannedQuestion[] = [];
  for (const list of lists) {
    const sample = sampleOf(list.target, listOffsets(), values);
    for (const [gap, ask] of Object.entries(QUESTIONS) as [Question['gap'], (typeof QUESTIONS)[Question['gap']]][]) {
      for (const expression of ask(sample)) {
        if (asked.has(expression) || !isKnown(expression, list)) continue;
        const table = tabulate(expression, list.target);
        if (!table.gaps.includes(gap) && (IDS.has(gap) || !isTelling(table, list.target))) continue;
        asked.add(expression);
        planned.push({ gap, expression, list: list.target, table });
      }
    }
  }
  return planned;
}

/** Whether an expression of a gap with one known resolution could be answered in another way. */
const isTelling = ({ rows: [row] }: Table, { records }: QueryTarget): boolean =>
  row !== undefined && row.outcome !== '' && row.outcome !== selects(records.map(({ id }) => id));
