/**
 * A class of values that careless code mistakes for others. A list holds every value of it, and what they are mistaken
 * for, so that an expression about one of them selects other records where the class is mishandled.
 */
export interface ValueClass<Value> {
  readonly name: string;
  readonly values: readonly Value[];
  /** What code that mishandles the class makes of a value. */
  readonly mishandle: (value: Value) => Value;
}

const cls = <Value>(name: string, values: readonly Value[], mishandle: (value: Value) => Value): ValueClass<Value> => ({
  ...{ name, values, mishandle },
});

const PATH = 'a walk along the old wall of the quiet town';
/** A text of this length, and another that differs from it in its last letters only. */
const longTexts = (length: number): readonly string[] => {
  const start = `${PATH} ${length} `.repeat(Math.ceil(length / PATH.length)).slice(0, length - 3);
  return [`${start}oak`, `${start}elm`];
};
const cutAt = (length: number) => (text: string) => text.slice(0, length);

/** Lengths in characters just above those at which columns, keys and buffers end. */
const TEXT_LENGTHS = [40, 60, 110, 200, 260, 520, 1_030, 2_060, 4_110] as const;

/**
 * Texts. None has a double quote, a backslash or a curly quote, which a string can write in more ways than the source
 * knows, and no two differ in the case of their letters, by whatever rule a language folds it (so no ligature and no
 * sharp s), or in how their letters are composed.
 */
// prettier-ignore
export const TEXT_CLASSES: readonly ValueClass<string>[] = [
  cls('plain words',                    ['river stone', 'stone'],                              (text) => text.split(' ').at(-1)!),
  cls('capitals',                       ['Winter Garden', 'MAILBOX'],                          (text) => text.toLowerCase()),
  cls('a part that begins twice',       ['lalalast', 'lalast', 'lala'],                        (text) => text.replace('lalalast', 'lala st')),
  cls('a space at an edge',             [' edge', 'edge ', 'edge'],                            (text) => text.trim()),
  cls('spaces in a row',                ['wide  gap', 'wide gap', 'widegap'],                  (text) => text.replace(/ +/g, ' ')),
  cls('no space',                       ['wide   gap'],                                        (text) => text.replaceAll(' ', '')),
  cls('a space that breaks no line',    ['hard\u00a0space', 'hard space'],                     (text) => text.replaceAll('\u00a0', ' ')),
  cls('an accent',                      ['na\u00efve', 'naive', 'fa\u00e7ade', 'facade'],      (text) => text.normalize('NFD').replace(/\p{M}/gu, '')),
  cls('a composed letter',              ['\u00c5land', 'se\u00f1or'],                          (text) => text.normalize('NFD')),
  cls('a combining mark',               ['noe\u0308l', 'q\u0307a\u0323b'],                     (text) => text.normalize('NFC')),
  cls('a compatible sign',              ['9 \u338f', '9 kg', 'x\u00b2', 'x2'],               (text) => text.normalize('NFKC')),
  cls('Cyrillic',                       ['\u0434\u0435\u0440\u0435\u0432\u043e', '\u0441\u0442\u0456\u043b'], (text) => text.replace(/[^\0-\x7f]/g, '?')),
  cls('Greek and Armenian',             ['\u03bb\u03cc\u03b3\u03bf\u03c2', '\u057f\u0578\u0582\u0576'],       (text) => text.replace(/[^\0-\xff]/g, '?')),
  cls('Han',                            ['\u65e5\u672c\u8a9e', '\u65e5\u672c'],                (text) => text.slice(0, 2)),
  cls('bytes of UTF-16 that meet',      ['\u4e00\u4e00\u4e00\u4e00', 'NNN'],                 (text) => text.replace('\u4e00\u4e00\u4e00\u4e00', 'NNN')),
  cls('right to left',                  ['\u0634\u062c\u0631\u0629', '\u05e2\u05e5', '\u200f\u05e2\u05e5'], (text) => text.replace(/\p{Cf}/gu, '')),
  cls('Latin-1 read as UTF-8',          ['\u00c3\u00a9t\u00c3\u00a9', '\u00e9t\u00e9'],        (text) => Buffer.from(text, 'latin1').toString('utf8')),
  cls('UTF-8 read as Latin-1',          ['\u00e9tude', '\u00c3\u00a9tude'],                    (text) => Buffer.from(text).toString('latin1')),
  cls('beyond the BMP',                 ['\u{1f600} mood', '\u{1f601} mood', ' mood', '? mood', '\u{20bb7}'], (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
  cls('dropped beyond the BMP',         ['\u{1f680}go', 'go'],                                 (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '')),
  cls('joined signs',                   ['\u{1f468}\u200d\u{1f469}', '\u{1f468}\u{1f469}'],    (text) => text.replaceAll('\u200d', '')),
  cls('an invisible character',         ['so\u00adft', 'soft', 'ze\u200bro', 'zero', '\ufeffmark', 'mark'], (text) => text.replace(/[\p{Cf}\u200b]/gu, '')),
  cls('a line break',                   ['up\ndown', 'up down', 'up\r\ndown'],                 (text) => text.replace(/\r?\n/g, ' ')),
  cls('a second line',                  ['first\nlater'],                                      (text) => text.split('\n')[0]!),
  cls('a tab',                          ['left\tright', 'left right'],                         (text) => text.replaceAll('\t', ' ')),
  cls('only digits',                    ['7', '07', '007', '7.0', '70'],                       (text) => (/^[\d.]+$/.test(text) ? String(Number(text)) : text)),
  cls('a number with an exponent',      ['1e3', '1000'],                                       (text) => (text === '1e3' ? '1000' : text)),
  cls('a number with a sign',           ['-5', '+5', '5'],                                     (text) => text.replace(/^[+-]/, '')),
  cls('many digits',                    ['12345678901234567891', '12345678901234567892'],      (text) => text.slice(0, 17)),
  cls('a number of another notation',   ['0x1F', '31', '1_500', '1500', '1e400', 'Infinity'],  (text) => (/^(0x1F|1e400|Infinity)$/.test(text) ? String(Number(text)) : text.replace('_', ''))),
  cls('a date',                         ['2023-02-06', '2023-02-06 12:00:00', '2023-02-06T12:00:00Z', '2023-02-06T14:00:00+02:00'], (text) => (/^\d{4}-\d\d-\d\d\b/.test(text) ? new Date(text).toISOString() : text)),
  cls('digits of a date',               ['20230206', '12:00:00'],                              (text) => (text === '20230206' ? '2023-02-06' : text)),
  cls('zero',                           ['0', '00'],                                           (text) => (text === '0' ? '' : text)),
  cls('a word for nothing',             ['null', 'undefined', 'None', 'NaN', 'nil', 'N/A'],    (text) => (/^(null|undefined|none|nan|nil|n\/a)$/i.test(text) ? '' : text)),
  cls('a word for a boolean',           ['true', 'false', 'yes', 'off'],           (text) => (/^(true|false|yes|off)$/.test(text) ? '' : text)),
  cls('a keyword',                      ['x and y', 'this or that', 'not here', 'here', 'where', 'if then else', 'count of x', 'between'], (text) => text.replace(/\b(and|or|not|where|if|then|else|count|of|between)\b/g, '')),
  cls('a keyword in capitals',          ['salt AND pepper', 'tea OR milk', 'NOT now', 'IF so THEN go ELSE stay', 'two OF us', 'all WITH ice', 'CONTAINS nuts'], (text) => text.replace(/\b(AND|OR|NOT|IF|THEN|ELSE|OF|WITH|CONTAINS)\b/g, (word) => word.toLowerCase())),
  cls('the name of a member',           ['context', 'identifier', 'title', 'language', 'description', 'user', 'fields', 'isPassedWorkflow'], (text) => (/^(context|identifier|title|language|description|user|fields|isPassedWorkflow)$/.test(text) ? '' : text)),
  cls('a part of an expression',        ['is hidden', '1 = 1', '(a', 'a)', '@user:', '> 5', "'today'"], (text) => text.replace(/[()=@>']/g, '')),
  cls('an apostrophe',                  ["it's", "it''s", 'it', 'its'],                        (text) => text.split("'")[0]!),
  cls('a doubled apostrophe',           ["rock'n'roll", "rock''n''roll"],                      (text) => text.replaceAll("'", "''")),
  cls('a percent sign',                 ['50%', '50', '50%25', '%41ble', 'Able', '%'],         (text) => { try { return decodeURIComponent(text); } catch { return text.replaceAll('%', ''); } }),
  cls('an underscore',                  ['big_tree', 'bigXtree', 'bigtree'],                   (text) => text.replaceAll('_', '')),
  cls('a plus sign',                    ['one+two', 'one two', 'a + b'],                       (text) => text.replaceAll('+', ' ')),
  cls('a lone bracket',                 ['[begin', 'end]', '{begin', 'end}', 'begin', 'end'],  (text) => text.replace(/[[\]{}]/g, '')),
  cls('a separator',                    ['p;q', 'p,q', 'p|q', 'p&q', 'p=q', 'p/q', 'p:q', 'p'], (text) => text.split(/[;,|&=/:]/)[0]!),
  cls('a comment sign',                 ['c#d', 'c -- d', 'c /* d', 'c // d', 'c'],            (text) => text.split(/ ?(?:#|--|\/\*|\/\/)/)[0]!),
  cls('a tag',                          ['<b>loud</b>', 'loud'],                               (text) => text.replace(/<[^>]*>/g, '')),
  cls('an entity',                      ['R&amp;D', 'R&D', '&lt;i&gt;', '<i>'],                (text) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
  cls('an escaped entity',              ['x<y', 'x&lt;y', 'T&C', 'T&amp;C'],                   (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  cls('a pattern',                      ['v1.2', 'v1x2', '[ab]', '^go$', 'a*b', 'b?', '.*'],   (text) => text.replace(/[.*?^$[\]]/g, '')),
  cls('a placeholder',                  ['Hi {name}', 'Hi ', '${cash}', '$cash', '%s', '{0}'], (text) => text.replace(/\$\{?\w+\}?|\{[^}]*\}|%s/g, '')),
  cls('a template',                     ['Hi {{name}}!', 'Hi !', 'Hi <%= name %>!', 'Hi #{name}!', 'Hi %{name}!', 'Hi $1!', 'Hi ?!'], (text) => text.replace(/\{\{.*\}\}|<%.*%>|[#%]\{.*\}|\$1|\?/g, '')),
  cls('a replacement pattern',          ['cost $$5', 'cost $5', 'pay $& now', 'pay now', "left $' right"], (text) => text.replace('$$', '$').replace('$& ', '').replace("$' ", '')),
  cls('texts of one hash',              ['Aa stones', 'BB stones'],                            (text) => text.replace('Aa', 'BB')),
  cls('an address',                     ['https://a.example', 'https://a.example/', 'https://a.example:443/', 'https://a.example/%7Eb', 'https://a.example/~b'], (text) => text.replace(':443', '').replace('%7E', '~').replace(/example$/, 'example/')),
  cls('a sign of comparison',           ['x \u2260 y', 'x != y', 'x \u2265 y', 'x >= y', 'x \u2264 y', 'x <= y'], (text) => text.replace('\u2260', '!=').replace('\u2265', '>=').replace('\u2264', '<=')),
  cls('a dash',                         ['long\u2014dash', 'long-dash'],                       (text) => text.replace(/[\u2013\u2014]/g, '-')),
  ...TEXT_LENGTHS.map((length) => cls(`${length} characters`, longTexts(length),               cutAt(length - 8))),
  cls('300 characters of two bytes',    ['\u0436'.repeat(299) + '\u0430', '\u0436'.repeat(299) + '\u0431'], (text) => Buffer.from(text).subarray(0, 590).toString()),
];

/** Texts that may fail a service in every answer about their member: one member of a record alone has them. */
// prettier-ignore
export const ISOLATED_CLASSES: readonly ValueClass<string>[] = [
  cls('a line separator',               ['ahead\u2028beyond', 'ahead beyond', 'upper\u2029lower'], (text) => text.split(/[\u2028\u2029]/)[0]!),
];

/** Integers: the ends of the kinds of numbers that languages and databases have, and the other sign of some. */
// prettier-ignore
export const NUMBER_CLASSES: readonly ValueClass<number>[] = [
  cls('zero',                     [0, 1],                                  (value) => (value === 0 ? 1 : value)),
  cls('a negative number',        [-1, -7, 7, -300],                       Math.abs),
  cls('several digits',           [10, 12, 100, 120, 123],                 (value) => Number(String(value)[0])),
  cls('zeros at the end',         [1_200, 12_000],                         (value) => Number(String(value).replace(/0+$/, ''))),
  cls('above 8 bits',             [127, 128, 255, 256, 257, -129],         (value) => value & 0xff),
  cls('above a cap',              [1_001, 1_002],                          (value) => Math.min(value, 1_000)),
  cls('above 16 bits',            [32_767, 32_768, 65_535, 65_536, 65_537, -32_769], (value) => (value << 16) >> 16),
  cls('above six digits',         [1_234_567, 1_234_568],                  (value) => Number(String(value).slice(0, 6))),
  cls('above 24 bits',            [16_777_216, 16_777_217],                Math.fround),
  cls('above 31 bits',            [2_147_483_647, 2_147_483_648, -2_147_483_649], (value) => value | 0),
  cls('above 32 bits',            [4_294_967_296, 4_294_967_297],          (value) => value >>> 0),
];

const withParts = (change: (text: string) => string) => (text: string) => change(text);

/** Datetimes, none of them within a day of a change of clocks. */
// prettier-ignore
export const DATE_CLASSES: readonly ValueClass<string>[] = [
  cls('a second',                 ['2023-02-06 12:00:00', '2023-02-06 12:00:01', '2023-02-06 12:00:59'], withParts((text) => `${text.slice(0, 17)}00`)),
  cls('a minute',                 ['2023-02-07 12:00:00', '2023-02-07 12:59:00'],            (text) => `${text.slice(0, 14)}00:00`),
  cls('an hour',                  ['2023-02-08 03:15:00', '2023-02-08 15:15:00'],            (text) => (Number(text.slice(11, 13)) > 12 ? `${text.slice(0, 11)}0${Number(text.slice(11, 13)) - 12}${text.slice(13)}` : text)),
  cls('midnight',                 ['2023-02-09 00:00:00', '2023-02-08 00:00:00', '2023-02-10 00:00:00', '2023-02-09 23:59:59'], (text) => (text.endsWith('00:00:00') ? `${text.slice(0, 8)}10 00:00:00` : text)),
  cls('a day and a month alike',  ['2023-05-06 12:00:00', '2023-06-05 12:00:00'],            (text) => `${text.slice(0, 5)}${text.slice(8, 10)}-${text.slice(5, 7)}${text.slice(10)}`),
  cls('29 February',              ['2024-02-29 12:00:00', '2024-02-28 12:00:00', '2024-03-01 12:00:00'], (text) => text.replace('02-29', '03-01')),
  cls('28 for 29 February',       ['2020-02-29 12:00:00', '2020-02-28 12:00:00'],            (text) => text.replace('02-29', '02-28')),
  cls('the last day of a month',  ['2023-08-31 12:00:00', '2023-08-30 12:00:00'],            (text) => text.replace('-31', '-30')),
  cls('the end of a year',        ['2022-12-31 23:59:59', '2023-01-01 00:00:00', '2022-12-30 23:59:59'], (text) => text.replace('-12-31', '-12-30')),
  cls('summer',                   ['2023-07-12 12:00:00', '2023-07-12 13:00:00', '2023-07-12 11:00:00'], (text) => text.replace(' 12', ' 13')),
  cls('winter',                   ['2023-01-12 12:00:00', '2023-01-12 11:00:00', '2023-01-12 13:00:00'], (text) => text.replace(' 12', ' 11')),
  cls('before 1970',              ['1969-07-20 20:17:40', '1969-12-30 12:00:00', '1955-11-05 12:00:00', '1970-01-01 00:00:00'], (text) => (text < '1970' ? '1970-01-01 00:00:00' : text)),
  cls('before 2000',              ['1999-12-30 12:00:00', '1995-05-05 12:00:00', '2000-01-01 00:00:00'], (text) => (text < '2000' ? '2000-01-01 00:00:00' : text)),
  cls('another century',          ['1923-02-06 12:00:00', '2123-02-06 12:00:00'],            (text) => `20${text.slice(2)}`),
  cls('after 2038',               ['2038-01-19 03:14:07', '2041-06-07 12:00:00', '2038-01-20 12:00:00'], (text) => (text > '2038-01-19 03:14:07' ? '2038-01-19 03:14:07' : text)),
  cls('after 32 bits of seconds', ['2040-02-06 12:28:16', '1904-01-01 06:00:00'],            (text) => (text === '2040-02-06 12:28:16' ? '1904-01-01 06:00:00' : text)),
];

/** Sizes of collections around those at which careless code stops. */
export const COLLECTION_SIZES = [0, 1, 2, 3, 4, 5, 6, 10, 11, 20, 21, 26] as const;

/** Offsets of timestamps from UTC in minutes, halves and quarters of hours among them. */
export const OFFSETS = [0, 120, -300, 330, -210, 825, -30] as const;

/**
 * Logins that contain or resemble each other, with ids on both sides of 8, 16 and 31 bits. One that begins with another
 * stands before it, and another one behind it, whether they are in this order or in that of their ids.
 */
// prettier-ignore
export const BOUNDARY_USERS = {
  'ann.lee': 1, 'ann': 2, 'anna': 111, 'lee': 112, 'ann-lee': 257, 'ann_lee': 258, 'ann@example.org': 65_537, 'ann+1': 65_538, '0042': 42, '42': 420,
  'null': 3, 'uk': 8, 'zo\u00eb': 4, 'zoe': 5, 'a login of more than thirty-two letters': 6, 'a login of more than thirty-two ducks': 7, '\u043e\u043b\u0435\u0433': 2_147_483_649,
} as const;

/** Codes of languages that contain or resemble each other. */
export const BOUNDARY_LANGUAGES = [
  'uk',
  'pt',
  'pt-BR',
  'zh-Hans',
  'zh-Hant',
  'sr-Cyrl-RS',
  'sr-Cyrl',
  'es-419',
  'es',
  'fil',
  'fi',
  // What readers of YAML and of numbers take for another value.
  'no',
  'nan',
  // What some libraries replace by an older code.
  'he',
  'id',
] as const;

/** Users of whom no record tells, and who are more than a page of users has. */
export const OTHER_USERS = Object.fromEntries(
  Array.from({ length: 120 }, (_, index) => [`member-${index}`, 300_000 + index]),
) as Readonly<Record<string, number>>;

/** More languages than a page, a column or a cache that was made for a few of them holds. */
export const MANY_LANGUAGES = [
  ...BOUNDARY_LANGUAGES,
  ...['af', 'ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'et', 'fr', 'ga', 'hu', 'it', 'ja', 'ko'],
] as const;
