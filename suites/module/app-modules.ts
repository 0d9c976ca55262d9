import { BOTH_WAYS, BY_ADDRESS, INLINE, UNREADABLE } from './app-shapes.ts';
import { compareJobs } from './compare-jobs.ts';
import { isServed } from './manifest-rules.ts';
import { readsNoAddress } from './job-response.ts';
import { hasSameOutcome } from './outcome-rules.ts';
import { findChangedJob, processesStrings } from './processing.ts';
import type { ChangedJob } from './processing.ts';
import {
  ADDRESSES_READ,
  INLINE_READ,
  isProcessed,
  keepsStrings,
  RESPONSE_REQUIREMENTS,
  responseRules,
} from './response-rules.ts';
import { many } from './strings.ts';
import { sendJob } from './send-job.ts';
import { requireApp } from '../drivers/job.ts';
import type { JobShape } from '../drivers/job.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { AppModule } from '../../run/plan.ts';

/** A job of this many strings is one that an app may give by address. */
const SEVERAL = 150;

const WAYS = [
  {
    requirement: INLINE_READ,
    shapes: [...INLINE, { shape: 'many strings', strings: many(SEVERAL) }],
  },
  // Large jobs are for the first module alone.
  {
    requirement: ADDRESSES_READ,
    shapes: BY_ADDRESS.filter(({ strings }) => strings.length <= SEVERAL),
  },
] as const;

const sameByAddress = hasSameOutcome(ADDRESSES_READ);
const ONE_MODULE = 'the app offers one module, or the run is about one of several';

/** The modules of an app besides the one that every other check is about. */
export const otherModuleChecks: readonly Check[] = [
  check(
    'module.app.other-modules',
    {
      title: 'every module of the manifest responds to jobs',
      cites: WAYS.map(({ requirement }) => requirement),
      mayFind: [...RESPONSE_REQUIREMENTS, keepsStrings.requirement, isServed.requirement],
    },
    async (context) => {
      const { others = [] } = requireApp(context.target);
      if (others.length === 0) throw new Unsupported(ONE_MODULE, { code: 'not-offered', subject: ONE_MODULE });
      const reachesKit = !readsNoAddress(await sendJob(context.target, BY_ADDRESS[1]!));
      for (const module of others) {
        const changed: ChangedJob[] = [];
        const statuses: (number | undefined)[] = [];
        for (const { requirement, shapes } of WAYS)
          await context.judgeEach(
            [isProcessed(requirement), ...responseRules, keepsStrings],
            shapes.map((shape) => ofModule(shape, module)),
            async (shape) => {
              const response = await sendJob(context.target, shape);
              statuses.push(response.http?.status);
              const job = findChangedJob(shape, response);
              if (job !== undefined) changed.push(job);
              return response;
            },
          );
        await context.judgeEach(
          responseRules,
          UNREADABLE.map((shape) => ofModule(shape, module)),
          (shape) => sendJob(context.target, shape),
        );
        context.judge(isServed, { module: module.key, statuses });
        for (const { strings } of BOTH_WAYS) {
          const plain = ofModule({ shape: 'the strings inline', strings }, module);
          const job = ofModule({ shape: 'the strings by address', strings, stringsBy: 'url' }, module);
          const response = await sendJob(context.target, job);
          context.judge(sameByAddress, await compareJobs(context.target, { job, plain, response, reachesKit }));
        }
        // As for the first module: one that refuses every job, or returns it as it was, proves nothing.
        if (!(await processesOne(context, changed)))
          throw new PreconditionFailed(`the module “${module.key}” processes no job`, {
            code: 'app-processes-nothing',
          });
      }
    },
  ),
];

const ofModule = (shape: JobShape, module: AppModule): JobShape => ({
  ...shape,
  ...{ module, shape: `${shape.shape}, to the module “${module.key}”` },
});

/** The maximum of changed jobs that are sent with other contents. */
const MAX_TRIED = 4;

async function processesOne({ target }: CheckContext, changed: readonly ChangedJob[]): Promise<boolean> {
  for (const job of changed.slice(0, MAX_TRIED)) if (await processesStrings(target, job)) return true;
  return false;
}
