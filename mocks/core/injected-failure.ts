import { setTimeout as wait } from 'node:timers/promises';

/** A failure that a test injects, to see how an app handles it: a status, a delay or both. */
export interface InjectedFailure {
  /** Applies to requests whose path starts with this; to every path when absent. */
  readonly path?: string;
  /** Applies to requests of this method; to every method when absent. */
  readonly method?: string;
  /** Milliseconds to wait before the response. */
  readonly delayMs?: number;
  /** A status, 200 to 599, to respond with instead of the service, which never sees the request. */
  readonly status?: number;
  /** Headers sent with `status`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body sent with `status`. */
  readonly body?: string;
  /** How many requests it applies to; unlimited when absent. */
  readonly times?: number;
}

/** The failures that are waiting for requests, oldest first. */
export class FailureInjector {
  readonly #pending: { readonly failure: InjectedFailure; left: number }[] = [];
  #isUsed = false;

  /** Whether a failure was ever added. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Adds a failure and returns the function that removes it. Throws a RangeError for one that could never apply. */
  add(failure: InjectedFailure): () => void {
    const { status, delayMs = 0, times = Infinity } = failure;
    if (status === undefined && delayMs === 0) throw new RangeError('A failure needs a status, a delayMs or both.');
    if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
      throw new RangeError(`status must be an integer from 200 to 599, not ${status}.`);
    }
    if (!(delayMs >= 0 && delayMs <= 2 ** 31 - 1)) throw new RangeError('delayMs must be a number of milliseconds.');
    if (!(times >= 1)) throw new RangeError('times must be at least 1.');
    const entry = { failure, left: times };
    this.#pending.push(entry);
    this.#isUsed = true;
    return () => {
      entry.left = 0;
      this.#removeSpent();
    };
  }

  /** Applies the first failure that matches a request: waits, and returns its response if it has a status. */
  async intercept(request: Request): Promise<Response | undefined> {
    if (this.#pending.length === 0) return undefined;
    const { pathname } = new URL(request.url);
    const entry = this.#pending.find(
      ({ failure: { path = '', method = request.method } }) => pathname.startsWith(path) && method === request.method,
    );
    if (entry === undefined) return undefined;
    entry.left -= 1;
    this.#removeSpent();
    const { delayMs = 0, status, headers = {}, body = '' } = entry.failure;
    if (delayMs > 0) await wait(delayMs);
    if (status === undefined) return undefined;
    const isBodyless = status === 204 || status === 205 || status === 304;
    return new Response(isBodyless ? null : body, { status, headers: { 'Content-Type': 'text/plain', ...headers } });
  }

  #removeSpent(): void {
    for (let index = this.#pending.length - 1; index >= 0; index--) {
      if (this.#pending[index]!.left <= 0) this.#pending.splice(index, 1);
    }
  }
}
