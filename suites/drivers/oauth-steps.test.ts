import { expect, test, vi } from 'vitest';
import { sendListRequest } from './list-request.ts';
import { findCodeFlow, getAccessToken, obtainsTokens, passTime } from './oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { NoResponse } from '../kit/exchange.ts';
import type { HttpRequest, Send } from '../kit/exchange.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { openTarget } from '../kit/target.ts';
import { randomFrom } from '../../run/prng.ts';
import { plan } from '../../run/test-plan.ts';

const FLOW = { type: 'public', pkce: 'S256' } as const;
const addresses = { ...plan.targets[0]!, stateUrl: 'http://b.example/_state' };

const respond = (request: HttpRequest) => {
  if (request.url === addresses.stateUrl) return { status: 200, headers: {}, body: '{}' };
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/oauth/token') return { status: 200, headers: {}, body: '{"access_token":"a-token"}' };
  const location = `${searchParams.get('redirect_uri')}?code=a-code`;
  return { status: 302, headers: { location: [location] }, body: '' };
};

/** A target of which a request to this path may fail or be refused, and what counts those requests. */
function openWith(path: string, fail: (request: HttpRequest, count: number) => ReturnType<typeof respond> | undefined) {
  const count = { requests: 0 };
  const send: Send = async (request) => {
    const failed = new URL(request.url).pathname === path ? fail(request, ++count.requests) : undefined;
    return { request, response: failed ?? respond(request) };
  };
  const target = openTarget({ ...plan, scopes: ['project', 'tm'] }, addresses, () => send);
  return { context: { target, random: randomFrom('1') } as CheckContext, count };
}

test('a flow of which one request gets no response is tried again', async () => {
  const { context } = openWith('/oauth/token', (request, count) => {
    if (count === 1) throw new NoResponse('silent', request, 'no complete response within 10 ms');
    return undefined;
  });
  expect(await obtainsTokens(context, FLOW)).toBe(false);
  expect(await obtainsTokens(context, FLOW)).toBe(true);
});

test('a check whose time is used up says so, and the next one tries the flow', async () => {
  const { context } = openWith('/oauth/authorize', (_, count) => {
    if (count === 1) throw new PreconditionFailed('the time for one check was used up', { code: 'check-budget' });
    return undefined;
  });
  await expect(findCodeFlow(context, 'public')).rejects.toMatchObject({ undecided: { code: 'check-budget' } });
  expect(await findCodeFlow(context, 'public')).toEqual(FLOW);
});

test('what ends a check while it tries scopes one by one narrows no later request', async () => {
  const asked: (string | null)[] = [];
  const { context } = openWith('/oauth/authorize', ({ url }) => {
    asked.push(new URL(url).searchParams.get('scope'));
    if (asked.at(-1) === 'project')
      throw new PreconditionFailed('the time for one check was used up', { code: 'check-budget' });
    return { status: 400, headers: {}, body: '' };
  });
  await expect(findCodeFlow(context, 'public')).rejects.toMatchObject({ undecided: { code: 'check-budget' } });
  await expect(findCodeFlow(context, 'public')).rejects.toThrow(PreconditionFailed);
  expect(asked[0]).toBe('project tm');
  expect(asked.slice(asked.indexOf('project') + 1)).toContain('project tm');
});

test('a flow that is refused is not tried again', async () => {
  const { context, count } = openWith('/oauth/token', () => ({ status: 400, headers: {}, body: '{}' }));
  for (let time = 0; time < 2; time++) expect(await obtainsTokens(context, FLOW)).toBe(false);
  expect(count.requests).toBe(1);
});

test('the clock is moved by no more than some years in all', async () => {
  const { context, count } = openWith('/_state', () => undefined);
  const year = 366 * 86_400;
  for (let time = 0; time < 4; time++) await passTime(context.target, year);
  await expect(passTime(context.target, year)).rejects.toThrow(Unsupported);
  await passTime(context.target, year / 2);
  expect(count.requests).toBe(5);
});

test('an access token for reading is obtained once, also for those who ask at the same time', async () => {
  const { context, count } = openWith('/oauth/token', () => undefined);
  // Whether a flow works is tried before.
  await obtainsTokens(context, { type: 'confidential', pkce: 'S256' });
  const before = count.requests;
  expect(await Promise.all([getAccessToken(context), getAccessToken(context)])).toEqual(['a-token', 'a-token']);
  expect(await getAccessToken(context)).toBe('a-token');
  expect(count.requests - before).toBe(1);
});

test('an access token for reading that could not be obtained is obtained by the next who asks', async () => {
  const { context } = openWith('/oauth/token', (request, count) => {
    if (count === 2) throw new NoResponse('silent', request, 'no complete response within 10 ms');
    return undefined;
  });
  await obtainsTokens(context, { type: 'confidential', pkce: 'S256' });
  await expect(getAccessToken(context)).rejects.toThrow(NoResponse);
  expect(await getAccessToken(context)).toBe('a-token');
});

test('a check that lasts longer than its token goes on with another', async () => {
  const lists: (string | undefined)[] = [];
  let given = 0;
  const { context } = openWith('/oauth/token', () => ({
    ...{ status: 200, headers: {} },
    body: JSON.stringify({ access_token: `token-${++given}`, expires_in: 60 }),
  }));
  const token = await getAccessToken(context);
  const url = `${addresses.baseUrl}/api/v2/projects/1/strings`;
  const send = async (authorization: string) => {
    const { request } = await sendListRequest(context.target, { method: 'GET', url, headers: { authorization } });
    lists.push(request.headers['authorization']);
  };
  await send(`Bearer ${token}`);
  const later = Date.now() + 31_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  await send(`Bearer ${token}`);
  await send('Bearer of-a-check');
  clock.mockRestore();
  expect(lists).toEqual([`Bearer ${token}`, `Bearer token-${given}`, 'Bearer of-a-check']);
  expect(`token-${given}`).not.toBe(token);
});
