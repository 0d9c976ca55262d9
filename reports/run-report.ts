import { join } from 'node:path';
import { writeIndex } from './evidence-index.ts';
import { writeReports } from './formats.ts';
import { reportToGitHub } from './github.ts';
import { createProgress } from './progress.ts';
import { factsOf, openStream, readStream, startLine, STREAM_FILE } from './stream.ts';
import { computeVerdict } from './verdict.ts';
import type { Ending } from './stream.ts';
import type { ListedCheck } from '../run/catalogue.ts';
import type { CheckOutcome, SelfTest } from '../run/outcome.ts';
import type { Plan } from '../run/plan.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { CheckEnd, SelfTested } from '../run/worker-tasks.ts';

/** Why a run ends before all of its checks did. */
export type Stop = 'interrupted' | 'out of time' | 'first failure';

/** Shows the progress of a run, and writes its reports at the end. */
export interface RunReport {
  /** Takes the result of the self-test. Returns whether every rule judged its examples rightly. */
  readonly selfTested: (result: SelfTested) => boolean;
  readonly checkEnded: (check: ListedCheck, end: CheckEnd) => void;
  /** A check that ended without an outcome, and why. */
  readonly checkBroke: (check: ListedCheck, reason: string) => void;
  /** The kit itself failed, and why. */
  readonly broke: (reason: string) => void;
  /** Writes the reports. */
  readonly end: (stop?: Stop) => void;
}

/** Opens the report of a run of this many checks, besides those of an earlier part of it. */
export function openReport(plan: Plan, count: number): RunReport {
  const file = join(plan.reportDir, STREAM_FILE);
  const { startedAt, spentMs, checks } = earlierPart(plan, file);
  // The time between the parts does not count.
  const runsSince = Date.now() - spentMs;
  const total = checks.length + count;
  const outcomes = checks.map(({ outcome }) => outcome);
  const unrecorded: CheckOutcome[] = [];
  let selfTestResult: SelfTest = { passed: 0, of: 0, failures: [] };
  let failure: string | undefined;
  const progress = createProgress(plan, process.stdout, Date.now);
  const stream = openStream(file);
  stream.write(startLine(plan, startedAt, total));
  for (const line of checks) stream.write(line);
  progress.begin(total, checks.length);

  const checkEnded: RunReport['checkEnded'] = ({ title }, { outcome, durationMs }) => {
    outcomes.push(outcome);
    stream.write({ line: 'check', title, durationMs, outcome });
    progress.checkEnded(outcome, title, durationMs);
  };

  const endOf = (stop: Stop | undefined): { readonly ended: Ending; readonly reason?: string } => {
    if (failure !== undefined) return { ended: 'kit failed', reason: failure };
    if (outcomes.length === total && stop !== 'interrupted') return { ended: 'whole' };
    if (stop === undefined) return { ended: 'kit failed', reason: `${total - outcomes.length} checks did not run` };
    return { ended: stop, reason: REASONS[stop](total - outcomes.length) };
  };

  return {
    selfTested: ({ selfTest, coverage }) => {
      selfTestResult = selfTest;
      if (coverage.length > 0)
        process.stdout.write(`Directed cases of CroQL\n${coverage.map((line) => `  ${line}\n`).join('')}`);
      const [first] = selfTest.failures;
      if (first !== undefined) failure = `a rule failed its self-test: ${first}`;
      return first === undefined;
    },
    checkEnded,
    checkBroke: (check, reason) => {
      const { id, requirements } = check;
      const cites = requirements as readonly RequirementId[];
      const outcome: CheckOutcome = { check: id, status: 'error', reason, cites, decided: [], findings: [] };
      unrecorded.push(outcome);
      checkEnded(check, { outcome, durationMs: 0 });
    },
    broke: (reason) => {
      failure = reason;
    },
    end: (stop) => {
      const end = { durationMs: Date.now() - runsSince, ...endOf(stop), selfTestResult };
      const line = { line: 'end' as const, at: new Date().toISOString(), ...end };
      stream.write(line);
      stream.close();
      const conformance = computeVerdict({ facts: factsOf(plan), outcomes, startedAt, ...end });
      progress.end();
      writeReports(conformance, plan.reportDir, plan.reports);
      if (plan.evidence) writeIndex(plan, { start: startLine(plan, startedAt, total), end: line, unrecorded });
      reportToGitHub(conformance, process.env, (text) => process.stdout.write(`${text}\n`));
    },
  };
}

/** Why a run ended early, by the number of checks that are left. */
const REASONS: Readonly<Record<Stop, (left: number) => string>> = {
  'out of time': () => 'the time for the run was used up',
  'first failure': () => '--fail-fast ends a run at its first failure',
  interrupted: (left) => `${left} checks did not run (interrupted)`,
};

/** What an earlier part of the same run left: when it began, how long it took, and the checks that are not run again. */
function earlierPart({ done }: Plan, file: string) {
  if (done === undefined) return { startedAt: new Date(), spentMs: 0, checks: [] };
  const isDone = new Set(done);
  const lines = readStream(file);
  const start = lines.find((line) => line.line === 'start');
  const checks = lines.filter((line) => line.line === 'check').filter(({ outcome }) => isDone.has(outcome.check));
  return {
    startedAt: new Date(start?.at ?? Date.now()),
    spentMs: lines.find((line) => line.line === 'end')?.durationMs ?? 0,
    checks,
  };
}
