import { findDifference } from './compare-outcomes.ts';
import type { Outcome } from './job-response.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';
import { isObject } from '../../spec/json.ts';

const strings = (...records: readonly object[]): Outcome => ({ kind: 'strings', records });
const error = (message: string): Outcome => ({ kind: 'error', message });
const A = { uniqId: 'a', identifier: 'a', text: 'A' };

/** Responses of which each may be larger than the one before by chance, and not all of them. */
export const ENOUGH_TO_GROW = 6;

/** A job that fails, and a valid one twice after it. */
export interface Round {
  readonly failed: Outcome;
  readonly first: Outcome;
  readonly second: Outcome;
}

const isRefused = ({ failed, first, second }: Round) =>
  failed.kind === 'error' && first.kind !== 'strings' && second.kind === 'strings';

/** A valid job that is processed is also processed right after another has failed. */
export const answersAfterFailure: Rule<readonly Round[]> = {
  requirement: 'module.response.answered',
  expected: 'the strings of the job, as when it is sent again',
  violation: (rounds) => {
    const [round] = rounds;
    if (round === undefined || !rounds.every(isRefused)) return undefined;
    const { first } = round;
    return {
      code: 'strings-differ',
      what: 'a valid job fails after one that cannot be processed',
      expected: 'its strings, which come when it is sent again',
      actual: first.kind === 'error' ? `the error ${showValue(first.message)}` : 'no strings',
    };
  },
  unproven: (rounds) =>
    rounds.some(({ first }) => first.kind === 'strings') ? undefined : 'no valid job had a response with strings',
  invalid: [
    {
      title: 'the same error again',
      input: [
        { failed: error('not base64'), first: error('not base64'), second: strings(A) },
        { failed: error('not base64'), first: error('not base64'), second: strings(A) },
      ],
    },
    { title: 'no response', input: [{ failed: error('not base64'), first: { kind: 'none' }, second: strings(A) }] },
  ],
  valid: [
    { title: 'processed each time', input: [{ failed: error('not base64'), first: strings(A), second: strings(A) }] },
    {
      title: 'a failure of its own, once',
      input: [
        { failed: error('not base64'), first: error('try again'), second: strings(A) },
        { failed: error('not base64'), first: strings(A), second: strings(A) },
      ],
    },
  ],
};

/** A job that fails, valid ones about the same file after it, and one of them about a new file. */
export interface AfterFailure {
  readonly failed: Outcome;
  readonly sameFile: readonly Outcome[];
  readonly newFile: Outcome;
}

/** A file whose job has failed once is processed when it is in order. */
export const readsFileAgain: Rule<AfterFailure> = {
  requirement: 'module.response.answered',
  expected: 'the strings of the job, as of a file of which no job has failed',
  violation: ({ failed, sameFile, newFile }) => {
    const [first] = sameFile;
    if (failed.kind !== 'error' || newFile.kind !== 'strings' || first?.kind !== 'error') return undefined;
    if (sameFile.some(({ kind }) => kind !== 'error')) return undefined;
    return {
      code: 'strings-differ',
      what: 'a valid job fails each time, after another one about its file has failed',
      expected: 'its strings, which come for a new file',
      actual: `the error ${showValue(first.message)}`,
    };
  },
  unproven: ({ failed, newFile }) =>
    failed.kind === 'error' && newFile.kind === 'strings' ? undefined : 'the app fails at no job of a file',
  invalid: [
    {
      title: 'the error of the job before',
      input: { failed: error('404'), sameFile: [error('404'), error('404')], newFile: strings(A) },
    },
  ],
  valid: [
    { title: 'processed', input: { failed: error('404'), sameFile: [strings(A)], newFile: strings(A) } },
    {
      title: 'a failure of its own, once',
      input: { failed: error('404'), sameFile: [error('try again'), strings(A)], newFile: strings(A) },
    },
  ],
};

/** The same job before and after another, with the texts of both jobs. */
export interface Aftermath {
  readonly before: Outcome;
  readonly after: Outcome;
  readonly own: string;
  readonly other: string;
}

const parts = (before: Outcome, after: Outcome): Aftermath => ({
  ...{ before, after },
  own: JSON.stringify({ strings: [A], targetLanguages: [] }),
  other: JSON.stringify({ strings: [{ ...A, uniqId: 'b', text: 'B of another' }], targetLanguages: [{ id: 'ja' }] }),
});

/** What a response to a job holds afterwards comes from this job. */
export const holdsNothingOfOthers: Rule<Aftermath> = {
  requirement: 'module.response.answered',
  expected: 'nothing that only an earlier job had',
  violation: ({ before, after, own, other }) => {
    if (before.kind !== 'strings' || after.kind !== 'strings') return undefined;
    const known = new Set([...listTexts(before.records), ...listTexts(JSON.parse(own))]);
    const foreign = new Set(listTexts(JSON.parse(other)));
    const stray = listTexts(after.records.map(contentOf)).find(
      (text) => text !== '' && foreign.has(text) && !known.has(text),
    );
    if (stray === undefined) return undefined;
    return {
      code: 'strings-differ',
      what: 'a response holds something of an earlier job',
      expected: 'what the same job had before the other',
      actual: `${showValue(stray)} of the other as well`,
    };
  },
  unproven: ({ before, after }) =>
    before.kind === 'strings' && after.kind === 'strings' ? undefined : 'the app gives no strings',
  invalid: [
    { title: 'a text of another job', input: parts(strings(A), strings(A, { ...A, text: 'B of another' })) },
    {
      title: 'a language of another job',
      input: parts(strings(A), strings({ ...A, translations: { ja: { text: 'A' } } })),
    },
  ],
  valid: [
    { title: 'the same', input: parts(strings(A), strings(A)) },
    { title: 'a change that no job explains', input: parts(strings(A), strings({ ...A, context: 'seen twice' })) },
    {
      title: 'a label that remembers another job',
      input: parts(strings(A), strings({ ...A, labels: ['ja'] })),
    },
    {
      title: 'what was there before',
      input: parts(strings({ ...A, labels: ['ja'] }), strings({ ...A, labels: ['ja'] })),
    },
  ],
};

/** Responses to one job that was sent several times. */
export const doesNotGrow: Rule<readonly Outcome[]> = {
  requirement: 'module.response.answered',
  expected: 'as much each time',
  violation: (outcomes) => {
    const sizes = outcomes.map((outcome) => (outcome.kind === 'strings' ? JSON.stringify(outcome.records).length : 0));
    const isLarger = (size: number, index: number) => index === 0 || size > sizes[index - 1]!;
    if (sizes.length < ENOUGH_TO_GROW || sizes.includes(0) || !sizes.every(isLarger)) return undefined;
    return {
      code: 'strings-differ',
      what: 'the strings of one job hold more each time',
      expected: `${sizes[0]} characters, as the first time`,
      actual: sizes.slice(1).join(', '),
    };
  },
  unproven: (outcomes) => (outcomes.some(({ kind }) => kind === 'strings') ? undefined : 'no response had strings'),
  invalid: [{ title: 'a label more each time', input: labelled(0, 1, 2, 3, 4, 5) }],
  valid: [
    { title: 'the same each time', input: labelled(1, 1, 1, 1, 1, 1) },
    { title: 'any number of labels', input: labelled(1, 3, 2, 4, 5, 6) },
    { title: 'more the second time', input: labelled(1, 2, 2, 2, 2, 2) },
  ],
};

function labelled(...counts: readonly number[]): readonly Outcome[] {
  return counts.map((count) => strings({ ...A, labels: Array.from({ length: count }, () => 'seen') }));
}

/** What a string is. An app may remember what it likes in its labels, its context and its attributes. */
export const contentOf = (record: unknown): unknown =>
  isObject(record) ? [record['uniqId'], record['identifier'], record['text'], record['translations']] : record;

/** The texts in a value and the names in its objects. */
export function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [name, ...listTexts(item)]);
}

/** Two jobs of one file, and the second of them about a new file. */
export interface TwoJobs {
  readonly first: Outcome;
  readonly second: Outcome;
  readonly alone: Outcome;
  /** A word that only the second job has. */
  readonly word: string;
}

const twoJobs = (second: Outcome, alone: Outcome): TwoJobs => ({ first: strings(A), second, alone, word: 'newer' });
const NEWER = { ...A, text: 'newer' };
const has = (outcome: Outcome, word: string) => JSON.stringify(outcome).includes(word);

/** The response to a later job about a file is not the one to an earlier job. */
export const isNotRepeated: Rule<TwoJobs> = {
  requirement: 'module.response.answered',
  expected: 'the strings of the later job',
  violation: ({ first, second, alone, word }) =>
    has(alone, word) && !has(second, word) && findDifference(first, second) === undefined
      ? {
          code: 'strings-differ',
          what: 'a later job of a file gets the response to an earlier one',
          expected: `strings with ${showValue(word)}, as when the file is new`,
          actual: 'the response to the earlier job',
        }
      : undefined,
  unproven: ({ alone, word }) => (has(alone, word) ? undefined : 'the app returns no text as it was'),
  invalid: [{ title: 'the earlier response', input: twoJobs(strings(A), strings(NEWER)) }],
  valid: [
    { title: 'the strings of the job', input: twoJobs(strings(NEWER), strings(NEWER)) },
    { title: 'something else', input: twoJobs(strings({ ...A, text: 'changed' }), strings(NEWER)) },
  ],
};

/** Jobs with the same strings: of two contents in new files each, and of the second content in the file of the first. */
export interface Contents {
  readonly first: Outcome;
  /** The first content in yet another file. */
  readonly again: Outcome;
  readonly second: Outcome;
  readonly update: Outcome;
}

/** Whether a job has the response to the content that its file had before. */
export const readsOtherContent = ({ first, again, second, update }: Contents): boolean =>
  findDifference(first, again) === undefined &&
  findDifference(first, second) !== undefined &&
  findDifference(first, update) === undefined;

/** What an app finds in the content of a file, it finds in the content of the job. By chance it may not, but hardly each time. */
export const readsOwnContent: Rule<readonly Contents[]> = {
  requirement: 'module.response.answered',
  expected: 'what the content of the job says',
  violation: (rounds) =>
    rounds.every(readsOtherContent)
      ? {
          code: 'strings-differ',
          what: 'a later job of a file gets what is in the content of an earlier one',
          expected: 'the response to the same job of a new file',
          actual: 'the response to the earlier job, which had another content',
        }
      : undefined,
  unproven: (rounds) =>
    rounds.some(({ first, second }) => findDifference(first, second) !== undefined)
      ? undefined
      : 'the response does not depend on the content of the file',
  invalid: [{ title: 'the line of the earlier content', input: [contents('line 1', 'line 1', 'line 4', 'line 1')] }],
  valid: [
    { title: 'the line of the content', input: [contents('line 1', 'line 1', 'line 4', 'line 4')] },
    { title: 'the lines of both', input: [contents('line 1', 'line 1', 'line 4', 'line 1 or 4')] },
    { title: 'the id of the file', input: [contents('file 1', 'file 3', 'file 2', 'file 1')] },
    { title: 'drawn once', input: [contents('a', 'a', 'b', 'a'), contents('a', 'b', 'a', 'a')] },
  ],
};

function contents(...contexts: readonly [string, string, string, string]): Contents {
  const [first, again, second, update] = contexts.map((context) => strings({ ...A, context }));
  return { first: first!, again: again!, second: second!, update: update! };
}

/** A job alone, after a file with other ids, and after one with the same ids. */
export interface SameIds {
  readonly before: Outcome;
  readonly afterOtherIds: Outcome;
  readonly afterSameIds: Outcome;
}

const isChangedByAny = ({ before, afterOtherIds }: SameIds) => findDifference(before, afterOtherIds) !== undefined;
const sameIds = (afterSameIds: Outcome): SameIds => ({
  ...{ before: strings(A), afterOtherIds: strings(A), afterSameIds },
});
const HIDDEN = strings({ ...A, isHidden: true });

/**
 * The strings of a file are none of another file that have the same ids. Something else, such as a clock, changes a
 * response between two jobs once, but hardly in each of several rounds.
 */
export const keepsFilesApart: Rule<readonly SameIds[]> = {
  requirement: 'module.response.uniq-id-of-file',
  expected: 'the same strings, whatever the ids of another file are',
  violation: (rounds) => {
    if (rounds.some(isChangedByAny)) return undefined;
    const differences = rounds.map(({ before, afterSameIds }) => findDifference(before, afterSameIds));
    const [differs] = differences;
    return differs && differences.every((one) => one !== undefined)
      ? { code: 'strings-differ', what: 'strings are taken for those of another file', ...differs }
      : undefined;
  },
  unproven: (rounds) => {
    if (rounds.some(({ before }) => before.kind !== 'strings')) return 'the app gives no strings';
    return rounds.some(isChangedByAny) ? 'any job changes the response' : undefined;
  },
  invalid: [{ title: 'hidden like a string of another file', input: [sameIds(HIDDEN), sameIds(HIDDEN)] }],
  valid: [
    { title: 'the same strings', input: [sameIds(strings(A)), sameIds(strings(A))] },
    { title: 'another response once', input: [sameIds(HIDDEN), sameIds(strings(A))] },
  ],
};
