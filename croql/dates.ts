// One date of the source's two forms, a date alone, or ISO 8601 with an offset.
const STAMP =
  /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d)|T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?))?$/;

/** How a date is written: `spaced` is `YYYY-MM-DD hh:mm:ss`, `iso` is ISO 8601 with an offset. */
export type DateForm = 'spaced' | 'iso' | 'day';

/** A date as written: the fields of a calendar and a clock, and the offset in minutes if there is one. */
export interface WrittenDate {
  readonly form: DateForm;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly offset: number | null;
}

/** Reads a date in one of the known forms, whether or not the calendar has it; null for any other text. */
export function readDate(text: string): WrittenDate | null {
  const found = STAMP.exec(text);
  if (!found) return null;
  const iso = found[7] !== undefined;
  const field = (index: number) => Number(found[index] ?? 0);
  return {
    form: iso ? 'iso' : found[4] !== undefined ? 'spaced' : 'day',
    year: field(1),
    month: field(2),
    day: field(3),
    hour: field(iso ? 7 : 4),
    minute: field(iso ? 8 : 5),
    second: field(iso ? 9 : 6),
    millisecond: Number((found[10] ?? '').padEnd(3, '0').slice(0, 3)),
    offset: iso ? parseOffset(found[11] ?? 'Z') : null,
  };
}

/** Whether calendar and clock have a date. With `isRolledOver`, a day may lie past the end of its month. */
export function isPossible(date: WrittenDate, isRolledOver: boolean): boolean {
  const { year, month, day, hour, minute, second, offset } = date;
  const lastDay = isRolledOver ? 31 : new Date(utc(year, month + 1, 0)).getUTCDate();
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= lastDay &&
    hour <= 23 &&
    minute <= 59 &&
    second <= 59 &&
    (offset === null || Math.abs(offset) < 24 * 60)
  );
}

/** The instant of a written date, in milliseconds since 1970; one without an offset is read in `zone`. */
export function toInstant(date: WrittenDate, zone: string): number {
  const local =
    utc(date.year, date.month, date.day) +
    ((date.hour * 60 + date.minute) * 60 + date.second) * 1000 +
    date.millisecond;
  if (date.offset !== null) return local - date.offset * 60_000;
  if (zone === 'UTC') return local;
  // The offset belongs to an instant that is at most one clock change away from the right one: correct it once.
  const estimate = local - computeZoneOffset(zone, local) * 60_000;
  return local - computeZoneOffset(zone, estimate) * 60_000;
}

/** The instant of a date in a record, in one of the source's two forms; null if it is no such date. */
export function readInstant(text: string, zone: string): number | null {
  const known = instants.get(zone) ?? new Map<string, number | null>();
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const date = readDate(text);
  const instant = !date || date.form === 'day' || !isPossible(date, false) ? null : toInstant(date, zone);
  instants.set(zone, known.set(text, instant));
  return instant;
}

/** Instants that were read, by zone and text: expressions are asked of the same records again and again. */
const instants = new Map<string, Map<string, number | null>>();

/** An instant as `YYYY-MM-DD hh:mm:ss` in UTC. */
export const formatSpaced = (instant: number): string => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

/** The midnight at which the day of `instant` begins in `zone`, or that `days` later. */
export function computeMidnight(instant: number, zone: string, days = 0): number {
  const local = new Date(instant + computeZoneOffset(zone, instant) * 60_000);
  const shifted = new Date(utc(local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate() + days));
  return toInstant(
    {
      form: 'day',
      year: shifted.getUTCFullYear(),
      month: shifted.getUTCMonth() + 1,
      day: shifted.getUTCDate(),
      hour: 0,
      minute: 0,
      second: 0,
      millisecond: 0,
      offset: null,
    },
    zone,
  );
}

/** The minutes by which `zone` is ahead of UTC at an instant. A zone is `UTC`, `±hh:mm` or an IANA name. */
export function computeZoneOffset(zone: string, instant: number): number {
  if (zone === 'UTC') return 0;
  if (/^[+-]\d\d:\d\d$/.test(zone)) return parseOffset(zone);
  const known = offsets.get(zone) ?? new Map<number, number>();
  const before = known.get(instant);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const offset = readZoneOffset(zone, instant);
  offsets.set(zone, known.set(instant, offset));
  return offset;
}

/** Offsets that were computed, by zone and instant: dates of records recur. */
const offsets = new Map<string, Map<number, number>>();

/** How many results of a zone are kept. */
const MAX_KNOWN = 2_000;

function readZoneOffset(zone: string, instant: number): number {
  const clock = new Map(
    getFormatter(zone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)] as const),
  );
  const at = (part: Intl.DateTimeFormatPartTypes) => clock.get(part) ?? 0;
  const local = utc(at('year'), at('month'), at('day')) + ((at('hour') * 60 + at('minute')) * 60 + at('second')) * 1000;
  return Math.round((local - Math.floor(instant / 1000) * 1000) / 60_000);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

function parseOffset(offset: string): number {
  if (offset === 'Z') return 0;
  const digits = offset.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || 0);
  return offset.startsWith('-') ? -minutes : minutes;
}

/** Like `Date.UTC`, without its special meaning of years below 100. */
function utc(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime();
}
