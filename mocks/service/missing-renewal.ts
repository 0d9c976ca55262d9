import type { Exchange, Violation } from '../core/journal.ts';
import type { CallSite } from './call-site.ts';
import { createRequestFinding, type RequestFinding } from './verify-requests.ts';

/** Calls that an app sends at the same moment, or tries again, are refused together before it renews its token. */
const MAX_REFUSED = 2;

const NOT_RENEWED: Violation = {
  requirement: 'oauth.app-side.renewal',
  message:
    'The access token has expired; calls with it were refused before, and the app has not requested another token.',
  correction: 'After a 401, renew the token with the refresh token, or send the user to the authorization page.',
};

/** Watches for an app that goes on with an expired token. */
export class MissingRenewal {
  readonly #refused = new Map<string, number>();
  #finding: RequestFinding | undefined;

  /** Takes note of a request that has its response. `isLogin` is true of one to the authorization server. */
  note(exchange: Exchange, { headers }: Request, isLogin: boolean, from?: CallSite): void {
    if (isLogin || exchange.status < 400) return this.#forget();
    if (exchange.requirements[0] !== 'oauth.access.expired') return;
    const authorization = headers.get('authorization') ?? '';
    const refused = (this.#refused.get(authorization) ?? 0) + 1;
    this.#refused.set(authorization, refused);
    if (refused > MAX_REFUSED) this.#finding = createRequestFinding(exchange, NOT_RENEWED, from);
  }

  /** The latest of three or more calls with one expired token, since which no token was requested and no call succeeded. */
  get findings(): readonly RequestFinding[] {
    return this.#finding === undefined ? [] : [this.#finding];
  }

  /** The same, once. */
  take(): readonly RequestFinding[] {
    const { findings } = this;
    this.#forget();
    return findings;
  }

  #forget(): void {
    if (this.#refused.size > 0) this.#refused.clear();
    this.#finding = undefined;
  }
}
