import { findDifference } from './compare-outcomes.ts';
import { readsNoAddress } from './job-response.ts';
import type { JobResponse } from './job-response.ts';
import { isInline } from './job-space.ts';
import type { OutcomePair } from './outcome-rules.ts';
import { sendJob } from './send-job.ts';
import type { JobShape } from '../drivers/job.ts';
import type { Target } from '../kit/target.ts';

/** Two outcomes of which nothing can be said. */
export const NO_OUTCOMES: Pick<OutcomePair, 'expected' | 'actual'> = {
  expected: { kind: 'none' },
  actual: { kind: 'none' },
};

/**
 * The outcomes of a plain job and of one that is transferred or written in another way, whose response is given. Nothing
 * can be said where the app is not deterministic, refuses the plain job, or may not reach the addresses of the kit, nor of
 * a strings file without a line, which the source leaves open and another check decides.
 */
export async function compareJobs(
  target: Target,
  { job, plain, response }: { readonly job: JobShape; readonly plain: JobShape; readonly response: JobResponse },
): Promise<OutcomePair> {
  const what = isInline(job)
    ? 'a job written as other JSON of the same meaning has another response'
    : 'content or strings by address have another response than inline';
  if ((job.stringsBy ?? 'inline') !== 'inline' && job.strings.length === 0) return { what, ...NO_OUTCOMES };
  const { outcome: expected } = await sendJob(target, plain);
  if (expected.kind !== 'strings' || readsNoAddress(response)) return { what, ...NO_OUTCOMES };
  if (findDifference(expected, response.outcome) === undefined) return { what, expected, actual: response.outcome };
  const again = await sendJob(target, plain);
  if (findDifference(expected, again.outcome) !== undefined) return { what, ...NO_OUTCOMES };
  return { what, expected, actual: (await sendJob(target, job)).outcome };
}
