import { isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a program; its `stack` is only written out when somebody reads it. */
export interface CallSite {
  readonly stack?: string;
}

/** The place from which `called` is being called. */
export function callSiteOf(called: (...given: never[]) => unknown): CallSite {
  const site = {};
  Error.captureStackTrace(site, called);
  return site;
}

/** The first place of a call site that is neither Node's nor a package's, as `file:line:column` from the working folder. */
export function callerOf({ stack = '' }: CallSite): string | undefined {
  for (const frame of stack.split('\n').slice(1)) {
    const place = (/ \((.*)\)$/.exec(frame) ?? / at (?:async )?(.*)$/.exec(frame))?.[1] ?? '';
    if (A_FILE.test(place) && !/[\\/]node_modules[\\/]/.test(place)) return shortened(place);
  }
  return undefined;
}

const A_FILE = /^(?:file:\/\/|\/|[A-Za-z]:[\\/]).*:\d+:\d+$/;

function shortened(place: string): string {
  const [, file = place, rest = ''] = /^(.*?)(:\d+:\d+)$/.exec(place) ?? [];
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const near = relative(process.cwd(), path);
  const isInside = near !== '' && !near.startsWith(`..${sep}`) && !isAbsolute(near);
  return `${isInside ? near : path}${rest}`;
}

/** Where the calls of the global `fetch` to some origins come from, for an interceptor that sees them later. */
export interface Callers {
  /** The place of the oldest call for this address that nobody has asked about yet. */
  take(method: string, url: string): CallSite | undefined;
  /** Looks no longer. */
  end(): void;
}

type Listen = (method: string, address: string, called: (...given: never[]) => unknown) => void;

const listeners = new Set<Listen>();
let restore = () => {};

// What never arrives, because somebody else answered it or it was aborted, is forgotten in the end.
const MOST_WAITING = 200;

/** Notes who calls the global `fetch`, which is replaced for as long as anybody looks. */
export function watchCallers(origins: readonly string[]): Callers {
  const waiting: { readonly method: string; readonly address: string; readonly site: CallSite }[] = [];
  const note: Listen = (method, address, called) => {
    if (!origins.some((origin) => address.startsWith(origin))) return;
    waiting.push({ method, address, site: callSiteOf(called) });
    if (waiting.length > MOST_WAITING) waiting.shift();
  };
  if (listeners.size === 0) restore = replaceFetch();
  listeners.add(note);
  return {
    take: (method, url) => {
      const isMeant = (address: string) => address === url || hrefOf(address) === url;
      const index = waiting.findIndex((call) => call.method === method && isMeant(call.address));
      return index < 0 ? undefined : waiting.splice(index, 1)[0]!.site;
    },
    end: () => {
      if (listeners.delete(note) && listeners.size === 0) restore();
    },
  };
}

/** An address as a request has it: in its normal form, without a fragment. */
const hrefOf = (address: string) => (URL.canParse(address) ? new URL(address).href.split('#')[0] : address);

/** Puts a `fetch` that tells the listeners before the one that is there; gives the function that takes it away again. */
function replaceFetch(): () => void {
  const before = globalThis.fetch;
  const telling: typeof fetch = (input, init) => {
    const [address, method] = input instanceof Request ? [input.url, input.method] : [String(input), 'GET'];
    for (const listen of listeners) listen((init?.method ?? method).toUpperCase(), address, telling);
    return before(input, init);
  };
  globalThis.fetch = telling;
  return () => {
    // Whoever has replaced it in the meantime is left alone.
    if (globalThis.fetch === telling) globalThis.fetch = before;
  };
}
