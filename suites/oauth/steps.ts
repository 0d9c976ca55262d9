import { askToken, authorize, tokensOf } from './flow.ts';
import type { Arrival } from './flow.ts';
import { challengeOf, VERIFIER_ALPHABET } from './pkce.ts';
import type { ChallengeMethod } from './pkce.ts';
import type { Attempt } from '../attempt.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked } from '../target.ts';
import type { Target } from '../target.ts';
import type { KnownApp } from '../../spec/run.ts';

/** An authorization request as the source wants it, with what the app must remember of it. */
export interface Asked {
  readonly app: KnownApp;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier?: string;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** A sound authorization request of the app; `pkce` names the method, or `none`, or `default` for no method named. */
export function request({ target, chance }: Attempt, app: KnownApp, pkce: ChallengeMethod | 'default' | 'none'): Asked {
  const verifier = pkce === 'none' ? undefined : chance.text(64, VERIFIER_ALPHABET);
  const redirectUri = app.redirectUris[0];
  if (redirectUri === undefined) throw new Blocked(`the app ${app.clientId} has no redirect URL`);
  const state = chance.text(24);
  if (verifier !== undefined) target.secrets.keep(verifier);
  return {
    app,
    redirectUri,
    state,
    ...(verifier === undefined ? {} : { verifier }),
    parameters: {
      client_id: app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: target.plan.scopes.join(' '),
      state,
      ...(verifier === undefined
        ? {}
        : {
            code_challenge: challengeOf(verifier, pkce === 'S256' ? 'S256' : 'plain'),
            code_challenge_method: pkce === 'default' ? undefined : pkce,
          }),
    },
  };
}

/** Lets the user approve or deny from now on, and takes the browser through the request. */
export async function decide(
  target: Target,
  decision: 'approve' | 'deny',
  parameters: Asked['parameters'],
): Promise<Arrival> {
  await target.state('the user will', { decision });
  return authorize(target, parameters);
}

/** The code of an approved request. Whether it should have come is judged elsewhere: its absence only blocks. */
export async function codeOf(target: Target, asked: Asked): Promise<string> {
  const { to, exchange } = await decide(target, 'approve', asked.parameters);
  const code = to?.searchParams.get('code');
  if (!code)
    throw new Blocked(
      `an approved request of ${asked.app.clientId} brought no code (status ${exchange.response.status})`,
    );
  return code;
}

/** The fields of a sound code exchange. */
export const exchangeFields = ({ app, redirectUri, verifier }: Asked, code: string) => ({
  grant_type: 'authorization_code',
  client_id: app.clientId,
  client_secret: app.clientSecret,
  redirect_uri: redirectUri,
  code,
  code_verifier: verifier,
});

/** The fields of a sound refresh request. */
export const refreshFields = (app: KnownApp, refreshToken: string) => ({
  grant_type: 'refresh_token',
  client_id: app.clientId,
  client_secret: app.clientSecret,
  refresh_token: refreshToken,
});

/** The answer to a sound code exchange, and its tokens. Their absence only blocks. */
export async function tokensFor(
  attempt: Attempt,
  asked: Asked,
): Promise<{ readonly exchange: Exchange; readonly access: string; readonly refresh: string }> {
  const code = await codeOf(attempt.target, asked);
  const exchange = await askToken(attempt.target, exchangeFields(asked, code));
  const { access, refresh } = tokensOf(exchange);
  if (access === undefined || refresh === undefined)
    throw new Blocked(`a code of ${asked.app.clientId} brought no tokens (status ${exchange.response.status})`);
  return { exchange, access, refresh };
}

/** Asks the project list, as the source's example of an authenticated call does. */
export const projects = (target: Target, address: string, token?: string): Promise<Exchange> =>
  target.send({
    method: 'GET',
    url: `${address}/api/v2/projects`,
    headers: { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });

const tokens = new WeakMap<Target, string>();

/** An access token for reading: the configured one, or one of the confidential app's, asked for once. */
export async function accessTokenOf(attempt: Attempt): Promise<string> {
  const { target } = attempt;
  const known = target.plan.accessToken ?? tokens.get(target);
  if (known !== undefined) {
    target.secrets.keep(known);
    return known;
  }
  const { access } = await tokensFor(attempt, request(attempt, await target.app('confidential'), 'none'));
  tokens.set(target, access);
  return access;
}
