import type { OauthRules } from './oauth-rules.ts';
import type { App, Challenge } from './store.ts';

/** An authorization request that may be put to the user. Source, Endpoints 1. */
export interface AuthorizationRequest {
  readonly app: App;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state?: string;
  readonly challenge?: Challenge;
}

/** Why an authorization request is refused: told to the app by a redirect, or to the user on a page. */
export interface AuthorizationRefusal {
  readonly ok: false;
  readonly error: string;
  readonly description: string;
  /** Where to send the browser; absent when the user must be told on a page instead. */
  readonly redirectUri?: string;
  readonly state?: string;
}

type Judgement = { readonly ok: true; readonly request: AuthorizationRequest } | AuthorizationRefusal;

// RFC 6749, 3.3: a scope name has no space, no quote and no backslash.
const SCOPE_NAME = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

/** Judges the query of an authorization request: what may be asked of the user, or why nothing may. */
export function judgeAuthorization(
  query: URLSearchParams,
  appOf: (clientId: string) => App | undefined,
  rules: OauthRules,
): Judgement {
  const onPage = (description: string): Judgement => ({ ok: false, error: 'invalid_request', description });

  // Until the app and its redirect URL are known, nothing may be sent to the address that the request names.
  const [clientId, ...moreIds] = query.getAll('client_id');
  if (!clientId || moreIds.length > 0) return onPage('The request needs exactly one client_id.');
  const app = appOf(clientId);
  if (app === undefined) return onPage(`No app is registered with the client_id “${clip(clientId)}”.`);
  const [redirectUri, ...moreUris] = query.getAll('redirect_uri');
  if (!redirectUri || moreUris.length > 0) return onPage('The request needs exactly one redirect_uri.');
  if (!rules.isRedirectAllowed(app, redirectUri)) {
    return onPage(`The redirect_uri “${clip(redirectUri)}” is not one of the redirect URLs registered for this app.`);
  }

  const state = query.get('state') || undefined;
  const refused = (error: string, description: string): AuthorizationRefusal => ({
    ok: false,
    error,
    description,
    ...(rules.isErrorRedirected() ? { redirectUri } : {}),
    ...(state === undefined ? {} : { state }),
  });

  for (const name of ['response_type', 'scope', 'state', 'code_challenge', 'code_challenge_method']) {
    if (query.getAll(name).length > 1) return refused('invalid_request', `${name} was given more than once.`);
  }

  const responseType = query.get('response_type');
  if (!responseType) return refused('invalid_request', 'response_type is missing; its value is code.');
  if (!rules.isResponseType(responseType)) {
    return refused('unsupported_response_type', 'The only response_type is code.');
  }

  const scopes = rules.scopesOf(query.get('scope') ?? '');
  if (scopes.length === 0 && rules.isScopeRequired()) {
    return refused('invalid_request', 'scope is missing; it names one or more scopes separated by spaces.');
  }
  if (!scopes.every((scope) => SCOPE_NAME.test(scope))) {
    return refused('invalid_scope', 'scope holds a character that no scope has, such as a quote.');
  }

  const challenge = query.get('code_challenge') || undefined;
  if (challenge === undefined && rules.isChallengeRequired(app)) {
    return refused(rules.missingChallengeError(), 'A public app sends a code_challenge.');
  }
  const method = rules.challengeMethod(query.get('code_challenge_method') || undefined);
  if (!rules.isChallengeMethod(method)) {
    return refused('invalid_request', 'code_challenge_method is S256 or plain.');
  }
  if (challenge !== undefined && !rules.isChallengeWellFormed(challenge)) {
    return refused('invalid_request', 'code_challenge has 43 to 128 letters, digits or the signs - . _ ~');
  }

  return {
    ok: true,
    request: {
      app,
      redirectUri,
      scopes,
      ...(state === undefined ? {} : { state }),
      ...(challenge === undefined ? {} : { challenge: { value: challenge, method } }),
    },
  };
}

const clip = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
