import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'vitest';
import type { Conformance } from '../reports/conformance.ts';

/** The compiled program. */
export const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** How a process of the program ended, and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What it wrote to either, in order. */
  readonly said: string;
}

/** The environment of the process beyond that of the tests, and the text after which it is interrupted. */
export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly until?: string;
}

/** Runs the compiled program in a folder, for tests. Colours are off; a CI of the tests is none of the program's. */
export async function runProgram(
  folder: string,
  args: readonly string[],
  { env = {}, until }: ProgramOptions = {},
): Promise<Ended> {
  expect(existsSync(PROGRAM), 'run `npm run build` first').toBe(true);
  const { GITHUB_ACTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { ...inherited, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '', said: '' };
  let isInterrupted = false;
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
      texts.said += text;
      if (until === undefined || isInterrupted || !texts.said.includes(until)) return;
      isInterrupted = true;
      child.kill('SIGINT');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...texts };
}

/** A test with an empty folder, and the program in it. */
export const test = base.extend<{ folder: string; locspec: (...args: readonly string[]) => Promise<Ended> }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'locspec-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  locspec: async ({ folder }, use) => {
    await use((...args) => runProgram(folder, args));
  },
});

/** The result in a report folder, `locspec-report` unless another is named. */
export const readResult = (folder: string, ...report: readonly string[]): Conformance =>
  JSON.parse(
    readFileSync(join(folder, ...(report.length > 0 ? report : ['locspec-report']), 'conformance.json'), 'utf8'),
  ) as Conformance;

/** The flags that name a service by its addresses. */
export const addressFlags = (service: {
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly enterpriseBaseUrl?: string;
  readonly stateUrl: string;
}): readonly string[] => {
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = service;
  const flags = {
    'auth-url': authUrl,
    'base-url': baseUrl,
    'enterprise-base-url': enterpriseBaseUrl,
    'state-url': stateUrl,
  };
  return Object.entries(flags).flatMap(([name, url]) => (url === undefined ? [] : [`--${name}`, url]));
};
