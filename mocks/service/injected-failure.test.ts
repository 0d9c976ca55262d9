import { expect, test } from 'vitest';
import { openService } from './test-client.ts';

test('a failure responds instead of the service, a limited number of times', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.fail({
    path: '/api/v2/projects',
    status: 429,
    headers: { 'Retry-After': '1' },
    body: '<html>',
    times: 2,
  });
  const responses = [];
  for (let calls = 0; calls < 3; calls++) responses.push(await client.get('/projects', token));
  expect(responses.map(({ status }) => status)).toEqual([429, 429, 200]);
  expect(responses[0]!.headers.get('Retry-After')).toBe('1');
  expect(client.service.journal.list().at(-2)?.status).toBe(429);
});

test('a failure applies only to matching requests, until it is removed', async () => {
  const client = await openService();
  const token = await client.signIn();
  const end = client.service.fail({ path: '/api/v2/tms/**', method: 'GET', status: 503 });
  expect((await client.get('/projects', token)).status).toBe(200);
  expect((await client.get('/tms/1/segments', token)).status).toBe(503);
  end();
  expect((await client.get('/tms/1/segments', token)).status).toBe(200);
});

test('a delay postpones the response and changes nothing else', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.fail({ delayMs: 50, times: 1 });
  const began = performance.now();
  expect((await client.get('/projects', token)).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
});

for (const { failure, says } of [
  { failure: {}, says: 'A failure needs a status, a delayMs or both.' },
  { failure: { status: 99 }, says: 'status must be an integer from 200 to 599, not 99.' },
  { failure: { status: 500, times: 0 }, says: 'times must be at least 1.' },
  { failure: { status: 500, method: 'GETT' }, says: 'There is no method “GETT”; did you mean “GET”?' },
  {
    failure: { status: 500, path: '/api/v2/projects?limit=1' },
    says: 'path is “/api/v2/projects?limit=1”; it must be a path alone, such as “/api/v2/projects”.',
  },
  {
    failure: { status: 500, path: 'https://api.example/api/v2/tms' },
    says: 'path is “https://api.example/api/v2/tms”; it must be a path alone, such as “/api/v2/tms”.',
  },
  {
    failure: { status: 500, path: 'projects' },
    says: 'path is “projects”; it must begin with a slash or **, as in “**/projects”.',
  },
])
  test(`a failure that could never apply is refused: ${JSON.stringify(failure)}`, async () => {
    const { service } = await openService();
    expect(() => service.fail(failure)).toThrow(new RangeError(says));
  });

for (const { path, matching, other } of [
  { path: '/api/v2/projects', matching: '/projects', other: '/projects/1/strings' },
  {
    path: '/api/v2/projects/*/strings',
    matching: '/projects/1/strings',
    other: '/projects/1/languages/uk/translations',
  },
  { path: '/api/v2/**', matching: '/projects/1/strings', other: '/../../oauth/token' },
  { path: /strings$/g, matching: '/projects/1/strings', other: '/projects' },
  { path: '/api/v./projects', matching: undefined, other: '/projects' },
])
  test(`a failure for ${String(path)} applies to ${matching ?? 'nothing that is like it'}, and not to ${other}`, async () => {
    const client = await openService();
    const token = await client.signIn();
    client.service.fail({ path, status: 503 });
    if (matching !== undefined) for (const _ of [1, 2]) expect((await client.get(matching, token)).status).toBe(503);
    expect((await client.get(other, token)).status).not.toBe(503);
  });

test('a failure that never applied fails verify once, and names the requests that there were', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.verify();
  client.service.fail({ path: '/api/v2/tms', method: 'GET', status: 503 });
  await client.get('/projects', token);
  expect(() => client.service.verify()).toThrow(
    'The failure with the status 503 for GET /api/v2/tms never applied. There was only GET /api/v2/projects.',
  );
  client.service.verify();
});

test('a failure that applied does not fail verify, also after it was removed', async () => {
  const client = await openService();
  const token = await client.signIn();
  const end = client.service.fail({ path: '/api/v2/projects', method: 'get', status: 503 });
  expect((await client.get('/projects', token)).status).toBe(503);
  end();
  client.service.verify();
});

test('a failure that was removed before it applied fails verify once', async () => {
  const { service } = await openService();
  const end = service.fail({ status: 503 });
  end();
  end();
  expect(() => service.verify()).toThrow('The failure with the status 503 never applied. There was no request.');
  service.verify();
});

test('a path without its beginning is found to be one', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.fail({ path: '/projects', status: 503 });
  await client.get('/projects', token);
  expect(() => client.service.verify()).toThrow('did you mean “**/projects”?');
  client.service.fail({ path: '**/projects', status: 503 });
  expect((await client.get('/projects', token)).status).toBe(503);
  client.service.verify();
});

for (const { title, failure, hint } of [
  {
    title: 'another method',
    failure: { method: 'post', path: '/api/v2/projects' },
    hint: 'There was only GET /api/v2/projects. The method differs: it is for POST only.',
  },
  {
    title: 'a slash at the end',
    failure: { path: '/api/v2/projects/' },
    hint: 'A path is matched as a whole: did you mean “/api/v2/projects”?',
  },
])
  test(`a failure that never applied because of ${title} is told why`, async () => {
    const client = await openService();
    client.service.fail({ ...failure, status: 500 });
    await client.get('/projects', client.service.token());
    expect(() => client.service.verify()).toThrow(hint);
  });

test('a request to the state address gets no failure and is not among those that did not apply', async () => {
  const client = await openService();
  client.service.fail({ path: '/api/v2/tms', status: 503 });
  client.service.fail({ status: 503, times: 1 });
  expect((await client.state('time passes', { seconds: 0 })).status).toBe(200);
  expect(() => client.service.verify()).toThrow(
    /for \/api\/v2\/tms never applied\. There was no request\.\n.*There was no request\.$/,
  );
});

for (const { title, failure, says } of [
  { title: 'an unknown member', failure: { url: '/x', status: 500 }, says: 'fail(): “url” is unknown here; use path,' },
  { title: 'a status as text', failure: { status: '500' }, says: 'fail(): status must be a number.' },
  { title: 'a body that is no text', failure: { status: 500, body: {} }, says: 'fail(): body must be a string.' },
])
  test(`a failure with ${title} is refused`, async () => {
    const { service } = await openService();
    expect(() => service.fail(failure as never)).toThrow(says);
    expect(() => service.fail({ status: 500, times: Infinity, body: undefined } as never)).not.toThrow();
  });

test('a failure that never applied is told beside requests that are invalid', async () => {
  const client = await openService();
  const token = await client.signIn();
  client.service.fail({ path: '/api/v2/tms', status: 503 });
  await client.get('/projects?limit=0', token);
  expect(() => client.service.verify()).toThrow(
    /A request to the service is invalid:[^]*for \/api\/v2\/tms never applied/,
  );
  client.service.verify();
});
