import { isObject } from '../../spec/json.ts';
import { header, json } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';

/*
 * What a page says of the pages after it. The source leaves pagination open, so a service may name the next page, or the
 * number of all records, in place of reading an offset.
 */

/** Names under which services write the address of the next page. */
const LINKS: ReadonlySet<string> = new Set(['next', 'nextpage', 'nextlink', 'nexturl', 'nextpageurl']);
/** Names under which services write the number of all records, and whether there are more. */
const TOTALS: ReadonlySet<string> = new Set([
  'total',
  'count',
  'totalcount',
  'totalelements',
  'totalitems',
  'totalrecords',
  'recordstotal',
]);
const MORE: ReadonlySet<string> = new Set(['hasmore', 'hasnext', 'hasnextpage']);

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^odata/, '');

/** The members of a page and of the objects in it, without its records. */
function* members(value: unknown, depth = 0): Generator<readonly [name: string, value: unknown]> {
  if (!isObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    yield [plain(name), item];
    if (depth < 2) yield* members(item, depth + 1);
  }
}

/** The address of the next page, as a page or its `Link` header names it, at the same origin; undefined if it names none. */
export function findNextLink(exchange: Exchange): string | undefined {
  const { request, response } = exchange;
  const linked = /<([^>]*)>[^,<]*;\s*rel="?next"?/i.exec(header(response, 'link') ?? '')?.[1];
  const named = [...members(json(response))]
    .filter(([name]) => LINKS.has(name))
    .map(([, value]) => (isObject(value) ? value['href'] : value))
    .find((value) => typeof value === 'string' && value !== '');
  const link = linked ?? named;
  if (typeof link !== 'string' || !URL.canParse(link, request.url)) return undefined;
  const address = new URL(link, request.url);
  return address.origin === new URL(request.url).origin ? address.href : undefined;
}

/** Whether a page says that the list has more records than were seen. */
export function declaresMore(exchange: Exchange, seen: number): boolean {
  if (findNextLink(exchange) !== undefined) return true;
  if (Number(header(exchange.response, 'x-total-count') ?? 0) > seen) return true;
  return [...members(json(exchange.response))].some(
    ([name, value]) =>
      (TOTALS.has(name) && typeof value === 'number' && value > seen) || (MORE.has(name) && value === true),
  );
}
