import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_TIMER } from './flags.ts';
import { recordFailed } from './last-failed.ts';
import { clearReport, nextReport } from './report-folder.ts';
import { startWorker } from './worker.ts';
import type { Worker } from './worker.ts';
import type { Conformance } from '../reports/conformance.ts';
import { RESULT_FILE } from '../reports/files.ts';
import { openReport } from '../reports/run-report.ts';
import type { RunReport, Stop } from '../reports/run-report.ts';
import type { ListedCheck } from '../run/catalogue.ts';
import { isFailing } from '../run/failing.ts';
import type { Area, Plan } from '../run/plan.ts';
import { selectChecks } from '../run/selection.ts';

/** Runs the suites in processes of their own, writes the reports and returns the result. */
export async function runSuites(plan: Plan): Promise<Conformance> {
  clearReport(plan.reportDir, nextReport(plan));
  const stop = new AbortController();
  const interrupt = () => stop.abort('interrupted' satisfies Stop);
  const timeLeft = plan.deadline === undefined ? MAX_TIMER : plan.deadline - Date.now() + GRACE;
  const clock = setTimeout(() => stop.abort('out of time' satisfies Stop), Math.min(timeLeft, MAX_TIMER));
  SIGNALS.forEach((signal) => process.on(signal, interrupt));
  const returnPipe = withoutReader();
  try {
    await runChecks(plan, stop);
    const result = JSON.parse(readFileSync(join(plan.reportDir, RESULT_FILE), 'utf8')) as Conformance;
    if (plan.only === undefined) recordFailed(plan.reportDir, result);
    return result;
  } finally {
    returnPipe();
    SIGNALS.forEach((signal) => process.off(signal, interrupt));
    clearTimeout(clock);
  }
}

/** Signals that end a run early, with a report. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Checks end at the deadline by themselves; one that hangs is ended this much later, in milliseconds. */
const GRACE = 60_000;

/** Has the run go on when a reader like `head` closes the pipe early. Returns what lets the program end of it again. */
function withoutReader(): () => void {
  const { stdout } = process;
  const others = stdout.rawListeners('error') as ((error: Error) => void)[];
  const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  };
  stdout.removeAllListeners('error').on('error', ignoreClosedPipe);
  return () => {
    stdout.off('error', ignoreClosedPipe);
    for (const other of others) stdout.on('error', other);
  };
}

/** A check of the plan, with the area that has it. */
type AreaCheck = ListedCheck & { readonly area: Area };

async function runChecks(plan: Plan, stop: AbortController): Promise<void> {
  const { signal } = stop;
  const checks = selectChecks(plan, plan.done).flatMap(({ area, checks: listed }) =>
    listed.map((check) => ({ ...check, area })),
  );
  const report = openReport(plan, checks.length);
  const workers = Array.from({ length: Math.max(Math.min(plan.workers, checks.length), 1) }, () => startWorker(plan));
  const endAll = () => Promise.all(workers.map((worker) => worker.end()));
  signal.addEventListener('abort', () => void endAll());
  try {
    // Nothing is sent before every rule was seen to judge rightly, or nothing that it finds can be trusted.
    const [tester, ...others] = workers;
    for (const other of others) other.load();
    if (await passesSelfTest(tester!, report, signal)) {
      const queue = groupEditions(checks).values();
      const take = async (index: number) => {
        for (const group of queue)
          for (const check of group) {
            const worker = workers[index]!;
            try {
              const end = await worker.check(check);
              if (signal.aborted) return;
              report.checkEnded(check, end);
              if (plan.failFast && isFailing(end.outcome, plan)) stop.abort('first failure' satisfies Stop);
            } catch (error) {
              if (signal.aborted) return;
              report.checkBroke(check, (error as Error).message);
              await worker.end();
              // Those that run were ended meanwhile; a new one would not be.
              if (signal.aborted) return;
              workers[index] = startWorker(plan);
            }
          }
      };
      await Promise.all(workers.map((_, index) => take(index)));
    }
  } finally {
    const ended = endAll();
    report.end(signal.aborted ? (signal.reason as Stop) : undefined);
    await ended;
  }
}

/** The checks in groups: what is checked of both editions runs in one worker, which computes once what they share. */
function groupEditions(checks: readonly AreaCheck[]): readonly (readonly AreaCheck[])[] {
  const groups = new Map<string, AreaCheck[]>();
  for (const check of checks) {
    const name = check.id.replace(/\.(?:hosted|enterprise)(?=\.\d+$|$)/, '');
    const group = groups.get(name);
    if (group) group.push(check);
    else groups.set(name, [check]);
  }
  return [...groups.values()];
}

async function passesSelfTest(worker: Worker, report: RunReport, signal: AbortSignal): Promise<boolean> {
  try {
    return report.selfTested(await worker.selfTest());
  } catch (error) {
    if (!signal.aborted) report.broke((error as Error).message);
    return false;
  }
}
