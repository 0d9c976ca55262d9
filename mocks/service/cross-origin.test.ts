import { expect, test } from 'vitest';
import { addresses, openService } from './test-client.ts';

const LIST = '/api/v2/projects/1/strings';
const TOKEN = '/oauth/token';

// prettier-ignore
const REQUESTS = [
  { what: 'a list',                          path: LIST, method: 'GET', isSignedIn: true, status: 200 },
  { what: 'a list without a body',           path: LIST, method: 'HEAD', isSignedIn: true, status: 200 },
  { what: 'a list without a token',          path: LIST, method: 'GET', status: 401 },
  { what: 'a list by another method',        path: LIST, method: 'DELETE', isSignedIn: true, status: 405 },
  { what: 'a malformed expression',          path: `${LIST}?croql=text`, method: 'GET', isSignedIn: true, status: 400 },
  { what: 'a project that is not there',     path: '/api/v2/projects/99/strings', method: 'GET', isSignedIn: true, status: 404 },
  { what: 'an address that is not there',    path: '/api/v2/nothing', method: 'GET', isSignedIn: true, status: 404 },
  { what: 'what a browser asks before lists', path: LIST, method: 'OPTIONS', status: 204, allows: 'GET' },
  { what: 'a refused token request',         path: TOKEN, method: 'POST', status: 400 },
  { what: 'a token request that is too long', path: TOKEN, method: 'POST', body: 'x'.repeat(2 ** 20 + 1), status: 413 },
  { what: 'a token request by GET',          path: TOKEN, method: 'GET', status: 405 },
  { what: 'what a browser asks before tokens', path: TOKEN, method: 'OPTIONS', status: 204, allows: 'POST' },
];

test.each(REQUESTS)('$what: pages of another origin read the response', async (row) => {
  const { service } = await openService();
  const headers = row.isSignedIn ? { Authorization: `Bearer ${service.token()}` } : undefined;
  const response = await service.fetch(
    addresses.baseUrl.replace('api.', row.path === TOKEN ? 'accounts.' : 'api.') + row.path,
    {
      method: row.method,
      ...(headers && { headers }),
      ...(row.body === undefined ? {} : { body: row.body }),
    },
  );
  expect(response.status).toBe(row.status);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Allow-Methods')).toBe(row.allows ?? null);
});

test('what sets the state is not for pages of another origin', async () => {
  const { service } = await openService();
  const response = await service.fetch(`${addresses.stateUrl}/nothing`, { method: 'POST' });
  expect(response.status).toBe(404);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('a list is there without waiting, and an injected failure delays it', async () => {
  const { service } = await openService();
  const request = () =>
    new Request(addresses.baseUrl + LIST, { headers: { Authorization: `Bearer ${service.token()}` } });
  expect(service.answer(request())).toBeInstanceOf(Response);
  service.fail({ status: 503 });
  const delayed = service.answer(request());
  expect(delayed).toBeInstanceOf(Promise);
  expect((await delayed).status).toBe(503);
  expect(service.requests.slice(-2).map(({ status }) => status)).toEqual([200, 503]);
});
