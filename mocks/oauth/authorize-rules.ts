import type { AuthorizationRefusalCode } from './authorization-refusals.ts';
import { pageHeaders } from '../page.ts';
import { secretName, type Random } from '../random.ts';
import type { App } from '../store.ts';

/** Parameters to be put into an address; those that are undefined are left out. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** Where apps are looked up by their client ids. */
export interface Apps {
  get(clientId: string): App | undefined;
  values(): Iterable<App>;
}

/**
 * Every decision about an authorization request, one small function each (source, Endpoints 1). The service asks these
 * and nothing else, so a fault is a row that puts another function in the place of one.
 */
export const authorizeRules = {
  isPageAskedByGet: (): boolean => true,

  // --- The parameters.
  appOf: (apps: Apps, clientId: string, _redirectUri: string | undefined): App | undefined => apps.get(clientId),
  /** RFC 6749, 3.1: a parameter without a value is treated as left out. */
  parameterOf: (query: URLSearchParams, name: string): string | undefined => query.get(name) || undefined,
  /** What is taken where a parameter is missing. */
  parameterInstead: (_name: string, _app: App | undefined, _apps: Apps, _query: URLSearchParams): string | undefined =>
    undefined,
  isRepetitionRefused: (): boolean => true,
  isStrangerRefused: (): boolean => false,
  isStateRequired: (): boolean => false,
  isRedirectAllowed: (app: App, asked: string): boolean => app.redirectUris.includes(asked),
  isResponseType: (asked: string): boolean => asked === 'code',
  scopesOf: (scope: string): readonly string[] => scope.split(' ').filter((name) => name !== ''),
  areScopesEnough: (scopes: readonly string[]): boolean => scopes.length >= 1,
  isChallengeRequired: (app: App): boolean => app.type === 'public',
  challengeMethod: (asked: string | undefined): string => asked ?? 'plain',
  isChallengeMethod: (method: string): boolean => method === 'S256' || method === 'plain',
  isChallengeWellFormed: (challenge: string, _app: App): boolean => UNRESERVED.test(challenge),

  // --- The user.
  isUserAsked: (): boolean => true,
  isMemberAllowed: (_login: string | null, _logins: readonly string[]): boolean => true,
  isApprovalRemembered: (): boolean => false,
  pageHeaders: (formsTo: string): Record<string, string> => pageHeaders(formsTo),

  // --- The answer.
  newCode: (random: Random): string => secretName(random),
  codeLifetime: (): number => 600, // seconds
  grantedScopes: (scopes: readonly string[]): readonly string[] => scopes,
  placeOfAnswer: (redirectUri: string, _app: App): string => redirectUri,
  approval: (code: string, state: string | undefined): Parameters => ({ code, state }),
  denial: (state: string | undefined, _newCode: () => string): Parameters => ({ error: 'access_denied', state }),
  authorizationError: (error: string, _why: AuthorizationRefusalCode): string => error,
  failure: (error: string, description: string, state: string | undefined): Parameters => ({
    error,
    error_description: description,
    state,
  }),
  isUnknownAppRedirected: (): boolean => false,
  isErrorRedirected: (): boolean => true,
  isDenialRedirected: (): boolean => true,
  errorPageStatus: (): number => 400,
  addressWith,
  // After the page's post the browser must come with GET, which only 303 promises.
  redirectStatus: (method: string): number => (method === 'POST' ? 303 : 302),
};

// RFC 7636, 4.1 and 4.2: both the verifier and the challenge are 43 to 128 unreserved characters.
const UNRESERVED = /^[A-Za-z0-9\-._~]{43,128}$/;

/** An address with parameters added to its query. */
export function addressWith(address: string, parameters: Parameters): string {
  const join = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return address + join + encoded(parameters);
}

/** Parameters in the form of a query. */
export function encoded(parameters: Parameters): string {
  // Percent-encoding, never "+": an app that reads its query without form decoding still gets its state unchanged.
  return Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
}
