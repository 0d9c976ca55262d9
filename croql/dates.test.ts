import { expect, test } from 'vitest';
import fc from 'fast-check';
import {
  toInstant,
  isPossible,
  computeMidnight,
  readDate,
  readInstant,
  formatSpaced,
  computeZoneOffset,
} from './dates.ts';
import { isSpacedDate, readPlainInstant, readInstantFast } from './quick-dates.ts';

const iso = (instant: number | null | undefined) => (instant == null ? instant : new Date(instant).toISOString());

// prettier-ignore
for (const [text, zone, instant] of [
  ['2024-02-29 12:30:45',              'UTC',              '2024-02-29T12:30:45.000Z'],
  ['0024-02-29 00:00:00',              'UTC',              '0024-02-29T00:00:00.000Z'],
  ['2024-02-29 12:30:45',              '+02:00',           '2024-02-29T10:30:45.000Z'],
  ['2024-02-29 12:30:45',              '-05:30',           '2024-02-29T18:00:45.000Z'],
  ['2024-02-29 12:30:45',              'Europe/Berlin',    '2024-02-29T11:30:45.000Z'],
  ['2024-07-01 12:30:45',              'Europe/Berlin',    '2024-07-01T10:30:45.000Z'],
  ['2024-03-31 03:30:00',              'Europe/Berlin',    '2024-03-31T01:30:00.000Z'],
  ['2024-03-10 12:00:00',              'America/New_York', '2024-03-10T16:00:00.000Z'],
  ['2024-02-29T12:30:45+02:00',        'Europe/Berlin',    '2024-02-29T10:30:45.000Z'],
  ['2024-02-29T12:30:45-02:30',        'UTC',              '2024-02-29T15:00:45.000Z'],
  ['2024-02-29T12:30:45Z',             'UTC',              '2024-02-29T12:30:45.000Z'],
  ['2024-02-29T12:30Z',                'UTC',              '2024-02-29T12:30:00.000Z'],
  ['2024-02-29T12:30:45.5Z',           'UTC',              '2024-02-29T12:30:45.500Z'],
  ['2024-02-29T12:30:45.123456+0130',  'UTC',              '2024-02-29T11:00:45.123Z'],
  ['2024-02-29T12:30:45+03',           'UTC',              '2024-02-29T09:30:45.000Z'],
  ['2023-02-29 00:00:00',              'UTC',              null],
  ['2024-04-31 00:00:00',              'UTC',              null],
  ['2024-00-10 00:00:00',              'UTC',              null],
  ['2024-13-10 00:00:00',              'UTC',              null],
  ['2024-01-00 00:00:00',              'UTC',              null],
  ['2024-01-10 24:00:00',              'UTC',              null],
  ['2024-01-10 00:60:00',              'UTC',              null],
  ['2024-01-10 00:00:60',              'UTC',              null],
  ['2024-02-29T12:30:45+24:00',        'UTC',              null],
  ['2024-02-29T12:30:45',              'UTC',              null],
  ['2024-02-29',                       'UTC',              null],
  ['2024-02-29 12:30',                 'UTC',              null],
  [' 2024-02-29 12:30:45',             'UTC',              null],
  ['2024-02-29 12:30:45Z',             'UTC',              null],
  ['٢٠٢٤-02-29 12:30:45',              'UTC',              null],
  ['today',                            'UTC',              null],
  ['',                                 'UTC',              null],
] as const) {
  test(`a record’s date ${text} in ${zone} is ${instant}`, () => {
    expect(iso(readInstant(text, zone))).toBe(instant);
    expect(iso(readInstantFast(text, zone)) ?? null).toBe(instant);
    expect(isSpacedDate(text)).toBe(text.length === 19 && readInstant(text, 'UTC') !== null);
  });
}

// prettier-ignore
for (const [text, instant] of [
  ['2024-01-01 00:00:00',       '2024-01-01T00:00:00.000Z'],
  ['2019-12-28 23:59:59',       '2019-12-28T23:59:59.000Z'],
  ['2009-09-09 09:09:09',       '2009-09-09T09:09:09.000Z'],
  ['0100-02-10 10:20:30',       '0100-02-10T10:20:30.000Z'],
  ['9900-10-20 20:40:50',       '9900-10-20T20:40:50.000Z'],
  ['2024-02-28T12:30:45+02:15', '2024-02-28T10:15:45.000Z'],
  ['2024-02-28T12:30:45-02:15', '2024-02-28T14:45:45.000Z'],
  ['2024-02-28T00:00:00+23:59', '2024-02-27T00:01:00.000Z'],
  ['2024-02-28T00:00:00-23:59', '2024-02-28T23:59:00.000Z'],
] as const) {
  test(`${text} needs no calendar`, () => {
    expect(iso(readPlainInstant(text, 'UTC'))).toBe(instant);
    expect(isSpacedDate(text)).toBe(text.length === 19);
  });
}

test('what is not plain is left to the calendar', () => {
  // prettier-ignore
  for (const text of [
    // Possible, and near the end of a month or before the year 100.
    '2024-02-29 00:00:00', '2024-01-31 00:00:00', '0099-01-01 00:00:00',
    // No dates.
    '2024-00-10 00:00:00', '2024-13-10 00:00:00', '2024-01-00 00:00:00', '2024-01-32 00:00:00', '2024-01-10 24:00:00',
    '2024-01-10 00:60:00', '2024-01-10 00:00:60', '2024 01-10 00:00:00', '2024-01 10 00:00:00', '2024-01-10_00:00:00',
    '2024-01-10 00-00:00', '2024-01-10 00:00-00', '2024-01-10 00:00:0', '2024-01-10 00:00:000', '202/-01-10 00:00:00',
    '202:-01-10 00:00:00', '20/4-01-10 00:00:00', '20:4-01-10 00:00:00', '2024-0:-10 00:00:00', '2024-01-0/ 00:00:00',
    // No offsets.
    '2024-02-28T00:00:00+24:00', '2024-02-28T00:00:00-24:00', '2024-02-28T00:00:00*01:00', '2024-02-28T00:00:00+01_00',
    '2024-02-28T00:00:00+01:0x', '2024-02-28T00:00:00+01:000', '2024-02-28 00:00:00+01:00', '2024-02-28T00:00:00',
    '2024-02-28T00:00:00.000+0', '2024_02-28T00:00:00+01:00',
  ]) {
    expect(readPlainInstant(text, 'UTC'), text).toBeUndefined();
    expect(isSpacedDate(text), text).toBe(text.length === 19 && readInstant(text, 'UTC') !== null);
  }
  expect(readPlainInstant('2024-01-01 00:00:00', 'Europe/Berlin')).toBeUndefined();
  expect(iso(readPlainInstant('2024-01-01T00:00:00+00:00', 'Europe/Berlin'))).toBe('2024-01-01T00:00:00.000Z');
});

test('reading quickly is reading, whatever the text', () => {
  const part = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
  const years = fc.constantFrom('2024', '1999', '0099', '9999', '20x4');
  const dates = fc
    .tuple(years, part(14), part(33), fc.constantFrom(' ', 'T', 't'), part(25), part(61), part(61))
    .map(([year, month, day, between, ...clock]) => `${year}-${month}-${day}${between}${clock.join(':')}`);
  const offsets = fc.constantFrom('', 'Z', '+00:00', '-02:30', '+24:00', '*01:00', '+0100', '+01:0x', '.500+00:00');
  fc.assert(
    fc.property(dates, offsets, fc.constantFrom('UTC', 'Europe/Berlin'), (date, offset, zone) => {
      const text = date + offset;
      return (readInstantFast(text, zone) ?? null) === readInstant(text, zone);
    }),
    { numRuns: 5000 },
  );
});

test('a date of another form than the known ones is none', () => {
  for (const text of ['31.01.2024', '2024/01/31', '2024-1-31', "2024-01-31'", 'tomorrow', '20240131']) {
    expect(readDate(text), text).toBeNull();
  }
  expect(readDate('2024-01-31')?.form).toBe('day');
  expect(readDate('2024-01-31 00:00:00')?.form).toBe('spaced');
  expect(readDate('2024-01-31T00:00:00Z')?.form).toBe('iso');
});

test('rolling over counts on into the next month, for days only', () => {
  const rolled = readDate('2023-02-31 10:00:00')!;
  expect(isPossible(rolled, false)).toBe(false);
  expect(isPossible(rolled, true)).toBe(true);
  expect(iso(toInstant(rolled, 'UTC'))).toBe('2023-03-03T10:00:00.000Z');
  expect(isPossible(readDate('2023-02-32 10:00:00')!, true)).toBe(false);
});

// prettier-ignore
for (const [instant, zone, midnight, next] of [
  ['2024-06-15T12:00:00Z',     'UTC',              '2024-06-15T00:00:00.000Z', '2024-06-16T00:00:00.000Z'],
  ['2024-06-15T23:00:00Z',     'Europe/Berlin',    '2024-06-15T22:00:00.000Z', '2024-06-16T22:00:00.000Z'],
  ['2024-03-31T12:00:00Z',     'Europe/Berlin',    '2024-03-30T23:00:00.000Z', '2024-03-31T22:00:00.000Z'],
  ['2024-10-27T12:00:00.999Z', 'Europe/Berlin',    '2024-10-26T22:00:00.000Z', '2024-10-27T23:00:00.000Z'],
  ['2024-03-01T02:00:00Z',     'America/New_York', '2024-02-29T05:00:00.000Z', '2024-03-01T05:00:00.000Z'],
  ['2024-12-31T23:00:00Z',     '+02:00',           '2024-12-31T22:00:00.000Z', '2025-01-01T22:00:00.000Z'],
] as const) {
  test(`the day of ${instant} in ${zone} begins at ${midnight}`, () => {
    expect(iso(computeMidnight(Date.parse(instant), zone))).toBe(midnight);
    expect(iso(computeMidnight(Date.parse(instant), zone, 1))).toBe(next);
  });
}

test('a zone is ahead of UTC or behind it', () => {
  const june = Date.parse('2024-06-15T12:00:00Z');
  expect(computeZoneOffset('UTC', june)).toBe(0);
  expect(computeZoneOffset('Asia/Kolkata', june)).toBe(330);
  expect(computeZoneOffset('America/New_York', june)).toBe(-240);
  expect(computeZoneOffset('-05:30', june)).toBe(-330);
  expect(() => computeZoneOffset('Nowhere/Land', june)).toThrow(RangeError);
});

test('an instant is written in the form of string contexts', () => {
  expect(formatSpaced(Date.parse('2024-02-29T12:30:45Z'))).toBe('2024-02-29 12:30:45');
});
