import { expect, test } from '@playwright/test';
import { politely } from './polite.ts';
import { Lost, NotOffered } from './stopped.ts';
import type { Answer, Send, Sent } from './exchange.ts';

const GET: Sent = { method: 'GET', url: 'https://api.example/api/v2/projects', headers: {} };
const OK: Answer = { status: 200, headers: {}, body: '[]' };

/** A target that answers these in turn, the last one again and again, and when it was asked. */
function answering(...answers: readonly Answer[]): { readonly send: Send; readonly asked: number[] } {
  const asked: number[] = [];
  const send: Send = async (request) => {
    asked.push(performance.now());
    return { request, response: answers[Math.min(asked.length, answers.length) - 1]! };
  };
  return { send, asked };
}

test('no more requests are sent in a second than are allowed, by all workers together', async () => {
  const { send, asked } = answering(OK);
  const polite = politely(send, { rateLimit: 40, workers: 2 });
  await Promise.all(Array.from({ length: 5 }, () => polite(GET)));
  // Two workers share forty in a second: each waits fifty milliseconds between two of its own.
  for (const [index, at] of asked.entries()) if (index > 0) expect(at - asked[index - 1]!).toBeGreaterThan(40);
});

test('the cap on requests ends the run', async () => {
  const { send, asked } = answering(OK);
  const polite = politely(send, { workers: 1, mostRequests: 3 });
  for (let request = 0; request < 3; request++) await polite(GET);
  await expect(polite(GET)).rejects.toThrow(Lost);
  expect(asked).toHaveLength(3);
});

test('a read-only run sends nothing but GET', async () => {
  const { send, asked } = answering(OK);
  const polite = politely(send, { workers: 1, readOnly: true });
  await polite(GET);
  await expect(polite({ ...GET, method: 'POST', body: '{}' })).rejects.toThrow(NotOffered);
  expect(asked).toHaveLength(1);
});

test('a target that asks to wait is waited for and asked again', async () => {
  const { send, asked } = answering({ ...OK, status: 429, headers: { 'retry-after': ['0'] } }, OK);
  const { response } = await politely(send, { workers: 1 })(GET);
  expect(response.status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('a target that asks to wait for an hour is taken at its word', async () => {
  const { send, asked } = answering({ ...OK, status: 429, headers: { 'retry-after': ['3600'] } });
  const { response } = await politely(send, { workers: 1 })(GET);
  expect(response.status).toBe(429);
  expect(asked).toHaveLength(1);
});
