import { findDifference } from './compare-outcomes.ts';
import type { Outcome } from './job-response.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** The outcomes of two jobs that should agree. */
export interface OutcomePair {
  /** What is wrong when they differ. */
  readonly what: string;
  readonly expected: Outcome;
  readonly actual: Outcome;
}

const strings = (...records: readonly object[]): Outcome => ({ kind: 'strings', records });
const A = { uniqId: 'a', identifier: 'a', text: 'A' };
const B = { uniqId: 'b', identifier: 'b', text: 'B' };
const pair = (actual: Outcome): OutcomePair => ({
  what: 'the same job has two different responses',
  expected: strings(A, B),
  actual,
});

/** Jobs that differ only in what must not matter have the same outcome. */
export const hasSameOutcome = (requirement: RequirementId): Rule<OutcomePair> => ({
  requirement,
  expected: 'the same strings',
  violation: ({ what, expected, actual }) => {
    const differs = findDifference(expected, actual);
    return differs === undefined ? undefined : { code: 'strings-differ', what, ...differs };
  },
  invalid: [
    { title: 'a string is missing', input: pair(strings(A)) },
    { title: 'a string is new', input: pair(strings(A, B, { ...A, uniqId: 'c' })) },
    { title: 'a text differs', input: pair(strings(A, { ...B, text: 'b' })) },
    { title: 'an error', input: pair({ kind: 'error', message: 'no' }) },
  ],
  valid: [
    { title: 'another order', input: pair(strings(B, A)) },
    { title: 'defaults spelt out', input: pair(strings({ ...A, labels: [], maxLength: null, hasPlurals: false }, B)) },
    { title: 'fields in another order', input: pair(strings({ text: 'A', identifier: 'a', uniqId: 'a' }, B)) },
  ],
});

/** The outcome of one of several jobs that were processed at the same time. */
export interface ConcurrentOutcome {
  /** Texts that only the strings of the other jobs have. */
  readonly others: readonly string[];
  readonly outcome: Outcome;
}

const concurrent = (text: string): readonly ConcurrentOutcome[] => [
  { others: ['job-2'], outcome: strings({ ...A, text }) },
];

/** No response has strings of another job that was processed at the same time. */
export const haveOwnStrings: Rule<readonly ConcurrentOutcome[]> = {
  requirement: 'module.response.answered',
  expected: 'the strings of its own job',
  violation: (outcomes) => {
    const stray = outcomes.map(findStray).find((found) => found !== undefined);
    if (stray === undefined) return undefined;
    const what = 'a response holds strings of another job';
    const actual = `${showValue(stray)} of another`;
    return { code: 'strings-differ', what, expected: 'the strings of its own job', actual };
  },
  unproven: (outcomes) =>
    outcomes.some(({ outcome }) => outcome.kind === 'strings' && outcome.records.length > 0)
      ? undefined
      : 'no response held strings',
  invalid: [{ title: 'strings of another job', input: concurrent('from job-2') }],
  valid: [{ title: 'strings of the same job', input: concurrent('from job-1') }],
};

/** The first text of another job among the strings of an outcome. */
function findStray({ others, outcome }: ConcurrentOutcome): string | undefined {
  const text = outcome.kind === 'strings' ? JSON.stringify(outcome.records) : '';
  return others.find((other) => text.includes(other));
}
