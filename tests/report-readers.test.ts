import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readResult, runProgram, test } from '../cli/run-program.ts';
import { writeReports } from '../reports/formats.ts';
import type { Conformance } from '../reports/conformance.ts';
import { sampleResult } from '../reports/test-result.ts';

const sample = sampleResult();
const failing = sample.findings.find(({ requirement }) => requirement === 'oauth.token.verifier-checked');

/** Reports before and after a fault was fixed, in folders of their names. */
function writeBoth(folder: string): void {
  const fixed: Conformance = { ...sample, findings: sample.findings.filter((each) => each !== failing) };
  writeReports(sample, join(folder, 'before'));
  writeReports(fixed, join(folder, 'after'));
}

test('the exit code says whether anything is worse, in every format', async ({ folder, locspec }) => {
  writeBoth(folder);
  for (const format of ['pretty', 'json', 'markdown']) {
    expect((await locspec('report', 'diff', 'before', 'after', '--format', format)).code).toBe(0);
    expect((await locspec('report', 'diff', 'after/conformance.json', 'before', '--format', format)).code).toBe(1);
  }
  const worse = await locspec('report', 'diff', 'after', 'before', '--format', 'json');
  const { isWorse, findings } = JSON.parse(worse.stdout) as { isWorse: boolean; findings: { new: object[] } };
  expect([isWorse, findings.new.length]).toEqual([true, 1]);
  expect(findings.new[0]).not.toHaveProperty('evidence');
  const history = await locspec('report', 'history', 'after', 'before', '--format', 'json');
  expect(history.code).toBe(0);
  expect(JSON.parse(history.stdout)).toHaveLength(2);
});

test('a result for a Pact broker is printed, with the version that was verified', async ({ folder, locspec }) => {
  const difference = { at: 'status', expected: '400', actual: '200' };
  const seen = {
    contract: 'app-service',
    check: 'contracts.lists.hosted',
    description: 'x',
    differences: [difference],
  };
  writeReports({ ...sample, interactions: [seen] } as unknown as Conformance, join(folder, 'report'));
  writeReports(sample, join(folder, 'other'));
  const result = await locspec('report', 'pact', 'report', '--provider-version', '4f2a', '--build-url', 'https://ci/1');
  expect(result.code).toBe(1);
  expect(JSON.parse(result.stdout)).toMatchObject({
    ...{ success: false, providerApplicationVersion: '4f2a', buildUrl: 'https://ci/1' },
    testResults: expect.arrayContaining([expect.objectContaining({ description: 'x (contracts.lists.hosted)' })]),
  });
  expect((await locspec('report', 'pact', 'report')).code, 'no version').toBe(2);
  const none = await locspec('report', 'pact', 'other', '--provider-version', '1');
  expect([none.code, none.stderr]).toEqual([
    2,
    'locspec: other is of a run that verified no contract: verify with --suite contracts.\n',
  ]);
});

test('folders that are no reports are named in one sentence', async ({ folder, locspec }) => {
  writeReports(sample, join(folder, 'good'));
  const put = (name: string, text: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'conformance.json'), text);
    return name;
  };
  const text = JSON.stringify(sample);
  symlinkSync('circle', join(folder, 'circle'));
  mkdirSync(join(folder, 'folder', 'conformance.json'), { recursive: true });
  const places = [
    'missing',
    'circle',
    'folder',
    put('empty', ''),
    put('cut', text.slice(0, 700)),
    put('foreign', '{"format": 1, "hello": "\\u001b[31m"}'),
    put('list', '[]'),
    put('deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
    put('wrong', text.replace('"violates"', '"\\u001b[2Jperfect"')),
    put('findings', JSON.stringify({ ...sample, findings: [{ requirement: 7 }] })),
  ];
  for (const place of places) {
    for (const args of [
      ['diff', 'good', place],
      ['history', place],
    ]) {
      const { code, stdout, stderr } = await locspec('report', ...args);
      expect([place, code, stdout]).toEqual([place, 2, '']);
      expect(stderr).toMatch(/^locspec: [^\u001b]+\n$/);
    }
  }
});

test('a run shows what changed since a previous report, even one in its own folder', async ({ folder }) => {
  const run = ['verify', 'service', '--workers', '1', '--check', 'oauth.state.approval.public', '-q'];
  expect((await runProgram(folder, run)).code).toBe(0);
  const worse = await runProgram(folder, [...run, '--fault', 'oauth.state-cut', '--previous', 'locspec-report']);
  expect(worse.stdout).toContain(
    'Since the previous report: Worse than before: the verdict is now “violates”, 1 new finding',
  );
  expect(readResult(folder).findings).toHaveLength(1);
  const fixed = await runProgram(folder, [...run, '--previous', 'locspec-report']);
  expect(fixed.stdout).toContain('Since the previous report: Nothing is worse than before.');
  const wrong = await runProgram(folder, [...run, '--previous', 'nowhere']);
  expect([wrong.code, wrong.stderr]).toEqual([2, 'locspec: There is no nowhere.\n']);
});
