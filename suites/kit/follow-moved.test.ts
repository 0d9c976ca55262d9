import { expect, test } from 'vitest';
import { followMoved } from './follow-moved.ts';
import type { HttpRequest, Send } from './exchange.ts';

const ADDRESS = 'https://api.example/api/v2/projects?limit=1';
const CALL: HttpRequest = { method: 'GET', url: ADDRESS, headers: { authorization: 'Bearer a' } };

/** Every first call is redirected; gives the addresses that were asked. */
async function addressesAsked(location: string, request = CALL, status = 301): Promise<readonly string[]> {
  const asked: string[] = [];
  const send: Send = (sent) => {
    asked.push(sent.url);
    const headers = asked.length === 1 ? { location: [location] } : {};
    const response = { status: asked.length === 1 ? status : 200, headers, body: '', size: 0, isUtf8: true };
    return Promise.resolve({ request: sent, response });
  };
  await followMoved(send)(request);
  return asked;
}

const WITH_SLASH = 'https://api.example/api/v2/projects/?limit=1';

test.each(['/api/v2/projects/?limit=1', WITH_SLASH])('a slash at the end is followed: %s', async (location) => {
  expect(await addressesAsked(location)).toEqual([ADDRESS, WITH_SLASH]);
});

test('what stands before the path is followed, by any redirect of reads', async () => {
  const moved = 'https://api.example/eu/api/v2/projects?limit=1';
  expect(await addressesAsked('/eu/api/v2/projects?limit=1', CALL, 302)).toEqual([ADDRESS, moved]);
  expect(await addressesAsked('/eu/api/v2/projects?limit=1', CALL, 307)).toEqual([ADDRESS, moved]);
});

test('the same parameters in another order and spelling are followed', async () => {
  const sent = 'https://api.example/api/v2/projects?croql=a+%3d+1&limit=1';
  const [, followed] = await addressesAsked('projects?limit=1&croql=a%20%3D%201', { ...CALL, url: sent }, 308);
  expect(followed).toBe('https://api.example/api/v2/projects?limit=1&croql=a%20%3D%201');
  expect(await addressesAsked('projects?limit=1&croql=a%20%3D%202', { ...CALL, url: sent }, 308)).toEqual([sent]);
});

test.each([
  ['another host', 'https://elsewhere.example/api/v2/projects/?limit=1'],
  ['another path', '/login/?limit=1'],
  ['a path below', '/api/v2/projects/1?limit=1'],
  ['another query', '/api/v2/projects/'],
  ['the same address', ADDRESS],
  ['no address', 'http://'],
])('%s is not', async (_, location) => {
  expect(await addressesAsked(location)).toEqual([ADDRESS]);
});

test('nor is another status, another method or a call without a token', async () => {
  expect(await addressesAsked(WITH_SLASH, CALL, 303)).toEqual([ADDRESS]);
  expect(await addressesAsked(WITH_SLASH, { ...CALL, method: 'POST' })).toEqual([ADDRESS]);
  expect(await addressesAsked(WITH_SLASH, { ...CALL, headers: {} })).toEqual([ADDRESS]);
});
