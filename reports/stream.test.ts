import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream, readStream, startLine } from './stream.ts';
import type { StreamLine } from './stream.ts';
import { plan } from '../run/test-plan.ts';
import type { Plan } from '../run/plan.ts';

const secretive: Plan = {
  ...plan,
  apps: { confidential: { clientId: 'c', clientSecret: 'the-client-secret', redirectUris: [] } },
  accessToken: 'the-access-token',
  seed: 7,
  shard: '2/3',
};

const check: StreamLine = {
  line: 'check',
  title: 'a wrong verifier is refused',
  durationMs: 3,
  outcome: {
    check: 'oauth.x',
    status: 'done',
    cites: ['oauth.token.verifier-checked'],
    decided: ['oauth.token.verifier-checked'],
    findings: [],
  },
};

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-stream-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was written is read again, line by line', () => {
  const file = join(folder, 'new', 'run.ndjson');
  const start = startLine(secretive, new Date(0), 2);
  const stream = openStream(file);
  stream.write(start);
  stream.write(check);
  expect(readStream(file), 'while the run goes on').toEqual([start, check]);
  stream.close();
  const again = openStream(file, true);
  again.write(check);
  again.close();
  expect(readStream(file)).toEqual([start, check, check]);
});

test('the start tells whose run it is and keeps the secrets of the plan', () => {
  const start = startLine(secretive, new Date(0), 2);
  expect(start).toMatchObject({ line: 'start', at: '1970-01-01T00:00:00.000Z', facts: { seed: 7, shard: '2/3' } });
  expect(start).toMatchObject({ facts: { addresses: { authUrl: 'http://a.example' } } });
  expect(JSON.stringify(start)).not.toMatch(/the-client-secret|the-access-token/);
});

test('a line that was cut off at the end is left out, and a broken one elsewhere is named', () => {
  const file = join(folder, 'run.ndjson');
  writeFileSync(file, `${JSON.stringify(check)}\n{"line":"che`);
  expect(readStream(file)).toEqual([check]);
  appendFileSync(file, `\n${JSON.stringify(check)}\n`);
  expect(() => readStream(file)).toThrow('Line 2 of');
  writeFileSync(file, '{"line":"middle"}\n');
  expect(() => readStream(file)).toThrow('it must be start, check or end');
});

const start = startLine(secretive, new Date(0), 2);
const facts = start.line === 'start' ? start.facts : undefined;
const { outcome } = check as Extract<StreamLine, { line: 'check' }>;

// prettier-ignore
for (const { title, line } of [
  { title: 'a shard of a billion',              line: { ...start, facts: { ...facts, shard: '1/1000000000' } } },
  { title: 'a shard beyond the last',           line: { ...start, facts: { ...facts, shard: '3/2' } } },
  { title: 'no facts',                          line: { ...start, facts: null } },
  { title: 'an unknown area',                   line: { ...start, facts: { ...facts, areas: ['constructor'] } } },
  { title: 'a date that is none',               line: { ...start, at: 'yesterday' } },
  { title: 'a check without an outcome',        line: { ...check, outcome: undefined } },
  { title: 'an unknown requirement',            line: { ...check, outcome: { ...outcome, decided: ['toString'] } } },
  { title: 'an unknown status',                 line: { ...check, outcome: { ...outcome, status: 'perfect' } } },
  { title: 'an unknown cause',                  line: { ...check, outcome: { ...outcome, cause: { code: 'constructor' } } } },
  { title: 'findings that are no list',         line: { ...check, outcome: { ...outcome, findings: { length: 1 } } } },
  { title: 'a finding of nothing',              line: { ...check, outcome: { ...outcome, findings: [{}] } } },
  { title: 'an unknown end',                    line: { line: 'end', at: start.line, durationMs: 1, ended: 'well', selfTestResult: { passed: 1, of: 1, failures: [] } } },
  { title: 'a self-test that is no count',      line: { line: 'end', durationMs: 1, ended: 'whole', selfTestResult: { passed: '9', of: 1, failures: [] } } },
]) {
  test(`a stream with ${title} is damaged`, () => {
    const file = join(folder, 'run.ndjson');
    writeFileSync(file, `${JSON.stringify(line)}\n`);
    expect(() => readStream(file)).toThrow(`Line 1 of ${file} is damaged`);
  });
}
