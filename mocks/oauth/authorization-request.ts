import type { App } from '../core/registered-app.ts';
import type { Challenge } from '../core/store.ts';
import type { AuthorizationRefusal, AuthorizationRefusalCode } from './authorization-refusals.ts';
import type { AppLookup } from './authorize-rules.ts';
import type { OauthRules } from './oauth-rules.ts';

/** A valid authorization request. Source, Endpoints 1. */
export interface AuthorizationRequest {
  readonly app: App;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state?: string;
  readonly challenge?: Challenge;
}

type Validated = { readonly ok: true; readonly request: AuthorizationRequest } | AuthorizationRefusal;

const CLIENT_PARAMETERS = ['client_id', 'redirect_uri'];
const OTHER_PARAMETERS = ['response_type', 'scope', 'state', 'code_challenge', 'code_challenge_method'];

// RFC 6749, 3.3: a scope name has no space, no quote and no backslash.
const SCOPE_NAME = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

/** Validates the query of an authorization request; a page asks the user about it, or the decision is made already. */
export function validateAuthorization(
  query: URLSearchParams,
  apps: AppLookup,
  isAsked: boolean,
  rules: OauthRules,
): Validated {
  const state = rules.readParameter(query, 'state');
  const createRefusal = (code: AuthorizationRefusalCode, redirectUri?: string): AuthorizationRefusal => ({
    ok: false,
    code,
    ...(redirectUri === undefined ? {} : { redirectUri }),
    ...(state === undefined ? {} : { state }),
  });
  const readParameter = (name: string, app?: App) =>
    rules.readParameter(query, name) ?? rules.replaceMissingParameter(name, app, apps, query);
  const isRepeated = (names: readonly string[]) =>
    rules.isRepetitionRefused() && names.some((name) => query.getAll(name).length > 1);

  if (isRepeated(CLIENT_PARAMETERS)) return createRefusal('client-repeated');
  const clientId = readParameter('client_id');
  if (clientId === undefined) return createRefusal('no-client-id');
  const sentRedirectUri = rules.readParameter(query, 'redirect_uri');
  const app = rules.findApp(apps, clientId, sentRedirectUri);
  if (app === undefined) {
    return createRefusal('unknown-client', rules.isUnknownAppRedirected() ? sentRedirectUri : undefined);
  }
  const redirectUri = readParameter('redirect_uri', app);
  if (redirectUri === undefined) return createRefusal('no-redirect-uri');
  if (!rules.isRedirectAllowed(app, redirectUri)) return createRefusal('redirect-uri');

  const refuse = (code: AuthorizationRefusalCode) =>
    createRefusal(code, rules.isErrorRedirected() ? redirectUri : undefined);

  if (isRepeated(OTHER_PARAMETERS)) return refuse('repeated');
  const hasUnknown = [...query.keys()].some(
    (name) => !CLIENT_PARAMETERS.includes(name) && !OTHER_PARAMETERS.includes(name),
  );
  if (hasUnknown && rules.isUnknownParameterRefused()) return refuse('unknown-parameter');
  if (state === undefined && rules.isStateRequired()) return refuse('no-state');

  const responseType = readParameter('response_type', app);
  if (responseType === undefined) return refuse('no-response-type');
  if (!rules.isResponseType(responseType)) return refuse('response-type');

  const scopes = rules.splitScopes(readParameter('scope', app) ?? '');
  if (!rules.areScopesEnough(scopes)) return refuse('no-scope');
  if (!scopes.every((scope) => SCOPE_NAME.test(scope))) return refuse('scope-characters');

  const challenge = rules.readParameter(query, 'code_challenge');
  if (challenge === undefined && rules.isChallengeRequired(app, isAsked)) return refuse('no-challenge');
  const sentMethod = rules.readParameter(query, 'code_challenge_method');
  const method = rules.challengeMethod(sentMethod);
  // Without a challenge, the default method does not matter.
  if ((challenge ?? sentMethod) !== undefined && !rules.isChallengeMethod(method)) return refuse('challenge-method');
  if (challenge !== undefined && !rules.isChallengeWellFormed(challenge, app)) return refuse('challenge-characters');

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
