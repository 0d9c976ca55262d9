import { setTimeout as wait } from 'node:timers/promises';

/** Something that goes wrong on the way, for people who want to see how their app takes it. */
export interface Trouble {
  /** It befalls requests whose path begins so, and that have this method; every request when both are absent. */
  readonly path?: string;
  readonly method?: string;
  /** Milliseconds to wait before the answer. */
  readonly delayMs?: number;
  /** A status to answer with in place of the service, which then never sees the request. */
  readonly status?: number;
  /** Go with `status`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How often it happens; without end when absent. */
  readonly times?: number;
}

/** The troubles that wait for requests. */
export class Troubles {
  readonly #ahead: { readonly trouble: Trouble; left: number }[] = [];

  /** Adds one, and gives the function that ends it. Throws a RangeError when it could never happen. */
  add(trouble: Trouble): () => void {
    const { status, delayMs = 0, times = Infinity } = trouble;
    if (status === undefined && delayMs === 0) throw new RangeError('A trouble has a status, a delayMs or both.');
    if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
      throw new RangeError(`A status is a whole number from 200 to 599, and not ${status}.`);
    }
    if (!(delayMs >= 0 && delayMs <= 2 ** 31 - 1)) throw new RangeError('delayMs is a number of milliseconds.');
    if (!(times >= 1)) throw new RangeError('A trouble happens at least once.');
    const entry = { trouble, left: times };
    this.#ahead.push(entry);
    return () => {
      entry.left = 0;
      this.#clear();
    };
  }

  /** Lets the first trouble that is meant for a request happen; gives its answer, if it brings one. */
  async befall(request: Request): Promise<Response | undefined> {
    if (this.#ahead.length === 0) return undefined;
    const { pathname } = new URL(request.url);
    const entry = this.#ahead.find(
      ({ trouble: { path = '', method = request.method } }) => pathname.startsWith(path) && method === request.method,
    );
    if (entry === undefined) return undefined;
    entry.left -= 1;
    this.#clear();
    const { delayMs = 0, status, headers = {}, body = '' } = entry.trouble;
    if (delayMs > 0) await wait(delayMs);
    if (status === undefined) return undefined;
    const isEmpty = status === 204 || status === 205 || status === 304;
    return new Response(isEmpty ? null : body, { status, headers: { 'Content-Type': 'text/plain', ...headers } });
  }

  #clear(): void {
    for (let index = this.#ahead.length - 1; index >= 0; index--) {
      if (this.#ahead[index]!.left <= 0) this.#ahead.splice(index, 1);
    }
  }
}
