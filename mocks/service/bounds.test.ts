import { expect, test } from 'vitest';
import { callback, openService } from './test-client.ts';
import { demoDataset } from '../data/demo-dataset.ts';
import { scanPage, TooSlow } from '../lists/list-page.ts';
import type { ListEntry } from '../data/resources.ts';

const PROJECT = {
  ...{ id: 1, identifier: 'large', name: 'Large', sourceLanguageId: 'en', targetLanguageIds: ['uk'] },
  strings: Array.from({ length: 20_000 }, (_, index) => ({ id: index + 1, text: `text ${index} `.repeat(40) })),
};
const SLOW = Array.from({ length: 250 }, (_, index) => `text contains "none ${index}"`).join(' or ');

test('an expression that would block the service is refused in time, and the next request is served', async () => {
  const { service, signIn, get } = await openService({
    dataset: { users: demoDataset.users ?? [], languages: demoDataset.languages ?? [], projects: [PROJECT] } as never,
  });
  const token = await signIn('project');
  const began = performance.now();
  const refused = await get(`/projects/1/strings?croql=${encodeURIComponent(SLOW)}`, token);
  expect(performance.now() - began).toBeLessThan(10_000);
  if (refused.status !== 200) {
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('takes longer than 2 seconds');
  }
  expect((await get('/projects/1/strings?croql=id%20%3D%201', token)).status).not.toBe(503);
  expect(service.journal.list().at(-1)?.status).toBeLessThan(500);
});

test('a page is given up when its time is over', () => {
  const entries = Array.from({ length: 1_000 }, (_, id) => ({ records: [{ id }] }) as unknown as ListEntry);
  const matches = () => performance.now() < 0;
  expect(scanPage(entries, matches, 0, 10).page).toEqual([]);
  expect(() => scanPage(entries, matches, 0, 10, -1)).toThrow(TooSlow);
});

test('a preview is kept up to its bound, and given whole', async () => {
  const preview = 'p'.repeat(1_000_000);
  const client = await openService({
    call: async (request) => {
      const job = (await request.json()) as { strings?: readonly object[] };
      return Response.json({ data: { strings: job.strings ?? [], preview: Buffer.from(preview).toString('base64') } });
    },
  });
  const app = {
    ...{ type: 'confidential', clientId: 'm', clientSecret: 's', redirectUris: [callback], baseUrl: 'https://m.test' },
    modules: { 'file-post-import': [{ key: 'k', url: '/p' }] },
  };
  expect((await client.state('the app is registered', { app })).status).toBe(200);
  const file = { id: 7, name: 'a.json', content: '{}' };
  const params = {
    ...{ projectId: 1, operation: 'import', file, targetLanguageIds: [], strings: [] },
    send: { content: 'inline', strings: 'inline' },
  };
  const outcome = (await (await client.state('the file is imported', params)).json()) as { preview?: string };
  expect(outcome.preview).toHaveLength(1_000_000);
  expect(client.service.imports.at(-1)?.outcome.preview?.length).toBeLessThan(200_010);
});

test('an app with modules and no address is refused where it is registered', async () => {
  const { state } = await openService();
  const app = {
    ...{ type: 'public', clientId: 'm', redirectUris: [callback] },
    modules: { 'file-post-import': [{ key: 'k', url: '/p' }] },
  };
  const response = await state('the app is registered', { app });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('baseUrl');
});

test('time passes up to the last date, and no further', async () => {
  const { state, signIn, get } = await openService();
  for (let round = 0; round < 12; round++)
    expect((await state('time passes', { seconds: 1_000 * 366 * 86_400 })).status).toBe(200);
  const token = await signIn('project');
  expect((await get('/projects', token)).status).toBe(200);
});

test('a secret in an address does not stand in the journal', async () => {
  const client = await openService();
  await client.get('/projects?access_token=a-secret&jwtToken=another-secret&code=a-code&limit=1');
  const { url } = client.service.journal.list().at(-1)!;
  expect(url).not.toMatch(/a-secret|another-secret|a-code/);
  expect(url).toContain('limit=1');
});

test('the consent page is not served under a foreign name', async () => {
  const client = await openService();
  await client.state('the user will', { decision: 'ask' });
  const page = await client.authorize();
  expect(page.status).toBe(200);
  const { url } = client.service.journal.list().at(-1)!;
  const ask = (host: string) => client.service.fetch(new Request(url, { headers: { host } }));
  expect((await ask('accounts.test')).status).toBe(200);
  expect((await ask('127.0.0.1:4010')).status).toBe(200);
  expect((await ask('rebinding.example')).status).toBe(421);
  const form = new Request(url.replace(/\?.*/, ''), {
    method: 'POST',
    headers: { host: 'rebinding.example' },
    body: 'ticket=x',
  });
  expect((await client.service.fetch(form)).status).toBe(421);
});
