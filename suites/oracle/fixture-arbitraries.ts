import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { USERS, WORDS } from './fixture-values.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

/*
 * What the records of the fixture dataset are drawn from. Members that are easily confused never agree by accident, and
 * what the source says of members holds: a string has one type, `is visible` is the opposite of `is hidden`, a vote is
 * up or down, a summary belongs to a language that has a translation. No record touches a gap: every member that is
 * compared has a value, and only the strings of the plural project have plural forms.
 */

/** A record without ids. */
export type Json = Readonly<Record<string, unknown>>;

/** True in this share of the records, in percent. */
export const holds = (percent: number): Arbitrary<boolean> =>
  fc.oneof({ weight: 100 - percent, arbitrary: fc.constant(false) }, { weight: percent, arbitrary: fc.constant(true) });

/** One of two values, the first in this share of the records, in percent. */
export const either = <Value>(percent: number, first: Arbitrary<Value>, second: Arbitrary<Value>): Arbitrary<Value> =>
  fc.oneof({ weight: percent, arbitrary: first }, { weight: 100 - percent, arbitrary: second });

/** Some of the items in their order, each in this share of the records. */
export const several = <Item>(items: readonly Item[], percent: number): Arbitrary<readonly Item[]> =>
  fc.tuple(...items.map(() => holds(percent))).map((isTaken) => items.filter((_, index) => isTaken[index]));

/** Arrays of up to `maxLength` items. */
export const upTo = <Item>(maxLength: number, items: Arbitrary<Item>) => fc.array(items, { maxLength, size: 'max' });

/** Texts of `min` to `max` words. */
export const words = (min: number, max = min): Arbitrary<string> =>
  fc.array(fc.constantFrom(...WORDS), { minLength: min, maxLength: max }).map((all) => all.join(' '));

/** The id of a user. */
export const user = fc.constantFrom(...Object.values(USERS));

const pad = (value: number) => String(value).padStart(2, '0');

const digits = (min: number, max: number) => fc.integer({ min, max }).map(pad);

/** A datetime of office hours, when no clock changes; minutes are even, so that there is one between any two. */
export const moment: Arbitrary<string> = fc
  .tuple(digits(2021, 2024), digits(1, 12), digits(1, 28), digits(10, 17), fc.nat(29), digits(0, 59))
  .map(([year, month, day, hour, half, second]) => `${year}-${month}-${day} ${hour}:${pad(2 * half)}:${second}`);

/** A datetime far in the future. */
export const farMoment = fc.integer({ min: 1, max: 9 }).map((month) => `2094-0${month}-15 12:00:00`);

/** The values that the source allows for a member. */
export const allowed = (context: ContextName, member: string) =>
  fc.constantFrom(...(contextOf(context).members[member]?.values ?? []));

/** Offsets from UTC in minutes. */
const OFFSETS = [0, 120, -300];

/** An instant as a clock with this offset shows it. */
function timestamp(instant: number, offset: number): string {
  const local = new Date(instant + offset * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Two instants: the same by two clocks, an hour apart while their clocks say the contrary, or days apart. */
export const timestamps: Arbitrary<{ readonly createdAt: string; readonly updatedAt: string }> = fc
  .record({
    created: fc.tuple(fc.nat(279), fc.nat(29)).map(([day, half]) => Date.UTC(2021, 0, 1 + 5 * day, 12, 2 * half)),
    later: either(
      80,
      fc.constantFrom(0, 0, HOUR, -HOUR),
      fc.integer({ min: 1, max: 30 }).map((days) => 5 * DAY * days),
    ),
    createdOffset: fc.constantFrom(...OFFSETS),
    updatedOffset: fc.constantFrom(...OFFSETS),
  })
  .map(({ created, later, createdOffset, updatedOffset }) => ({
    createdAt: timestamp(created, createdOffset),
    updatedAt: timestamp(created + later, updatedOffset),
  }));
