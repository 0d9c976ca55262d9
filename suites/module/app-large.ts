import { setTimeout as pause } from 'node:timers/promises';
import { judgeRecovery } from './app-failures.ts';
import { sendAndKeepJob } from './app-jobs.ts';
import { BEYOND_5_MB, LARGE, largeOf } from './app-shapes.ts';
import type { JobResponse, Outcome } from './job-response.ts';
import { NAMES, OWNERS, renameFile } from './job-space.ts';
import { haveOwnStrings, listDropped, losesNone, takesLargeJobs } from './outcome-rules.ts';
import { INLINE_READ, isProcessed, RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { findServedOwners } from './served-owners.ts';
import { PLAIN } from './strings.ts';
import { createBarrier } from '../drivers/barrier.ts';
import type { JobShape } from '../drivers/job.ts';
import { awaitAll } from '../kit/await-all.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { notObservable } from '../kit/preconditions.ts';

const mayFind = RESPONSE_REQUIREMENTS;

/** What is written later than this is written in another second, in milliseconds. */
const BEYOND_A_SECOND = 1_100;
/** How long a large response waits for the other, in milliseconds. */
const MAX_MEETING = 10_000;

/** Numbers of strings: what is written in parts of the usual sizes has an unfinished one at the end, or none. */
const UNEVEN = 4_711;
const EVEN = 5_000;

/** An outcome with a hundredth of its strings, which tells whose they are. */
const someOf = (outcome: Outcome): Outcome =>
  outcome.kind === 'strings'
    ? { ...outcome, records: outcome.records.filter((_, index) => index % 100 === 0) }
    : outcome;

/** Jobs of millions of bytes, in either direction. */
export const largeChecks: readonly Check[] = [
  check(
    'module.app.large',
    {
      title: 'large jobs get a response within the limits',
      cites: [INLINE_READ, 'module.limits.response', 'module.limits.answer-in-time', takesLargeJobs.requirement],
      mayFind,
    },
    async (context) => {
      // That a job is refused for its size is the cause of what is wrong with the refusal.
      const rules = [isProcessed(INLINE_READ), ...responseRules];
      const few: JobShape = { shape: 'a few strings', strings: PLAIN };
      const small = await sendAndKeepJob(context, few);
      const sized = [{ bytes: Buffer.byteLength(small.called.text), outcome: small.outcome }];
      await context.judgeEach(rules, LARGE, async (shape) => {
        const response = await sendAndKeepJob(context, shape);
        sized.push({ bytes: Buffer.byteLength(response.called.text), outcome: response.outcome });
        return response;
      });
      context.judge(takesLargeJobs, sized);
      const beyond: Outcome[] = [];
      await context.judgeEach(responseRules, BEYOND_5_MB, async (shape) => {
        const response = await sendAndKeepJob(context, shape);
        beyond.push(response.outcome);
        return response;
      });
      await judgeRecovery(context, few, small.outcome, beyond);
    },
  ),

  check(
    'module.app.large.apart',
    {
      title: 'a large job changes no response to another, at the same time or later',
      cites: [haveOwnStrings.requirement],
      mayFind: [...mayFind, losesNone.requirement],
    },
    async (context) => {
      const rename = (name: string) => renameFile(context.target, NAMES['of many scripts'], name);
      const [one, other] = ['one', 'other'].map((word) => `${word}-${context.random.text(12)}`) as [string, string];
      const [ofOne, ofOther] = [largeOf(one, rename, UNEVEN), largeOf(other, rename, EVEN)];
      const judgeOwn = (first: JobResponse, second: JobResponse) => {
        context.judge(responseRules, first);
        context.judge(haveOwnStrings, [
          { others: [other], outcome: someOf(first.outcome) },
          { others: [one], outcome: someOf(second.outcome) },
        ]);
      };
      let second: JobResponse | undefined;
      const first = await sendAndKeepJob(context, { ...ofOne, fileId: 350 }, async () => {
        await pause(BEYOND_A_SECOND);
        second = await sendAndKeepJob(context, { ...ofOther, fileId: 351 });
      });
      if (second === undefined) throw notObservable('the app gives no response to a large job');
      judgeOwn(first, second);
      const beforeReading = createBarrier(2, MAX_MEETING);
      const [oneAtOnce, otherAtOnce] = await awaitAll(
        [ofOne, ofOther].map((job, index) => sendAndKeepJob(context, { ...job, fileId: 353 + index }, beforeReading)),
      );
      judgeOwn(oneAtOnce!, otherAtOnce!);
      const lists = [
        { job: ofOne, responses: [first, oneAtOnce!] },
        { job: ofOther, responses: [second, otherAtOnce!] },
      ].map(({ job, responses }) => ({
        number: job.strings.length,
        lost: responses.map(({ outcome }) => listDropped({ sent: job.strings, outcome }).length),
        haveStrings: responses.every(({ outcome }) => outcome.kind === 'strings'),
      }));
      if (lists.every(({ haveStrings }) => haveStrings)) context.judge(losesNone, lists);
      // Files of two organizations may have one id.
      if (!(await findServedOwners(context)).has('another organization')) return;
      const shared = await sendAndKeepJob(context, { ...ofOne, fileId: 352 }, () =>
        sendAndKeepJob(context, { ...ofOther, fileId: 352, owner: OWNERS['another organization'] }),
      );
      context.judge(haveOwnStrings, [{ others: [other], outcome: someOf(shared.outcome) }]);
    },
  ),
];
