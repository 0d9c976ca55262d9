import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'vitest';
import { appFaults } from '../mocks/app/app-faults.ts';
import { startApp } from '../mocks/app/port.ts';
import { createReferenceApp } from '../mocks/app/reference-app.ts';
import type { App } from '../mocks/app/app-faults.ts';
import { startService } from '../mocks/mock.ts';
import type { Conformance } from '../reports/conformance.ts';

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'cli', 'main.js');

interface Ended {
  readonly code: number;
  readonly said: string;
}

const test = base.extend<{ folder: string; locspec: (...args: readonly string[]) => Promise<Ended> }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'locspec-replay-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  locspec: async ({ folder }, use) => {
    await use(
      (...args) =>
        new Promise((resolve) => {
          execFile(process.execPath, [PROGRAM, ...args], { cwd: folder }, (error, stdout, stderr) =>
            resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, said: stdout + stderr }),
          );
        }),
    );
  },
});

const resultIn = (folder: string, ...inside: readonly string[]) =>
  JSON.parse(readFileSync(join(folder, 'locspec-report', ...inside, 'conformance.json'), 'utf8')) as Conformance;

test('a finding of CroQL is repeated by its one expression on its few records, until it is mended', async ({
  locspec,
  folder,
}) => {
  const flags = ['--check', 'croql.translations', '--edition', 'hosted', '--runs', '5', '--workers', '1', '-q'];
  const faulty = await startService({ faults: ['croql.any-vote-is-up'] });
  const at = ({ authUrl, baseUrl, stateUrl }: typeof faulty) => [
    ...['--auth-url', authUrl, '--base-url', baseUrl, '--state-url', stateUrl],
  ];
  try {
    await locspec('verify', 'service', ...at(faulty), ...flags);
    const before = resultIn(folder);
    const [finding] = before.findings;
    expect(finding?.replay).toBe(`locspec replay ${finding?.case}`);
    expect(finding?.case).toMatch(/^is-up-[0-9a-f]{4}$/);

    const still = await locspec('replay', finding!.case!, '--no-color');
    expect(still.said).toContain('Still violated: ');
    expect(still.said).toMatch(/expected {5}`count of votes where \(is up\)/);
    expect(still.code).toBe(1);
    const { oracle, findings } = resultIn(folder, 'replay');
    expect(findings.map(({ requirement }) => requirement)).toEqual(['croql.member.votes.is-up']);
    expect(oracle.expressions).toBe(0);
    expect(resultIn(folder), 'the earlier report stays as it was').toEqual(before);

    const unknown = await locspec('replay', finding!.case!.replace(/.$/, 'x'));
    expect(unknown.said).toContain(`did you mean “${finding!.case}”?`);
    expect(unknown.code).toBe(2);

    // The service is mended: it answers at another port, which is all that the report has to be told.
    const mended = await startService();
    try {
      const text = readFileSync(join(folder, 'locspec-report', 'conformance.json'), 'utf8');
      const moved = at(faulty).reduce(
        (all, address, index) => (index % 2 === 1 ? all.replaceAll(address, at(mended)[index]!) : all),
        text,
      );
      writeFileSync(join(folder, 'locspec-report', 'conformance.json'), moved);
      const gone = await locspec('replay', finding!.case!, '--no-color');
      expect(gone.said).toContain('Fixed: ');
      expect(gone.said).toContain('as expected (before: ');
      expect(gone.code).toBe(0);
    } finally {
      await mended.close();
    }
  } finally {
    await faulty.close();
  }
  const lost = await locspec('replay', resultIn(folder).findings[0]!.case!);
  expect(lost.said).toContain('Nothing answers at');
  expect(lost.code).toBe(3);
});

test('a fault of the reference service is repeated with the fault', async ({ locspec, folder }) => {
  await locspec(
    'verify',
    'service',
    '--fault',
    'oauth.verifier-ignored',
    '--requirement',
    'oauth.token.verifier-checked',
    '-q',
  );
  const { findings } = resultIn(folder);
  const finding = findings.find(({ requirement }) => requirement === 'oauth.token.verifier-checked');
  const again = await locspec('replay', finding!.case!, '--no-color');
  expect(again.said).toContain('Still violated: ');
  expect(again.code).toBe(1);
});

test('one job of an app is repeated alone', async ({ locspec, folder }) => {
  const fault = appFaults['app.answers-nothing'];
  const jobs: string[] = [];
  let app: App = fault.wrap(createReferenceApp());
  const counted: App = (request) => {
    if (request.method === 'POST') jobs.push(request.url);
    return app(request);
  };
  await using started = await startApp(counted);
  await locspec('verify', 'app', started.baseUrl, '--check', 'module.app.inline', '-q');
  const finding = resultIn(folder).findings.find(({ requirement }) => requirement === fault.breaks);
  jobs.length = 0;
  const still = await locspec('replay', finding!.case!, '--no-color');
  expect(still.said).toContain('Still violated: ');
  expect(still.code).toBe(1);
  expect(jobs).toHaveLength(1);

  app = createReferenceApp();
  const gone = await locspec('replay', finding!.case!, '--no-color');
  expect(gone.said).toContain('Fixed: ');
  expect(gone.code).toBe(0);
});

test('without a report there is nothing to repeat', async ({ locspec }) => {
  const { code, said } = await locspec('replay', 'is-up-0000');
  expect(said).toContain('conformance.json; run a verification first');
  expect(code).toBe(2);
});
