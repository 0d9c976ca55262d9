import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { parseNotes, TRIAL_FOLDER, TRIAL_VARIABLE, trialVariable } from '../run/trial.ts';
import type { Trial, TrialNote } from '../run/trial.ts';
import { forTerminal } from '../run/untrusted.ts';

/** How a run of the tests ended. */
export interface TrialEnd {
  readonly end: 'passed' | 'failed' | 'timed out' | 'interrupted';
  readonly durationMs: number;
  readonly notes: readonly TrialNote[];
  /** The end of what the tests wrote. */
  readonly output: string;
}

/** Runs a command once, in one trial. */
export type RunTrial = (
  command: readonly string[],
  trial: Omit<Trial, 'nonce'>,
  timeoutMs: number,
  signal: AbortSignal,
) => Promise<TrialEnd>;

/** Test runners may name what failed long before the end. */
const MAX_OUTPUT = 100_000;
/** Notes of a recording run; those of one process are bounded too. */
const MAX_NOTES = 64 * 2 ** 20;
/** How long processes may take to end after they were asked to: a test runner ends servers of its own. */
const GRACE_MS = 5_000;

/** What runs trials, whose files are in a folder that only this user can read; `close` removes it. */
export function openTrials(): { readonly run: RunTrial; readonly close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), TRIAL_FOLDER));
  let count = 0;
  return {
    run: async (command, kind, timeoutMs, signal) => {
      const file = join(folder, `${++count}.json`);
      const notes = file.replace(/json$/, 'ndjson');
      const trial: Trial = { ...kind, nonce: randomBytes(24).toString('base64url') };
      writeFileSync(file, JSON.stringify(trial), { mode: 0o600, flag: 'wx' });
      writeFileSync(notes, '', { mode: 0o600, flag: 'wx' });
      const ended = await runCommand(command, trialVariable(file, trial), timeoutMs, signal);
      const text = existsSync(notes) ? readFileSync(notes, 'utf8').slice(0, MAX_NOTES) : '';
      for (const name of [file, notes]) rmSync(name, { force: true });
      return { ...ended, notes: parseNotes(text) };
    },
    close: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function runCommand(
  [program = '', ...args]: readonly string[],
  variable: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Omit<TrialEnd, 'notes'>> {
  // The runner of a test that runs this command must not take the tests for its own.
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const start = performance.now();
  const isGroup = process.platform !== 'win32';
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, [TRIAL_VARIABLE]: variable },
    // A process group of its own, so that its servers end with it.
    detached: isGroup,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-MAX_OUTPUT)));
  const kill = (name: NodeJS.Signals) => {
    try {
      if (isGroup && child.pid !== undefined) process.kill(-child.pid, name);
      else child.kill(name);
    } catch {
      // All of them have ended.
    }
  };
  let cause: 'timed out' | 'interrupted' | undefined;
  let grace: NodeJS.Timeout | undefined;
  const stop = (why: typeof cause) => {
    cause ??= why;
    // As from a terminal: on any other signal Playwright leaves its web server behind.
    kill('SIGINT');
    grace ??= setTimeout(() => kill('SIGKILL'), GRACE_MS);
  };
  const timer = setTimeout(() => stop('timed out'), timeoutMs);
  const interrupt = () => stop('interrupted');
  signal.addEventListener('abort', interrupt);
  if (signal.aborted) interrupt();
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) =>
        reject(new CliError(`${forTerminal(program)} cannot be started: ${error.message}`, EXIT.usage)),
      );
      // Not `close`: a process that was left behind may hold the streams open.
      child.once('exit', resolve);
    });
    const durationMs = performance.now() - start;
    return { end: cause ?? (code === 0 ? 'passed' : 'failed'), durationMs, output };
  } finally {
    clearTimeout(timer);
    clearTimeout(grace);
    signal.removeEventListener('abort', interrupt);
    // What the tests started and left behind would hold its ports.
    if (child.pid !== undefined) kill('SIGKILL');
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
  }
}
