import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { createService, datasetWith, startService, InvalidRequestsError, type Service } from '../mock.ts';

const get = (service: Service, path: string, token = service.token()) =>
  service.fetch(`${service.baseUrl}/api/v2${path}`, { headers: { Authorization: `Bearer ${token}` } });

const croql = (expression: string) => `/projects/1/strings?croql=${encodeURIComponent(expression)}`;

const errorOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

test('a token can read every list by default, and otherwise those that its scopes cover', async () => {
  const service = createService();
  for (const path of ['/projects', croql('is hidden'), '/tms/1/segments', '/glossaries/1/terms']) {
    expect((await get(service, path)).status).toBe(200);
  }
  expect((await get(service, '/projects', service.token({ scopes: ['tm'] }))).status).toBe(403);
  expect(service.verify({ allow: ['errors.forbidden'] })).toHaveLength(1);
});

test('a token expires as time passes, and its refresh token renews it', async () => {
  const service = createService();
  const app = service.register();
  const { access_token, refresh_token, expires_in } = service.tokens({ user: 'bob', expiresIn: 60 });
  expect(expires_in).toBe(60);
  service.advance({ seconds: 59 });
  expect((await get(service, '/projects', access_token)).status).toBe(200);
  service.advance({ seconds: 1 });
  expect((await get(service, '/projects', access_token)).status).toBe(401);
  const { clientId: client_id, clientSecret: client_secret } = app;
  const renewed = await service.fetch(`${service.authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', client_id, client_secret, refresh_token }),
  });
  expect(renewed.status).toBe(200);
  // An expired token is not a mistake of the app.
  expect(service.verify()).toEqual([]);
});

test('a token of no lifetime has expired', async () => {
  const service = createService();
  expect((await get(service, '/projects', service.token({ expiresIn: 0 }))).status).toBe(401);
});

test('an app is registered with defaults', () => {
  const service = createService({ apps: [] });
  expect(service.register()).toEqual({
    type: 'confidential',
    clientId: 'app-1',
    clientSecret: 'secret-of-app-1',
    redirectUris: ['http://127.0.0.1:4999/callback'],
  });
  expect(service.register({ type: 'public', clientId: 'spa' })).not.toHaveProperty('clientSecret');
  expect(service.snapshot().store.apps.map(({ clientId }) => clientId)).toEqual(['app-1', 'spa']);
});

test('data is replaced by a copy', async () => {
  const service = createService();
  const dataset = datasetWith({ strings: [{ text: 'Pay now' }] });
  service.load(dataset);
  Object.assign(dataset.projects?.[0]?.strings?.[0] ?? {}, { text: 'changed later' });
  expect(await (await get(service, croql('text = "Pay now"'))).json()).toMatchObject({ data: [{}] });
});

test('a file is imported through the module that its name selects', async () => {
  const service = createService({
    call: async (request) => {
      const { strings } = (await request.json()) as { strings: { text: string }[] };
      return Response.json({ data: { strings: strings.map((string) => ({ ...string, text: `${string.text}!` })) } });
    },
  });
  service.load(datasetWith());
  service.register({
    baseUrl: 'https://app.example',
    modules: { 'file-post-import': [{ key: 'shout', url: '/shout', signaturePatterns: { fileName: '\\.json$' } }] },
  });
  expect(await service.import({ strings: [{ text: 'Pay now' }, {}] })).toEqual({
    outcome: 'imported',
    moduleKey: 'shout',
  });
  expect(await (await get(service, croql('text contains "!"'))).json()).toMatchObject({
    data: [{ data: { text: 'Pay now!' } }, { data: { text: 'Text 2!' } }],
  });
  expect(await service.import({ file: { name: 'a.xml' } })).toEqual({ outcome: 'unhandled' });
  expect(service.imports).toHaveLength(2);
});

test('a reset restores the initial state', async () => {
  const service = createService({ dataset: datasetWith({ strings: [{}] }) });
  const token = service.token();
  service.fail({ status: 503 });
  service.load(datasetWith({ strings: [{}, {}] }));
  service.advance({ days: 1 });
  expect((await get(service, '/projects')).status).toBe(503);
  service.reset();
  expect(service.requests).toEqual([]);
  expect(service.snapshot().ahead).toBe(0);
  expect((await get(service, '/projects', token)).status).toBe(401);
  const listed = (await (await get(service, '/projects/1/strings')).json()) as { data: unknown[] };
  expect(listed.data).toHaveLength(1);
});

for (const { title, call, says } of [
  {
    title: 'a name like no user',
    call: (s: Service) => s.token({ user: 'zoe' }),
    says: 'Known: alice, bob, carol, dave.',
  },
  {
    title: 'an unknown option of a token',
    call: (s: Service) => s.token({ scope: ['tm'] } as never),
    says: 'token(): “scope” is unknown here; did you mean “scopes”?',
  },
  {
    title: 'scopes that are a text',
    call: (s: Service) => s.token({ scopes: 'project' } as never),
    says: 'token(): scopes must be an array of strings.',
  },
  {
    title: 'an app that is none',
    call: (s: Service) => s.tokens({ app: {} } as never),
    says: 'token(): app must be a client id or an app.',
  },
  {
    title: 'a lifetime below zero',
    call: (s: Service) => s.token({ expiresIn: -5 }),
    says: 'token(): expiresIn must be a whole number of seconds, at least 0.',
  },
  {
    title: 'a lifetime of a part of a second',
    call: () => createService({ tokenLifetime: 0.5 }),
    says: 'createService(): tokenLifetime must be a whole number of seconds, at least 0.',
  },
  {
    title: 'options that are none',
    call: (s: Service) => s.token('project' as never),
    says: 'token() takes an object with user, scopes, app, expiresIn.',
  },
  {
    title: 'a duration that is a number',
    call: (s: Service) => s.advance(5 as never),
    says: 'advance() takes an object with days, hours, minutes, seconds.',
  },
  {
    title: 'a part of a duration that is none',
    call: (s: Service) => s.advance({ days: '1' } as never),
    says: 'advance(): days must be a number.',
  },
  {
    title: 'a requirement outside of a list',
    call: (s: Service) => s.verify({ allow: 'errors.forbidden' } as never),
    says: 'verify(): allow must be an array of strings.',
  },
  {
    title: 'an unknown option of a service',
    call: () => createService({ data: {} } as never),
    says: 'createService(): “data” is unknown here; use addresses, dataset,',
  },
  {
    title: 'an app of a service with a misspelt member',
    call: () => createService({ apps: [{ clientid: 'x', type: 'foo' } as never] }),
    says: 'createService(): apps.0: “clientid” is unknown here; did you mean “clientId”?',
  },
  {
    title: 'an app of a service without its type',
    call: () => createService({ apps: [{ clientId: 'x' } as never] }),
    says: 'createService(): apps.0.type must be one of confidential, public.',
  },
  {
    title: 'an app of a service that is no object',
    call: () => createService({ apps: [5 as never] }),
    says: 'createService(): apps.0 must be an object.',
  },
  {
    title: 'an app of a service without a redirect URL',
    call: () => createService({ apps: [{ type: 'public', clientId: 'x', redirectUris: [] }] }),
    says: 'createService(): apps.0: An app needs at least one redirect URL.',
  },
  {
    title: 'a profile that is none',
    call: () => createService({ profile: {} as never }),
    says: 'createService(): profile must be the content of a file that `locspec probe` has written.',
  },
  {
    title: 'a snapshot that is none',
    call: () => createService({ snapshot: {} as never }),
    says: 'createService(): snapshot must be what `snapshot()` of a service returns.',
  },
  {
    title: 'a snapshot whose dataset is none',
    call: (s: Service) => createService({ snapshot: { ...s.snapshot(), dataset: { users: 1 } as never } }),
    says: 'The dataset of the snapshot has a mistake: /users: is 1, and should be an array.',
  },
  {
    title: 'an unknown fault',
    call: () => createService({ faults: ['croql.xor-as-o' as never] }),
    says: 'There is no fault “croql.xor-as-o”. Did you mean “croql.xor-as-or”?',
  },
  { title: 'an unknown user', call: (s: Service) => s.token({ user: 'alcie' }), says: 'Did you mean “alice”?' },
  {
    title: 'an unknown app',
    call: (s: Service) => s.token({ app: 'mine' }),
    says: 'There is no app with the client id “mine”. Known: demo-backend, demo-spa.',
  },
  {
    title: 'an invalid redirect URL',
    call: (s: Service) => s.register({ redirectUris: ['here'] }),
    says: 'register(): A redirect URL must be absolute and without a fragment, unlike “here”.',
  },
  {
    title: 'an invalid dataset',
    call: (s: Service) => s.load({ strings: [{ 'is hiden': true }, { text: 4 }] } as never),
    says: `The dataset has 2 mistakes:
  /strings/0: has an unknown member “is hiden”; the nearest known name is “is hidden”.
  /strings/1/text: is 4, and should be text or an object or null.`,
  },
  {
    title: 'an unknown unit of time',
    call: (s: Service) => s.advance({ day: 1 } as never),
    says: 'advance(): “day” is unknown here; did you mean “days”?',
  },
  {
    title: 'a negative duration',
    call: (s: Service) => s.advance({ days: -1 }),
    says: 'advance(): days is -1; the clock moves forward only, by at most a thousand years.',
  },
  {
    title: 'a duration whose parts are too much together',
    call: (s: Service) => s.advance({ days: 400_000, hours: 1 }),
    says: 'advance(): days and hours make 34560003600 seconds; the clock',
  },
  {
    title: 'no duration',
    call: (s: Service) => s.advance(undefined as never),
    says: 'advance() takes an object with days, hours, minutes, seconds.',
  },
  {
    title: 'no failure',
    call: (s: Service) => s.fail(undefined as never),
    says: 'fail() takes an object with path,',
  },
  {
    title: 'an app that is no object',
    call: (s: Service) => s.register(null as never),
    says: 'register() takes an object with the members of an app.',
  },
  {
    title: 'an app of an unknown type',
    call: (s: Service) => s.register({ type: 'secret' as never }),
    says: 'register(): type must be one of confidential, public.',
  },
  {
    title: 'an unknown kind of module',
    call: (s: Service) => s.register({ baseUrl: 'https://app.example', modules: { 'file-pre-import': [] } as never }),
    says: 'register(): modules: “file-pre-import” is unknown here; did you mean “file-post-import”?',
  },
  {
    title: 'a module without its address',
    call: (s: Service) => s.register({ modules: { 'file-post-import': [{ key: 'k' } as never] } }),
    says: 'register(): modules.file-post-import.0.url must be a non-empty string.',
  },
  {
    title: 'an unknown decision',
    call: (s: Service) => s.userWill('aprove' as never),
    says: 'userWill(): decision must be one of approve, deny, ask.',
  },
  {
    title: 'an unknown user who decides',
    call: (s: Service) => s.userWill('deny', 'nobody'),
    says: 'The dataset has no user “nobody”.',
  },
  {
    title: 'an unknown requirement',
    call: (s: Service) => s.verify({ allow: ['croql.malformde' as never] }),
    says: 'Did you mean croql.malformed?',
  },
]) {
  test(`${title} is refused with a hint`, () => {
    expect(errorOf(() => call(createService()))).toContain(says);
  });
}

test('a token is issued to an app, or to the one with its client id', () => {
  const service = createService();
  const app = service.register();
  for (const each of [app, app.clientId, undefined])
    expect(service.token({ app: each } as never)).toEqual(expect.any(String));
  const issued = service.snapshot().store.accessTokens.map(({ clientId }) => clientId);
  expect(issued).toEqual([app.clientId, app.clientId, app.clientId]);
});

test('an import and a start with what they do not take are refused', async () => {
  await expect(createService().import({ file: 5 } as never)).rejects.toThrow('import(): file must be an object.');
  await expect(createService().import({ fileName: 'a.json' } as never)).rejects.toThrow('“fileName” is unknown here');
  await expect(createService().import({ strings: [{}, { txt: 'a', identifer: 'b' }] } as never)).rejects.toThrow(
    'import(): strings.1: “txt” is unknown here; did you mean “text”?',
  );
  await expect(createService().import({ strings: ['Pay now'] } as never)).rejects.toThrow(
    'import(): strings.0 must be an object.',
  );
  await expect(startService({ apps: [{ clientId: 'x' } as never] })).rejects.toThrow(
    'startService(): apps.0.type must',
  );
  await expect(startService({ data: {} } as never)).rejects.toThrow(
    'startService(): “data” is unknown here; use dataset',
  );
});

test('a file of an unknown project is refused', async () => {
  await expect(createService().import({ projectId: 77 })).rejects.toThrow(
    'import(): The dataset has no project with the id 77.',
  );
});

test('an invalid expression is found with a caret under the error and the position of the call', async () => {
  const service = createService();
  const headers = { Authorization: `Bearer ${service.token()}` };
  const line = Number(/:(\d+):\d+\)?$/.exec(new Error().stack?.split('\n')[1] ?? '')?.[1]) + 1;
  await service.fetch(service.baseUrl + '/api/v2' + croql('count of translation > 0'), { headers });
  expect(errorOf(() => service.verify())).toBe(
    [
      'A request to the service is invalid:',
      '',
      '1. GET https://api.example/api/v2/projects/1/strings?croql=count%20of%20translation%20%3E%200, status 400',
      `   at mocks/service/handle.test.ts:${line}:17`,
      '   croql is not a valid expression for a source string:',
      '     count of translation > 0',
      '              ^^^^^^^^^^^',
      '   → A source string has no “translation”. Did you mean translations?',
      '   croql.malformed (assumed; source, Errors): A malformed or meaningless expression is answered with 400 and the validation envelope.',
    ].join('\n'),
  );
});

test('findings are reported once, and allowed ones do not fail', async () => {
  const service = createService();
  await get(service, croql('hidden'));
  await get(service, '/projects/1/strings?limit=501');
  let thrown: unknown;
  try {
    service.verify({ allow: ['croql.malformed'] });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(InvalidRequestsError);
  expect((thrown as InvalidRequestsError).findings).toMatchObject([{ requirement: 'errors.validation', status: 400 }]);
  expect(service.verify()).toEqual([]);
});

for (const { title, path, token, requirement } of [
  { title: 'a call without a token', path: '/projects', token: '', requirement: 'lists.bearer' },
  {
    title: 'a call with an invented token',
    path: '/projects',
    token: 'made-up',
    requirement: 'oauth.access.token-issued',
  },
  { title: 'a filter beside croql', path: `${croql('is hidden')}&fileId=7`, requirement: 'errors.validation' },
  { title: 'an unknown address', path: '/strings', requirement: 'lists.strings' },
] as const) {
  test(`${title} is answered and reported`, async () => {
    const service = createService();
    const answer = await get(service, path, ...(token === undefined ? [] : [token]));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(service.findings).toMatchObject([{ requirement, status: answer.status }]);
  });
}

test('a request that the source allows is never a finding, whatever the response', async () => {
  const service = createService();
  expect((await get(service, '/projects/77/strings')).status).toBe(404);
  service.fail({ status: 429, times: 1 });
  expect((await get(service, '/projects')).status).toBe(429);
  expect((await get(service, '/projects/1/strings?croql=')).status).toBe(200);
  expect(service.findings).toEqual([]);
});

test('a list by POST and tokens by GET are findings', async () => {
  const service = createService();
  expect((await service.fetch(`${service.baseUrl}/api/v2/projects`, { method: 'POST' })).status).toBe(405);
  expect((await service.fetch(`${service.authUrl}/oauth/token`)).status).toBe(405);
  expect(service.findings.map(({ requirement }) => requirement)).toEqual(['lists.get', 'oauth.token.address']);
});

test('a service on ports has the same handle', async () => {
  await using service = await startService({ apps: [] });
  const { clientId } = service.register();
  expect(clientId).toBe('app-1');
  await fetch(`${service.baseUrl}/api/v2${croql('hidden')}`, {
    headers: { Authorization: `Bearer ${service.token()}` },
  });
  expect(service.requests).toHaveLength(1);
  const [finding] = service.verify({ allow: ['croql.malformed'] });
  expect(finding?.caller).toMatch(/^mocks\/service\/handle\.test\.ts:\d+:\d+$/);
  expect(finding).not.toHaveProperty('callerUnknown');
});

for (const { title, ask } of [
  { title: 'another HTTP client', ask: (url: string) => once(httpRequest(url).end(), 'response') },
  {
    title: 'the fetch of another process',
    ask: (url: string) => once(spawn(process.execPath, ['-e', `void fetch('${url}')`]), 'exit'),
  },
])
  test(`of a request by ${title}, verify() says why it does not know the line`, async () => {
    await using service = await startService({ apps: [] });
    await ask(`${service.baseUrl}/api/v2/nothing`);
    const [finding] = service.findings;
    expect(finding).toMatchObject({ callerUnknown: 'because it was not made by the global `fetch` of this process' });
    expect(finding).not.toHaveProperty('caller');
    expect(() => service.verify()).toThrow('\n   at an unknown line, because it was not made by the global');
  });

async function callWith(service: Service, token: string, times: number) {
  for (let time = 0; time < times; time++) expect((await get(service, '/projects', token)).status).toBe(401);
}

test('calls that go on with an expired token fail verify once, and name the line', async () => {
  await using service = createService();
  const token = service.token();
  service.advance({ hours: 3 });
  await callWith(service, token, 3);
  expect(service.findings).toHaveLength(1);
  expect(() => service.verify()).toThrow(/expired[^]*oauth\.app-side\.renewal/);
  expect(service.verify()).toEqual([]);
});

test('calls with an expired token are right when a token is requested after them, or when they are few', async () => {
  await using service = createService();
  const token = service.token();
  service.advance({ hours: 3 });
  await callWith(service, token, 2);
  expect(service.verify()).toEqual([]);
  await callWith(service, token, 5);
  await service.fetch(`${service.authUrl}/oauth/authorize?client_id=nobody`);
  expect(service.verify({ allow: ['oauth.authorize.client-id-registered'] })).toHaveLength(1);
  await callWith(service, token, 5);
  expect((await get(service, '/projects')).status).toBe(200);
  for (const user of ['alice', 'bob', 'carol']) {
    const expired = service.token({ user });
    service.advance({ hours: 3 });
    await callWith(service, expired, 1);
  }
  expect(service.verify()).toEqual([]);
});
