import { expect, test } from 'vitest';
import { addresses, openService } from './test-client.ts';
import type { RecordedExchange } from '../core/recording.ts';

test('a service records whole exchanges on request, except states', async () => {
  const client = await openService({ keepsExchanges: true });
  const token = await client.signIn();
  await client.get('/projects', token);
  expect(client.service.exchanges.every(({ request }) => !request.url.startsWith(addresses.stateUrl))).toBe(true);
  const exchanges = client.service.exchanges.slice(-3);
  expect(exchanges.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`)).toEqual([
    'GET /oauth/authorize',
    'POST /oauth/token',
    'GET /api/v2/projects',
  ]);
  const [, asked, called] = exchanges;
  expect(asked?.request.body).toContain('authorization_code');
  expect(asked?.response.body).toContain(token);
  expect(called?.request.headers['authorization']).toBe(`Bearer ${token}`);
  expect(called?.response.status).toBe(200);
});

test('the exchanges after a journal entry can be read by state', async () => {
  const client = await openService({ keepsExchanges: true });
  const token = await client.signIn();
  const number = client.service.exchanges.at(-1)?.number;
  await client.get('/projects', token);
  const answer = (await (await client.state('the app has sent', { after: number })).json()) as {
    exchanges: RecordedExchange[];
  };
  expect(answer.exchanges.map(({ request }) => request.url)).toEqual([`${addresses.baseUrl}/api/v2/projects`]);
  expect((await client.state('the app has sent', { after: -1 })).status).toBe(422);
});

test('a service records nothing by default', async () => {
  const client = await openService();
  await client.signIn();
  expect(client.service.exchanges).toEqual([]);
  expect((await client.state('the app has sent')).status).toBe(404);
});

test('withdrawn grants end calls and renewals', async () => {
  const client = await openService();
  const tokens = (await (await client.exchange()).json()) as { access_token: string; refresh_token: string };
  expect((await client.get('/projects', tokens.access_token)).status).toBe(200);
  await client.state('the grants are withdrawn');
  expect((await client.get('/projects', tokens.access_token)).status).toBe(401);
  const renewal = await client.token({
    grant_type: 'refresh_token',
    client_id: 'spa',
    refresh_token: tokens.refresh_token,
  });
  expect(await renewal.json()).toMatchObject({ error: 'invalid_grant' });
});

test('the lifetime of access tokens can be set', async () => {
  let now = 0;
  const client = await openService({ tokenLifetime: 3, clock: () => new Date(now) });
  const { expires_in, access_token } = (await (await client.exchange()).json()) as {
    expires_in: number;
    access_token: string;
  };
  expect(expires_in).toBe(3);
  now = 2_999;
  expect((await client.get('/projects', access_token)).status).toBe(200);
  now = 3_000;
  expect((await client.get('/projects', access_token)).status).toBe(401);
});
