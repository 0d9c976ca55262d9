import { readResponse } from './job-response.ts';
import type { JobResponse } from './job-response.ts';
import { findChangedJob, processesStrings } from './processing.ts';
import { MAX_STRINGS } from './product.ts';
import { showValue } from './show-value.ts';
import type { ChangedJob } from './processing.ts';
import { callApp } from '../drivers/call-app.ts';
import type { JobShape } from '../drivers/job.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import { noteTime } from '../kit/slow-target.ts';
import type { Pace } from '../kit/slow-target.ts';
import type { Target } from '../kit/target.ts';

/** The shapes of the jobs that were tried, and what the app had changed in them. */
interface Tried {
  readonly shapes: Set<string>;
  readonly values: Set<string>;
}

/** What came of the jobs so far, of an app that was not seen to process any. */
const instead = sessionKey(() => ({ fields: new Set<string>(), same: 0, errors: 0, last: '' }));

/** Notes what the app does in place of processing, for its author. */
function noteInstead(target: Target, { outcome }: JobResponse, job: ChangedJob | undefined): void {
  const seen = target.session.get(instead);
  for (const field of job?.fields.split(',') ?? []) seen.fields.add(field.replace(/^\./, ''));
  if (job === undefined && (outcome.kind === 'strings' || outcome.kind === 'unchanged')) seen.same++;
  if (outcome.kind === 'error') [seen.errors, seen.last] = [seen.errors + 1, outcome.message];
  const { fields, same, errors, last } = seen;
  if (fields.size > 0)
    target.noteInstead(
      `what it changed (${[...fields].toSorted().join(', ')}) does not follow from what the strings hold each time; copies of keys and texts, and what is counted, timed or drawn at random, show nothing`,
    );
  else if (same > 0) target.noteInstead(`${same} of its responses change nothing in the strings`);
  else if (errors > 0) target.noteInstead(`${errors} of the jobs got error.message, the last ${showValue(last, 80)}`);
}

/** A number of strings that shows more than a few do, though the app changes nothing else in them. */
const MANY = 12;

/** Jobs in which the app changed something, and whether what it changed followed from their contents. */
const changed = sessionKey(() => ({ jobs: [] as ChangedJob[], tried: new Map<string, Tried>(), isShown: false }));
/** How many jobs with changes of the same fields are tried, and of how many sets of fields. */
const MAX_ALIKE = 8;
const MAX_FIELDS = 6;

/** Gets each response as it comes, if a check wants it. */
export const receiver = sessionKey((): { receive?: (response: JobResponse, shape: JobShape) => void } => ({}));

/** Sends the job of a shape and reads the response. Strings that came back changed are kept for the positive control. */
export async function sendJob(
  target: Target,
  shape: JobShape,
  beforeReading?: () => Promise<unknown>,
): Promise<JobResponse> {
  const call = await callApp(target, shape, beforeReading);
  notePace(target, call.ms);
  const response = readResponse(call);
  target.session.get(receiver).receive?.(response, shape);
  noteStall(target, response);
  const { jobs, isShown } = target.session.get(changed);
  // Each module has to show for itself that it processes.
  if (shape.module === undefined && !isShown && isTelling(target, call.strings)) {
    const job = findChangedJob(shape, response);
    if (job !== undefined) jobs.push(job);
    noteInstead(target, response, job);
  }
  return response;
}

const stalled = sessionKey(() => ({ count: 0 }));
/** The time after which a response without a job response shows an app that waits for something, in milliseconds. */
const STALL = 1_000;
const MAX_STALLED = 8;

/**
 * Throws {@link PreconditionFailed} where the app gave no job response to several jobs in a row, after a while each time:
 * the others would take as long, and the response to each was judged.
 */
function noteStall(target: Target, { called, outcome }: JobResponse): void {
  const state = target.session.get(stalled);
  state.count = outcome.kind === 'none' && called.ms > STALL ? state.count + 1 : 0;
  if (state.count >= MAX_STALLED)
    throw new PreconditionFailed(
      `the app gave no job response to ${state.count} jobs in a row, after a second or more`,
    );
}

/** The times of the first jobs, in milliseconds. */
const pace = sessionKey(() => [] as number[]);
const PACE: Pace = { first: 20, share: 1 / 2, slow: 200 };

/** A run of no depth in particular asks less of an app that takes long for a usual job. */
function notePace(target: Target, ms: number): void {
  if (target.plan.depth !== undefined) return;
  const usual = noteTime(target.session.get(pace), ms, PACE);
  if (usual !== undefined) target.askLess(usual);
}

/**
 * A file of one string shows little: an app may refuse every other. A very long one shows no more than others. Only where
 * the configuration has jobs, of which the kit cannot know more, they count.
 */
const isTelling = ({ plan }: Target, { length }: readonly unknown[]) =>
  plan.app?.jobs !== undefined || (length > 1 && length <= MAX_STRINGS);

/** A check of an app that ends with its positive control: whether one of its jobs was changed as its strings have it. */
export const withControl = (check: Check): Check => ({
  ...check,
  body: async (context) => {
    await check.body(context);
    await confirmProcessing(context.target);
  },
});

async function confirmProcessing(target: Target): Promise<void> {
  const state = target.session.get(changed);
  for (const job of state.jobs.splice(0)) {
    const tried: Tried = state.tried.get(job.fields) ?? { shapes: new Set(), values: new Set() };
    const { shapes, values } = tried;
    const isOneTooMany = shapes.size === MAX_ALIKE || (shapes.size === 0 && state.tried.size === MAX_FIELDS);
    const isNew = job.sent.length >= MANY || job.values.some((value) => !values.has(value));
    if (state.isShown || isOneTooMany || shapes.has(job.shape.shape) || !isNew) continue;
    state.tried.set(job.fields, tried);
    shapes.add(job.shape.shape);
    for (const value of job.values) values.add(value);
    state.isShown = await processesStrings(target, job);
  }
  if (state.isShown) target.confirm('module');
}
