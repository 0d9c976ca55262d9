import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Conformance } from '../reports/conformance.ts';

const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-parts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The compiled program in a folder of its own; `until` is what it has to say before it is told to stop. */
async function locspec(args: readonly string[], until?: string) {
  const child = spawn(process.execPath, [PROGRAM, ...args, '--no-color'], { cwd: folder });
  let said = '';
  let isStopped = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (until === undefined || isStopped || !said.includes(until)) return;
      isStopped = true;
      child.kill('SIGINT');
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const resultIn = (name = 'locspec-report') =>
  JSON.parse(readFileSync(join(folder, name, 'conformance.json'), 'utf8')) as Conformance;

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

test('two shards, merged, are the report of one machine; one alone is no success', async () => {
  expect((await locspec([...FAULTY, '--report-dir', 'whole'])).code).toBe(1);
  await locspec([...FAULTY, '--shard', '1/2', '--report-dir', 'first']);
  await locspec([...FAULTY, '--shard', '2/2', '--report-dir', 'second']);
  const merged = await locspec(['report', 'merge', 'first', 'second', '--report-dir', 'merged', '--report', 'junit']);
  expect(merged.code).toBe(1);
  expect(essence(resultIn('merged'))).toEqual(essence(resultIn('whole')));
  expect(resultIn('merged').findings[0]?.replay).toContain('--report-dir merged');
  const ran = (name: string) => new Set(resultIn(name).requirements.flatMap(({ checks }) => checks));
  const [first, second] = [ran('first'), ran('second')];
  expect([...first].filter((check) => second.has(check))).toEqual([]);
  expect(first.size + second.size).toBe(ran('whole').size);
  expect(readFileSync(join(folder, 'merged', 'junit.xml'), 'utf8')).toContain('<testsuite');

  const alone = await locspec(['report', 'merge', 'second', 'first/../second/.', '--report-dir', 'twice']);
  expect([alone.code, alone.said.trim().split('\n').length]).toEqual([2, 1]);
  const part = await locspec(['report', 'merge', 'first', '--report-dir', 'part']);
  expect(part.said).toContain('shard 2/2 is missing');
  expect(part.code).not.toBe(0);
});

test('a run that was stopped says so, and is gone on with', async () => {
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
  const stopped = await locspec(run, 'croql.segments.hosted');
  const partial = resultIn();
  // A fast machine may be through before it hears.
  if (partial.run.ended !== 'whole') {
    expect(stopped.said).toContain('interrupted');
    expect(stopped.code).toBe(4);
    expect(partial.verdict).toBe('inconclusive');
  }
  const other = await locspec([...run, '--seed', '2', '--resume']);
  expect([other.code, other.said.includes('another seed (1 and 2)')]).toEqual([2, true]);
  const { code, said } = await locspec([...run, '--resume']);
  expect(code, said).toBe(0);
  const { run: facts, counts } = resultIn();
  expect(facts).toMatchObject({ ended: 'whole', complete: true });
  expect((await locspec([...run, '--report-dir', 'at-once'])).code).toBe(0);
  expect(counts).toEqual(resultIn('at-once').counts);
});

test('what is listed may fail, and has to', async () => {
  const run = ['verify', 'service', '--check', 'oauth.state.approval.public', '--expected-failures', 'known.yaml'];
  const list = (entries: readonly object[]) => writeFileSync(join(folder, 'known.yaml'), JSON.stringify(entries));
  const known = { requirement: 'oauth.authorize.state-returned', reason: 'the gateway drops it' };
  list([known]);
  expect((await locspec([...run, '--fault', 'oauth.state-dropped'])).code).toBe(0);
  expect(resultIn().counts.expectedFail).toBe(1);
  list([{ check: 'oauth.state.approval.public', reason: 'being rebuilt' }]);
  const stale = await locspec(run);
  expect([stale.code, resultIn().expectedFailures.stale.length]).toEqual([1, 1]);
  expect(stale.said).toContain('Expected to fail, but passes: oauth.state.approval.public');
  list([{ ...known, requirement: 'oauth.authorize.state-retuned' }]);
  const unknown = await locspec(run);
  expect(unknown.code).toBe(1);
  expect(unknown.said).toContain('did you mean oauth.authorize.state-returned');
});
