import type { Outcome } from './answer-points.ts';
import { shown } from './points.ts';

/** Where two outcomes part, or undefined where they are the same but for the order of strings. */
export function difference(due: Outcome, came: Outcome): { readonly due: string; readonly came: string } | undefined {
  if (due.kind !== 'strings' || came.kind !== 'strings') {
    if (due.kind === came.kind) return undefined;
    return { due: told(due), came: told(came) };
  }
  const expected = due.records.map(canonical).sort();
  const actual = came.records.map(canonical).sort();
  const missing = expected.find((record) => !actual.includes(record));
  const extra = actual.find((record) => !expected.includes(record));
  if (missing === undefined && extra === undefined && expected.length === actual.length) return undefined;
  return {
    due: missing === undefined ? counted(expected.length) : shown(missing, 300),
    came: extra === undefined ? `${counted(actual.length)} without it` : shown(extra, 300),
  };
}

const counted = (number: number) => (number === 1 ? '1 string' : `${number} strings`);

const told = (outcome: Outcome) =>
  outcome.kind === 'strings'
    ? counted(outcome.records.length)
    : outcome.kind === 'error'
      ? `the error ${shown(outcome.message)}`
      : outcome.kind === 'unchanged'
        ? 'an answer without strings'
        : 'no job response';

/** Fields whose absence and default are the same. Source, "String record". */
const DEFAULTS: Readonly<Record<string, string>> = {
  maxLength: 'null',
  isHidden: 'null',
  hasPlurals: 'false',
  labels: '[]',
};

/** A record as text that is the same for whatever means the same. */
function canonical(record: unknown): string {
  if (typeof record !== 'object' || record === null) return JSON.stringify(record);
  return JSON.stringify(
    Object.entries(record)
      .filter(([name, value]) => DEFAULTS[name] !== JSON.stringify(value))
      .map(([name, value]) => [name, ordered(value)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The value with the names of its objects in order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, ordered(item)]),
  );
}
