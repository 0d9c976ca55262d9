import type { RequirementId } from '../../spec/requirements/requirements.ts';

type Row = readonly [error: string, description: string, requirement: RequirementId, correction: string | null];

/**
 * Why the token endpoint refuses a request: the error of RFC 6749, 5.2, a sentence, the violated requirement and what to
 * send instead; null if the request was right and only time has passed.
 */
// prettier-ignore
const REFUSALS = {
  'unreadable-body':      ['invalid_request', 'The body must be JSON (application/json) or a form (application/x-www-form-urlencoded) in UTF-8.', 'oauth.token.json-body', 'Send the parameters as JSON, with Content-Type: application/json.'],
  'not-an-object':        ['invalid_request', 'The body must be a JSON object.', 'oauth.token.json-body', 'Send one JSON object with the parameters as its members.'],
  'not-a-string':         ['invalid_request', 'Each parameter must be a string.', 'oauth.token.json-body', 'Send every parameter as a JSON string.'],
  'repeated':             ['invalid_request', 'A parameter was sent more than once.', 'oauth.token.parameters-once', 'Send each parameter once.'],
  'unknown-parameter':    ['invalid_request', 'A parameter is unknown.', 'oauth.token.parameters-unknown', 'Omit the unknown parameter.'],
  'no-grant-type':        ['invalid_request', 'grant_type is missing.', 'oauth.token.grant-type-required', 'Send grant_type: authorization_code for a code, refresh_token for a renewal.'],
  'grant-type':           ['unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.', 'oauth.token.grant-type-known', 'Send grant_type: authorization_code for a code, refresh_token for a renewal.'],
  'no-client-id':         ['invalid_request', 'client_id is missing.', 'oauth.token.client-id-required', 'Send the client_id of the registered app.'],
  'unknown-client':       ['invalid_client', 'No app is registered with this client_id.', 'oauth.token.error-invalid-client', 'Register the app first, or send the client_id of a registered app.'],
  'no-secret':            ['invalid_client', 'client_secret is missing; a confidential app needs it even with a verifier.', 'oauth.token.secret-required', 'Send the client_secret of the app in the body.'],
  'wrong-secret':         ['invalid_client', 'The client_secret is wrong.', 'oauth.token.secret-checked', 'Send the client_secret of the registered app.'],
  'public-secret':        ['invalid_client', 'A public app has no client_secret.', 'oauth.public-sends-secret', 'Omit client_secret, or register the app as confidential.'],
  'no-code':              ['invalid_request', 'code is missing.', 'oauth.token.code-required', 'Send the code from the query of the callback.'],
  'unknown-code':         ['invalid_grant', 'This code was never issued.', 'oauth.token.code-valid', 'Send the code from the query of the callback, decoded once.'],
  'code-of-another':      ['invalid_grant', 'This code was issued to another app.', 'oauth.token.code-bound-to-client', 'Exchange a code with the client_id that requested it.'],
  'used-code':            ['invalid_grant', 'This code has been exchanged before.', 'oauth.token.code-once', 'Exchange a code once, then renew with the refresh_token.'],
  'expired-code':         ['invalid_grant', 'This code has expired.', 'oauth.token.code-short-lived', null],
  'no-redirect-uri':      ['invalid_request', 'redirect_uri is missing.', 'oauth.token.redirect-uri-required', 'Send the redirect_uri of the authorization request again.'],
  'other-redirect-uri':   ['invalid_grant', 'redirect_uri differs from that of the authorization request.', 'oauth.token.redirect-uri-matches', 'Send exactly the redirect_uri of the authorization request.'],
  'no-verifier':          ['invalid_request', 'code_verifier is missing; the authorization request had a code_challenge.', 'oauth.token.verifier-required', 'Store the verifier that the code_challenge was made from, and send it as code_verifier.'],
  'unexpected-verifier':  ['invalid_grant', 'The authorization request had no code_challenge.', 'oauth.pkce.verifier-without-challenge', 'Send code_challenge in the authorization request, or no code_verifier.'],
  'malformed-verifier':   ['invalid_grant', 'code_verifier must have 43 to 128 letters, digits or the characters - . _ ~', 'oauth.pkce.verifier-length', 'Create a verifier of 43 to 128 of these characters, for example from 32 random bytes in base64url.'],
  'wrong-verifier':       ['invalid_grant', 'code_verifier does not match the code_challenge.', 'oauth.token.verifier-checked', 'Send the verifier that the code_challenge was made from, and S256 as its method if it was hashed.'],
  'no-refresh-token':     ['invalid_request', 'refresh_token is missing.', 'oauth.refresh.token-required', 'Send the refresh_token of the latest token response.'],
  'unknown-refresh-token':['invalid_grant', 'This refresh token was never issued.', 'oauth.refresh.token-valid', 'Send the refresh_token of the latest token response.'],
  'refresh-of-another':   ['invalid_grant', 'This refresh token was issued to another app.', 'oauth.refresh.bound-to-client', 'Renew with the client_id that the tokens were issued to.'],
  'used-refresh-token':   ['invalid_grant', 'This refresh token has been used.', 'oauth.old-refresh-token', 'Store the refresh_token of every token response, and send the latest one.'],
  'expired-refresh-token':['invalid_grant', 'This refresh token has expired.', 'oauth.refresh-token-lifetime', null],
} as const satisfies Record<string, Row>;

/** Why the token endpoint refuses a request. */
export type TokenRefusalCode = keyof typeof REFUSALS;

const NO_CLIENT = 'The client_id is unknown, or the client_secret is wrong.';
const NO_CODE = 'This app has no such code.';
const NO_REFRESH_TOKEN = 'This app has no such refresh token.';

/**
 * Sentences of refusals that a client must not be able to tell apart: otherwise they would reveal which apps, codes and
 * tokens exist. The journal has the exact reason. RFC 6749, 5.2: an unknown client and a wrong secret are one error.
 */
export const INDISTINGUISHABLE: { readonly [Code in TokenRefusalCode]?: string } = {
  'unknown-client': NO_CLIENT,
  'no-secret': NO_CLIENT,
  'wrong-secret': NO_CLIENT,
  'public-secret': NO_CLIENT,
  'unknown-code': NO_CODE,
  'code-of-another': NO_CODE,
  'unknown-refresh-token': NO_REFRESH_TOKEN,
  'refresh-of-another': NO_REFRESH_TOKEN,
};

/** A refusal of the token endpoint; its message is the exact reason. */
export class TokenRefusal extends Error {
  readonly code: TokenRefusalCode;
  /** The error code of RFC 6749, 5.2. */
  readonly error: string;
  readonly requirement: RequirementId;
  /** What to send instead; null if the source allows the request. */
  readonly correction: string | null;

  constructor(code: TokenRefusalCode) {
    const [error, description, requirement, correction] = REFUSALS[code];
    super(description);
    this.code = code;
    this.error = error;
    this.requirement = requirement;
    this.correction = correction;
  }
}
