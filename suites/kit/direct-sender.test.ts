import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDirectSender } from './direct-sender.ts';

const origin = 'http://a.example';
const addresses = { authUrl: origin, baseUrl: origin, enterpriseBaseUrl: origin, stateUrl: `${origin}/_state` };

/** A sender to a service that responds after this many milliseconds. */
const sendTo = (ms: number, timeout = 5_000) =>
  createDirectSender(
    { addresses, answer: async () => pause(ms).then(() => new Response('here')) },
    { timeout, size: 10, origins: new Set([origin]) },
  );
const GET = { method: 'GET', url: origin, headers: {} };

test('a response in time is returned', async () => {
  expect((await sendTo(1)({ ...GET, timeout: 2_000 })).response).toMatchObject({ status: 200, body: 'here' });
});

test('a response that comes after the time of its request, or of all requests, is none', async () => {
  await expect(sendTo(500)({ ...GET, timeout: 10 })).rejects.toThrow('within 10 ms');
  await expect(sendTo(500, 20)({ ...GET, timeout: 2_000 })).rejects.toThrow('within 20 ms');
});
