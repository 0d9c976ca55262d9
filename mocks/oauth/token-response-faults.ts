import { faultTable } from '../core/fault.ts';
import type { Fault } from '../core/fault.ts';
import type { App } from '../core/registered-app.ts';
import type { OauthRules } from './oauth-rules.ts';
import type { TokenRefusalCode } from './token-refusals.ts';
import { tokenRules } from './token-rules.ts';
import type { TokenResponse } from './token-rules.ts';

const changeResponse = (
  change: (response: TokenResponse, isRefreshed: boolean, type: App['type']) => object,
): Fault<OauthRules>['rules'] => ({
  tokenResponse: change,
});
const renameErrors = (changes: Readonly<Record<string, string>>): Fault<OauthRules>['rules'] => ({
  tokenError: (error) => changes[error] ?? error,
});

/** Answers one refusal with the status of a failure. */
const failAt = (failing: TokenRefusalCode): Partial<OauthRules> => ({
  tokenErrorStatus: (error, code) => (code === failing ? 500 : tokenRules.tokenErrorStatus(error, code)),
});

/** Named faults of token responses and errors. */
// prettier-ignore
export const tokenResponseFaults = faultTable<OauthRules>()({
  // --- The response.
  'oauth.access-token-missing': { breaks: 'oauth.token-response.access-token', says: 'The access token has another name.',
    rules: changeResponse(({ access_token, ...response }) => ({ token: access_token, ...response })) },
  'oauth.public-tokens-cut': { breaks: 'oauth.access.bearer', says: 'Of the access token of a public app the last character is missing.',
    rules: changeResponse((response, _isRefreshed, type) => (type === 'public' ? { ...response, access_token: response.access_token.slice(0, -1) } : response)) },
  'oauth.token-type-other': { breaks: 'oauth.token-response.token-type', says: 'token_type is mac.',
    rules: changeResponse((response) => ({ ...response, token_type: 'mac' })) },
  'oauth.token-type-missing': { breaks: 'oauth.token-response.token-type', says: 'token_type is missing.',
    rules: changeResponse((response) => ({ ...response, token_type: undefined })) },
  'oauth.token-type-capital': { breaks: 'oauth.token-type-case', says: 'token_type is written Bearer.',
    rules: changeResponse((response) => ({ ...response, token_type: 'Bearer' })) },
  'oauth.expires-in-text': { breaks: 'oauth.token-response.expires-in', says: 'expires_in is a string.',
    rules: changeResponse((response) => ({ ...response, expires_in: String(response.expires_in) })) },
  'oauth.renewal-states-less': { breaks: 'oauth.access.expired', says: 'A renewal states ten minutes, though its access token lives for two hours.',
    rules: changeResponse((response, isRefreshed) => (isRefreshed ? { ...response, expires_in: 600 } : response)) },
  'oauth.expires-in-missing': { breaks: 'oauth.token-response.expires-in', says: 'expires_in is missing.',
    rules: changeResponse((response) => ({ ...response, expires_in: undefined })) },
  'oauth.expires-in-too-long': { breaks: 'oauth.access.lifetime', says: 'expires_in is twice the lifetime of the token.',
    rules: changeResponse((response) => ({ ...response, expires_in: response.expires_in * 2 })) },
  'oauth.refresh-token-missing': { breaks: 'oauth.token-response.refresh-token', says: 'A code exchange returns no refresh token.',
    rules: changeResponse(({ refresh_token, ...response }, isRefreshed) => (isRefreshed ? { ...response, refresh_token } : response)) },
  'oauth.refresh-token-for-secrets-only': { breaks: 'oauth.token-response.refresh-token', says: 'A public app gets no refresh token.',
    rules: changeResponse(({ refresh_token, ...response }, _isRefreshed, type) => (type === 'public' ? response : { ...response, refresh_token })) },
  'oauth.public-expires-in-text': { breaks: 'oauth.token-response.expires-in', says: 'expires_in of a public app is a string.',
    rules: changeResponse((response, _isRefreshed, type) => (type === 'public' ? { ...response, expires_in: String(response.expires_in) } : response)) },
  'oauth.tokens-guessable': { breaks: 'oauth.token.token-not-guessable', says: 'A token has only eight bits of entropy.',
    rules: { newToken: (random) => `token-${random(1)[0]}` } },
  'oauth.tokens-cached': { breaks: 'oauth.token.no-store', says: 'A token response is cacheable.',
    rules: { tokenResponseHeaders: () => ({ 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' }) } },
  'oauth.token-answer-201': { breaks: 'oauth.token.json-response', says: 'A token response has the status 201.',
    rules: { tokenResponseStatus: () => 201 } },
  'oauth.token-answer-as-text': { breaks: 'oauth.token.json-response', says: 'A token response has the content type text/plain.',
    rules: { tokenResponseHeaders: () => ({ 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }) } },
  'oauth.error-body-other': { breaks: 'oauth.token.error-shape', says: 'An error of the token endpoint has the body of an API error.',
    rules: { tokenErrorBody: (_error, message) => ({ error: { message, code: 400 } }) } },
  'oauth.quoted-grant-type-breaks': { breaks: 'oauth.token.error-shape', says: 'A grant_type with a quotation mark is answered as an internal error.',
    rules: { readGrantType: (asked) => { if (asked.includes('"')) throw new Error('A quotation mark is not escaped.'); return tokenRules.readGrantType(asked); } } },
  'oauth.token-error-quoted': { breaks: 'oauth.token.error-characters', says: 'The description of a token error has quotes and non-ASCII characters.',
    rules: { tokenErrorBody: (error, description) => ({ error, error_description: `"${description}" – “sorry”` }) } },
  'oauth.token-error-undescribed': { breaks: 'oauth.token-statuses', says: 'A token error has no description.',
    rules: { tokenErrorBody: (error) => ({ error }) } },
  'oauth.existence-told': { breaks: 'oauth.token.existence-hidden', says: 'The description of a token error reveals whether an app, code or token exists.',
    rules: { tokenErrorDescription: (_code, message) => message } },
  'oauth.unknown-client-renamed': { breaks: 'oauth.token.existence-hidden', says: 'An unknown app and a wrong secret have different error codes.',
    rules: { tokenError: (error, description) => (/^No app/.test(description) ? 'unauthorized_client' : error) } },
  'oauth.error-status-500': { breaks: 'oauth.token.error-status', says: 'Every error of the token endpoint has the status 500.',
    rules: { tokenErrorStatus: () => 500 } },
  'oauth.error-status-of-missing-verifier': { breaks: 'oauth.token.error-status', says: 'The error of a missing verifier has the status 500.',
    rules: failAt('no-verifier') },
  'oauth.error-status-of-unreadable-body': { breaks: 'oauth.token.error-status', says: 'The error of a body that is no JSON has the status 500.',
    rules: failAt('unreadable-body') },
  'oauth.error-status-200': { breaks: 'oauth.token.error-status', says: 'Every error of the token endpoint has the status 200.',
    rules: { tokenErrorStatus: () => 200 } },
  'oauth.invalid-request-renamed': { breaks: 'oauth.token.error-invalid-request', says: 'The error of a missing parameter is invalid_grant.',
    rules: renameErrors({ invalid_request: 'invalid_grant' }) },
  'oauth.invalid-client-renamed': { breaks: 'oauth.token.error-invalid-client', says: 'The error of a failed client authentication is invalid_grant.',
    rules: renameErrors({ invalid_client: 'invalid_grant' }) },
  'oauth.invalid-grant-renamed': { breaks: 'oauth.token.error-invalid-grant', says: 'The error of a wrong code or refresh token is invalid_request.',
    rules: renameErrors({ invalid_grant: 'invalid_request' }) },
  'oauth.grant-type-error-renamed': { breaks: 'oauth.token.error-grant-type', says: 'The error of an unknown grant_type is invalid_request.',
    rules: renameErrors({ unsupported_grant_type: 'invalid_request' }) },
  'oauth.header-not-answered': { breaks: 'oauth.token.header-invalid-client', says: 'A failed authentication by the header is answered without WWW-Authenticate.',
    rules: { isHeaderChallenged: () => false } },
});
