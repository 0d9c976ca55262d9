import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { secretName } from './random.ts';
import type { App, Code, Grant, RefreshToken } from './store.ts';
import { readTokenRequest } from './token-request.ts';
import type { Bound, Workings } from './workings.ts';

/** A refusal of the token endpoint, in the words of RFC 6749, 5.2. */
class TokenRefusal extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

type Parameters = ReadonlyMap<string, string>;

/** The token endpoint with its two grants. Source, Endpoints 2. */
export function tokenRoutes(inside: Workings): Hono<Bound> {
  const { rules, store, clock, random } = inside;

  function appOf(parameters: Parameters): App {
    const app = store.apps.get(wanted(parameters, 'client_id'));
    if (app === undefined) throw new TokenRefusal('invalid_client', 'No app is registered with this client_id.');
    const secret = parameters.get('client_secret');
    if (app.type === 'public' && secret !== undefined && !rules.isSecretTakenFromPublicApp()) {
      throw new TokenRefusal('invalid_client', 'A public app has no client_secret and sends none.');
    }
    if (!rules.isSecretRequired(app)) return app;
    if (secret === undefined) {
      throw new TokenRefusal(
        'invalid_client',
        'A confidential app sends its client_secret; a verifier does not replace it.',
      );
    }
    if (!rules.isSecretRight(app, secret)) throw new TokenRefusal('invalid_client', 'The client_secret is wrong.');
    return app;
  }

  function codeOf(app: App, parameters: Parameters): Code {
    const shown = wanted(parameters, 'code');
    const redirectUri = rules.isRedirectRequired()
      ? wanted(parameters, 'redirect_uri')
      : parameters.get('redirect_uri');
    const verifier = parameters.get('code_verifier');
    const code = store.codes.get(shown);
    if (code === undefined || !rules.isCodeOfApp(code, app))
      throw invalidGrant('This code was not issued to this app.');
    if (!rules.isCodeUnused(code)) {
      // RFC 6749, 4.1.2: a code that comes twice may have been stolen, so what came of it ends.
      if (rules.isReuseRevoking()) store.revoke(code.grant);
      throw invalidGrant('This code has been exchanged before.');
    }
    if (!rules.isCodeFresh(code, clock.now())) throw invalidGrant('This code has expired.');
    if (redirectUri !== undefined && !rules.isRedirectOfCode(code, redirectUri)) {
      throw invalidGrant('redirect_uri differs from the one of the authorization request.');
    }
    if (verifier === undefined) {
      if (!rules.isVerifierRequired(code)) return code;
      throw new TokenRefusal(
        'invalid_request',
        'code_verifier is missing; the authorization request had a code_challenge.',
      );
    }
    // RFC 9700, 2.1.1: or a challenge that was taken out on the way would go unnoticed.
    if (!rules.isVerifierWanted(code)) throw invalidGrant('The authorization request had no code_challenge.');
    if (!rules.isVerifierWellFormed(verifier)) {
      throw invalidGrant('code_verifier has 43 to 128 letters, digits or the signs - . _ ~');
    }
    if (!rules.isVerifierRight(code, verifier)) {
      throw invalidGrant('code_verifier does not belong to the code_challenge.');
    }
    return code;
  }

  function refreshTokenOf(app: App, parameters: Parameters): RefreshToken {
    const token = store.refreshTokens.get(wanted(parameters, 'refresh_token'));
    if (token === undefined || !rules.isRefreshTokenOfApp(token, app)) {
      throw invalidGrant('This refresh token was not issued to this app.');
    }
    if (!rules.isRefreshTokenUsable(token)) throw invalidGrant('This refresh token has been used.');
    if (!rules.isRefreshTokenFresh(token, clock.now())) throw invalidGrant('This refresh token has expired.');
    return token;
  }

  function issue(granted: Grant, before?: RefreshToken): object {
    const { grant, clientId, login, scopes } = granted;
    const lifetime = rules.tokenLifetime();
    const access = rules.nextAccessToken(before?.token, secretName(random));
    const refresh = rules.nextRefreshToken(before?.token, secretName(random));
    const issuedAt = clock.now();
    store.accessTokens.set(access, {
      token: access,
      grant,
      clientId,
      login,
      scopes,
      expiresAt: issuedAt + lifetime * 1000,
    });
    store.refreshTokens.set(refresh, { token: refresh, grant, clientId, login, scopes, issuedAt, used: false });
    return rules.tokenAnswer({
      access_token: access,
      token_type: 'bearer',
      expires_in: lifetime,
      refresh_token: refresh,
    });
  }

  function exchange(parameters: Parameters): object {
    const grantType = wanted(parameters, 'grant_type');
    if (!rules.isGrantType(grantType)) {
      throw new TokenRefusal('unsupported_grant_type', 'grant_type is authorization_code or refresh_token.');
    }
    const app = appOf(parameters);
    if (grantType === 'authorization_code') {
      const code = codeOf(app, parameters);
      code.redeemed = true;
      return issue(code);
    }
    const token = refreshTokenOf(app, parameters);
    if (rules.isAccessEndedByRefresh()) store.revoke(token.grant, [store.accessTokens]);
    token.used = true;
    return issue(token, token);
  }

  const routes = new Hono<Bound>();
  // A single-page app calls this from its own origin.
  routes.use('/oauth/token', cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['Content-Type'] }));
  routes.post('/oauth/token', bodyLimit({ maxSize: 1024 * 1024, onError: (c) => c.json(tooLarge, 413) }), async (c) => {
    const headers = rules.tokenAnswerHeaders();
    try {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const read = readTokenRequest(c.req.header('Content-Type') ?? '', body, rules);
      if (!read.ok) throw new TokenRefusal('invalid_request', read.says);
      const credentials = rules.isBasicTaken() ? basicCredentials(c.req.header('Authorization')) : [];
      // From here to the answer nothing waits, so of two requests with one code only one can win.
      return c.json(exchange(new Map([...read.parameters, ...credentials])), 200, headers);
    } catch (refusal) {
      if (!(refusal instanceof TokenRefusal)) throw refusal;
      const error = rules.tokenError(refusal.error);
      const authorization = c.req.header('Authorization');
      if (error === 'invalid_client' && authorization !== undefined) {
        // RFC 6749, 5.2: who tried to authenticate by the header is told so by the header.
        return c.json({ error, error_description: refusal.message }, 401, { ...headers, 'WWW-Authenticate': 'Basic' });
      }
      return c.json(
        { error, error_description: refusal.message },
        rules.tokenErrorStatus(error) as ContentfulStatusCode,
        headers,
      );
    }
  });
  return routes;
}

/** Client id and secret of an Authorization header. RFC 6749, 2.3.1: both are form-encoded in there. */
function basicCredentials(authorization = ''): [string, string][] {
  const found = /^Basic +([\w+/=-]+)$/i.exec(authorization);
  const [id, secret] = found ? Buffer.from(found[1]!, 'base64').toString().split(':') : [];
  const decoded = (text: string) => new URLSearchParams(`of=${text}`).get('of') ?? '';
  return id === undefined || secret === undefined
    ? []
    : [
        ['client_id', decoded(id)],
        ['client_secret', decoded(secret)],
      ];
}

const tooLarge = { error: 'invalid_request', error_description: 'A token request has at most 1 MB.' };

const invalidGrant = (description: string) => new TokenRefusal('invalid_grant', description);

function wanted(parameters: Parameters, name: string): string {
  const value = parameters.get(name);
  if (value === undefined) throw new TokenRefusal('invalid_request', `${name} is missing.`);
  return value;
}
