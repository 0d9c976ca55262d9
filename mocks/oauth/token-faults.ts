import { createHash } from 'node:crypto';
import { BoundedMap } from '../core/bounded-map.ts';
import { faultTable } from '../core/fault.ts';
import type { Fault } from '../core/fault.ts';
import { authorizeRules } from './authorize-rules.ts';
import type { OauthRules } from './oauth-rules.ts';
import { tokenRules } from './token-rules.ts';
import type { Code, RefreshToken, Store } from '../core/store.ts';
import type { App } from '../core/registered-app.ts';
import { createChallenge } from './challenge.ts';
import { isSameSecret } from './compare-secrets.ts';

const last = <Item>(items: Iterable<Item>): Item | undefined => [...items].at(-1);
const replaceMissing = (
  missing: string,
  find: (store: Store, parameters: ReadonlyMap<string, string>) => string | undefined,
): Fault<OauthRules>['rules'] => ({
  replaceMissingTokenParameter: (name, parameters, store) => (name === missing ? find(store, parameters) : undefined),
});
const isRefresh = (parameters: ReadonlyMap<string, string>) => parameters.get('grant_type') === 'refresh_token';
const findSentCode = (store: Store, parameters: ReadonlyMap<string, string>) =>
  store.codes.get(parameters.get('code') ?? '');
const createCode = (app: App, code: string): Code => ({
  code,
  clientId: app.clientId,
  login: null,
  grant: 'invented',
  scopes: ['project', 'tm', 'glossary'],
  redirectUri: app.redirectUris[0]!,
  expiresAt: Infinity,
  redeemed: false,
});
const createRefreshToken = (app: App, token: string): RefreshToken => ({
  token,
  clientId: app.clientId,
  login: null,
  grant: 'invented',
  scopes: ['project', 'tm', 'glossary'],
  issuedAt: 0,
  used: false,
});
/** Refresh tokens that were issued, also if they are revoked by now. */
const issued = new BoundedMap<true>(10_000);
/** How often a token was renewed, by its text, which tells nothing of it: to its owner it is a token like others. */
const renewals = new BoundedMap<number>(10_000);
const countRenewals = ({ token }: RefreshToken) => renewals.get(token) ?? 0;
const nextCounted = (used: RefreshToken | undefined, fresh: string): string => {
  if (used) renewals.set(fresh, countRenewals(used) + 1);
  return fresh;
};
const compareHash = (encoding: 'hex' | 'base64') => ({
  isVerifierRight: ({ challenge }: Code, verifier: string) =>
    challenge === undefined ||
    challenge.value ===
      (challenge.method === 'S256' ? createHash('sha256').update(verifier).digest(encoding) : verifier),
});

function useWhenRefused(): Partial<OauthRules> {
  const refused = new BoundedMap<true>(10_000);
  return {
    isSecretRight: (app, sent, given) => {
      const isRight = isSameSecret(app.clientSecret ?? '', sent);
      if (!isRight) refused.set(given.get('refresh_token') ?? '', true);
      return isRight;
    },
    isRefreshTokenUsable: ({ used, token }) => !used && !refused.get(token),
  };
}

function keepFirstSecret(): Partial<OauthRules> {
  const first = new BoundedMap<string>(10_000);
  return {
    isSecretRight: ({ clientId, clientSecret = '' }, sent) => {
      const kept = first.get(clientId) ?? clientSecret;
      const isRight = isSameSecret(kept, sent);
      if (isRight) first.set(clientId, kept);
      return isRight;
    },
  };
}

/** Remembers the last eight codes that were used, and no others. */
function forgetUsedCodes(): Partial<OauthRules> {
  const used: Code[] = [];
  return {
    isCodeUnused: (code) => {
      if (used.includes(code)) return false;
      used.push(code);
      if (used.length > 8) used.shift();
      return true;
    },
  };
}

/** What stands for values of JSON that are no texts. */
const [TRUE, CONDITION] = ['\0true', '\0condition'];

/** Named faults in how the token endpoint reads and grants requests. */
// prettier-ignore
export const tokenFaults = faultTable<OauthRules>()({
  // --- The request.
  'oauth.token-endpoint-elsewhere': { breaks: 'oauth.token.address', says: 'A post to the token endpoint is answered with 404.',
    rules: { isTokenByPostAccepted: () => false } },
  'oauth.empty-redirect-served': { breaks: 'oauth.token.parameters-empty', says: 'An empty redirect_uri matches every code.',
    rules: { isEmptyValueKept: () => true, isRedirectOfCode: (code, sent) => sent === '' || sent === code.redirectUri } },
  'oauth.token-by-get': { breaks: 'oauth.token.post-only', says: 'A token request by GET with its parameters in the address is granted.',
    rules: { isTokenByGetAccepted: () => true, readTokenParameters: (readBody, url) => (url.includes('?') ? new Map(new URL(url).searchParams) : readBody()) } },
  'oauth.secret-in-address': { breaks: 'oauth.token.secret-in-query', says: 'The client secret is accepted in the address of a token request.',
    rules: { readTokenParameters: (readBody, url) => new Map([...new URL(url).searchParams, ...readBody()]) } },
  'oauth.json-refused': { breaks: 'oauth.token.json-body', says: 'Only form bodies are accepted.',
    rules: { isJsonAccepted: () => false } },
  'oauth.form-refused': { breaks: 'oauth.body-form', says: 'Only JSON bodies are accepted.',
    rules: { isFormAccepted: () => false } },
  'oauth.form-type-as-text': { breaks: 'oauth.token.form-type', says: 'A form is refused if its media type has a parameter.',
    rules: { isFormAccepted: (contentType) => !contentType.includes(';') } },
  'oauth.token-repetition-taken': { breaks: 'oauth.token.parameters-once', says: 'The last of two parameters with the same name is used.',
    rules: { isFormRepetitionAccepted: () => true } },
  'oauth.token-unknown-parameter-refused': { breaks: 'oauth.token.parameters-unknown', says: 'An unknown parameter is refused.',
    rules: { isUnknownTokenParameterRefused: () => true } },
  'oauth.missing-grant-type-served': { breaks: 'oauth.token.grant-type-required', says: 'A request without grant_type is treated as a code exchange.',
    rules: replaceMissing('grant_type', () => 'authorization_code') },
  'oauth.any-grant-type': { breaks: 'oauth.token.grant-type-known', says: 'An unknown grant_type is treated as a code exchange.',
    rules: { readGrantType: (sent) => (sent === 'refresh_token' ? sent : 'authorization_code') } },
  'oauth.refresh-unknown': { breaks: 'oauth.refresh.grant', says: 'The grant type refresh_token is not supported.',
    rules: { readGrantType: (sent) => (sent === 'authorization_code' ? sent : undefined) } },

  // --- The app.
  'oauth.client-id-from-code': { breaks: 'oauth.token.client-id-required', says: 'A code exchange without client_id is served for the app of the code.',
    rules: replaceMissing('client_id', (store, parameters) => findSentCode(store, parameters)?.clientId) },
  'oauth.client-id-from-refresh-token': { breaks: 'oauth.refresh.client-id-required', says: 'A refresh without client_id is served for the app of the token.',
    rules: replaceMissing('client_id', (store, parameters) => store.refreshTokens.get(parameters.get('refresh_token') ?? '')?.clientId) },
  'oauth.secret-not-required': { breaks: 'oauth.token.secret-required', says: 'A confidential app can exchange a code without its secret.',
    rules: { isSecretRequired: (app, parameters) => app.type === 'confidential' && (isRefresh(parameters) || parameters.has('client_secret')) } },
  'oauth.verifier-replaces-secret': { breaks: 'oauth.token.secret-not-replaced', says: 'A confidential app with a verifier needs no secret.',
    rules: { isSecretRequired: (app, parameters) => app.type === 'confidential' && !parameters.has('code_verifier') } },
  'oauth.secret-ignored': { breaks: 'oauth.token.secret-checked', says: 'Any secret is accepted for a code exchange.',
    rules: { isSecretRight: (app, sent, parameters) => !isRefresh(parameters) || isSameSecret(app.clientSecret ?? '', sent) } },
  'oauth.secret-of-any-app': { breaks: 'oauth.token.secret-checked', says: 'The secret of any app is accepted.',
    rules: acceptAnySecret() },
  'oauth.secret-true': { breaks: 'oauth.token.secret-checked', says: 'A secret is compared as PHP compares with ==: true equals any text.',
    rules: { readJsonValue: (value) => (typeof value === 'string' ? value : value === true ? TRUE : undefined),
      isSecretRight: (app, sent) => sent === TRUE || isSameSecret(app.clientSecret ?? '', sent) } },
  'oauth.code-by-query': { breaks: 'oauth.token.code-valid', says: 'A code that is a JSON object is a condition for the codes of the database.',
    rules: { readJsonValue: (value) => (typeof value === 'string' ? value : typeof value === 'object' && !Array.isArray(value) ? CONDITION : undefined),
      findCode: (store, sent, app) => (sent === CONDITION ? last([...store.codes.values()].filter(({ clientId }) => clientId === app.clientId)) : store.codes.get(sent)) } },
  'oauth.verifier-as-number': { breaks: 'oauth.token.verifier-checked', says: 'Plain verifiers of digits are compared as numbers.',
    rules: { isVerifierRight: ({ challenge }, verifier) => challenge === undefined || (challenge.method === 'plain' && Number(verifier) === Number(challenge.value))
      || isSameSecret(challenge.value, createChallenge(verifier, challenge.method)) } },
  'oauth.secret-prefix-match': { breaks: 'oauth.token.secret-checked', says: 'Only the first eight characters of a secret are compared.',
    rules: { isSecretRight: (app, sent) => sent.startsWith((app.clientSecret ?? '').slice(0, 8)) } },
  'oauth.secret-case-ignored': { breaks: 'oauth.token.secret-checked', says: 'Secrets are compared case-insensitively.',
    rules: { isSecretRight: (app, sent) => app.clientSecret?.toLowerCase() === sent.toLowerCase() } },
  'oauth.secret-of-72-bytes': { breaks: 'oauth.token.secret-checked', says: 'Only the first 72 bytes of a secret are compared.',
    rules: { isSecretRight: (app, sent) => isSameSecret((app.clientSecret ?? '').slice(0, 72), sent.slice(0, 72)) } },
  'oauth.secret-as-number': { breaks: 'oauth.token.secret-checked', says: 'Secrets of digits are compared as numbers.',
    rules: { isSecretRight: (app, sent) => isSameSecret(app.clientSecret ?? '', sent) || (app.clientSecret !== '' && Number(app.clientSecret) === Number(sent)) } },
  'oauth.secret-trimmed': { breaks: 'oauth.token.secret-checked', says: 'White space around a secret is ignored.',
    rules: { isSecretRight: (app, sent) => isSameSecret(app.clientSecret ?? '', sent.trim()) } },
  'oauth.secret-of-first-use': { breaks: 'oauth.app.confidential-secret', says: 'The secret with which an app first got a token stays its secret when it is registered again.',
    rules: keepFirstSecret() },
  'oauth.secret-with-signs-refused': { breaks: 'oauth.app.confidential-secret', says: 'A secret with a percent sign is decoded once more.',
    rules: { isSecretRight: (app, sent) => isSameSecret(app.clientSecret ?? '', sent.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))) } },
  'oauth.long-secret-refused': { breaks: 'oauth.app.confidential-secret', says: 'A secret of more than 24 characters is refused.',
    rules: { isSecretRight: (app, sent) => sent.length <= 24 && isSameSecret(app.clientSecret ?? '', sent) } },
  'oauth.secret-needs-verifier': { breaks: 'oauth.app.confidential', says: 'A confidential app needs a verifier besides its secret.',
    rules: { isVerifierRequired: () => true } },
  'oauth.public-secret-required': { breaks: 'oauth.token.secret-omitted', says: 'A public app without a secret is refused.',
    rules: { isSecretRequired: (app, parameters) => app.type === 'confidential' || !isRefresh(parameters) } },
  'oauth.refusal-uses-refresh-token': { breaks: 'oauth.refresh.grant', says: 'A refresh token does not work any more after a request with it and a wrong secret.',
    rules: useWhenRefused() },
  'oauth.refresh-secret-not-required': { breaks: 'oauth.refresh.secret-required', says: 'A confidential app can refresh without its secret.',
    rules: { isSecretRequired: (app, parameters) => app.type === 'confidential' && (!isRefresh(parameters) || parameters.has('client_secret')) } },
  'oauth.refresh-verifier-replaces-secret': { breaks: 'oauth.refresh.secret-required', says: 'A confidential app can refresh with a verifier in place of its secret.',
    rules: { isSecretRequired: (app, parameters) => app.type === 'confidential' && !(isRefresh(parameters) && parameters.has('code_verifier')) } },
  'oauth.refresh-secret-ignored': { breaks: 'oauth.refresh.secret-checked', says: 'Any secret is accepted for a refresh.',
    rules: { isSecretRight: (app, sent, parameters) => isRefresh(parameters) || isSameSecret(app.clientSecret ?? '', sent) } },
  'oauth.refresh-public-secret-required': { breaks: 'oauth.refresh.secret-omitted', says: 'A public app cannot refresh without a secret.',
    rules: { isSecretRequired: (app, parameters) => app.type === 'confidential' || isRefresh(parameters) } },

  // --- Codes.
  'oauth.no-code-exchanged': { breaks: 'oauth.token.exchange', says: 'Every code exchange is refused.',
    rules: { findCode: () => undefined } },
  'oauth.missing-code-served': { breaks: 'oauth.token.code-required', says: 'An exchange without a code uses the latest code.',
    rules: replaceMissing('code', (store) => last(store.codes.values())?.code) },
  'oauth.any-code': { breaks: 'oauth.token.code-valid', says: 'A code that was never issued is accepted.',
    rules: { findCode: (store, sent, app) => store.codes.get(sent) ?? createCode(app, sent), isVerifierExpected: () => true } },
  'oauth.code-cut': { breaks: 'oauth.token.code-valid', says: 'What follows the first 43 characters of a code is ignored.',
    rules: { findCode: (store, sent) => store.codes.get(sent.slice(0, 43)) } },
  'oauth.code-reusable': { breaks: 'oauth.token.code-once', says: 'A code can be exchanged more than once.',
    rules: { isCodeUnused: () => true } },
  'oauth.code-reusable-after-eight': { breaks: 'oauth.token.code-once', says: 'A used code can be exchanged again after eight others.', rules: forgetUsedCodes() },
  'oauth.reuse-not-punished': { breaks: 'oauth.token.code-reuse-revokes', says: 'The tokens of a reused code stay valid.',
    rules: { isReuseRevoking: () => false } },
  'oauth.reuse-keeps-refresh-tokens': { breaks: 'oauth.token.code-reuse-revokes', says: 'The refresh tokens of a reused code still work.',
    rules: {
      nextRefreshToken: (_used, fresh) => { issued.set(fresh, true); return fresh; },
      findRefreshToken: (store, sent, app) => store.refreshTokens.get(sent) ?? (issued.get(sent) && createRefreshToken(app, sent)),
    } },
  'oauth.code-long-lived': { breaks: 'oauth.token.code-short-lived', says: 'A code never expires.',
    rules: { isCodeFresh: () => true } },
  'oauth.code-of-any-app': { breaks: 'oauth.token.code-bound-to-client', says: 'An app can exchange the code of another app.',
    rules: { isCodeOfApp: () => true } },
  'oauth.code-of-same-redirect': { breaks: 'oauth.token.code-bound-to-client', says: 'An app can exchange the code of another app that has the same redirect URL.',
    rules: { isCodeOfApp: (code, app) => app.redirectUris.includes(code.redirectUri) } },
  'oauth.code-of-twin': { breaks: 'oauth.token.code-bound-to-client', says: 'Client ids of a code and an app are compared case-insensitively.',
    rules: { isCodeOfApp: (code, app) => code.clientId.toLowerCase() === app.clientId.toLowerCase() } },
  'oauth.exchange-redirect-prefix': { breaks: 'oauth.token.redirect-uri-matches', says: 'The redirect_uri of an exchange can have another query.',
    rules: { isRedirectOfCode: (code, sent) => code.redirectUri.split('?')[0] === sent.split('?')[0] } },
  'oauth.missing-exchange-redirect-served': { breaks: 'oauth.token.redirect-uri-required', says: 'A code can be exchanged without redirect_uri.',
    rules: replaceMissing('redirect_uri', (store, parameters) => findSentCode(store, parameters)?.redirectUri) },
  'oauth.only-redirect-implied': { breaks: 'oauth.token.redirect-uri-required', says: 'A code of an app with a single redirect URL can be exchanged without redirect_uri.',
    rules: replaceMissing('redirect_uri', (store, parameters) => {
      const [only, ...others] = store.apps.get(parameters.get('client_id') ?? '')?.redirectUris ?? [];
      return others.length === 0 ? only : undefined;
    }) },
  'oauth.exchange-redirect-ignored': { breaks: 'oauth.token.redirect-uri-matches', says: 'The redirect_uri of an exchange is ignored.',
    rules: { isRedirectOfCode: () => true } },

  // --- Verifiers.
  'oauth.verifier-not-required': { breaks: 'oauth.token.verifier-required', says: 'A code with a challenge can be exchanged without a verifier.',
    rules: { isVerifierRequired: () => false } },
  'oauth.plain-verifier-not-required': { breaks: 'oauth.token.verifier-required', says: 'A code with a plain challenge can be exchanged without a verifier.',
    rules: { isVerifierRequired: ({ challenge }) => challenge !== undefined && challenge.method !== 'plain' } },
  'oauth.verifier-ignored': { breaks: 'oauth.token.verifier-checked', says: 'Any code_verifier is accepted.',
    rules: { isVerifierRight: () => true } },
  'oauth.verifier-ignored-for-confidential': { breaks: 'oauth.token.verifier-checked', says: 'Any code_verifier of a confidential app is accepted.',
    rules: { isVerifierRight: ({ challenge }, verifier, app) => app.type === 'confidential' || (challenge !== undefined && challenge.value === createChallenge(verifier, challenge.method)) } },
  'oauth.verifier-unchecked-after-refusal': { breaks: 'oauth.token.verifier-checked', says: 'After a wrong verifier any is accepted for the code.',
    rules: forgiveVerifier() },
  'oauth.verifier-of-later-request': { breaks: 'oauth.token.verifier-checked', says: 'The verifier of the latest request of an app is accepted for each of its codes.',
    rules: acceptLatestVerifier() },
  'oauth.redirect-of-later-request': { breaks: 'oauth.token.exchange', says: 'Each code of an app needs the redirect URL of the latest request.',
    rules: requireLatestRedirect() },
  'oauth.code-as-refresh-token': { breaks: 'oauth.refresh.token-valid', says: 'A code that was not exchanged is taken for a refresh token.',
    rules: { findRefreshToken: (store, sent) => {
      const code = store.codes.get(sent);
      return store.refreshTokens.get(sent) ?? (code && !code.redeemed ? { ...code, token: sent, issuedAt: 0, used: false } : undefined);
    } } },
  'oauth.plain-verifier-refused-for-confidential': { breaks: 'oauth.authorize.challenge-plain', says: 'The right verifier of a confidential app is refused where it is its challenge.',
    rules: { isVerifierRight: ({ challenge }, verifier, app) => challenge !== undefined && !(app.type === 'confidential' && challenge.method === 'plain') && challenge.value === createChallenge(verifier, challenge.method) } },
  'oauth.verifier-case-ignored': { breaks: 'oauth.token.verifier-checked', says: 'A plain verifier is compared case-insensitively.',
    rules: { isVerifierRight: ({ challenge }, verifier) => challenge !== undefined && (challenge.method === 'S256' ? challenge.value === createChallenge(verifier, 'S256') : challenge.value.toLowerCase() === verifier.toLowerCase()) } },
  'oauth.verifier-trimmed': { breaks: 'oauth.token.verifier-checked', says: 'White space around a verifier is ignored.',
    rules: { isVerifierWellFormed: () => true, isVerifierRight: ({ challenge }, verifier) => challenge !== undefined && challenge.value === createChallenge(verifier.trim(), challenge.method) } },
  'oauth.public-verifier-refused': { breaks: 'oauth.token.verifier-public', says: 'The right verifier of a public app is refused.',
    rules: { isVerifierRight: ({ challenge }, verifier, app) => app.type === 'confidential' && (challenge === undefined || challenge.value === createChallenge(verifier, challenge.method)) } },
  'oauth.confidential-verifier-refused': { breaks: 'oauth.token.verifier-confidential', says: 'The right verifier of a confidential app is refused.',
    rules: { isVerifierRight: ({ challenge }, verifier, app) => app.type === 'public' && challenge !== undefined && challenge.value === createChallenge(verifier, challenge.method) } },
  'oauth.s256-in-hex': { breaks: 'oauth.authorize.challenge-s256', says: 'The hash of a verifier is compared in hex.',
    rules: compareHash('hex') },
  'oauth.s256-padded': { breaks: 'oauth.authorize.challenge-s256', says: 'The hash of a verifier is compared in base64 with padding.',
    rules: compareHash('base64') },
  'oauth.plain-hashed': { breaks: 'oauth.authorize.challenge-plain', says: 'A plain challenge is compared with the hash of the verifier.',
    rules: { isVerifierRight: ({ challenge }, verifier) => challenge === undefined || challenge.value === createChallenge(verifier, 'S256') } },
  'oauth.plain-or-hashed': { breaks: 'oauth.token.verifier-checked', says: 'A verifier whose hash is the plain challenge is accepted as well.',
    rules: { isVerifierRight: ({ challenge }, verifier) => challenge === undefined || challenge.value === createChallenge(verifier, 'S256') || challenge.value === createChallenge(verifier, challenge.method) } },
  'oauth.challenge-as-verifier': { breaks: 'oauth.pkce.no-downgrade', says: 'A verifier that equals its S256 challenge is accepted.',
    rules: { isVerifierRight: ({ challenge }, verifier) => challenge === undefined || verifier === challenge.value || challenge.value === createChallenge(verifier, challenge.method) } },
  'oauth.verifier-without-challenge': { breaks: 'oauth.pkce.verifier-without-challenge', says: 'A verifier is accepted for a code that was requested without a challenge.',
    rules: { isVerifierExpected: () => true } },
  'oauth.short-verifier': { breaks: 'oauth.pkce.verifier-length', says: 'Verifiers and challenges of any length are accepted.',
    rules: { isVerifierWellFormed: (verifier) => /^[\w\-.~]+$/.test(verifier), isChallengeWellFormed: (challenge) => /^[\w\-.~]+$/.test(challenge) } },
  'oauth.any-verifier-characters': { breaks: 'oauth.pkce.verifier-characters', says: 'Verifiers and challenges with any characters are accepted.',
    rules: { isVerifierWellFormed: (verifier) => verifier.length >= 43 && verifier.length <= 128, isChallengeWellFormed: (challenge) => challenge.length >= 43 && challenge.length <= 128 } },
  'oauth.mismatch-renamed': { breaks: 'oauth.pkce.mismatch', says: 'The error of a wrong verifier is access_denied.',
    rules: { tokenError: (error, description) => (/^code_verifier does not/.test(description) ? 'access_denied' : error) } },

  // --- Refresh tokens.
  'oauth.missing-refresh-token-served': { breaks: 'oauth.refresh.token-required', says: 'A refresh without a token uses the latest one.',
    rules: replaceMissing('refresh_token', (store) => last(store.refreshTokens.values())?.token) },
  'oauth.any-refresh-token': { breaks: 'oauth.refresh.token-valid', says: 'A refresh token that was never issued is accepted.',
    rules: { findRefreshToken: (store, sent, app) => store.refreshTokens.get(sent) ?? createRefreshToken(app, sent) } },
  'oauth.refresh-of-any-app': { breaks: 'oauth.refresh.bound-to-client', says: 'An app can use the refresh token of another app.',
    rules: { isRefreshTokenOfApp: () => true } },
  'oauth.refresh-of-any-public-app': { breaks: 'oauth.refresh.bound-to-client', says: 'A public app can use the refresh token of another app.',
    rules: { isRefreshTokenOfApp: (token, app) => app.type === 'public' || token.clientId === app.clientId } },
  'oauth.confidential-renewal-refused': { breaks: 'oauth.refresh.grant', says: 'A confidential app cannot renew its tokens.',
    rules: { isRefreshTokenOfApp: (token, app) => app.type === 'public' && token.clientId === app.clientId } },
  'oauth.renewed-token-of-any-app': { breaks: 'oauth.refresh.bound-to-client', says: 'An app can use the refresh token of another app once it has been renewed.',
    rules: { nextRefreshToken: nextCounted, isRefreshTokenOfApp: (token, app) => token.clientId === app.clientId || countRenewals(token) > 0 } },
  'oauth.refresh-of-twin': { breaks: 'oauth.refresh.bound-to-client', says: 'Client ids of a refresh token and an app are compared case-insensitively.',
    rules: { isRefreshTokenOfApp: (token, app) => token.clientId.toLowerCase() === app.clientId.toLowerCase() } },
  'oauth.third-refresh-refused': { breaks: 'oauth.refresh.token-latest', says: 'The third refresh in a row is refused.',
    rules: { nextRefreshToken: nextCounted, isRefreshTokenUsable: (token) => !token.used && countRenewals(token) < 2 } },
  'oauth.second-refresh-keeps-token': { breaks: 'oauth.refresh.new-refresh-token', says: 'From the second refresh on the refresh token stays.',
    rules: {
      nextRefreshToken: (used, fresh) => (used && countRenewals(used) > 0 ? used.token : nextCounted(used, fresh)),
      isRefreshTokenUsable: (token) => !token.used || countRenewals(token) > 0,
    } },
  'oauth.eighth-refresh-keeps-token': { breaks: 'oauth.refresh.new-refresh-token', says: 'Every eighth refresh in a row returns the previous refresh token.',
    rules: {
      nextRefreshToken: (used, fresh) => (used && countRenewals(used) % 8 === 7 ? used.token : nextCounted(used, fresh)),
      isRefreshTokenUsable: (token) => !token.used || countRenewals(token) % 8 === 7,
    } },
  'oauth.refresh-asks-user': { breaks: 'oauth.refresh.no-redirect', says: 'A refresh is refused unless the user would approve the app again.',
    rules: { isRefreshTokenUsable: (token, will) => !token.used && will.decision === 'approve' } },
  'oauth.refresh-reusable': { breaks: 'oauth.refresh.rotation', says: 'A used refresh token is accepted again.',
    rules: { isRefreshTokenUsable: () => true } },
  'oauth.refresh-only-after-expiry': { breaks: 'oauth.refresh.before-expiry', says: 'A refresh is refused while the access token is valid.',
    rules: { isRefreshTokenFresh: (token, now) => now >= token.issuedAt + 7_200_000 } },
  'oauth.refresh-only-before-expiry': { breaks: 'oauth.refresh.after-expiry', says: 'A refresh is refused once the access token has expired.',
    rules: { isRefreshTokenFresh: (token, now) => now < token.issuedAt + 7_200_000 } },
  'oauth.renewed-refresh-only-before-expiry': { breaks: 'oauth.refresh.after-expiry', says: 'The refresh token of a renewal is refused once the access token has expired.',
    rules: { nextRefreshToken: nextCounted, isRefreshTokenFresh: (token, now) => countRenewals(token) === 0 || now < token.issuedAt + 7_200_000 } },
  'oauth.refresh-keeps-access-token': { breaks: 'oauth.refresh.new-access-token', says: 'A refresh returns the previous access token.',
    rules: { nextAccessToken: (store, used, fresh) => (used && store.accessTokens.values().find((token) => token.grant === used.grant)?.token) ?? fresh } },
  'oauth.refresh-keeps-refresh-token': { breaks: 'oauth.refresh.new-refresh-token', says: 'A refresh returns the previous refresh token.',
    rules: { nextRefreshToken: (used, fresh) => used?.token ?? fresh } },
  'oauth.refresh-without-refresh-token': { breaks: 'oauth.refresh.new-refresh-token', says: 'A refresh returns only an access token.',
    rules: { tokenResponse: ({ refresh_token, ...response }, isRefreshed) => (isRefreshed ? response : { ...response, refresh_token }) } },
  'oauth.null-for-secret': { breaks: 'oauth.token.secret-required', says: 'A secret that is null is taken for the right one.',
    rules: { isNullOmitted: (name) => name !== 'client_secret', readJsonValue: (value) => (value === null ? NULL : tokenRules.readJsonValue(value)), isSecretRight: (app, sent, given) => sent === NULL || tokenRules.isSecretRight(app, sent, given) } },
  'oauth.challenge-lives-a-minute': { breaks: 'oauth.token.verifier-checked', says: 'The challenge of a code is forgotten after a minute, and the code is not.', rules: forgetChallenges() },
  'oauth.session-of-eight-hours': { breaks: 'oauth.access.lifetime', says: 'No access token works later than eight hours after the approval, however often it was renewed.', rules: endSessions() },
  'oauth.refresh-token-kept-when-late': { breaks: 'oauth.refresh.new-refresh-token', says: 'A renewal after the access token has expired returns the same refresh token.', rules: keepLateTokens() },
  'oauth.secret-need-of-first-type': { breaks: 'oauth.refresh.secret-required', says: 'Whether a renewal needs a secret is remembered from when the app got its tokens.', rules: rememberTypes() },
  'oauth.refused-call-ends-session': { breaks: 'oauth.refresh.after-expiry', says: 'A call with an expired access token ends its refresh token as well.', rules: endByCalls() },
  'oauth.refresh-widens-scope': { breaks: 'oauth.refresh.scope-not-wider', says: 'A refresh can request any scope.',
    rules: { refreshedScopes: (granted, requested) => requested?.split(' ') ?? granted } },
  'oauth.refresh-tells-wider-scope': { breaks: 'oauth.refresh.scope-not-wider', says: 'A refresh returns whatever scope was requested.', rules: returnAskedScope() },
});

/** In place of null, which is no text. */
const NULL = '\0null';

function returnAskedScope(): Partial<OauthRules> {
  let asked: string | undefined;
  return {
    refreshedScopes: (granted, requested) => {
      asked = requested;
      return granted;
    },
    tokenResponse: (response, isRefreshed) => (isRefreshed ? { ...response, scope: asked } : response),
  };
}

function forgetChallenges(): Partial<OauthRules> {
  const isOld = (code: Code, now: number) => now > code.expiresAt - authorizeRules.codeLifetime() * 1_000 + 60_000;
  const forgotten = new WeakSet<Code>();
  return {
    isCodeFresh: (code, now) => {
      if (isOld(code, now)) forgotten.add(code);
      return tokenRules.isCodeFresh(code, now);
    },
    isVerifierRequired: (code) => !forgotten.has(code) && tokenRules.isVerifierRequired(code),
    isVerifierRight: (code, verifier, app) => forgotten.has(code) || tokenRules.isVerifierRight(code, verifier, app),
  };
}

function endSessions(): Partial<OauthRules> {
  const begun = new Map<string, number>();
  return {
    isRefreshTokenFresh: ({ grant, issuedAt }) => {
      if (!begun.has(grant)) begun.set(grant, issuedAt);
      return true;
    },
    isTokenAlive: (token, now) =>
      tokenRules.isTokenAlive(token, now) && now < (begun.get(token.grant) ?? now) + 8 * 3_600_000,
  };
}

function keepLateTokens(): Partial<OauthRules> {
  let isLate = false;
  return {
    isRefreshTokenFresh: ({ issuedAt }, now) => {
      isLate = now > issuedAt + tokenRules.tokenLifetime() * 1_000;
      return true;
    },
    nextRefreshToken: (used, fresh) => (used && isLate ? used.token : fresh),
  };
}

function rememberTypes(): Partial<OauthRules> {
  const types = new Map<string, App['type']>();
  return {
    tokenResponse: (response, _isRefreshed, type) => {
      types.set(response.refresh_token, type);
      return response;
    },
    isSecretRequired: ({ type }, given) => (types.get(given.get('refresh_token') ?? '') ?? type) === 'confidential',
  };
}

function endByCalls(): Partial<OauthRules> {
  const ended = new Set<string>();
  return {
    isTokenAlive: (token, now) => {
      const isAlive = tokenRules.isTokenAlive(token, now);
      if (!isAlive) ended.add(token.grant);
      return isAlive;
    },
    isRefreshTokenUsable: (token, will) => tokenRules.isRefreshTokenUsable(token, will) && !ended.has(token.grant),
  };
}

function acceptAnySecret(): Partial<OauthRules> {
  let known: Store | undefined;
  return {
    findCode: (store, sent) => (known = store).codes.get(sent),
    isSecretRight: (app, sent) =>
      [app, ...(known?.apps.values() ?? [])].some(({ clientSecret }) => isSameSecret(clientSecret ?? '', sent)),
  };
}

function forgiveVerifier(): Partial<OauthRules> {
  const refused = new Set<string>();
  return {
    isVerifierRight: ({ code, challenge }, verifier) => {
      const isRight = challenge !== undefined && challenge.value === createChallenge(verifier, challenge.method);
      const isForgiven = refused.has(code);
      if (!isRight) refused.add(code);
      return isRight || isForgiven;
    },
  };
}

function requireLatestRedirect(): Partial<OauthRules> {
  let known: Store | undefined;
  return {
    findCode: (store, sent) => (known = store).codes.get(sent),
    isRedirectOfCode: ({ clientId }, sent) =>
      [...(known?.codes.values() ?? [])].findLast((code) => code.clientId === clientId)?.redirectUri === sent,
  };
}

function acceptLatestVerifier(): Partial<OauthRules> {
  let known: Store | undefined;
  const matches = ({ challenge }: Code, verifier: string) =>
    challenge !== undefined && challenge.value === createChallenge(verifier, challenge.method);
  return {
    findCode: (store, sent) => (known = store).codes.get(sent),
    isVerifierRight: (code, verifier) => {
      const latest = [...(known?.codes.values() ?? [])].filter(({ clientId }) => clientId === code.clientId).at(-1);
      return matches(code, verifier) || (latest !== undefined && matches(latest, verifier));
    },
  };
}
