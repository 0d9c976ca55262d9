import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Complaint } from './complaint.ts';
import { ENDING, ROOMS } from './package.ts';
import { EXIT } from '../reports/exit-code.ts';
import { RESULT_FILES } from '../reports/files.ts';
import { STREAM_FILE } from '../reports/stream.ts';
import type { Conformance } from '../reports/verdict.ts';
import { PLAN_VARIABLE } from '../spec/run.ts';
import type { Plan } from '../spec/run.ts';

/** What a run writes into its report folder. */
const OUTPUTS = [
  ...RESULT_FILES.flatMap((file) => [file, `${file}.part`]),
  STREAM_FILE,
  'jobs',
  '.runner',
  '.done.json',
];
/** What of it a run goes on with that is resumed. */
const KEPT = [STREAM_FILE, 'jobs', '.done.json'];

/** Takes away what an earlier run wrote, so that an old verdict cannot be taken for a new one. */
export function clearReport(reportDir: string, resumes = false): void {
  for (const output of OUTPUTS.filter((name) => !resumes || !KEPT.includes(name)))
    rmSync(join(reportDir, output), { recursive: true, force: true });
}

/** Runs the suites in the test runner's own processes and returns what they wrote. */
export async function runSuites(plan: Plan): Promise<Conformance> {
  clearReport(plan.reportDir, plan.doneFile !== undefined);
  const { code, complaints } = await runPlaywright(plan, []);
  for (const name of ['.runner', '.done.json']) rmSync(join(plan.reportDir, name), { recursive: true, force: true });
  const file = join(plan.reportDir, 'conformance.json');
  if (!existsSync(file))
    throw new Complaint(`The test runner ended with ${code} and left no result. ${complaints.trim()}`, EXIT.kitFailed);
  return JSON.parse(readFileSync(file, 'utf8')) as Conformance;
}

/** One check as `list checks` shows it. */
export interface ListedCheck {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
}

/** The checks that the plan selects, in the order in which they would run. Nothing is sent. */
export async function listSuites(plan: Plan): Promise<readonly ListedCheck[]> {
  const { code, said, complaints } = await runPlaywright(plan, ['--list', '--reporter', 'json']);
  if (code !== 0)
    throw new Complaint(`The test runner could not list the checks. ${complaints.trim()}`, EXIT.kitFailed);
  return specsOf((JSON.parse(said) as ListedSuite).suites ?? []).map(({ title, tests }) => {
    const noted = (kind: string) =>
      (tests[0]?.annotations ?? []).filter(({ type }) => type === kind).map(({ description }) => description);
    return { id: noted('check')[0] ?? title, title, requirements: noted('requirement') };
  });
}

/** The part of the runner's JSON listing that is read here. */
interface ListedSuite {
  readonly suites?: readonly ListedSuite[];
  readonly specs?: readonly ListedSpec[];
}
interface ListedSpec {
  readonly title: string;
  readonly tests: readonly {
    readonly annotations: readonly { readonly type: string; readonly description: string }[];
  }[];
}

const specsOf = (suites: readonly ListedSuite[]): ListedSpec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);

/** Signals that stop a run in good order. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Ended = { readonly code: number | null; readonly said: string; readonly complaints: string };

/**
 * The environment without what is meant for Playwright runs of the caller's own, which would send reports elsewhere or
 * stop the run in a debugger; where browsers are stays.
 */
const withoutOtherRuns = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(?:PLAYWRIGHT_|PW)/.test(name) || name === 'PLAYWRIGHT_BROWSERS_PATH',
    ),
  );

function runPlaywright(plan: Plan, args: readonly string[]): Promise<Ended> {
  const runner = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = join(ROOMS, 'suites', `conformance.config${ENDING}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [runner, 'test', '--config', config, '--pass-with-no-tests', ...args], {
      stdio: ['ignore', args.length === 0 ? 'inherit' : 'pipe', 'pipe'],
      // In a group of its own: Ctrl-C reaches this process, which hands it on once, so that a report is still written.
      detached: true,
      env: {
        ...withoutOtherRuns(process.env),
        [PLAN_VARIABLE]: JSON.stringify(plan),
        // What is published is compiled already.
        ...(ENDING === '.js' ? { PW_DISABLE_TS_ESM: '1' } : {}),
        FORCE_COLOR: plan.color ? '1' : '0',
      },
    });
    let said = '';
    let complaints = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
      if (plan.verbose) process.stderr.write(text);
    });
    const handOn = () => void child.kill('SIGINT');
    const ended = () => STOPS.forEach((signal) => process.off(signal, handOn));
    STOPS.forEach((signal) => process.on(signal, handOn));
    child.on('error', (error) => (ended(), reject(error)));
    child.on('close', (code) => (ended(), resolve({ code, said, complaints })));
  });
}
