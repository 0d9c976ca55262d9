import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'vitest';
import { startService } from '../mocks/service/port.ts';
import type { Conformance } from '../reports/conformance.ts';
import { validateConformance } from '../spec/schemas/validators.gen.js';

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'cli', 'main.js');

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const test = base.extend<{ folder: string; locspec: (...args: readonly string[]) => Promise<Ended> }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'locspec-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  /** The compiled program, as a process in an empty folder. */
  locspec: async ({ folder }, use) => {
    expect(existsSync(PROGRAM), 'run `npm run build` first').toBe(true);
    await use(
      (...args) =>
        new Promise((resolve) => {
          const env = { ...process.env, SERVICE_TOKEN: 'a token of the environment' };
          execFile(process.execPath, [PROGRAM, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
            resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
          );
        }),
    );
  },
});

const resultIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'locspec-report', 'conformance.json'), 'utf8')) as Conformance;

/** Serves for as long as the test takes what `answer` makes of it. */
async function withServer<T>(server: Server, use: (address: string) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    if ('closeAllConnections' in server) (server as ReturnType<typeof createHttpServer>).closeAllConnections();
  }
}

test('0: the reference service conforms, and the report says so', async ({ locspec, folder }) => {
  const { code, stdout } = await locspec('verify', 'service', '--suite', 'oauth');
  expect(stdout).toContain('conforms to everything that was tested');
  expect(code).toBe(0);
  const result = resultIn(folder);
  expect(validateConformance(result), JSON.stringify(validateConformance.errors)).toBe(true);
  expect(result.verdict).toBe('conforms');
  expect(result.counts.pass).toBeGreaterThan(10);
  expect(result.counts.fail).toBe(0);
  expect(Object.values(result.counts).reduce((sum, count) => sum + count, 0)).toBe(result.requirements.length);
  expect(result.oracle.rules.passed).toBe(result.oracle.rules.of);
  expect(existsSync(join(folder, 'locspec-report', 'index.html'))).toBe(true);
});

test('1: a fault is found, named and explained', async ({ locspec, folder }) => {
  const { code, stdout } = await locspec('verify', 'service', '--suite', 'oauth', '--fault', 'oauth.state-dropped');
  expect(code).toBe(1);
  expect(stdout).toContain('violates the source');
  const { verdict, findings, requirements } = resultIn(folder);
  expect(verdict).toBe('violates');
  expect(findings.map(({ requirement }) => requirement)).toContain('oauth.authorize.state-returned');
  expect(requirements.find(({ id }) => id === 'oauth.authorize.state-returned')?.status).toBe('fail');
  const [finding] = findings;
  expect(finding?.expected).not.toBe('');
  expect(finding?.evidence.exchanges.length).toBeGreaterThan(0);
});

test('1: another’s service is verified by its addresses', async ({ locspec, folder }) => {
  await using service = await startService({ faults: ['oauth.verifier-ignored'] });
  const { code } = await locspec('verify', 'service', '--suite', 'oauth', ...addressFlags(service));
  expect(code).toBe(1);
  expect(resultIn(folder).findings.map(({ requirement }) => requirement)).toContain('oauth.token.verifier-checked');
});

test('no secret stands in what is written', async ({ locspec, folder }) => {
  await using service = await startService({ faults: ['oauth.verifier-ignored'], keepsExchanges: true });
  const { code, stdout } = await locspec('verify', 'service', '--suite', 'oauth', ...addressFlags(service));
  expect(code, stdout).toBe(1);
  const written = readFileSync(join(folder, 'locspec-report', 'conformance.json'), 'utf8');
  const said = service.exchanges.map(
    ({ response }) => `${response.headers['location']?.join() ?? ''} ${response.body}`,
  );
  const given = said.flatMap((text) =>
    [...text.matchAll(/[?&]code=([^&#\s]+)|"(?:access|refresh)_token":"([^"]+)"/g)].map(
      (match) => match[1] ?? match[2]!,
    ),
  );
  expect(given.length).toBeGreaterThan(100);
  expect(given.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toContain('secret-of-the-kit');
});

for (const { title, args, says } of [
  { title: 'an unknown flag', args: ['verify', 'service', '--sede', '1'], says: '--sede' },
  { title: 'an unknown command', args: ['verfy'], says: 'verfy' },
  { title: 'an unknown suite', args: ['verify', 'service', '--suite', 'oauht'], says: 'did you mean “oauth”' },
  {
    title: 'an unknown check',
    args: ['verify', 'service', '--check', 'oauth.exchange.confidental'],
    says: 'did you mean “oauth.exchange.confidential”',
  },
  {
    title: 'an unknown requirement',
    args: ['verify', 'service', '--requirement', 'oauth.token.adress'],
    says: 'did you mean “oauth.token.address”',
  },
  {
    title: 'an unknown fault',
    args: ['verify', 'service', '--fault', 'oauth.state-droped'],
    says: 'did you mean “oauth.state-dropped”',
  },
  { title: 'a seed that is no number', args: ['verify', 'service', '--seed', 'x'], says: 'whole number' },
  {
    title: 'an API without its authorization server',
    args: ['verify', 'service', '--base-url', 'http://127.0.0.1:1'],
    says: '--auth-url is missing',
  },
  {
    title: 'an address that is none',
    args: ['verify', 'service', '--base-url', 'localhost', '--auth-url', 'x'],
    says: 'must be an http or https address',
  },
  {
    title: 'an address with a password',
    args: ['verify', 'service', '--base-url', 'http://127.0.0.1:1', '--auth-url', 'http://anna:hunter2@127.0.0.1:1'],
    says: 'locspec: --auth-url holds a user name or a password; leave them out.',
  },
  {
    title: 'an address of the doctor with a password',
    args: ['doctor', '--base-url', 'http://127.0.0.1:1', '--auth-url', 'http://anna:hunter2@127.0.0.1:1'],
    says: '--auth-url holds a user name or a password',
  },
  {
    title: 'an app whose address has a password',
    args: ['verify', 'app', 'http://anna:hunter2@127.0.0.1:1'],
    says: 'The address of the app holds a user name or a password',
  },
  {
    title: 'a configuration that is not there',
    args: ['verify', 'service', '--config', 'nowhere.json'],
    says: 'nowhere.json',
  },
  { title: 'an unknown list', args: ['list', 'requirments'], says: 'did you mean “requirements”' },
  {
    title: 'a dataset that is not there',
    args: ['mock', '--port', '0', '--enterprise-port', '0', '--data', 'nowhere.json'],
    says: 'nowhere.json',
  },
]) {
  test(`2: ${title} is named in one sentence`, async ({ locspec, folder }) => {
    const { code, stdout, stderr } = await locspec(...args);
    expect(stderr).toContain(says);
    expect(stderr).not.toContain('hunter2');
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stdout).toBe('');
    expect(code).toBe(2);
    expect(existsSync(join(folder, 'locspec-report'))).toBe(false);
  });
}

for (const { title, configuration, says } of [
  { title: 'an unknown key', configuration: { servce: {} }, says: ['servce', 'service'] },
  {
    title: 'an unknown key within',
    configuration: { service: { authUrl: 'http://a', baseUrl: 'http://b', statUrl: 'http://c' } },
    says: ['statUrl', 'stateUrl'],
  },
  { title: 'a value of another type', configuration: { scopes: 'project' }, says: ['scopes'] },
  {
    title: 'an address with a password',
    configuration: { service: { authUrl: 'http://anna:hunter2@a', baseUrl: 'http://b' } },
    says: ['/service/authUrl holds a user name or a password'],
  },
  {
    title: 'a wrong address with a password',
    configuration: { service: { authUrl: 'anna:hunter2@a', baseUrl: 'http://b' } },
    says: ['/service/authUrl is “anna:…@a”'],
  },
  {
    title: 'an answer to no gap',
    configuration: { answers: { 'lists.envelop': 'data' } },
    says: ['lists.envelop', 'lists.envelope'],
  },
  {
    title: 'an answer that is not known',
    configuration: { answers: { 'lists.envelope': 'xml' } },
    says: ['lists.envelope', 'data-of-data'],
  },
  {
    title: 'a variable that is not set',
    configuration: { accessToken: 'env:LOCSPEC_NOWHERE' },
    says: ['LOCSPEC_NOWHERE'],
  },
]) {
  test(`2: ${title} in the configuration is named`, async ({ locspec, folder }) => {
    writeFileSync(join(folder, 'locspec.config.json'), JSON.stringify(configuration));
    const { code, stderr } = await locspec('verify', 'service');
    for (const part of says) expect(stderr).toContain(part);
    expect(stderr).not.toContain('hunter2');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
}

test('2: a dataset that its schema refuses is named with the place', async ({ locspec, folder }) => {
  writeFileSync(join(folder, 'data.json'), JSON.stringify({ users: [{ id: 1, logn: 'alice' }] }));
  const { code, stderr } = await locspec('mock', '--port', '0', '--enterprise-port', '0', '--data', 'data.json');
  expect(stderr).toContain('/users/0');
  expect(stderr).toContain('logn');
  expect(code).toBe(2);
});

test('a configuration in TypeScript is read', async ({ locspec, folder }) => {
  writeFileSync(
    join(folder, 'locspec.config.ts'),
    'const scopes: string[] = ["project"];\nexport default { scopes };\n',
  );
  expect((await locspec('verify', 'service', '-q', '--check', 'oauth.exchange.public')).code).toBe(0);
});

test('3: an address at which nothing listens', async ({ locspec, folder }) => {
  const address = await withServer(createHttpServer(), (free) => Promise.resolve(free));
  const { code, stderr } = await locspec('verify', 'service', '--auth-url', address, '--base-url', address);
  expect(stderr).toContain(address);
  expect(stderr).toContain('--auth-url');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(3);
  expect(existsSync(join(folder, 'locspec-report', 'conformance.json'))).toBe(false);
});

const page: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html').end('<html><body>Welcome</body></html>');
};

for (const { title, server, says } of [
  { title: 'answers pages', server: () => createHttpServer(page), says: 'text/html' },
  {
    title: 'answers 404 to everything',
    server: () => createHttpServer((_, response) => void response.writeHead(404).end()),
    says: '404',
  },
  {
    title: 'closes every connection',
    server: () => createTcpServer((socket) => socket.destroy()),
    says: 'Nothing answers',
  },
  { title: 'never answers', server: () => createTcpServer(() => {}), says: 'Nothing answers' },
]) {
  test(`3: a target that ${title}`, async ({ locspec, folder }) => {
    await withServer(server(), async (address) => {
      const { code, stderr } = await locspec(
        'verify',
        'service',
        '--auth-url',
        address,
        '--base-url',
        address,
        '--timeout',
        '1000',
      );
      expect(stderr).toContain(says);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(3);
      expect(existsSync(join(folder, 'locspec-report', 'conformance.json'))).toBe(false);
    });
  });
}

test('3: a target that is lost on the way leaves a report that says so', async ({ locspec, folder }) => {
  await using service = await startService();
  let left = 40;
  const front = createHttpServer((request, response) => {
    if (left-- <= 0) return (void front.close(), void front.closeAllConnections());
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const init = {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        redirect: 'manual' as const,
      };
      void fetch(`${service.baseUrl}${request.url}`, { ...init, ...(body.length > 0 ? { body } : {}) }).then(
        async (answer) => {
          response.writeHead(
            answer.status,
            Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-encoding')),
          );
          response.end(Buffer.from(await answer.arrayBuffer()));
        },
      );
    });
  });
  await withServer(front, async (address) => {
    const { code, stdout } = await locspec(
      'verify',
      'service',
      '--auth-url',
      address,
      '--base-url',
      address,
      '--state-url',
      `${address}/_state`,
    );
    expect(stdout).toContain('target lost');
    expect(code).toBe(3);
    const { run, verdict } = resultIn(folder);
    expect(run.complete).toBe(false);
    expect(verdict).not.toBe('conforms');
  });
});

test('5: a run in which nothing could be checked is inconclusive', async ({ locspec, folder }) => {
  await using service = await startService();
  const { code, stdout } = await locspec(
    'verify',
    'service',
    '--auth-url',
    service.authUrl,
    '--base-url',
    service.baseUrl,
  );
  expect(stdout).toContain('is inconclusive: no scored check ran');
  expect(code).toBe(5);
  const { verdict, counts } = resultIn(folder);
  expect(verdict).toBe('inconclusive');
  expect(counts.pass).toBe(0);
  expect(counts.notApplicable).toBeGreaterThan(0);
});

test('an older verdict does not outlive a run that finds no target', async ({ locspec, folder }) => {
  expect((await locspec('verify', 'service', '-q', '--check', 'oauth.exchange.public')).code).toBe(0);
  const address = await withServer(createHttpServer(), (free) => Promise.resolve(free));
  expect((await locspec('verify', 'service', '--auth-url', address, '--base-url', address)).code).toBe(3);
  expect(existsSync(join(folder, 'locspec-report', 'conformance.json'))).toBe(false);
});

test('variables for Playwright runs of the caller’s own do not reach the kit’s', async ({ locspec, folder }) => {
  const others = { PLAYWRIGHT_JSON_OUTPUT_NAME: 'elsewhere.json', PW_TEST_REPORTER: './no-such-reporter.js' };
  Object.assign(process.env, others);
  try {
    const { code, stdout } = await locspec('verify', 'service', '-q', '--check', 'oauth.exchange.public');
    expect(stdout).not.toContain('no-such-reporter');
    expect(code).toBe(0);
  } finally {
    for (const name of Object.keys(others)) delete process.env[name];
  }
  expect(readdirSync(folder)).not.toContain('elsewhere.json');
});

test('--list names the checks and sends nothing', async ({ locspec, folder }) => {
  const { code, stdout } = await locspec('verify', 'service', '--list', '--suite', 'lists');
  expect(code).toBe(0);
  expect(stdout).toContain('lists.pages.hosted');
  expect(stdout).not.toContain('oauth.exchange');
  expect(existsSync(join(folder, 'locspec-report'))).toBe(false);
});

for (const what of ['requirements', 'checks', 'gaps', 'faults']) {
  test(`list ${what} gives the same rows in each format`, async ({ locspec }) => {
    const json = JSON.parse((await locspec('list', what, '--format', 'json')).stdout) as { id: string }[];
    expect(json.length).toBeGreaterThan(3);
    expect(new Set(json.map(({ id }) => id)).size).toBe(json.length);
    for (const format of ['pretty', 'markdown']) {
      const { stdout } = await locspec('list', what, '--format', format);
      expect(json.filter(({ id }) => !stdout.includes(id))).toEqual([]);
    }
  });
}

function addressFlags(service: {
  authUrl: string;
  baseUrl: string;
  enterpriseBaseUrl: string;
  stateUrl: string;
}): string[] {
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = service;
  return [
    '--auth-url',
    authUrl,
    '--base-url',
    baseUrl,
    '--enterprise-base-url',
    enterpriseBaseUrl,
    '--state-url',
    stateUrl,
  ];
}
