import { expect, test } from 'vitest';
import { runInProcess, wholePlan } from './in-process.ts';
import type { Fetch, InProcess } from './in-process.ts';
import { ROUNDING } from '../suites/drivers/token-expiry.ts';
import { lifetimeChecks } from '../suites/oauth/lifetime.ts';
import { refreshChecks } from '../suites/oauth/refresh.ts';

const LIFETIME = 2;
const ENOUGH = LIFETIME + ROUNDING;
const checks = [
  ...lifetimeChecks.filter(({ id }) => id === 'oauth.access.expired.hosted'),
  ...refreshChecks.filter(({ id }) => id === 'oauth.refresh.after-expiry.public'),
];

/** A service whose clock cannot be moved. */
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

test('without a clock to move, the kit waits for the end of a token if it may', async () => {
  const began = Date.now();
  const outcomes = await run(ENOUGH);
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(2 * LIFETIME * 1000);
});

test('waiting finds a token that never expires', async () => {
  const [outcome] = await run(ENOUGH, { faults: ['oauth.token-immortal'] });
  expect(outcome?.findings.map(({ requirement }) => requirement)).toContain('oauth.access.expired');
});

test('a server that allows for clock skew gets all the time that the kit may wait', async () => {
  // Tokens live longer than their expires_in says.
  const leeway = (fetch: Fetch): Fetch =>
    withoutClock(async (request) => {
      const answer = await fetch(request);
      if (!request.url.endsWith('/oauth/token') || !answer.ok) return answer;
      return Response.json({ ...((await answer.json()) as object), expires_in: LIFETIME - 1 }, answer);
    });
  const [outcome] = await run(ENOUGH, { around: leeway });
  expect(outcome?.findings).toEqual([]);
  expect(outcome?.status).toBe('done');
});

test('where the kit may not wait, the check is not applicable, and the reason names the flag', async () => {
  for (const most of [undefined, ENOUGH - 1])
    for (const { status, reason } of await run(most)) {
      expect(status).toBe('notApplicable');
      expect(reason).toContain(`--wait-for-expiry ${ENOUGH}`);
    }
});

test('a token must work for the half of its lifetime that the kit waits', async () => {
  const asked = lifetimeChecks.filter(({ id }) => id === 'oauth.access.lifetime.hosted');
  expect((await run(6, { tokenLifetime: 6 }, asked)).map(({ status, findings }) => [status, findings])).toEqual([
    ['done', []],
  ]);
  // Its expires_in says six seconds, but it expires earlier.
  const early = (fetch: Fetch): Fetch =>
    withoutClock(async (request) => {
      const answer = await fetch(request);
      if (!request.url.endsWith('/oauth/token') || !answer.ok) return answer;
      return Response.json({ ...((await answer.json()) as object), expires_in: 6 }, answer);
    });
  const [outcome] = await run(6, { tokenLifetime: 2, around: early }, asked);
  expect(outcome?.findings.map(({ requirement }) => requirement)).toContain('oauth.access.lifetime');
});

test('the clock is not moved by years', async () => {
  const passed: number[] = [];
  const around =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const text = request.method === 'POST' ? await request.clone().text() : '';
      if (text.includes('time passes'))
        passed.push((JSON.parse(text) as { params: { seconds: number } }).params.seconds);
      return fetch(request);
    };
  const outcomes = await run(undefined, { tokenLifetime: 10 * 365 * 86_400, around });
  expect(outcomes.map(({ status }) => status)).toEqual(['notApplicable', 'notApplicable']);
  expect(outcomes[0]?.reason).toContain('400 days');
  expect(Math.max(...passed)).toBeLessThanOrEqual(400 * 86_400);
});
