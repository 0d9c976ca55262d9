import { json } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked } from '../target.ts';
import type { Target } from '../target.ts';

/** One list as the target gave it, over all its pages. */
export interface ReadList {
  /** The answer that ended the reading: the last page, or the first one that was no list. */
  readonly exchange: Exchange;
  /** Ascending ids of the records, or null when an answer was no list. */
  readonly ids: readonly number[] | null;
}

const PAGE = 500;
/** Pages read of one list; a target that goes on beyond that repeats itself. */
const MOST_PAGES = 400;
/** Targets that refuse a page of that size are asked for pages of their own size. */
const refusesLimit = new WeakSet<Target>();

/**
 * Reads a list to its end. How records are wrapped and pages are asked for is left open by the source: the records are
 * looked for where any known answer puts them, and unless the answer tells that its page was not full, the reading
 * ends with the first page that brings nothing new.
 */
export async function readList(
  target: Target,
  address: string,
  parameters: Readonly<Record<string, string>>,
  token: string,
): Promise<ReadList> {
  const ids = new Set<number>();
  let received = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    let exchange = await readPage(target, address, parameters, token, received);
    if (page === 0 && exchange.response.status >= 400 && !refusesLimit.has(target)) {
      refusesLimit.add(target);
      const second = await readPage(target, address, parameters, token, received);
      // Refused with and without a limit: it was not the limit.
      if (second.response.status >= 400) refusesLimit.delete(target);
      exchange = second;
    }
    const records = recordsOf(exchange);
    if (records === null) return { exchange, ids: null };
    const before = ids.size;
    for (const record of records) ids.add(idOf(record));
    received += records.length;
    if (ids.size === before || (records.length < PAGE && toldLimit(exchange) === PAGE))
      return { exchange, ids: [...ids].sort((a, b) => a - b) };
  }
  throw new Blocked(`the list at ${address} does not end`);
}

function readPage(
  target: Target,
  address: string,
  parameters: Readonly<Record<string, string>>,
  token: string,
  offset: number,
): Promise<Exchange> {
  const query = {
    ...parameters,
    ...(refusesLimit.has(target) ? {} : { limit: String(PAGE) }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return target.send({
    method: 'GET',
    url: `${address}?${pairs.join('&')}`,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
}

/** The page size that an answer says it kept to. */
function toldLimit({ response }: Exchange): unknown {
  const body = json(response);
  return isObject(body) && isObject(body['pagination']) ? body['pagination']['limit'] : undefined;
}

type Json = Readonly<Record<string, unknown>>;

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

function idOf(record: Json): number {
  const id = record['id'];
  if (typeof id === 'number') return id;
  if (typeof id === 'string' && /^\d+$/.test(id)) return Number(id);
  throw new Blocked(
    `a record of the list has no id, so it cannot be recognised (its fields: ${Object.keys(record).slice(0, 12).join(', ')})`,
  );
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
