import { expect, test } from '@playwright/test';
import { runInProcess, wholePlan } from './in-process.ts';
import type { Fetch, InProcess } from './in-process.ts';
import { lifetimeChecks } from '../oauth/lifetime.ts';
import { refreshChecks } from '../oauth/refresh.ts';

const LIFETIME = 2;
const checks = [
  ...lifetimeChecks.filter(({ id }) => id === 'oauth.access.expired.hosted'),
  ...refreshChecks.filter(({ id }) => id === 'oauth.refresh.after-expiry.public'),
];

/** A service whose clock nobody can move. */
const withoutClock =
  (fetch: Fetch): Fetch =>
  async (request) =>
    request.method === 'POST' && (await request.clone().text()).includes('time passes')
      ? Response.json({ error: 'no such state' }, { status: 404 })
      : fetch(request);

const run = (waitForExpiry: number | undefined, service: InProcess = {}, asked = checks) =>
  runInProcess(
    asked,
    { tokenLifetime: LIFETIME, around: withoutClock, ...service },
    { ...wholePlan, ...(waitForExpiry === undefined ? {} : { waitForExpiry }) },
  );

test('the end of a token is waited for where that is allowed and there is no clock to move', async () => {
  const began = Date.now();
  const outcomes = await run(LIFETIME);
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(2 * LIFETIME * 1000);
});

test('a token that does not end is found by waiting', async () => {
  const [outcome] = await run(LIFETIME, { faults: ['oauth.token-immortal'] });
  expect(outcome?.findings.map(({ requirement }) => requirement)).toContain('oauth.access.expired');
});

test('a server that allows clocks to differ is given all the time that may be waited', async () => {
  // Tokens live two seconds longer than they are said to.
  const leeway = (fetch: Fetch): Fetch =>
    withoutClock(async (request) => {
      const answer = await fetch(request);
      if (!request.url.endsWith('/oauth/token') || !answer.ok) return answer;
      return Response.json({ ...((await answer.json()) as object), expires_in: LIFETIME - 1 }, answer);
    });
  const [outcome] = await run(LIFETIME + 3, { around: leeway });
  expect(outcome?.findings).toEqual([]);
  expect(outcome?.status).toBe('done');
});

test('a token that must not be waited for leaves the check not applicable, with what would allow it', async () => {
  for (const most of [undefined, LIFETIME - 1])
    for (const { status, reason } of await run(most)) {
      expect(status).toBe('notApplicable');
      expect(reason).toContain(`--wait-for-expiry ${LIFETIME}`);
    }
});

test('half of a life that is waited for is one in which the token works', async () => {
  const asked = lifetimeChecks.filter(({ id }) => id === 'oauth.access.lifetime.hosted');
  expect((await run(6, { tokenLifetime: 6 }, asked)).map(({ status, findings }) => [status, findings])).toEqual([
    ['done', []],
  ]);
  // Said to live for six seconds, over after one.
  const early = (fetch: Fetch): Fetch =>
    withoutClock(async (request) => {
      const answer = await fetch(request);
      if (!request.url.endsWith('/oauth/token') || !answer.ok) return answer;
      return Response.json({ ...((await answer.json()) as object), expires_in: 6 }, answer);
    });
  const [outcome] = await run(6, { tokenLifetime: 2, around: early }, asked);
  expect(outcome?.findings.map(({ requirement }) => requirement)).toContain('oauth.access.lifetime');
});
