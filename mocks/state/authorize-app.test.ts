import { expect, test } from 'vitest';
import { readBody, callback, challenge, openService, verifier } from '../service/test-client.ts';

const SPA = { clientId: 'spa', redirectUri: callback, scope: 'project' };
const STATE = 'the app is authorized';

test('an app that was authorized by state can call the API, renew its tokens and exchange its code', async () => {
  const client = await openService();
  const given = await readBody(
    await client.state(STATE, { ...SPA, codeChallenge: challenge, codeChallengeMethod: 'S256' }),
  );
  expect((await client.get('/projects', given['accessToken'])).status).toBe(200);
  const renewal = { grant_type: 'refresh_token', client_id: 'spa', refresh_token: given['refreshToken'] };
  expect((await client.token(renewal)).status).toBe(200);
  const { code = '' } = given;
  expect((await client.exchange({ code, code_verifier: `${verifier}-another` })).status).toBe(400);
  expect((await client.exchange({ code })).status).toBe(200);
});

for (const { title, params, at } of [
  { title: 'an unregistered app', params: { ...SPA, clientId: 'nobody' }, at: '/params/clientId' },
  {
    title: 'a redirect URL of another app',
    params: { ...SPA, redirectUri: 'https://evil.test/' },
    at: '/params/redirectUri',
  },
  { title: 'no scope', params: { ...SPA, scope: '' }, at: '/params/scope' },
  {
    title: 'an unknown method',
    params: { ...SPA, codeChallenge: challenge, codeChallengeMethod: 'S512' },
    at: '/params/codeChallengeMethod',
  },
]) {
  test(`${title} is refused with a JSON pointer`, async () => {
    const client = await openService();
    const answer = await client.state(STATE, params);
    expect(answer.status).toBe(422);
    expect((await readBody(answer))['at']).toBe(at);
  });
}
