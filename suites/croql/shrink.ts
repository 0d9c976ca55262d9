import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { Ask } from './asking.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { datasetParts, withoutElements } from '../oracle/dataset-parts.ts';
import { expressions } from '../oracle/expressions.ts';
import { sensitiveGap } from '../oracle/gap-sensitivity.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import type { QueryResult, MeasuredNumber } from '../oracle/query-result.ts';
import { datasetOf } from '../oracle/small-dataset.ts';
import { shrink } from '../oracle/shrink.ts';
import { numberIn } from '../oracle/smaller-expressions.ts';
import type { KnownRecord, QueryTarget } from '../oracle/query-target.ts';
import { Unsupported } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';
import { check } from '../../croql/checker.ts';
import { computeValue } from '../../croql/evaluator.ts';

/** The maximum of smaller expressions that are sent for one cause. */
const MAX_ASKED = 40;
/** The maximum of smaller datasets that are loaded for one cause. */
const MAX_LOADED = 24;

/** Finds the smallest part of a failing expression that still fails. */
export async function shrinkExpression(ask: Ask, subject: QueryTarget, from: EvaluatedCase): Promise<EvaluatedCase> {
  const smallest = await shrink({
    values: expressions(subject),
    from: [from.expression],
    budget: MAX_ASKED,
    attempt: async (expression) => {
      if (expression === from.expression) return from;
      if (sensitiveGap(expression, subject) !== undefined) return undefined;
      const tried = evaluateCase({ expression, requirements: [] }, subject, await ask(expression));
      return tried.fails ? tried : undefined;
    },
  });
  return smallest ?? from;
}

/** A failing case on the smallest records that show it. */
export interface SmallCase {
  readonly tried: EvaluatedCase;
  readonly subject: QueryTarget;
}

/**
 * Loads smaller and smaller datasets while the case still fails. The target holds the last of them afterwards. Returns the
 * case unchanged if the target loads no other dataset, or if it fails only on the whole one.
 */
export async function shrinkRecords(
  target: Target,
  ask: Ask,
  subject: QueryTarget,
  from: EvaluatedCase,
): Promise<SmallCase> {
  const { expression } = from;
  const whole: SmallCase = { tried: from, subject };
  try {
    const found = await shrink({
      values: datasetParts(subject.records),
      from: [...suspectedRecords(from, subject), subject.records],
      budget: MAX_LOADED,
      attempt: async (records): Promise<SmallCase | undefined> => {
        if (records === subject.records) return whole;
        const smaller = { ...subject, records };
        // A list without records shows nothing.
        if (records.length === 0 || sensitiveGap(expression, smaller) !== undefined) return undefined;
        await target.load(datasetOf(subject, records));
        const tried = evaluateCase({ expression, requirements: [] }, smaller, await ask(expression));
        return tried.fails ? { tried, subject: smaller } : undefined;
      },
    });
    const smallest = found ?? whole;
    await target.load(smallest === whole ? fixtureDataset : datasetOf(subject, smallest.subject.records));
    return smallest;
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    await target.load(fixtureDataset);
    return whole;
  }
}

/** The maximum of differing records that are tried alone. */
const MAX_ALONE = 3;

/** Single records that differ, the first of them also without its collections. If the response is a refusal, any will do. */
function suspectedRecords(from: QueryResult, { records }: QueryTarget): readonly (readonly KnownRecord[])[] {
  const ids = findDifferences(from);
  const alone = (ids.length > 0 ? records.filter(({ id }) => ids.includes(id)) : records).slice(0, MAX_ALONE);
  const bare = alone.slice(0, 1).map(({ id, record }) => ({ id, record: withoutElements(record) }));
  return [...bare, ...alone].map((one) => [one]);
}

/** The ids that only one of the two lists has. */
const findDifferences = ({ expected, actual }: QueryResult): readonly number[] =>
  'status' in actual ? [] : [...expected, ...actual].filter((id) => expected.includes(id) !== actual.includes(id));

/** Measures the number within a failing comparison at the record that differs, by comparing it with one number after another. */
export async function measureNumber(
  ask: Ask,
  subject: QueryTarget,
  failing: QueryResult,
): Promise<MeasuredNumber | undefined> {
  const { context, edition } = subject;
  const [id] = findDifferences(failing);
  const expression = numberIn(failing.expression, context, edition);
  const record = subject.records.find((one) => one.id === id)?.record;
  if (id === undefined || expression === undefined || record === undefined) return undefined;
  const query = check(expression, { context, edition, expects: 'any' });
  if (!query.ok) return undefined;
  const expected = computeValue(query.query, record, subject.environment);
  if (typeof expected !== 'number') return undefined;
  const candidates = [...new Set([0, 1, 2, 3, 4, 5, 6, expected + 1, expected - 1, expected])].filter(
    (one) => one >= 0,
  );
  const found: number[] = [];
  for (const candidate of candidates) {
    const result = await ask(`${expression} = ${candidate}`);
    if (!('status' in result) && result.includes(id)) found.push(candidate);
  }
  const [actual, other] = found;
  if (actual === undefined || other !== undefined || actual === expected) return undefined;
  return { expression, id, expected, actual };
}
