import { expect, test } from '@playwright/test';
import { demoWorld } from '../demo/world.ts';
import { addresses, bodyOf, openService } from '../test-client.ts';

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
  { state: 'the dataset is', params: { dataset: { ...demoWorld, languages: demoWorld.languages!.slice(0, 2) } }, at: '/params/dataset/projects/0/targetLanguageIds/1' },
  { state: 'the dataset is', params: { dataset: { ...demoWorld, users: [...demoWorld.users!, demoWorld.users![0]] } }, at: '/params/dataset/users/4/id' },
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
  expect((await bodyOf(answer))['error']).toContain('the dataset is');
});

test('a dataset that is refused leaves the former one, a good one replaces it and keeps apps and tokens', async () => {
  const client = await openService();
  const token = await client.signIn();
  const names = async () =>
    ((await (await client.get('/projects', token)).json()) as { data: { data: { name: string } }[] }).data.map(
      (item) => item.data.name,
    );
  const before = await names();
  await client.state('the dataset is', { dataset: { ...demoWorld, languages: [] } });
  expect(await names()).toEqual(before);
  await client.state('the dataset is', { dataset: { ...demoWorld, projects: [] } });
  expect(await names()).toEqual([]);
});

test('a login that the new dataset has not decides nothing any more', async () => {
  const client = await openService();
  await client.state('the user will', { decision: 'deny', login: 'bob' });
  await client.state('the dataset is', { dataset: { users: [{ id: 9, login: 'zoe' }] } });
  expect((await client.redirect()).get('error')).toBe('access_denied');
});

// prettier-ignore
for (const { title, type, body, status } of [
  { title: 'a body that is not JSON', type: 'application/json', body: '{', status: 400 },
  { title: 'a body that is no object', type: 'application/json', body: '[]', status: 422 },
  { title: 'a form', type: 'application/x-www-form-urlencoded', body: 'state=x', status: 415 },
]) {
  test(`${title} is refused by the state address`, async () => {
    const { service } = await openService();
    const request = new Request(addresses.stateUrl, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect((await service.fetch(request)).status).toBe(status);
  });
}

const asked = async (host: string, hosts: readonly string[] = []) => {
  const { service } = await openService({ hosts });
  const headers = { 'Content-Type': 'application/json', Host: host };
  const body = JSON.stringify({ state: 'time passes', params: { seconds: 5 } });
  return (await service.fetch(new Request(addresses.stateUrl, { method: 'POST', headers, body }))).status;
};

test('a domain that was bent to this machine sets no state', async () => {
  expect(await asked('evil.test:4010')).toBe(421);
  for (const host of ['127.0.0.1:4010', '[::1]', 'localhost', 'mock.localhost', 'container', 'API.test']) {
    expect(await asked(host), host).toBe(200);
  }
});

test('behind a proxy the service is told the further names that it has', async () => {
  expect(await asked('mock.company.test', ['Mock.Company.test'])).toBe(200);
  expect(await asked('mock.company.test.evil.test', ['mock.company.test'])).toBe(421);
});
