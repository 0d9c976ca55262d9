import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { playService } from './app-login.ts';
import { serveMock } from './mock.ts';
import { PROGRAM, test as base } from './run-program.ts';

interface Mock {
  readonly ready: string;
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

const test = base.extend<{ mock: (...args: readonly string[]) => Promise<Mock> }>({
  /** `locspec mock` as a process on free ports; its first line. */
  mock: async ({ folder }, use) => {
    const started: (() => void)[] = [];
    await use(async (...args) => {
      const child = spawn(process.execPath, [PROGRAM, 'mock', '--port', '0', '--enterprise-port', '0', ...args], {
        cwd: folder,
      });
      started.push(() => child.kill('SIGKILL'));
      const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
      const stop: Mock['stop'] = async (signal) => {
        child.kill(signal);
        const [code] = (await once(child, 'exit')) as [number | null];
        return code;
      };
      return { ready: chunk.toString('utf8'), stop };
    });
    for (const end of started) end();
  },
});

type Ready = Record<'authUrl' | 'baseUrl' | 'enterpriseBaseUrl' | 'stateUrl' | 'consoleUrl', string>;

const tell = (stateUrl: string, state: string, params: unknown) =>
  fetch(stateUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  });

test('the ready line is one line of JSON, and every address in it answers', async ({ mock }) => {
  const { ready, stop } = await mock('--json');
  expect(ready.trim().split('\n')).toHaveLength(1);
  const addresses = JSON.parse(ready) as Ready;
  expect(Object.keys(addresses).sort()).toEqual(['authUrl', 'baseUrl', 'consoleUrl', 'enterpriseBaseUrl', 'stateUrl']);
  expect((await fetch(`${addresses.authUrl}/oauth/authorize`)).status).toBe(400);
  expect((await fetch(`${addresses.baseUrl}/api/v2/projects`)).status).toBe(401);
  expect((await fetch(`${addresses.enterpriseBaseUrl}/api/v2/projects`)).status).toBe(401);
  expect((await tell(addresses.stateUrl, 'the user will', { decision: 'approve' })).status).toBe(200);
  expect(await stop('SIGTERM')).toBe(0);
});

test('SIGINT ends it cleanly, and it listens on the loopback interface', async ({ mock }) => {
  const { ready, stop } = await mock();
  expect(ready).toContain('http://127.0.0.1:');
  expect(await stop('SIGINT')).toBe(0);
});

test('a partial dataset in YAML is served, with a token in the ready line, and written when stopped', async ({
  mock,
  folder,
}) => {
  writeFileSync(join(folder, 'data.yaml'), 'strings:\n  - text: Pay now\n    is hidden: true\n');
  const { ready, stop } = await mock('--json', '--data', 'data.yaml', '--token', 'project', '--export', 'out.yaml');
  const { baseUrl, token } = JSON.parse(ready) as Ready & { token: string };
  const list = (path: string) => fetch(`${baseUrl}/api/v2${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await (await list('/projects/1/strings?croql=is+hidden')).json()) as { data: { data: object }[] };
  expect(data).toMatchObject([{ data: { text: 'Pay now' } }]);
  expect((await list('/tms/1/segments')).status, 'the scope does not cover it').toBe(403);
  expect(await stop('SIGTERM')).toBe(0);
  expect(readFileSync(join(folder, 'out.yaml'), 'utf8')).toContain('text: Pay now');

  const again = await mock('--data', 'out.yaml', '--token');
  expect(again.ready).toMatch(
    /Token: [\w-]{20,}\nTry: {3}curl -H 'Authorization: Bearer [\w-]+' http:.*\/projects\/1\/strings\n {7}curl -G --data-urlencode 'croql=is hidden' -H /,
  );
});

test('a file that cannot be written after all ends it too, and the other one is written', async ({ mock, folder }) => {
  mkdirSync(join(folder, 'gone'));
  const { stop } = await mock('--json', '--export', join('gone', 'out.yaml'), '--snapshot', 'state.json');
  rmSync(join(folder, 'gone'), { recursive: true });
  expect(await stop('SIGTERM')).toBe(4);
  expect(existsSync(join(folder, 'state.json'))).toBe(true);
});

for (const { title, args, file, says } of [
  ...['--export', '--snapshot'].map((flag) => ({
    title: `a folder of ${flag} that is not there`,
    args: [flag, join('nowhere', 'x.yaml')],
    file: '',
    says: [new RegExp(`^locspec: ${flag} is “nowhere.x.yaml”, but there is no folder .*nowhere; make it first`)],
  })),
  {
    title: 'a folder in place of a file',
    args: ['--export', '.'],
    file: '',
    says: [/^locspec: --export is “\.”, which is a folder; name a file\.\n$/],
  },
  ...['192.0.2.1', 'no-such-host.invalid'].map((host) => ({
    title: `no address of this machine, ${host}`,
    args: ['--port', '0', '--enterprise-port', '0', '--host', host],
    file: '',
    says: [new RegExp(`^locspec: --host is “${host}”, which is no address of this machine; leave it out`)],
  })),
  {
    title: 'every mistake of a dataset',
    args: ['--data', 'data.yml'],
    file: 'strngs: []\nterms: 3\n',
    says: [/has 2 mistakes/, /no list “strngs”; the nearest known name is “strings”/, /\/terms: It is no list/],
  },
  { title: 'YAML that is none', args: ['--data', 'data.yml'], file: 'a: [\nb: }', says: [/no YAML.*line 2, column 1/] },
  { title: 'an unknown scope', args: ['--token', 'projct'], file: '', says: [/did you mean “project”/] },
])
  test(`told before it starts: ${title}`, async ({ folder, locspec }) => {
    writeFileSync(join(folder, 'data.yml'), file);
    const { code, stderr } = await locspec('mock', ...args);
    expect(code).toBe(2);
    for (const part of says) expect(stderr).toMatch(part);
  });

test('a dataset is generated and served', async ({ folder, locspec, mock }) => {
  expect(await locspec('dataset', 'generate', '--strings', '30', '--seed', '7', '--output', 'many.json')).toMatchObject(
    {
      code: 0,
    },
  );
  const { stdout } = await locspec('dataset', 'generate', '--strings', '30', '--seed', '7');
  expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(join(folder, 'many.json'), 'utf8')));
  expect((await mock('--data', 'many.json')).ready).toContain('is ready');
});

test('a fault, a dataset and an answer to a gap are obeyed', async ({ mock, folder }) => {
  writeFileSync(join(folder, 'data.json'), JSON.stringify({ users: [{ id: 1, login: 'zoe' }] }));
  writeFileSync(join(folder, 'answers.json'), JSON.stringify({ answers: { 'lists.envelope': 'array' } }));
  const { ready, stop } = await mock(
    '--json',
    '--data',
    'data.json',
    '--config',
    'answers.json',
    '--fault',
    'oauth.state-dropped',
  );
  const { authUrl, stateUrl } = JSON.parse(ready) as Ready;
  const app = {
    type: 'confidential',
    clientId: 'a',
    clientSecret: 'secret-of-a',
    redirectUris: ['https://a.example/'],
  };
  await tell(stateUrl, 'the app is registered', { app });
  await tell(stateUrl, 'the user will', { decision: 'approve', login: 'zoe' });
  const query = 'client_id=a&redirect_uri=https%3A%2F%2Fa.example%2F&response_type=code&scope=project&state=s';
  const redirect = await fetch(`${authUrl}/oauth/authorize?${query}`, { redirect: 'manual' });
  const location = new URL(redirect.headers.get('location') ?? '');
  expect(location.searchParams.get('code')).toBeTruthy();
  expect(location.searchParams.has('state')).toBe(false);
  await stop('SIGTERM');
});

test('the reference app is served beside it, with a fault of its own', async ({ mock }) => {
  const { ready, stop } = await mock('--json', '--app-port', '0', '--app-fault', 'app.module-without-key');
  const { appUrl } = JSON.parse(ready) as Record<'appUrl', string>;
  const manifest = (await (await fetch(`${appUrl}/manifest.json`)).json()) as {
    readonly modules: { readonly 'file-post-import': readonly object[] };
  };
  expect(manifest.modules['file-post-import']).toEqual([expect.objectContaining({ url: '/process' })]);
  expect(manifest.modules['file-post-import'][0]).not.toHaveProperty('key');
  expect(await stop('SIGTERM')).toBe(0);
});

test('a reset by the state address keeps the printed token, and restores the data', async ({ mock, folder }) => {
  writeFileSync(join(folder, 'data.json'), JSON.stringify({ strings: [{ text: 'Pay now' }] }));
  const { ready, stop } = await mock('--json', '--token', '--data', 'data.json');
  const { baseUrl, stateUrl, token } = JSON.parse(ready) as Ready & { readonly token: string };
  const texts = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${baseUrl}/api/v2/projects/1/strings`, { headers });
    return ((await response.json()) as { data: { data: { text: string } }[] }).data.map(({ data }) => data.text);
  };
  expect((await tell(stateUrl, 'the dataset is', { dataset: { strings: [{}, {}] } })).status).toBe(200);
  expect((await tell(stateUrl, 'the grants are withdrawn', {})).status).toBe(200);
  expect((await tell(stateUrl, 'the service is reset', {})).status).toBe(200);
  expect(await texts()).toEqual(['Pay now']);
  expect(await stop('SIGTERM')).toBe(0);
});

test('a restart with a snapshot loses nothing', async ({ mock, folder }) => {
  const first = await mock('--json', '--snapshot', 'state.json');
  const app = { type: 'public', clientId: 'kept', redirectUris: ['https://kept.example/'] };
  expect((await tell((JSON.parse(first.ready) as Ready).stateUrl, 'the app is registered', { app })).status).toBe(200);
  expect(await first.stop('SIGTERM')).toBe(0);
  expect(existsSync(join(folder, 'state.json'))).toBe(true);
  const second = await mock('--json', '--snapshot', 'state.json');
  expect(await second.stop('SIGTERM')).toBe(0);
  expect(readFileSync(join(folder, 'state.json'), 'utf8')).toContain('https://kept.example/');
});

test('one port for both editions is refused, and both flags are named', async () => {
  const ports = { port: 45_991, enterprisePort: 45_991 };
  await expect(serveMock({ ...ports, host: '127.0.0.1' }, () => {})).rejects.toThrow(
    '--port and --enterprise-port are both 45991; the two ports must differ.',
  );
  const app = { clientId: 'app', redirectUris: ['http://127.0.0.1:1/callback'] };
  await expect(playService('http://127.0.0.1:1', { ...ports, login: '/login' }, { app })).rejects.toThrow(
    '--port (or app.port) and --enterprise-port (or app.enterprisePort) are both 45991; the two ports must differ.',
  );
});

const WHOLE = {
  format: 1,
  ahead: 0,
  dataset: {},
  store: { apps: [], codes: [], accessTokens: [], refreshTokens: [], userWill: { decision: 'ask' } },
};

// prettier-ignore
const DAMAGED: Readonly<Record<string, string>> = {
  'that ends in the middle':                   JSON.stringify(WHOLE).slice(0, -9),
  'of another version':                        JSON.stringify({ ...WHOLE, format: 2 }),
  'without apps':                              JSON.stringify({ ...WHOLE, store: { ...WHOLE.store, apps: undefined } }),
  'with a token that is no text':              JSON.stringify({ ...WHOLE, store: { ...WHOLE.store, accessTokens: [{ token: 7 }] } }),
  'with a dataset that the schema refuses':    JSON.stringify({ ...WHOLE, dataset: { users: [{ id: 'x' }] } }),
  'of the time beyond the end of dates':       JSON.stringify({ ...WHOLE, ahead: 1e30 }),
  'that is nested a hundred thousand deep':    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  'that is text':                              'a\u001b[2Jb',
};

for (const [title, text] of Object.entries(DAMAGED))
  test(`a snapshot ${title} is named in one sentence, and stays as it was`, async ({ locspec, folder }) => {
    writeFileSync(join(folder, 'state.json'), text);
    const { code, stderr } = await locspec('mock', '--port', '0', '--enterprise-port', '0', '--snapshot', 'state.json');
    expect(stderr).toMatch(/^locspec: .*state\.json.*\n$/);
    expect(stderr).not.toContain('\u001b');
    expect(code).toBe(2);
    expect(readFileSync(join(folder, 'state.json'), 'utf8')).toBe(text);
  });
