import type { RequirementId } from '../../spec/requirements.ts';

type Row = readonly [error: string, description: string, requirement: RequirementId];

/** Why the token endpoint says no: the error of RFC 6749, 5.2, the sentence and the requirement that is at stake. */
// prettier-ignore
const REFUSALS = {
  'unreadable-body':      ['invalid_request', 'The body is JSON (application/json) or a form (application/x-www-form-urlencoded) in UTF-8.', 'oauth.token.json-body'],
  'not-an-object':        ['invalid_request', 'The body is a JSON object.', 'oauth.token.json-body'],
  'not-a-string':         ['invalid_request', 'Each parameter is a string.', 'oauth.token.json-body'],
  'repeated':             ['invalid_request', 'A parameter was given more than once.', 'oauth.token.parameters-once'],
  'stranger':             ['invalid_request', 'There is a parameter that is not known.', 'oauth.token.parameters-unknown'],
  'no-grant-type':        ['invalid_request', 'grant_type is missing.', 'oauth.token.grant-type-required'],
  'grant-type':           ['unsupported_grant_type', 'grant_type is authorization_code or refresh_token.', 'oauth.token.grant-type-known'],
  'no-client-id':         ['invalid_request', 'client_id is missing.', 'oauth.token.client-id-required'],
  'unknown-client':       ['invalid_client', 'No app is registered with this client_id.', 'oauth.token.error-invalid-client'],
  'no-secret':            ['invalid_client', 'A confidential app sends its client_secret; a verifier does not replace it.', 'oauth.token.secret-required'],
  'wrong-secret':         ['invalid_client', 'The client_secret is wrong.', 'oauth.token.secret-checked'],
  'public-secret':        ['invalid_client', 'A public app has no client_secret and sends none.', 'oauth.public-sends-secret'],
  'no-code':              ['invalid_request', 'code is missing.', 'oauth.token.code-required'],
  'unknown-code':         ['invalid_grant', 'This code was never issued.', 'oauth.token.code-valid'],
  'code-of-another':      ['invalid_grant', 'This code was issued to another app.', 'oauth.token.code-bound-to-client'],
  'used-code':            ['invalid_grant', 'This code has been exchanged before.', 'oauth.token.code-once'],
  'expired-code':         ['invalid_grant', 'This code has expired.', 'oauth.token.code-short-lived'],
  'no-redirect-uri':      ['invalid_request', 'redirect_uri is missing.', 'oauth.token.redirect-uri-required'],
  'other-redirect-uri':   ['invalid_grant', 'redirect_uri differs from the one of the authorization request.', 'oauth.token.redirect-uri-matches'],
  'no-verifier':          ['invalid_request', 'code_verifier is missing; the authorization request had a code_challenge.', 'oauth.token.verifier-required'],
  'unwanted-verifier':    ['invalid_grant', 'The authorization request had no code_challenge.', 'oauth.pkce.verifier-without-challenge'],
  'malformed-verifier':   ['invalid_grant', 'code_verifier has 43 to 128 letters, digits or the signs - . _ ~', 'oauth.pkce.verifier-length'],
  'wrong-verifier':       ['invalid_grant', 'code_verifier does not belong to the code_challenge.', 'oauth.token.verifier-checked'],
  'no-refresh-token':     ['invalid_request', 'refresh_token is missing.', 'oauth.refresh.token-required'],
  'unknown-refresh-token':['invalid_grant', 'This refresh token was never issued.', 'oauth.refresh.token-valid'],
  'refresh-of-another':   ['invalid_grant', 'This refresh token was issued to another app.', 'oauth.refresh.bound-to-client'],
  'used-refresh-token':   ['invalid_grant', 'This refresh token has been used.', 'oauth.old-refresh-token'],
  'expired-refresh-token':['invalid_grant', 'This refresh token has expired.', 'oauth.refresh-token-lifetime'],
} as const satisfies Record<string, Row>;

export type TokenRefusalCode = keyof typeof REFUSALS;

/** A refusal of the token endpoint. */
export class TokenRefusal extends Error {
  readonly code: TokenRefusalCode;
  readonly error: string;
  readonly requirement: RequirementId;

  constructor(code: TokenRefusalCode) {
    const [error, description, requirement] = REFUSALS[code];
    super(description);
    this.code = code;
    this.error = error;
    this.requirement = requirement;
  }
}
