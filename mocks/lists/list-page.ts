import type { Matches } from './list-filter.ts';
import type { Order } from './list-query.ts';
import type { ListEntry } from '../data/resources.ts';

/**
 * The entries of one page that match, from the `from`-th match on. Evaluation stops at the end of the page. Without
 * `matches` every entry matches.
 */
export function selectPage(
  entries: readonly ListEntry[],
  matches: Matches | undefined,
  from: number,
  size: number,
): readonly ListEntry[] {
  if (matches === undefined) return entries.slice(from, from + size);
  const singles = listSingleRecords(entries);
  const page: ListEntry[] = [];
  let skipped = 0;
  for (let index = 0; index < entries.length && page.length < size; index++) {
    const entry = singles ? matches(singles[index]) && entries[index] : selectRecords(entries[index]!, matches);
    if (!entry) continue;
    if (skipped < from) skipped += 1;
    else page.push(entry);
  }
  return page;
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
