import type { AuthorizationRefusalCode } from './authorization-refusals.ts';
import { pageHeaders } from '../core/html-page.ts';
import { generateSecret, type Random } from '../core/random.ts';
import type { App } from '../core/registered-app.ts';

/** Parameters of a query; undefined ones are omitted. */
export type QueryParameters = Readonly<Record<string, string | undefined>>;

/** A field with a redirect URL. */
export interface RedirectField {
  readonly name: string;
  /** Whether the page has it, or it is only read. */
  readonly isOnPage: boolean;
}

/** The registered apps, by client id. */
export interface AppLookup {
  get(clientId: string): App | undefined;
  values(): Iterable<App>;
}

/**
 * Every decision about an authorization request as one small function (source, Endpoints 1). The service decides nothing
 * elsewhere, so a fault is a row that replaces some of them.
 */
export const authorizeRules = {
  isPageServedByGet: (): boolean => true,

  // --- The parameters.
  readQuery: (url: string): URLSearchParams => new URL(url).searchParams,
  findApp: (apps: AppLookup, clientId: string, _redirectUri: string | undefined): App | undefined => apps.get(clientId),
  /** RFC 6749, 3.1: a parameter without a value is treated as left out. */
  readParameter: (query: URLSearchParams, name: string): string | undefined => query.get(name) || undefined,
  /** The value that is used for a missing parameter. */
  replaceMissingParameter: (
    _name: string,
    _app: App | undefined,
    _apps: AppLookup,
    _query: URLSearchParams,
  ): string | undefined => undefined,
  isRepetitionRefused: (): boolean => true,
  isUnknownParameterRefused: (): boolean => false,
  isStateRequired: (): boolean => false,
  isRedirectAllowed: (app: App, asked: string): boolean => app.redirectUris.includes(asked),
  isResponseType: (asked: string): boolean => asked === 'code',
  splitScopes: (scope: string): readonly string[] => scope.split(' ').filter((name) => name !== ''),
  areScopesEnough: (scopes: readonly string[]): boolean => scopes.length >= 1,
  isChallengeRequired: (app: App, _isAsked: boolean): boolean => app.type === 'public',
  challengeMethod: (asked: string | undefined): string => asked ?? 'plain',
  isChallengeMethod: (method: string): boolean => method === 'S256' || method === 'plain',
  isChallengeWellFormed: (challenge: string, _app: App): boolean => UNRESERVED.test(challenge),

  // --- The user.
  isUserAsked: (): boolean => true,
  isMemberAllowed: (_login: string | null, _logins: readonly string[]): boolean => true,
  isApprovalRemembered: (): boolean => false,
  isApprovalEnough: (approved: readonly string[], asked: readonly string[]): boolean =>
    asked.every((scope) => approved.includes(scope)),
  /** What the page keeps of a request until the user has decided. */
  stateOfPage: (state: string, _app: App): string | undefined => state,
  isChallengeOnPage: (): boolean => true,
  /** A field of the form that names the redirect URL, and is believed. */
  redirectField: (): RedirectField | undefined => undefined,
  pageHeaders: (formTarget: string): Record<string, string> => pageHeaders(formTarget),

  // --- The response.
  newCode: (random: Random): string => generateSecret(random),
  codeLifetime: (): number => 600, // seconds
  grantedScopes: (scopes: readonly string[]): readonly string[] => scopes,
  redirectTarget: (redirectUri: string, _app: App): string => redirectUri,
  approval: (code: string, state: string | undefined): QueryParameters => ({ code, state }),
  isDenialRevoking: (): boolean => false,
  denial: (state: string | undefined, _newCode: () => string): QueryParameters => ({ error: 'access_denied', state }),
  authorizationError: (error: string, _why: AuthorizationRefusalCode): string => error,
  failure: (error: string, description: string, state: string | undefined): QueryParameters => ({
    error,
    error_description: description,
    state,
  }),
  isUnknownAppRedirected: (): boolean => false,
  isErrorRedirected: (): boolean => true,
  isDenialRedirected: (): boolean => true,
  errorPageStatus: (): number => 400,
  refusalHeaders: (_redirectUri: string | undefined): Record<string, string> => ({}),
  addToQuery,
  // After the post of the form the browser must follow with GET, which only 303 guarantees.
  redirectStatus: (method: string): number => (method === 'POST' ? 303 : 302),
};

// RFC 7636, 4.1 and 4.2: verifier and challenge have 43 to 128 unreserved characters.
const UNRESERVED = /^[A-Za-z0-9\-._~]{43,128}$/;

/** The address with parameters added to its query. */
export function addToQuery(address: string, parameters: QueryParameters): string {
  const join = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return address + join + encodeQuery(parameters);
}

/** The parameters as a query string, without a question mark. */
export function encodeQuery(parameters: QueryParameters): string {
  // Percent-encoding, never "+": an app that does not decode its query as a form still gets its state unchanged.
  return Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
}
