import type { Fault } from '../fault.ts';
import type { TokenAnswer } from './token-rules.ts';

const answered = (change: (answer: TokenAnswer, isRefreshed: boolean) => object): Fault['rules'] => ({
  tokenAnswer: change,
});
const errorOf = (changes: Readonly<Record<string, string>>): Fault['rules'] => ({
  tokenError: (error) => changes[error] ?? error,
});

/** Wrongs of the token endpoint's answers, and of the API's look at tokens. */
// prettier-ignore
export const tokenAnswerFaults = {
  // --- The answer.
  'oauth.access-token-missing': { breaks: 'oauth.token-response.access-token', says: 'The access token comes under another name.',
    rules: answered(({ access_token, ...answer }) => ({ token: access_token, ...answer })) },
  'oauth.token-type-other': { breaks: 'oauth.token-response.token-type', says: 'token_type is mac.',
    rules: answered((answer) => ({ ...answer, token_type: 'mac' })) },
  'oauth.token-type-missing': { breaks: 'oauth.token-response.token-type', says: 'token_type is missing.',
    rules: answered((answer) => ({ ...answer, token_type: undefined })) },
  'oauth.token-type-capital': { breaks: 'oauth.token-type-case', says: 'token_type is written Bearer.',
    rules: answered((answer) => ({ ...answer, token_type: 'Bearer' })) },
  'oauth.expires-in-text': { breaks: 'oauth.token-response.expires-in', says: 'expires_in is a string.',
    rules: answered((answer) => ({ ...answer, expires_in: String(answer.expires_in) })) },
  'oauth.expires-in-missing': { breaks: 'oauth.token-response.expires-in', says: 'expires_in is missing.',
    rules: answered((answer) => ({ ...answer, expires_in: undefined })) },
  'oauth.expires-in-too-long': { breaks: 'oauth.access.lifetime', says: 'expires_in promises twice the life of the token.',
    rules: answered((answer) => ({ ...answer, expires_in: answer.expires_in * 2 })) },
  'oauth.refresh-token-missing': { breaks: 'oauth.token-response.refresh-token', says: 'A code exchange gives no refresh token.',
    rules: answered(({ refresh_token, ...answer }, isRefreshed) => (isRefreshed ? { ...answer, refresh_token } : answer)) },
  'oauth.tokens-guessable': { breaks: 'oauth.token.token-not-guessable', says: 'A token has only eight bits of chance.',
    rules: { newToken: (random) => `token-${random(1)[0]}` } },
  'oauth.tokens-cached': { breaks: 'oauth.token.no-store', says: 'A token answer may be cached.',
    rules: { tokenAnswerHeaders: () => ({ 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' }) } },
  'oauth.token-answer-201': { breaks: 'oauth.token.json-response', says: 'A token answer has the status 201.',
    rules: { tokenAnswerStatus: () => 201 } },
  'oauth.token-answer-as-text': { breaks: 'oauth.token.json-response', says: 'A token answer calls itself text/plain.',
    rules: { tokenAnswerHeaders: () => ({ 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }) } },
  'oauth.error-body-other': { breaks: 'oauth.token.error-shape', says: 'An error of the token endpoint has the body of an API error.',
    rules: { tokenErrorBody: (_error, message) => ({ error: { message, code: 400 } }) } },
  'oauth.token-error-quoted': { breaks: 'oauth.token.error-characters', says: 'The description of a token error has quotes and letters outside of ASCII.',
    rules: { tokenErrorBody: (error, description) => ({ error, error_description: `"${description}" – “sorry”` }) } },
  'oauth.token-error-undescribed': { breaks: 'oauth.token-statuses', says: 'A token error has a code and no description.',
    rules: { tokenErrorBody: (error) => ({ error }) } },
  'oauth.existence-told': { breaks: 'oauth.token.existence-hidden', says: 'A token error tells an unknown app, code or token from one of somebody else.',
    rules: { tokenErrorDescription: (_code, message) => message } },
  'oauth.unknown-client-renamed': { breaks: 'oauth.token.existence-hidden', says: 'A token error of an unknown app has another code than that of a wrong secret.',
    rules: { tokenError: (error, description) => (/^No app/.test(description) ? 'unauthorized_client' : error) } },
  'oauth.error-status-500': { breaks: 'oauth.token.error-status', says: 'Every error of the token endpoint has the status 500.',
    rules: { tokenErrorStatus: () => 500 } },
  'oauth.error-status-200': { breaks: 'oauth.token.error-status', says: 'Every error of the token endpoint has the status 200.',
    rules: { tokenErrorStatus: () => 200 } },
  'oauth.invalid-request-renamed': { breaks: 'oauth.token.error-invalid-request', says: 'A missing parameter is told as invalid_grant.',
    rules: errorOf({ invalid_request: 'invalid_grant' }) },
  'oauth.invalid-client-renamed': { breaks: 'oauth.token.error-invalid-client', says: 'A failed client authentication is told as invalid_grant.',
    rules: errorOf({ invalid_client: 'invalid_grant' }) },
  'oauth.invalid-grant-renamed': { breaks: 'oauth.token.error-invalid-grant', says: 'A wrong code or refresh token is told as invalid_request.',
    rules: errorOf({ invalid_grant: 'invalid_request' }) },
  'oauth.grant-type-error-renamed': { breaks: 'oauth.token.error-grant-type', says: 'An unknown grant_type is told as invalid_request.',
    rules: errorOf({ unsupported_grant_type: 'invalid_request' }) },
  'oauth.header-not-answered': { breaks: 'oauth.token.header-invalid-client', says: 'A client that fails by the header hears nothing of the scheme.',
    rules: { isHeaderAnswered: () => false } },

  // --- Calls with a token.
  'oauth.calls-without-token': { breaks: 'lists.bearer', says: 'The API answers calls without a token.',
    rules: { accessTokenOf: (store, shown) => (shown === undefined ? anyAccessToken() : store.accessTokens.get(shown)) } },
  'oauth.any-token': { breaks: 'oauth.access.token-issued', says: 'The API takes any token.',
    rules: { accessTokenOf: (store, shown) => (shown === undefined ? undefined : (store.accessTokens.get(shown) ?? anyAccessToken())) } },
  'oauth.refresh-token-as-access': { breaks: 'oauth.access.refresh-token-no-access', says: 'The API takes a refresh token for an access token.',
    rules: { accessTokenOf: (store, shown = '') => store.accessTokens.get(shown) ?? (store.refreshTokens.get(shown) && anyAccessToken()) } },
  'oauth.token-immortal': { breaks: 'oauth.access.expired', says: 'An access token never expires.',
    rules: { isTokenAlive: () => true } },
  'oauth.token-dies-early': { breaks: 'oauth.access.lifetime', says: 'An access token expires a minute after it is given.',
    rules: { isTokenAlive: (token, now) => now < token.expiresAt - 7_140_000 } },
  'oauth.scheme-case-matters': { breaks: 'oauth.access.scheme-case', says: 'Only “Bearer” with a capital is understood.',
    rules: { bearerOf: (authorization) => /^Bearer +(\S+) *$/.exec(authorization)?.[1] } },
  'oauth.bearer-not-understood': { breaks: 'oauth.access.bearer', says: 'The API wants the scheme Token in place of Bearer.',
    rules: { bearerOf: (authorization) => /^Token +(\S+) *$/i.exec(authorization)?.[1] } },
  'oauth.missing-token-403': { breaks: 'oauth.access.missing', says: 'A call without a token is answered with 403.',
    rules: { unauthorizedStatus: (isTokenShown) => (isTokenShown ? 401 : 403) } },
  'oauth.scheme-not-told': { breaks: 'oauth.access.challenge', says: 'A call without a valid token hears nothing of the scheme.',
    rules: { isSchemeTold: () => false } },
  'oauth.scope-not-checked': { breaks: 'errors.forbidden', says: 'Every token covers every list.',
    rules: { coversScope: () => true } },
  'oauth.scope-without-children': { breaks: 'oauth.scope-children', says: 'A scope does not cover those below it.',
    rules: { coversScope: (granted, needed) => granted.includes(needed) } },
} as const satisfies Record<string, Fault>;

function anyAccessToken() {
  return {
    token: '',
    grant: '',
    clientId: '',
    login: null,
    scopes: ['project', 'tm', 'glossary'],
    expiresAt: Infinity,
  };
}
