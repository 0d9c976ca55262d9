import type { AuthorizationRefusal, AuthorizationRefusalCode } from './authorization-refusals.ts';
import type { Apps } from './authorize-rules.ts';
import type { Rules } from '../rules.ts';
import type { App, Challenge } from '../store.ts';

/** An authorization request that may be put to the user. Source, Endpoints 1. */
export interface AuthorizationRequest {
  readonly app: App;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state?: string;
  readonly challenge?: Challenge;
}

type Judgement = { readonly ok: true; readonly request: AuthorizationRequest } | AuthorizationRefusal;

const CAREFUL = ['client_id', 'redirect_uri'];
const FURTHER = ['response_type', 'scope', 'state', 'code_challenge', 'code_challenge_method'];

// RFC 6749, 3.3: a scope name has no space, no quote and no backslash.
const SCOPE_NAME = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

/** Judges the query of an authorization request: what may be asked of the user, or why nothing may. */
export function judgeAuthorization(query: URLSearchParams, apps: Apps, rules: Rules): Judgement {
  const state = rules.parameterOf(query, 'state');
  const told = (code: AuthorizationRefusalCode, redirectUri?: string): AuthorizationRefusal => ({
    ok: false,
    code,
    ...(redirectUri === undefined ? {} : { redirectUri }),
    ...(state === undefined ? {} : { state }),
  });
  const parameter = (name: string, app?: App) =>
    rules.parameterOf(query, name) ?? rules.parameterInstead(name, app, apps, query);
  const isRepeated = (names: readonly string[]) =>
    rules.isRepetitionRefused() && names.some((name) => query.getAll(name).length > 1);

  if (isRepeated(CAREFUL)) return told('careful-repeated');
  const clientId = parameter('client_id');
  if (clientId === undefined) return told('no-client-id');
  const asked = rules.parameterOf(query, 'redirect_uri');
  const app = rules.appOf(apps, clientId, asked);
  if (app === undefined) return told('unknown-client', rules.isUnknownAppRedirected() ? asked : undefined);
  const redirectUri = parameter('redirect_uri', app);
  if (redirectUri === undefined) return told('no-redirect-uri');
  if (!rules.isRedirectAllowed(app, redirectUri)) return told('redirect-uri');

  const refused = (code: AuthorizationRefusalCode) => told(code, rules.isErrorRedirected() ? redirectUri : undefined);

  if (isRepeated(FURTHER)) return refused('repeated');
  const isStrange = [...query.keys()].some((name) => !CAREFUL.includes(name) && !FURTHER.includes(name));
  if (isStrange && rules.isStrangerRefused()) return refused('stranger');
  if (state === undefined && rules.isStateRequired()) return refused('no-state');

  const responseType = parameter('response_type', app);
  if (responseType === undefined) return refused('no-response-type');
  if (!rules.isResponseType(responseType)) return refused('response-type');

  const scopes = rules.scopesOf(parameter('scope', app) ?? '');
  if (!rules.areScopesEnough(scopes)) return refused('no-scope');
  if (!scopes.every((scope) => SCOPE_NAME.test(scope))) return refused('scope-characters');

  const challenge = rules.parameterOf(query, 'code_challenge');
  if (challenge === undefined && rules.isChallengeRequired(app)) return refused('no-challenge');
  const named = rules.parameterOf(query, 'code_challenge_method');
  const method = rules.challengeMethod(named);
  // Without a challenge the default of its method concerns nobody.
  if ((challenge ?? named) !== undefined && !rules.isChallengeMethod(method)) return refused('challenge-method');
  if (challenge !== undefined && !rules.isChallengeWellFormed(challenge, app)) return refused('challenge-characters');

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
