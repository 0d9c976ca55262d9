import type { RunTrial, TrialEnd } from './trial-process.ts';
import { leftWords } from '../reports/strength-words.ts';
import type { DisturbanceId } from '../run/trial.ts';

/** One run with a fault or a disturbance, and how it ended. */
export interface Job {
  readonly id: string;
  readonly trial: { readonly fault: string } | { readonly disturbance: DisturbanceId };
  readonly command: readonly string[];
  readonly isShortened: boolean;
  readonly timeoutMs: number;
  ended?: TrialEnd;
}

/** How jobs are run. */
interface Means {
  readonly run: RunTrial;
  /** The tests, and how long they may take without a fault. */
  readonly command: readonly string[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Whether the budget allows as many runs more. */
  readonly hasTimeFor: (runs: number) => boolean;
  readonly notify: (sentence: string) => void;
}

/** Whether a run got a response that its fault changed. */
export const hasChanged = (id: string, { notes }: TrialEnd): boolean => notes.some(({ changed }) => changed === id);

/** Whether a run ended in a way that something else than its fault may have caused. */
const isDoubtful = ({ id, ended }: Job) =>
  ended?.end === 'timed out' || (ended?.end === 'failed' && !hasChanged(id, ended));

/**
 * Runs the jobs that have not ended, several at once. After one that something else may have failed, and at the end, the
 * tests run without a fault. If they fail, that is returned, with what may have caused it as the end of a sentence, and
 * all that was seen since the last run that passed is dropped.
 */
export async function runJobs(
  jobs: readonly Job[],
  concurrency: number,
  { run, command, timeoutMs, signal, hasTimeFor, notify }: Means,
): Promise<{ readonly cause: string } | undefined> {
  const start = performance.now();
  const finished: Job[] = [];
  let proven = 0;
  let isFailing = false;
  const control = async () => {
    const before = finished.length;
    const { end } = await run(command, { isRecording: false }, timeoutMs, signal);
    if (end === 'passed') proven = Math.max(proven, before);
    else if (end !== 'interrupted') isFailing = true;
  };
  const waiting = jobs.filter(({ ended }) => ended === undefined);
  const queue = waiting.values();
  const work = async () => {
    for (const job of queue) {
      // Time is kept for a run without a fault at the end.
      if (signal.aborted || isFailing || !hasTimeFor(2)) return;
      job.ended = await run(job.command, { isRecording: false, ...job.trial }, job.timeoutMs, signal);
      finished.push(job);
      if (finished.length % 10 === 0) {
        const each = (performance.now() - start) / finished.length;
        notify(`${finished.length} of ${waiting.length} runs, ${leftWords(each * (waiting.length - finished.length))}`);
      }
      if (isDoubtful(job)) await control();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (!isFailing && !signal.aborted) await control();
  if (!isFailing) return undefined;
  const lastPassed = finished.findLastIndex(({ ended }) => ended?.end === 'passed');
  const doubtful = finished.slice(Math.max(proven, lastPassed + 1));
  for (const job of doubtful) delete job.ended;
  const [first] = doubtful;
  return { cause: first === undefined ? '' : `, as a server at a port, first perhaps that with ${first.id}` };
}
