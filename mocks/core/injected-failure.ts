import { METHODS } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { nearest } from '../../spec/nearest.ts';
import { checkOptions, type OptionKinds } from './check-options.ts';

/** A failure that a test injects, to see how an app handles it: a status, a delay or both. */
export interface InjectedFailure {
  /**
   * Applies to requests of this path; to every path but the state address when absent. In a text, `*` stands for a part of
   * a path up to the next slash and `**` for any rest, as in `/api/v2/**`. A pattern has to match somewhere in the path.
   */
  readonly path?: string | RegExp;
  /** Applies to requests of this method, in either case; to every method when absent. */
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

const FAILURE: OptionKinds<InjectedFailure> = {
  path: 'a string or a regular expression',
  method: 'a string',
  delayMs: 'a number',
  status: 'a number',
  headers: 'an object of strings',
  body: 'a string',
  times: 'a number or Infinity',
};

interface Entry {
  readonly failure: InjectedFailure;
  readonly matches: (request: { readonly method: string }, path: string) => boolean;
  left: number;
  isUsed: boolean;
  /** Requests that it did not apply to, as methods and paths. */
  readonly missed: Set<string>;
}

/** How many other requests are named where a failure never applied. */
const MAX_MISSED = 5;

/** The failures that are waiting for requests, oldest first. */
export class FailureInjector {
  readonly #pending: Entry[] = [];
  /** Those that were removed before they applied. */
  readonly #removed: Entry[] = [];
  #isUsed = false;

  /** Whether a failure was ever added. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Whether a failure is waiting for a request. */
  get isPending(): boolean {
    return this.#pending.length > 0;
  }

  /** A sentence for each failure that never applied, also if it was removed; each is told once. */
  takeUnused(): readonly string[] {
    const unused = [...this.#removed.splice(0), ...this.#pending].filter(({ isUsed }) => !isUsed);
    for (const entry of unused) entry.isUsed = true;
    return unused.map(describeUnused);
  }

  /**
   * Adds a failure and returns the function that removes it. Throws a RangeError for one that could never apply, and a
   * TypeError for an unknown member or one of a wrong type.
   */
  add(failure: InjectedFailure): () => void {
    checkOptions('fail()', failure ?? null, FAILURE);
    const { status, delayMs = 0, times = Infinity } = failure;
    if (status === undefined && delayMs === 0) throw new RangeError('A failure needs a status, a delayMs or both.');
    if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
      throw new RangeError(`status must be an integer from 200 to 599, not ${status}.`);
    }
    if (!(delayMs >= 0 && delayMs <= 2 ** 31 - 1)) throw new RangeError('delayMs must be a number of milliseconds.');
    if (!(times >= 1)) throw new RangeError('times must be at least 1.');
    requireMethod(failure.method);
    requirePath(failure.path);
    const entry: Entry = {
      ...{ failure, matches: createMatcher(failure), left: times, isUsed: false },
      missed: new Set(),
    };
    this.#pending.push(entry);
    this.#isUsed = true;
    return () => {
      if (!entry.isUsed && entry.left > 0) this.#removed.push(entry);
      entry.left = 0;
      this.#removeSpent();
    };
  }

  /** Applies the first failure that matches a request: waits, and returns its response if it has a status. */
  async intercept(request: Request): Promise<Response | undefined> {
    if (!this.isPending) return undefined;
    const { pathname } = new URL(request.url);
    const applies = ({ matches }: Entry) => matches(request, pathname);
    const entry = this.#pending.find(applies);
    for (const other of this.#pending)
      if (!applies(other) && other.missed.size < MAX_MISSED) other.missed.add(`${request.method} ${pathname}`);
    if (entry === undefined) return undefined;
    entry.isUsed = true;
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

/** Throws a RangeError for a method that HTTP does not have. */
function requireMethod(method: string | undefined): void {
  if (method === undefined || METHODS.includes(method.toUpperCase())) return;
  const [near] = nearest(method, METHODS);
  throw new RangeError(`There is no method “${method}”${near === undefined ? '' : `; did you mean “${near}”?`}`);
}

/** Throws a RangeError for a text that no path can match. */
function requirePath(path: string | RegExp | undefined): void {
  if (typeof path !== 'string') return;
  const [, origin, rest = path] = /^(\w+:\/\/[^/]*)(.*)$/.exec(path) ?? [];
  const [whole = ''] = rest.split(/[?#]/);
  if (origin !== undefined || whole !== rest)
    throw new RangeError(`path is “${path}”; it must be a path alone, such as “${whole || '/'}”.`);
  if (!/^(?:\*?\/|\*\*)/.test(path))
    throw new RangeError(`path is “${path}”; it must begin with a slash or **, as in “**/${path || 'projects'}”.`);
}

/** Whether a failure is for a request. */
function createMatcher({ path, method }: InjectedFailure): Entry['matches'] {
  const isPath = createPathMatcher(path);
  const wanted = method?.toUpperCase();
  return (request, actual) => (wanted === undefined || wanted === request.method) && isPath(actual);
}

/** Whether a path is meant by the `path` of a failure. */
function createPathMatcher(path: string | RegExp | undefined): (path: string) => boolean {
  if (path === undefined) return () => true;
  // A pattern with the flag g or y would remember where it stopped.
  if (typeof path !== 'string')
    return (actual) => new RegExp(path.source, path.flags.replace(/[gy]/g, '')).test(actual);
  const parts = path.split(/(\*\*?)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&');
  });
  const pattern = new RegExp(`^${parts.join('')}$`);
  return (actual) => pattern.test(actual);
}

function describeUnused({ failure, missed }: Entry): string {
  const { path, method, status, delayMs } = failure;
  const what = status === undefined ? `a delay of ${delayMs} ms` : `the status ${status}`;
  const target = [method, path === undefined ? undefined : String(path)].filter((part) => part !== undefined).join(' ');
  const others = missed.size === 0 ? 'There was no request.' : `There was only ${[...missed].join(', ')}.`;
  return `The failure with ${what}${target === '' ? '' : ` for ${target}`} never applied. ${others}${hintAt(failure, missed)}`;
}

/** Why a failure did not apply to requests that are like those it is for; empty if none is. */
function hintAt({ path, method }: InjectedFailure, missed: ReadonlySet<string>): string {
  const requests = [...missed].map((request) => request.split(' ') as [string, string]);
  const isPath = createPathMatcher(path);
  if (requests.some(([, actual]) => isPath(actual)))
    return ` The method differs: it is for ${method?.toUpperCase()} only.`;
  if (typeof path !== 'string') return '';
  const isMeant = (other: string) => requests.some(([, actual]) => createPathMatcher(other)(actual));
  // A path is whole, as people may not expect who write it without what all paths begin with.
  const meant = [path.replace(/\/$/, ''), `${path}/`, `**${path}`].find(isMeant);
  return meant === undefined ? '' : ` A path is matched as a whole: did you mean “${meant}”?`;
}
