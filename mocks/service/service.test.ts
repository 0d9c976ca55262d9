import { expect, test } from 'vitest';
import { addresses, openService } from './test-client.ts';

test('a request for another address is answered with the right ones', async () => {
  const { service } = await openService();
  const answer = await service.fetch(new Request('https://elsewhere.test/api/v2/projects'));
  expect(answer.status).toBe(421);
  expect(await answer.text()).toContain(addresses.baseUrl);
});

test('a service continues from the snapshot of another', async () => {
  const first = await openService();
  const token = await first.signIn();
  await first.state('time passes', { seconds: 60 });
  const snapshot = JSON.parse(JSON.stringify(first.service.snapshot()));
  const second = await openService({ snapshot });
  expect((await second.get('/projects', token)).status).toBe(200);
  await second.state('time passes', { seconds: 7200 - 60 });
  expect((await second.get('/projects', token)).status).toBe(401);
});

test('the journal has requests and their statuses', async () => {
  const client = await openService();
  await client.get('/projects', 'no token');
  expect(client.service.journal.list().at(-1)).toMatchObject({
    method: 'GET',
    url: 'https://api.test/api/v2/projects',
    status: 401,
  });
});

test('two editions at one address are refused', async () => {
  await expect(openService({ addresses: { ...addresses, enterpriseBaseUrl: addresses.baseUrl } })).rejects.toThrow(
    /two editions/,
  );
});
