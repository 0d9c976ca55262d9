import { join } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { writeIndex } from './evidence-index.ts';
import { writeReports } from './formats.ts';
import { reportToGitHub } from './github.ts';
import { createProgress } from './progress.ts';
import { factsOf, openStream, readStream, startLine, STREAM_FILE } from './stream.ts';
import { computeVerdict } from './verdict.ts';
import type { Ending } from './stream.ts';
import { OUTCOME_ATTACHMENT, SELF_TEST_VARIABLE } from '../run/outcome.ts';
import type { CheckOutcome, SelfTest } from '../run/outcome.ts';
import { readDone, readPlan } from '../run/plan-file.ts';
import type { Plan } from '../run/plan.ts';
import { createSecrets, listSecrets } from '../run/secrets.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** A reader like `head` closes the pipe early; the run goes on, and writes its reports. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** Shows the progress of a run, and writes its reports at the end. */
export default class ConformanceReporter implements Reporter {
  private readonly plan = readPlan(process.env);
  private readonly secrets = createSecrets(listSecrets(this.plan));
  private readonly outcomes: CheckOutcome[] = [];
  private readonly unrecorded: CheckOutcome[] = [];
  private readonly errors: string[] = [];
  private startedAt = new Date();
  private runsSince = Date.now();
  private total = 0;
  private readonly progress = createProgress(this.plan, process.stdout, Date.now);
  private stream: ReturnType<typeof openStream> | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    process.stdout.on('error', ignoreClosedPipe);
    const file = join(this.plan.reportDir, STREAM_FILE);
    const { startedAt, spentMs, checks } = earlierPart(this.plan, file);
    // The time between the parts does not count.
    this.startedAt = startedAt;
    this.runsSince = Date.now() - spentMs;
    this.total = checks.length + suite.allTests().length;
    this.outcomes.push(...checks.map(({ outcome }) => outcome));
    this.stream = openStream(file);
    this.stream.write(startLine(this.plan, this.startedAt, this.total));
    for (const line of checks) this.stream.write(line);
    this.progress.begin(this.total, checks.length);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // It did not end, so a resumed run does it again.
    if (result.status === 'interrupted') return;
    const attached = attachedOutcome(result);
    const outcome = attached ?? withoutOutcome(test, result, this.secrets.redact);
    this.outcomes.push(outcome);
    if (attached === undefined) this.unrecorded.push(outcome);
    this.stream?.write({ line: 'check', title: test.title, durationMs: Math.round(result.duration), outcome });
    this.progress.checkEnded(outcome, test.title, result.duration);
  }

  onError(error: TestError): void {
    // The runner says so when it stops at the first failure, as it was asked to.
    if (this.plan.failFast && error.message?.startsWith('Testing stopped early') === true) return;
    this.errors.push(this.secrets.redact(error.message ?? error.value ?? 'an unknown error of the test runner'));
  }

  onEnd(result: FullResult): void {
    const selfTestResult = JSON.parse(process.env[SELF_TEST_VARIABLE] ?? NO_SELF_TEST) as SelfTest;
    const { ended, reason } = this.ending(result.status, selfTestResult);
    const end = {
      durationMs: Date.now() - this.runsSince,
      ended,
      ...(reason === undefined ? {} : { reason }),
      selfTestResult,
    };
    const line = { line: 'end' as const, at: new Date().toISOString(), ...end };
    this.stream?.write(line);
    this.stream?.close();
    const conformance = computeVerdict({
      facts: factsOf(this.plan),
      outcomes: this.outcomes,
      startedAt: this.startedAt,
      ...end,
    });
    this.progress.end();
    writeReports(conformance, this.plan.reportDir, this.plan.reports);
    if (this.plan.evidence) {
      const start = startLine(this.plan, this.startedAt, this.total);
      writeIndex(this.plan, { start, end: line, unrecorded: this.unrecorded });
    }
    reportToGitHub(conformance, process.env, (text) => process.stdout.write(`${text}\n`));
  }

  printsToStdio(): boolean {
    return true;
  }

  private ending(status: FullResult['status'], selfTestResult: SelfTest): { ended: Ending; reason?: string } {
    const [failure] = selfTestResult.failures;
    if (failure !== undefined) return { ended: 'kit failed', reason: `a rule failed its self-test: ${failure}` };
    const [error] = this.errors;
    if (error !== undefined) return { ended: 'kit failed', reason: error };
    if (this.outcomes.length === this.total && status !== 'interrupted') return { ended: 'whole' };
    if (status === 'timedout') return { ended: 'out of time', reason: 'the time for the run was used up' };
    if (this.plan.failFast && status === 'failed')
      return { ended: 'first failure', reason: '--fail-fast ends a run at its first failure' };
    return {
      ended: status === 'interrupted' ? 'interrupted' : 'kit failed',
      reason: `${this.total - this.outcomes.length} checks did not run (${status})`,
    };
  }
}

/** What an earlier part of the same run left: when it began, how long it took, and the checks that are not run again. */
function earlierPart({ doneFile }: Plan, file: string) {
  if (doneFile === undefined) return { startedAt: new Date(), spentMs: 0, checks: [] };
  const done = new Set(readDone(doneFile));
  const lines = readStream(file);
  const start = lines.find((line) => line.line === 'start');
  const checks = lines.filter((line) => line.line === 'check').filter(({ outcome }) => done.has(outcome.check));
  return {
    startedAt: new Date(start?.at ?? Date.now()),
    spentMs: lines.find((line) => line.line === 'end')?.durationMs ?? 0,
    checks,
  };
}

const NO_SELF_TEST = JSON.stringify({ passed: 0, of: 0, failures: [] } satisfies SelfTest);

/** What the check attached. */
function attachedOutcome(result: TestResult): CheckOutcome | undefined {
  const body = result.attachments.find(({ name }) => name === OUTCOME_ATTACHMENT)?.body;
  return body && (JSON.parse(body.toString('utf8')) as CheckOutcome);
}

/** The outcome of a test that the runner ended. */
function withoutOutcome(test: TestCase, result: TestResult, redact: (text: string) => string): CheckOutcome {
  const notes = (type: string) =>
    test.annotations.filter((one) => one.type === type).map(({ description }) => description ?? '');
  return {
    check: notes('check')[0] ?? test.title,
    status: 'error',
    reason: redact(result.error?.message ?? `the check ended as ${result.status} without an outcome`),
    cites: notes('requirement') as RequirementId[],
    decided: [],
    findings: [],
  };
}
