import type { Grant, RefreshToken } from '../core/store.ts';
import type { OauthContext } from './oauth-rules.ts';
import type { TokenResponse } from './token-rules.ts';

/**
 * Issues and stores a pair of tokens for a grant. The access token lives for `lifetime` seconds; `used` is the refresh
 * token that was exchanged for them, if any.
 */
export function issueTokens(
  { rules, store, clock, random }: OauthContext,
  granted: Grant,
  lifetime: number,
  used?: RefreshToken,
): TokenResponse {
  const { grant, clientId, login, scopes } = granted;
  const issuedAt = clock.now();
  const newToken = () => `${rules.newToken(random)}${store.secretEnding.token}`;
  const access = rules.nextAccessToken(store, used, newToken());
  const refresh = rules.nextRefreshToken(used, newToken());
  const expiresAt = issuedAt + lifetime * 1000;
  store.accessTokens.set(access, { grant, clientId, login, scopes, token: access, expiresAt });
  store.refreshTokens.set(refresh, { grant, clientId, login, scopes, token: refresh, issuedAt, used: false });
  return { access_token: access, token_type: 'bearer', expires_in: lifetime, refresh_token: refresh };
}
