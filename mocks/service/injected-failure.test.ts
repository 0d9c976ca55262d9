import { expect, test } from '@playwright/test';
import { openService } from './test-client.ts';

test('a trouble answers in place of the service, as often as it is told to', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.fail({
    path: '/api/v2/projects',
    status: 429,
    headers: { 'Retry-After': '1' },
    body: '<html>',
    times: 2,
  });
  const answers = [];
  for (let calls = 0; calls < 3; calls++) answers.push(await client.get('/projects', token));
  expect(answers.map((answer) => answer.status)).toEqual([429, 429, 200]);
  expect(answers[0]!.headers.get('Retry-After')).toBe('1');
  expect(client.service.journal.list().at(-2)?.status).toBe(429);
});

test('a trouble befalls only the requests it is meant for, until it is ended', async () => {
  const client = await openService();
  const token = await client.signIn();
  const end = client.service.fail({ path: '/api/v2/tms', method: 'GET', status: 503 });
  expect((await client.get('/projects', token)).status).toBe(200);
  expect((await client.get('/tms/1/segments', token)).status).toBe(503);
  end();
  expect((await client.get('/tms/1/segments', token)).status).toBe(200);
});

test('a delay holds the answer back and changes nothing else', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.fail({ delayMs: 50, times: 1 });
  const began = performance.now();
  expect((await client.get('/projects', token)).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
});

test('a trouble that could never happen is refused', async () => {
  const { service } = await openService();
  expect(() => service.fail({})).toThrow(RangeError);
  expect(() => service.fail({ status: 99 })).toThrow(/200 to 599/);
  expect(() => service.fail({ status: 500, times: 0 })).toThrow(/at least once/);
});
