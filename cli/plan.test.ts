import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApp } from '../mocks/app/port.ts';
import { createReferenceApp } from '../mocks/app/reference-app.ts';
import type { Conformance } from '../reports/conformance.ts';

const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locspec-plan-test-'));
  mkdirSync(join(folder, 'tmp'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The compiled program in a folder of its own, with temporary files of its own; `until` is the output that ends it. */
async function locspec(args: readonly string[], until?: string) {
  const env = { ...process.env, TMPDIR: join(folder, 'tmp') };
  const child = spawn(process.execPath, [PROGRAM, ...args, '--no-color'], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (until !== undefined && output.includes(until)) child.kill('SIGINT');
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const result = () =>
  JSON.parse(readFileSync(join(folder, 'locspec-report', 'conformance.json'), 'utf8')) as Conformance;
/** A plan holds secrets, so it is in no file. */
const filesLeft = () => readdirSync(join(folder, 'tmp'));

test('a file of expected failures may be larger than a variable of the environment', async () => {
  const entry = { requirement: 'oauth.token.verifier-checked', reason: 'accepted for now, '.repeat(100) };
  const text = JSON.stringify(Array.from({ length: 105 }, () => entry));
  expect(text.length).toBeGreaterThan(188_000);
  writeFileSync(join(folder, 'known.yaml'), text);
  const run = ['verify', 'service', '-q', '--check', 'oauth.exchange.public', '--expected-failures', 'known.yaml'];
  const { code, output } = await locspec(run);
  expect(code, output).toBe(0);
  expect(result().counts.pass).toBeGreaterThan(0);
  expect(filesLeft()).toEqual([]);
});

test('an app gets no more requests in a second than are allowed', async () => {
  const times: number[] = [];
  const answer = createReferenceApp();
  await using app = await startApp((request) => (times.push(performance.now()), answer(request)), 0);
  const run = ['verify', 'app', app.baseUrl, '-q', '--check', 'module.app.inline', '--rate-limit', '40/s'];
  const { code, output } = await locspec(run);
  expect(code, output).toBe(0);
  const [first = 0, last = 0] = [times[1], times.at(-1)];
  expect(times.length).toBeGreaterThan(40);
  // The first request, for the manifest, comes before the run.
  expect((times.length - 2) / ((last - first) / 1000)).toBeLessThan(41);
});

test('so may the manifest of an app', async () => {
  await using app = await startApp(createReferenceApp());
  const manifest = (await (await fetch(`${app.baseUrl}/manifest.json`)).json()) as object;
  const text = JSON.stringify({ ...manifest, description: 'x'.repeat(140_000) });
  writeFileSync(join(folder, 'manifest.json'), text);
  const run = ['verify', 'app', app.baseUrl, '--manifest', 'manifest.json', '-q', '--check', 'module.app.inline'];
  const { code, output } = await locspec(run);
  expect(code, output).toBe(0);
  expect(filesLeft()).toEqual([]);
});

test('a run that is interrupted leaves no file behind but its report', async () => {
  const run = ['verify', 'service', '-v', '--suite', 'oauth', '--workers', '2'];
  const { output } = await locspec(run, 'oauth.');
  expect(output).toContain('oauth.');
  expect(result().run.ended).toBe('interrupted');
  expect(filesLeft()).toEqual([]);
});
