import { readRedirect } from './exchange.ts';
import type { Exchange, Send } from './exchange.ts';

/** Redirects that clients follow for a read. */
const MOVED: ReadonlySet<number> = new Set([301, 302, 307, 308]);

/**
 * Sends a call of the API where a redirect says that it is, if that differs from its address by what stands before its path,
 * by a slash at the end, or by the order and spelling of the same parameters, alone: so do gateways and web frameworks, and
 * the clients of the API follow. No other redirect is followed.
 */
export function followMoved(send: Send): Send {
  return async (request) => {
    const first = await send(request);
    const { method, headers } = request;
    if (method !== 'GET' || headers['authorization'] === undefined) return first;
    const address = findAddress(first);
    return address === undefined ? first : send({ ...request, url: address });
  };
}

/** The address of a redirect to the same path, or to one that ends in it. */
function findAddress(exchange: Exchange): string | undefined {
  const to = readRedirect(exchange);
  if (to === null || !MOVED.has(exchange.response.status)) return undefined;
  const from = new URL(exchange.request.url);
  const isSame = from.origin === to.origin && readParameters(from) === readParameters(to) && from.href !== to.href;
  const trimmed = (path: string) => path.replace(/\/$/, '');
  return isSame && trimmed(to.pathname).endsWith(trimmed(from.pathname)) ? to.href : undefined;
}

/** The parameters of an address, however they are written, each with its values in order. */
function readParameters({ searchParams }: URL): string {
  const sorted = new URLSearchParams(searchParams);
  sorted.sort();
  return sorted.toString();
}
