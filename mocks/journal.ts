import type { RequirementId } from '../spec/requirements.ts';

/** Why a request is none that the source allows, and what would be. */
export interface Finding {
  /** The requirement that the request fell out with. */
  readonly requirement: RequirementId;
  /** What is wrong: a sentence, and under that of an expression the expression with a caret under the word. */
  readonly message: string;
  /** What to send instead: a sentence. */
  readonly correction: string;
}

/** One request that the service answered. */
export interface Exchange {
  /** Counts from 1 since the service started. */
  readonly number: number;
  /** By the service's clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** The address as it was asked for; never holds a secret, for those travel in bodies and headers. */
  readonly url: string;
  /** 0 until the answer is made. */
  status: number;
  durationMs: number;
  /** The requirements that this request put to the test. */
  requirements: readonly RequirementId[];
  /** What went wrong inside of the service, when it answered 500. */
  failure?: string;
  /** Absent where the source allows the request, whatever the answer was. */
  finding?: Finding;
  /** No route of the service is meant; the finding names the nearest. */
  isStray?: true;
  /** Where the request was made, as `file:line:column`; only beside a finding, and where it can be known. */
  caller?: string;
}

/** Notes that the source does not allow a request: the requirement is exercised, and the finding stays. */
export function object(exchange: Exchange, finding: Finding): void {
  exchange.requirements = [finding.requirement];
  exchange.finding = finding;
}

const LONGEST_URL = 2_000;

/** The last requests that a service answered, oldest first. */
export class Journal {
  readonly #exchanges: Exchange[] = [];
  readonly #most: number;
  #count = 0;

  constructor(most = 1_000) {
    this.#most = most;
  }

  /** A new line for a request that has just come. */
  open(request: Request, now: number): Exchange {
    this.#count += 1;
    const { url } = request;
    const exchange: Exchange = {
      number: this.#count,
      at: new Date(now).toISOString(),
      method: request.method,
      url: url.length > LONGEST_URL ? `${copied(url.slice(0, LONGEST_URL))}…` : url,
      status: 0,
      durationMs: 0,
      requirements: [],
    };
    this.#exchanges.push(exchange);
    // Cut in blocks: to move a thousand lines for every request would cost more than the request.
    if (this.#exchanges.length >= this.#most * 2) this.#exchanges.splice(0, this.#exchanges.length - this.#most);
    return exchange;
  }

  /** The last exchanges, oldest first. */
  list(): readonly Exchange[] {
    return this.#exchanges.slice(-this.#most);
  }
}

/** The text for itself: a piece of a text keeps the whole of it in memory, which here may be long. */
const copied = (piece: string) => Buffer.from(piece).toString();
