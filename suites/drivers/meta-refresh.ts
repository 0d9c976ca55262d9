import { decodeEntities } from './html-entities.ts';
import type { Exchange } from '../kit/exchange.ts';

/** How much of a page is read: what redirects stands at its beginning, in characters. */
const MAX_START = 20_000;

/**
 * Where a page sends the browser at once by `<meta http-equiv="refresh">`, or null where it does not. A page that waits
 * longer than a second is one to be read, and one that leads to itself only shows what is new.
 */
export function readRefresh({ request, response }: Exchange): URL | null {
  if (response.status >= 300 && response.status < 400) return null;
  const start = response.body.slice(0, MAX_START).replaceAll(/<!--.*?(?:-->|$)/gs, '');
  const tag = /<meta\s[^<>]*http-equiv\s*=\s*["']?refresh\b[^<>]*>/i.exec(start)?.[0];
  const content = tag && /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag);
  const text = content && decodeEntities(content[1] ?? content[2] ?? content[3] ?? '');
  const parts = text && /^\s*([\d.]*)\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(text);
  const [, delay = '', address = ''] = parts || [];
  if (!parts || Number(delay) > 1 || !URL.canParse(address.trim(), request.url)) return null;
  const to = new URL(address.trim(), request.url);
  return to.href === request.url ? null : to;
}
