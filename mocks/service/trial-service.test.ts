import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  parseNotes,
  TRIAL_FOLDER,
  TRIAL_VARIABLE,
  trialVariable,
  type Trial,
  type TrialNote,
} from '../../run/trial.ts';
import { datasetWith } from '../data/dataset-with.ts';
import { createService } from './create-service.ts';
import type { Service, ServiceOptions } from './service.ts';

// A process counts what it notes, so each test asks for something else.
let folder = '';

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A service in a trial, and what it has noted. */
function startTrial(kind: Partial<Trial>, options: ServiceOptions = {}) {
  folder = mkdtempSync(join(tmpdir(), TRIAL_FOLDER));
  const file = join(folder, '1.json');
  const trial = { nonce: 'n'.repeat(32), isRecording: false, ...kind };
  writeFileSync(file, JSON.stringify(trial));
  writeFileSync(file.replace(/json$/, 'ndjson'), '');
  vi.stubEnv(TRIAL_VARIABLE, trialVariable(file, trial));
  const service = createService({ dataset, ...options });
  const readText = () => readFileSync(file.replace(/json$/, 'ndjson'), 'utf8');
  return { service, readText, notes: (): readonly TrialNote[] => parseNotes(readText()) };
}

const dataset = datasetWith({
  strings: ['One', 'Two', 'Three'].map((text) => ({ text, 'is hidden': text === 'Two' })),
});

const list = (service: Service, query: string, token = service.token()) =>
  service.fetch(`${service.baseUrl}/api/v2/projects/1/strings?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

const refresh = (service: Service, refresh_token: string) =>
  service.fetch(`${service.authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ grant_type: 'refresh_token', refresh_token },
      ...{ client_id: 'app', client_secret: 'secret-of-app' },
    }),
  });

const changed = (notes: readonly TrialNote[]) => [...new Set(notes.flatMap((note) => note.changed ?? []))];

test('a recording tells which faults would have changed a response, and no others', async () => {
  const { service, notes } = startTrial({ isRecording: true });
  await list(service, 'limit=2');
  expect(changed(notes())).toEqual(expect.arrayContaining(['lists.page-too-long', 'lists.bare-array']));
  // The first page is where it should be, and no expression was sent.
  expect(changed(notes())).not.toContain('lists.offset-ignored');
  expect(changed(notes()).filter((id) => id.startsWith('croql.'))).toEqual([]);
  await list(service, 'limit=2&offset=2');
  expect(changed(notes())).toContain('lists.offset-ignored');
  await list(service, 'croql=is+hidden');
  expect(changed(notes())).toContain('croql.member.source-string.is-hidden.unread');
  expect(changed(notes())).not.toContain('croql.member.source-string.text.unread');
});

test('a fault that shows later is told of when it shows: a token that never expires', async () => {
  const { service, notes } = startTrial({ isRecording: true });
  const token = service.token();
  await list(service, '', token);
  expect(changed(notes())).not.toContain('oauth.token-immortal');
  service.advance({ days: 1 });
  await list(service, '', token);
  expect(changed(notes())).toContain('oauth.token-immortal');
});

test('tokens that only have another text change nothing; a used token that is taken again does', async () => {
  const { service, notes } = startTrial({ isRecording: true });
  service.register({ clientId: 'app' });
  const { refresh_token } = service.tokens({ app: 'app' });
  await refresh(service, refresh_token);
  expect(changed(notes())).not.toContain('oauth.third-refresh-refused');
  expect(changed(notes())).not.toContain('oauth.refresh-reusable');
  await refresh(service, refresh_token);
  expect(changed(notes())).toContain('oauth.refresh-reusable');
});

test('notes name the operation and the place of the request, and hold no secret', async () => {
  const { service, notes, readText } = startTrial({ isRecording: true });
  service.register({ clientId: 'app' });
  const { access_token, refresh_token } = service.tokens({ app: 'app' });
  await list(service, 'croql=text+contains+"Secret+text"', access_token);
  await refresh(service, refresh_token);
  expect(notes()[0]).toMatchObject({
    operation: 'GET /projects/{projectId}/strings',
    caller: expect.stringMatching(/^list in mocks\/service\/trial-service\.test\.ts:\d+$/) as unknown,
    test: import.meta.filename,
  });
  for (const secret of [access_token, refresh_token, 'secret-of-app', 'Secret'])
    expect(readText()).not.toContain(secret);
});

test('requests at once, a handle in between and a reset disturb no comparison', async () => {
  const { service, notes } = startTrial({ isRecording: true });
  service.register({ clientId: 'app' });
  const [one, other] = [service.tokens({ app: 'app' }), service.tokens({ app: 'app' })];
  const refreshed = Promise.all([refresh(service, one.refresh_token), refresh(service, other.refresh_token)]);
  service.token();
  for (const { status } of await refreshed) expect(status).toBe(200);
  service.reset();
  await list(service, '');
  expect(changed(notes())).not.toContain('oauth.any-token');
  expect(changed(notes())).not.toContain('oauth.any-refresh-token');
});

test('a service has the fault of its trial, and tells when a response is another by it', async () => {
  const { service, notes } = startTrial({ fault: 'croql.not-ignored' });
  const readTexts = async (query: string) => {
    const { data } = (await (await list(service, query)).json()) as { data: { data: { text: string } }[] };
    return data.map(({ data: { text } }) => text);
  };
  expect(await readTexts('croql=is+hidden')).toEqual(['Two']);
  expect(notes()).toEqual([]);
  expect(await readTexts('croql=not+is+hidden')).toEqual(['Two']);
  expect(notes()).toMatchObject([{ changed: 'croql.not-ignored', operation: 'GET /projects/{projectId}/strings' }]);
});

test('the fault of a trial comes on top of the faults of a test', async () => {
  const { service } = startTrial({ fault: 'lists.status-206' }, { faults: ['lists.bare-array'] });
  const response = await list(service, '');
  expect(response.status).toBe(206);
  expect(await response.json()).toHaveLength(3);
});

test('a fault that this release does not know is refused', async () => {
  expect(() => startTrial({ fault: 'lists.no-such' })).toThrow('There is no fault “lists.no-such”');
});

test('an import tells of faults in what a module gets, which is called once', async () => {
  let calls = 0;
  const call = async () => {
    calls += 1;
    return Response.json({ data: {} });
  };
  const { service, notes } = startTrial({ isRecording: true }, { call });
  service.register({
    ...{ clientId: 'module', baseUrl: 'https://module.example' },
    modules: { 'file-post-import': [{ key: 'm', url: '/process' }] },
  } as never);
  await service.import();
  expect(calls).toBe(1);
  expect(changed(notes()).filter((id) => id.startsWith('module.')).length).toBeGreaterThan(10);
});

for (const [disturbance, statuses, isCounted] of [
  ['unauthorized', [200, 401, 200], false],
  ['expired', [200, 401, 401], true],
  ['rateLimited', [429, 200, 200], false],
  ['failing', [500, 200, 200], false],
] as const)
  test(`the disturbance ${disturbance} changes the responses, and is noted once`, async () => {
    const { service, notes } = startTrial({ disturbance });
    const token = service.token();
    const seen = [];
    for (const _ of [1, 2, 3]) seen.push((await list(service, '', token)).status);
    expect(seen).toEqual(statuses);
    expect(notes().map((note) => note.changed)).toEqual([disturbance]);
    expect(service.requests).toHaveLength(isCounted ? 3 : 2);
  });

test('a cut response breaks in the middle, the next one does not', async () => {
  const { service } = startTrial({ disturbance: 'cut' });
  await expect((await list(service, '')).json()).rejects.toThrow();
  expect(await (await list(service, '')).json()).toHaveProperty('data');
});

test('each object of a response gets a further member', async () => {
  const { service } = startTrial({ disturbance: 'unknownMembers' });
  const { data, addedLater } = (await (await list(service, '')).json()) as { data: object[]; addedLater: boolean };
  expect(addedLater).toBe(true);
  expect(data[0]).toMatchObject({ addedLater: true, data: { text: 'One', addedLater: true } });
});

test('a text by plural forms and fields by their slugs get no further entry', async () => {
  const fields = [{ name: 'Owner', slug: 'owner', value: 'web' }];
  const plural = datasetWith({ strings: [{ text: { one: '1 file', other: '# files' }, fields }] });
  const { service } = startTrial({ disturbance: 'unknownMembers' }, { dataset: plural });
  const response = await service.fetch(`${service.addresses.enterpriseBaseUrl}/api/v2/projects/1/strings`, {
    headers: { Authorization: `Bearer ${service.token()}` },
  });
  const { data } = (await response.json()) as { data: { data: object }[] };
  expect(data[0]!.data).toMatchObject({ addedLater: true });
  expect(data[0]!.data).toHaveProperty('text', { one: '1 file', other: '# files' });
  expect(data[0]!.data).toHaveProperty('fields', { owner: 'web' });
});

for (const [disturbance, status] of [
  ['rateLimited', 429],
  ['failing', 500],
] as const)
  test(`${disturbance} refuses the first request of the app, not those of the browser or to the state address`, async () => {
    const { service } = startTrial({ disturbance });
    const { clientId, redirectUris } = service.register({ clientId: 'app' });
    const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUris[0]!, response_type: 'code' });
    const page = await service.fetch(`${service.authUrl}/oauth/authorize?${query}`, { redirect: 'manual' });
    expect(page.status).toBeLessThan(status);
    const state = await service.fetch(service.addresses.stateUrl, { method: 'POST', body: '{}' });
    expect(state.status).not.toBe(status);
    const strings = `${service.baseUrl}/api/v2/projects/1/strings`;
    const preflight = { method: 'OPTIONS', headers: { Origin: 'https://app.example' } };
    expect((await service.fetch(strings, preflight)).status).not.toBe(status);
    const { refresh_token } = service.tokens({ app: 'app' });
    expect((await refresh(service, refresh_token)).status).toBe(status);
    expect((await refresh(service, refresh_token)).status).toBe(200);
  });

test('a test that makes requests fail itself is not disturbed', async () => {
  const { service, notes } = startTrial({ disturbance: 'failing' });
  service.fail({ status: 503, times: 1 });
  expect([(await list(service, '')).status, (await list(service, '')).status]).toEqual([503, 200]);
  expect(notes()).toEqual([]);
});
