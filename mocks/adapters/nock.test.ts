import https from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import nock from 'nock';
import { datasetWith } from '../mock.ts';
import { interceptService } from './nock.ts';

const at = { baseUrl: 'https://api.example.com', authUrl: 'https://accounts.example.com/' };
const strings = `${at.baseUrl}/api/v2/projects/1/strings`;

// An earlier test file in the same process may have deactivated nock.
beforeAll(() => {
  if (!nock.isActive()) nock.activate();
});
afterAll(() => nock.restore());

test('the real address is intercepted for fetch and node:https', async () => {
  await using service = interceptService(at);
  service.load(datasetWith({ strings: [{ text: 'Pay now', 'is hidden': true }, {}] }));
  const headers = { Authorization: `Bearer ${service.token()}` };
  const address = `${strings}?croql=${encodeURIComponent('is hidden')}`;
  const answer = await fetch(address, { headers });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ data: [{ data: { text: 'Pay now' } }] });
  expect(await overHttps(address, headers)).toEqual({ status: 200, text });
  expect(service.requests).toHaveLength(2);
  expect(service.verify()).toEqual([]);
});

test('a request that no route matches fails, names the nearest route and is a finding', async () => {
  await using service = interceptService(at);
  const nearest = `The nearest route is GET ${at.baseUrl}/api/v2/projects/{projectId}/strings.`;
  await expect(fetch(`${at.baseUrl}/api/v2/project/1/string`)).rejects.toThrow(nearest);
  await expect(overHttps(`${at.baseUrl}/api/v2/project/1/string`)).rejects.toThrow(nearest);
  expect(service.findings).toHaveLength(2);
  expect(service.findings[0]).toMatchObject({
    requirement: 'lists.strings',
    correction: nearest,
    caller: expect.stringMatching(/^mocks\/adapters\/nock\.test\.ts:\d+:\d+$/) as unknown as string,
  });
});

test('the position of an invalid expression is known, although the response is made later', async () => {
  await using service = interceptService(at);
  const headers = { Authorization: `Bearer ${service.token()}` };
  await Promise.all([
    fetch(`${strings}?croql=${encodeURIComponent('hidden')}`, { headers }),
    fetch(new Request(`${strings}?croql=${encodeURIComponent('text ==')}#fragment`, { headers })),
  ]);
  const lines = service.findings.map(({ caller }) => Number(caller?.split(':')[1]));
  expect(lines).toHaveLength(2);
  expect(lines[1]! - lines[0]!).toBe(1);
});

for (const { title, body } of [
  { title: 'that is not JSON', body: '{"grant_type":' },
  { title: 'that is not UTF-8', body: new Uint8Array([0xff, 0x00, 0xfe]) },
]) {
  test(`a body ${title} is refused, and nock does not fail`, async () => {
    await using service = interceptService(at);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('https://accounts.example.com/oauth/token', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(service.verify({ allow: ['oauth.token.json-body'] })).toHaveLength(1);
  });
}

test('a redirect and its cookie reach the client', async () => {
  await using service = interceptService(at);
  const { clientId, redirectUris } = service.register();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUris[0] ?? '',
    response_type: 'code',
    scope: 'project',
  });
  const asked = await fetch(`${at.authUrl}oauth/authorize?${query}`);
  expect(asked.headers.getSetCookie()).toEqual([expect.stringContaining('HttpOnly')]);
  service.userWill('approve');
  const answered = await fetch(`${at.authUrl}oauth/authorize?${query}`, { redirect: 'manual' });
  expect(answered.status).toBe(302);
  expect(answered.headers.get('Location')).toContain(`${redirectUris[0]}?code=`);
});

test('closing removes only the service’s own interceptors', async () => {
  const before = globalThis.fetch;
  nock.disableNetConnect();
  nock('https://other.example.com').persist().get('/').reply(200, 'other');
  try {
    const service = interceptService({ ...at, enterpriseBaseUrl: 'https://acme.api.example.com' });
    expect((await fetch('https://acme.api.example.com/api/v2/projects')).status).toBe(401);
    expect(await (await fetch('https://other.example.com/')).text()).toBe('other');
    await service.close();
    await service.close();
    expect(globalThis.fetch).toBe(before);
    expect(nock.activeMocks()).toEqual(['GET https://other.example.com:443/']);
    // The test's own setting still disallows real connections.
    await expect(fetch(strings)).rejects.toThrow('Disallowed net connect');
    await expect(fetch('https://state.invalid/')).rejects.toThrow('Disallowed net connect');
  } finally {
    nock.cleanAll();
    nock.enableNetConnect();
  }
  await expect(fetch(strings)).rejects.toThrow('fetch failed');
});

test('a service without requests leaves no mock pending', async () => {
  await using service = interceptService(at);
  expect(service.requests).toEqual([]);
  expect(nock.isDone()).toBe(true);
});

test('an address is intercepted by one service at a time', async () => {
  const first = interceptService(at);
  expect(() => interceptService(at)).toThrow('https://accounts.example.com is already intercepted');
  await first.close();
  await interceptService(at).close();
});

test('interceptors of the test’s own come before the service’s, which gets what they do not match', async () => {
  nock(at.baseUrl).get('/api/v2/storages').reply(200, 'own');
  for (const _ of [1, 2]) {
    await using service = interceptService(at);
    expect((await fetch(strings)).status).toBe(401);
    expect(service.requests).toHaveLength(1);
  }
  await using service = interceptService(at);
  expect(await (await fetch(`${at.baseUrl}/api/v2/storages`)).text()).toBe('own');
  expect((await fetch(strings)).status).toBe(401);
  expect(service.requests).toHaveLength(1);
  expect(nock.isDone()).toBe(true);
  await service.close();
  await using next = interceptService(at);
  expect((await fetch(strings)).status).toBe(401);
  expect(next.requests).toHaveLength(1);
  nock.cleanAll();
});

test('an inactive nock is activated only while the service is open', async () => {
  nock.restore();
  const service = interceptService(at);
  expect((await fetch(strings)).status).toBe(401);
  await service.close();
  expect(nock.isActive()).toBe(false);
});

test('an invalid address is named', () => {
  expect(() => interceptService({ ...at, baseUrl: 'api.example.com' })).toThrow(
    'baseUrl must be an http or https address',
  );
  for (const name of ['baseUrl', 'enterpriseBaseUrl'])
    expect(() => interceptService({ ...at, [name]: 'https://api.example.com/api/v2/' })).toThrow(
      `${name} ends with /api/v2, which the kit adds itself: give https://api.example.com.`,
    );
});

test('an option that nothing takes is named', () => {
  expect(() => interceptService({ ...at, data: {} } as never)).toThrow(
    'interceptService(): “data” is unknown here; use baseUrl, authUrl, enterpriseBaseUrl, dataset,',
  );
});

test('a call without options, or with invalid ones, is told what it needs', () => {
  expect(() => interceptService(undefined as never)).toThrow(
    'interceptService() takes an object with baseUrl, authUrl, enterpriseBaseUrl, dataset,',
  );
  expect(() => interceptService({} as never)).toThrow('authUrl must be an http or https address, not undefined.');
  expect(() => interceptService({ ...at, apps: [{ clientId: 'x' } as never] })).toThrow(
    'interceptService(): apps.0.type must be one of confidential, public.',
  );
});

function overHttps(address: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = https.request(address, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end();
  });
}
