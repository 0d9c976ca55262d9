import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../cli/run-program.ts';
import type { Conformance } from '../reports/conformance.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const SECRET = 'a-secret-that-stays-where-it-is';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

/** A port that is not in use. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the app in a process of its own, with the address where the service will be. */
async function startApp(...args: readonly string[]) {
  const [port, servicePort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [join(HERE, 'apps', 'login.mjs'), String(port), `http://127.0.0.1:${servicePort}`, ...args],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LOGIN_APP_SECRET: SECRET } },
  );
  started.push(child);
  await once(child.stdout, 'data');
  return { address: `http://127.0.0.1:${port}`, servicePort };
}

/** Runs `locspec verify app` with this configuration in a folder of its own. */
async function verifyApp(app: object | undefined, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-verify-login-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (app) writeFileSync(join(folder, 'locspec.config.json'), JSON.stringify({ app }));
  const { code, said } = await runProgram(folder, ['verify', 'app', ...args], { env: { APP_SECRET: SECRET } });
  const file = join(folder, 'locspec-report', 'conformance.json');
  const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Conformance) : undefined;
  return { code, said, result };
}

const registered = (address: string) => ({
  login: '/sign-in',
  page: '/work',
  clientId: 'login-app',
  clientSecret: 'env:APP_SECRET',
  redirectUris: [`${address}/back`],
});

test('an app on plain node:http that logs in as the source says is ready to be published', async () => {
  const { address, servicePort } = await startApp();
  const ports = ['--port', String(servicePort), '--enterprise-port', '0'];
  const { code, said, result } = await verifyApp(registered(address), address, '--suite', 'oauth', ...ports);
  expect(result?.findings).toEqual([]);
  expect(said).toContain('is ready to be published');
  expect(code).toBe(0);
  expect(result?.counts.untested).toBe(0);
  const others = result?.requirements.map(({ id }) => id).filter((id) => !id.startsWith('oauth.app-side.'));
  expect(others, 'what the source leaves open about apps').toEqual(['oauth.app-tokens', 'lists.unknown-parameters']);
});

test('an unchecked state is reported, and the report holds no secret', async () => {
  const { address, servicePort } = await startApp('open');
  const ports = ['--port', String(servicePort), '--enterprise-port', '0'];
  const { code, said, result } = await verifyApp(
    registered(address),
    ...[address, '--check', 'oauth.app-side.state', '--strict', ...ports],
  );
  const broken = new Set(result?.findings.map(({ requirement }) => requirement));
  expect([...broken]).toEqual(['oauth.app-side.state-checked']);
  expect(said).toContain('the code was exchanged (variant: another state');
  expect(code).toBe(1);
  expect(said + JSON.stringify(result)).not.toContain(SECRET);
});

for (const { title, app, args, code, says } of [
  {
    title: 'no place where the login begins',
    app: { clientId: 'a', redirectUris: ['http://a/b'] },
    args: [],
    code: 2,
    says: '--login',
  },
  {
    title: 'no registration',
    app: { login: '/sign-in' },
    args: [],
    code: 2,
    says: 'app.clientId and app.redirectUris',
  },
  {
    title: 'a place that is none',
    app: undefined,
    args: ['--login', 'sign-in'],
    code: 2,
    says: 'it must be a path or an http or https address',
  },
  {
    title: 'an app that is not there',
    app: registered('http://127.0.0.1:9'),
    args: ['--port', '0', '--enterprise-port', '0'],
    code: 3,
    says: 'Nothing answers at http://127.0.0.1:9/sign-in',
  },
]) {
  test(`${title} ends with ${code} and one sentence`, async () => {
    const { code: actual, said } = await verifyApp(app, 'http://127.0.0.1:9', '--suite', 'oauth', ...args);
    expect(said).toContain(says);
    expect(actual).toBe(code);
  });
}

test('an app that is configured for another service proves nothing, and the reason says where the kit waits', async () => {
  const { address } = await startApp();
  const { code, result } = await verifyApp(
    registered(address),
    ...[address, '--check', 'oauth.app-side.exchange.confidential', '--port', '0', '--enterprise-port', '0'],
  );
  expect(code).toBe(5);
  expect(result?.requirements.find(({ id }) => id === 'oauth.app-side.exchange')?.reason).toContain(
    'where the kit waits',
  );
});
