import { createChallenge } from '../drivers/pkce.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { LoginApp } from '../../run/plan.ts';

/** A confidential app, in the examples of rules. */
export const CONFIDENTIAL: LoginApp = {
  type: 'confidential',
  clientId: 'the-app',
  clientSecret: 'the secret of the app',
  redirectUris: ['http://app.example/callback'],
};
/** A public app. */
export const PUBLIC: LoginApp = { type: 'public', clientId: 'the-spa', redirectUris: CONFIDENTIAL.redirectUris };

const VERIFIER = 'a-verifier-that-nobody-guesses-0123456789-abcdef';
/** The code that the authorization request brings. */
export const CODE = 'code-of-the-callback';
const SERVICE = 'http://service.example';

/** Fields of a request; undefined leaves one out. */
export type Fields = Readonly<Record<string, string | undefined>>;
const given = (fields: Fields) =>
  Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** A valid authorization request with these changes. */
export function authorizationExchange(changes: Fields = {}, app: LoginApp = CONFIDENTIAL): Exchange {
  const query = new URLSearchParams(
    given({
      client_id: app.clientId,
      redirect_uri: app.redirectUris[0],
      response_type: 'code',
      scope: 'project',
      state: 'a-state-that-nobody-guesses',
      code_challenge: createChallenge(VERIFIER, 'S256'),
      code_challenge_method: 'S256',
      ...changes,
    }),
  );
  return {
    request: { method: 'GET', url: `${SERVICE}/oauth/authorize?${query}`, headers: {} },
    response: { status: 302, headers: { location: [`${app.redirectUris[0]}?code=${CODE}&state=s`] }, body: '' },
  };
}

/** A valid code exchange with these changes. */
export const codeExchange = (changes: Fields = {}, app: LoginApp = CONFIDENTIAL, query = ''): Exchange =>
  tokenRequest(
    {
      grant_type: 'authorization_code',
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: app.redirectUris[0],
      code: CODE,
      code_verifier: VERIFIER,
      ...changes,
    },
    { access_token: 'first access token', refresh_token: 'first refresh token' },
    query,
  );

/** A valid renewal with these changes, which brings the pair of this name; null is a refusal. */
export const renewal = (
  changes: Fields = {},
  brings: string | null = 'second',
  app: LoginApp = CONFIDENTIAL,
  query = '',
): Exchange =>
  tokenRequest(
    {
      grant_type: 'refresh_token',
      client_id: app.clientId,
      client_secret: app.clientSecret,
      refresh_token: 'first refresh token',
      ...changes,
    },
    brings === null ? undefined : { access_token: `${brings} access token`, refresh_token: `${brings} refresh token` },
    query,
  );

function tokenRequest(fields: Fields, granted: object | undefined, query = ''): Exchange {
  return {
    request: {
      method: 'POST',
      url: `${SERVICE}/oauth/token${query}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    },
    response: {
      status: granted ? 200 : 400,
      headers: { 'content-type': ['application/json'] },
      body: JSON.stringify(granted ?? { error: 'invalid_grant' }),
    },
  };
}

/** A call of the API. */
export const call = (headers: Readonly<Record<string, string>>, query = '', status = 200): Exchange => ({
  request: { method: 'GET', url: `${SERVICE}/api/v2/projects${query}`, headers },
  response: { status, headers: {}, body: '{}' },
});

/** A page of the app. */
export const shown = (
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, readonly string[]>> } = {},
): Exchange => ({
  request: { method: 'GET', url: 'http://app.example/callback', headers: {} },
  response: { status, headers: { 'content-type': ['text/html'], ...headers }, body },
});
