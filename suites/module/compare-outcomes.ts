import type { Outcome } from './job-response.ts';
import { isDefaultStatus } from './product.ts';
import { showApart, showValue } from './show-value.ts';
import { notObservable, PreconditionFailed } from '../kit/preconditions.ts';
import { isObject } from '../../spec/json.ts';

/** Where two outcomes differ, or undefined where they are the same but for the order of strings. */
export function findDifference(
  one: Outcome,
  other: Outcome,
): { readonly expected: string; readonly actual: string } | undefined {
  if (one.kind !== 'strings' || other.kind !== 'strings') {
    if (one.kind === other.kind) return undefined;
    return { expected: describeOutcome(one), actual: describeOutcome(other) };
  }
  const expected = one.records.map(canonicalize);
  const actual = other.records.map(canonicalize);
  const [missing, extra] = [findSurplus(expected, actual), findSurplus(actual, expected)];
  if (missing.length === 0 && extra.length === 0) return undefined;
  return (
    findFieldDifference(missing, extra) ?? {
      expected: missing[0] === undefined ? countStrings(expected.length) : showString(missing[0]),
      actual: extra[0] === undefined ? `${countStrings(actual.length)} without it` : showString(extra[0]),
    }
  );
}

/** The first field in which a missing string differs from one that came with its id. */
function findFieldDifference(missing: readonly string[], extra: readonly string[]) {
  const came = new Map(extra.map((text) => [fieldsOf(text).get('uniqId'), fieldsOf(text)]));
  for (const fields of missing.map(fieldsOf)) {
    const id = fields.get('uniqId');
    const others = came.get(id);
    if (id === undefined || others === undefined) continue;
    for (const name of new Set([...fields.keys(), ...others.keys()])) {
      const [expected, actual] = [JSON.stringify(fields.get(name)), JSON.stringify(others.get(name))];
      if (expected === actual) continue;
      const shown = showApart(expected ?? 'missing', actual ?? 'missing', 200);
      const [before, after] = shown.map((text) => `“${name}”: ${text}, of the string ${showValue(id)}`);
      return { expected: before!, actual: after! };
    }
  }
  return undefined;
}

/** What makes a string the one that it is. The rest an app may fill by what it saw in earlier jobs, or anew each time. */
const LASTING = ['uniqId', 'identifier', 'text', 'hasPlurals', 'maxLength', 'isHidden'];

const withoutMemory = (outcome: Outcome): Outcome =>
  outcome.kind === 'strings'
    ? {
        kind: 'strings',
        records: outcome.records.map((record) =>
          isObject(record)
            ? Object.fromEntries(Object.entries(record).filter(([name]) => LASTING.includes(name)))
            : record,
        ),
      }
    : outcome;

/** Whether two outcomes differ at most in what an app may remember. */
export const differInMemory = (one: Outcome, other: Outcome): boolean =>
  findDifference(withoutMemory(one), withoutMemory(other)) === undefined;

/**
 * Ends a check that compares the responses to two jobs where the same job has two different ones. Where they differ only in
 * what an app may remember, there is nothing to be seen by such a comparison.
 */
export function requireSameOutcome(first: Outcome, second: Outcome): void {
  if (findDifference(first, second) === undefined) return;
  const says = 'the app has two different responses to the same job';
  if (!differInMemory(first, second)) throw new PreconditionFailed(says);
  const subject = `${says}, which differ in labels, contexts, attributes, translations or fields of its own`;
  throw notObservable(subject);
}

/** The texts of which `texts` has more than `others` has. */
function findSurplus(texts: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

const countStrings = (number: number) => (number === 1 ? '1 string' : `${number} strings`);

const describeOutcome = (outcome: Outcome) =>
  outcome.kind === 'strings'
    ? countStrings(outcome.records.length)
    : outcome.kind === 'error'
      ? `the error ${showValue(outcome.message)}`
      : outcome.kind === 'unchanged'
        ? 'a response without strings'
        : 'no job response';

/** The defaults of fields; a record without one of them means the same. Source, "String record". */
export const DEFAULTS: Readonly<Record<string, unknown>> = {
  maxLength: null,
  isHidden: null,
  hasPlurals: false,
  labels: [],
};

const isDefault = (name: string, value: unknown): boolean =>
  Object.hasOwn(DEFAULTS, name) && JSON.stringify(DEFAULTS[name]) === JSON.stringify(value);

/** The fields of a record that was made a text; none of what is no record. */
function fieldsOf(text: string): ReadonlyMap<string, unknown> {
  const entries = JSON.parse(text) as unknown;
  return new Map(Array.isArray(entries) ? (entries as [string, unknown][]) : []);
}

const showString = (text: string): string => {
  const fields = fieldsOf(text);
  return showValue(fields.size === 0 ? text : Object.fromEntries(fields), 300);
};

/** A record as text that is the same for whatever means the same. */
function canonicalize(record: unknown): string {
  if (typeof record !== 'object' || record === null) return JSON.stringify(record);
  return JSON.stringify(
    Object.entries(record)
      .filter(([name, value]) => !isDefault(name, value))
      .map(([name, value]) => [name, sortKeys(name === 'translations' ? withoutDefaultStatus(value) : value)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Source, "Translation entry". */
const withoutDefaultStatus = (translations: unknown): unknown =>
  isObject(translations)
    ? Object.fromEntries(
        Object.entries(translations).map(([language, entry]) => {
          if (!isObject(entry) || !isDefaultStatus(entry['status'])) return [language, entry];
          const { status: _, ...rest } = entry;
          return [language, rest];
        }),
      )
    : translations;

/** The value with the names of its objects in order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, sortKeys(item)]),
  );
}
