import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runProgram, test } from '../cli/run-program.ts';
import { readStream } from '../reports/stream.ts';
import type { Conformance } from '../reports/conformance.ts';

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

test('a run writes what is asked for, tells GitHub where it is, and takes away what an earlier one wrote', async ({
  folder,
}) => {
  const report = join(folder, 'locspec-report');
  const summary = join(folder, 'step.md');
  const first = await runProgram(folder, [...RUN, '--report', 'junit,sarif', '--report', 'badge'], {
    env: { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary },
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

  const second = await runProgram(folder, RUN);
  expect(readdirSync(report).sort()).toEqual([...ALWAYS].sort());
  expect(second.stdout).not.toContain('::error');
});

test('a form that is not known is named, with the nearest', async ({ locspec }) => {
  const { code, stderr } = await locspec(...RUN, '--report', 'junti');
  expect(code).toBe(2);
  expect(stderr).toContain('did you mean “junit”');
});
