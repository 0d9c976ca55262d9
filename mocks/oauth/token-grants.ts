import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { App } from '../core/registered-app.ts';
import type { Code, Grant, RefreshToken } from '../core/store.ts';
import { issueTokens } from './issue-tokens.ts';
import type { OauthContext } from './oauth-rules.ts';
import { TokenRefusal, type TokenRefusalCode } from './token-refusals.ts';
import type { TokenParameters } from './token-rules.ts';

/** A granted token request: the body of the response, and the requirements that the request exercised. */
export interface Granted {
  readonly body: object;
  readonly exercised: readonly RequirementId[];
}

/**
 * Grants a token request or throws a {@link TokenRefusal}. Source, Endpoints 2. It runs synchronously, so that of two
 * requests with one code only one can succeed.
 */
export function grantTokens(context: OauthContext, parameters: TokenParameters): Granted {
  const { rules, store, clock } = context;
  const requireParameter = (name: string, refusal: TokenRefusalCode): string => {
    const value = parameters.get(name) ?? rules.replaceMissingTokenParameter(name, parameters, store);
    if (value === undefined) throw new TokenRefusal(refusal);
    return value;
  };

  const grantType = rules.readGrantType(requireParameter('grant_type', 'no-grant-type'));
  if (grantType === undefined) throw new TokenRefusal('grant-type');
  const app = store.apps.get(requireParameter('client_id', 'no-client-id'));
  if (app === undefined) throw new TokenRefusal('unknown-client');
  authenticate(app);
  return grantType === 'authorization_code' ? exchange(app) : refresh(app);

  /** Source, Authentication 3. */
  function authenticate(app: App): void {
    const secret = parameters.get('client_secret');
    if (app.type === 'public' && secret !== undefined && !rules.isSecretAcceptedFromPublicApp()) {
      throw new TokenRefusal('public-secret');
    }
    if (!rules.isSecretRequired(app, parameters)) return;
    if (secret === undefined) throw new TokenRefusal('no-secret');
    if (!rules.isSecretRight(app, secret, parameters)) throw new TokenRefusal('wrong-secret');
  }

  function exchange(app: App): Granted {
    const sentCode = requireParameter('code', 'no-code');
    const redirectUri = requireParameter('redirect_uri', 'no-redirect-uri');
    const code = rules.findCode(store, sentCode, app);
    if (code === undefined) throw new TokenRefusal('unknown-code');
    if (!rules.isCodeOfApp(code, app)) throw new TokenRefusal('code-of-another');
    if (!rules.isCodeUnused(code)) {
      if (rules.isReuseRevoking()) store.revoke(code.grant);
      throw new TokenRefusal('used-code');
    }
    if (!rules.isCodeFresh(code, clock.now())) throw new TokenRefusal('expired-code');
    if (!rules.isRedirectOfCode(code, redirectUri)) throw new TokenRefusal('other-redirect-uri');
    checkVerifier(code, app);
    code.redeemed = true;
    if (rules.isAccessEndedByExchange()) store.revokeFor(app.clientId, code.login, [store.accessTokens]);
    return {
      body: issue(code, code.scopes, app),
      exercised: ['oauth.token.exchange', ...listClientRequirements(app, code)],
    };
  }

  /** Source, "States and transitions": a code that was requested with a challenge needs the verifier. */
  function checkVerifier(code: Code, app: App): void {
    const verifier = parameters.get('code_verifier');
    if (verifier === undefined) {
      if (rules.isVerifierRequired(code)) throw new TokenRefusal('no-verifier');
      return;
    }
    if (!rules.isVerifierExpected(code)) throw new TokenRefusal('unexpected-verifier');
    if (!rules.isVerifierWellFormed(verifier)) throw new TokenRefusal('malformed-verifier');
    if (!rules.isVerifierRight(code, verifier, app)) throw new TokenRefusal('wrong-verifier');
  }

  function refresh(app: App): Granted {
    const token = rules.findRefreshToken(store, requireParameter('refresh_token', 'no-refresh-token'), app);
    if (token === undefined) throw new TokenRefusal('unknown-refresh-token');
    if (!rules.isRefreshTokenOfApp(token, app)) throw new TokenRefusal('refresh-of-another');
    if (!rules.isRefreshTokenUsable(token, store.userWill)) throw new TokenRefusal('used-refresh-token');
    if (!rules.isRefreshTokenFresh(token, clock.now())) throw new TokenRefusal('expired-refresh-token');
    if (rules.isAccessEndedByRefresh()) store.revoke(token.grant, [store.accessTokens]);
    token.used = true;
    const scopes = rules.refreshedScopes(token.scopes, parameters.get('scope'));
    return { body: issue(token, scopes, app, token), exercised: ['oauth.refresh.grant'] };
  }

  function issue(granted: Grant, scopes: readonly string[], { type }: App, used?: RefreshToken): object {
    const response = issueTokens(context, { ...granted, scopes }, rules.tokenLifetime(), used);
    return rules.tokenResponse(response, used !== undefined, type);
  }
}

function listClientRequirements(app: App, code: Code): readonly RequirementId[] {
  if (app.type === 'public') return ['oauth.app.public', 'oauth.token.verifier-public'];
  return code.challenge === undefined
    ? ['oauth.app.confidential']
    : ['oauth.app.confidential-pkce', 'oauth.token.verifier-confidential'];
}
