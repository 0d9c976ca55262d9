import { compareJobs, NO_OUTCOMES } from './compare-jobs.ts';
import { sendJob } from './send-job.ts';
import type { JobResponse } from './job-response.ts';
import { isInline, pairJobs } from './job-space.ts';
import type { JobPair } from './job-space.ts';
import { BESIDE, explainBeside } from './jobs-at-once.ts';
import { keepsFields } from './keeps-fields.ts';
import { hasSameOutcome } from './outcome-rules.ts';
import {
  ADDRESSES_READ,
  INLINE_READ,
  isProcessed,
  READINGS,
  RESPONSE_REQUIREMENTS,
  responseRules,
} from './response-rules.ts';
import { findServedOwners } from './served-owners.ts';
import { getFileServer } from '../drivers/file-server.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';

/** Enough for jobs to meet, and no burden. */
const AT_ONCE = 4;

type Sent = ReadonlyMap<JobPair, JobResponse>;
const requirementOf = ({ job }: JobPair) => (isInline(job) ? INLINE_READ : ADDRESSES_READ);

/** Sends each job, and judges its response by itself. */
async function sendOnce(context: CheckContext, pairs: readonly JobPair[]): Promise<Sent> {
  const sent = new Map<JobPair, JobResponse>();
  for (const requirement of READINGS) {
    const own = pairs.filter((pair) => requirementOf(pair) === requirement);
    await context.judgeEach([isProcessed(requirement), ...responseRules], own, async (pair) => {
      const response = await sendJob(context.target, pair.job);
      sent.set(pair, response);
      return response;
    });
  }
  return sent;
}

/** How a job is transferred and written does not change its outcome. */
async function compareWithPlain({ target, judgeEach }: CheckContext, sent: Sent): Promise<void> {
  for (const requirement of READINGS) {
    const own = [...sent].flatMap(([pair, response]) =>
      pair.plain === undefined || requirementOf(pair) !== requirement ? [] : [{ ...pair, plain: pair.plain, response }],
    );
    await judgeEach(hasSameOutcome(requirement), own, (pair) => compareJobs(target, pair));
  }
}

/** The same jobs again, in another order and some at the same time, have the same responses. */
async function sendAgain(context: CheckContext, sent: Sent): Promise<void> {
  const pairs = [...sent.keys()]
    .map((pair) => ({ pair, at: context.random.seed() }))
    .sort((a, b) => a.at - b.at)
    .map(({ pair }) => pair);
  const files = await getFileServer(context.target);
  const again = new Map<JobPair, JobResponse>();
  for (let first = 0; first < pairs.length; first += AT_ONCE) {
    const batch = pairs.slice(first, first + AT_ONCE);
    // Strings by address come when all jobs of a batch are there, and the others are over.
    await files.holdFor(batch.length, (arrive) =>
      awaitAll(
        batch.map(async (pair) => {
          again.set(pair, await sendJob(context.target, pair.job));
          if ((pair.job.stringsBy ?? 'inline') === 'inline') arrive();
        }),
      ),
    );
  }
  for (const requirement of READINGS)
    await context.judgeEach(
      [isProcessed(requirement), ...responseRules],
      pairs.filter((pair) => requirementOf(pair) === requirement),
      async (pair) => again.get(pair)!,
    );
  const reasons = new Map<JobPair, Awaited<ReturnType<typeof explainBeside>>>();
  const outcomesOf = (pair: JobPair) => ({ expected: sent.get(pair)!.outcome, actual: again.get(pair)!.outcome });
  for (const pair of pairs) reasons.set(pair, await explainBeside(context, { job: pair.job, ...outcomesOf(pair) }));
  for (const { rule, violatedBy } of BESIDE)
    await context.judgeEach(rule, pairs, (pair) => {
      const isJudged = ['none', violatedBy].includes(reasons.get(pair)!);
      return Promise.resolve({
        what: 'other jobs change the response to a job',
        ...(isJudged ? outcomesOf(pair) : NO_OUTCOMES),
      });
    });
}

/** Jobs of every kind: one after the other, otherwise transferred and written, and several at the same time. */
export const pairChecks: readonly Check[] = [
  check(
    'module.app.pairs',
    {
      title: 'jobs in which every two kinds of string, language, content, name, owner and transfer meet get a response',
      cites: READINGS,
      mayFind: [...RESPONSE_REQUIREMENTS, ...BESIDE.map(({ rule }) => rule.requirement), 'module.fields-kept'],
    },
    async (context) => {
      const served = await findServedOwners(context);
      const sent = await sendOnce(context, pairJobs(context.target, served));
      await context.judgeEach(keepsFields, [...sent.keys()], async (pair) => ({
        sent: pair.job.strings,
        outcome: sent.get(pair)!.outcome,
      }));
      await compareWithPlain(context, sent);
      await sendAgain(context, sent);
    },
  ),
];
