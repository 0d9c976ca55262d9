import { noteScan, selectByIndex } from './list-index.ts';
import type { Filter, Matches } from './list-filter.ts';
import type { Order } from './list-query.ts';
import type { ListEntry } from '../data/resources.ts';

/** Thrown when an expression takes longer than one request may. */
export class TooSlow extends Error {}

/** The time that an expression may take for all entries of a list, in milliseconds: a hundred times what any takes. */
export const MAX_FILTER_TIME = 2_000;
/** The number of entries after which the time is looked at, which costs as much as a simple expression. */
const STEP = 128;

/** The entries of one page that a filter lists, as {@link scanPage} does, of an index where there is one. */
export function selectMatching(
  entries: readonly ListEntry[],
  { matches, first }: Partial<Pick<Filter, 'matches' | 'first'>> = {},
  from: number,
  size: number,
): readonly ListEntry[] {
  if (matches === undefined) return entries.slice(from, from + size);
  const candidates = first && selectByIndex(entries, first);
  const { page, scanned } = scanPage(candidates ?? entries, matches, from, size);
  if (first && !candidates && scanned > entries.length / 2) noteScan(entries, first);
  return page;
}

/**
 * The entries of one page that match, from the `from`-th match on, and how many entries were looked at for them:
 * evaluation stops at the end of the page. Throws {@link TooSlow} when that takes longer than {@link MAX_FILTER_TIME}.
 */
export function scanPage(
  entries: readonly ListEntry[],
  matches: Matches,
  from: number,
  size: number,
  maxTime = MAX_FILTER_TIME,
): { readonly page: readonly ListEntry[]; readonly scanned: number } {
  const singles = listSingleRecords(entries);
  const page: ListEntry[] = [];
  let skipped = 0;
  let scanned = 0;
  const end = performance.now() + maxTime;
  while (scanned < entries.length && page.length < size) {
    const entry = singles ? matches(singles[scanned]) && entries[scanned] : selectRecords(entries[scanned]!, matches);
    scanned += 1;
    if (scanned % STEP === 0 && performance.now() > end)
      throw new TooSlow(`The expression takes longer than ${maxTime / 1000} seconds for the records of this list.`);
    if (!entry) continue;
    if (skipped < from) skipped += 1;
    else page.push(entry);
  }
  return { page, scanned };
}

const singleRecords = new WeakMap<readonly ListEntry[], readonly unknown[] | null>();

/** The records of entries that have one each, in one array, which is faster to scan; null if an entry has several. */
function listSingleRecords(entries: readonly ListEntry[]): readonly unknown[] | null {
  let records = singleRecords.get(entries);
  if (records === undefined) {
    records = entries.every((entry) => entry.records.length === 1) ? entries.map((entry) => entry.records[0]) : null;
    singleRecords.set(entries, records);
  }
  return records;
}

/** The entry with its matching records: itself if all match, undefined if none does. */
function selectRecords(entry: ListEntry, matches: Matches): ListEntry | undefined {
  const records = entry.records.filter(matches);
  if (records.length === 0) return undefined;
  return records.length === entry.records.length ? entry : { ...entry, records };
}

/** Entries sorted by fields of their list records. Absent values come first; equal records keep their order. */
export function sortEntries(
  entries: readonly ListEntry[],
  orders: readonly Order[],
  createRecord: (entry: ListEntry) => object,
): ListEntry[] {
  const rows = entries.map((entry) => ({
    entry,
    fields: createRecord(entry) as Record<string, string | number | null>,
  }));
  rows.sort((a, b) => {
    for (const { field, isDescending } of orders) {
      const [left, right] = [a.fields[field] ?? '', b.fields[field] ?? ''];
      if (left !== right) return left < right === isDescending ? 1 : -1;
    }
    return 0;
  });
  return rows.map(({ entry }) => entry);
}
