import { expect, test } from '@playwright/test';
import { defaultAnswers } from '../spec/gaps.ts';
import { addresses, bodyOf, callback, openService, type TestClient } from './test-client.ts';
import type { ServiceAnswers } from './answers.ts';

const strings = async (client: TestClient, query: string) => client.get(`/projects/1/strings?${query}`);
const basic = `Basic ${Buffer.from('backend:a secret').toString('base64')}`;

/** What is seen of each answer, beside the kit's own. */
// prettier-ignore
const SEEN: readonly { readonly answers: ServiceAnswers; readonly see: (client: TestClient) => Promise<unknown>; readonly own: object | string | number | boolean; readonly chosen: object | string | number | boolean }[] = [
  { answers: { 'lists.envelope': 'data' }, own: { data: { id: 101 } }, chosen: { id: 101 },
    see: async (client) => ((await (await strings(client, 'limit=1')).json()) as { data: unknown[] }).data[0] },
  { answers: { 'lists.envelope': 'array' }, own: false, chosen: true,
    see: async (client) => Array.isArray(await (await strings(client, 'limit=1')).json()) },
  { answers: { 'lists.pagination': 'none' }, own: 2, chosen: 8,
    see: async (client) => ((await (await strings(client, 'limit=2')).json()) as { data: unknown[] }).data.length },
  { answers: { 'lists.page-size': '3' }, own: 8, chosen: 3,
    see: async (client) => ((await (await strings(client, '')).json()) as { data: unknown[] }).data.length },
  { answers: { 'lists.page-size-most': '10' }, own: 200, chosen: 400, see: async (client) => (await strings(client, 'limit=11')).status },
  { answers: { 'lists.plus': 'plus' }, own: 200, chosen: 400, see: async (client) => (await strings(client, 'croql=is+hidden')).status },
  { answers: { 'lists.other-filters': 'ignored' }, own: 400, chosen: 200, see: async (client) => (await strings(client, 'croql=is%20hidden&fileId=7')).status },
  { answers: { 'croql.empty': 'error' }, own: 200, chosen: 400, see: async (client) => (await strings(client, 'croql=')).status },
  { answers: { 'croql.malformed': 'other-4xx' }, own: 400, chosen: 422, see: async (client) => (await strings(client, 'croql=text')).status },
  { answers: { 'croql.length': '8' }, own: 200, chosen: 400, see: async (client) => (await strings(client, 'croql=is%20hidden')).status },
  { answers: { 'croql.order': 'unspecified' }, own: 101, chosen: 108,
    see: async (client) => ((await (await strings(client, '')).json()) as { data: { data: { id: number } }[] }).data[0]!.data.id },
  { answers: { 'croql.root-type': 'truth-of-number' }, own: 400, chosen: 200, see: async (client) => (await strings(client, 'croql=count%20of%20labels')).status },
  { answers: { 'croql.unknown-mention': 'error' }, own: 200, chosen: 400,
    see: async (client) => (await strings(client, 'croql=count%20of%20comments%20where%20(user%20=%20@user:%22zed%22)%20=%200')).status },
  { answers: { 'croql.division': 'zero-error' }, own: 200, chosen: 400, see: async (client) => (await strings(client, 'croql=1%20/%200%20=%201')).status },
  { answers: { 'oauth.public-sends-secret': 'ignored' }, own: 401, chosen: 200, see: async (client) => (await client.exchange({ client_secret: 'any' })).status },
  { answers: { 'oauth.invalid-client-status': 'bad-request' }, own: 401, chosen: 400, see: async (client) => (await client.exchange({ client_id: 'nobody' })).status },
  { answers: { 'oauth.code-lifetime': '5' }, own: 200, chosen: 400, see: async (client) => {
    const code = (await client.redirect()).get('code')!;
    await client.state('time passes', { seconds: 6 });
    return (await client.exchange({ code })).status;
  } },
  { answers: { 'oauth.old-refresh-token': 'works' }, own: 400, chosen: 200, see: async (client) => {
    const { refresh_token } = await bodyOf(await client.exchange());
    const renewal = { grant_type: 'refresh_token', client_id: 'spa', refresh_token };
    await client.token(renewal);
    return (await client.token(renewal)).status;
  } },
  { answers: { 'oauth.refresh-token-lifetime': 'limited' }, own: 200, chosen: 400, see: async (client) => {
    const { refresh_token } = await bodyOf(await client.exchange());
    await client.state('time passes', { seconds: 31 * 86_400 });
    return (await client.token({ grant_type: 'refresh_token', client_id: 'spa', refresh_token })).status;
  } },
  { answers: { 'oauth.old-access-token': 'refused' }, own: 200, chosen: 401, see: async (client) => {
    const { access_token, refresh_token } = await bodyOf(await client.exchange());
    await client.token({ grant_type: 'refresh_token', client_id: 'spa', refresh_token });
    return (await client.get('/projects', access_token)).status;
  } },
  { answers: { 'oauth.body-form': 'json' }, own: 'invalid_grant', chosen: 'invalid_request', see: async ({ service }) => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: 'spa', redirect_uri: callback, code: 'x' });
    return (await bodyOf(await service.fetch(new Request(`${addresses.authUrl}/oauth/token`, { method: 'POST', body }))))['error'];
  } },
  { answers: { 'oauth.basic-authentication': 'accepted' }, own: 'invalid_request', chosen: 'invalid_grant', see: async ({ service }) => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: callback, code: 'x' });
    const headers = { Authorization: basic };
    return (await bodyOf(await service.fetch(new Request(`${addresses.authUrl}/oauth/token`, { method: 'POST', body, headers }))))['error'];
  } },
  { answers: { 'oauth.reauthorization': 'remembered' }, own: 200, chosen: 302, see: async (client) => {
    await client.exchange();
    await client.state('the user will', { decision: 'ask' });
    return (await client.authorize()).status;
  } },
  { answers: { 'lists.term-values': 'codes' }, own: 'not recommended', chosen: 'not_recommended',
    see: async (client) => ((await (await client.get('/glossaries/1/terms')).json()) as { data: { data: { status: string } }[] }).data[1]!.data.status },
];

for (const { answers, see, own, chosen } of SEEN) {
  const [[id, answer]] = Object.entries(answers) as [[keyof typeof defaultAnswers, string]];
  test(`the answer “${answer}” to ${id} is given when it is chosen, and not otherwise`, async () => {
    expect(await see(await openService({ answers }))).toEqual(
      typeof chosen === 'object' ? expect.objectContaining({ ...chosen }) : chosen,
    );
    expect(await see(await openService())).toEqual(
      typeof own === 'object' ? { data: expect.objectContaining({ id: 101 }) } : own,
    );
    expect(await see(await openService({ answers: { [id]: defaultAnswers[id] } }))).toEqual(
      await see(await openService()),
    );
  });
}

test('an answer that should be a number and is none is refused by name', async () => {
  await expect(openService({ answers: { 'lists.page-size': 'many' } })).rejects.toThrow(/lists\.page-size/);
});
