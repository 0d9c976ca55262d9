import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { KnownRecord } from './query-target.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';

/**
 * Some of these records, each with some of the elements of its collections at every depth. Other values stay as they
 * are, because the source relates them to each other: a string is visible or hidden.
 */
export const datasetParts = (records: readonly KnownRecord[]): Arbitrary<readonly KnownRecord[]> =>
  someOf(records, ({ id, record }) => fc.record({ id: fc.constant(id), record: recordParts(record) }));

/** The record without any element of its collections. */
export const withoutElements = (record: CroqlRecord): CroqlRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, Array.isArray(value) ? [] : value]));

const recordParts = (record: CroqlRecord): Arbitrary<CroqlRecord> =>
  fc.record(
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        Array.isArray(value) ? someOf(value as readonly CroqlRecord[], recordParts) : fc.constant(value),
      ]),
    ),
  );

const someOf = <Item, Part>(
  items: readonly Item[],
  partsOf: (item: Item) => Arbitrary<Part>,
): Arbitrary<readonly Part[]> =>
  items.length === 0 ? fc.tuple() : fc.array(fc.oneof(...items.map(partsOf)), { maxLength: items.length });
