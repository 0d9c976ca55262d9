import { captureCallSite, type CallSite } from './call-site.ts';

/** The call sites of calls to the global `fetch`, for an interceptor that sees the requests later. */
export interface CallerWatch {
  /** The call site of the oldest call of this method and address that was not taken before. */
  take(method: string, url: string): CallSite | undefined;
  /** Stops watching. */
  end(): void;
}

type Listener = (method: string, address: string, called: (...args: never[]) => unknown) => void;

const listeners = new Set<Listener>();
let restore = () => {};

// Calls that never arrive, because they were answered elsewhere or aborted, are dropped eventually.
const MAX_PENDING = 200;

/** Watches calls of the global `fetch` to some origins. While anybody watches, the global `fetch` is replaced. */
export function watchCallers(origins: readonly string[]): CallerWatch {
  const pending: { readonly method: string; readonly address: string; readonly site: CallSite }[] = [];
  const record: Listener = (method, address, called) => {
    if (!origins.some((origin) => address.startsWith(origin))) return;
    pending.push({ method, address, site: captureCallSite(called) });
    if (pending.length > MAX_PENDING) pending.shift();
  };
  if (listeners.size === 0) restore = replaceFetch();
  listeners.add(record);
  return {
    take: (method, url) => {
      const isSame = (address: string) => address === url || normalizeUrl(address) === normalizeUrl(url);
      const index = pending.findIndex((call) => call.method === method && isSame(call.address));
      return index < 0 ? undefined : pending.splice(index, 1)[0]!.site;
    },
    end: () => {
      if (listeners.delete(record) && listeners.size === 0) restore();
    },
  };
}

/** An address as it arrives: normalized, without a fragment, and without the mark of a query that is empty. */
const normalizeUrl = (address: string) =>
  URL.canParse(address) ? new URL(address).href.split('#')[0]!.replace(/\?$/, '') : address;

/** Wraps the global `fetch` so that it notifies the listeners; returns the function that restores it. */
function replaceFetch(): () => void {
  const original = globalThis.fetch;
  const wrapper: typeof fetch = (input, init) => {
    const [address, method] = input instanceof Request ? [input.url, input.method] : [String(input), 'GET'];
    for (const listener of listeners) listener((init?.method ?? method).toUpperCase(), address, wrapper);
    return original(input, init);
  };
  globalThis.fetch = wrapper;
  return () => {
    // A later replacement by somebody else is left alone.
    if (globalThis.fetch === wrapper) globalThis.fetch = original;
  };
}
