import { readAttributes } from './consent-form.ts';
import type { Exchange } from '../kit/exchange.ts';

/** How much of a page is read: what redirects stands at its beginning, in characters. */
const MAX_START = 20_000;

/**
 * Where a page sends the browser at once by `<meta http-equiv="refresh">`, or null where it does not. A page that waits
 * longer than a second is one to be read, and one that leads to itself only shows what is new.
 */
export function readRefresh({ request, response }: Exchange): URL | null {
  if (!/html/i.test(response.headers['content-type']?.[0] ?? 'text/html')) return null;
  const start = response.body.slice(0, MAX_START).replaceAll(/<!--.*?(?:-->|$)/gs, '');
  const refresh = [...start.matchAll(/<meta\b([^<>]*)>/gi)]
    .map(([, attributes = '']) => readAttributes(attributes))
    .find((attributes) => attributes.get('http-equiv')?.toLowerCase() === 'refresh');
  const parts = /^\s*([\d.]*)\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(refresh?.get('content') ?? '');
  if (parts === null) return null;
  const [, delay, address = ''] = parts;
  if (Number(delay) > 1 || !URL.canParse(address.trim(), request.url)) return null;
  const to = new URL(address.trim(), request.url);
  return to.href === request.url ? null : to;
}
