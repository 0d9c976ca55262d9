import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import crowdin from '@crowdin/crowdin-api-client';
import { expect } from 'vitest';
import { PROGRAM, runProgram, test } from './run-program.ts';
import { startApp } from '../mocks/app/port.ts';
import { startService } from '../mocks/service/port.ts';
import type { ProxyResult } from '../proxy/result.ts';
import { prepareService, runClient } from '../proxy/test-client.ts';
import type { ClientAddresses } from '../proxy/test-client.ts';

type Ready = ClientAddresses & {
  readonly appUrl: string;
  readonly consoleUrl: string;
  readonly stateUrl: string;
  readonly token?: string;
};

const FREE = ['--port', '0', '--enterprise-port', '0', '--auth-port', '0', '--console-port', '0', '--json'];

/** Starts the program in a folder; `stop` interrupts it and gives its exit code. */
async function startProgram(folder: string, args: readonly string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const closed = once(child, 'close') as Promise<[number | null]>;
  await expect.poll(() => stdout, { timeout: 60_000 }).toContain('\n');
  return {
    ready: JSON.parse(stdout.split('\n')[0]!) as Ready,
    stderr: () => stderr,
    ended: closed,
    stop: async () => {
      child.kill('SIGINT');
      return (await closed)[0];
    },
  };
}

const readResult = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'locspec-proxy', 'proxy.json'), 'utf8')) as ProxyResult;

test('a session that is recorded and imported gets the same answers from a mock', async ({ folder }) => {
  await using service = await startService();
  prepareService(service);
  const targets = ['--target', service.baseUrl, '--enterprise-target', service.enterpriseBaseUrl];
  const proxy = await startProgram(folder, ['proxy', ...targets, ...FREE, '--record', 'session.har']);
  const seen = await runClient(proxy.ready);
  expect(await proxy.stop()).toBe(0);
  const { verdict, exchanges } = readResult(folder);
  expect([verdict, exchanges.judged]).toEqual(['no findings', 27]);

  const ports = ['--port', '0', '--enterprise-port', '0', '--json'];
  const mock = await startProgram(folder, [
    'mock',
    '--import',
    'session.har',
    '--import-output',
    'out.json',
    '--token',
    ...ports,
  ]);
  const headers = { authorization: `Bearer ${mock.ready.token}` };
  for (const { request, status, body } of seen) {
    const [edition, path = ''] = request.split(' ');
    const base = edition === 'hosted' ? mock.ready.baseUrl : mock.ready.enterpriseBaseUrl;
    const response = await fetch(base + path, { headers });
    expect([request, response.status, await response.json()]).toEqual([request, status, body]);
  }
  expect(mock.stderr()).toContain('Not derived: Votes and approvals of translations.');
  expect(mock.stderr()).not.toContain('The records of');
  expect(await mock.stop()).toBe(0);
  const { notDerived } = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8')) as { notDerived: string[] };
  expect(notDerived).toContain('Votes and approvals of translations.');
});

test('the published client works through the proxy', async ({ folder }) => {
  await using service = await startService();
  const proxy = await startProgram(folder, ['proxy', '--target', service.baseUrl, ...FREE]);
  const client = new crowdin.default({ token: service.token(), baseUrl: `${proxy.ready.baseUrl}/api/v2` });
  const api = client.sourceStringsApi;
  const listed = await api.withFetchAll().listProjectStrings(1, { croql: 'text contains "a"' });
  expect(listed.data.length).toBeGreaterThan(0);
  await expect(api.listProjectStrings(1, { croql: 'text == "a"' })).rejects.toThrow();
  expect(await proxy.stop()).toBe(1);
  const { findings } = readResult(folder);
  expect(findings.map(({ side, requirement }) => [side, requirement])).toEqual([['app', 'croql.malformed']]);
  expect(findings[0]?.curl).toContain(service.baseUrl);
});

test('a job of a module goes through the proxy, and is played again by a mock', async ({ folder }) => {
  await using service = await startService();
  await using app = await startApp();
  const proxy = await startProgram(folder, [
    'proxy',
    '--app',
    app.baseUrl,
    ...FREE,
    '--record',
    'job.har',
    '--requests',
    '2',
    '--for',
    '30m',
  ]);
  const manifest = (await (await fetch(`${proxy.ready.appUrl}/manifest.json`)).json()) as { modules: object };
  service.register({ clientId: 'module-app', baseUrl: proxy.ready.appUrl, modules: manifest.modules });
  const outcome = await service.import({ file: { name: 'menu.json' } });
  expect(outcome.outcome).toBe('imported');
  // It ends by itself after two requests, long before its time is over.
  expect((await proxy.ended)[0]).toBe(0);
  const { requirements, exchanges } = readResult(folder);
  expect(exchanges).toMatchObject({ seen: 2, judged: 2 });
  expect(requirements.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['module.request.project', 'module.response.text']),
  );

  const mock = await startProgram(folder, [
    'mock',
    '--import',
    'job.har',
    '--port',
    '0',
    '--enterprise-port',
    '0',
    '--json',
  ]);
  const entry = (
    JSON.parse(readFileSync(join(folder, 'job.har'), 'utf8')) as {
      log: {
        entries: {
          request: { method: string; postData?: { text: string } };
          response: { content: { text: string } };
        }[];
      };
    }
  ).log.entries.find(({ request }) => request.method === 'POST')!;
  const played = await fetch(`${mock.ready.appUrl}/process`, { method: 'POST', body: entry.request.postData!.text });
  expect(await played.json()).toEqual(JSON.parse(entry.response.content.text));
  await mock.stop();
});

test('nothing that was judged is inconclusive, and a time can end it', async ({ folder }) => {
  await using service = await startService();
  const { code, stdout } = await runProgram(folder, [
    'proxy',
    '--target',
    service.baseUrl,
    ...FREE.slice(0, -1),
    '--for',
    '1s',
  ]);
  expect(code).toBe(5);
  expect(stdout).toContain('Inconclusive: nothing that the source describes was sent.');
});

test('the console shows what passes, and nothing to other sites', async ({ folder }) => {
  await using service = await startService();
  const { ready, stop } = await startProgram(folder, ['proxy', '--target', service.baseUrl, ...FREE]);
  await fetch(`${ready.baseUrl}/api/v2/projects`, { headers: { authorization: `Bearer ${service.token()}` } });
  const page = await fetch(ready.consoleUrl);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  for (const name of ['proxy.js', 'proxy.css', 'console.css', 'dom.js', 'icon.svg'])
    expect((await fetch(`${ready.consoleUrl}_console/${name}`)).status).toBe(200);
  expect((await fetch(`${ready.consoleUrl}_console/updates.js`)).status).toBe(404);
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${ready.consoleUrl}_console/api/updates`)).json()) as { counts: object }).counts,
    )
    .toMatchObject({ seen: 1, judged: 1 });
  const foreign = await fetch(`${ready.consoleUrl}_console/api/updates`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  await stop();
});

// prettier-ignore
for (const { title, args, code, says } of [
  { title: 'no target', args: ['proxy'], code: 2, says: 'Name either a service by --target, or a module app by --app.' },
  { title: 'two kinds of targets', args: ['proxy', '--target', 'http://a', '--app', 'http://b'], code: 2, says: 'Name either a service' },
  { title: 'an address that is none', args: ['proxy', '--target', 'localhost'], code: 2, says: '--target is “localhost”; it must be an http or https address.' },
  { title: 'an address with a password', args: ['proxy', '--target', 'http://anna:hunter2@127.0.0.1:1'], code: 2, says: '--target holds a user name or a password; leave them out.' },
  { title: 'an address with a query', args: ['proxy', '--target', 'http://127.0.0.1:1/?a=b'], code: 2, says: '--target has a query or a fragment; leave it out.' },
  { title: 'a target with the path of the API', args: ['proxy', '--target', 'http://127.0.0.1:1/api/v2'], code: 2, says: '--target ends with /api/v2, which the kit adds itself: give http://127.0.0.1:1.' },
  { title: 'an enterprise target with the path of the API', args: ['proxy', '--target', 'http://127.0.0.1:1', '--enterprise-target', 'http://127.0.0.1:2/api/v2/'], code: 2, says: '--enterprise-target ends with /api/v2, which' },
  { title: 'an authorization server with its path', args: ['proxy', '--target', 'http://127.0.0.1:1', '--auth-target', 'http://127.0.0.1:2/oauth'], code: 2, says: '--auth-target ends with /oauth, which the kit adds itself: give http://127.0.0.1:2.' },
  { title: 'a recording that cannot be written', args: ['proxy', '--target', 'http://127.0.0.1:1', '--record', 'nowhere/x.har'], code: 2, says: '--record is “nowhere/x.har”, but there is no folder' },
  { title: 'one address for both editions', args: ['proxy', '--target', 'http://127.0.0.1:1', '--enterprise-target', 'http://127.0.0.1:1/'], code: 2, says: 'the editions need one each' },
  { title: 'a target that is not there', args: ['proxy', '--target', 'http://127.0.0.1:1'], code: 3, says: 'The target http://127.0.0.1:1 cannot be reached: ECONNREFUSED.' },
  { title: 'a recording that is not there', args: ['mock', '--import', 'none.har'], code: 2, says: 'The recording none.har cannot be imported: ENOENT' },
  { title: 'a recording with other data', args: ['mock', '--import', 'x.har', '--data', 'y.json'], code: 2, says: '--import brings data and jobs' },
  { title: 'anonymise without an import', args: ['mock', '--anonymise'], code: 2, says: '--anonymise and --import-output belong to --import.' },
])
  test(`${title} is one sentence`, async ({ locspec }) => {
    const ended = await locspec(...args);
    expect([ended.code, ended.stderr.trim().split('\n').length]).toEqual([code, 1]);
    expect(ended.stderr).toContain(says);
    expect(ended.stderr).not.toContain('hunter2');
  });

// prettier-ignore
for (const { title, text, says } of [
  { title: 'truncated', text: '{"log":{"entries":[{"request":', says: 'it is no JSON, or a part of it is missing' },
  { title: 'of another kind', text: '{"format":1}', says: 'it has no “log”, so it is no HAR file' },
  { title: 'empty', text: '', says: 'it is no JSON, or a part of it is missing' },
  { title: 'nested without an end', text: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, says: 'it is nested too deep' },
])
  test(`a recording ${title} is one sentence`, async ({ folder, locspec }) => {
    writeFileSync(join(folder, 'x.har'), text);
    const ended = await locspec('mock', '--import', 'x.har');
    expect([ended.code, ended.stderr]).toEqual([2, `locspec: The recording x.har cannot be imported: ${says}.\n`]);
  });

test('a recording cannot drive a terminal', async ({ folder }) => {
  const records = { data: [{ id: 1, text: '\u001b]0;x\u0007', '\u001b]0;y': 1 }] };
  const request = { method: 'GET', url: 'https://x/api/v2/projects/1/strings' };
  const response = { status: 200, content: { text: JSON.stringify(records) } };
  writeFileSync(join(folder, 'x.har'), JSON.stringify({ log: { entries: [{ request, response }] } }));
  const args = ['mock', '--import', 'x.har', '--port', '0', '--enterprise-port', '0'];
  const { code, said } = await runProgram(folder, args, { until: 'ready' });
  expect([code, said.includes('\u001b')]).toEqual([0, false]);
  expect(said).toContain('Not derived: Fields of records');
});
