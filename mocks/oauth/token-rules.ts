import { createHash, timingSafeEqual } from 'node:crypto';
import { secretName, type Random } from '../random.ts';
import { TOLD_ALIKE, type TokenRefusalCode } from './token-refusals.ts';
import type { AccessToken, App, Code, RefreshToken, Store, UserDecision } from '../store.ts';

/** The parameters of a token request that have a value. */
export type TokenParameters = ReadonlyMap<string, string>;

/** The body of a token answer. Source, "Token response". */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly refresh_token: string;
}

/** Every decision about tokens, one small function each; see `authorize-rules.ts` for why. Source, Endpoints 2. */
export const tokenRules = {
  // --- The request.
  isTokenByPostTaken: (): boolean => true,
  isTokenByGetTaken: (): boolean => false,
  isJsonTaken: (): boolean => true,
  isFormTaken: (): boolean => true,
  isFormRepetitionTaken: (): boolean => false,
  isEmptyValueGiven: (): boolean => false,
  isTokenStrangerRefused: (): boolean => false,
  /** The parameters that count; those of the address do not. */
  parametersOf: (readBody: () => TokenParameters, _address: string): TokenParameters => readBody(),
  /** What is taken where a parameter is missing. */
  tokenParameterInstead: (_name: string, _given: TokenParameters, _store: Store): string | undefined => undefined,
  grantTypeOf: (asked: string): string | undefined =>
    asked === 'authorization_code' || asked === 'refresh_token' ? asked : undefined,

  // --- The app.
  isBasicTaken: (): boolean => false,
  isSecretTakenFromPublicApp: (): boolean => false,
  isSecretRequired: (app: App, _given: TokenParameters): boolean => app.type === 'confidential',
  isSecretRight: (app: App, shown: string, _given: TokenParameters): boolean => isSame(app.clientSecret ?? '', shown),

  // --- The grant authorization_code.
  codeOf: (store: Store, shown: string, _app: App): Code | undefined => store.codes.get(shown),
  isCodeOfApp: (code: Code, app: App): boolean => code.clientId === app.clientId,
  isCodeUnused: (code: Code): boolean => !code.redeemed,
  // RFC 6749, 4.1.2: a code that comes twice may have been stolen, so what came of it ends.
  isReuseRevoking: (): boolean => true,
  isCodeFresh: (code: Code, now: number): boolean => now < code.expiresAt,
  isRedirectOfCode: (code: Code, shown: string): boolean => code.redirectUri === shown,
  isVerifierRequired: (code: Code): boolean => code.challenge !== undefined,
  // RFC 9700, 2.1.1: or a challenge that was taken out on the way would go unnoticed.
  isVerifierWanted: (code: Code): boolean => code.challenge !== undefined,
  isVerifierWellFormed: (verifier: string): boolean => /^[A-Za-z0-9\-._~]{43,128}$/.test(verifier),
  isVerifierRight: ({ challenge }: Code, verifier: string, _app: App): boolean =>
    challenge === undefined || isSame(challenge.value, challengeOf(verifier, challenge.method)),

  // --- The grant refresh_token.
  refreshTokenOf: (store: Store, shown: string, _app: App): RefreshToken | undefined => store.refreshTokens.get(shown),
  isRefreshTokenOfApp: (token: RefreshToken, app: App): boolean => token.clientId === app.clientId,
  isRefreshTokenUsable: (token: RefreshToken, _will: UserDecision): boolean => !token.used,
  isRefreshTokenFresh: (_token: RefreshToken, _now: number): boolean => true,
  isAccessEndedByRefresh: (): boolean => false,
  refreshedScopes: (granted: readonly string[], _asked: string | undefined): readonly string[] => granted,

  // --- The answer.
  newToken: (random: Random): string => secretName(random),
  nextAccessToken: (_store: Store, _used: RefreshToken | undefined, fresh: string): string => fresh,
  nextRefreshToken: (_used: RefreshToken | undefined, fresh: string): string => fresh,
  tokenLifetime: (): number => 7200, // seconds
  tokenAnswer: (answer: TokenAnswer, _isRefreshed: boolean): object => answer,
  tokenAnswerStatus: (): number => 200,
  tokenAnswerHeaders: (): Record<string, string> => ({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Pragma: 'no-cache',
  }),
  tokenError: (error: string, _description: string): string => error,
  tokenErrorDescription: (code: TokenRefusalCode, message: string): string => TOLD_ALIKE[code] ?? message,
  tokenErrorBody: (error: string, description: string): object => ({ error, error_description: description }),
  tokenErrorStatus: (error: string): number => (error === 'invalid_client' ? 401 : 400),
  // RFC 6749, 5.2: who tried to authenticate by the header is told so by the header.
  isHeaderAnswered: (): boolean => true,

  // --- Calls with a token. Source, Authentication 1 and 6.
  bearerOf: (authorization: string): string | undefined => /^Bearer +(\S+) *$/i.exec(authorization)?.[1],
  accessTokenOf: (store: Store, shown: string | undefined): AccessToken | undefined =>
    shown === undefined ? undefined : store.accessTokens.use(shown),
  isTokenAlive: (token: AccessToken, now: number): boolean => now < token.expiresAt,
  coversScope: (granted: readonly string[], needed: string): boolean =>
    granted.some((scope) => scope === needed || needed.startsWith(`${scope}.`)),
  unauthorizedStatus: (_isTokenShown: boolean): number => 401,
  isSchemeTold: (): boolean => true,
};

/** The challenge that belongs to a verifier. Source, Endpoints 1: `plain` is the verifier itself. */
export function challengeOf(verifier: string, method: string): string {
  return method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
}

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export function isSame(known: string, shown: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(known), digest(shown));
}
