import { readFileSync } from 'node:fs';
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
import { writeReports } from './formats.ts';
import { tellGitHub } from './github.ts';
import { progressOf } from './progress.ts';
import { factsOf, openStream, readStream, startLine, STREAM_FILE } from './stream.ts';
import { conclude } from './verdict.ts';
import type { Ending } from './verdict.ts';
import { ARMING_VARIABLE, OUTCOME_ATTACHMENT, PLAN_VARIABLE } from '../spec/run.ts';
import type { Arming, CheckOutcome, Plan } from '../spec/run.ts';
import type { RequirementId } from '../spec/requirements.ts';

/** Shows how far the run is, and writes `conformance.json` when it is through. */
export default class ConformanceReporter implements Reporter {
  private readonly plan = JSON.parse(process.env[PLAN_VARIABLE] ?? '{}') as Plan;
  private readonly outcomes: CheckOutcome[] = [];
  private readonly troubles: string[] = [];
  private startedAt = new Date();
  private runsSince = Date.now();
  private total = 0;
  private readonly progress = progressOf(this.plan, process.stdout, Date.now);
  private stream: ReturnType<typeof openStream> | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    const file = join(this.plan.reportDir, STREAM_FILE);
    const { startedAt, spentMs, checks } = earlierPart(this.plan, file);
    // As if the time between the parts had not been.
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
    // Cut off in its midst: it has not been done, and a run that is resumed does it.
    if (result.status === 'interrupted') return;
    const outcome = outcomeOf(test, result);
    this.outcomes.push(outcome);
    this.stream?.write({ line: 'check', title: test.title, durationMs: Math.round(result.duration), outcome });
    this.progress.through(outcome, test.title, result.duration);
  }

  onError(error: TestError): void {
    this.troubles.push(error.message ?? error.value ?? 'an unknown trouble of the test runner');
  }

  onEnd(result: FullResult): void {
    const arming = JSON.parse(process.env[ARMING_VARIABLE] ?? '{"armed":0,"of":0,"deaf":[]}') as Arming;
    const { ended, reason } = this.ending(result.status, arming);
    const end = {
      durationMs: Date.now() - this.runsSince,
      ended,
      ...(reason === undefined ? {} : { reason }),
      arming,
    };
    this.stream?.write({ line: 'end', at: new Date().toISOString(), ...end });
    this.stream?.close();
    const conformance = conclude({
      facts: factsOf(this.plan),
      outcomes: this.outcomes,
      startedAt: this.startedAt,
      ...end,
    });
    this.progress.end();
    writeReports(conformance, this.plan.reportDir, this.plan.reports);
    tellGitHub(conformance, process.env, (text) => process.stdout.write(`${text}\n`));
  }

  printsToStdio(): boolean {
    return true;
  }

  private ending(status: FullResult['status'], arming: Arming): { ended: Ending; reason?: string } {
    const trouble = this.troubles[0];
    if (arming.deaf.length > 0) return { ended: 'kit failed', reason: `a judge is deaf: ${arming.deaf[0]}` };
    if (trouble !== undefined) return { ended: 'kit failed', reason: trouble };
    if (this.outcomes.length === this.total && status !== 'interrupted') return { ended: 'whole' };
    if (this.plan.failFast && status === 'failed')
      return { ended: 'first failure', reason: 'asked to stop at the first failure' };
    return {
      ended: status === 'interrupted' ? 'interrupted' : 'kit failed',
      reason: `${this.total - this.outcomes.length} checks did not run (${status})`,
    };
  }
}

/** What an earlier part of the same run left: when it began, how long it took, and the checks that are not done again. */
function earlierPart({ doneFile }: Plan, file: string) {
  if (doneFile === undefined) return { startedAt: new Date(), spentMs: 0, checks: [] };
  const done = new Set(JSON.parse(readFileSync(doneFile, 'utf8')) as readonly string[]);
  const lines = readStream(file);
  const start = lines.find((line) => line.line === 'start');
  const checks = lines.filter((line) => line.line === 'check').filter(({ outcome }) => done.has(outcome.check));
  return {
    startedAt: new Date(start?.at ?? Date.now()),
    spentMs: lines.find((line) => line.line === 'end')?.durationMs ?? 0,
    checks,
  };
}

/** What the check attached; a test that ended without that was ended by the runner. */
function outcomeOf(test: TestCase, result: TestResult): CheckOutcome {
  const body = result.attachments.find(({ name }) => name === OUTCOME_ATTACHMENT)?.body;
  if (body) return JSON.parse(body.toString('utf8')) as CheckOutcome;
  const notes = (type: string) =>
    test.annotations.filter((one) => one.type === type).map(({ description }) => description ?? '');
  return {
    check: notes('check')[0] ?? test.title,
    status: 'error',
    reason: result.error?.message ?? `the check ended as ${result.status} and said nothing`,
    cites: notes('requirement') as RequirementId[],
    decided: [],
    findings: [],
  };
}
