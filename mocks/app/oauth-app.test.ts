import { expect, test } from 'vitest';
import { createOauthApp } from './oauth-app.ts';
import { createCookieSessions, createMemorySessions } from './sessions.ts';
import type { Sessions, Tokens } from './sessions.ts';

const settings = {
  authUrl: 'https://auth.example',
  baseUrl: 'https://api.example',
  clientId: 'login-app',
  clientSecret: 'the secret',
  redirectUri: 'https://app.example/callback',
  scopes: ['project'],
};

/** A service whose refresh tokens work once and whose access tokens are known by their number. */
function createRenewingService() {
  let valid = 1;
  let renewals = 0;
  return {
    countRenewals: () => renewals,
    call: async (request: Request): Promise<Response> => {
      if (new URL(request.url).pathname !== '/oauth/token') {
        const isValid = request.headers.get('authorization') === `Bearer access-${valid}`;
        return Response.json({ data: [{ data: { name: 'Website' } }] }, { status: isValid ? 200 : 401 });
      }
      renewals += 1;
      const { refresh_token: refresh } = (await request.json()) as { refresh_token: string };
      if (refresh !== `refresh-${valid}`) return Response.json({ error: 'invalid_grant' }, { status: 400 });
      valid += 1;
      return Response.json({ access_token: `access-${valid}`, refresh_token: `refresh-${valid}`, expires_in: 60 });
    },
  };
}

const signIn = (sessions: Sessions, tokens: Partial<Tokens>): string =>
  sessions
    .write({ ...sessions.read(''), tokens: { access: 'access-1', refresh: 'refresh-1', expiresAt: 0, ...tokens } })
    .split(';')[0]!;

for (const [kind, create] of [
  ['of the process', createMemorySessions],
  ['in cookies', createCookieSessions],
] as const)
  for (const { title, tokens } of [
    { title: 'has expired', tokens: {} },
    { title: 'is refused', tokens: { access: 'access-0', expiresAt: Number.MAX_SAFE_INTEGER } },
  ])
    test(`two requests whose token ${title} share one renewal, with sessions ${kind}`, async () => {
      const service = createRenewingService();
      const sessions = create();
      const app = createOauthApp(settings, service.call, sessions);
      const cookie = signIn(sessions, tokens);
      const ask = () => app(new Request('https://app.example/projects', { headers: { cookie } }));
      const answers = await Promise.all([ask(), ask()]);
      for (const answer of answers) expect(await answer.text()).toContain('Your projects: Website');
      expect(service.countRenewals()).toBe(1);
    });

test('a refused renewal signs the user out, and the next request sends none', async () => {
  const service = createRenewingService();
  const sessions = createMemorySessions();
  const app = createOauthApp(settings, service.call, sessions);
  const cookie = signIn(sessions, { refresh: 'refresh-0' });
  const ask = () => app(new Request('https://app.example/projects', { headers: { cookie } }));
  expect([(await ask()).status, (await ask()).status, service.countRenewals()]).toEqual([303, 303, 1]);
});
