import { expect, test } from 'vitest';
import { addresses, readBody, callback, openService, verifier } from '../service/test-client.ts';

test('a public app gets tokens with its verifier and renews them', async () => {
  const client = await openService();
  const first = await client.exchange();
  expect(first.status).toBe(200);
  expect(first.headers.get('Cache-Control')).toBe('no-store');
  const tokens = await readBody(first);
  expect(tokens).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 7200,
    refresh_token: expect.any(String),
  });

  const renewal = { grant_type: 'refresh_token', client_id: 'spa', refresh_token: tokens['refresh_token']! };
  const renewed = await readBody(await client.token(renewal));
  expect(renewed['refresh_token']).not.toBe(tokens['refresh_token']!);
  expect((await client.get('/projects', renewed['access_token'])).status).toBe(200);
  expect(await (await client.token(renewal)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('a form body is accepted as well as JSON', async () => {
  const client = await openService();
  const code = (await client.redirect()).get('code')!;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'spa',
    redirect_uri: callback,
    code,
    code_verifier: verifier,
  });
  const answer = await client.service.fetch(new Request(`${addresses.authUrl}/oauth/token`, { method: 'POST', body }));
  expect(answer.status).toBe(200);
});

// prettier-ignore
for (const { title, changes, query } of [
  { title: 'a denial is', changes: {}, query: { error: 'access_denied', state: 'as it was' } },
  { title: 'a missing challenge of a public app is', changes: { code_challenge: undefined }, query: { error: 'invalid_request', state: 'as it was' } },
  { title: 'another response_type is', changes: { response_type: 'token' }, query: { error: 'unsupported_response_type' } },
  { title: 'a missing response_type is', changes: { response_type: undefined }, query: { error: 'invalid_request' } },
  { title: 'a missing scope is', changes: { scope: undefined }, query: { error: 'invalid_request' } },
  { title: 'a scope in quotes is', changes: { scope: '"project"' }, query: { error: 'invalid_scope' } },
  { title: 'an unknown challenge method is', changes: { code_challenge_method: 'S512' }, query: { error: 'invalid_request' } },
]) {
  test(`${title} redirected to the app`, async () => {
    const client = await openService();
    await client.state('the user will', { decision: 'deny' });
    const answer = await client.redirect(changes);
    expect(Object.fromEntries(answer)).toMatchObject(query);
    expect(answer.has('code')).toBe(false);
    // RFC 6749, 4.1.2.1
    expect(answer.get('error_description') ?? '').toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]*$/);
  });
}

// prettier-ignore
for (const { title, changes } of [
  { title: 'an unknown app', changes: { client_id: 'nobody' } },
  { title: 'a redirect URL that is not registered', changes: { redirect_uri: 'https://evil.test/' } },
  { title: 'a redirect URL that only starts with a registered one', changes: { redirect_uri: `${callback}/more` } },
  { title: 'no redirect URL', changes: { redirect_uri: undefined } },
]) {
  test(`${title} is shown on a page`, async () => {
    const answer = await (await openService()).authorize(changes);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Location')).toBeNull();
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });
}

test('the query of a registered redirect URL is kept', async () => {
  const answer = await (await openService()).redirect({ redirect_uri: `${callback}?from=here` });
  expect(answer.get('from')).toBe('here');
  expect(answer.get('state')).toBe('as it was');
});

// prettier-ignore
for (const { title, changes, status, error } of [
  { title: 'a wrong verifier', changes: { code_verifier: verifier.replace('a', 'b') }, status: 400, error: 'invalid_grant' },
  { title: 'a missing verifier', changes: { code_verifier: undefined }, status: 400, error: 'invalid_request' },
  { title: 'another redirect URL', changes: { redirect_uri: `${callback}?from=here` }, status: 400, error: 'invalid_grant' },
  { title: 'a missing redirect URL', changes: { redirect_uri: undefined }, status: 400, error: 'invalid_request' },
  { title: 'a code that was never issued', changes: { code: 'made up' }, status: 400, error: 'invalid_grant' },
  { title: 'an unknown app', changes: { client_id: 'nobody' }, status: 401, error: 'invalid_client' },
  { title: 'another app', changes: { client_id: 'backend', client_secret: 'a secret' }, status: 400, error: 'invalid_grant' },
  { title: 'a confidential app without its secret', changes: { client_id: 'backend' }, status: 401, error: 'invalid_client' },
  { title: 'a wrong secret', changes: { client_id: 'backend', client_secret: 'A secret' }, status: 401, error: 'invalid_client' },
  { title: 'a secret of a public app', changes: { client_secret: 'a secret' }, status: 401, error: 'invalid_client' },
  { title: 'an unknown grant type', changes: { grant_type: 'password' }, status: 400, error: 'unsupported_grant_type' },
  { title: 'a missing grant type', changes: { grant_type: undefined }, status: 400, error: 'invalid_request' },
]) {
  test(`${title} gets no token`, async () => {
    const answer = await (await openService()).exchange(changes);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error, error_description: expect.any(String) });
  });
}

test('a code works once, and its second use revokes the tokens of the first', async () => {
  const client = await openService();
  const code = (await client.redirect()).get('code')!;
  const { access_token } = await readBody(await client.exchange({ code }));
  expect((await client.get('/projects', access_token)).status).toBe(200);
  expect((await client.exchange({ code })).status).toBe(400);
  expect((await client.get('/projects', access_token)).status).toBe(401);
});

test('of several simultaneous exchanges of one code only one succeeds', async () => {
  const client = await openService();
  const code = (await client.redirect()).get('code')!;
  const answers = await Promise.all([1, 2, 3, 4].map(() => client.exchange({ code })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400]);
});

test('a code lives ten minutes, an access token as long as expires_in', async () => {
  const client = await openService();
  const code = (await client.redirect()).get('code')!;
  const token = await client.signIn();
  await client.state('time passes', { seconds: 600 });
  expect(await (await client.exchange({ code })).json()).toMatchObject({ error: 'invalid_grant' });
  await client.state('time passes', { seconds: 7200 - 600 - 2 });
  expect((await client.get('/projects', token)).status).toBe(200);
  await client.state('time passes', { seconds: 2 });
  const late = await client.get('/projects', token);
  expect(late.status).toBe(401);
  expect(late.headers.get('WWW-Authenticate')).toBe('Bearer');
  expect(await late.json()).toEqual({ error: { message: 'Unauthorized', code: 401 } });
});
