import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../app/port.ts';
import { manifest, createReferenceApp } from '../app/reference-app.ts';
import { readBody, openService } from '../service/test-client.ts';
import type { TestClient } from '../service/test-client.ts';

const APP = 'https://module.test/base';
const secret = 'the secret of the app';
const record = { uniqId: 'a', identifier: 'menu.a', text: 'A' };
const respond = (...strings: readonly object[]) => Response.json({ data: { strings } });

type Call = (request: Request) => Promise<Response> | Response;

/** A service that calls modules through a function, and an app with one module that matches every file. */
async function openWithModule(
  call: Call,
  module: object = {},
  options: object = {},
): Promise<TestClient & { readonly calls: Request[] }> {
  const calls: Request[] = [];
  const client = await openService({
    call: async (request) => {
      calls.push(request.clone());
      return call(request);
    },
    ...options,
  });
  await client.state('the app is registered', {
    app: {
      type: 'confidential',
      clientId: 'm',
      clientSecret: secret,
      redirectUris: [`${APP}/callback`],
      baseUrl: APP,
      modules: { 'file-post-import': [{ key: 'k', url: '/process', ...module }] },
    },
  });
  return { ...client, calls };
}

const importFile = async (client: TestClient, more: object = {}) =>
  readBody(
    await client.state('the file is imported', {
      projectId: 1,
      operation: 'import',
      file: { id: 901, name: 'a.json', content: '{}' },
      targetLanguageIds: [],
      strings: [record],
      send: { content: 'inline', strings: 'inline' },
      ...more,
    }),
  );

const imported = async (client: TestClient) => {
  const body = (await (
    await client.get(`/projects/1/strings?croql=${encodeURIComponent('id of file = 901')}`)
  ).json()) as { data: { data: { text: string } }[] };
  return body.data.map(({ data }) => data.text);
};

test('the strings of the response are listed at once', async () => {
  const client = await openWithModule(() =>
    respond({ ...record, text: 'B' }, { ...record, uniqId: 'b', identifier: 'menu.b', text: 'C' }),
  );
  expect(await importFile(client)).toEqual({ outcome: 'imported', moduleKey: 'k' });
  expect(await imported(client)).toEqual(['B', 'C']);
  expect(client.calls[0]?.url).toMatch(/^https:\/\/module\.test\/base\/process\?jwtToken=/);
});

test('a call has a token that is signed with the secret of the app', async () => {
  const client = await openWithModule(() => respond(record));
  await importFile(client);
  const [head, claims, signature] = new URL(client.calls[0]!.url).searchParams.get('jwtToken')!.split('.');
  expect(signature).toBe(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url'));
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
    aud: 'm',
    module: 'k',
    context: { project_id: 1 },
  });
});

test('an import replaces the strings of its file and keeps their ids; an upload of translations keeps the others', async () => {
  const client = await openWithModule(async (request) =>
    respond(...((await request.json()) as { strings: object[] }).strings),
  );
  const ids = async () => {
    const body = (await (
      await client.get(`/projects/1/strings?croql=${encodeURIComponent('id of file = 901')}`)
    ).json()) as { data: { data: { id: number; identifier: string } }[] };
    return Object.fromEntries(body.data.map(({ data }) => [data.identifier, data.id]));
  };
  const other = { uniqId: 'b', identifier: 'menu.b', text: 'B' };
  await importFile(client, { strings: [record, other] });
  const before = await ids();
  await importFile(client, {
    operation: 'import_translations',
    targetLanguageIds: ['uk'],
    strings: [{ ...record, translations: { uk: { text: 'А' } } }],
  });
  expect(await ids()).toEqual(before);
  await importFile(client, { operation: 'update', strings: [record] });
  expect(await ids()).toEqual({ 'menu.a': before['menu.a'] });
});

// prettier-ignore
for (const { title, call, says } of [
  { title: 'that responds with an error', call: () => Response.json({ error: { message: 'Not this file.' } }, { status: 500 }), says: /^Not this file\.$/ },
  { title: 'that responds with a page', call: () => new Response('<p>'), says: /not a JSON object/ },
  { title: 'that redirects', call: () => Response.redirect('https://inside.test/', 302), says: /status 302/ },
  { title: 'that is unreachable', call: () => Promise.reject(new TypeError('fetch failed')), says: /module\.test failed: fetch failed/ },
  { title: 'that refers to strings at another host', call: () => Response.json({ data: { stringsUrl: 'http://169.254.169.254/latest' } }), says: /not at the app’s own host/ },
  { title: 'that never ends its response', call: () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) })), says: /larger than 5242880 bytes/ },
] as const) {
  test(`an app ${title} fails its own import and nothing else`, async () => {
    const client = await openWithModule(call as Call);
    const response = await importFile(client);
    expect(response).toMatchObject({ outcome: 'rejected', moduleKey: 'k' });
    expect(response['message']).toMatch(says);
    expect(await imported(client)).toEqual([]);
    // Only the module was called.
    expect(client.calls.map(({ url }) => new URL(url).pathname)).toEqual(['/base/process']);
  });
}

test('a call times out after two minutes on the clock of the service', async () => {
  const client = await openWithModule(() => new Promise<Response>(() => undefined));
  const importing = importFile(client);
  await expect.poll(() => client.calls.length).toBe(1);
  await client.state('time passes', { seconds: 121 });
  expect(await importing).toMatchObject({
    outcome: 'rejected',
    message: expect.stringContaining('within 120 seconds'),
  });
});

test('a pattern with catastrophic backtracking is stopped, and the file is imported without its module', async () => {
  const client = await openWithModule(() => respond(record), { signaturePatterns: { fileContent: '^(a+)+$' } });
  const began = performance.now();
  expect(await importFile(client, { file: { id: 901, name: 'a.json', content: `${'a'.repeat(60)}!` } })).toEqual({
    outcome: 'unhandled',
  });
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await imported(client)).toEqual(['A']);
});

test('files of jobs are at unguessable addresses, for an hour', async () => {
  const client = await openWithModule(() => respond(record));
  await importFile(client, { send: { content: 'url', strings: 'url' } });
  const job = (await client.calls[0]!.json()) as { stringsUrl: string };
  const read = async (url: string) => client.service.fetch(new Request(url));
  expect(await (await read(job.stringsUrl)).text()).toBe(`${JSON.stringify(record)}\n`);
  expect((await read(job.stringsUrl.slice(0, -1))).status).toBe(404);
  await client.state('time passes', { seconds: 3_601 });
  expect((await read(job.stringsUrl)).status).toBe(404);
});

test('whether patterns are needed and whether both must match are resolved apart', async () => {
  const answers = { 'module.both-patterns': 'either', 'module.signature-patterns': 'required' };
  for (const [signaturePatterns, outcome] of [
    [undefined, 'unhandled'],
    [{}, 'unhandled'],
    [{ fileName: '^a', fileContent: 'nothing' }, 'imported'],
    [{ fileName: '^b', fileContent: 'nothing' }, 'unhandled'],
    [{ fileName: '^a' }, 'imported'],
  ] as const) {
    const client = await openWithModule(() => respond(record), signaturePatterns && { signaturePatterns }, { answers });
    expect(await importFile(client)).toMatchObject({ outcome });
  }
});

test('the reference app splits, merges, labels and adds strings', async () => {
  await using app = await startApp(createReferenceApp());
  const client = await openService();
  await client.state('the app is registered', {
    app: {
      type: 'confidential',
      clientId: 'm',
      clientSecret: secret,
      redirectUris: [`${APP}/callback`],
      baseUrl: app.baseUrl,
      modules: manifest.modules,
    },
  });
  const strings = [
    { uniqId: 'a', identifier: 'a', text: 'one\n---\ntwo' },
    { uniqId: 'b', identifier: 'b.part2', text: 'world' },
    { uniqId: 'c', identifier: 'b.part1', text: 'Hello' },
    { uniqId: 'd', identifier: 'd', text: 'A <b>bold</b> word' },
  ];
  const response = await importFile(client, { strings });
  expect(response).toMatchObject({ outcome: 'imported', moduleKey: 'reference-module' });
  expect(response['preview']).toContain('&#60;b&#62;bold');
  expect((await imported(client)).sort()).toEqual(['A <b>bold</b> word', 'Hello world', 'a.json', 'one', 'two']);
});

// prettier-ignore
for (const { params, at } of [
  { params: { projectId: 999 }, at: '/params/projectId' },
  { params: { operation: 'export' }, at: '/params/operation' },
  { params: { file: { id: 1, name: 'a' } }, at: '/params/file/content' },
  { params: { targetLanguageIds: ['xx'] }, at: '/params/targetLanguageIds/0' },
  { params: { strings: [{ ...record, text: 7 }] }, at: '/params/strings/0' },
  { params: { send: { content: 'post', strings: 'url' } }, at: '/params/send/content' },
  { params: { login: 'nobody' }, at: '/params/login' },
]) {
  test(`an import with ${JSON.stringify(params)} is refused at ${at}`, async () => {
    expect(await importFile(await openService(), params)).toMatchObject({ error: expect.any(String), at });
  });
}

// prettier-ignore
for (const { title, body, unused } of [
  { title: 'strings beside data', body: { strings: [record] }, unused: 'no object “data”' },
  { title: 'an error that is a text', body: { error: 'nope' }, unused: '“error” of the app’s response is not an object' },
  { title: 'a preview that is HTML', body: { data: { strings: [record], preview: '<b>hi</b>' } }, unused: '“data.preview” of the app’s response is not Base64' },
  { title: 'nothing', body: {}, unused: undefined },
  { title: 'no strings in data', body: { data: {} }, unused: undefined },
  { title: 'strings and a preview', body: { data: { strings: [record], preview: btoa('<b>hi</b>') } }, unused: undefined },
]) {
  test(`of a response with ${title}, the outcome says what was not used: ${unused ?? 'nothing'}`, async () => {
    const client = await openWithModule(() => Response.json(body));
    const outcome = await importFile(client);
    expect(outcome).toMatchObject({ outcome: 'imported' });
    if (unused === undefined) expect(outcome).not.toHaveProperty('unused');
    else expect(outcome['unused']).toContain(unused);
  });
}
