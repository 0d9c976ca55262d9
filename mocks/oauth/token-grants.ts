import type { RequirementId } from '../../spec/requirements.ts';
import type { App, Code, Grant, RefreshToken } from '../store.ts';
import { TokenRefusal, type TokenRefusalCode } from './token-refusals.ts';
import type { TokenAnswer, TokenParameters } from './token-rules.ts';
import type { Workings } from '../workings.ts';

/** A granted token request: the answer's body, and the requirements that were put to the test. */
export interface Granted {
  readonly answer: object;
  readonly exercised: readonly RequirementId[];
}

/**
 * Grants a token request or throws a TokenRefusal. Source, Endpoints 2. Nothing in here waits, so of two requests with
 * one code only one can win.
 */
export function grant(inside: Workings, given: TokenParameters): Granted {
  const { rules, store, clock } = inside;
  const wanted = (name: string, refusal: TokenRefusalCode): string => {
    const value = given.get(name) ?? rules.tokenParameterInstead(name, given, store);
    if (value === undefined) throw new TokenRefusal(refusal);
    return value;
  };

  const grantType = rules.grantTypeOf(wanted('grant_type', 'no-grant-type'));
  if (grantType === undefined) throw new TokenRefusal('grant-type');
  const app = store.apps.get(wanted('client_id', 'no-client-id'));
  if (app === undefined) throw new TokenRefusal('unknown-client');
  authenticate(app);
  return grantType === 'authorization_code' ? exchange(app) : refresh(app);

  /** Source, Authentication 3. */
  function authenticate(app: App): void {
    const secret = given.get('client_secret');
    if (app.type === 'public' && secret !== undefined && !rules.isSecretTakenFromPublicApp()) {
      throw new TokenRefusal('public-secret');
    }
    if (!rules.isSecretRequired(app, given)) return;
    if (secret === undefined) throw new TokenRefusal('no-secret');
    if (!rules.isSecretRight(app, secret, given)) throw new TokenRefusal('wrong-secret');
  }

  function exchange(app: App): Granted {
    const shown = wanted('code', 'no-code');
    const redirectUri = wanted('redirect_uri', 'no-redirect-uri');
    const code = rules.codeOf(store, shown, app);
    if (code === undefined) throw new TokenRefusal('unknown-code');
    if (!rules.isCodeOfApp(code, app)) throw new TokenRefusal('code-of-another');
    if (!rules.isCodeUnused(code)) {
      if (rules.isReuseRevoking()) store.revoke(code.grant);
      throw new TokenRefusal('used-code');
    }
    if (!rules.isCodeFresh(code, clock.now())) throw new TokenRefusal('expired-code');
    if (!rules.isRedirectOfCode(code, redirectUri)) throw new TokenRefusal('other-redirect-uri');
    prove(code, app);
    code.redeemed = true;
    return { answer: issue(code, code.scopes), exercised: ['oauth.token.exchange', ...kindOf(app, code)] };
  }

  /** Source, "States and transitions": a code that was asked for with a challenge needs the verifier. */
  function prove(code: Code, app: App): void {
    const verifier = given.get('code_verifier');
    if (verifier === undefined) {
      if (rules.isVerifierRequired(code)) throw new TokenRefusal('no-verifier');
      return;
    }
    if (!rules.isVerifierWanted(code)) throw new TokenRefusal('unwanted-verifier');
    if (!rules.isVerifierWellFormed(verifier)) throw new TokenRefusal('malformed-verifier');
    if (!rules.isVerifierRight(code, verifier, app)) throw new TokenRefusal('wrong-verifier');
  }

  function refresh(app: App): Granted {
    const token = rules.refreshTokenOf(store, wanted('refresh_token', 'no-refresh-token'), app);
    if (token === undefined) throw new TokenRefusal('unknown-refresh-token');
    if (!rules.isRefreshTokenOfApp(token, app)) throw new TokenRefusal('refresh-of-another');
    if (!rules.isRefreshTokenUsable(token, store.userWill)) throw new TokenRefusal('used-refresh-token');
    if (!rules.isRefreshTokenFresh(token, clock.now())) throw new TokenRefusal('expired-refresh-token');
    if (rules.isAccessEndedByRefresh()) store.revoke(token.grant, [store.accessTokens]);
    token.used = true;
    const scopes = rules.refreshedScopes(token.scopes, given.get('scope'));
    return { answer: issue(token, scopes, token), exercised: ['oauth.refresh.grant'] };
  }

  function issue(granted: Grant, scopes: readonly string[], before?: RefreshToken): object {
    return rules.tokenAnswer(
      issueTokens(inside, { ...granted, scopes }, rules.tokenLifetime(), before),
      before !== undefined,
    );
  }
}

/** A pair of tokens for a grant, the access token for so many seconds; `before` is the refresh token that asked for it. */
export function issueTokens(inside: Workings, granted: Grant, lifetime: number, before?: RefreshToken): TokenAnswer {
  const { rules, store, clock, random } = inside;
  const { grant, clientId, login, scopes } = granted;
  const issuedAt = clock.now();
  const access = rules.nextAccessToken(store, before, rules.newToken(random));
  const refresh = rules.nextRefreshToken(before, rules.newToken(random));
  const kept = { grant, clientId, login, scopes };
  store.accessTokens.set(access, { ...kept, token: access, expiresAt: issuedAt + lifetime * 1000 });
  store.refreshTokens.set(refresh, { ...kept, token: refresh, issuedAt, used: false });
  return { access_token: access, token_type: 'bearer', expires_in: lifetime, refresh_token: refresh };
}

function kindOf(app: App, code: Code): readonly RequirementId[] {
  if (app.type === 'public') return ['oauth.app.public', 'oauth.token.verifier-public'];
  return code.challenge === undefined
    ? ['oauth.app.confidential']
    : ['oauth.app.confidential-pkce', 'oauth.token.verifier-confidential'];
}
