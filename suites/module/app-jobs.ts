import { requireSameOutcome } from './compare-outcomes.ts';
import type { JobResponse, Outcome } from './job-response.ts';
import { sendJob } from './send-job.ts';
import { PLAIN, PLURALS } from './strings.ts';
import type { JobShape } from '../drivers/job.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { notObservable, PreconditionFailed } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';

/** The first jobs of the run that had a response with strings, and their outcomes. */
export const firstJobs = sessionKey(() => [] as { readonly job: JobShape; readonly outcome: Outcome }[]);
const FIRST_JOBS = 4;

/** Sends a job, and keeps the first of them that had strings in their responses. */
export async function sendAndKeepJob(
  { target }: CheckContext,
  shape: JobShape,
  beforeReading?: () => Promise<unknown>,
): Promise<JobResponse> {
  const response = await sendJob(target, shape, beforeReading);
  const { outcome } = response;
  const first = target.session.get(firstJobs);
  if (outcome.kind === 'strings' && outcome.records.length > 0 && first.length < FIRST_JOBS)
    first.push({ job: shape, outcome });
  return response;
}

/** The outcome of a job that was processed. Whether it should have been is judged elsewhere. */
export async function processJob(context: CheckContext, shape: JobShape): Promise<Outcome & { kind: 'strings' }> {
  const { outcome } = await sendAndKeepJob(context, shape);
  if (outcome.kind === 'strings') return outcome;
  throw await explainNothing(context, outcome, shape);
}

/** Whether the app refuses a plural string beside others; undefined until a job with some was refused. */
const plurals = sessionKey((): { isRefused?: boolean } => ({}));

/** Why nothing can be seen of a job: as {@link notProcessed} says, or that the app takes no job with plural strings. */
async function explainNothing({ target }: CheckContext, outcome: Outcome, shape: JobShape): Promise<Error> {
  const hasPlurals = shape.strings.some((one) => one.hasPlurals === true);
  if (outcome.kind !== 'error' || !hasPlurals) return notProcessed(outcome, shape);
  const known = target.session.get(plurals);
  if (known.isRefused === undefined) {
    const kindOf = async (name: string, strings: JobShape['strings']) =>
      (await sendJob(target, { shape: name, strings })).outcome.kind;
    known.isRefused =
      (await kindOf('plain strings', PLAIN)) === 'strings' &&
      (await kindOf('plain strings and a plural one', [...PLAIN, ...PLURALS().slice(0, 1)])) === 'error';
  }
  return known.isRefused ? notObservable('the app takes no job with plural strings') : notProcessed(outcome, shape);
}

/** The response to a valid job. Without strings in it, nothing about other jobs could be seen. */
export async function sendProcessed(context: CheckContext, shape: JobShape): Promise<JobResponse> {
  const response = await sendJob(context.target, shape);
  const { outcome } = response;
  if (outcome.kind !== 'strings' || outcome.records.length === 0) throw await explainNothing(context, outcome, shape);
  return response;
}

/** Why nothing can be seen of a job without strings in its response. An app may leave a job as it is, and say so. */
export function notProcessed(outcome: Outcome, { shape }: JobShape): Error {
  const subject = `the app changes nothing in ${shape}`;
  if (outcome.kind === 'unchanged') return notObservable(subject);
  const why = outcome.kind === 'error' ? `the app responds “${outcome.message}”` : 'the app gives no strings';
  return new PreconditionFailed(`${why} to ${shape}`, { code: 'app-processes-nothing' });
}

/** The same, of an app that is deterministic: with another one, a different outcome would prove nothing. */
export async function processTwice(context: CheckContext, shape: JobShape): Promise<Outcome & { kind: 'strings' }> {
  const first = await processJob(context, shape);
  const second = await processJob(context, shape);
  requireSameOutcome(first, second);
  return first;
}
