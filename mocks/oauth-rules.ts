import { createHash, timingSafeEqual } from 'node:crypto';
import type { AccessToken, App, Code, RefreshToken } from './store.ts';

export type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The body of a token answer. Source, "Token response". */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly refresh_token: string;
}

/**
 * Every decision of the authorization server, one small function each. The service asks these and nothing else, so a
 * fault is a row that puts another function in the place of one.
 */
export const oauthRules = {
  // --- Endpoints 1: the authorization request.
  isResponseType: (asked: string): boolean => asked === 'code',
  isRedirectAllowed: (app: App, asked: string): boolean => app.redirectUris.includes(asked),
  isScopeRequired: (): boolean => true,
  scopesOf: (scope: string): readonly string[] => scope.split(' ').filter((name) => name !== ''),
  isChallengeRequired: (app: App): boolean => app.type === 'public',
  challengeMethod: (asked: string | undefined): string => asked ?? 'plain',
  isChallengeMethod: (method: string): boolean => method === 'S256' || method === 'plain',
  isChallengeWellFormed: (challenge: string): boolean => UNRESERVED.test(challenge),
  missingChallengeError: (): string => 'invalid_request',
  isErrorRedirected: (): boolean => true,
  isApprovalRemembered: (): boolean => false,
  approval: (code: string, state: string | undefined): Parameters => ({ code, state }),
  denial: (state: string | undefined): Parameters => ({ error: 'access_denied', state }),
  failure: (error: string, description: string, state: string | undefined): Parameters => ({
    error,
    error_description: description,
    state,
  }),
  addressWith,

  // --- Endpoints 2: who asks.
  isSecretRequired: (app: App): boolean => app.type === 'confidential',
  isSecretTakenFromPublicApp: (): boolean => false,
  isBasicTaken: (): boolean => false,
  isSecretRight: (app: App, shown: string): boolean => isSame(app.clientSecret ?? '', shown),

  // --- Endpoints 2: the grant authorization_code.
  codeLifetime: (): number => 600, // seconds
  isCodeFresh: (code: Code, now: number): boolean => now < code.expiresAt,
  isCodeUnused: (code: Code): boolean => !code.redeemed,
  isCodeOfApp: (code: Code, app: App): boolean => code.clientId === app.clientId,
  isRedirectOfCode: (code: Code, shown: string): boolean => code.redirectUri === shown,
  isRedirectRequired: (): boolean => true,
  isVerifierRequired: (code: Code): boolean => code.challenge !== undefined,
  isVerifierWellFormed: (verifier: string): boolean => UNRESERVED.test(verifier),
  isVerifierWanted: (code: Code): boolean => code.challenge !== undefined,
  isVerifierRight: ({ challenge }: Code, verifier: string): boolean =>
    challenge === undefined || isSame(challenge.value, challengeOf(verifier, challenge.method)),
  isReuseRevoking: (): boolean => true,

  // --- Endpoints 2: the grant refresh_token.
  isRefreshTokenUsable: (token: RefreshToken): boolean => !token.used,
  isRefreshTokenFresh: (_token: RefreshToken, _now: number): boolean => true,
  isRefreshTokenOfApp: (token: RefreshToken, app: App): boolean => token.clientId === app.clientId,
  nextRefreshToken: (_used: string | undefined, fresh: string): string => fresh,
  nextAccessToken: (_used: string | undefined, fresh: string): string => fresh,
  isAccessEndedByRefresh: (): boolean => false,
  grantedScopes: (scopes: readonly string[]): readonly string[] => scopes,

  // --- The answers of the token endpoint.
  isGrantType: (asked: string): boolean => asked === 'authorization_code' || asked === 'refresh_token',
  isJsonTaken: (): boolean => true,
  isFormTaken: (): boolean => true,
  tokenLifetime: (): number => 7200, // seconds
  tokenAnswer: (answer: TokenAnswer): object => answer,
  tokenError: (error: string): string => error,
  tokenErrorStatus: (error: string): number => (error === 'invalid_client' ? 401 : 400),
  tokenAnswerHeaders: (): Record<string, string> => ({ 'Cache-Control': 'no-store', Pragma: 'no-cache' }),

  // --- Authentication 1: calls with a token.
  bearerOf: (authorization: string): string | undefined => /^Bearer +(\S+) *$/i.exec(authorization)?.[1],
  isTokenAlive: (token: AccessToken, now: number): boolean => now < token.expiresAt,
  coversScope: (granted: readonly string[], needed: string): boolean =>
    granted.some((scope) => scope === needed || needed.startsWith(`${scope}.`)),
};

export type OauthRules = typeof oauthRules;

// RFC 7636, 4.1 and 4.2: both the verifier and the challenge are 43 to 128 unreserved characters.
const UNRESERVED = /^[A-Za-z0-9\-._~]{43,128}$/;

/** The challenge that belongs to a verifier. Source, Endpoints 1: `plain` is the verifier itself. */
export function challengeOf(verifier: string, method: string): string {
  return method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
}

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export function isSame(known: string, shown: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(known), digest(shown));
}

/** An address with parameters added to its query; those that are undefined are left out. */
export function addressWith(address: string, parameters: Parameters): string {
  // Percent-encoding, never "+": an app that reads its query without form decoding still gets its state unchanged.
  const pairs = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const join = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return address + join + pairs.join('&');
}
