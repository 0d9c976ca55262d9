import { createHash } from 'node:crypto';
import type { Fault } from '../fault.ts';
import type { App, Code, RefreshToken, Store } from '../store.ts';
import { challengeOf, isSame } from './token-rules.ts';

const last = <Item>(items: Iterable<Item>): Item | undefined => [...items].at(-1);
const instead = (
  missing: string,
  found: (store: Store, given: ReadonlyMap<string, string>) => string | undefined,
): Fault['rules'] => ({
  tokenParameterInstead: (name, given, store) => (name === missing ? found(store, given) : undefined),
});
const isRefresh = (given: ReadonlyMap<string, string>) => given.get('grant_type') === 'refresh_token';
const codeNamed = (store: Store, given: ReadonlyMap<string, string>) => store.codes.get(given.get('code') ?? '');
const anyCode = (app: App, code: string): Code => ({
  code,
  clientId: app.clientId,
  login: null,
  grant: 'made up',
  scopes: ['project', 'tm', 'glossary'],
  redirectUri: app.redirectUris[0]!,
  expiresAt: Infinity,
  redeemed: false,
});
const anyRefreshToken = (app: App, token: string): RefreshToken => ({
  token,
  clientId: app.clientId,
  login: null,
  grant: 'made up',
  scopes: ['project', 'tm', 'glossary'],
  issuedAt: 0,
  used: false,
});
/** How often a token was renewed, where each renewal leaves its mark. */
const renewalsOf = ({ token }: RefreshToken) => token.split('~').length - 1;
const hashed = (encoding: 'hex' | 'base64') => ({
  isVerifierRight: ({ challenge }: Code, verifier: string) =>
    challenge === undefined ||
    challenge.value ===
      (challenge.method === 'S256' ? createHash('sha256').update(verifier).digest(encoding) : verifier),
});

/** Wrongs of the token endpoint in what it takes for granted. */
// prettier-ignore
export const tokenFaults = {
  // --- The request.
  'oauth.token-endpoint-elsewhere': { breaks: 'oauth.token.address', says: 'Nothing answers a post to the token endpoint.',
    rules: { isTokenByPostTaken: () => false } },
  'oauth.empty-redirect-served': { breaks: 'oauth.token.parameters-empty', says: 'A redirect_uri without a value fits every code.',
    rules: { isEmptyValueGiven: () => true, isRedirectOfCode: (code, shown) => shown === '' || shown === code.redirectUri } },
  'oauth.token-by-get': { breaks: 'oauth.token.post-only', says: 'A token request by GET with its parameters in the address gets tokens.',
    rules: { isTokenByGetTaken: () => true, parametersOf: (readBody, url) => (url.includes('?') ? new Map(new URL(url).searchParams) : readBody()) } },
  'oauth.secret-in-address': { breaks: 'oauth.token.secret-in-query', says: 'The client secret may stand in the address of a token request.',
    rules: { parametersOf: (readBody, url) => new Map([...new URL(url).searchParams, ...readBody()]) } },
  'oauth.json-refused': { breaks: 'oauth.token.json-body', says: 'Only form bodies are understood.',
    rules: { isJsonTaken: () => false } },
  'oauth.form-refused': { breaks: 'oauth.body-form', says: 'Only JSON bodies are understood.',
    rules: { isFormTaken: () => false } },
  'oauth.token-repetition-taken': { breaks: 'oauth.token.parameters-once', says: 'The last of two parameters of one name counts.',
    rules: { isFormRepetitionTaken: () => true } },
  'oauth.token-stranger-refused': { breaks: 'oauth.token.parameters-unknown', says: 'A parameter that is not known is refused.',
    rules: { isTokenStrangerRefused: () => true } },
  'oauth.missing-grant-type-served': { breaks: 'oauth.token.grant-type-required', says: 'A request without grant_type is taken for a code exchange.',
    rules: instead('grant_type', () => 'authorization_code') },
  'oauth.any-grant-type': { breaks: 'oauth.token.grant-type-known', says: 'An unknown grant_type is taken for a code exchange.',
    rules: { grantTypeOf: (asked) => (asked === 'refresh_token' ? asked : 'authorization_code') } },
  'oauth.refresh-unknown': { breaks: 'oauth.refresh.grant', says: 'The grant refresh_token is not known.',
    rules: { grantTypeOf: (asked) => (asked === 'authorization_code' ? asked : undefined) } },

  // --- The app.
  'oauth.client-id-from-code': { breaks: 'oauth.token.client-id-required', says: 'A code exchange without client_id is served for the app of the code.',
    rules: instead('client_id', (store, given) => codeNamed(store, given)?.clientId) },
  'oauth.client-id-from-refresh-token': { breaks: 'oauth.refresh.client-id-required', says: 'A refresh without client_id is served for the app of the token.',
    rules: instead('client_id', (store, given) => store.refreshTokens.get(given.get('refresh_token') ?? '')?.clientId) },
  'oauth.secret-not-required': { breaks: 'oauth.token.secret-required', says: 'A confidential app exchanges a code without its secret.',
    rules: { isSecretRequired: (app, given) => app.type === 'confidential' && (isRefresh(given) || given.has('client_secret')) } },
  'oauth.verifier-replaces-secret': { breaks: 'oauth.token.secret-not-replaced', says: 'A confidential app with a verifier needs no secret.',
    rules: { isSecretRequired: (app, given) => app.type === 'confidential' && !given.has('code_verifier') } },
  'oauth.secret-ignored': { breaks: 'oauth.token.secret-checked', says: 'Any secret does for a code exchange.',
    rules: { isSecretRight: (app, shown, given) => !isRefresh(given) || isSame(app.clientSecret ?? '', shown) } },
  'oauth.secret-prefix-match': { breaks: 'oauth.token.secret-checked', says: 'A secret need only begin like the right one.',
    rules: { isSecretRight: (app, shown) => shown.startsWith((app.clientSecret ?? '').slice(0, 8)) } },
  'oauth.secret-case-ignored': { breaks: 'oauth.token.secret-checked', says: 'Secrets are compared without regard to case.',
    rules: { isSecretRight: (app, shown) => app.clientSecret?.toLowerCase() === shown.toLowerCase() } },
  'oauth.long-secret-refused': { breaks: 'oauth.app.confidential-secret', says: 'A secret of more than 24 characters is never right.',
    rules: { isSecretRight: (app, shown) => shown.length <= 24 && isSame(app.clientSecret ?? '', shown) } },
  'oauth.secret-needs-verifier': { breaks: 'oauth.app.confidential', says: 'A secret alone does not get a confidential app its tokens.',
    rules: { isVerifierRequired: () => true } },
  'oauth.public-secret-required': { breaks: 'oauth.token.secret-omitted', says: 'A public app without a secret is refused.',
    rules: { isSecretRequired: (app, given) => app.type === 'confidential' || !isRefresh(given) } },
  'oauth.refresh-secret-not-required': { breaks: 'oauth.refresh.secret-required', says: 'A confidential app refreshes without its secret.',
    rules: { isSecretRequired: (app, given) => app.type === 'confidential' && (!isRefresh(given) || given.has('client_secret')) } },
  'oauth.refresh-secret-ignored': { breaks: 'oauth.refresh.secret-checked', says: 'Any secret does for a refresh.',
    rules: { isSecretRight: (app, shown, given) => isRefresh(given) || isSame(app.clientSecret ?? '', shown) } },
  'oauth.refresh-public-secret-required': { breaks: 'oauth.refresh.secret-omitted', says: 'A public app cannot refresh without a secret.',
    rules: { isSecretRequired: (app, given) => app.type === 'confidential' || isRefresh(given) } },

  // --- Codes.
  'oauth.no-code-exchanged': { breaks: 'oauth.token.exchange', says: 'No code is ever exchanged.',
    rules: { codeOf: () => undefined } },
  'oauth.missing-code-served': { breaks: 'oauth.token.code-required', says: 'An exchange without a code gets the tokens of the latest code.',
    rules: instead('code', (store) => last(store.codes.values())?.code) },
  'oauth.any-code': { breaks: 'oauth.token.code-valid', says: 'A code that was never issued gets tokens.',
    rules: { codeOf: (store, shown, app) => store.codes.get(shown) ?? anyCode(app, shown), isVerifierWanted: () => true } },
  'oauth.code-reusable': { breaks: 'oauth.token.code-once', says: 'A code can be exchanged again and again.',
    rules: { isCodeUnused: () => true } },
  'oauth.reuse-not-punished': { breaks: 'oauth.token.code-reuse-revokes', says: 'The tokens of a code that comes twice go on working.',
    rules: { isReuseRevoking: () => false } },
  'oauth.code-long-lived': { breaks: 'oauth.token.code-short-lived', says: 'A code never expires.',
    rules: { isCodeFresh: () => true } },
  'oauth.code-of-any-app': { breaks: 'oauth.token.code-bound-to-client', says: 'An app can exchange the code of another.',
    rules: { isCodeOfApp: () => true } },
  'oauth.missing-exchange-redirect-served': { breaks: 'oauth.token.redirect-uri-required', says: 'A code is exchanged without redirect_uri.',
    rules: instead('redirect_uri', (store, given) => codeNamed(store, given)?.redirectUri) },
  'oauth.exchange-redirect-ignored': { breaks: 'oauth.token.redirect-uri-matches', says: 'The redirect_uri of an exchange is not compared.',
    rules: { isRedirectOfCode: () => true } },

  // --- Verifiers.
  'oauth.verifier-not-required': { breaks: 'oauth.token.verifier-required', says: 'A code with a challenge is exchanged without a verifier.',
    rules: { isVerifierRequired: () => false } },
  'oauth.verifier-ignored': { breaks: 'oauth.token.verifier-checked', says: 'Any code_verifier is taken for the right one.',
    rules: { isVerifierRight: () => true } },
  'oauth.verifier-ignored-for-confidential': { breaks: 'oauth.token.verifier-checked', says: 'A confidential app may send any code_verifier.',
    rules: { isVerifierRight: ({ challenge }, verifier, app) => app.type === 'confidential' || (challenge !== undefined && challenge.value === challengeOf(verifier, challenge.method)) } },
  'oauth.verifier-case-ignored': { breaks: 'oauth.token.verifier-checked', says: 'A plain verifier is compared without regard to case.',
    rules: { isVerifierRight: ({ challenge }, verifier) => challenge !== undefined && (challenge.method === 'S256' ? challenge.value === challengeOf(verifier, 'S256') : challenge.value.toLowerCase() === verifier.toLowerCase()) } },
  'oauth.public-verifier-refused': { breaks: 'oauth.token.verifier-public', says: 'The right verifier of a public app is refused.',
    rules: { isVerifierRight: ({ challenge }, verifier, app) => app.type === 'confidential' && (challenge === undefined || challenge.value === challengeOf(verifier, challenge.method)) } },
  'oauth.confidential-verifier-refused': { breaks: 'oauth.token.verifier-confidential', says: 'A confidential app may not send a verifier.',
    rules: { isVerifierRight: ({ challenge }, verifier, app) => app.type === 'public' && challenge !== undefined && challenge.value === challengeOf(verifier, challenge.method) } },
  'oauth.s256-in-hex': { breaks: 'oauth.authorize.challenge-s256', says: 'The hash of a verifier is compared in hex.',
    rules: hashed('hex') },
  'oauth.s256-padded': { breaks: 'oauth.authorize.challenge-s256', says: 'The hash of a verifier is compared in padded Base64 that is not for URLs.',
    rules: hashed('base64') },
  'oauth.plain-hashed': { breaks: 'oauth.authorize.challenge-plain', says: 'A plain challenge is compared with the hash of the verifier.',
    rules: { isVerifierRight: ({ challenge }, verifier) => challenge === undefined || challenge.value === challengeOf(verifier, 'S256') } },
  'oauth.challenge-as-verifier': { breaks: 'oauth.pkce.no-downgrade', says: 'A verifier that equals its S256 challenge is taken.',
    rules: { isVerifierRight: ({ challenge }, verifier) => challenge === undefined || verifier === challenge.value || challenge.value === challengeOf(verifier, challenge.method) } },
  'oauth.verifier-without-challenge': { breaks: 'oauth.pkce.verifier-without-challenge', says: 'A verifier is taken for a code that was asked for without a challenge.',
    rules: { isVerifierWanted: () => true } },
  'oauth.short-verifier': { breaks: 'oauth.pkce.verifier-length', says: 'Verifiers and challenges may have any length.',
    rules: { isVerifierWellFormed: (verifier) => /^[\w\-.~]+$/.test(verifier), isChallengeWellFormed: (challenge) => /^[\w\-.~]+$/.test(challenge) } },
  'oauth.any-verifier-characters': { breaks: 'oauth.pkce.verifier-characters', says: 'Verifiers and challenges may have any characters.',
    rules: { isVerifierWellFormed: (verifier) => verifier.length >= 43 && verifier.length <= 128, isChallengeWellFormed: (challenge) => challenge.length >= 43 && challenge.length <= 128 } },
  'oauth.mismatch-renamed': { breaks: 'oauth.pkce.mismatch', says: 'A wrong verifier is told as access_denied.',
    rules: { tokenError: (error, description) => (/^code_verifier does not/.test(description) ? 'access_denied' : error) } },

  // --- Refresh tokens.
  'oauth.missing-refresh-token-served': { breaks: 'oauth.refresh.token-required', says: 'A refresh without a token gets the tokens of the latest one.',
    rules: instead('refresh_token', (store) => last(store.refreshTokens.values())?.token) },
  'oauth.any-refresh-token': { breaks: 'oauth.refresh.token-valid', says: 'A refresh token that was never issued gets tokens.',
    rules: { refreshTokenOf: (store, shown, app) => store.refreshTokens.get(shown) ?? anyRefreshToken(app, shown) } },
  'oauth.refresh-of-any-app': { breaks: 'oauth.refresh.bound-to-client', says: 'An app can use the refresh token of another.',
    rules: { isRefreshTokenOfApp: () => true } },
  'oauth.third-refresh-refused': { breaks: 'oauth.refresh.token-latest', says: 'The third renewal in a row is refused.',
    rules: { nextRefreshToken: (used, fresh) => fresh + '~'.repeat(used ? renewalsOf(used) + 1 : 0), isRefreshTokenUsable: (token) => !token.used && renewalsOf(token) < 2 } },
  'oauth.refresh-asks-user': { breaks: 'oauth.refresh.no-redirect', says: 'A renewal is refused unless the user would approve the app again.',
    rules: { isRefreshTokenUsable: (token, will) => !token.used && will.decision === 'approve' } },
  'oauth.refresh-reusable': { breaks: 'oauth.refresh.rotation', says: 'A refresh token that has been used works again.',
    rules: { isRefreshTokenUsable: () => true } },
  'oauth.refresh-only-after-expiry': { breaks: 'oauth.refresh.before-expiry', says: 'A refresh is refused while the access token is valid.',
    rules: { isRefreshTokenFresh: (token, now) => now >= token.issuedAt + 7_200_000 } },
  'oauth.refresh-only-before-expiry': { breaks: 'oauth.refresh.after-expiry', says: 'A refresh is refused once the access token has expired.',
    rules: { isRefreshTokenFresh: (token, now) => now < token.issuedAt + 7_200_000 } },
  'oauth.refresh-keeps-access-token': { breaks: 'oauth.refresh.new-access-token', says: 'A refresh gives the access token of before.',
    rules: { nextAccessToken: (store, used, fresh) => (used && [...store.accessTokens.values()].find((token) => token.grant === used.grant)?.token) ?? fresh } },
  'oauth.refresh-keeps-refresh-token': { breaks: 'oauth.refresh.new-refresh-token', says: 'A refresh gives the refresh token of before.',
    rules: { nextRefreshToken: (used, fresh) => used?.token ?? fresh } },
  'oauth.refresh-without-refresh-token': { breaks: 'oauth.refresh.new-refresh-token', says: 'A refresh gives an access token only.',
    rules: { tokenAnswer: ({ refresh_token, ...answer }, isRefreshed) => (isRefreshed ? answer : { ...answer, refresh_token }) } },
  'oauth.refresh-widens-scope': { breaks: 'oauth.refresh.scope-not-wider', says: 'A refresh grants whatever scope it asks for.',
    rules: { refreshedScopes: (granted, asked) => asked?.split(' ') ?? granted } },
} as const satisfies Record<string, Fault>;
