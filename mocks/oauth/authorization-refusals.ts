import type { RequirementId } from '../../spec/requirements/requirements.ts';

type Row = readonly [error: string, description: string, requirement: RequirementId, correction: string];

/**
 * Why an authorization request is refused: the error of RFC 6749, 4.1.2.1, a sentence, the violated requirement and what
 * to send instead. The sentences travel in redirects, so they are plain ASCII without quotes.
 */
// prettier-ignore
export const AUTHORIZATION_REFUSALS = {
  // Shown on a page: nothing is redirected until the app and its redirect URL are known.
  'client-repeated':      ['invalid_request', 'client_id or redirect_uri was sent more than once.', 'oauth.authorize.parameters-once', 'Send each parameter once.'],
  'no-client-id':         ['invalid_request', 'client_id is missing.', 'oauth.authorize.client-id-required', 'Send the client_id of the registered app.'],
  'unknown-client':       ['invalid_request', 'No app is registered with this client_id.', 'oauth.authorize.client-id-registered', 'Register the app first, or send the client_id of a registered app.'],
  'no-redirect-uri':      ['invalid_request', 'redirect_uri is missing.', 'oauth.authorize.redirect-uri-required', 'Send redirect_uri, one of the registered redirect URLs of the app.'],
  'redirect-uri':         ['invalid_request', 'The redirect_uri is not a registered redirect URL of this app.', 'oauth.authorize.redirect-uri-registered', 'Register this redirect_uri with the app, or send exactly one that is registered.'],
  // Sent to the app.
  'repeated':             ['invalid_request', 'A parameter was sent more than once.', 'oauth.authorize.parameters-once', 'Send each parameter once.'],
  'unknown-parameter':    ['invalid_request', 'A parameter is unknown.', 'oauth.authorize.parameters-unknown', 'Omit the unknown parameter.'],
  'no-state':             ['invalid_request', 'state is missing.', 'oauth.authorize.state-optional', 'Send an unguessable state.'],
  'no-response-type':     ['invalid_request', 'response_type is missing; it must be code.', 'oauth.authorize.response-type-required', 'Send response_type=code.'],
  'response-type':        ['unsupported_response_type', 'The only response_type is code.', 'oauth.authorize.response-type-code', 'Send response_type=code.'],
  'no-scope':             ['invalid_request', 'scope is missing; it is a list of scopes separated by spaces.', 'oauth.authorize.scope-required', 'Send scope with at least one name.'],
  'scope-characters':     ['invalid_scope', 'scope has a character that is not allowed in a scope, such as a quote.', 'oauth.authorize.scope-several', 'Send the names of the scopes separated by single spaces, without quotes.'],
  'no-challenge':         ['invalid_request', 'code_challenge is missing; a public app needs it.', 'oauth.authorize.challenge-required', 'Send code_challenge, the SHA-256 hash of a verifier in base64url, and code_challenge_method=S256.'],
  'challenge-method':     ['invalid_request', 'code_challenge_method must be S256 or plain.', 'oauth.authorize.challenge-method', 'Send code_challenge_method=S256.'],
  'challenge-characters': ['invalid_request', 'code_challenge must have 43 to 128 letters, digits or the characters - . _ ~', 'oauth.pkce.verifier-length', 'Send the SHA-256 hash in base64url without padding.'],
} as const satisfies Record<string, Row>;

/** Why an authorization request is refused. */
export type AuthorizationRefusalCode = keyof typeof AUTHORIZATION_REFUSALS;

/** A refused authorization request. */
export interface AuthorizationRefusal {
  readonly ok: false;
  readonly code: AuthorizationRefusalCode;
  /** Where the browser is redirected; absent if the error must be shown on a page. */
  readonly redirectUri?: string;
  /** The state of the request, for the redirect. */
  readonly state?: string;
}
