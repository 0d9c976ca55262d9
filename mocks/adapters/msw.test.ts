import { expect, test } from 'vitest';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { datasetWith } from '../mock.ts';
import { interceptService } from './msw.ts';

const at = { baseUrl: 'https://api.example.com', authUrl: 'https://accounts.example.com' };
const strings = `${at.baseUrl}/api/v2/projects/1/strings`;

test('the real address is intercepted, and an invalid expression is found with its position', async () => {
  await using service = interceptService(at);
  service.load(datasetWith({ strings: [{ text: 'Pay now', 'is hidden': true }, {}] }));
  const headers = { Authorization: `Bearer ${service.token()}` };
  const answer = await fetch(`${strings}?croql=${encodeURIComponent('is hidden')}`, { headers });
  expect(await answer.json()).toMatchObject({ data: [{ data: { text: 'Pay now' } }] });
  await fetch(`${strings}?croql=hidden`, { headers });
  const [finding] = service.verify({ allow: ['croql.malformed'] });
  expect(finding?.caller).toMatch(/^mocks\/adapters\/msw\.test\.ts:\d+:\d+$/);
});

test('a request that no route matches fails and names the nearest route', async () => {
  await using service = interceptService(at);
  const print = console.error;
  console.error = () => {};
  const asked = fetch(`${at.baseUrl}/oauth/token`, { method: 'POST' });
  await expect(asked).rejects.toThrow(`The nearest route is POST ${at.authUrl}/oauth/token.`);
  console.error = print;
  expect(service.verify({ allow: ['oauth.token.address'] })).toHaveLength(1);
});

test('the service stays when the test’s own server resets its handlers, until it is closed', async () => {
  const storages = `${at.baseUrl}/api/v2/storages`;
  const server = setupServer(http.get(strings, () => HttpResponse.text('not intercepted')));
  server.listen();
  const service = interceptService({ ...at, server });
  server.use(http.get(storages, () => HttpResponse.text('own')));
  expect(await (await fetch(storages)).text()).toBe('own');
  expect((await fetch(strings)).status).toBe(401);
  server.resetHandlers();
  const print = console.error;
  console.error = () => {};
  await expect(fetch(storages)).rejects.toThrow('No route matches GET');
  console.error = print;
  expect((await fetch(strings)).status).toBe(401);
  await service.close();
  server.resetHandlers();
  expect(await (await fetch(strings)).text()).toBe('not intercepted');
  expect(server.listHandlers()).toHaveLength(1);
  server.close();
});

test('closing restores everything', async () => {
  const before = globalThis.fetch;
  const service = interceptService(at);
  expect((await fetch(strings)).status).toBe(401);
  await service.close();
  await service.close();
  expect(globalThis.fetch).toBe(before);
  await expect(fetch(strings)).rejects.toThrow('fetch failed');
});

test('the test’s own server intercepts the service’s addresses too, until the service is closed', async () => {
  const server = setupServer(
    http.get('https://other.example.com/', () => HttpResponse.text('other')),
    http.get(strings, () => HttpResponse.text('not intercepted')),
  );
  server.listen();
  const service = interceptService({ ...at, server });
  expect(await (await fetch('https://other.example.com/')).text()).toBe('other');
  expect((await fetch(strings)).status).toBe(401);
  await service.close();
  expect(await (await fetch(strings)).text()).toBe('not intercepted');
  server.close();
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

test('an address is intercepted once, until its service is closed', async () => {
  const server = setupServer();
  server.listen();
  const service = interceptService({ ...at, server });
  const taken = `${at.baseUrl} is already intercepted: close the other service first.`;
  expect(() => interceptService({ ...at, server, authUrl: 'https://other.example.com' })).toThrow(taken);
  expect(() => interceptService(at)).toThrow('is already intercepted');
  expect((await fetch(strings)).status).toBe(401);
  expect(service.requests).toHaveLength(1);
  await service.close();
  await using next = interceptService({ ...at, server });
  expect((await fetch(strings)).status).toBe(401);
  expect(next.requests).toHaveLength(1);
  server.close();
});
