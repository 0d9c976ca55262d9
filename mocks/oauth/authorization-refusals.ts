import type { RequirementId } from '../../spec/requirements.ts';

type Row = readonly [error: string, description: string, requirement: RequirementId];

/**
 * Why an authorization request is refused: the error of RFC 6749, 4.1.2.1, the sentence and the requirement at stake.
 * The sentences travel in redirects, so they are plain ASCII without quotes.
 */
// prettier-ignore
export const AUTHORIZATION_REFUSALS = {
  // Told on a page: until app and redirect URL are known, nothing may be sent to the address that the request names.
  'careful-repeated':     ['invalid_request', 'client_id or redirect_uri was given more than once.', 'oauth.authorize.parameters-once'],
  'no-client-id':         ['invalid_request', 'client_id is missing.', 'oauth.authorize.client-id-required'],
  'unknown-client':       ['invalid_request', 'No app is registered with this client_id.', 'oauth.authorize.client-id-registered'],
  'no-redirect-uri':      ['invalid_request', 'redirect_uri is missing.', 'oauth.authorize.redirect-uri-required'],
  'redirect-uri':         ['invalid_request', 'The redirect_uri is not one of the redirect URLs registered for this app.', 'oauth.authorize.redirect-uri-registered'],
  // Told to the app.
  'repeated':             ['invalid_request', 'A parameter was given more than once.', 'oauth.authorize.parameters-once'],
  'stranger':             ['invalid_request', 'There is a parameter that is not known.', 'oauth.authorize.parameters-unknown'],
  'no-state':             ['invalid_request', 'state is missing.', 'oauth.authorize.state-optional'],
  'no-response-type':     ['invalid_request', 'response_type is missing; its value is code.', 'oauth.authorize.response-type-required'],
  'response-type':        ['unsupported_response_type', 'The only response_type is code.', 'oauth.authorize.response-type-code'],
  'no-scope':             ['invalid_request', 'scope is missing; it names one or more scopes separated by spaces.', 'oauth.authorize.scope-required'],
  'scope-characters':     ['invalid_scope', 'scope holds a character that no scope has, such as a quote.', 'oauth.authorize.scope-several'],
  'no-challenge':         ['invalid_request', 'A public app sends a code_challenge.', 'oauth.authorize.challenge-required'],
  'challenge-method':     ['invalid_request', 'code_challenge_method is S256 or plain.', 'oauth.authorize.challenge-method'],
  'challenge-characters': ['invalid_request', 'code_challenge has 43 to 128 letters, digits or the signs - . _ ~', 'oauth.pkce.verifier-length'],
} as const satisfies Record<string, Row>;

export type AuthorizationRefusalCode = keyof typeof AUTHORIZATION_REFUSALS;

/** A refusal of an authorization request, and where it is told. */
export interface AuthorizationRefusal {
  readonly ok: false;
  readonly code: AuthorizationRefusalCode;
  /** Where to send the browser; absent when the user must be told on a page instead. */
  readonly redirectUri?: string;
  readonly state?: string;
}
