import { generateSecret, type Random } from '../core/random.ts';
import { createChallenge } from './challenge.ts';
import { isSameSecret } from './compare-secrets.ts';
import { INDISTINGUISHABLE, type TokenRefusalCode } from './token-refusals.ts';
import type { AccessToken, Code, RefreshToken, Store, UserDecision } from '../core/store.ts';
import type { App } from '../core/registered-app.ts';

/** The parameters of a token request, except empty ones. */
export type TokenParameters = ReadonlyMap<string, string>;

/** A token response. Source, "Token response". */
export interface TokenResponse {
  readonly access_token: string;
  readonly token_type: string;
  /** In seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
}

/** Every decision about tokens as one small function, so that a fault can replace it. Source, Endpoints 2. */
export const tokenRules = {
  // --- The request.
  isTokenByPostAccepted: (): boolean => true,
  isTokenByGetAccepted: (): boolean => false,
  isJsonAccepted: (): boolean => true,
  isFormAccepted: (_contentType: string): boolean => true,
  isFormRepetitionAccepted: (): boolean => false,
  isEmptyValueKept: (): boolean => false,
  /** Some clients send null for an omitted parameter. */
  isNullOmitted: (_name: string): boolean => true,
  isUnknownTokenParameterRefused: (): boolean => false,
  /** The parameters of a request; those in the address are ignored. */
  readTokenParameters: (readBody: () => TokenParameters, _address: string): TokenParameters => readBody(),
  /** The value that is used for a missing parameter. */
  replaceMissingTokenParameter: (_name: string, _given: TokenParameters, _store: Store): string | undefined =>
    undefined,
  /** The text of a JSON value; undefined for what is none. */
  readJsonValue: (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined),
  readGrantType: (asked: string): string | undefined =>
    asked === 'authorization_code' || asked === 'refresh_token' ? asked : undefined,

  // --- The app.
  isBasicAccepted: (): boolean => false,
  isSecretAcceptedFromPublicApp: (): boolean => false,
  isSecretRequired: (app: App, _given: TokenParameters): boolean => app.type === 'confidential',
  isSecretRight: (app: App, sent: string, _given: TokenParameters): boolean =>
    isSameSecret(app.clientSecret ?? '', sent),

  // --- The grant authorization_code.
  findCode: (store: Store, sent: string, _app: App): Code | undefined => store.codes.get(sent),
  isCodeOfApp: (code: Code, app: App): boolean => code.clientId === app.clientId,
  isCodeUnused: (code: Code): boolean => !code.redeemed,
  // RFC 6749, 4.1.2: a code that is used twice may have been stolen, so its tokens are revoked.
  isReuseRevoking: (): boolean => true,
  isCodeFresh: (code: Code, now: number): boolean => now < code.expiresAt,
  isRedirectOfCode: (code: Code, sent: string): boolean => code.redirectUri === sent,
  isVerifierRequired: (code: Code): boolean => code.challenge !== undefined,
  // RFC 9700, 2.1.1: otherwise an attacker could remove the challenge unnoticed.
  isVerifierExpected: (code: Code): boolean => code.challenge !== undefined,
  isVerifierWellFormed: (verifier: string): boolean => /^[A-Za-z0-9\-._~]{43,128}$/.test(verifier),
  isVerifierRight: ({ challenge }: Code, verifier: string, _app: App): boolean =>
    challenge === undefined || isSameSecret(challenge.value, createChallenge(verifier, challenge.method)),
  isAccessEndedByExchange: (): boolean => false,

  // --- The grant refresh_token.
  findRefreshToken: (store: Store, sent: string, _app: App): RefreshToken | undefined => store.refreshTokens.get(sent),
  isRefreshTokenOfApp: (token: RefreshToken, app: App): boolean => token.clientId === app.clientId,
  isRefreshTokenUsable: (token: RefreshToken, _will: UserDecision): boolean => !token.used,
  isRefreshTokenFresh: (_token: RefreshToken, _now: number): boolean => true,
  isAccessEndedByRefresh: (): boolean => false,
  refreshedScopes: (granted: readonly string[], _asked: string | undefined): readonly string[] => granted,

  // --- The response.
  newToken: (random: Random): string => generateSecret(random),
  nextAccessToken: (_store: Store, _used: RefreshToken | undefined, fresh: string): string => fresh,
  nextRefreshToken: (_used: RefreshToken | undefined, fresh: string): string => fresh,
  tokenLifetime: (): number => 7200, // seconds
  tokenResponse: (response: TokenResponse, _isRefreshed: boolean, _type: App['type']): object => response,
  tokenResponseStatus: (): number => 200,
  tokenResponseHeaders: (): Record<string, string> => ({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Pragma: 'no-cache',
  }),
  tokenError: (error: string, _description: string): string => error,
  tokenErrorDescription: (code: TokenRefusalCode, message: string): string => INDISTINGUISHABLE[code] ?? message,
  tokenErrorBody: (error: string, description: string): object => ({ error, error_description: description }),
  tokenErrorStatus: (error: string, _code: TokenRefusalCode): number => (error === 'invalid_client' ? 401 : 400),
  // RFC 6749, 5.2: a client that authenticated by the Authorization header gets a WWW-Authenticate header.
  isHeaderChallenged: (): boolean => true,

  // --- Calls with a token. Source, Authentication 1 and 6.
  isTokenNeeded: (_path: string, _method: string, _url: string, _cookie: string | undefined): boolean => true,
  /** Further headers of the response to a call. */
  callHeaders: (): Record<string, string> => ({}),
  readBearer: (authorization: string): string | undefined => /^Bearer +(\S+) *$/i.exec(authorization)?.[1],
  findAccessToken: (store: Store, sent: string | undefined): AccessToken | undefined =>
    sent === undefined ? undefined : store.accessTokens.use(sent),
  isTokenAlive: (token: AccessToken, now: number): boolean => now < token.expiresAt,
  coversScope: (granted: readonly string[], needed: string): boolean =>
    granted.some((scope) => scope === needed || needed.startsWith(`${scope}.`)),
  unauthorizedStatus: (_isTokenSent: boolean): number => 401,
  isSchemeSent: (): boolean => true,
};
