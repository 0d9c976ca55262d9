import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readResult, runProgram, test } from './run-program.ts';
import type { Conformance } from '../reports/conformance.ts';

/** What of a result is the same wherever and in whatever parts it was run. */
const essence = ({ verdict, counts, oracle, requirements, findings }: Conformance) => ({
  ...{ verdict, counts, oracle, requirements },
  findings: findings.map(({ code, facts, requirement, check, title, expected, actual, case: name }) => ({
    ...{ code, facts, requirement, check, title, expected, actual, name },
  })),
});

const SOME = [
  'oauth.exchange.public',
  'oauth.exchange.confidential',
  'oauth.state.approval.public',
  'lists.terms',
].flatMap((id) => ['--check', id]);
const FAULTY = ['verify', 'service', '-q', '--fault', 'oauth.state-dropped', ...SOME];

test('two shards, merged, are the report of one machine; one alone is no success', async ({ folder, locspec }) => {
  expect((await locspec(...FAULTY, '--report-dir', 'whole')).code).toBe(1);
  await locspec(...FAULTY, '--shard', '1/2', '--report-dir', 'first');
  await locspec(...FAULTY, '--shard', '2/2', '--report-dir', 'second');
  const merged = await locspec('report', 'merge', 'first', 'second', '--report-dir', 'merged', '--report', 'junit');
  expect(merged.code).toBe(1);
  expect(essence(readResult(folder, 'merged'))).toEqual(essence(readResult(folder, 'whole')));
  expect(readResult(folder, 'merged').findings[0]?.replay).toContain('--report-dir merged');
  const ran = (name: string) => new Set(readResult(folder, name).requirements.flatMap(({ checks }) => checks));
  const [first, second] = [ran('first'), ran('second')];
  expect([...first].filter((check) => second.has(check))).toEqual([]);
  expect(first.size + second.size).toBe(ran('whole').size);
  expect(readFileSync(join(folder, 'merged', 'junit.xml'), 'utf8')).toContain('<testsuite');

  const alone = await locspec('report', 'merge', 'second', 'first/../second/.', '--report-dir', 'twice');
  expect([alone.code, alone.said.trim().split('\n').length]).toEqual([2, 1]);
  const part = await locspec('report', 'merge', 'first', '--report-dir', 'part');
  expect(part.said).toContain('shard 2/2 is missing');
  expect(part.code).not.toBe(0);
});

test('a run that ends at its first failure says so, and is a failure', async ({ folder, locspec }) => {
  const { code, said } = await locspec(...FAULTY, '--fail-fast', '--workers', '1');
  expect([code, said.includes('kit failed')]).toEqual([1, false]);
  expect(readResult(folder).run).toMatchObject({ ended: 'first failure' });
});

test('a run that was stopped says so, and is gone on with', async ({ folder, locspec }) => {
  const run = [
    'verify',
    'service',
    '--suite',
    'croql',
    '--check',
    'croql.segments',
    '--check',
    'croql.with',
    '--workers',
    '1',
  ];
  const stopped = await runProgram(folder, run, { until: 'croql.segments.hosted' });
  const partial = readResult(folder);
  // A fast machine may be through before it hears.
  if (partial.run.ended !== 'whole') {
    expect(stopped.said).toContain('interrupted');
    expect(stopped.code).toBe(4);
    expect(partial.verdict).toBe('inconclusive');
  }
  const other = await locspec(...run, '--seed', '2', '--resume');
  expect([other.code, other.said.includes('another seed (1 and 2)')]).toEqual([2, true]);
  const { code, said } = await locspec(...run, '--resume');
  expect(code, said).toBe(0);
  const { run: facts, counts } = readResult(folder);
  expect(facts).toMatchObject({ ended: 'whole', complete: true });
  expect((await locspec(...run, '--report-dir', 'at-once')).code).toBe(0);
  expect(counts).toEqual(readResult(folder, 'at-once').counts);
});

test('what is listed may fail, and has to', async ({ folder, locspec }) => {
  const run = ['verify', 'service', '--check', 'oauth.state.approval.public', '--expected-failures', 'known.yaml'];
  const list = (entries: readonly object[]) => writeFileSync(join(folder, 'known.yaml'), JSON.stringify(entries));
  const known = { requirement: 'oauth.authorize.state-returned', reason: 'the gateway drops it' };
  list([known]);
  expect((await locspec(...run, '--fault', 'oauth.state-dropped')).code).toBe(0);
  expect(readResult(folder).counts.expectedFail).toBe(1);
  list([{ check: 'oauth.state.approval.public', reason: 'being rebuilt' }]);
  const stale = await locspec(...run);
  expect([stale.code, readResult(folder).expectedFailures.stale.length]).toEqual([1, 1]);
  expect(stale.said).toContain('Expected to fail, but passes: oauth.state.approval.public');
  list([{ ...known, requirement: 'oauth.authorize.state-retuned' }]);
  const unknown = await locspec(...run);
  expect(unknown.code).toBe(1);
  expect(unknown.said.replaceAll(/\s+/g, ' ')).toContain('did you mean oauth.authorize.state-returned?');
});

test('a run that may take two seconds ends in time, and says what it left out', async ({ folder, locspec }) => {
  const began = performance.now();
  const { code, said } = await locspec('verify', 'service', '--suite', 'croql', '--max-duration', '2s');
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(said).toContain('the time for the run was used up');
  expect(said).toContain('--max-duration');
  const { run, counts, verdict, causes } = readResult(folder);
  expect(run).toMatchObject({ ended: 'out of time', complete: false });
  expect(verdict).toBe('inconclusive');
  expect(counts.untested).toBeGreaterThan(100);
  expect(causes).toContainEqual(expect.objectContaining({ code: 'budget', fix: '--max-duration' }));
  expect(code).toBe(5);
});
