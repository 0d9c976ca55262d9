import { redactNames } from '../../run/secrets.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Why the source does not allow a request, and what to send instead. */
export interface Violation {
  /** The requirement that the request violates. */
  readonly requirement: RequirementId;
  /** What is wrong: a sentence; for an expression, followed by its text with a caret under the error. */
  readonly message: string;
  /** What to send instead: a sentence. */
  readonly correction: string;
}

/** One request to the service and its outcome. */
export interface Exchange {
  /** Counts from 1 since the service started. */
  readonly number: number;
  /** When the request arrived, by the service's clock, in ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** The requested address, at most 2000 characters, without the values of parameters that hold secrets. */
  readonly url: string;
  /** 0 until there is a response. */
  status: number;
  durationMs: number;
  /** The requirements that this request exercised. */
  requirements: readonly RequirementId[];
  /** The stack of the error behind a response of 500. */
  failure?: string;
  /** Absent if the source allows the request, whatever the response was. */
  finding?: Violation;
  /** No route of the service matched; the finding names the nearest one. */
  isUnknownRoute?: true;
  /** Where the request was made, as `file:line:column`; only with a finding or a 401, and only if it is known. */
  caller?: string;
}

/** Records that the source does not allow a request. */
export function reportViolation(exchange: Exchange, violation: Violation): void {
  exchange.requirements = [violation.requirement];
  exchange.finding = violation;
}

const MAX_URL_LENGTH = 2_000;

/** The most recent exchanges of a service, at most `maxSize`. */
export class Journal {
  readonly #exchanges: Exchange[] = [];
  readonly #maxSize: number;
  #count = 0;
  /** The time of the last exchange, and the same as a text, which many requests have in common. */
  #now = 0;
  #at = new Date(0).toISOString();

  constructor(maxSize = 1_000) {
    this.#maxSize = maxSize;
  }

  /** Adds an entry for a request that has just arrived; `now` is in milliseconds since the epoch. */
  open(request: Request, now: number): Exchange {
    this.#count += 1;
    if (now !== this.#now) {
      this.#now = now;
      this.#at = new Date(now).toISOString();
    }
    const url = redactNames(request.url);
    const exchange: Exchange = {
      number: this.#count,
      at: this.#at,
      method: request.method,
      url: url.length > MAX_URL_LENGTH ? `${copyText(url.slice(0, MAX_URL_LENGTH))}…` : url,
      status: 0,
      durationMs: 0,
      requirements: [],
    };
    this.#exchanges.push(exchange);
    // Trimmed in blocks: moving a thousand entries for every request would cost more than the request.
    if (this.#exchanges.length >= this.#maxSize * 2) {
      this.#exchanges.splice(0, this.#exchanges.length - this.#maxSize);
    }
    return exchange;
  }

  /** Removes an entry. */
  remove(exchange: Exchange): void {
    const index = this.#exchanges.lastIndexOf(exchange);
    if (index >= 0) this.#exchanges.splice(index, 1);
  }

  /** The exchanges, oldest first. */
  list(): readonly Exchange[] {
    return this.#exchanges.slice(-this.#maxSize);
  }
}

/** A copy of a text: a slice would keep the whole original in memory, which can be long here. */
const copyText = (slice: string) => Buffer.from(slice).toString();
