import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { recordFailed } from './last-failed.ts';
import { ENDING, ROOT } from './package.ts';
import { clearReport, nextReport } from './report-folder.ts';
import type { Conformance } from '../reports/conformance.ts';
import { EXIT } from '../reports/exit-code.ts';
import { PLAN_VARIABLE, removePlan, writePlan } from '../run/plan-file.ts';
import type { Plan } from '../run/plan.ts';
import { printable } from '../run/untrusted.ts';
import { createSecrets, listSecrets } from '../run/secrets.ts';

/** Runs the suites in the processes of the test runner and returns the result that they wrote. */
export async function runSuites(plan: Plan): Promise<Conformance> {
  clearReport(plan.reportDir, nextReport(plan));
  const { code, errors } = await runPlaywright(plan);
  const file = join(plan.reportDir, 'conformance.json');
  if (!existsSync(file))
    throw new CliError(`The test runner ended with ${code} and left no result. ${errors.trim()}`, EXIT.kitFailed);
  // A process that the runner ended may still write for a moment.
  for (const name of ['.runner', '.done.json'])
    rmSync(join(plan.reportDir, name), { recursive: true, force: true, maxRetries: 5 });
  const result = JSON.parse(readFileSync(file, 'utf8')) as Conformance;
  if (plan.only === undefined) recordFailed(plan.reportDir, result);
  return result;
}

/** Signals that end a run early, with a report. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type ProcessResult = { readonly code: number | NodeJS.Signals; readonly errors: string };

/**
 * The environment without the variables for the caller's own Playwright runs, which would send reports elsewhere or stop
 * the run in a debugger. The place of the browsers stays.
 */
const withoutOtherRuns = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(?:PLAYWRIGHT_|PW)/.test(name) || name === 'PLAYWRIGHT_BROWSERS_PATH',
    ),
  );

/** Runs the test runner with a plan, which nobody else can read and which is gone afterwards, also after a signal. */
async function runPlaywright(plan: Plan): Promise<ProcessResult> {
  let child: ChildProcess | undefined;
  let planFile = '';
  const interrupt = () => void child?.kill('SIGINT');
  SIGNALS.forEach((signal) => process.on(signal, interrupt));
  try {
    planFile = writePlan(plan);
    child = startPlaywright(planFile, plan);
    let errors = '';
    const secrets = createSecrets(listSecrets(plan));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
      if (plan.verbose) process.stderr.write(printable(secrets.redact(text)));
    });
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return { code: code ?? signal ?? 'SIGKILL', errors: secrets.redact(errors) };
  } finally {
    SIGNALS.forEach((signal) => process.off(signal, interrupt));
    removePlan(planFile);
  }
}

function startPlaywright(planFile: string, plan: Plan): ChildProcess {
  const runner = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = join(ROOT, 'suites', `conformance.config${ENDING}`);
  return spawn(process.execPath, [runner, 'test', '--config', config, '--pass-with-no-tests'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    // In a process group of its own: Ctrl-C reaches this process, which passes it on once, so that a report is still written.
    detached: true,
    env: {
      ...withoutOtherRuns(process.env),
      [PLAN_VARIABLE]: planFile,
      // The published files are compiled already.
      ...(ENDING === '.js' ? { PW_DISABLE_TS_ESM: '1' } : {}),
      FORCE_COLOR: plan.color ? '1' : '0',
    },
  });
}
