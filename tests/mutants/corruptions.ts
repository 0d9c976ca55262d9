/** What a careless service may make of a value that it reads or writes. */
export interface Corruption<Value> {
  readonly name: string;
  readonly corrupt: (value: Value) => Value;
}

/** What it may make of a JSON value; `earlier` are the first value that passed the same place, and the latest one. */
export interface JsonCorruption {
  readonly name: string;
  readonly corrupt: (value: never, earlier: readonly unknown[]) => unknown;
}

type Row<Value> = readonly [name: string, corrupt: (value: Value) => Value];

const named = <Value>(rows: readonly Row<Value>[]): readonly Corruption<Value>[] =>
  rows.map(([name, corrupt]) => ({ name, corrupt }));

/** Lengths at which columns, buffers and indexes end. */
const LENGTHS = [8, 20, 32, 50, 64, 72, 100, 128, 191, 255, 256, 1000, 1024, 4096];

const cutBytes = (text: string, size: number) => Buffer.from(text).subarray(0, size).toString();

const decodeAgain = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A text that looks like a number, as that number is written. */
const readAsNumber = (text: string) =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text;

/** Corruptions of texts. */
// prettier-ignore
export const TEXT_CORRUPTIONS: readonly Corruption<string>[] = named<string>([
  ['trimmed',                          (text) => text.trim()],
  ['trimmed at its start',             (text) => text.trimStart()],
  ['trimmed at its end',               (text) => text.trimEnd()],
  ['in lower case',                    (text) => text.toLowerCase()],
  ['in upper case',                    (text) => text.toUpperCase()],
  ['with a capital',                   (text) => text.charAt(0).toUpperCase() + text.slice(1)],
  ['in NFC',                           (text) => text.normalize('NFC')],
  ['in NFD',                           (text) => text.normalize('NFD')],
  ['in NFKC',                          (text) => text.normalize('NFKC')],
  ['without marks',                    (text) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')],
  ['without what is beyond the BMP',   (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '')],
  ['with ? beyond the BMP',            (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')],
  ['with ? beyond ASCII',              (text) => text.replace(/[^\0-\x7f]/g, '?')],
  ['with ? beyond Latin-1',            (text) => text.replace(/[^\0-\xff]/g, '?')],
  ['as Latin-1',                       (text) => Buffer.from(text).toString('latin1')],
  ['without format characters',        (text) => text.replace(/\p{Cf}/gu, '')],
  ['without control characters',       (text) => text.replace(/[\0-\x1f]/g, '')],
  ['with spaces collapsed',            (text) => text.replace(/ +/g, ' ')],
  ['with white space collapsed',       (text) => text.replace(/\s+/g, ' ')],
  ['without spaces',                   (text) => text.replaceAll(' ', '')],
  ['with no-break spaces as spaces',   (text) => text.replaceAll('\u00a0', ' ')],
  ['with line feeds as spaces',        (text) => text.replace(/\r?\n/g, ' ')],
  ['with CR LF as LF',                 (text) => text.replaceAll('\r\n', '\n')],
  ['decoded twice',                    decodeAgain],
  ['with + as a space',                (text) => text.replaceAll('+', ' ')],
  ['with a space as +',                (text) => text.replaceAll(' ', '+')],
  ['with HTML escaped',                (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
  ['with HTML unescaped',              (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')],
  ['without tags',                     (text) => text.replace(/<[^>]*>/g, '')],
  ['with backslashes read',            (text) => text.replace(/\\(.)/g, '$1')],
  ['without backslashes',              (text) => text.replaceAll('\\', '')],
  ['without quotes',                   (text) => text.replace(/["']/g, '')],
  ["with ' doubled",                   (text) => text.replaceAll("'", "''")],
  ["up to its first '",                (text) => text.split("'")[0]!],
  ['up to its first semicolon',        (text) => text.split(';')[0]!],
  ['up to its first #',                (text) => text.split('#')[0]!],
  ['up to its first line',             (text) => text.split(/\r?\n/)[0]!],
  ['up to its first space',            (text) => text.split(' ')[0]!],
  ['without its query',                (text) => text.split('?')[0]!],
  ['without its port',                 (text) => text.replace(/^(https?:\/\/[^/:]+):\d+/, '$1')],
  ['without a slash at its end',       (text) => text.replace(/\/$/, '')],
  ['in the other Base64 alphabet',     (text) => text.replaceAll('-', '+').replaceAll('_', '/')],
  ['with $ expanded',                  (text) => text.replace(/\$\{?\w+\}?/g, '')],
  ['with % and _ removed',             (text) => text.replace(/[%_]/g, '')],
  ['with {} expanded',                 (text) => text.replace(/\{[^}]*\}/g, '')],
  ['read as a number',                 readAsNumber],
  ['empty where it is 0',              (text) => (text === '0' ? '' : text)],
  ['empty where it names nothing',     (text) => (/^(null|undefined|none|nil|nan|n\/a)$/i.test(text) ? '' : text)],
  ['empty where it names a boolean',   (text) => (/^(true|false|yes|no|on|off)$/i.test(text) ? '' : text)],
  ['without its keywords',             (text) => text.replace(/\b(and|or|not|where|of|contains|between|if|then|else|xor|with|count)\b/g, '')],
  ['up to a parenthesis',              (text) => text.split(/[()]/)[0]!],
  ['without leading zeros',            (text) => text.replace(/^0+(?=\d)/, '')],
  ['with curly quotes straightened',   (text) => text.replace(/[‘’]/g, "'")],
  ['with dashes as hyphens',           (text) => text.replace(/[–—]/g, '-')],
  ['without a byte order mark',        (text) => text.replaceAll('\ufeff', '')],
  ['without its last character',       (text) => text.slice(0, -1)],
  ['without the last character of many', (text) => (text.length > 40 ? text.slice(0, -1) : text)],
  ...LENGTHS.map((length): Row<string> => [`cut at ${length} characters`, (text) => text.slice(0, length)]),
  ...LENGTHS.map((length): Row<string> => [`cut at ${length} bytes`, (text) => cutBytes(text, length)]),
  ...LENGTHS.map((length): Row<string> => [`empty beyond ${length} characters`, (text) => (text.length > length ? '' : text)]),
]);

/** Corruptions of booleans. */
export const BOOLEAN_CORRUPTIONS: readonly Corruption<boolean>[] = named<boolean>([
  ['reversed', (value) => !value],
  ['always true', () => true],
  ['always false', () => false],
]);

/** Corruptions of numbers. */
// prettier-ignore
export const NUMBER_CORRUPTIONS: readonly Corruption<number>[] = named<number>([
  ['without its fraction',             Math.trunc],
  ['rounded',                          Math.round],
  ['with one digit of its fraction',   (value) => Math.trunc(value * 10) / 10],
  ['without its sign',                 Math.abs],
  ['one more',                         (value) => value + 1],
  ['half',                             (value) => value / 2],
  ['a thousandth',                     (value) => value / 1000],
  ['a thousand times',                 (value) => value * 1000],
  ['0 where it is negative',           (value) => Math.max(0, value)],
  ['in 8 bits',                        (value) => (Number.isInteger(value) ? value & 0xff : value)],
  ['in 16 bits',                       (value) => (Number.isInteger(value) ? (value << 16) >> 16 : value)],
  ['in 32 bits',                       (value) => (Number.isInteger(value) ? value | 0 : value)],
  ['at most 127',                      (value) => Math.min(value, 127)],
  ['at most 255',                      (value) => Math.min(value, 255)],
  ['at most 1000',                     (value) => Math.min(value, 1000)],
  ['at most 65535',                    (value) => Math.min(value, 65_535)],
  ['in single precision',              Math.fround],
  ['1 where it is 0',                  (value) => (value === 0 ? 1 : value)],
  ['without its last zeros',           (value) => (Number.isInteger(value) && value !== 0 ? Number(String(value).replace(/0+$/, '')) : value)],
  ['of its first three digits',        (value) => (Number.isInteger(value) ? Number(String(value).slice(0, value < 0 ? 4 : 3)) : value)],
  ['of its first six digits',          (value) => (Number.isInteger(value) ? Number(String(value).slice(0, value < 0 ? 7 : 6)) : value)],
]);

const DATE = /^(\d{4})-(\d\d)-(\d\d)([ T])(\d\d):(\d\d):(\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** Changes the parts of a date; a text in another form stays. */
const part = (change: (parts: Parts) => Partial<Parts>) => (text: string) => {
  const found = DATE.exec(text);
  if (!found) return text;
  const [, year, month, day, between, hour, minute, second, fraction = '', zone = ''] = found as unknown as string[];
  const parts = { year, month, day, hour, minute, second, fraction, zone } as Parts;
  const to = { ...parts, ...change(parts) };
  return `${to.year}-${to.month}-${to.day}${between}${to.hour}:${to.minute}:${to.second}${to.fraction}${to.zone}`;
};

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'fraction' | 'zone', string>>;

/** Moves a date by seconds, in its own zone. */
const move = (seconds: number, when: (text: string) => boolean) => (text: string) => {
  const found = DATE.exec(text);
  if (!found || !when(text)) return text;
  const [, , , , between, , , , fraction = '', zone = ''] = found as unknown as string[];
  const moved = new Date(Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`) + 1000 * seconds);
  return `${moved.toISOString().slice(0, 19).replace('T', between!)}${fraction}${zone}`;
};

const HOUR = 3_600;
const pad = (value: number) => String(value).padStart(2, '0');
const year = (text: string) => Number(text.slice(0, 4));
const clamp = (text: string, low: string, high: string) =>
  text < low ? low + text.slice(19) : text > high ? high + text.slice(19) : text;

/** Corruptions of dates, as literals and records write them. */
// prettier-ignore
export const DATE_CORRUPTIONS: readonly Corruption<string>[] = named<string>([
  ['without its seconds',              part(() => ({ second: '00' }))],
  ['without its minutes',              part(() => ({ minute: '00', second: '00' }))],
  ['without its time',                 part(() => ({ hour: '00', minute: '00', second: '00' }))],
  ['by a clock of twelve hours',       part(({ hour }) => ({ hour: pad(Number(hour) % 12) }))],
  ['without its offset',               part(({ zone }) => ({ zone: zone && '+00:00' }))],
  ['with its offset reversed',         part(({ zone }) => ({ zone: zone.startsWith('+') ? zone.replace('+', '-') : zone.replace('-', '+') }))],
  ['with whole hours of offset',       part(({ zone }) => ({ zone: zone.replace(/:\d\d$/, ':00') }))],
  ['without its fraction',             part(() => ({ fraction: '' }))],
  ['with a year of two digits',        part((parts) => ({ year: `20${parts.year.slice(2)}` }))],
  ['with day and month swapped',       part(({ month, day }) => (Number(day) <= 12 ? { month: day, day: month } : {}))],
  ['29 February as 28',                part(({ month, day }) => (month === '02' && day === '29' ? { day: '28' } : {}))],
  ['29 February as 1 March',           part(({ month, day }) => (month === '02' && day === '29' ? { month: '03', day: '01' } : {}))],
  ['31 as 30',                         part(({ day }) => (day === '31' ? { day: '30' } : {}))],
  ['a second late',                    move(1, () => true)],
  ['an hour late in summer',           move(HOUR, (text) => /^\d{4}-0[4-9]/.test(text))],
  ['an hour early in winter',          move(-HOUR, (text) => /^\d{4}-(1[12]|0[12])/.test(text))],
  ['a day late at midnight',           move(24 * HOUR, (text) => / 00:00:00$|T00:00:00/.test(text))],
  ['a day early at the end of a year', move(-24 * HOUR, (text) => /^\d{4}-12-31/.test(text))],
  ['not before 1970',                  (text) => clamp(text, `1970-01-01${text.charAt(10)}00:00:00`, '~')],
  ['not after 2038',                   (text) => clamp(text, '', `2038-01-19${text.charAt(10)}03:14:07`)],
  ['in seconds of 32 bits',            (text) => (DATE.test(text) && year(text) >= 2039 ? move(-(2 ** 32), () => true)(text) : text)],
  ['not before 2000',                  (text) => clamp(text, `2000-01-01${text.charAt(10)}00:00:00`, '~')],
]);

/** The places of items whose content without ids an item before them has. */
function findRepeated(items: readonly unknown[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const [index, item] of items.entries()) {
    const content = JSON.stringify(item, (key, value: unknown) => (key === 'id' ? undefined : value));
    if (seen.has(content)) repeated.add(index);
    seen.add(content);
  }
  return repeated;
}

const without = (items: readonly unknown[], dropped: Iterable<number>) => {
  const places = new Set(dropped);
  return places.size === 0 ? items : items.filter((_, index) => !places.has(index));
};

/** Corruptions of collections and lists. */
// prettier-ignore
export const COLLECTION_CORRUPTIONS: readonly Corruption<readonly unknown[]>[] = named<readonly unknown[]>([
  ...[1, 2, 3, 5, 10, 20, 100, 1000].map((size): Row<readonly unknown[]> => [`at most ${size}`, (items) => items.slice(0, size)]),
  ['without the first',                (items) => (items.length > 1 ? items.slice(1) : items)],
  ['without the last',                 (items) => (items.length > 1 ? items.slice(0, -1) : items)],
  ['without the last of many',         (items) => (items.length > 4 ? items.slice(0, -1) : items)],
  ['without one of two equal',         (items) => without(items, [...findRepeated(items)].slice(0, 1))],
  ['without repetitions',              (items) => without(items, findRepeated(items))],
  ['with the first twice',             (items) => items.slice(0, 1).concat(items)],
  ['empty where it holds one',         (items) => (items.length === 1 ? [] : items)],
  ['in reverse',                       (items) => items.toReversed()],
]);

/** The kinds of JSON values. */
export type JsonKind = 'string' | 'number' | 'boolean' | 'list' | 'null';

type JsonRow<Value> = readonly [name: string, corrupt: (value: Value, earlier: readonly unknown[]) => unknown];

const json = <Value>(rows: readonly JsonRow<Value>[]): readonly JsonCorruption[] =>
  rows.map(([name, corrupt]) => ({ name, corrupt }));

// prettier-ignore
const EARLIER = json<unknown>([
  ['as the value before',              (value, earlier) => earlier.at(-1) ?? value],
  ['as the first value',               (value, earlier) => earlier[0] ?? value],
]);

/** Corruptions of JSON values, also into values of another kind. */
// prettier-ignore
export const JSON_CORRUPTIONS: Readonly<Record<JsonKind, readonly JsonCorruption[]>> = {
  string: [...TEXT_CORRUPTIONS, ...DATE_CORRUPTIONS, ...EARLIER, ...json<string>([
    ['as a number where it is one',    (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text)],
    ['absent where it is empty',       (text) => (text === '' ? undefined : text)],
    ['null where it is "null"',        (text) => (text === 'null' ? null : text)],
  ])],
  number: [...NUMBER_CORRUPTIONS, ...EARLIER, ...json<number>([
    ['as a text',                      String],
    ['null where it is 0',             (value) => (value === 0 ? null : value)],
  ])],
  boolean: [...BOOLEAN_CORRUPTIONS, ...EARLIER, ...json<boolean>([
    ['as a number',                    Number],
    ['absent where it is false',       (value) => value || undefined],
  ])],
  list: [...COLLECTION_CORRUPTIONS, ...EARLIER, ...json<readonly unknown[]>([
    ['absent where it is empty',       (items) => (items.length === 0 ? undefined : items)],
    ['null where it is empty',         (items) => (items.length === 0 ? null : items)],
    ['its item where it has one',      (items) => (items.length === 1 ? items[0] : items)],
  ])],
  null: json<null>([
    ['absent',                         () => undefined],
    ['as an empty text',               () => ''],
  ]),
};
