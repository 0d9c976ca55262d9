/** The kind of value at a place. */
export type Kind = 'string' | 'number' | 'boolean' | 'list' | 'null';

/** One way in which programs spoil a value. `earlier` are the values that passed the same place before, the first first. */
export interface Corruption {
  readonly name: string;
  readonly kind: Kind;
  readonly change: (value: never, earlier: readonly unknown[]) => unknown;
}

const text = (name: string, change: (value: string, earlier: readonly unknown[]) => unknown): Corruption => ({
  name,
  kind: 'string',
  change,
});
const number = (name: string, change: (value: number, earlier: readonly unknown[]) => unknown): Corruption => ({
  name,
  kind: 'number',
  change,
});
const claim = (name: string, change: (value: boolean, earlier: readonly unknown[]) => unknown): Corruption => ({
  name,
  kind: 'boolean',
  change,
});
const list = (
  name: string,
  change: (value: readonly unknown[], earlier: readonly unknown[]) => unknown,
): Corruption => ({ name, kind: 'list', change });

const decode = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
const readNumber = (value: string) => (/^[+-]?\d+(\.\d+)?(e\d+)?$/i.test(value) ? String(Number(value)) : value);
const CUTS = [8, 20, 32, 50, 64, 72, 100, 128, 255] as const;
const CAPS = [1, 2, 5, 10, 100, 1000] as const;

/** What programs of every stack do to values: a catalogue, the same for every place. */
// prettier-ignore
export const CORRUPTIONS: readonly Corruption[] = [
  text('trimmed',                          (value) => value.trim()),
  text('in lower case',                    (value) => value.toLowerCase()),
  text('in upper case',                    (value) => value.toUpperCase()),
  text('normalized to NFC',                (value) => value.normalize('NFC')),
  text('with runs of spaces collapsed',    (value) => value.replace(/\s+/g, ' ')),
  text('decoded once more',                decode),
  text('with + for a space',               (value) => value.replaceAll(' ', '+')),
  text('with a space for +',               (value) => value.replaceAll('+', ' ')),
  text('read as a number',                 readNumber),
  text('without letters outside of ASCII', (value) => value.replace(/[^\0-\x7f]/g, '?')),
  text('in Latin-1',                       (value) => Buffer.from(value, 'utf8').toString('latin1')),
  text('without surrogates',               (value) => value.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd')),
  text('escaped for HTML',                 (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')),
  text('without quotes',                   (value) => value.replace(/["']/g, '')),
  text('without backslashes',              (value) => value.replaceAll('\\', '')),
  text('without its query',                (value) => value.split('?')[0]),
  text('without its port',                 (value) => value.replace(/^(https?:\/\/[^/:]+):\d+/, '$1')),
  text('without a slash at its end',       (value) => value.replace(/\/$/, '')),
  text('up to its first space',            (value) => value.split(' ')[0]),
  text('up to its first line end',         (value) => value.split(/\r?\n/)[0]),
  text('with other line ends',             (value) => value.replace(/\r\n?/g, '\n')),
  text('without its last character',       (value) => value.slice(0, -1)),
  text('in the other Base64 alphabet',     (value) => value.replace(/-/g, '+').replace(/_/g, '/')),
  text('as a number, where it is one',     (value) => (/^\d{1,15}$/.test(value) ? Number(value) : value)),
  text('absent, where it is empty',        (value) => (value === '' ? undefined : value)),
  text('null, where it is "null"',         (value) => (value === 'null' ? null : value)),
  text('the value before',                 (value, earlier) => earlier.at(-1) ?? value),
  text('the first value ever',             (value, earlier) => earlier[0] ?? value),
  ...CUTS.map((length) => text(`cut at ${length} characters`, (value) => value.slice(0, length))),
  ...CUTS.slice(4).map((length) => text(`empty beyond ${length} characters`, (value) => (value.length > length ? '' : value))),
  number('one more',             (value) => value + 1),
  number('a thousandth',         (value) => value / 1000),
  number('a thousand times',     (value) => value * 1000),
  number('half',                 (value) => value / 2),
  number('of 32 bits',           (value) => value | 0),
  number('of 16 bits',           (value) => value & 0xffff),
  number('capped at 255',        (value) => Math.min(value, 255)),
  number('a text',               (value) => String(value)),
  number('null, where it is 0',  (value) => (value === 0 ? null : value)),
  number('the value before',     (value, earlier) => earlier.at(-1) ?? value),
  number('the first value ever', (value, earlier) => earlier[0] ?? value),
  claim('the opposite',          (value) => !value),
  claim('true',                  () => true),
  claim('false',                 () => false),
  claim('a number',              (value) => Number(value)),
  claim('absent, where false',   (value) => value || undefined),
  claim('the value before',      (value, earlier) => earlier.at(-1) ?? value),
  claim('the first value ever',  (value, earlier) => earlier[0] ?? value),
  list('without its first',      (value) => value.slice(1)),
  list('without its last',       (value) => value.slice(0, -1)),
  list('with its first twice',   (value) => [...value.slice(0, 1), ...value]),
  list('backwards',              (value) => value.toReversed()),
  list('each value once',        (value) => [...new Map(value.map((item) => [JSON.stringify(item), item])).values()]),
  list('absent, where empty',    (value) => (value.length === 0 ? undefined : value)),
  list('null, where empty',      (value) => (value.length === 0 ? null : value)),
  list('its value, where single', (value) => (value.length === 1 ? value[0] : value)),
  list('the value before',       (value, earlier) => earlier.at(-1) ?? value),
  list('the first value ever',   (value, earlier) => earlier[0] ?? value),
  ...CAPS.map((length) => list(`capped at ${length}`, (value) => value.slice(0, length))),
  { name: 'absent', kind: 'null', change: () => undefined },
  { name: 'an empty text', kind: 'null', change: () => '' },
];

/** What a condition sees of the moment at which a value passes. */
export interface Moment {
  readonly value: unknown;
  /** How often a value has passed this place, this time included. */
  readonly time: number;
  /** Whose value it is, and who came first: an app, a user, a file. */
  readonly subject: string | undefined;
  readonly first: string | undefined;
  /** How many requests are open. */
  readonly open: number;
}

/** When a corruption applies, and to which kinds of value. */
export interface Condition {
  readonly kinds?: readonly Kind[];
  readonly applies: (moment: Moment) => boolean;
}

const ofText = (applies: (value: string) => boolean): Condition => ({
  kinds: ['string'],
  applies: ({ value }) => applies(value as string),
});

// prettier-ignore
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  'always':                     { applies: () => true },
  'from the second time':       { applies: ({ time }) => time >= 2 },
  'every seventh time':         { applies: ({ time }) => time % 7 === 0 },
  'for another than the first': { applies: ({ subject, first }) => subject !== undefined && subject !== first },
  'only for the first':         { applies: ({ subject, first }) => subject !== undefined && subject === first },
  'beside another request':     { applies: ({ open }) => open >= 2 },
  'where it is long':           ofText((value) => value.length > 60),
  'where it has signs':         ofText((value) => /[^\w\s.:/-]/.test(value)),
  'where it is not ASCII':      ofText((value) => /[^\0-\x7f]/.test(value)),
  'where it has upper case':    ofText((value) => /[A-Z]/.test(value)),
  'where there are many':       { kinds: ['list'], applies: ({ value }) => (value as readonly unknown[]).length > 3 },
};
