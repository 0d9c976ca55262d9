import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readResult, test } from './run-program.ts';
import { appFaults } from '../mocks/app/app-faults.ts';
import { startApp } from '../mocks/app/port.ts';
import { createReferenceApp } from '../mocks/app/reference-app.ts';
import type { App } from '../mocks/app/app-change.ts';
import { startService } from '../mocks/mock.ts';
import type { Conformance } from '../reports/conformance.ts';

test('a finding of CroQL is repeated by its one expression on its few records, until it is fixed', async ({
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
    const before = readResult(folder);
    const [finding] = before.findings;
    expect(finding?.replay).toBe(`locspec replay ${finding?.case} ${at(faulty).join(' ')}`);
    expect(finding?.case).toMatch(/^is-up-[0-9a-f]{4}$/);

    const nowhere = await locspec('replay', finding!.case);
    expect(nowhere.said).toContain(`The report is about ${faulty.authUrl}`);
    expect(nowhere.said).toContain('give --auth-url and --base-url');
    expect(nowhere.code).toBe(2);

    const still = await locspec(...finding!.replay.split(' ').slice(1), '--no-color');
    expect(still.said).toContain('Still violated: ');
    expect(still.said).not.toContain('secrets');
    expect(still.said).toMatch(/expected {5}`count of votes where \(is up\)/);
    expect(still.code).toBe(1);
    const { oracle, findings } = readResult(folder, 'locspec-report', 'replay');
    expect(findings.map(({ requirement }) => requirement)).toEqual(['croql.member.votes.is-up']);
    expect(oracle.expressions).toBe(0);
    expect(readResult(folder), 'the earlier report stays as it was').toEqual(before);

    const unknown = await locspec('replay', finding!.case!.replace(/.$/, 'x'));
    expect(unknown.said).toContain(`did you mean “${finding!.case}”?`);
    expect(unknown.code).toBe(2);

    const fixed = await startService();
    try {
      const gone = await locspec('replay', finding!.case, ...at(fixed), '--no-color');
      expect(gone.said).toMatch(
        /The report is about .*; this target is .*the secrets of the configuration are not used/,
      );
      expect(gone.said).toContain('No longer violated by its check: ');
      expect(gone.said).toContain('as expected (before: ');
      expect(gone.code).toBe(0);
    } finally {
      await fixed.close();
    }
  } finally {
    await faulty.close();
  }
  const lost = await locspec(...readResult(folder).findings[0]!.replay.split(' ').slice(1));
  expect(lost.said).toContain('Nothing answers at');
  expect(lost.code).toBe(3);
});

test('a fault of the reference service is repeated with the fault', async ({ locspec, folder }) => {
  const fault = ['--fault', 'oauth.verifier-ignored'];
  await locspec('verify', 'service', ...fault, '--check', 'oauth.refused.wrong-verifier', '-q');
  const { findings } = readResult(folder);
  const finding = findings.find(({ requirement }) => requirement === 'oauth.token.verifier-checked');
  const again = await locspec(...finding!.replay.split(' ').slice(1), '--no-color');
  expect(again.said).toContain('Still violated: ');
  expect(again.code).toBe(1);

  const all = await locspec('replay', '--last-failed', ...fault, '--no-color');
  expect(all.said.match(/Still violated: /g)?.length).toBeGreaterThanOrEqual(1);
  expect(all.code).toBe(1);
  expect((await locspec('replay')).said).toContain('Name the ids of cases, or give --last-failed.');

  const failed = await locspec('verify', 'service', '--last-failed', ...fault, '-q');
  expect(failed.code).toBe(1);
  const checks = new Set(readResult(folder).requirements.flatMap((one) => one.checks));
  expect([...checks].toSorted()).toEqual([...new Set(findings.map(({ check }) => check))].toSorted());
  await locspec('verify', 'service', '--last-failed', '-q');
  const nothing = await locspec('verify', 'service', '--last-failed');
  expect(nothing.said).toContain('Nothing failed in the last run');
  expect(nothing.code).toBe(2);
});

test('a pattern names checks', async ({ locspec }) => {
  const { said, code } = await locspec('verify', 'service', '--check', 'oauth.no-code.*', '--list');
  const ids = said
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]!);
  expect(code).toBe(0);
  expect(ids.length).toBeGreaterThan(2);
  expect(ids.every((id) => id.startsWith('oauth.no-code.'))).toBe(true);
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
  const finding = readResult(folder).findings.find(({ requirement }) => requirement === fault.breaks);
  jobs.length = 0;
  const nowhere = await locspec('replay', finding!.case);
  expect(nowhere.said).toContain('name it with --app <address>');
  expect(nowhere.code).toBe(2);

  const still = await locspec(...finding!.replay.split(' ').slice(1), '--no-color');
  expect(still.said).toContain('Still violated: ');
  expect(still.code).toBe(1);
  expect(jobs).toHaveLength(1);

  app = createReferenceApp();
  const gone = await locspec(...finding!.replay.split(' ').slice(1), '--no-color');
  expect(gone.said).toContain('No longer violated by its check: ');
  expect(gone.code).toBe(0);
});

/** An app whose strings have no ids from the fifth job on. */
function tire(app: App): App {
  let jobs = 0;
  return async (request) => {
    const response = await app(request);
    if (request.method !== 'POST' || ++jobs < 5) return response;
    return Response.json(JSON.parse((await response.text()).replaceAll('"uniqId"', '"id"')));
  };
}

test('what an earlier job leaves behind is repeated with the whole check of a job', async ({ locspec, folder }) => {
  let app = tire(createReferenceApp());
  await using started = await startApp((request) => app(request));
  await locspec('verify', 'app', started.baseUrl, '--check', 'module.app.inline', '-q');
  const finding = readResult(folder).findings.find(({ requirement }) => requirement === 'module.response.uniq-id');
  const replay = () => locspec(...finding!.replay.split(' ').slice(1), '--no-color');

  app = tire(createReferenceApp());
  const still = await replay();
  expect(still.said).toContain('The case finds nothing alone; its whole check module.app.inline runs.');
  expect(still.said).toContain('Still violated: ');
  expect(still.code).toBe(1);

  app = createReferenceApp();
  const gone = await replay();
  expect(gone.said).toContain('No longer violated by its check: ');
  expect(gone.said).toContain(`leave behind: npx locspec verify app ${started.baseUrl}`);
  expect(gone.code).toBe(0);
});

test('without a report there is nothing to repeat', async ({ locspec }) => {
  const { code, said } = await locspec('replay', 'is-up-0000');
  expect(said).toContain('conformance.json; run a verification first');
  expect(code).toBe(2);
});

test('a report from elsewhere runs none of its files, and gets no request and no secret', async ({
  locspec,
  folder,
}) => {
  const asked: string[] = [];
  const seen = createServer((request, response) => {
    asked.push(`${request.url} ${JSON.stringify(request.headers)}`);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => seen.listen(0, '127.0.0.1', resolve));
  const elsewhere = `http://127.0.0.1:${(seen.address() as AddressInfo).port}`;
  const service = await startService({ faults: ['croql.any-vote-is-up'], keepsExchanges: true });
  const flags = ['--auth-url', service.authUrl, '--base-url', service.baseUrl, '--state-url', service.stateUrl];
  try {
    await locspec(
      ...['verify', 'service', ...flags, '--check', 'croql.translations', '--edition', 'hosted', '--runs', '1', '-q'],
    );
    const result = readResult(folder);
    const file = join(folder, 'untrusted.mjs');
    writeFileSync(file, `import { writeFileSync } from 'node:fs'; writeFileSync('ran', ''); export default {};`);
    const text = JSON.stringify(result).replaceAll(service.authUrl, elsewhere);
    const changed = JSON.parse(text) as Conformance;
    const again = `locspec verify service --config ${file} --auth-url ${elsewhere} --base-url ${elsewhere} --report-dir /`;
    const findings = changed.findings.map((finding) => ({ ...finding, again, replay: again, curl: again }));
    writeFileSync(
      join(folder, 'locspec-report', 'conformance.json'),
      JSON.stringify({ ...changed, findings, run: { ...changed.run, reportDir: '/' } }),
    );
    const { authUrl, baseUrl } = service;
    writeFileSync(
      join(folder, 'locspec.config.json'),
      JSON.stringify({ service: { authUrl, baseUrl }, accessToken: 'a-token-of-the-configuration' }),
    );
    const { said } = await locspec('replay', findings[0]!.case, '--no-color');
    expect(said).toContain(`The report is about ${elsewhere}`);
    expect(said).toContain(`this target is ${authUrl}`);
    expect(asked).toEqual([]);
    expect(existsSync(join(folder, 'ran'))).toBe(false);
    const sent = () => JSON.stringify(service.exchanges);
    expect(sent()).not.toContain('a-token-of-the-configuration');

    // The same case of a report about the configured service does get the token.
    writeFileSync(join(folder, 'locspec-report', 'conformance.json'), JSON.stringify(result));
    await locspec('replay', findings[0]!.case, '--state-url', service.stateUrl);
    expect(sent()).toContain('a-token-of-the-configuration');
  } finally {
    seen.close();
    await service.close();
  }
});
