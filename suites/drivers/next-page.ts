import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import { header, json } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';

/*
 * What a page says of the pages after it. The source leaves pagination open, so a service may name the next page, or the
 * number of all records, in place of reading an offset.
 */

/** Names under which services write the address of the next page: `next`, `nextPage`, `next_records_url`. */
const LINKS = /^next/;
/** Names under which services write the number of all records, as `total`, `totalRows` and `count`, but not that of pages. */
const TOTALS = /^(?!.*pages?$)(.*total.*|count|.*found)$/;
/** Names under which services say that there are more, and that there are none. */
const MORE: ReadonlySet<string> = new Set(['more', 'hasmore', 'hasnext', 'hasnextpage']);
const LAST: ReadonlySet<string> = new Set(['done', 'last', 'islast', 'islastpage', 'isend']);

/** An address, in place of a value that a parameter takes. */
const IS_ADDRESS = /^([/?]|https?:)/;

/** A name without its prefix, separators and capitals. */
export const plain = (name: string): string =>
  name
    .toLowerCase()
    // Names may have a prefix, as in `@odata.count` and `hydra:next`.
    .replace(/^.*[.:]/, '')
    .replaceAll(/[^a-z]/g, '');

/** The members of a page and of the objects in it, without its records. */
function* members(value: unknown, depth = 0): Generator<readonly [name: string, value: unknown]> {
  if (!isObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    yield [name, item];
    if (depth < 3) yield* members(item, depth + 1);
  }
}

/** The address of the next page, as a page or its `Link` header names it, at the same origin; undefined if it names none. */
export function findNextLink(exchange: Exchange): string | undefined {
  const { request, response } = exchange;
  const linked = /<([^>]*)>[^,<]*;\s*rel="?next"?/i.exec(header(response, 'link') ?? '')?.[1];
  const named = [...members(json(response))]
    .filter(([name]) => LINKS.test(plain(name)))
    .map(([, value]) => (isObject(value) ? value['href'] : value))
    .find((value) => typeof value === 'string' && IS_ADDRESS.test(value));
  const link = linked ?? named;
  if (typeof link !== 'string' || !URL.canParse(link, request.url)) return undefined;
  const address = new URL(link, request.url);
  return address.origin === new URL(request.url).origin ? address.href : undefined;
}

/** Whether a member says that there are more records; undefined for one that says nothing of it. */
function saysMore(name: string, value: unknown): boolean | undefined {
  if (typeof value !== 'boolean') return undefined;
  if (MORE.has(plain(name))) return value;
  return LAST.has(plain(name)) ? !value : undefined;
}

/** A value that stands for the page after one, and the name that the page gives it. */
export interface Cursor {
  readonly name: string;
  readonly value: string;
}

/** Names of such values, without their separators. */
const CURSORS =
  /^(next|after|(last|next)(evaluated)?(id|key|offset)|bookmark|scrollid|continuation|(x?next|end|continuation)?(page)?(token|cursor|marker)|x?nextpage)$/;

/** The values in a page, or in its headers, that may stand for the page after it; of none if the page says that it is the last. */
export function findCursors({ response }: Exchange): readonly Cursor[] {
  const shown = [
    ...members(json(response)),
    ...Object.entries(response.headers).map(([name, [value]]) => [name, value] as const),
  ];
  if (shown.some(([name, value]) => saysMore(name, value) === false)) return [];
  return shown
    .filter(([name]) => CURSORS.test(plain(name)))
    .filter(
      ([, value]) =>
        (typeof value === 'string' && value !== '' && !IS_ADDRESS.test(value)) || typeof value === 'number',
    )
    .map(([name, value]) => ({ name, value: String(value) }));
}

const USUAL_PARAMETERS = [
  'after',
  'cursor',
  'page',
  'page[after]',
  'page[cursor]',
  'starting_after',
  'ExclusiveStartKey',
];

/** The parameters by which a service may be asked for the page of a cursor: by its own name, or by a usual one. */
export function cursorParameters({ name }: Cursor): readonly string[] {
  const short = name.replace(/^(x-)?(next|end)[_-]?(?=.)/i, '');
  const own = short.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replaceAll('-', '_');
  return [...new Set([name, own, ...USUAL_PARAMETERS])];
}

/** Whether a body without an array is a list without records: nothing is in it, or in its data beside their pages, or their number is 0. */
export const isEmptyList = (body: Json): boolean =>
  isEmpty(body) ||
  (isEmpty(body['data']) && isObject(body['pagination'] ?? body['meta'])) ||
  [...members(body)].some(([name, value]) => TOTALS.test(plain(name)) && value === 0);

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** Whether a page says that the list has more records than were seen. */
export function declaresMore(exchange: Exchange, seen: number): boolean {
  if (findNextLink(exchange) !== undefined || findCursors(exchange).length > 0) return true;
  if (Number(header(exchange.response, 'x-total-count') ?? 0) > seen) return true;
  return [...members(json(exchange.response))].some(
    ([name, value]) =>
      (TOTALS.test(plain(name)) && typeof value === 'number' && value > seen) || saysMore(name, value) === true,
  );
}
