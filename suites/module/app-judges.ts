import { understand } from './answer-points.ts';
import type { Outcome } from './answer-points.ts';
import type { Called } from './call-app.ts';
import { ANSWER_ACCEPTS, ANSWER_REJECTS } from './answer-samples.ts';
import { fieldsKept } from './kept-fields.ts';
import { MANIFEST_ACCEPTS, MANIFEST_REJECTS } from './manifest-samples.ts';
import { manifestPoints } from './manifest-points.ts';
import { decidedBy, findingsOf, kept, broken, shown } from './points.ts';
import type { Point } from './points.ts';
import { difference } from './same-strings.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** A job that was answered, and what its answer shows to be read when it is sound. */
export interface Judged {
  readonly called: Called;
  readonly reads?: 'module.response.inline-read' | 'module.response.addresses-read';
}

function answerPoints({ called, reads }: Judged): readonly Point[] {
  const { outcome, points } = understand(called);
  if (reads === undefined) return points;
  if (outcome.kind === 'strings') return [...points, kept(reads)];
  const trouble = points.find(({ requirement, isKept }) => !isKept && UNPROCESSED.includes(requirement));
  if (trouble === undefined || trouble.isKept) return points;
  return [...points, broken(reads, 'a sound job is not processed', 'strings, or error.message', trouble.came)];
}

/** What is broken when a job was neither processed nor refused with a message. */
const UNPROCESSED: readonly RequirementId[] = [
  'module.response.answered',
  'module.response.error-message',
  'module.limits.answer-in-time',
];

/** The answer to a job is what the source's tables say. */
export const answer: Judge<Judged> = {
  id: 'module.answer',
  decides: (input) => decidedBy(answerPoints(input)),
  judge: (input) => findingsOf(answerPoints(input)),
  rejects: ANSWER_REJECTS,
  accepts: ANSWER_ACCEPTS,
};

/** The manifest is what the source's table says, and its patterns can be used. */
export const manifest: Judge<unknown> = {
  id: 'module.manifest',
  decides: (input) => decidedBy(manifestPoints(input)),
  judge: (input) => findingsOf(manifestPoints(input)),
  rejects: MANIFEST_REJECTS,
  accepts: MANIFEST_ACCEPTS,
};

/** Two answers that should agree, and what they have in common. */
export interface Pair {
  readonly requirement: RequirementId;
  readonly what: string;
  readonly due: Outcome;
  readonly came: Outcome;
}

const strings = (...records: readonly object[]): Outcome => ({ kind: 'strings', records });
const A = { uniqId: 'a', identifier: 'a', text: 'A' };
const B = { uniqId: 'b', identifier: 'b', text: 'B' };
const pair = (came: Outcome, requirement: RequirementId = 'module.same-answer'): Pair => ({
  requirement,
  what: 'the same job is answered in two ways',
  due: strings(A, B),
  came,
});

/** Jobs that differ in what should not matter are answered alike. */
export const alike: Judge<Pair> = {
  id: 'module.alike',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, what, due, came }) => {
    const differs = difference(due, came);
    return differs === undefined ? [] : findingsOf([broken(requirement, what, differs.due, differs.came)]);
  },
  rejects: [
    { title: 'a string is missing', breaks: 'module.same-answer', input: pair(strings(A)) },
    { title: 'a string is new', breaks: 'module.same-answer', input: pair(strings(A, B, { ...A, uniqId: 'c' })) },
    { title: 'a text differs', breaks: 'module.same-answer', input: pair(strings(A, { ...B, text: 'b' })) },
    { title: 'an error', breaks: 'module.same-answer', input: pair({ kind: 'error', message: 'no' }) },
  ],
  accepts: [
    { title: 'another order', input: pair(strings(B, A)) },
    { title: 'defaults spelt out', input: pair(strings({ ...A, labels: [], maxLength: null, hasPlurals: false }, B)) },
    { title: 'fields in another order', input: pair(strings({ text: 'A', identifier: 'a', uniqId: 'a' }, B)) },
  ],
};

/** Answers to jobs that were under way at once. */
export interface Crowd {
  readonly answers: readonly { readonly own: string; readonly others: readonly string[]; readonly outcome: Outcome }[];
}

const crowd = (text: string): Crowd => ({
  answers: [{ own: 'job-1', others: ['job-2'], outcome: strings({ ...A, text }) }],
});

/** No answer has strings of another job that was under way beside it. */
export const apart: Judge<Crowd> = {
  id: 'module.apart',
  decides: () => ['module.response.answered'],
  judge: ({ answers }) =>
    findingsOf(
      answers.flatMap(({ others, outcome }) => {
        if (outcome.kind !== 'strings') return [];
        const text = JSON.stringify(outcome.records);
        const stray = others.find((other) => text.includes(other));
        const what = 'an answer holds strings of another job';
        return stray === undefined
          ? []
          : [broken('module.response.answered', what, 'the strings of its own job', `${shown(stray)} of another`)];
      }),
    ),
  rejects: [{ title: 'strings of another job', breaks: 'module.response.answered', input: crowd('from job-2') }],
  accepts: [{ title: 'strings of the own job', input: crowd('from job-1') }],
};

/** Something about the safety of an app, told by what it did. */
export interface Behaviour {
  readonly requirement: RequirementId;
  readonly what: string;
  readonly due: string;
  /** What it did that it should not, or undefined. */
  readonly came?: string;
}

const behaviour = (requirement: RequirementId, came?: string): Behaviour => ({
  requirement,
  what: 'an app does what it should not',
  due: 'a limit',
  ...(came === undefined ? {} : { came }),
});
const BEHAVIOURS = [
  'module.safety.redirect-loop',
  'module.safety.other-place',
  'module.safety.inner-address',
  'module.safety.endless',
  'module.safety.decompression',
  'module.authentication-failed',
] as const;

/** An app keeps its limits where a job leads it astray. */
export const behaves: Judge<Behaviour> = {
  id: 'module.behaves',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, what, due, came }) =>
    came === undefined ? [] : findingsOf([broken(requirement, what, due, came)]),
  rejects: BEHAVIOURS.map((breaks) => ({ title: `${breaks} is broken`, breaks, input: behaviour(breaks, '128 MB') })),
  accepts: BEHAVIOURS.map((requirement) => ({ title: `${requirement} is kept`, input: behaviour(requirement) })),
};

export const appJudges = [answer, manifest, alike, apart, behaves, fieldsKept] as const;
