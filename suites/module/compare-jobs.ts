import { differInMemory, findDifference } from './compare-outcomes.ts';
import { readsNoAddress } from './job-response.ts';
import type { JobResponse, Outcome } from './job-response.ts';
import { isInline } from './job-space.ts';
import type { OutcomePair } from './outcome-rules.ts';
import { sendJob } from './send-job.ts';
import type { JobShape } from '../drivers/job.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';

/** Two outcomes of which nothing can be said. */
export const NO_OUTCOMES: Pick<OutcomePair, 'expected' | 'actual'> = {
  expected: { kind: 'none' },
  actual: { kind: 'none' },
};

interface Comparison {
  readonly job: JobShape;
  readonly plain: JobShape;
  readonly response: JobResponse;
  /** Whether the app can read the addresses of the kit; where it is not given, as far as this response shows. */
  readonly reachesKit?: boolean;
}

/**
 * The outcomes of a plain job and of one that is transferred or written in another way, whose response is given. Nothing
 * can be said where the app is not deterministic, goes by its clock or by what it saw of the file before, refuses the plain
 * job, or may not reach the addresses of the kit, nor of a strings file without a line, which the source leaves open and
 * another check decides.
 */
export async function compareJobs(
  target: Target,
  { job, plain, response, reachesKit = !readsNoAddress(response) }: Comparison,
): Promise<OutcomePair> {
  const what = isInline(job)
    ? 'a job written as other JSON of the same meaning has another response'
    : 'content or strings by address have another response than inline';
  if ((job.stringsBy ?? 'inline') !== 'inline' && job.strings.length === 0) return { what, ...NO_OUTCOMES };
  const { outcome: expected } = await sendJob(target, plain);
  if (expected.kind !== 'strings' || !reachesKit) return { what, ...NO_OUTCOMES };
  if (findDifference(expected, response.outcome) === undefined) return { what, expected, actual: response.outcome };
  const actual = await sendBetween(target, job, plain, expected);
  if (actual === undefined || (differInMemory(expected, actual) && (await areAlikeInNewFiles(target, job, plain))))
    return { what, ...NO_OUTCOMES };
  return { what, expected, actual };
}

/** Rounds in which what is drawn of a few values does not come out the same by chance. */
const ROUNDS = 6;

/**
 * The outcome of a job between plain ones, or undefined where those have not the expected outcome each time, or the job has
 * it once: what an app takes from its clock is then the same in the job between them.
 */
async function sendBetween(
  target: Target,
  job: JobShape,
  plain: JobShape,
  expected: Outcome,
): Promise<Outcome | undefined> {
  const isExpected = (outcome: Outcome) => findDifference(expected, outcome) === undefined;
  let between: Outcome | undefined;
  if (!isExpected((await sendJob(target, plain)).outcome)) return undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const { outcome } = await sendJob(target, job);
    const after = await sendJob(target, plain);
    if (isExpected(outcome) || !isExpected(after.outcome)) return undefined;
    between = outcome;
  }
  return between;
}

/** The next file that no job was about. */
const newFiles = sessionKey(() => ({ next: 10_000 }));

/** Whether two jobs have one outcome where each is about a new file: an app may tell in labels what a file held before. */
async function areAlikeInNewFiles(target: Target, ...jobs: readonly [JobShape, JobShape]): Promise<boolean> {
  const files = target.session.get(newFiles);
  const send = async (job: JobShape) => (await sendJob(target, { ...job, fileId: files.next++ })).outcome;
  return findDifference(await send(jobs[0]), await send(jobs[1])) === undefined;
}
