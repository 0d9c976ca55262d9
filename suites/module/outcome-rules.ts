import { INLINE_READ } from './response-rules.ts';
import { findDifference } from './compare-outcomes.ts';
import { contentOf } from './earlier-job-rules.ts';
import type { Outcome } from './job-response.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';
import { isObject } from '../../spec/json.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

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
  madeBy: ['hasSameOutcome', requirement],
  requirement,
  expected: 'the same strings',
  violation: ({ what, expected, actual }) => {
    const differs = findDifference(expected, actual);
    return differs === undefined ? undefined : { code: 'strings-differ', what, ...differs };
  },
  unproven: ({ expected, actual }) =>
    expected.kind === 'strings' || actual.kind === 'strings' ? undefined : 'neither job has a response with strings',
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

/** The outcome of a job, and those of one that has something more, as often as it was sent. */
export interface JobHaving {
  readonly feature: string;
  readonly plain: Outcome;
  readonly outcomes: readonly Outcome[];
}

const having = (...outcomes: readonly Outcome[]): JobHaving => ({
  ...{ feature: 'statuses of translations', plain: strings(A), outcomes },
});
const REFUSED: Outcome = { kind: 'error', message: 'cannot read the status' };

/** A job is not refused for what any job may have, where it is processed without that. */
export const isNotRefused: Rule<JobHaving> = {
  requirement: INLINE_READ,
  expected: 'strings, as for the job without it',
  violation: ({ feature, plain, outcomes }) => {
    const [first] = outcomes;
    if (plain.kind !== 'strings' || first?.kind !== 'error' || outcomes.some(({ kind }) => kind !== 'error'))
      return undefined;
    return {
      code: 'strings-differ',
      what: `a job is refused for ${feature}`,
      expected: 'strings, as for the job without it',
      actual: `error.message ${showValue(first.message)}`,
    };
  },
  unproven: ({ plain, outcomes }) =>
    plain.kind === 'strings' && plain.records.length > 0 && outcomes.some(({ kind }) => kind === 'strings')
      ? undefined
      : 'the app processes no job of the two',
  invalid: [{ title: 'refused each time', input: having(REFUSED, REFUSED) }],
  valid: [
    { title: 'processed', input: having(strings(A, B)) },
    { title: 'refused once', input: having(REFUSED, strings(A)) },
  ],
};

/** The outcome of one of several jobs. */
export interface ConcurrentOutcome {
  /** Texts that only the other jobs have. */
  readonly others: readonly string[];
  /**
   * A text that each string of the job has, where the others are about the same file: an app may then tell in contexts, labels
   * and a preview what was there before.
   */
  readonly own?: string;
  readonly outcome: Outcome;
  /** What the response shows besides its strings. */
  readonly preview?: string;
}

const concurrent = (text: string): readonly ConcurrentOutcome[] => [
  { others: ['job-2'], outcome: strings({ ...A, text }) },
];

/** The context that a string of a job has in its file. */
export const contextOf = (own: string): string => `In ${own}`;

/** No response has strings of another job. */
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
  invalid: [
    { title: 'strings of another job', input: concurrent('from job-2') },
    {
      title: 'a preview of another job',
      input: [{ ...concurrent('from job-1')[0]!, preview: '<p>from job-2</p>' }],
    },
    {
      title: 'a text of an earlier version',
      input: [{ others: ['job-2'], own: 'job-1', outcome: strings({ ...A, text: 'from job-2', context: 'In job-1' }) }],
    },
    {
      title: 'the context of another job in place of its own',
      input: [
        { others: ['job-2'], own: 'job-1', outcome: strings({ ...A, text: 'job-1', context: contextOf('job-2') }) },
      ],
    },
    {
      title: 'a message about another job',
      input: [...concurrent('from job-1'), { others: ['job-2'], outcome: { kind: 'error', message: 'job-2 failed' } }],
    },
  ],
  valid: [
    { title: 'strings of the same job', input: concurrent('from job-1') },
    {
      title: 'a context that tells the text before',
      input: [
        {
          ...{ others: ['job-2'], own: 'job-1' },
          outcome: strings({ ...A, text: 'from job-1', context: 'Was: from job-2', labels: ['job-2'] }),
          preview: '<p>from job-1, was: from job-2</p>',
        },
      ],
    },
  ],
};

/** The first text of another job in an outcome. */
function findStray({ others, own, outcome, preview = '' }: ConcurrentOutcome): string | undefined {
  const isOld = own !== undefined && outcome.kind === 'strings';
  // A note tells of another string beside what the file says of this one; the context of the other one alone is no note.
  const contexts = isOld ? outcome.records.filter(isObject).map(({ context }) => context) : [];
  const replaced = others.find((other) => contexts.includes(contextOf(other)));
  if (replaced !== undefined) return replaced;
  const content = isOld ? JSON.stringify(outcome.records.map(contentOf)) : JSON.stringify(outcome);
  const text = isOld && preview.includes(own) ? content : `${content} ${preview}`;
  return others.find((other) => text.includes(other));
}

/** What became of some strings. */
export interface SentStrings {
  readonly sent: readonly StringRecord[];
  readonly outcome: Outcome;
}

/** A job of a few strings, and one of many of the same kind. */
export interface NumberPair {
  readonly few: SentStrings;
  readonly many: SentStrings;
}

/** The strings that did not come back. */
export const listDropped = ({ sent, outcome }: SentStrings): readonly StringRecord[] => {
  const records = outcome.kind === 'strings' ? outcome.records.filter(isObject) : [];
  const returned = new Set(records.map(({ uniqId }) => uniqId));
  return sent.filter(({ uniqId }) => !returned.has(uniqId));
};
const [ONE, TWO, THREE] = [A, B, { uniqId: 'c', identifier: 'c', text: 'C' }];
const numbers = (...returned: readonly object[]): NumberPair => ({
  few: { sent: [ONE], outcome: strings(ONE) },
  many: { sent: [ONE, TWO, THREE], outcome: strings(...returned) },
});

/** Valid jobs, and their sizes in bytes. */
export type SizedJobs = readonly { readonly bytes: number; readonly outcome: Outcome }[];

/** Jobs are not refused from some size on. */
export const takesLargeJobs: Rule<SizedJobs> = {
  requirement: 'module.large-jobs',
  expected: 'strings, whatever the size of the job',
  violation: (jobs) => {
    const taken = Math.max(0, ...jobs.filter(({ outcome }) => outcome.kind === 'strings').map(({ bytes }) => bytes));
    const refused = jobs
      .flatMap(({ bytes, outcome }) =>
        bytes > taken && outcome.kind === 'error' ? { bytes, message: outcome.message } : [],
      )
      .toSorted((one, other) => one.bytes - other.bytes);
    const [first] = refused;
    if (taken === 0 || first === undefined || refused.length < ENOUGH_REFUSED) return undefined;
    return {
      code: 'strings-differ',
      what: `jobs of ${Math.ceil(first.bytes / 1000)} kB and more are refused`,
      expected: `strings, as for a job of ${Math.ceil(taken / 1000)} kB`,
      actual: `${refused.length} times error.message, at first ${showValue(first.message)}`,
    };
  },
  unproven: (jobs) =>
    jobs.some(({ outcome }) => outcome.kind === 'strings') ? undefined : 'the app processes no large job',
  // prettier-ignore
  invalid: [
    { title: 'the two largest refused',           input: sized([1, true], [2, true], [3, false], [4, false]) },
  ],
  // prettier-ignore
  valid: [
    { title: 'all taken',                         input: sized([1, true], [3, true], [4, true]) },
    { title: 'one refused for something else',    input: sized([1, true], [3, false], [4, true]) },
  ],
};

/** Refused jobs that share nothing but their size. */
const ENOUGH_REFUSED = 2;

function sized(...jobs: readonly (readonly [megabytes: number, isTaken: boolean])[]): SizedJobs {
  return jobs.map(([megabytes, isTaken]) => ({
    bytes: megabytes * 1_000_000,
    outcome: isTaken ? strings(A) : { kind: 'error', message: 'too large' },
  }));
}

/** Strings of a kind that comes back from a short list come back from a long one. */
export const dropsNone: Rule<NumberPair> = {
  requirement: 'module.strings-dropped',
  expected: 'as many of many strings as of a few',
  violation: ({ few, many }) => {
    if (many.outcome.kind !== 'strings' || listDropped(few).length > 0) return undefined;
    const dropped = listDropped(many);
    if (dropped.length === 0) return undefined;
    return {
      code: 'strings-differ',
      what: 'strings of a long list are dropped',
      expected: `${many.sent.length} strings, as a few of their kind come back`,
      actual: `${dropped.length} of them are missing, ${showValue(dropped[0]!.uniqId)} the first`,
    };
  },
  unproven: ({ few, many }) => {
    if (few.outcome.kind !== 'strings' || many.outcome.kind !== 'strings') return 'the app gives no strings';
    return listDropped(few).length > 0 ? 'the app returns a few strings under other ids, or not at all' : undefined;
  },
  invalid: [
    { title: 'the last string is missing', input: numbers(ONE, TWO) },
    { title: 'all but the first are missing', input: numbers(ONE) },
  ],
  valid: [
    { title: 'all come back', input: numbers(ONE, TWO, { ...THREE, text: 'changed' }) },
    { title: 'others come too', input: numbers(ONE, TWO, THREE, { ...A, uniqId: 'd' }) },
  ],
};

/**
 * Jobs of some numbers of strings, of a kind that comes back, how many did not, of each time that they were sent, and how many
 * the first one that did not come back follows, where no later one did.
 */
export type NumbersLost = readonly {
  readonly number: number;
  readonly lost: readonly number[];
  readonly cutAfter?: number | undefined;
}[];

/** After how many strings a list is cut; undefined where the strings that did not come back are no end of it. */
export function findCut({ sent, outcome }: SentStrings): number | undefined {
  const dropped = listDropped({ sent, outcome });
  const kept = sent.length - dropped.length;
  return dropped.length > 0 && kept > 0 && dropped[0] === sent[kept] ? kept : undefined;
}

/** Strings of a list come back if those of a longer one do, and those of two lists do not end at one number. */
export const losesNone: Rule<NumbersLost> = {
  requirement: 'module.response.answered',
  expected: 'all strings, as of a longer list',
  violation: (jobs) => {
    const cut = jobs.find(({ number, cutAfter }) =>
      jobs.some((other) => cutAfter !== undefined && other.cutAfter === cutAfter && other.number !== number),
    )?.cutAfter;
    if (cut !== undefined && jobs.every(({ number, cutAfter }) => cutAfter === (number > cut ? cut : undefined)))
      return {
        code: 'strings-differ',
        what: 'strings of a list are lost beyond a number',
        expected: 'all strings of a list, as of shorter ones',
        actual: `the first ${cut} of any longer list`,
      };
    const short = jobs.find(({ lost }) => lost.length > 1 && lost.every((count) => count > 0));
    const long = jobs.findLast(({ lost }) => lost.every((count) => count === 0));
    if (short === undefined || long === undefined || short.number >= long.number) return undefined;
    return {
      code: 'strings-differ',
      what: 'strings of a list are lost for their number',
      expected: `${short.number} strings, as ${long.number} come back where there are ${long.number}`,
      actual: `${short.number - short.lost[0]!}`,
    };
  },
  unproven: (jobs) =>
    jobs.some(({ lost }) => lost.every((count) => count === 0)) ? undefined : 'no list of strings comes back whole',
  invalid: [
    { title: 'the last batch if it is full', input: [2, 200, 201].map((number) => lostOf(number, number === 200)) },
    { title: 'the last batch if it is not', input: [2, 201, 400].map((number) => lostOf(number, number === 201)) },
    {
      title: 'all beyond a number',
      input: [lostOf(100, false), ...[101, 110].map((number) => ({ ...lostOf(number, true), cutAfter: 100 }))],
    },
  ],
  valid: [
    { title: 'all come back', input: [2, 200, 201].map((number) => lostOf(number, false)) },
    {
      title: 'a half of each longer list',
      input: [lostOf(2, false), ...[100, 200].map((number) => ({ ...lostOf(number, true), cutAfter: number / 2 }))],
    },
    { title: 'some of any longer list do not', input: [2, 200, 201].map((number) => lostOf(number, number > 100)) },
    { title: 'once', input: [{ number: 200, lost: [200, 0] }, { number: 201, lost: [1] }, lostOf(202, false)] },
  ],
};

/** Keys of strings that a job had each time, and those of the strings that did not come back. */
export interface KeysLost {
  readonly keys: readonly string[];
  readonly lost: readonly (readonly string[])[];
}

/** A string does not get lost because its key is the name of a member that every object has in some languages. */
export const losesNoKey: Rule<KeysLost> = {
  requirement: 'module.response.answered',
  expected: 'all strings, whatever their keys are',
  violation: ({ keys, lost }) => {
    const [first = []] = lost;
    const isOfObjects = lost.every((some) => some.length > 0 && some.every((key) => OBJECT_MEMBERS.includes(key)));
    if (!isOfObjects || keys.length - first.length < ENOUGH_KEYS) return undefined;
    return {
      code: 'strings-differ',
      what: 'strings are lost for their keys',
      expected: `the strings ${first.join(', ')}, as those with other keys`,
      actual: `${keys.length - first.length} strings with other keys`,
    };
  },
  unproven: ({ keys, lost }) =>
    lost.every((some) => keys.length - some.length >= ENOUGH_KEYS) ? undefined : 'the app returns few strings',
  invalid: [{ title: 'names of members', input: keysLost(['constructor', 'toString'], ['constructor', 'toString']) }],
  valid: [
    { title: 'none', input: keysLost([], []) },
    { title: 'words that the app leaves out', input: keysLost(['debug', 'constructor'], ['debug', 'constructor']) },
    { title: 'once', input: keysLost(['constructor'], []) },
  ],
};

/** How many strings of a list did not come back each time, and which did not where the same strings had ids that look alike. */
export interface IdsLost {
  readonly plain: readonly number[];
  readonly alike: readonly (readonly string[])[];
  /** Ids of the one job in responses to the other. */
  readonly strays: readonly string[];
}

/** A string does not get lost because its id looks like that of another one, or is the name of a member that every object has. */
export const losesNoId: Rule<IdsLost> = {
  requirement: 'module.response.answered',
  expected: 'all strings, whatever their ids are',
  violation: ({ plain, alike, strays: [stray] }) => {
    if (stray !== undefined)
      return {
        code: 'strings-differ',
        what: 'a response holds strings of another job, which had the same keys and texts',
        expected: 'strings with the ids of the job',
        actual: `a string with the id ${JSON.stringify(stray)} of another job`,
      };
    if (plain.some((count) => count > 0) || !alike.every((ids) => ids.length > 0)) return undefined;
    const [[first = ''] = []] = alike;
    return {
      code: 'strings-differ',
      what: 'strings are lost for their ids',
      expected: `the string with the id ${JSON.stringify(first)}, as with other ids`,
      actual: 'the strings without it',
    };
  },
  unproven: ({ plain }) => (plain.every((count) => count === 0) ? undefined : 'the app leaves out strings of any ids'),
  invalid: [
    { title: 'one of two each time', input: { plain: [0, 0], alike: [['A'], ['a']], strays: [] } },
    { title: 'ids of another job', input: { plain: [0, 0], alike: [['A'], ['a']], strays: ['plain-1'] } },
  ],
  valid: [
    { title: 'none', input: { plain: [0, 0], alike: [[], []], strays: [] } },
    { title: 'once', input: { plain: [0, 0], alike: [['A'], []], strays: [] } },
  ],
};

/** Members that objects have in JavaScript, Python and Ruby. */
export const OBJECT_MEMBERS = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  '__class__',
  'object_id',
  'hash',
];
/** Keys of strings that come back, beside which the others are noticed. */
const ENOUGH_KEYS = 8;

function keysLost(...lost: readonly (readonly string[])[]): KeysLost {
  const words = ['open', 'close', 'quit', 'new', 'save', 'edit', 'find', 'print', 'debug'];
  return { keys: [...words, 'constructor', 'toString'], lost };
}

function lostOf(number: number, isLost: boolean) {
  return { number, lost: isLost ? [1, 1] : [0, 0] };
}

/** The outcome of a job with a string of a type, and one without (`bare`). */
export interface TypedOutcome {
  readonly serviceType: string;
  readonly outcome: Outcome;
}

const findBare = ({ outcome }: TypedOutcome) =>
  outcome.kind === 'strings' ? outcome.records.filter(isObject).find(({ uniqId }) => uniqId === 'bare') : undefined;
const readType = (record: unknown): unknown =>
  isObject(record) && isObject(record['attributes']) ? record['attributes']['serviceType'] : undefined;
const hasTypes = ({ outcome }: TypedOutcome) =>
  outcome.kind === 'strings' && outcome.records.some((record) => readType(record) !== undefined);
const typed = (...types: readonly (readonly [string, string?])[]): readonly TypedOutcome[] =>
  types.map(([serviceType, own]) => ({
    serviceType,
    outcome: strings(
      { ...A, attributes: { serviceType } },
      { ...B, uniqId: 'bare', ...(own !== undefined && { attributes: { serviceType: own } }) },
    ),
  }));

/** The type of a string does not follow that of another. Source, "String record". */
export const keepsTypesApart: Rule<readonly TypedOutcome[]> = {
  requirement: 'module.response.service-type',
  expected: 'the type of the string itself',
  violation: (outcomes) =>
    outcomes.length > 0 && outcomes.every((one) => readType(findBare(one)) === one.serviceType)
      ? {
          code: 'strings-differ',
          what: 'a string has the type of another',
          expected: 'the same each time, as the string has no type',
          actual: outcomes
            .map(({ serviceType }) => `${serviceType} beside a string of the type ${serviceType}`)
            .join(', '),
        }
      : undefined,
  unproven: (outcomes) =>
    outcomes.every((one) => findBare(one) !== undefined && hasTypes(one))
      ? undefined
      : 'the app returns no string with a type beside one without',
  invalid: [{ title: 'the type of another each time', input: typed(['html', 'html'], ['xml', 'xml']) }],
  valid: [
    { title: 'no type', input: typed(['html'], ['xml']) },
    { title: 'always the same type', input: typed(['html', 'html'], ['xml', 'html']) },
  ],
};
