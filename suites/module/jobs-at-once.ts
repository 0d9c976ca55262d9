import { findDifference } from './compare-outcomes.ts';
import type { Outcome } from './job-response.ts';
import { hasSameOutcome } from './outcome-rules.ts';
import { sendJob } from './send-job.ts';
import type { JobShape } from '../drivers/job.ts';
import type { CheckContext } from '../kit/check-context.ts';

/** The outcome of a job alone, and beside others. */
interface Beside {
  readonly job: JobShape;
  readonly expected: Outcome;
  readonly actual: Outcome;
}

/** How often a job is sent alone. An app that draws one of two labels by chance hardly draws one of them so often. */
const ALONE = 16;

/** Why the outcome of a job beside others is another one. */
type Reason = 'none' | 'the others' | 'memory' | 'unknown';

/**
 * Tells why a job beside others has another outcome, for which it is sent alone again. An app that then responds as
 * before each time was led by what the others said. Any other one remembers what it saw, or has several responses to one
 * job. One that gives no strings beside others may be busy.
 */
export async function explainBeside(context: CheckContext, { job, expected, actual }: Beside): Promise<Reason> {
  if (findDifference(expected, actual) === undefined) return 'none';
  for (let count = 0; count < ALONE; count++) {
    const alone = (await sendJob(context.target, job)).outcome;
    if (findDifference(expected, alone) === undefined) continue;
    const again = (await sendJob(context.target, job)).outcome;
    return findDifference(alone, again) === undefined ? 'memory' : 'unknown';
  }
  return actual.kind === 'strings' ? 'the others' : 'unknown';
}

/** The requirements about a job beside others, and what tells that the outcome violates each. */
export const BESIDE = [
  { rule: hasSameOutcome('module.jobs-at-once'), violatedBy: 'the others' },
  { rule: hasSameOutcome('module.jobs-apart'), violatedBy: 'memory' },
] as const;

/** Judges the outcome of a job beside others. */
export async function judgeBeside(context: CheckContext, what: string, beside: Beside): Promise<void> {
  const reason = await explainBeside(context, beside);
  const { expected, actual } = beside;
  for (const { rule, violatedBy } of BESIDE)
    if (reason === 'none' || reason === violatedBy) context.judge(rule, { what, expected, actual });
}
