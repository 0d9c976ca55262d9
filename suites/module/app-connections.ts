import { sendAndKeepJob } from './app-jobs.ts';
import { compareJobs } from './compare-jobs.ts';
import type { Outcome } from './job-response.ts';
import { hasSameOutcome, isNotRefused } from './outcome-rules.ts';
import { INLINE_READ } from './response-rules.ts';
import { sendJob } from './send-job.ts';
import { many, PLAIN, UNICODE } from './strings.ts';
import type { JobShape } from '../drivers/job.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';

/** Longer than most jobs: whatever is left of an earlier one is behind it, or white space. */
const writeLong = (job: object): string => JSON.stringify(job) + ' '.repeat(2_000_000);
/** How often the job comes after a longer one: by chance it is not refused each time. */
const ROUNDS = 2;

/** How jobs come over a connection: one after another, and in pieces. */
export const connectionChecks: readonly Check[] = [
  check(
    'module.app.after-longer',
    { title: 'a job is not refused because the one before it was longer', cites: [isNotRefused.requirement] },
    async ({ target, judge }) => {
      const job: JobShape = { shape: 'a job after a longer one', strings: PLAIN, fileId: 610 };
      const padded: JobShape = { ...job, shape: 'a job with white space behind it', write: writeLong };
      const longer: JobShape = { shape: 'a longer job', strings: many(2_000), fileId: 611 };
      const send = async (shape: JobShape) => (await sendJob(target, shape)).outcome;
      const outcomes: Outcome[] = [];
      let plain = await send(padded);
      while (outcomes.length < ROUNDS && plain.kind === 'strings') {
        await send(longer);
        outcomes.push(await send(job));
        plain = await send(padded);
      }
      judge(isNotRefused, { feature: 'the length of the job before it', plain, outcomes });
    },
  ),

  check(
    'module.app.pieces',
    { title: 'a job whose body comes in pieces gets the same response', cites: [INLINE_READ] },
    async (context) => {
      const strings = UNICODE.slice(0, 8);
      const plain: JobShape = { shape: 'texts of many scripts', strings, fileId: 612 };
      const job: JobShape = { ...plain, shape: 'texts of many scripts, in pieces', inPieces: true };
      const response = await sendAndKeepJob(context, job);
      const what = 'a job whose body comes in pieces has another response';
      context.judge(hasSameOutcome(INLINE_READ), {
        ...(await compareJobs(context.target, { job, plain, response })),
        what,
      });
    },
  ),
];
