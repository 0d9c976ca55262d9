import { AsyncLocalStorage } from 'node:async_hooks';
import { isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a program; its `stack` is only written out when somebody reads it. */
export interface CallSite {
  readonly stack?: string;
}

/** Carries the call site of a request over what an interceptor does between the call and the answer. */
const callSites = new AsyncLocalStorage<CallSite>();

/** The call site that the current request was noted with, if any. */
export const notedCallSite = (): CallSite | undefined => callSites.getStore();

/** The place from which `called` is being called. */
export function callSiteOf(called: (...given: never[]) => unknown): CallSite {
  const site = {};
  Error.captureStackTrace(site, called);
  return site;
}

/**
 * Lets every call of the global `fetch` be noted with the place that it comes from, until the function that is given
 * back is called. Whoever replaced `fetch` in the meantime is left alone.
 */
export function noteCallers(): () => void {
  const before = globalThis.fetch;
  const noting: typeof fetch = (...given) => callSites.run(callSiteOf(noting), () => before(...given));
  globalThis.fetch = noting;
  return () => {
    if (globalThis.fetch === noting) globalThis.fetch = before;
  };
}

/** The first place of a call site that is neither Node's nor a package's, as `file:line:column` from the working folder. */
export function callerOf({ stack = '' }: CallSite): string | undefined {
  for (const frame of stack.split('\n').slice(1)) {
    const place = /\(?((?:file:\/\/|\/|[A-Za-z]:[\\/]).*:\d+:\d+)\)?$/.exec(frame)?.[1];
    if (place === undefined || /[\\/]node_modules[\\/]/.test(place) || place.includes('node:')) continue;
    return shortened(place);
  }
  return undefined;
}

function shortened(place: string): string {
  const [, file = place, rest = ''] = /^(.*?)(:\d+:\d+)$/.exec(place) ?? [];
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const near = relative(process.cwd(), path);
  const isInside = near !== '' && !near.startsWith(`..${sep}`) && !isAbsolute(near);
  return `${isInside ? near : path}${rest}`;
}
