import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Diagnosis } from './diagnosis.ts';
import { examine, requireHealthy } from './doctor.ts';
import { startService } from '../mocks/service/port.ts';
import type { Addresses, Plan } from '../run/plan.ts';

const plan = (over: Partial<Plan> = {}): Plan => ({
  ...{ kit: { name: 'locspec', version: '0' }, target: { kind: 'service', name: 'a service' }, command: 'locspec' },
  ...{
    targets: [],
    apps: {},
    scopes: ['project'],
    lists: {},
    answers: {},
    areas: [],
    editions: ['hosted'],
    checks: [],
  },
  ...{ requirements: [], seed: 1, workers: 1, timeout: 1000, strict: false, failFast: false, reportDir: 'r' },
  ...{ quiet: true, verbose: false, color: false },
  ...over,
});

async function diagnosed(
  addresses: Addresses,
  over: Partial<Plan> = {},
  now = Date.now,
): Promise<readonly Diagnosis[]> {
  const all: Diagnosis[] = [];
  for await (const diagnosis of examine(plan(over), addresses, { now })) all.push(diagnosis);
  return all;
}

const addressesOf = ({ authUrl, baseUrl, enterpriseBaseUrl, stateUrl }: Required<Addresses>) => ({
  ...{ authUrl, baseUrl, enterpriseBaseUrl, stateUrl },
});

const bad = (all: readonly Diagnosis[]) => all.filter(({ level: stands }) => stands !== 'ok');

async function withServer<T>(listener: RequestListener, use: (address: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('the reference service has no problem, within seconds, and keeps its data', async () => {
  await using service = await startService();
  const before = JSON.stringify(service.service.snapshot().dataset);
  const began = performance.now();
  const all = await diagnosed(addressesOf(service));
  expect(bad(all)).toEqual([]);
  expect(all.map(({ message: says }) => says)).toContain('a code and tokens were given');
  expect(all.map(({ message: says }) => says)).toContain('a code that was not issued is refused');
  expect(performance.now() - began).toBeLessThan(5000);
  expect(JSON.stringify(service.service.snapshot().dataset)).toBe(before);
});

test('a dataset is loaded when the doctor may, and looked for', async () => {
  await using service = await startService({ dataset: {} });
  const all: Diagnosis[] = [];
  for await (const diagnosis of examine(plan({ scopes: ['project', 'tm', 'glossary'] }), addressesOf(service), {
    loadsData: true,
  }))
    all.push(diagnosis);
  expect(bad(all)).toEqual([]);
  expect(all.at(-1)?.message).toBe('the lists hold the records of the state “the dataset is”');
});

for (const { title, change, says } of [
  {
    title: 'refuses a whole dataset',
    change: (_: Request, body: string) =>
      body.includes('"users"') ? Response.json({ error: 'too much' }, { status: 400 }) : undefined,
    says: 'answers 400 with application/json to a whole dataset',
  },
  {
    title: 'forgets the dataset',
    change: (request: Request) => (request.url.includes('/segments') ? Response.json({ data: [] }) : undefined),
    says: '/segments holds no records',
  },
])
  test(`a target that ${title} is not ready`, async () => {
    await using service = await startService();
    const forward: RequestListener = (incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const { method = 'GET', url = '/', headers } = incoming;
        const request = new Request(`${service.baseUrl}${url}`, {
          ...{ method, headers: headers as Record<string, string>, redirect: 'manual' },
          ...(body === '' ? {} : { body }),
        });
        void Promise.resolve(change(request, body) ?? fetch(request)).then(async (response) => {
          const { 'content-encoding': _, ...kept } = Object.fromEntries(response.headers);
          outgoing.writeHead(response.status, kept).end(Buffer.from(await response.arrayBuffer()));
        });
      });
    };
    await withServer(forward, async (address) => {
      const addresses = { authUrl: address, baseUrl: address, stateUrl: `${address}/_state` };
      const all: Diagnosis[] = [];
      for await (const diagnosis of examine(plan({ scopes: ['project', 'tm', 'glossary'] }), addresses, {
        loadsData: true,
      }))
        all.push(diagnosis);
      const found = all.filter(({ level }) => level === 'missing');
      expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
      expect(found[0]).toMatchObject({ field: '--state-url', exitCode: 5 });
    });
  });

const app = { clientId: 'nobody', clientSecret: 'a-wrong-secret', redirectUris: ['https://a.example/callback'] };

// prettier-ignore
for (const { title, over, field, says } of [
  { title: 'an app that is not registered',  over: { apps: { confidential: app } }, field: 'apps.confidential.redirectUris', says: 'answers 400 to nobody' },
  { title: 'a token that is not known',      over: { accessToken: 'expired' },     field: 'accessToken',                    says: 'answers 401' },
] as const) {
  test(`${title} is named with its field and the fix`, async () => {
    await using service = await startService();
    const { authUrl, baseUrl } = service;
    const wrong = (await diagnosed({ authUrl, baseUrl }, over)).filter(({ level: stands }) => stands === 'problem');
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatchObject({ field, exitCode: 2 });
    expect(wrong[0]?.message).toContain(says);
    await expect(requireHealthy(plan(over), { authUrl, baseUrl })).rejects.toMatchObject({ exitCode: 2 });
  });
}

/** An authorization server that gives codes at once, and answers a token request as told. */
const giving =
  (answer: (body: string, type: string) => object, status = 200): RequestListener =>
  (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    if (url.pathname === '/oauth/authorize') {
      const to = url.searchParams.get('redirect_uri');
      return void response.writeHead(to ? 302 : 400, to ? { location: `${to}?code=c` } : {}).end();
    }
    if (url.pathname !== '/oauth/token')
      return void response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const said = answer(body, request.headers['content-type'] ?? '');
      response
        .writeHead('access_token' in said ? 200 : status, { 'content-type': 'application/json' })
        .end(JSON.stringify(said));
    });
  };

// prettier-ignore
for (const { title, type, answer, stands, says } of [
  { title: 'a wrong secret',                 type: 'confidential', answer: () => ({ error: 'invalid_client' }),                   stands: 'problem', says: 'does not know the client by this secret' },
  { title: 'a public app that is none',      type: 'public',       answer: () => ({ error: 'invalid_client' }),                   stands: 'problem', says: 'by its clientId alone' },
  { title: 'a server that takes forms only', type: 'confidential', answer: (body: string, kind: string) => (kind.includes('form') && !body.includes('was-not-issued') ? { access_token: 't' } : { error: 'invalid_request' }), stands: 'note', says: 'takes forms and answers 400 to JSON' },
  { title: 'a server that takes any code',   type: 'confidential', answer: () => ({ access_token: 't' }),                         stands: 'note', says: 'a code that was not issued gets the status 200' },
] as const) {
  test(`${title} is reported`, async () => {
    const apps = { [type]: type === 'public' ? { ...app, clientSecret: undefined } : app } as unknown as Plan['apps'];
    await withServer(giving(answer, 400), async (address) => {
      const all = await diagnosed({ authUrl: address, baseUrl: address }, { apps });
      expect(all.filter((one) => one.subject.startsWith('handshake')).map((one) => [one.level, one.message])).toContainEqual([stands, expect.stringContaining(says)]);
    });
  });
}

test('states that are not offered are reported, and so is one response for all', async () => {
  const states: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const isKnown = body.includes('time passes');
      response
        .writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
        .end(isKnown ? '{}' : '{"error":"no such state"}');
    });
  };
  await withServer(states, async (address) => {
    const all = await diagnosed({ authUrl: address, baseUrl: `${address}/x`, stateUrl: `${address}/_state` });
    const told = all
      .filter(({ subject: what }) => what.startsWith('state'))
      .map(({ subject: what, level: stands }) => [what, stands]);
    expect(told).toContainEqual(['state “time passes”', 'ok']);
    expect(told).toContainEqual(['state “the dataset is”', 'note']);
  });
  const yes: RequestListener = (_, response) => void response.setHeader('content-type', 'application/json').end('{}');
  await withServer(yes, async (address) => {
    const all = await diagnosed({ authUrl: address, baseUrl: address, stateUrl: `${address}/_state` });
    expect(all.find(({ subject: what }) => what === 'state address')?.message).toContain('an unknown state');
  });
});

test('an address that offers no state may be a wrong one', async () => {
  await using service = await startService();
  const { authUrl, baseUrl, stateUrl } = service;
  const noted = async (address: string) =>
    (await diagnosed({ authUrl, baseUrl, stateUrl: address })).filter(({ subject }) => subject === 'state address');
  expect(await noted(`${stateUrl}s`)).toMatchObject([{ level: 'note', fix: 'is --state-url right?' }]);
  expect(await noted(stateUrl)).toEqual([]);
});

test('a wrong clock is reported', async () => {
  await using service = await startService();
  const { authUrl, baseUrl } = service;
  const all = await diagnosed({ authUrl, baseUrl }, {}, () => Date.now() - 600_000);
  expect(all.find(({ subject: what }) => what === 'clock')).toMatchObject({
    level: 'note',
    message: expect.stringContaining('ahead of'),
  });
});

test('a read-only examination sends nothing but GET', async () => {
  const methods = new Set<string | undefined>();
  const server: RequestListener = (request, response) => (
    methods.add(request.method),
    void response.writeHead(401).end()
  );
  await withServer(server, (address) =>
    diagnosed(
      { authUrl: address, baseUrl: address, stateUrl: address },
      { readOnly: true, apps: { confidential: app } },
    ),
  );
  expect([...methods]).toEqual(['GET']);
});

test('nothing of a target reaches the sentence that could drive a terminal', async () => {
  const hostile: RequestListener = (_, response) => {
    response
      .writeHead(302, { location: `https://a.example/callback?error=${encodeURIComponent('\u001b[2Jgone\u202e')}` })
      .end();
  };
  await withServer(hostile, async (address) => {
    const all = await diagnosed({ authUrl: address, baseUrl: address }, { apps: { confidential: app } });
    const said = all.map(({ message: says }) => says).join('\n');
    expect(said).toContain('gone');
    expect(said).not.toMatch(/[\u001b\u202e]/);
  });
});

/** A service by path: what it responds to each, and to a state by its name. */
const serving =
  (paths: Readonly<Record<string, readonly [status: number, body: unknown]>>, dropped = ''): RequestListener =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (dropped !== '' && body.includes(dropped)) return void request.socket.destroy();
      const [status, answer] = paths[pathname] ?? [404, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  };

const RECORDS = { data: [{ data: { id: 1 } }] };

// prettier-ignore
for (const { title, paths, over, subject, field, says } of [
  { title: 'an authorization page that is missing', paths: { '/api/v2/projects': [401, {}] }, over: {}, subject: 'authorization', field: '--auth-url', says: 'there is no authorization page' },
  { title: 'no app to try',                         paths: { '/oauth/authorize': [400, {}], '/api/v2/projects': [401, {}] }, over: {}, subject: 'handshake', field: 'apps', says: 'no app is known' },
  { title: 'a page that nobody answers',            paths: { '/oauth/authorize': [200, {}], '/oauth/token': [400, {}], '/api/v2/projects': [401, {}] }, over: { apps: { public: { clientId: 'a', redirectUris: ['http://127.0.0.1/'] } } }, subject: 'handshake of the public app', field: 'consent', says: 'nobody can answer it' },
  { title: 'a project list that is missing',        paths: { '/oauth/authorize': [400, {}] }, over: { accessToken: 't' }, subject: 'projects', field: '--base-url', says: 'answers 404 to an access token' },
  { title: 'an empty list',                         paths: { '/oauth/authorize': [400, {}], '/api/v2/projects': [200, RECORDS], '/api/v2/projects/1/strings': [200, { data: [] }] }, over: { accessToken: 't', lists: { projectId: 1 } }, subject: 'list', field: 'lists.projectId', says: 'holds no records' },
] as const) {
  test(`${title} is missing for a run, and does not stop one`, async () => {
    await withServer(serving(paths), async (address) => {
      const addresses = { authUrl: address, baseUrl: address };
      const found = (await diagnosed(addresses, over)).find((one) => one.subject === subject);
      expect(found).toMatchObject({ level: 'missing', field, exitCode: 5 });
      expect(found?.message).toContain(says);
      await requireHealthy(plan(over), addresses);
    });
  });
}

test('a list with records is not missing', async () => {
  const paths = { '/oauth/authorize': [400, {}], '/api/v2/projects': [200, RECORDS], '/api/v2/projects/1/strings': [200, RECORDS] } as const; // prettier-ignore
  await withServer(serving(paths), async (address) => {
    const all = await diagnosed({ authUrl: address, baseUrl: address }, { accessToken: 't', lists: { projectId: 1 } });
    expect(all.filter(({ level }) => level === 'missing' || level === 'problem')).toEqual([]);
  });
});

test('a connection that is dropped while a state is set names the state, and not a target that is gone', async () => {
  const paths = { '/oauth/authorize': [400, {}], '/api/v2/projects': [401, {}] } as const;
  await withServer(serving(paths, 'time passes'), async (address) => {
    const all = await diagnosed({ authUrl: address, baseUrl: address, stateUrl: `${address}/_state` });
    const [last] = all.filter(({ level }) => level === 'problem');
    expect(last?.message).toContain('while the state “time passes” is set');
    expect(last?.message).not.toContain('Nothing answers');
  });
});

test('a state that drops the connection because its params are missing is offered, and does not stop a run', async () => {
  const paths = { '/oauth/authorize': [400, {}], '/api/v2/projects': [401, {}] } as const;
  await withServer(serving(paths, '"state":"the file is imported","params":{}'), async (address) => {
    const all = await diagnosed({ authUrl: address, baseUrl: address, stateUrl: `${address}/_state` });
    expect(all.find(({ subject }) => subject === 'state “the file is imported”')).toMatchObject({
      level: 'note',
      message: 'gives no response when its params are missing',
    });
    expect(all.filter(({ level }) => level === 'problem')).toEqual([]);
  });
});
