import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStream } from '../reports/stream.ts';
import type { Conformance } from '../reports/conformance.ts';

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'cli', 'main.js');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-report-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The compiled program, as a process in an empty folder. */
const locspec = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const { GITHUB_ACTIONS: _, ...inherited } = process.env;
    execFile(
      process.execPath,
      [PROGRAM, ...args],
      { cwd: folder, env: { ...inherited, ...environment } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });

const RUN = [
  'verify',
  'service',
  '--workers',
  '1',
  '--check',
  'oauth.state.approval.public',
  '--fault',
  'oauth.state-cut',
];

/** What every run leaves in its folder. */
const ALWAYS = ['.locspec-report', 'conformance.json', 'index.html', 'last-failed.json', 'run.ndjson'];

test('a run writes what is asked for, tells GitHub where it is, and takes away what an earlier one wrote', async () => {
  const report = join(folder, 'locspec-report');
  const summary = join(folder, 'step.md');
  const first = await locspec([...RUN, '--report', 'junit,sarif', '--report', 'badge'], {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summary,
  });
  expect(first.code).toBe(1);
  expect(readdirSync(report).sort()).toEqual(
    [...ALWAYS, 'badge.json', 'badge.svg', 'junit.xml', 'report.sarif'].sort(),
  );
  const result = JSON.parse(readFileSync(join(report, 'conformance.json'), 'utf8')) as Conformance;
  const lines = readStream(join(report, 'run.ndjson'));
  expect(lines.map(({ line }) => line)).toEqual(['start', 'check', 'end']);
  const recorded = lines.flatMap((line) => (line.line === 'check' ? line.outcome.findings : []));
  expect(recorded.map(({ violation, among, case: id }) => ({ ...violation, among, id }))).toEqual(
    result.findings.map(({ code, facts, case: id }) => ({ code, ...facts, id })),
  );
  expect(result.findings.map(({ title }) => title)).toEqual(['the redirect has a wrong parameter “state”']);
  expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain('oauth.authorize.state-returned');
  expect(first.stdout).toMatch(/^::error title=oauth\.authorize\.state-returned%3A /m);
  expect(readFileSync(summary, 'utf8')).toContain('violates the source');

  const second = await locspec(RUN);
  expect(readdirSync(report).sort()).toEqual([...ALWAYS].sort());
  expect(second.stdout).not.toContain('::error');
});

test('a form that is not known is named, with the nearest', async () => {
  const { code, stderr } = await locspec([...RUN, '--report', 'junti']);
  expect(code).toBe(2);
  expect(stderr).toContain('did you mean “junit”');
});
