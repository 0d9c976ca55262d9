import { expect, test } from 'vitest';
import { demoLanguages } from '../data/demo-languages.ts';
import { createService } from '../service/create-service.ts';
import { addresses, openService } from '../service/test-client.ts';

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET', base = addresses.baseUrl) =>
  (await openService()).service.fetch(new Request(`${base}${path}`, { headers, method }));

test('the page and its assets are served with a policy that allows only themselves', async () => {
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/_console/console.js', 'text/javascript'],
    ['/_console/views.css', 'text/css'],
    ['/_console/icon.svg', 'image/svg+xml'],
    ['/_console/api/data', 'application/json'],
  ] as const) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('Content-Type'), path).toContain(type);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});

// prettier-ignore
for (const { title, path, method = 'GET', headers = {}, status } of [
  { title: 'a page of another site',              path: '/_console/api/data', headers: { 'Sec-Fetch-Site': 'cross-site' }, status: 403 },
  { title: 'a page of another port of this host', path: '/_console/api/updates',  headers: { 'Sec-Fetch-Site': 'same-site' },  status: 403 },
  { title: 'a domain that resolves to this host', path: '/_console/api/data', headers: { Host: 'evil.test:4010' },         status: 421 },
  { title: 'that domain, for the page itself',    path: '/',                   headers: { Host: 'evil.test' },              status: 421 },
  { title: 'another method than GET',             path: '/_console/api/data', method: 'POST',                              status: 405 },
  { title: 'a file outside of the console',       path: '/_console/..%2fservice.ts',                                        status: 404 },
  { title: 'an unknown import',          path: '/_console/api/imports/1',                                          status: 404 },
  { title: 'the preview of an unknown import',            path: '/_console/preview/1',                                              status: 404 },
] as const) {
  test(`${title} is refused with ${status}`, async () => {
    const answer = await ask(path, headers, method);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
}

for (const host of ['127.0.0.1:4010', '[::1]:4010', 'localhost:4010', 'devbox:4010', 'mock.localhost', 'api.test']) {
  test(`the host name ${host} is accepted`, async () => {
    expect((await ask('/_console/api/data', { Host: host })).status).toBe(200);
  });
}

test('the console is at the hosted edition’s root and nowhere else', async () => {
  expect((await ask('/', {}, 'GET', addresses.enterpriseBaseUrl)).status).toBe(404);
  expect((await ask('/_console/api/data', {}, 'GET', addresses.authUrl)).status).toBe(404);
});

test('requests of the console are not in the journal and get no injected failures', async () => {
  const { service } = await openService();
  const before = service.journal.list().length;
  service.fail({ status: 503 });
  expect((await service.fetch(new Request(`${addresses.baseUrl}/_console/api/updates`))).status).toBe(200);
  expect(service.journal.list()).toHaveLength(before);
});

test('no secret of an app is shown, not even of one that has taken the name of a demo app', async () => {
  const { service } = await openService();
  service.register({ clientId: 'demo-backend', clientSecret: 'a secret of its own' });
  const answer = await service.fetch(new Request(`${addresses.baseUrl}/_console/api/data`));
  const body = await answer.text();
  expect(body).toContain('"clientId":"backend"');
  expect(body).not.toContain('a secret');
});

test('the secret of a demo app, which the documents name, is shown', async () => {
  const service = createService({ addresses });
  const answer = await service.fetch(new Request(`${addresses.baseUrl}/_console/api/data`));
  expect(await answer.json()).toMatchObject({
    apps: [
      { clientId: 'demo-backend', publicSecret: 'demo-secret' },
      { clientId: 'demo-spa', publicSecret: null },
    ],
  });
});

test('an expression of a megabyte is refused, and a long list is shown in parts', async () => {
  const strings = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, text: 'a' }));
  const project = { id: 1, identifier: 'a', name: 'A', sourceLanguageId: 'en', targetLanguageIds: [], strings };
  const { service } = await openService({ dataset: { languages: demoLanguages, projects: [project] } });
  const play = async (query: Record<string, string>) => {
    const address = `${addresses.baseUrl}/_console/api/croql?${new URLSearchParams({ of: '1', ...query })}`;
    return (await (await service.fetch(new Request(address))).json()) as { readonly records: readonly object[] };
  };
  expect(await play({ expression: 'a'.repeat(1_000_000) })).toMatchObject({ diagnostics: [{ code: 'too-long' }] });
  expect((await play({})).records).toHaveLength(50);
  expect((await play({ from: '100' })).records).toHaveLength(20);
  expect(await play({ expression: 'text contains "b"', show: 'others' })).toMatchObject({ matching: 0, found: 120 });
});
