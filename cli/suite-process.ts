import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ENDING, ROOT } from './package.ts';
import type { Plan } from '../run/plan.ts';
import { CAMPAIGN } from '../run/worker-tasks.ts';
import { createSecrets, listSecrets } from '../run/secrets.ts';
import { printable } from '../run/untrusted.ts';

/** A process of the suites, which has a plan. */
export interface SuiteProcess {
  readonly child: ChildProcess;
  /** Resolves once it has ended: to how, with the end of what it wrote to standard error, without secrets. */
  readonly ended: Promise<string>;
}

/** The characters kept of what a process writes to standard error. */
const MAX_ERRORS = 10_000;

/**
 * Starts a module of the suites as a process. The plan holds secrets: it goes through the channel between the processes
 * and is written nowhere.
 */
export function startSuiteProcess(module: string, plan: Plan): SuiteProcess {
  const args = plan.runs === undefined ? [] : [CAMPAIGN];
  const child = fork(join(ROOT, 'suites', `${module}${ENDING}`), args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // In a process group of its own: Ctrl-C reaches only this process, which still writes a report.
    detached: true,
    env: withoutOtherRuns(process.env),
    // Only sources need what reads TypeScript; other flags of the caller's are about its own process.
    execArgv: ENDING === '.ts' ? process.execArgv : [],
  });
  const { redact } = createSecrets(listSecrets(plan));
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-MAX_ERRORS);
    if (plan.verbose) process.stderr.write(printable(redact(text)));
  });
  const { done: _, ...rest } = plan;
  // What cannot be sent to a process that is gone is of no interest: how it ended is.
  child.send(rest satisfies Plan, () => {});
  const ended = once(child, 'close').then(
    ([code, signal]: unknown[]) => `ended with ${String(code ?? signal)}. ${redact(errors).trim()}`.trimEnd(),
    (error: Error) => `cannot be started: ${error.message}`,
  );
  return { child, ended };
}

/**
 * The environment without the variables for the caller's own Playwright runs, which would show browsers or stop them in a
 * debugger. The place of the browsers stays.
 */
const withoutOtherRuns = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(?:PLAYWRIGHT_|PW)/.test(name) || name === 'PLAYWRIGHT_BROWSERS_PATH',
    ),
  );
