import { expect, test } from 'vitest';
import { defaultResolutions } from '../../spec/gaps/gaps.ts';
import { addresses, readBody, callback, openService, type TestClient } from '../service/test-client.ts';
import type { ServiceResolutions } from './resolutions.ts';

const strings = async (client: TestClient, query: string) => client.get(`/projects/1/strings?${query}`);
const basic = `Basic ${Buffer.from('backend:a secret').toString('base64')}`;

/** What each resolution makes visible, compared with the default. */
// prettier-ignore
const OBSERVATIONS: readonly { readonly answers: ServiceResolutions; readonly observe: (client: TestClient) => Promise<unknown>; readonly byDefault: object | string | number | boolean; readonly chosen: object | string | number | boolean }[] = [
  { answers: { 'lists.envelope': 'data' }, byDefault: { data: { id: 101 } }, chosen: { id: 101 },
    observe: async (client) => ((await (await strings(client, 'limit=1')).json()) as { data: unknown[] }).data[0] },
  { answers: { 'lists.envelope': 'array' }, byDefault: false, chosen: true,
    observe: async (client) => Array.isArray(await (await strings(client, 'limit=1')).json()) },
  { answers: { 'lists.pagination': 'none' }, byDefault: 2, chosen: 8,
    observe: async (client) => ((await (await strings(client, 'limit=2')).json()) as { data: unknown[] }).data.length },
  { answers: { 'lists.page-size': '3' }, byDefault: 8, chosen: 3,
    observe: async (client) => ((await (await strings(client, '')).json()) as { data: unknown[] }).data.length },
  { answers: { 'lists.page-size-most': '10' }, byDefault: 200, chosen: 400, observe: async (client) => (await strings(client, 'limit=11')).status },
  { answers: { 'lists.plus': 'plus' }, byDefault: 200, chosen: 400, observe: async (client) => (await strings(client, 'croql=is+hidden')).status },
  { answers: { 'lists.other-filters': 'ignored' }, byDefault: 400, chosen: 200, observe: async (client) => (await strings(client, 'croql=is%20hidden&fileId=7')).status },
  { answers: { 'croql.empty': 'error' }, byDefault: 200, chosen: 400, observe: async (client) => (await strings(client, 'croql=')).status },
  { answers: { 'croql.empty': 'required' }, byDefault: 200, chosen: 400, observe: async (client) => (await strings(client, '')).status },
  { answers: { 'croql.malformed': 'other-4xx' }, byDefault: 400, chosen: 422, observe: async (client) => (await strings(client, 'croql=text')).status },
  { answers: { 'croql.length': '8' }, byDefault: 200, chosen: 400, observe: async (client) => (await strings(client, 'croql=is%20hidden')).status },
  { answers: { 'croql.order': 'unspecified' }, byDefault: 101, chosen: 108,
    observe: async (client) => ((await (await strings(client, '')).json()) as { data: { data: { id: number } }[] }).data[0]!.data.id },
  { answers: { 'croql.root-type': 'truth-of-number' }, byDefault: 400, chosen: 200, observe: async (client) => (await strings(client, 'croql=count%20of%20labels')).status },
  { answers: { 'croql.unknown-mention': 'error' }, byDefault: 200, chosen: 400,
    observe: async (client) => (await strings(client, 'croql=count%20of%20comments%20where%20(user%20=%20@user:%22zed%22)%20=%200')).status },
  { answers: { 'croql.division': 'zero-error' }, byDefault: 200, chosen: 400, observe: async (client) => (await strings(client, 'croql=1%20/%200%20=%201')).status },
  { answers: { 'oauth.public-sends-secret': 'ignored' }, byDefault: 401, chosen: 200, observe: async (client) => (await client.exchange({ client_secret: 'any' })).status },
  { answers: { 'oauth.invalid-client-status': 'bad-request' }, byDefault: 401, chosen: 400, observe: async (client) => (await client.exchange({ client_id: 'nobody' })).status },
  { answers: { 'oauth.code-lifetime': '5' }, byDefault: 200, chosen: 400, observe: async (client) => {
    const code = (await client.redirect()).get('code')!;
    await client.state('time passes', { seconds: 6 });
    return (await client.exchange({ code })).status;
  } },
  { answers: { 'oauth.old-refresh-token': 'works' }, byDefault: 400, chosen: 200, observe: async (client) => {
    const { refresh_token } = await readBody(await client.exchange());
    const renewal = { grant_type: 'refresh_token', client_id: 'spa', refresh_token };
    await client.token(renewal);
    return (await client.token(renewal)).status;
  } },
  { answers: { 'oauth.earlier-code': 'refused' }, byDefault: 200, chosen: 400, observe: async (client) => {
    const code = (await client.redirect()).get('code')!;
    // An exchange is of a new code, unless another is named.
    return (await client.exchange({ code })).status;
  } },
  { answers: { 'oauth.refresh-token-lifetime': 'limited' }, byDefault: 200, chosen: 400, observe: async (client) => {
    const { refresh_token } = await readBody(await client.exchange());
    await client.state('time passes', { seconds: 31 * 86_400 });
    return (await client.token({ grant_type: 'refresh_token', client_id: 'spa', refresh_token })).status;
  } },
  { answers: { 'oauth.old-access-token': 'refused' }, byDefault: 200, chosen: 401, observe: async (client) => {
    const { access_token, refresh_token } = await readBody(await client.exchange());
    await client.token({ grant_type: 'refresh_token', client_id: 'spa', refresh_token });
    return (await client.get('/projects', access_token)).status;
  } },
  { answers: { 'oauth.earlier-access-token': 'refused' }, byDefault: 200, chosen: 401, observe: async (client) => {
    const { access_token } = await readBody(await client.exchange());
    await client.exchange();
    return (await client.get('/projects', access_token)).status;
  } },
  { answers: { 'oauth.body-form': 'json' }, byDefault: 'invalid_grant', chosen: 'invalid_request', observe: async ({ service }) => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: 'spa', redirect_uri: callback, code: 'x' });
    return (await readBody(await service.fetch(new Request(`${addresses.authUrl}/oauth/token`, { method: 'POST', body }))))['error'];
  } },
  { answers: { 'oauth.basic-authentication': 'accepted' }, byDefault: 'invalid_request', chosen: 'invalid_grant', observe: async ({ service }) => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: callback, code: 'x' });
    const headers = { Authorization: basic };
    return (await readBody(await service.fetch(new Request(`${addresses.authUrl}/oauth/token`, { method: 'POST', body, headers }))))['error'];
  } },
  { answers: { 'oauth.reauthorization': 'remembered' }, byDefault: 200, chosen: 302, observe: async (client) => {
    await client.exchange();
    await client.state('the user will', { decision: 'ask' });
    return (await client.authorize()).status;
  } },
  { answers: { 'lists.term-values': 'codes' }, byDefault: 'not recommended', chosen: 'not_recommended',
    observe: async (client) => ((await (await client.get('/glossaries/1/terms')).json()) as { data: { data: { status: string } }[] }).data[1]!.data.status },
];

for (const { answers, observe, byDefault, chosen } of OBSERVATIONS) {
  const [[id, answer]] = Object.entries(answers) as [[keyof typeof defaultResolutions, string]];
  test(`${id} is resolved by “${answer}” if that is chosen, and not otherwise`, async () => {
    expect(await observe(await openService({ answers }))).toEqual(
      typeof chosen === 'object' ? expect.objectContaining({ ...chosen }) : chosen,
    );
    expect(await observe(await openService())).toEqual(
      typeof byDefault === 'object' ? { data: expect.objectContaining({ id: 101 }) } : byDefault,
    );
    expect(await observe(await openService({ answers: { [id]: defaultResolutions[id] } }))).toEqual(
      await observe(await openService()),
    );
  });
}

for (const [pagination, size] of [
  ['offset-limit', 2],
  ['none', 8],
] as const)
  test(`a list can be an array whatever its pages are (${pagination})`, async () => {
    const client = await openService({ answers: { 'lists.envelope': 'array', 'lists.pagination': pagination } });
    const body = (await (await strings(client, 'limit=2')).json()) as unknown;
    expect(body).toHaveLength(size);
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ id: 101 })]));
  });

for (const { title, answers, says } of [
  {
    title: 'a value that must be a number',
    answers: { 'lists.page-size': 'many' },
    says: /“lists\.page-size” must be a whole number/,
  },
  {
    title: 'a number that is too large',
    answers: { 'lists.page-size': 1e10 },
    says: /lists\.page-size must be a whole number/,
  },
  {
    title: 'an unknown gap',
    answers: { 'lists.pagesize': '2' },
    says: /no gap “lists\.pagesize”; did you mean “lists\.page-size”/,
  },
  {
    title: 'an unknown resolution',
    answers: { 'oauth.old-refresh-token': 'nope' },
    says: /must be one of refused, works, not "nope"/,
  },
])
  test(`${title} is refused by the name of the gap`, async () => {
    await expect(openService({ answers: answers as ServiceResolutions })).rejects.toThrow(says);
  });

test('a number can be given as one, and what is undefined as if it were absent', async () => {
  const { service } = await openService({
    answers: { 'lists.page-size': 2, 'lists.envelope': undefined } as object,
  });
  const headers = { Authorization: `Bearer ${service.token()}` };
  const response = await service.fetch(`${service.baseUrl}/api/v2/projects/1/strings`, { headers });
  expect(await response.json()).toMatchObject({ data: { length: 2 } });
  // @ts-expect-error A choice is no number.
  const wrong: ServiceResolutions = { 'lists.envelope': 2 };
  await expect(openService({ answers: wrong })).rejects.toThrow('“lists.envelope” must be one of');
});
