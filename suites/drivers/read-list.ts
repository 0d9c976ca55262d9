import { json, NoAnswer } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked } from '../target.ts';
import type { Target } from '../target.ts';

/** One list as the target gave it, over all its pages. */
export interface ReadList {
  /** The answer that ended the reading: the last page, or the first one that was no list. */
  readonly exchange: Exchange;
  /** Ascending ids of the records, or null when an answer was no list. */
  readonly ids: readonly number[] | null;
  /** The records as they came, page after page. */
  readonly records: readonly Json[];
}

const PAGE = 500;
/** Pages read of one list; a target that goes on beyond that repeats itself. */
const MOST_PAGES = 400;
const MOST_RECORDS = 200_000;
/** A place in a list that none comes to. */
const FAR_OUT = 1_000_000_000;

/** What the whole list has shown about its pages. */
interface Manners {
  /** A page of that size is refused, so pages come in the target's own size. */
  refusesLimit: boolean;
  /** The most records that one page has held: a page with fewer is not full, so it is the last. */
  fullest: number;
}
const manners = new WeakMap<Target, Map<string, Manners>>();

/**
 * Reads a list to its end. How records are wrapped and pages are asked for is left open by the source: the records are
 * looked for where any known answer puts them, and a list without an expression is read until a page brings nothing
 * new. That tells how large its pages are, so a list with an expression ends with the first smaller one.
 */
export async function readList(
  target: Target,
  address: string,
  parameters: Readonly<Record<string, string>>,
  token: string,
  encode: (value: string) => string = encodeURIComponent,
): Promise<ReadList> {
  const isWhole = parameters['croql'] === undefined;
  const known = manners.get(target) ?? new Map<string, Manners>();
  manners.set(target, known);
  const seen = known.get(address) ?? { refusesLimit: false, fullest: 0 };
  known.set(address, seen);
  const ids = new Set<number>();
  const all: Json[] = [];
  let received = 0;
  for (let page = 0; page < MOST_PAGES && all.length < MOST_RECORDS; page++) {
    let exchange = await readPage(target, address, parameters, token, received, seen, encode);
    if (isWhole && page === 0 && exchange.response.status >= 400 && !seen.refusesLimit) {
      seen.refusesLimit = true;
      exchange = await readPage(target, address, parameters, token, received, seen, encode);
      // Refused with and without a limit: it was not the limit.
      if (exchange.response.status >= 400) seen.refusesLimit = false;
    }
    const records = recordsOf(exchange);
    if (records === null) return { exchange, ids: null, records: all };
    const before = ids.size;
    for (const id of records.flatMap(idsOf)) ids.add(id);
    // One by one: a page may hold more records than a call takes arguments.
    if (ids.size > before) for (const record of records) all.push(record);
    received += records.length;
    if (isWhole) seen.fullest = Math.max(seen.fullest, records.length);
    if (ids.size === before || (!isWhole && records.length < seen.fullest))
      return { exchange, ids: [...ids].sort((a, b) => a - b), records: all };
  }
  // A list that is only long has nothing this far out.
  const beyond = await readPage(target, address, parameters, token, FAR_OUT, seen, encode);
  if ((recordsOf(beyond)?.length ?? 0) > 0)
    throw new NoAnswer('too-large', beyond.request, `a list that still has records after ${FAR_OUT}`);
  throw new Blocked(`the list at ${address} has more than ${MOST_PAGES} pages`);
}

function readPage(
  target: Target,
  address: string,
  parameters: Readonly<Record<string, string>>,
  token: string,
  offset: number,
  { refusesLimit }: Manners,
  encode: (value: string) => string,
): Promise<Exchange> {
  const query = {
    ...parameters,
    ...(refusesLimit ? {} : { limit: String(PAGE) }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  return target.send({
    method: 'GET',
    url: `${address}?${pairs.join('&')}`,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
}

/** A record of a list answer. */
export type Json = Readonly<Record<string, unknown>>;

/** The records of a list answer, or null when the answer is no list. */
export function recordsOf({ response }: Exchange): readonly Json[] | null {
  if (response.status < 200 || response.status > 299) return null;
  const body = json(response);
  const list = Array.isArray(body)
    ? body
    : isObject(body)
      ? Object.values(body).find((value) => Array.isArray(value))
      : undefined;
  if (!Array.isArray(list) || !list.every(isObject)) return null;
  return list.map((item) => (isObject(item['data']) ? item['data'] : item));
}

/**
 * The ids that a record of a list goes by: its own, or those of the translations that it holds. Throws {@link Blocked}
 * for a record without any, which nobody could recognise.
 */
export function idsOf(record: Json): readonly number[] {
  const own = numberOf(record['translationId']) ?? numberOf(record['id']);
  if (own !== undefined) return [own];
  const forms = Array.isArray(record['plurals']) ? record['plurals'].filter(isObject) : [];
  const ids = forms.map((form) => numberOf(form['translationId']) ?? numberOf(form['id']));
  if (ids.length > 0 && ids.every((id) => id !== undefined)) return ids;
  throw new Blocked(
    `a record of the list has no id, so it cannot be recognised (its fields: ${Object.keys(record).slice(0, 12).join(', ')})`,
  );
}

function numberOf(id: unknown): number | undefined {
  if (typeof id === 'number') return id;
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : undefined;
}

/** Whether a value is an object of JSON and no array. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
