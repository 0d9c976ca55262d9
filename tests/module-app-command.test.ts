import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../cli/run-program.ts';
import type { Conformance } from '../reports/conformance.ts';
import { forWriter } from '../run/untrusted.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const PLAIN = join(HERE, 'apps', 'plain-http.mjs');

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

/** Starts the app in a process of its own and gives its address. */
async function startPlainApp(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [PLAIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return line.toString().trim();
}

/** Runs `locspec verify app` in a folder of its own. */
async function verifyApp(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-verify-app-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { code, said } = await runProgram(folder, ['verify', 'app', ...args]);
  const file = join(folder, 'locspec-report', 'conformance.json');
  const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Conformance) : undefined;
  // Lines are wrapped wherever they end.
  return { folder, code, said: said.replace(/\s+/g, ' '), result };
}

test('an app on plain node:http is ready to be published', async () => {
  const { code, said, result } = await verifyApp(await startPlainApp(), '--runs', '5');
  expect(result?.findings).toEqual([]);
  expect(said).toContain('the module “label-them”');
  expect(said).toContain('is ready to be published');
  expect(code).toBe(0);
  expect(result?.target).toMatchObject({
    kind: 'app',
    addresses: { appUrl: expect.stringContaining('http://127.0.0.1:') },
  });
});

test('an app that reads each piece of a body as text of its own is noticed, and one that reads the whole is not', async () => {
  const only = ['--check', 'module.app.pieces'];
  const wrong = await verifyApp(await startPlainApp('reads pieces'), ...only);
  expect(wrong.result?.findings.map(({ requirement }) => requirement)).toContain('module.response.inline-read');
  expect(wrong.code).toBe(1);
  const right = await verifyApp(await startPlainApp(), ...only);
  expect(right.result?.findings).toEqual([]);
});

// What changes each string alike does not show that the app reads them.
test.each([
  ['changes rare strings alone', 'labels prices'],
  ['changes every string alike', 'labels all'],
])('an app that %s is ready only if the configuration has jobs with strings that it changes', async (_, labels) => {
  const address = await startPlainApp(labels);
  const without = await verifyApp(address, '--runs', '5');
  expect(without.code).toBe(5);
  expect(without.result?.findings).toEqual([]);
  expect(without.result?.causes[0]).toMatchObject({ code: 'app-processes-nothing', fix: /^module\.jobs/ });
  const folder = mkdtempSync(join(tmpdir(), 'locspec-jobs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = join(folder, 'jobs.json');
  const jobs = ['12 ₴', '7 ₴ a month'].map((text, index) => ({
    file: { name: `prices-${index}.csv`, content: `price,${text}` },
    strings: [{ uniqId: `p${index}`, identifier: 'price', text }],
  }));
  writeFileSync(config, JSON.stringify({ module: { jobs } }));
  const { code, said, result } = await verifyApp(address, '--runs', '5', '--config', config);
  expect(result?.findings).toEqual([]);
  expect(said).toContain('is ready to be published');
  expect(code).toBe(0);
});

test('a wrong response is reported with its requirement, its job in a file, and a shell command', async () => {
  const { code, said, result, folder } = await verifyApp(
    await startPlainApp('answers a page'),
    '--check',
    'module.app.inline',
  );
  expect(code).toBe(1);
  expect(said).toContain('is not ready to be published');
  expect(result?.findings.map(({ requirement }) => requirement)).toContain('module.response.error-message');
  const finding = result?.findings.find(({ requirement }) => requirement === 'module.response.inline-read');
  expect(finding?.actual).toContain('(variant: plural strings');
  const file = /--data-binary @(\S+)/.exec(forWriter(finding?.curl ?? ''))?.[1] ?? '';
  expect(file.startsWith(folder)).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    jobType: 'file-post-import',
    file: { name: 'menu.json' },
  });
});

test('an app that a job brings down is reported, and the run ends because its target was lost', async () => {
  const { code, said, result } = await verifyApp(await startPlainApp('crashes'), '--check', 'module.app.inline');
  expect(code).toBe(3);
  expect(result?.findings.map(({ requirement }) => requirement)).toContain('module.response.answered');
  expect(said).toContain('is not ready to be published');
});

test('the manifest may come from a file, and a module by its key', async () => {
  const address = await startPlainApp();
  const folder = mkdtempSync(join(tmpdir(), 'locspec-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'manifest.json');
  const modules = [
    { key: 'elsewhere', url: '/nowhere' },
    { key: 'here', url: '/import' },
  ];
  writeFileSync(file, JSON.stringify({ modules: { 'file-post-import': modules } }));
  const args = [address, '--manifest', file, '--check', 'module.app.by-address'];
  expect(await verifyApp(...args, '--module', 'here')).toMatchObject({ code: 0 });
  const stray = await verifyApp(...args, '--module', 'hear');
  expect(stray.code).toBe(2);
  expect(stray.said).toContain('did you mean “here”?');
});

for (const { title, args, code, says } of [
  {
    title: 'an address where nothing answers',
    args: ['http://127.0.0.1:9'],
    code: 3,
    says: 'Nothing answers at http://127.0.0.1:9/manifest.json',
  },
  { title: 'something that is no address', args: ['my-app'], code: 2, says: 'must be an http or https address' },
  {
    title: 'a manifest that is not there',
    args: ['http://127.0.0.1:9', '--manifest', 'no.json'],
    code: 2,
    says: 'no.json cannot be read',
  },
  {
    title: 'an unknown check',
    args: ['http://127.0.0.1:9', '--check', 'module.app.inlin'],
    code: 2,
    says: 'module.app.inline',
  },
]) {
  test(`${title} ends with ${code} and one sentence`, async () => {
    const { code: actual, said } = await verifyApp(...args);
    expect(said).toContain(says);
    expect(actual).toBe(code);
  });
}

test('--list names the checks of an app and sends nothing', async () => {
  const { code, said } = await verifyApp('http://127.0.0.1:9', '--list');
  expect(code).toBe(0);
  expect(said).toContain('module.app.by-address');
});
