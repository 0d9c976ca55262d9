import { faultTable } from '../core/fault.ts';
import type { AccessToken } from '../core/store.ts';
import type { OauthRules } from './oauth-rules.ts';

/** About when a service in this process has started, in milliseconds. */
const STARTED = Date.now();

/** Named faults in how the API checks access tokens. */
// prettier-ignore
export const accessFaults = faultTable<OauthRules>()({
  'oauth.calls-without-token': { breaks: 'lists.bearer', says: 'Calls without a token are answered.',
    rules: { findAccessToken: (store, sent) => (sent === undefined ? createAccessToken() : store.accessTokens.get(sent)) } },
  'oauth.any-token': { breaks: 'oauth.access.token-issued', says: 'Any access token is accepted.',
    rules: { findAccessToken: (store, sent) => (sent === undefined ? undefined : (store.accessTokens.get(sent) ?? createAccessToken())) } },
  'oauth.refresh-token-as-access': { breaks: 'oauth.access.refresh-token-no-access', says: 'A refresh token is accepted as an access token.',
    rules: { findAccessToken: (store, sent = '') => store.accessTokens.get(sent) ?? (store.refreshTokens.get(sent) && createAccessToken()) } },
  'oauth.token-immortal': { breaks: 'oauth.access.expired', says: 'An access token never expires.',
    rules: { isTokenAlive: () => true } },
  'oauth.token-leeway': { breaks: 'oauth.access.expired', says: 'An access token works for half a minute longer than its lifetime.',
    rules: { isTokenAlive: (token, now) => now < token.expiresAt + 30_000 } },
  'oauth.token-remembered': { breaks: 'oauth.access.expired', says: 'An access token that was used a minute ago is not looked at again.', rules: rememberTokens() },
  'oauth.token-new-after-a-day': { breaks: 'oauth.access.expired', says: 'The age of an access token counts anew each day.',
    rules: { isTokenAlive: ({ expiresAt }, now) => (now - (expiresAt - 7_200_000)) % 86_400_000 < 7_200_000 } },
  'oauth.token-slides': { breaks: 'oauth.access.expired', says: 'Each call makes an access token live an hour longer.',
    rules: { findAccessToken: (store, sent = '') => {
      const token = store.accessTokens.get(sent);
      if (token) store.accessTokens.set(sent, { ...token, expiresAt: token.expiresAt + 3_600_000 });
      return token;
    } } },
  'oauth.renewal-extends-old-token': { breaks: 'oauth.access.expired', says: 'A renewal makes the access tokens of the app live two hours longer.',
    rules: { nextAccessToken: (store, used, fresh) => {
      for (const token of used ? store.accessTokens.values() : [])
        if (token.clientId === used?.clientId) store.accessTokens.set(token.token, { ...token, expiresAt: token.expiresAt + 7_200_000 });
      return fresh;
    } } },
  'oauth.denial-revokes': { breaks: 'oauth.access.bearer', says: 'A denial ends the tokens that the app has of the user.',
    rules: { isDenialRevoking: () => true } },
  'oauth.token-of-another-case': { breaks: 'oauth.access.token-issued', says: 'Access tokens are compared case-insensitively.',
    rules: { findAccessToken: (store, sent) => (sent === undefined ? undefined : store.accessTokens.values().find(({ token }) => token.toLowerCase() === sent.toLowerCase())) } },
  'oauth.token-ends-in-32-bits': { breaks: 'oauth.access.lifetime', says: 'An access token ends in milliseconds since the start, in 32 bits.',
    rules: { isTokenAlive: (token, now) => now - STARTED < ((token.expiresAt - STARTED) | 0) } },
  'oauth.token-dies-early': { breaks: 'oauth.access.lifetime', says: 'An access token expires after one minute.',
    rules: { isTokenAlive: (token, now) => now < token.expiresAt - 7_140_000 } },
  'oauth.token-dies-minutes-early': { breaks: 'oauth.access.lifetime', says: 'An access token expires ten minutes before its time.',
    rules: { isTokenAlive: (token, now) => now < token.expiresAt - 600_000 } },
  'oauth.token-dies-two-minutes-early': { breaks: 'oauth.access.lifetime', says: 'An access token expires two minutes before its time.',
    rules: { isTokenAlive: (token, now) => now < token.expiresAt - 120_000 } },
  'oauth.regional-lists-open': { breaks: 'lists.bearer', says: 'Lists of a language with a region are read without a token.',
    rules: { isTokenNeeded: (path) => !/\/languages\/\w+-/.test(path) } },
  'oauth.segments-open': { breaks: 'lists.bearer', says: 'The list of segments is read without a token.',
    rules: { isTokenNeeded: (path) => !path.endsWith('/segments') } },
  'oauth.head-without-token': { breaks: 'lists.bearer', says: 'A list is answered by HEAD without a token.',
    rules: { isTokenNeeded: (_path, method) => method !== 'HEAD' } },
  'oauth.encoded-path-without-token': { breaks: 'lists.bearer', says: 'A list is read without a token where its path is percent-encoded.',
    rules: { isTokenNeeded: (_path, _method, url) => !new URL(url).pathname.includes('%') } },
  'oauth.session-of-a-call': { breaks: 'lists.bearer', says: 'The first call with a token begins a session, whose cookie is enough from then on.',
    rules: { callHeaders: () => ({ 'Set-Cookie': 'session=1' }), isTokenNeeded: (_path, _method, _url, cookie) => cookie === undefined } },
  'oauth.scheme-case-matters': { breaks: 'oauth.access.scheme-case', says: 'The scheme Bearer is compared case-sensitively.',
    rules: { readBearer: (authorization) => /^Bearer +(\S+) *$/.exec(authorization)?.[1] } },
  'oauth.bearer-not-understood': { breaks: 'oauth.access.bearer', says: 'The scheme is Token instead of Bearer.',
    rules: { readBearer: (authorization) => /^Token +(\S+) *$/i.exec(authorization)?.[1] } },
  'oauth.missing-token-403': { breaks: 'oauth.access.missing', says: 'A call without a token is answered with 403.',
    rules: { unauthorizedStatus: (isTokenSent) => (isTokenSent ? 401 : 403) } },
  'oauth.scheme-not-told': { breaks: 'oauth.access.challenge', says: 'A call without a valid token is answered without WWW-Authenticate.',
    rules: { isSchemeSent: () => false } },
  'oauth.scope-not-checked': { breaks: 'errors.forbidden', says: 'Every token covers every list.',
    rules: { coversScope: () => true } },
  'oauth.scope-without-children': { breaks: 'oauth.scope-children', says: 'A scope does not cover its children.',
    rules: { coversScope: (granted, needed) => granted.includes(needed) } },
});

function createAccessToken(): AccessToken {
  return {
    token: '',
    grant: '',
    clientId: '',
    login: null,
    scopes: ['project', 'tm', 'glossary'],
    expiresAt: Infinity,
  };
}

function rememberTokens(): Partial<OauthRules> {
  const used = new Map<string, number>();
  return {
    isTokenAlive: ({ token, expiresAt }, now) => {
      if (now < (used.get(token) ?? 0) + 60_000) return true;
      if (now < expiresAt) used.set(token, now);
      return now < expiresAt;
    },
  };
}
