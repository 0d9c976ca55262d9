import { expect, test } from 'vitest';
import { openService } from './test-client.ts';

test('a failure responds instead of the service, a limited number of times', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.fail({
    path: '/api/v2/projects',
    status: 429,
    headers: { 'Retry-After': '1' },
    body: '<html>',
    times: 2,
  });
  const responses = [];
  for (let calls = 0; calls < 3; calls++) responses.push(await client.get('/projects', token));
  expect(responses.map(({ status }) => status)).toEqual([429, 429, 200]);
  expect(responses[0]!.headers.get('Retry-After')).toBe('1');
  expect(client.service.journal.list().at(-2)?.status).toBe(429);
});

test('a failure applies only to matching requests, until it is removed', async () => {
  const client = await openService();
  const token = await client.signIn();
  const end = client.service.fail({ path: '/api/v2/tms', method: 'GET', status: 503 });
  expect((await client.get('/projects', token)).status).toBe(200);
  expect((await client.get('/tms/1/segments', token)).status).toBe(503);
  end();
  expect((await client.get('/tms/1/segments', token)).status).toBe(200);
});

test('a delay postpones the response and changes nothing else', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.fail({ delayMs: 50, times: 1 });
  const began = performance.now();
  expect((await client.get('/projects', token)).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
});

test('a failure that could never apply is refused', async () => {
  const { service } = await openService();
  expect(() => service.fail({})).toThrow(RangeError);
  expect(() => service.fail({ status: 99 })).toThrow(/200 to 599/);
  expect(() => service.fail({ status: 500, times: 0 })).toThrow(/at least 1/);
});
