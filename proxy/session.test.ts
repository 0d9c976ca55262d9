import { expect, test } from 'vitest';
import { createRecorder } from './recorder.ts';
import { renderReport } from './report-page.ts';
import { addUp, summarize } from './result.ts';
import { startProxy } from './start.ts';
import { prepareService, runClient } from './test-client.ts';
import { sendRaw, startProxied } from './test-target.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { startService } from '../mocks/service/port.ts';
import { createSecrets } from '../run/secrets.ts';

const KIT = { name: 'locspec', version: '0.0.0' };

/** A session of the small client with a reference service that has these faults. */
async function runThroughProxy(faults: readonly FaultId[] = []) {
  await using service = await startService({ faults });
  prepareService(service);
  const secrets = createSecrets();
  const recorder = createRecorder(secrets);
  const proxy = await startProxy({
    targets: [
      { roles: ['authorization', 'hosted'], address: service.baseUrl, port: 0 },
      { roles: ['enterprise'], address: service.enterpriseBaseUrl, port: 0 },
    ],
    timeout: 5_000,
    ...{ secrets, keep: recorder.keep },
  });
  const [{ proxy: baseUrl } = { proxy: '' }, { proxy: enterpriseBaseUrl } = { proxy: '' }] = proxy.routes;
  await runClient({ authUrl: baseUrl, baseUrl, enterpriseBaseUrl });
  const { store } = service.snapshot();
  await proxy.close();
  const result = addUp(proxy.session, { kit: KIT, routes: proxy.routes, isStrict: true, now: new Date() });
  const issued = [...store.accessTokens, ...store.refreshTokens].map(({ token }) => token);
  const texts = [
    JSON.stringify(result),
    renderReport(result),
    recorder.write(KIT),
    JSON.stringify(proxy.session.lines),
  ];
  return {
    result,
    texts,
    secrets: [...issued, ...store.codes.map(({ code }) => code), 'a-secret-of-the-small-client'],
  };
}

test('a client that makes no mistake and a service without faults give no finding', async () => {
  const { result } = await runThroughProxy();
  expect(result.errors).toEqual([]);
  expect(result.findings).toEqual([]);
  expect([result.verdict, result.exitCode]).toEqual(['no findings', 0]);
  expect(result.exchanges).toMatchObject({ judged: 27, passedThrough: 0, failed: 0 });
  expect(result.seen.stated).toBeGreaterThan(15);
});

test('no code, token or secret is in anything that is written', async () => {
  // A fault of token responses, so that one is shown.
  const { result, texts, secrets } = await runThroughProxy(['oauth.expires-in-text', 'lists.record-incomplete']);
  expect(result.findings.map(({ operation }) => operation)).toContain('POST /oauth/token');
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
});

// prettier-ignore
const NOTICED: readonly (readonly [fault: FaultId, requirement: string])[] = [
  ['oauth.state-dropped',                 'oauth.authorize.state-returned'],
  ['oauth.state-encoded-twice',           'oauth.authorize.state-returned'],
  ['oauth.code-renamed',                  'oauth.authorize.code-returned'],
  ['oauth.redirect-307',                  'oauth.authorize.redirect-not-307'],
  ['oauth.no-code-exchanged',             'oauth.token.exchange'],
  ['oauth.json-refused',                  'oauth.token.exchange'],
  ['oauth.s256-in-hex',                   'oauth.token.exchange'],
  ['oauth.expires-in-missing',            'oauth.token-response.expires-in'],
  ['oauth.token-type-other',              'oauth.token-response.token-type'],
  ['oauth.tokens-cached',                 'oauth.token.no-store'],
  ['oauth.refresh-keeps-access-token',    'oauth.refresh.new-access-token'],
  ['oauth.refresh-without-refresh-token', 'oauth.refresh.new-refresh-token'],
  ['oauth.bearer-not-understood',         'oauth.access.bearer'],
  ['lists.strings-of-every-project',      'lists.strings.project-id'],
  ['lists.broken-json',                   'lists.json'],
  ['lists.as-html',                       'lists.content-type'],
  ['croql.names-with-hyphens',            'lists.croql'],
];

for (const [fault, requirement] of NOTICED)
  test(`the fault ${fault} is noticed`, async () => {
    const { result } = await runThroughProxy([fault]);
    const found = result.findings.filter(({ side }) => side === 'service').map((finding) => finding.requirement);
    expect(found).toContain(requirement);
    expect(result.exitCode).toBe(1);
  });

test('what the source does not describe is counted, and neither judged nor shown', async () => {
  const secrets = createSecrets();
  const recorder = createRecorder(secrets);
  await using proxied = await startProxied((_, outgoing) => {
    outgoing.setHeader('Content-Type', 'text/html').end('<p>a session of somebody</p>');
  });
  await sendRaw(`${proxied.proxy}/login?session=somebody`, { method: 'POST', body: 'passwd=hunter2' });
  await proxied.started.session.settle();
  const { session, routes } = proxied.started;
  expect(session.lines[0]?.url).toBe(`${proxied.target}/login?[redacted]`);
  const result = addUp(session, { kit: KIT, routes, isStrict: false, now: new Date() });
  expect(result).toMatchObject({ verdict: 'nothing judged', exitCode: 5, exchanges: { seen: 1, passedThrough: 1 } });
  expect(JSON.stringify([session.lines, recorder.write(KIT)])).not.toMatch(/somebody|hunter2/);
});

test('a mistyped path of the API is named, with the path that is meant', async () => {
  await using proxied = await startProxied((_, outgoing) => {
    outgoing.statusCode = 404;
    outgoing.end();
  });
  for (const path of [
    '/api/v2/project/1/strings?croql=x',
    '/api/v2/project/1/strings',
    '/favicon.ico',
    '/api/v2/tmz/1/segments',
  ])
    await sendRaw(proxied.proxy + path);
  await proxied.started.session.settle();
  const { session, routes } = proxied.started;
  const lines = summarize(addUp(session, { kit: KIT, routes, isStrict: false, now: new Date() }));
  expect(lines.slice(1, 4)).toEqual([
    'The source describes no such path, and the service answered 404:',
    '  GET /api/v2/project/1/strings (2 times): The nearest route is GET /api/v2/projects/{projectId}/strings.',
    '  GET /api/v2/tmz/1/segments: The nearest route is GET /api/v2/tms/{tmId}/segments.',
  ]);
});

test('a target that was never reached is no target without findings', async () => {
  await using proxied = await startProxied(() => {});
  proxied.server.closeAllConnections();
  await new Promise((resolve) => void proxied.server.close(resolve));
  await sendRaw(`${proxied.proxy}/api/v2/projects`);
  await proxied.started.session.settle();
  const { session, routes } = proxied.started;
  expect(addUp(session, { kit: KIT, routes, isStrict: false, now: new Date() })).toMatchObject({
    ...{ verdict: 'unreachable', exitCode: 3 },
  });
});

test('a finding that is seen again is counted, and markup in it stays text', async () => {
  await using proxied = await startProxied((_, outgoing) => {
    outgoing.setHeader('Content-Type', 'application/json').end('<script>alert(1)</script>');
  });
  const headers = { authorization: 'Bearer t' };
  for (let index = 0; index < 3; index++) await sendRaw(`${proxied.proxy}/api/v2/projects`, { headers });
  await proxied.started.session.settle();
  const { session, routes } = proxied.started;
  const [finding] = session.findings;
  expect(finding).toMatchObject({ requirement: 'lists.json', times: 3, first: 1, side: 'service' });
  const page = renderReport(addUp(session, { kit: KIT, routes, isStrict: false, now: new Date() }));
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toContain('<script');
});
