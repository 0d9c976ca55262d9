import type { HttpRequest } from '../kit/exchange.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';

/** The access tokens for reading that the checks were given, and how another is obtained. */
interface ReadingTokens {
  /** When each of them is replaced, in milliseconds since the epoch. */
  readonly until: Map<string, number>;
  renew?: () => Promise<string>;
}

const readingTokens = sessionKey((): ReadingTokens => ({ until: new Map() }));

/** Remembers an access token for reading. */
export function keepReadingToken(target: Target, token: string, until: number, renew: () => Promise<string>): void {
  const state = target.session.get(readingTokens);
  state.until.set(token, until);
  state.renew = renew;
}

/**
 * The request, with another token for reading in place of one that may have expired since its check was given it. Without a
 * promise where the token is current, so that requests at once stay so.
 */
export function withCurrentToken(target: Target, request: HttpRequest): HttpRequest | Promise<HttpRequest> {
  const { until, renew } = target.session.get(readingTokens);
  const sent = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
  const end = until.get(sent);
  if (end === undefined || renew === undefined || Date.now() < end) return request;
  return renew().then((token) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
  }));
}
