import type { RequirementId } from '../../spec/requirements.ts';

type Row = readonly [error: string, description: string, requirement: RequirementId, correction: string];

/**
 * Why an authorization request is refused: the error of RFC 6749, 4.1.2.1, the sentence, the requirement at
 * stake and what to send instead. The sentences travel in redirects, so they are plain ASCII without quotes.
 */
// prettier-ignore
export const AUTHORIZATION_REFUSALS = {
  // Told on a page: until app and redirect URL are known, nothing may be sent to the address that the request names.
  'careful-repeated':     ['invalid_request', 'client_id or redirect_uri was given more than once.', 'oauth.authorize.parameters-once', 'Send each parameter once.'],
  'no-client-id':         ['invalid_request', 'client_id is missing.', 'oauth.authorize.client-id-required', 'Send the client_id that registering the app gave.'],
  'unknown-client':       ['invalid_request', 'No app is registered with this client_id.', 'oauth.authorize.client-id-registered', 'Register the app first, or send the client_id of one that is registered.'],
  'no-redirect-uri':      ['invalid_request', 'redirect_uri is missing.', 'oauth.authorize.redirect-uri-required', 'Send redirect_uri, one of the redirect URLs registered for the app.'],
  'redirect-uri':         ['invalid_request', 'The redirect_uri is not one of the redirect URLs registered for this app.', 'oauth.authorize.redirect-uri-registered', 'Register this redirect_uri with the app, or send one that is registered, to the letter.'],
  // Told to the app.
  'repeated':             ['invalid_request', 'A parameter was given more than once.', 'oauth.authorize.parameters-once', 'Send each parameter once.'],
  'stranger':             ['invalid_request', 'There is a parameter that is not known.', 'oauth.authorize.parameters-unknown', 'Leave the unknown parameter out.'],
  'no-state':             ['invalid_request', 'state is missing.', 'oauth.authorize.state-optional', 'Send an unguessable state.'],
  'no-response-type':     ['invalid_request', 'response_type is missing; its value is code.', 'oauth.authorize.response-type-required', 'Send response_type=code.'],
  'response-type':        ['unsupported_response_type', 'The only response_type is code.', 'oauth.authorize.response-type-code', 'Send response_type=code.'],
  'no-scope':             ['invalid_request', 'scope is missing; it names one or more scopes separated by spaces.', 'oauth.authorize.scope-required', 'Send scope with at least one name.'],
  'scope-characters':     ['invalid_scope', 'scope holds a character that no scope has, such as a quote.', 'oauth.authorize.scope-several', 'Send the names of the scopes with single spaces between them and no quotes around them.'],
  'no-challenge':         ['invalid_request', 'A public app sends a code_challenge.', 'oauth.authorize.challenge-required', 'Send code_challenge, the SHA-256 hash of a verifier in base64url, and code_challenge_method=S256.'],
  'challenge-method':     ['invalid_request', 'code_challenge_method is S256 or plain.', 'oauth.authorize.challenge-method', 'Send code_challenge_method=S256.'],
  'challenge-characters': ['invalid_request', 'code_challenge has 43 to 128 letters, digits or the signs - . _ ~', 'oauth.pkce.verifier-length', 'Send the base64url form of the SHA-256 hash, without padding.'],
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
