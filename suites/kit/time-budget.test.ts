import { expect, test } from 'vitest';
import { NoResponse } from './exchange.ts';
import type { HttpRequest, Send } from './exchange.ts';
import { PreconditionFailed } from './preconditions.ts';
import { limitTime } from './time-budget.ts';

const request = (path: string): HttpRequest => ({ method: 'GET', url: `https://a.example${path}`, headers: {} });
const respond: Send = async (asked) => ({ request: asked, response: { status: 200, headers: {}, body: '' } });
const fallSilent: Send = async (asked) => {
  throw new NoResponse('silent', asked, 'no complete response within 10 ms');
};

const causeOf = (pending: Promise<unknown>) =>
  pending.then(
    () => 'a response',
    (error: unknown) => (error instanceof PreconditionFailed ? error.undecided.code : (error as NoResponse).code),
  );

test('nothing is sent after the deadline of the run', async () => {
  let now = 0;
  const { send } = limitTime(respond, { deadline: 1_000 }, () => now);
  expect(await causeOf(send(request('/')))).toBe('a response');
  now = 1_000;
  expect(await causeOf(send(request('/')))).toBe('budget');
});

test('a check has its own time, and the next one begins anew', async () => {
  let now = 0;
  const { send, beginCheck } = limitTime(respond, { maxCheckTime: 100 }, () => now);
  now = 100;
  expect(await causeOf(send(request('/')))).toBe('check-budget');
  beginCheck();
  expect(await causeOf(send(request('/')))).toBe('a response');
});

test('a plan that sends slowly, or waits for tokens to expire, gives a check the time for it', async () => {
  let now = 0;
  const slow = limitTime(respond, { maxCheckTime: 100, rateLimit: 1 }, () => now);
  const waiting = limitTime(respond, { maxCheckTime: 100, waitForExpiry: 60 }, () => now);
  now = 60_000;
  expect(await causeOf(slow.send(request('/')))).toBe('a response');
  expect(await causeOf(waiting.send(request('/')))).toBe('a response');
});

test('a part of a target that stays silent is left alone after a few requests, and the others are not', async () => {
  let asked = 0;
  const { send } = limitTime((one) => ((asked += 1), one.url.includes('/api/') ? fallSilent(one) : respond(one)), {});
  const codes = [];
  for (const path of ['projects', 'tms', 'glossaries', 'projects', 'tms'])
    codes.push(await causeOf(send(request(`/api/v2/${path}`))));
  expect(codes).toEqual(['silent', 'silent', 'silent', 'target-silent', 'target-silent']);
  expect(asked).toBe(3);
  expect(await causeOf(send(request('/oauth/token')))).toBe('a response');
});

test('a target that responds between is not silent', async () => {
  let isSilent = true;
  const { send } = limitTime((one) => (isSilent ? fallSilent(one) : respond(one)), {});
  for (let round = 0; round < 4; round++) {
    isSilent = true;
    expect(await causeOf(send(request('/process')))).toBe('silent');
    expect(await causeOf(send(request('/process')))).toBe('silent');
    isSilent = false;
    expect(await causeOf(send(request('/process')))).toBe('a response');
  }
});
