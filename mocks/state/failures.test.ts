import { expect, test } from 'vitest';
import { readBody, openService } from '../service/test-client.ts';

const names = async (answer: Response) =>
  ((await answer.json()) as { data: readonly { data: { name: string } }[] }).data.map(({ data }) => data.name);

test('a user sees the projects that a state names, and others see those of the dataset', async () => {
  const client = await openService();
  expect((await client.state('the user sees', { login: 'bob', projects: ['a', 'b'] })).status).toBe(200);
  const [bob, alice] = ['bob', 'alice'].map((user) => client.service.token({ user }));
  expect(await names(await client.get('/projects', bob))).toEqual(['a', 'b']);
  expect(await names(await client.get('/projects', alice))).not.toContain('a');
});

test('the service fails as a state says, until another one replaces that', async () => {
  const client = await openService();
  const token = client.service.token({});
  const fail = async (...failures: readonly object[]) => (await client.state('the service fails', { failures })).status;
  const statusOf = async () => (await client.get('/projects', token)).status;
  expect(await fail({ path: '/api/v2/**', status: 503, times: 1 })).toBe(200);
  expect([await statusOf(), await statusOf()]).toEqual([503, 200]);
  await fail({ path: '/api/v2/**', status: 429 });
  await fail({ path: '/oauth/token', status: 500 });
  expect(await statusOf()).toBe(200);
  await fail({ path: '/api/v2/**', status: 429 });
  // One that is refused changes nothing.
  expect(await fail({ path: '/api/v2/**', status: 503 }, { status: 1 })).toBe(422);
  expect(await statusOf()).toBe(429);
  await fail();
  expect(await statusOf()).toBe(200);
});

for (const { state, params, at } of [
  { state: 'the user sees', params: { login: 'nobody', projects: [] }, at: '/params/login' },
  { state: 'the user sees', params: { login: 'bob', projects: 'a' }, at: '/params/projects' },
  { state: 'the user sees', params: { login: 'bob', projects: [''] }, at: '/params/projects/0' },
  { state: 'the service fails', params: {}, at: '/params/failures' },
  { state: 'the service fails', params: { failures: [{ status: 500 }, { status: 1 }] }, at: '/params/failures/1' },
  { state: 'the service fails', params: { failures: [{ code: 500 }] }, at: '/params/failures/0' },
]) {
  test(`${state}: ${JSON.stringify(params)} is refused with a JSON pointer`, async () => {
    const client = await openService();
    const answer = await client.state(state, params);
    expect(answer.status).toBe(422);
    expect((await readBody(answer))['at']).toBe(at);
  });
}
