import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import { sendListRequest } from './list-request.ts';
import { cursorParameters, declaresMore, findCursors, findNextLink, isEmptyList, plain } from './next-page.ts';
import { header, json, NoResponse, parse } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { notObservable, PreconditionFailed } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';

/** A list as the target returned it, over all pages. */
export interface ReadList {
  /** The last exchange: that of the last page, or of the first response that was not a list. */
  readonly exchange: Exchange;
  /** Ascending ids of the records, those of a record that one page repeats again, or null if a response was not a list. */
  readonly ids: readonly number[] | null;
  /** The records in the order of the pages. */
  readonly records: readonly Json[];
}

const PAGE_SIZE = 500;
/** Parameters that may select the size of a page where `limit` does not, with sizes that may be allowed. */
const OTHER_SIZES = [
  'page_size',
  'per_page',
  'pageSize',
  'perPage',
  'page[size]',
  'page[limit]',
  'size',
  '$top',
  'first',
].flatMap((name) => [PAGE_SIZE, 100].map((size) => ({ name, size })));
/** A list with more pages or records repeats itself, or is too long for the kit. */
const MAX_PAGES = 1_000;
const MAX_RECORDS = 200_000;
/** An offset beyond the end of any list. */
const FAR_OFFSET = 1_000_000_000;

/** The way in which pages are asked for unless a target knows another, and others that no page tells. */
const USUAL_WAY = { offset: 'offset' } as const;
const OTHER_WAYS: readonly CountingWay[] = [
  ...['page', 'pageNumber', 'page[number]'].flatMap((number) => [0, 1].map((first) => ({ number, first }))),
  ...['start', 'skip', 'first', 'from', 'startAt', '$skip'].map((offset) => ({ offset })),
];
/** A list with fewer records is no first page of several. */
const SMALLEST_PAGE = 10;
const OWN_WAY = 'lists have more records than a page, and their next pages are asked for in a way of their own';

/** How a target answers a parameter that it does not know, or no page there. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 422]);

/** What reading a whole list has shown about its pages. */
interface PaginationHints {
  /** The target refuses pages of PAGE_SIZE, so it is asked for pages of its default size. */
  refusesLimit: boolean;
  /** The target refuses an offset: a list is one page. */
  refusesOffset: boolean;
  /** The size of the largest page so far: a smaller page is the last one. */
  largestPage: number;
  /** The end of the whole list names no page after it, so that a smaller page which names one is not the last. */
  endsWithoutLink: boolean;
  /** How the pages after the first are asked for. */
  way: 'link' | CountingWay | { readonly cursor: string; readonly parameter: string };
}

/** By an offset or by the number of the page, with their parameters, and the number of the first page. */
type CountingWay = { readonly offset: string } | { readonly number: string; readonly first: number };

/** The hints about each list, by its address. */
const paginationHints = sessionKey(() => new Map<string, PaginationHints>());

/** The parameter that selects the size of a page, and the size. */
interface PageSize {
  readonly name: string;
  readonly size: number;
}

/** What the lists of a target are asked by, and whether others than the usual parameter were tried. */
const pageSize = sessionKey(() => ({ name: 'limit', size: PAGE_SIZE, isKnown: false }));

/** How a list is read. */
interface Reading {
  /** How values of the query are encoded. */
  readonly encode?: (value: string) => string;
  /** The number of records that it can have, after which it is at its end. */
  readonly most?: number;
}

/**
 * Reads a list to its end. The source leaves open how records are wrapped and pages are requested, so records are found
 * in every known envelope, and a list without an expression is read until a page contains nothing new. That shows the
 * size of its pages, so reading the same list with an expression ends at the first smaller page.
 */
export async function readList(
  target: Target,
  address: string,
  parameters: Readonly<Record<string, string>>,
  token: string,
  { encode = encodeURIComponent, most = Infinity }: Reading = {},
): Promise<ReadList> {
  const isWhole = parameters['croql'] === undefined;
  const known = target.session.get(paginationHints);
  const hints: PaginationHints = known.get(address) ?? {
    refusesLimit: false,
    refusesOffset: false,
    largestPage: 0,
    endsWithoutLink: false,
    way: USUAL_WAY,
  };
  known.set(address, hints);
  const ids = new Set<number>();
  const listed: number[] = [];
  const all: Json[] = [];
  const pages: Exchange[] = [];
  let received = 0;
  const sizes = target.session.get(pageSize);
  const ask = (place: Place, size: PageSize = sizes) =>
    readPage(target, address, parameters, token, { place, size, ...hints }, encode);
  while (pages.length < MAX_PAGES && all.length < MAX_RECORDS) {
    const last = pages.at(-1);
    const place = last && placeAfter(last, pages.length, received, hints);
    // The last page names none after it.
    if (last !== undefined && place === undefined)
      return { exchange: last, ids: keepIds(target, listed, pages), records: all };
    let exchange = await ask(place ?? FIRST);
    if (isWhole && last === undefined && exchange.response.status >= 400 && !hints.refusesLimit) {
      hints.refusesLimit = true;
      exchange = await ask(FIRST);
      // The list is also refused without a limit, so the limit is not the cause.
      if (exchange.response.status >= 400) hints.refusesLimit = false;
    }
    if (isWhole && last === undefined && !sizes.isKnown && declaresMore(exchange, readRecords(exchange)?.length ?? 0)) {
      sizes.isKnown = true;
      const larger = await findLargerPage(exchange, ask);
      if (larger !== undefined) {
        ({ exchange } = larger);
        Object.assign(sizes, larger.size);
      }
    }
    const records = readRecords(exchange);
    if (last !== undefined) {
      const isRefused = REFUSALS.has(exchange.response.status);
      const ignoresOffset = isRefused || (records !== null && records.length > 0 && bringsNothing(records, ids));
      if (hints.way === USUAL_WAY && ignoresOffset) {
        const isDeclared = declaresMore(last, ids.size);
        const ways = isDeclared || mayBePage(ids.size, isWhole) ? OTHER_WAYS : listOtherWays(known);
        const way = isDeclared || ids.size >= SMALLEST_PAGE ? await findWay(last, ids, ways, ask) : undefined;
        if (way !== undefined) {
          hints.way = way;
          continue;
        }
        if (isDeclared) throw notObservable(OWN_WAY);
      }
      if (isRefused) {
        hints.refusesOffset = true;
        return { exchange: last, ids: keepIds(target, listed, pages), records: all };
      }
    }
    if (records === null) return { exchange, ids: null, records: all };
    const before = ids.size;
    addPage(listed, ids, records);
    // One by one: a page may have more records than a call can have arguments.
    if (ids.size > before) for (const record of records) all.push(record);
    received += records.length;
    pages.push(exchange);
    if (isWhole && ids.size > 0) target.confirm('lists');
    if (isWhole) hints.largestPage = Math.max(hints.largestPage, records.length);
    const mayEnd = ids.size === before || (!isWhole && records.length < hints.largestPage);
    const namesNext = mayEnd && findNextLink(exchange) !== undefined;
    // A service may count the records that it looks at, so that those which it selects fill no page.
    const goesOn = namesNext && !isWhole && hints.endsWithoutLink;
    if (goesOn) hints.way = 'link';
    if (isWhole && mayEnd) hints.endsWithoutLink = !namesNext;
    // A list that was one page may have several by now.
    const isOnePage = hints.refusesOffset && !declaresMore(exchange, ids.size);
    if (isOnePage || ids.size >= most || (mayEnd && !goesOn))
      return { exchange, ids: keepIds(target, listed, pages), records: all };
  }
  // A list that is merely long has no records at this offset, or on this page.
  const { way } = hints;
  if (way !== 'link' && !('cursor' in way)) {
    const beyond = await ask(atCount(FAR_OFFSET, 'offset' in way ? way.offset : way.number));
    if ((readRecords(beyond)?.length ?? 0) > 0)
      throw new NoResponse('too-large', beyond.request, `a list that still has records at offset ${FAR_OFFSET}`);
  }
  const size = all.length < MAX_RECORDS ? `${MAX_PAGES} pages` : `${MAX_RECORDS} records`;
  throw new PreconditionFailed(`the list at ${address} has ${size} or more`);
}

/** Whether this number of records may be a page of a list: of what an expression selects, only one that somebody chose. */
const mayBePage = (size: number, isWhole: boolean): boolean => isWhole || size % 10 === 0 || size % 25 === 0;

/** The ways of the other lists of a target, which are likely those of this one. */
const listOtherWays = (known: ReadonlyMap<string, PaginationHints>): readonly CountingWay[] => {
  const ways = [...known.values()].flatMap(({ way }) =>
    way === USUAL_WAY || way === 'link' || 'cursor' in way ? [] : way,
  );
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
};

const bringsNothing = (records: readonly Json[], known: ReadonlySet<number>): boolean =>
  records.flatMap(readIds).every((id) => known.has(id));

/** Ids in ascending order, which evidence reads from their pages again. */
function keepIds(target: Target, ids: readonly number[], pages: readonly Exchange[]): readonly number[] {
  const sorted = [...ids].sort((a, b) => a - b);
  target.evidence?.readIds(sorted, pages);
  return sorted;
}

/** The ids of the records of several pages, as {@link readList} gives them. */
export function readPageIds(pages: readonly Exchange[]): readonly number[] {
  const listed: number[] = [];
  const known = new Set<number>();
  for (const page of pages) addPage(listed, known, readRecords(page) ?? []);
  return listed.sort((a, b) => a - b);
}

/** Adds the ids of the records of a page that no page before it had. */
function addPage(listed: number[], known: Set<number>, records: readonly Json[]): void {
  const shown = readShown(records).filter((id) => !known.has(id));
  for (const id of shown) {
    listed.push(id);
    known.add(id);
  }
}

/**
 * The ids of the records of one page. An id counts again where the same record comes again, but not where records of
 * several forms share it.
 */
function readShown(records: readonly Json[]): readonly number[] {
  const ids = records.flatMap(readIds);
  if (new Set(ids).size === ids.length) return ids;
  const known = new Set<number>();
  const texts = new Set<string>();
  return records.flatMap((record) => {
    const text = JSON.stringify(record);
    const isCopy = texts.has(text);
    texts.add(text);
    return readIds(record).filter((id) => {
      const isNew = !known.has(id);
      known.add(id);
      return isNew || isCopy;
    });
  });
}

/** Where a page is: at an address, or by the parameter that selects it. */
type Place = { readonly link: string } | { readonly parameter: string; readonly value: string };

const atCount = (count: number, parameter: string): Place => ({ parameter, value: String(count) });
const FIRST = atCount(0, 'offset');

/** The place of the page after these, of which the last is given, or undefined where it names none. */
function placeAfter(last: Exchange, pages: number, received: number, { way }: PaginationHints): Place | undefined {
  if (way === 'link') {
    const link = findNextLink(last);
    return link === undefined ? undefined : { link };
  }
  if ('offset' in way) return atCount(received, way.offset);
  if ('number' in way) return atCount(way.first + pages, way.number);
  const { cursor, parameter } = way;
  const next = findCursors(last).find(({ name }) => name === cursor);
  return next && { parameter, value: next.value };
}

/** How a target that ignores an offset gives the page after one: as the page says, or in one of some ways; undefined where it gives none. */
async function findWay(
  page: Exchange,
  known: ReadonlySet<number>,
  ways: readonly CountingWay[],
  ask: (place: Place) => Promise<Exchange>,
): Promise<PaginationHints['way'] | undefined> {
  if (findNextLink(page) !== undefined) return 'link';
  const isFurther = async (place: Place) => !bringsNothing(readRecords(await ask(place)) ?? [], known);
  for (const cursor of findCursors(page))
    for (const parameter of cursorParameters(cursor))
      if (await isFurther({ parameter, value: cursor.value })) return { cursor: cursor.name, parameter };
  for (const way of ways) {
    const place = 'offset' in way ? atCount(known.size, way.offset) : atCount(way.first + 1, way.number);
    if (await isFurther(place)) return way;
  }
  return undefined;
}

/** The first page of a list by another parameter of its size, if that gives the records of this one and more. */
async function findLargerPage(
  page: Exchange,
  ask: (place: Place, size: PageSize) => Promise<Exchange>,
): Promise<{ readonly exchange: Exchange; readonly size: PageSize } | undefined> {
  const shown = (readRecords(page) ?? []).flatMap(readIds);
  if (shown.length === 0) return undefined;
  for (const size of OTHER_SIZES) {
    const exchange = await ask(FIRST, size);
    const found = new Set((readRecords(exchange) ?? []).flatMap(readIds));
    if (found.size > shown.length && shown.every((id) => found.has(id))) return { exchange, size };
  }
  return undefined;
}

interface PageRequest extends Pick<PaginationHints, 'refusesLimit'> {
  readonly place: Place;
  readonly size: PageSize;
}

function readPage(
  target: Target,
  address: string,
  parameters: Readonly<Record<string, string>>,
  token: string,
  { place, size: { name, size }, refusesLimit }: PageRequest,
  encode: (value: string) => string,
): Promise<Exchange> {
  const query = {
    ...parameters,
    ...(refusesLimit && name === 'limit' ? {} : { [name]: String(size) }),
    ...('link' in place || place === FIRST ? {} : { [place.parameter]: place.value }),
  };
  const pairs = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encode(value)}`);
  const asked = pairs.length === 0 ? address : `${address}?${pairs.join('&')}`;
  return sendListRequest(target, {
    method: 'GET',
    url: 'link' in place ? place.link : asked,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
}

/** The records in a response, or null if it is not a list. */
export function readRecords({ request, response }: Exchange): readonly Json[] | null {
  if (response.status < 200 || response.status > 299) return null;
  if (response.status === 204) return [];
  const body = readBody(response);
  const name = /\/([^/?]+)\/?(?:\?|$)/.exec(request.url)?.[1] ?? '';
  const ofObject = (object: Json) => findList(object, name) ?? (isEmptyList(object) ? [] : undefined);
  const list = Array.isArray(body) ? body : isObject(body) ? ofObject(body) : undefined;
  if (list === undefined || !list.every(isObject)) return null;
  return list.map((item) => WRAPPERS.map((name) => item[name]).find(isObject) ?? spreadAttributes(item));
}

/** A text, or a number with more digits than every number can have exactly. */
const TEXT_OR_LARGE = /"(?:[^"\\]|\\.)*"|-?\b\d{16,}\b(?![.eE])/g;
const exact = new WeakMap<Exchange['response'], unknown>();

/** The body as JSON, or the array of its lines, in which integers that a number cannot hold are texts: ids that differ are not to be alike. */
function readBody(response: Exchange['response']): unknown {
  const isLines = LINES.test(header(response, 'content-type') ?? '');
  if (!isLines && !LARGE.test(response.body)) return json(response);
  if (!exact.has(response)) {
    const write = (part: string) => (part.startsWith('"') || Number.isSafeInteger(Number(part)) ? part : `"${part}"`);
    const body = response.body.replaceAll(TEXT_OR_LARGE, write);
    exact.set(
      response,
      isLines ? body.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parse(line)])) : parse(body),
    );
  }
  return exact.get(response);
}

/** Media types of new-line delimited JSON. */
const LINES = /\b(?:ndjson|jsonl|json-lines|jsonlines)\b/i;

const LARGE = /[^"\d]\d{16,}/;

/** A resource of JSON:API has its fields in `attributes`, beside its id. */
const spreadAttributes = (item: Json): Json => {
  const { id, attributes } = item;
  return isObject(attributes) && id !== undefined ? { id, ...attributes } : item;
};

/** Members that hold the record of an item: of the source's shape, and of an edge of a connection. */
const WRAPPERS = ['data', 'node'] as const;
/** How many objects may be around a list. */
const MAX_AROUND = 4;

/**
 * The list in an envelope, or in an object of that: `data`, or what has the name of the list, else the first with records in it,
 * else the first. There may be other arrays.
 */
function findList(body: Json, name: string, depth = 0): readonly unknown[] | undefined {
  const members = Object.entries(body);
  // An object may have the records by their ids.
  if (members.length > 0 && members.every(([key, value]) => isObject(value) && /^\d+$/.test(key)))
    return members.map(([, value]) => value);
  const named = [body['data'], body[name]].find((value) => Array.isArray(value));
  if (named !== undefined) return named;
  const lists = Object.values(body).filter((value): value is readonly unknown[] => Array.isArray(value));
  const found = lists.find((list) => list.length > 0 && list.every(isObject)) ?? lists[0];
  if (found !== undefined || depth === MAX_AROUND) return found;
  const inner = Object.values(body).filter(isObject);
  return inner.map((value) => findList(value, name, depth + 1)).find((list) => list !== undefined);
}

/**
 * The ids of a record in a list: its own, or those of the translations in it. Throws {@link PreconditionFailed} for a
 * record without an id, which cannot be recognised.
 */
export function readIds(record: Json): readonly number[] {
  const forms = Array.isArray(record['plurals']) ? record['plurals'].filter(isObject) : [];
  // The `id` beside them may be that of their string.
  const translations = forms.map((form) => readNumber(byPlainNames(form).get('translationid')));
  if (translations.length > 0 && translations.every((id) => id !== undefined)) return translations;
  const own = readUsualId(record);
  if (own !== undefined) return [own];
  const ids = forms.map((form) => readUsualId(form) ?? readNamedId(form));
  if (ids.length > 0 && ids.every((id) => id !== undefined)) return ids;
  const named = readNamedId(record);
  if (named !== undefined) return [named];
  throw new PreconditionFailed(
    `a record of the list has no id, so it cannot be recognised (its fields: ${Object.keys(record).slice(0, 12).join(', ')})`,
  );
}

const readUsualId = (record: Json) => readNumber(record['translationId']) ?? readNumber(record['id']);

/** Names of the id of a record, without their separators and capitals, the most telling first. */
const ID_NAMES = ['translationid', 'id', 'stringid', 'segmentid', 'tmsegmentid', 'termid'] as const;

const byPlainNames = (record: Json) => new Map(Object.entries(record).map(([name, value]) => [plain(name), value]));

function readNamedId(record: Json): number | undefined {
  const named = byPlainNames(record);
  return ID_NAMES.map((name) => readNumber(named.get(name))).find((id) => id !== undefined);
}

function readNumber(id: unknown): number | undefined {
  if (typeof id === 'number') return id;
  if (typeof id !== 'string' || !/^\d+$/.test(id)) return undefined;
  // Of a larger one the last bits, as no number that a dataset has.
  return Number.isSafeInteger(Number(id)) ? Number(id) : -Number(BigInt.asUintN(52, BigInt(id)));
}
