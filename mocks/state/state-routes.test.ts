import { expect, test } from 'vitest';
import { demoDataset } from '../data/demo-dataset.ts';
import { addresses, readBody, openService } from '../service/test-client.ts';

const app = { type: 'public', clientId: 'spa', redirectUris: ['https://app.test/'] };

// prettier-ignore
for (const { state, params, at } of [
  { state: 'the app is registered', params: {}, at: '/params/app' },
  { state: 'the app is registered', params: { app: { ...app, type: 'secret' } }, at: '/params/app/type' },
  { state: 'the app is registered', params: { app: { ...app, redirectUris: ['/relative'] } }, at: '/params/app/redirectUris/0' },
  { state: 'the app is registered', params: { app: { ...app, redirectUris: [] } }, at: '/params/app/redirectUris' },
  { state: 'the app is registered', params: { app: { ...app, clientSecret: 'x' } }, at: '/params/app/clientSecret' },
  { state: 'the app is registered', params: { app: { ...app, redirectURIs: [] } }, at: '/params/app/redirectURIs' },
  { state: 'the user will', params: { decision: 'wait' }, at: '/params/decision' },
  { state: 'the user will', params: { decision: 'deny', login: 'nobody' }, at: '/params/login' },
  { state: 'time passes', params: { seconds: -1 }, at: '/params/seconds' },
  { state: 'time passes', params: { seconds: '60' }, at: '/params/seconds' },
  { state: 'the dataset is', params: {}, at: '/params/dataset' },
  { state: 'the dataset is', params: { dataset: { user: [] } }, at: '/params/dataset' },
  { state: 'the dataset is', params: { dataset: { users: [{ id: '1', login: 'a' }] } }, at: '/params/dataset/users/0/id' },
  { state: 'the dataset is', params: { dataset: { ...demoDataset, languages: demoDataset.languages!.slice(0, 2) } }, at: '/params/dataset/projects/0/targetLanguageIds/1' },
  { state: 'the dataset is', params: { dataset: { ...demoDataset, users: [...demoDataset.users!, demoDataset.users![0]] } }, at: '/params/dataset/users/4/id' },
]) {
  test(`“${state}” with ${JSON.stringify(params).slice(0, 60)} is refused at ${at}`, async () => {
    const client = await openService();
    const answer = await client.state(state, params);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: expect.any(String), at });
  });
}

test('an unknown state is refused with the names of the known ones', async () => {
  const answer = await (await openService()).state('the moon is full');
  expect(answer.status).toBe(404);
  expect((await readBody(answer))['error']).toContain('the dataset is');
});

test('a refused dataset changes nothing, a valid one replaces the data and keeps apps and tokens', async () => {
  const client = await openService();
  const token = await client.signIn();
  const names = async () =>
    ((await (await client.get('/projects', token)).json()) as { data: { data: { name: string } }[] }).data.map(
      (item) => item.data.name,
    );
  const before = await names();
  await client.state('the dataset is', { dataset: { ...demoDataset, languages: [] } });
  expect(await names()).toEqual(before);
  await client.state('the dataset is', { dataset: { ...demoDataset, projects: [] } });
  expect(await names()).toEqual([]);
});

test('a user who is not in the new dataset no longer decides', async () => {
  const client = await openService();
  await client.state('the user will', { decision: 'deny', login: 'bob' });
  await client.state('the dataset is', { dataset: { users: [{ id: 9, login: 'zoe' }] } });
  expect((await client.redirect()).get('error')).toBe('access_denied');
});

// prettier-ignore
for (const { title, type, body, status } of [
  { title: 'a body that is not JSON', type: 'application/json', body: '{', status: 400 },
  { title: 'a body that is not an object', type: 'application/json', body: '[]', status: 422 },
  { title: 'a form', type: 'application/x-www-form-urlencoded', body: 'state=x', status: 415 },
]) {
  test(`${title} is refused by the state address`, async () => {
    const { service } = await openService();
    const request = new Request(addresses.stateUrl, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect((await service.fetch(request)).status).toBe(status);
  });
}

test('invalid requests are told by a state, each once, and allowed ones are returned', async () => {
  const client = await openService();
  const token = await client.signIn();
  const verify = async (params?: object) => {
    const answer = await client.state('the requests were valid', params);
    return { status: answer.status, ...(await readBody(answer)) };
  };
  expect(await verify()).toEqual({ status: 200, findings: [] });
  await client.get('/projects/1/strings?croql=is%20hiden', token);
  expect(await verify()).toEqual({
    ...{ status: 422, at: '' },
    error: expect.stringContaining('→ A source string has no “is hiden”') as unknown,
  });
  expect(await verify()).toEqual({ status: 200, findings: [] });
  await client.get('/projects/1/strings?croql=is%20hiden', token);
  expect(await verify({ allow: ['croql.malformed'] })).toMatchObject({
    ...{ status: 200, findings: [{ requirement: 'croql.malformed', status: 400 }] },
  });
  expect(await verify({ allow: ['croql.malformde'] })).toMatchObject({
    error: expect.stringContaining('Did you mean croql.malformed?') as unknown,
  });
  expect(await verify({ allow: 'croql.malformed' })).toMatchObject({ status: 422, at: '/params/allow' });
});

test('a reset restores the state at the start, and what was kept of it', async () => {
  const client = await openService({ dataset: { strings: [{ text: 'Pay now' }] } });
  const token = await client.signIn();
  const textsAndAhead = async () => {
    const list = (await (await client.get('/projects/1/strings', token)).json()) as { data?: { data: object }[] };
    return [list.data?.length, client.service.snapshot().ahead];
  };
  client.service.keep();
  await client.state('the dataset is', { dataset: { strings: [{}, {}] } });
  await client.state('time passes', { seconds: 60 });
  await client.state('the service fails', { failures: [{ status: 503 }] });
  await client.state('the user will', { decision: 'deny' });
  expect((await client.get('/projects/1/strings', token)).status).toBe(503);
  expect((await client.state('the service is reset', { all: true })).status).toBe(422);
  const answer = await client.state('the service is reset');
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(client.service.requests).toEqual([]);
  expect(await textsAndAhead()).toEqual([1, 0]);
  expect(client.service.snapshot().store.userWill).toEqual({ decision: 'approve' });
});

test('partial data is loaded as a dataset', async () => {
  const client = await openService();
  const token = await client.signIn();
  await client.state('the dataset is', { dataset: { strings: [{ text: 'Pay now' }] } });
  expect(await (await client.get('/projects/1/strings', token)).json()).toMatchObject({
    data: [{ data: { text: 'Pay now' } }],
  });
});

const setState = async (host: string, hosts: readonly string[] = []) => {
  const { service } = await openService({ hosts });
  const headers = { 'Content-Type': 'application/json', Host: host };
  const body = JSON.stringify({ state: 'time passes', params: { seconds: 5 } });
  return (await service.fetch(new Request(addresses.stateUrl, { method: 'POST', headers, body }))).status;
};

test('a domain that resolves to this machine cannot set a state', async () => {
  expect(await setState('evil.test:4010')).toBe(421);
  for (const host of ['127.0.0.1:4010', '[::1]', 'localhost', 'mock.localhost', 'container', 'API.test']) {
    expect(await setState(host), host).toBe(200);
  }
});

test('further host names can be configured, for example behind a proxy', async () => {
  expect(await setState('mock.company.test', ['Mock.Company.test'])).toBe(200);
  expect(await setState('mock.company.test.evil.test', ['mock.company.test'])).toBe(421);
});
