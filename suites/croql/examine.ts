import { causesOf } from './causes.ts';
import { touchedGap } from './clear.ts';
import type { Case } from './directed-cases.ts';
import { selection } from './judges.ts';
import type { Asked, Part } from './judges.ts';
import { featuresOf } from './features.ts';
import { numberIn, smallerThan } from './smaller.ts';
import { LIST_OF } from './subject.ts';
import type { Subject } from './subject.ts';
import { traitsOf } from './traits.ts';
import type { Trait } from './traits.ts';
import type { Attempt } from '../attempt.ts';
import { AT_ONCE, inFlight } from '../in-flight.ts';
import { readList } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import { check } from '../../croql/checker.ts';
import { evaluate, valueOf } from '../../croql/evaluator.ts';
import type { RequirementId } from '../../spec/requirements.ts';

interface Tried extends Asked {
  readonly requirements: readonly RequirementId[];
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  readonly size: number;
}

/**
 * Asks the target every case and judges the answers by what is known of the records. Where answers differ, the target
 * is asked smaller and smaller expressions until the cause is found; one cause is one finding, however many cases it
 * spoils. What only a spoiled case would have shown stays undecided.
 */
export async function examine(attempt: Attempt, subject: Subject, cases: readonly Case[]): Promise<void> {
  const ask = await asker(attempt, subject);
  const { requirements: only } = attempt.target.plan;
  // Some of the others tell whether what goes wrong is what is asked about, or everything.
  const wanted = cases.filter((one, index) => index % CONTRAST === 0 || isWanted(one, subject, only));
  const tried = await inFlight(AT_ONCE, wanted, async (one) => triedOf(one, subject, await ask(one.expression)));
  attempt.counted(tried.length);
  const causes = causesOf(tried);
  const place = { edition: subject.edition, context: subject.context };

  const sound = new Map<RequirementId, Tried[]>();
  for (const one of tried.filter(({ fails }) => !fails))
    for (const { requirement } of one.traits) {
      const known = sound.get(requirement);
      if (known) known.push(one);
      else sound.set(requirement, [one]);
    }

  const found = new Set<RequirementId>();
  for (const [index, cause] of causes.entries()) {
    const first = cause.cases[0]!;
    // A target that gets nearly everything wrong is not asked again about each of it.
    const smallest = index < MOST_SHRUNK ? await shrunk(ask, subject, first) : first;
    const part = index < MOST_SHRUNK ? await measured(ask, subject, smallest) : undefined;
    // Where a number is wrong, what compares it is right.
    const guilty = part ? { ...smallest, traits: traitsOfNumber(part.expression, subject) } : smallest;
    const isAbout = guilty.traits.some(({ requirement }) => requirement === cause.requirement);
    const requirement = isAbout
      ? cause.requirement
      : causesOf([...tried.filter(({ fails }) => !fails), guilty])[0]!.requirement;
    if (found.has(requirement)) continue;
    found.add(requirement);
    attempt.target.takeExchanges();
    // Once more, alone: what is shown with the finding is the request that shows it.
    const again = triedOf(
      { expression: smallest.expression, requirements: [] },
      subject,
      await ask(smallest.expression),
    );
    const asked = [
      again.fails ? again : smallest,
      ...cause.cases.filter((one) => one.expression !== smallest.expression),
    ];
    attempt.judge(selection, {
      ...place,
      requirement,
      asked,
      because: because(subject, smallest),
      ...(part ? { part } : {}),
    });
  }
  attempt.target.takeExchanges();
  for (const [requirement, asked] of sound)
    if (!found.has(requirement)) attempt.judge(selection, { ...place, requirement, asked });
}

/** Asks expressions of a list and sets each answer beside what is known of the records. */
export async function askedOf(
  attempt: Attempt,
  subject: Subject,
  expressions: readonly string[],
): Promise<readonly Asked[]> {
  const ask = await asker(attempt, subject);
  return inFlight(AT_ONCE, expressions, async (expression) =>
    triedOf({ expression, requirements: [] }, subject, await ask(expression)),
  );
}

const MOST_SHRUNK = 6;
/** Smaller expressions asked for one cause. */
const MOST_ASKED = 40;

type Ask = (expression: string) => Promise<Asked['actual']>;

/** Asks a list for an expression; the list without one has been read before, which tells how large its pages are. */
async function asker(attempt: Attempt, { edition, path }: Subject): Promise<Ask> {
  const { target } = attempt;
  const token = await accessTokenOf(attempt);
  const address = `${target.api(edition)}/api/v2${path}`;
  await readList(target, address, {}, token);
  return async (expression) => {
    const { ids, exchange } = await readList(target, address, { croql: expression }, token);
    return ids ?? exchange.response;
  };
}

function triedOf({ expression, requirements }: Case, subject: Subject, actual: Asked['actual']): Tried {
  const { context, edition, records, world } = subject;
  const checked = check(expression, { context, edition });
  if (!checked.ok) throw new Error(`the kit asks what it does not understand: ${expression}`);
  const expected = records.filter(({ record }) => evaluate(checked.query, record, world)).map(({ id }) => id);
  return {
    expression,
    requirements,
    // A shape of the source is more than its parts: it can fail where each of them does not.
    traits: [
      // Where everything goes wrong it is the list: what is refused is asked in another context, the rest is not filtered.
      ...('status' in actual ? [listed(LIST_OF[context])] : [listed('lists.croql'), listed(LIST_OF[context])]),
      ...traitsOf(expression, checked.query.tree, context),
      ...requirements.filter(isWhole).map((requirement) => ({ name: requirement, requirement })),
    ],
    expected,
    actual,
    fails: 'status' in actual || String(expected) !== String(actual),
    size: expression.length,
  };
}

const listed = (requirement: RequirementId): Trait => ({ name: requirement, requirement });

/** One in so many cases that a run is not about. */
const CONTRAST = 8;

/** A run that is about some requirements asks only what rests on them. */
function isWanted({ expression, requirements }: Case, { context, edition }: Subject, only: readonly string[]): boolean {
  if (only.length === 0 || only.some((id) => requirements.includes(id as RequirementId) || id.startsWith('lists.')))
    return true;
  const checked = check(expression, { context, edition });
  if (!checked.ok) return true;
  const features = featuresOf(expression, checked.query.tree, context);
  return only.some((id) => features.has(id as RequirementId));
}

/** About whole expressions, and not about something that they rest on. */
const isWhole = (requirement: RequirementId) =>
  /^(croql\.(shape|editor)|lists)\.|provider-values$|top-translation$/.test(requirement);

/** The smallest expression within a failing one that still fails. */
async function shrunk(ask: Ask, subject: Subject, from: Tried): Promise<Tried> {
  let smallest = from;
  let asked = 0;
  for (let isSmaller = true; isSmaller && asked < MOST_ASKED;) {
    isSmaller = false;
    for (const expression of smallerThan(smallest.expression, subject.context, subject.edition)) {
      if (asked++ >= MOST_ASKED) break;
      if (touchedGap(expression, subject) !== undefined) continue;
      const tried = triedOf({ expression, requirements: [] }, subject, await ask(expression));
      if (!tried.fails) continue;
      smallest = tried;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

function traitsOfNumber(expression: string, { context, edition }: Subject): readonly Trait[] {
  const checked = check(expression, { context, edition, expects: 'any' });
  return checked.ok ? traitsOf(expression, checked.query.tree, context) : [];
}

const differing = ({ expected, actual }: Asked): number | undefined =>
  'status' in actual ? undefined : [...expected, ...actual].find((id) => expected.includes(id) !== actual.includes(id));

/** What the number within a failing comparison is at the record that differs, found by asking for one number after another. */
async function measured(ask: Ask, subject: Subject, failing: Asked): Promise<Part | undefined> {
  const { context, edition } = subject;
  const id = differing(failing);
  const expression = numberIn(failing.expression, context, edition);
  const record = subject.records.find((one) => one.id === id)?.record;
  if (id === undefined || expression === undefined || record === undefined) return undefined;
  const query = check(expression, { context, edition, expects: 'any' });
  if (!query.ok) return undefined;
  const expected = valueOf(query.query, record, subject.world);
  if (typeof expected !== 'number') return undefined;
  const candidates = [...new Set([0, 1, 2, 3, 4, 5, 6, expected + 1, expected - 1, expected])].filter(
    (one) => one >= 0,
  );
  const found: number[] = [];
  for (const candidate of candidates) {
    const answer = await ask(`${expression} = ${candidate}`);
    if (!('status' in answer) && answer.includes(id)) found.push(candidate);
  }
  const [actual, other] = found;
  if (actual === undefined || other !== undefined || actual === expected) return undefined;
  return { expression, id, expected, actual };
}

/** Says why an expression selects a record or not: by the members of the record that it names. */
const because =
  ({ records }: Subject, { traits }: Tried) =>
  (id: number): string => {
    const record = records.find((one) => one.id === id)?.record ?? {};
    const named = new Set(traits.map(({ requirement }) => requirement.split('.').at(-1)));
    return `the record is ${JSON.stringify(pruned(record, named))}`;
  };

/** A value with only the members that are named, at every depth; what names none stays whole. */
function pruned(value: unknown, named: ReadonlySet<string | undefined>): unknown {
  if (Array.isArray(value)) return value.map((each) => pruned(each, named));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) =>
    named.has(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(' ', '-')),
  );
  return Object.fromEntries(kept.map(([name, each]) => [name, pruned(each, named)]));
}
