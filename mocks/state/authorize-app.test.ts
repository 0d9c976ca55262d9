import { expect, test } from '@playwright/test';
import { bodyOf, callback, challenge, openService, verifier } from '../test-client.ts';

const SPA = { clientId: 'spa', redirectUri: callback, scope: 'project' };
const STATE = 'the app is authorized';

test('an app that is authorized by state calls the API, renews its tokens and exchanges its code', async () => {
  const client = await openService();
  const given = await bodyOf(
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
  { title: 'an app that nobody registered', params: { ...SPA, clientId: 'nobody' }, at: '/params/clientId' },
  {
    title: 'a redirect URL that is not its own',
    params: { ...SPA, redirectUri: 'https://evil.test/' },
    at: '/params/redirectUri',
  },
  { title: 'no scope', params: { ...SPA, scope: '' }, at: '/params/scope' },
  {
    title: 'a method that is none',
    params: { ...SPA, codeChallenge: challenge, codeChallengeMethod: 'S512' },
    at: '/params/codeChallengeMethod',
  },
]) {
  test(`${title} is refused with its place`, async () => {
    const client = await openService();
    const answer = await client.state(STATE, params);
    expect(answer.status).toBe(422);
    expect((await bodyOf(answer))['at']).toBe(at);
  });
}
