import { findDifference } from './compare-outcomes.ts';
import type { Outcome } from './job-response.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';
import type { Json } from '../../spec/json.ts';

const strings = (...ids: readonly string[]): Outcome => ({
  kind: 'strings',
  records: ids.map((id) => ({ uniqId: id, identifier: id, text: id })),
});
const error = (message: string): Outcome => ({ kind: 'error', message });

/** A strings file that breaks off after some of its lines, beside whole files of all lines and of these. */
export interface BrokenFile {
  readonly whole: Outcome;
  readonly part: Outcome;
  readonly broken: Outcome;
}

/** A strings file that has not come whole is not taken for one that has. RFC 9112 section 8. */
export const noticesBrokenFile: Rule<BrokenFile> = {
  requirement: 'module.whole-downloads',
  expected: 'error.message of a file that breaks off',
  violation: ({ whole, part, broken }) =>
    broken.kind === 'strings' &&
    findDifference(part, broken) === undefined &&
    findDifference(whole, broken) !== undefined
      ? {
          code: 'wrong-result',
          what: 'a strings file that breaks off is taken for a whole one',
          expected: 'error.message: the job could not be processed',
          actual: 'the response to the lines that came',
        }
      : undefined,
  unproven: ({ whole, part }) =>
    whole.kind === 'strings' && part.kind === 'strings' && findDifference(whole, part) !== undefined
      ? undefined
      : 'the app processes no strings by address',
  invalid: [
    { title: 'the lines that came', input: { whole: strings('a', 'b'), part: strings('a'), broken: strings('a') } },
  ],
  valid: [
    {
      title: 'an error with a message',
      input: { whole: strings('a', 'b'), part: strings('a'), broken: error('It broke off.') },
    },
    {
      title: 'all strings, which the app reads from the file itself, or which it was given at another attempt',
      input: { whole: strings('a', 'b'), part: strings('a'), broken: strings('a', 'b') },
    },
    { title: 'no response', input: { whole: strings('a', 'b'), part: strings('a'), broken: { kind: 'none' } } },
  ],
};

/** The body of the response to a job that cannot be processed, as JSON. */
export interface FailedBody {
  readonly body: unknown;
}

/** The message of a job that cannot be processed stands in `error`. Source, "File-processing job response". */
export const saysItInError: Rule<FailedBody> = {
  requirement: 'module.response.error-message',
  expected: 'error.message of a job that cannot be processed',
  violation: ({ body }) => {
    const place = ELSEWHERE.find((names) => typeof readPath(body, names) === 'string');
    if (place === undefined || readPath(body, ['error', 'message']) !== undefined) return undefined;
    return {
      code: 'missing-field',
      what: 'the response to a job that cannot be processed',
      name: 'error.message',
      actual: `${place.join('.')} is ${showValue(readPath(body, place))}`,
    };
  },
  invalid: [
    { title: 'a message alone', input: { body: { message: 'Line 3 is no JSON.' } } },
    { title: 'an error in data', input: { body: { data: { error: { message: 'Line 3 is no JSON.' } } } } },
    { title: 'a list of errors', input: { body: { errors: [{ message: 'Line 3 is no JSON.' }] } } },
  ],
  valid: [
    { title: 'error.message', input: { body: { error: { message: 'Line 3 is no JSON.' } } } },
    { title: 'nothing', input: { body: {} } },
    { title: 'a word for what came of it', input: { body: { status: 'unchanged' } } },
  ],
};

/** Where other interfaces have messages. */
const ELSEWHERE = [
  ['message'],
  ['detail'],
  ['data', 'message'],
  ['data', 'error', 'message'],
  ['data', 'error'],
  ['errors', '0', 'message'],
  ['errors', '0'],
];

const readPath = (value: unknown, names: readonly string[]): unknown =>
  names.reduce(
    (part, name) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? (part as Json)[name] : undefined,
    value,
  );

/** A job that fails, and a valid one after it. */
export interface FailedAndNext {
  readonly failed: Outcome;
  readonly next: Outcome;
}

/** Pairs of which the valid job has the message of the other. */
const hasSameMessage = ({ failed, next }: FailedAndNext) =>
  failed.kind === 'error' && next.kind === 'error' && failed.message === next.message;

/** A valid job does not get the message of the job before it. One message for every job says nothing about this. */
export const hasNoMessageOfOthers: Rule<readonly FailedAndNext[]> = {
  requirement: 'module.response.answered',
  expected: 'a response of its own',
  violation: (pairs) => {
    const failed = pairs.filter((pair) => pair.failed.kind === 'error');
    const messages = new Set(failed.map((pair) => (pair.failed as { readonly message: string }).message));
    if (messages.size < 2 || !failed.every(hasSameMessage)) return undefined;
    return {
      code: 'strings-differ',
      what: 'a valid job gets the error message of the job before it',
      expected: 'its strings, or a message of its own',
      actual: [...messages]
        .slice(0, 2)
        .map((message) => showValue(message))
        .join(', and then '),
    };
  },
  unproven: (pairs) =>
    pairs.some((pair) => pair.failed.kind === 'error' && pair.next.kind !== 'none' && !hasSameMessage(pair))
      ? undefined
      : 'no valid job had a response of its own after one that failed',
  invalid: [
    {
      title: 'each time the message of the job before',
      input: [
        { failed: error('not base64'), next: error('not base64') },
        { failed: error('line 3 is no JSON'), next: error('line 3 is no JSON') },
      ],
    },
  ],
  valid: [
    { title: 'strings', input: [{ failed: error('not base64'), next: strings('a') }] },
    {
      title: 'one message for every job that fails',
      input: [
        { failed: error('Sorry.'), next: error('Sorry.') },
        { failed: error('Sorry.'), next: strings('a') },
      ],
    },
    {
      title: 'a message of its own',
      input: [
        { failed: error('not base64'), next: error('try again') },
        { failed: error('line 3 is no JSON'), next: error('try again') },
      ],
    },
  ],
};

/** What jobs that cannot be processed get in turn, and what a valid job gets before and, again and again, after them. */
export interface Failures {
  readonly before: Outcome;
  readonly failed: readonly Outcome[];
  readonly after: readonly Outcome[];
}

/** A valid job that was processed does not get the message of the first job that fails from then on. */
export const recovers: Rule<Failures> = {
  requirement: 'module.response.answered',
  expected: 'the strings of the job, as before others failed',
  violation: ({ before, failed, after }) => {
    const first = failed.find(({ kind }) => kind === 'error');
    if (before.kind !== 'strings' || first?.kind !== 'error' || after.length === 0) return undefined;
    // An app that takes no more jobs, for whatever reason, says something else than at the job that it could not read.
    if (!after.every((outcome) => outcome.kind === 'error' && outcome.message === first.message)) return undefined;
    return {
      code: 'strings-differ',
      what: 'after a job that cannot be processed, valid jobs fail with its message',
      expected: 'their strings, as before',
      actual: `${after.length} times the error ${showValue(first.message)}`,
    };
  },
  unproven: ({ before, failed, after }) =>
    before.kind === 'strings' &&
    failed.some(({ kind }) => kind === 'error') &&
    after.some(({ kind }) => kind === 'strings')
      ? undefined
      : 'no valid job was processed before and after one that failed',
  invalid: [
    {
      title: 'its message from then on',
      input: { before: strings('a'), failed: [error('not base64')], after: [error('not base64'), error('not base64')] },
    },
  ],
  valid: [
    { title: 'strings', input: { before: strings('a'), failed: [error('not base64')], after: [strings('a')] } },
    {
      title: 'its message once more, and then strings',
      input: { before: strings('a'), failed: [error('not base64')], after: [error('not base64'), strings('a')] },
    },
  ],
};
