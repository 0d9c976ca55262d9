import { triedOf } from './asking.ts';
import type { Ask, Tried } from './asking.ts';
import { touchedGap } from './clear.ts';
import { world } from './dataset.ts';
import type { Asked, Part } from './judges.ts';
import { datasetWith } from './small-dataset.ts';
import { numberIn, smallerThan } from './smaller.ts';
import type { Known, Subject } from './subject.ts';
import { NotOffered } from '../stopped.ts';
import type { Target } from '../target.ts';
import { check } from '../../croql/checker.ts';
import { valueOf } from '../../croql/evaluator.ts';
import type { CroqlRecord } from '../../croql/world.ts';

/** Smaller expressions asked for one cause. */
const MOST_ASKED = 40;
/** Smaller datasets loaded for one cause. */
const MOST_LOADED = 24;

/** The smallest expression within a failing one that still fails. */
export async function smallestExpression(ask: Ask, subject: Subject, from: Tried): Promise<Tried> {
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

/** A failing case on the fewest records that show it, of which nothing is left that does not matter. */
export interface OnFewRecords {
  readonly tried: Tried;
  readonly subject: Subject;
}

/**
 * Loads smaller and smaller datasets while the case still fails, so many at most. The target holds the last of them
 * afterwards. Gives back the case as it was where a target takes no other dataset or where it fails on the whole only.
 */
export async function fewestRecords(target: Target, ask: Ask, subject: Subject, from: Tried): Promise<OnFewRecords> {
  let smallest: OnFewRecords = { tried: from, subject };
  let loaded = 0;
  const failsOn = async (records: readonly Known[]): Promise<boolean> => {
    const smaller = { ...subject, records };
    if (loaded >= MOST_LOADED || touchedGap(from.expression, smaller) !== undefined) return false;
    loaded++;
    await target.load(datasetWith(subject, records));
    const tried = triedOf({ expression: from.expression, requirements: [] }, smaller, await ask(from.expression));
    if (tried.fails) smallest = { tried, subject: smaller };
    return tried.fails;
  };
  try {
    await fewer(from, subject, failsOn);
    const [only, other] = smallest.subject.records;
    if (only && !other) await lighter(only, failsOn);
    await target.load(smallest.subject === subject ? world : datasetWith(subject, smallest.subject.records));
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error;
    await target.load(world);
    return { tried: from, subject };
  }
  return smallest;
}

type FailsOn = (records: readonly Known[]) => Promise<boolean>;

/** One record that differs, by itself; else halves of them all, as long as one of the two still fails. */
async function fewer(from: Asked, { records }: Subject, failsOn: FailsOn): Promise<void> {
  const alone = differing(from).slice(0, 3);
  // Where the answer is a refusal, every record is as good as another.
  for (const id of alone.length > 0 ? alone : records.slice(0, 1).map((one) => one.id))
    if (await failsOn(records.filter((one) => one.id === id))) return;
  let left = records;
  while (left.length > 1) {
    const half = Math.ceil(left.length / 2);
    const halves = [left.slice(0, half), left.slice(half)];
    const failing = (await failsOn(halves[0]!)) ? halves[0] : (await failsOn(halves[1]!)) ? halves[1] : undefined;
    if (!failing) return;
    left = failing;
  }
}

/** Takes collections of the record away, then elements of those that matter, then what the elements hold. */
async function lighter({ id, record }: Known, failsOn: FailsOn): Promise<void> {
  let light = record;
  const take = async (other: CroqlRecord) => {
    const isLighter = await failsOn([{ id, record: other }]);
    if (isLighter) light = other;
    return isLighter;
  };
  const filled = collectionsOf(light);
  const bare = Object.fromEntries(filled.map((name) => [name, []]));
  if (filled.length > 0 && (await take({ ...light, ...bare }))) return;
  for (const name of filled) {
    if (await take({ ...light, [name]: [] })) continue;
    for (const element of elementsOf(light, name))
      await take({ ...light, [name]: elementsOf(light, name).filter((one) => one !== element) });
    const inner = elementsOf(light, name).map((element) => ({
      ...element,
      ...Object.fromEntries(collectionsOf(element).map((one) => [one, []])),
    }));
    if (String(inner.map(collectionsOf)) !== String(elementsOf(light, name).map(collectionsOf)))
      await take({ ...light, [name]: inner });
  }
}

const elementsOf = (record: CroqlRecord, name: string) => record[name] as readonly CroqlRecord[];
const collectionsOf = (record: CroqlRecord): readonly string[] =>
  Object.keys(record).filter((name) => Array.isArray(record[name]) && elementsOf(record, name).length > 0);

/** The ids that one of the lists has and the other has not. */
const differing = ({ expected, actual }: Asked): readonly number[] =>
  'status' in actual ? [] : [...expected, ...actual].filter((id) => expected.includes(id) !== actual.includes(id));

/** What the number within a failing comparison is at the record that differs, found by asking for one number after another. */
export async function measured(ask: Ask, subject: Subject, failing: Asked): Promise<Part | undefined> {
  const { context, edition } = subject;
  const [id] = differing(failing);
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
