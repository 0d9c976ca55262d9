import type { JobShape } from '../drivers/job.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';
import { DEFAULTS } from './compare-outcomes.ts';
import {
  ALIKE,
  COUNTED,
  DERIVED,
  EVERY_FIELD,
  EVERY_STATUS,
  FORMS_OF_PARTS,
  LABELLED,
  LONG_FIELDS,
  many,
  MENU_WORDS,
  NOTED,
  NUMBERED,
  PLAIN,
  PLURALS,
  record,
  SPECIAL,
  SPECIAL_COPIED,
  SPECIAL_FORMS,
  SPECIAL_IN_CYRILLIC,
  SPECIAL_FORMS_TRANSLATED,
  SPECIAL_TRANSLATED,
  SPECIAL_TRANSLATED_AT_LENGTH,
  TRANSLATABLE,
  TYPOGRAPHY,
  UNFINISHED,
  UNFINISHED_FORMS,
  WITH_NUMBERS,
  UNDER_KEYS_OF_FORMS,
  UNDER_KEYS_OF_WORDS,
  UNDER_NOTES,
  UNICODE,
} from './strings.ts';

/** Every field that is not required, with its default or nothing in it. */
const EMPTY_FIELDS = { ...DEFAULTS, context: '', attributes: {}, translations: {} };

/** Each job with a file of its own, unless it names one. */
const withOwnFiles = (from: number, shapes: readonly JobShape[]): readonly JobShape[] =>
  shapes.map((shape, index) => ({ fileId: from + index, ...shape }));

/** Strings without plurals, of whose keys an app may make one plural string. */
export const SIBLINGS = ['_', '.', '-', '#'].flatMap((sign, index) => [
  record(`sibling-${index}-1`, `%d file of ${index}`, { identifier: `files${index}${sign}one` }),
  record(`sibling-${index}-2`, `%d files of ${index}`, { identifier: `files${index}${sign}other` }),
]);

const reversed = <Value>(value: Value): Value =>
  typeof value === 'object' && value !== null
    ? (Object.fromEntries(Object.entries(value).toReversed()) as Value)
    : value;

/** A plural string whose forms stand in another order than the categories of the language. */
const inOppositeOrder = (one: StringRecord): StringRecord => ({
  ...one,
  text: reversed(one.text),
  ...(one.translations && {
    translations: Object.fromEntries(
      Object.entries(one.translations).map(([id, entry]) => [
        id,
        { ...entry, text: reversed(entry.text), ...(entry.status && { status: reversed(entry.status) }) },
      ]),
    ),
  }),
});

/** Texts that no other job has: of those, an app may remember translations with all plural categories. */
function withOwnTexts(strings: readonly StringRecord[]): readonly StringRecord[] {
  const own = (text: string) => (text === '' ? text : `${text} of few forms`);
  return strings.map(({ text, ...one }) => ({
    ...one,
    text:
      typeof text === 'string'
        ? own(text)
        : Object.fromEntries(Object.entries(text).map(([form, each]) => [form, own(each)])),
  }));
}

/** Jobs whose content and strings come inline: every operation, field, status and kind of text. */
export const INLINE = withOwnFiles(100, [
  { shape: 'a new source file', strings: PLAIN },
  { shape: 'every field of a string record', strings: EVERY_FIELD },
  { shape: 'plural strings', strings: PLURALS() },
  { shape: 'words of menus in a file with remarks', strings: MENU_WORDS, name: 'app.yaml' },
  { shape: 'imported translations of every status', strings: EVERY_STATUS('uk'), targets: ['uk'] },
  { shape: 'imported plural translations, four categories', strings: PLURALS('uk'), targets: ['uk'] },
  { shape: 'imported plural translations, six categories', strings: PLURALS('ar'), targets: ['ar'] },
  { shape: 'a multilingual file', strings: PLURALS('uk', 'de', 'ja'), targets: ['uk', 'de', 'ja'] },
  { shape: 'two languages of one code, with other plural categories', strings: [...PLURALS(), ...MENU_WORDS], targets: ['fr', 'fr-CA'] },
  { shape: 'the same two languages, the other first', strings: [...PLURALS(), ...MENU_WORDS], targets: ['fr-CA', 'fr'] },
  { shape: 'languages with fewer plural categories than in earlier jobs', strings: withOwnTexts([...PLURALS(), ...MENU_WORDS]), targets: ['uk', 'de'], categories: ['other'] },
  { shape: 'translations into languages with fewer plural categories than in earlier jobs', strings: withOwnTexts(PLURALS('ja')).map(({ translations: { ja } = {}, ...one }) => ({ ...one, ...(ja && { translations: { uk: ja, de: ja } }) })), targets: ['uk', 'de'], categories: ['other'] },
  { shape: 'texts of many scripts', strings: UNICODE },
  { shape: 'long contexts, keys and labels of many scripts', strings: LONG_FIELDS },
  { shape: 'texts that apps look for', strings: SPECIAL },
  { shape: 'texts that apps look for, with every default', strings: SPECIAL.map((one) => ({ ...EMPTY_FIELDS, ...one })) },
  { shape: 'texts that apps look for, hidden', strings: SPECIAL.map((one) => ({ ...one, isHidden: true, labels: ['a'], attributes: { serviceType: 'html' } })) },
  { shape: 'texts that apps look for, as plural forms', strings: SPECIAL_FORMS },
  { shape: 'texts that apps look for, as plural forms, and translations', strings: SPECIAL_FORMS_TRANSLATED('uk'), targets: ['uk'] },
  // No number of parts divides it.
  { shape: 'texts that apps look for, of at most 101 characters', strings: SPECIAL.map((one) => ({ ...one, maxLength: 101 })) },
  { shape: 'numbers of things', strings: COUNTED('en') },
  { shape: 'texts with numbers', strings: WITH_NUMBERS() },
  { shape: 'texts with numbers, and translations', strings: WITH_NUMBERS('uk', 'ja'), targets: ['uk', 'ja'] },
  { shape: 'texts with numbers in a language of four plural categories', strings: [...WITH_NUMBERS('ar'), ...SIBLINGS], source: 'uk', targets: ['ar'] },
  { shape: 'texts with numbers into languages with fewer plural categories than in earlier jobs', strings: WITH_NUMBERS('uk', 'ar'), targets: ['uk', 'ar'], categories: ['one', 'other'] },
  { shape: 'plural forms and translations that do not end', strings: UNFINISHED_FORMS('uk'), targets: ['uk'] },
  { shape: 'numbers of things in a language of one plural category', strings: COUNTED('ja'), source: 'ja' },
  { shape: 'texts that apps look for, and translations', strings: SPECIAL_TRANSLATED('uk'), targets: ['uk'] },
  { shape: 'texts that apps look for, and translations of more parts', strings: SPECIAL_TRANSLATED_AT_LENGTH('uk'), targets: ['uk'] },
  { shape: 'texts that apps look for, copied into two languages', strings: SPECIAL_COPIED('uk', 'de'), targets: ['uk', 'de'] },
  { shape: 'texts that apps look for, copied into languages of regions', strings: SPECIAL_COPIED('pt-BR', 'zh-TW'), targets: ['pt-BR', 'zh-TW'] },
  { shape: 'texts that apps look for, in Cyrillic', strings: SPECIAL_IN_CYRILLIC, source: 'uk' },
  { shape: 'texts that apps look for, under notes', strings: NOTED },
  { shape: 'texts that apps look for, into two languages', strings: SPECIAL, targets: ['uk', 'de'] },
  { shape: 'labels of several kinds', strings: LABELLED },
  { shape: 'notes to translators', strings: UNDER_NOTES },
  { shape: 'keys of words', strings: UNDER_KEYS_OF_WORDS },
  { shape: 'keys of forms', strings: UNDER_KEYS_OF_FORMS },
  { shape: 'plural forms in the opposite order', strings: PLURALS('uk', 'ar').map(inOppositeOrder), targets: ['uk', 'ar'] },
  { shape: 'keys that end in plural categories', strings: SIBLINGS },
  { shape: 'words of menus', strings: MENU_WORDS },
  { shape: 'words of menus in several languages', strings: MENU_WORDS, targets: ['uk', 'de', 'pt-BR'], fileId: 140 },
  { shape: 'words of menus in another language', strings: MENU_WORDS, targets: ['fr'], fileId: 140 },
  { shape: 'numbered lines', strings: NUMBERED('uk'), targets: ['uk'] },
  { shape: 'ids that an app may make of others', strings: DERIVED },
  // What an app adds may have the number of the string that it is made of.
  { shape: 'ids that are the numbers of other strings', strings: SPECIAL.map((one, index) => ({ ...one, uniqId: `${(index + 1) % SPECIAL.length}` })) },
  { shape: 'strings that the file has on several lines each', strings: PLAIN, places: 5 },
  { shape: 'one string', strings: [record('only', 'The only one')] },
  { shape: 'a file without strings', strings: [] },
  { shape: 'an empty file', strings: [], text: '' },
  { shape: 'parts, markup and separators', strings: [
    record('p1', 'First', { identifier: 'page.part1' }),
    record('p2', 'second', { identifier: 'page.part2' }),
    record('rule', 'Above\n---\nbelow'),
    record('list', 'one; two; three|four / five\n\nsix'),
    record('bold', 'A <b>bold</b> word', { labels: ['html'] }),
  ] },
  { shape: 'parts that are alike', strings: ALIKE },
  { shape: 'plural forms of several parts, not all of as many', strings: FORMS_OF_PARTS },
  { shape: 'translations with the signs of their languages', strings: TYPOGRAPHY, targets: ['fr', 'de', 'ar'] },
  { shape: 'words of menus into languages that nobody reads', strings: MENU_WORDS, targets: ['en-XA', 'ach'] },
]); // prettier-ignore

/**
 * Just under five million bytes, which is 5 MB by either meaning; the last strings are of other kinds. They are long rather
 * than many, so that a label for each, or a line for each member, makes no response of more than 5 MB; and of words, as what
 * searches a very long one may take long.
 */
const NEARLY_5_MB = [...many(1_800, 'words of one sentence '.repeat(110).trim()), ...EVERY_FIELD, ...PLURALS()];

/** Jobs of the sizes at which servers often limit a body. */
export const LARGE = withOwnFiles(155, [
  { shape: '10 000 strings', strings: many(10_000) },
  { shape: 'a job of nearly 5 MB', strings: NEARLY_5_MB },
  {
    shape: 'a job of nearly 5 MB, most of it keys',
    strings: Array.from({ length: 7_000 }, (_, index) =>
      record(`n${index}`, 'Open', { identifier: `${'section.'.repeat(66)}${index}` }),
    ),
  },
  { shape: 'strings of 2.4 MB in letters of two bytes', strings: many(2_000, 'ж'.repeat(600)) },
  {
    shape: 'a job of nearly 5 MB in letters of two bytes',
    strings: many(3_800, 'слова одного речення '.repeat(30).trim()),
  },
  {
    shape: 'texts of 1 100 sentences, lines and paragraphs',
    strings: [' ', '\n', '\n\n'].map((end, index) => record(`parts-${index}`, `It ends.${end}`.repeat(1_100).trim())),
  },
]);

/** Strings of 6 MB by address, each with a word of its own, of a file that was small and whose name no header can carry as it is. */
export const largeOf = (word: string, rename: (name: string) => string, count: number): JobShape => ({
  shape: 'strings of 6 MB by address, of a file of which another job comes before its strings are read',
  ...{ strings: many(count, `${word} ${'ж'.repeat(580)}`), stringsBy: 'url', fileId: 160 },
  change: ({ file, ...job }) => ({ ...job, file: { ...file, name: rename(file.name) } }),
});

/** Strings whose ids, keys and texts are numbers, or words for nothing, to who does not know that they are texts. */
const NUMERIC = ['42', '007', '1e3', '-5.0', 'null', 'true'].map((text) => record(text, text, { identifier: text }));

/**
 * Strings that make a response of more than 5 MB inline, though they are fewer, or less without the preview: an app may give
 * them by address, or say that it cannot.
 */
export const BEYOND_5_MB: readonly JobShape[] = [
  { shape: 'a file before it grows', strings: PLAIN, fileId: 160 },
  {
    shape: 'strings of 800 kB, which an app may translate into six languages',
    strings: many(900, 'words of one sentence '.repeat(40)),
    targets: ['uk', 'de', 'ja', 'ar', 'fr', 'it'],
    fileId: 162,
  },
  {
    shape: 'strings of 900 kB in letters of two bytes, which an app may translate into six languages',
    strings: many(560, 'слова одного речення '.repeat(40)),
    targets: ['uk', 'de', 'ja', 'ar', 'fr', 'it'],
    fileId: 164,
  },
  {
    shape: 'strings of 3 MB in letters of two bytes, to which an app may add, beside plural strings',
    strings: [...many(2_600, 'ж'.repeat(580)), ...PLURALS()],
    fileId: 165,
  },
  {
    shape: 'strings of 4.5 MB, which an app may split into paragraphs',
    strings: many(1_000, Array.from({ length: 180 }, (_, index) => `Paragraph number ${index}.`).join('\n\n')),
    fileId: 163,
  },
  {
    shape: 'strings of 6 MB by address, in letters of two bytes, beside plural strings and numbers',
    strings: [...many(4_700, 'ж'.repeat(580)), ...PLURALS('uk'), ...NUMERIC],
    ...{ targets: ['uk'], stringsBy: 'url', fileId: 165 },
  },
  { shape: 'strings of 4 MB, without plurals', strings: many(190, `${'long '.repeat(4_000)}end`), fileId: 161 },
];

/** Jobs whose content, strings or both come by address. */
export const BY_ADDRESS = withOwnFiles(200, [
  { shape: 'content and strings by address', strings: PLAIN, content: 'url', stringsBy: 'url' },
  { shape: 'strings by address', strings: PLAIN, stringsBy: 'url' },
  { shape: 'content by address', strings: PLAIN, content: 'url' },
  { shape: 'every field, by address', strings: EVERY_FIELD, content: 'url', stringsBy: 'url' },
  { shape: 'translations by address', strings: EVERY_STATUS('uk'), targets: ['uk'], content: 'url', stringsBy: 'url' },
  { shape: 'texts of many scripts, by address', strings: UNICODE, content: 'url', stringsBy: 'url' },
  { shape: 'addresses with a signature', strings: PLAIN, content: 'signed url', stringsBy: 'signed url' },
  { shape: 'addresses with escapes', strings: PLAIN, content: 'url with escapes', stringsBy: 'url with escapes' },
  { shape: 'texts that apps look for, by address', strings: SPECIAL, stringsBy: 'url' },
  { shape: 'notes to translators, by address', strings: UNDER_NOTES, stringsBy: 'url' },
  {
    shape: 'keys of words and of forms, by address',
    strings: [...UNDER_KEYS_OF_WORDS, ...UNDER_KEYS_OF_FORMS],
    stringsBy: 'url',
  },
  { shape: 'numbered lines, by address', strings: NUMBERED('uk'), targets: ['uk'], stringsBy: 'url' },
  {
    shape: 'addresses that compress for who asks for that',
    strings: UNICODE,
    content: 'compressing url',
    stringsBy: 'compressing url',
  },
  { shape: '10 000 strings by address', strings: many(10_000), content: 'url', stringsBy: 'url' },
]);

/** Strings that are sent inline, and then in ways that are to make no difference. */
export const BOTH_WAYS: readonly {
  readonly strings: readonly StringRecord[];
  readonly text?: string;
  readonly ways: readonly Pick<JobShape, 'content' | 'stringsBy' | 'type'>[];
}[] = [
  ...[PLAIN, EVERY_FIELD, PLAIN.slice(0, 1)].map((strings) => ({
    strings,
    ways: [{ stringsBy: 'url' }, { content: 'url', stringsBy: 'url' }] as const,
  })),
  {
    strings: UNICODE,
    ways: [
      { content: 'compressing url', stringsBy: 'compressing url' },
      { content: 'url in pieces', stringsBy: 'url in pieces' },
      { stringsBy: 'signed url' },
      { type: 'application/json; charset=utf-8' },
      { type: 'application/json;charset=UTF-8' },
    ],
  },
  // The content is base64 as it is, of something else.
  { strings: [record('only', 'Save')], text: 'OpenSave', ways: [{ content: 'url', stringsBy: 'url' }] },
];

/** A job whose strings are at an address. */
export const stringsAt = (stringsUrl: string, shape: string): JobShape => ({
  ...{ shape, strings: PLAIN },
  change: ({ strings: _, ...job }) => ({ ...job, stringsUrl }),
});

/** The port of a service (TCPMUX) that nobody runs any more. */
export const UNUSED_PORT = 1;

/** Jobs that differ in what an app may keep from one for another. */
export const DIFFERENT = [
  { shape: 'without target languages', strings: TRANSLATABLE },
  { shape: 'into Ukrainian', strings: TRANSLATABLE, targets: ['uk'] },
  { shape: 'into Japanese', strings: TRANSLATABLE, targets: ['ja'] },
  {
    shape: 'into German and Ukrainian',
    strings: [...EVERY_FIELD.map((one) => ({ ...one, uniqId: `field-${one.uniqId}` })), ...TRANSLATABLE],
    targets: ['de', 'uk'],
  },
  { shape: 'with plurals', strings: PLURALS('uk', 'de'), targets: ['uk', 'de'] },
] as const satisfies readonly JobShape[];

/** A few strings, and more of which a page is larger than what fields and buffers often hold; previews are only of jobs without plurals. */
export const FOR_PREVIEWS = [
  { shape: 'a few strings for a preview', strings: many(3), fileId: 170 },
  { shape: 'strings of 400 kB for a preview', strings: many(100, 'words of one sentence '.repeat(190)), fileId: 171 },
  {
    shape: 'letters of one encoding for a preview',
    strings: [record('cafe', 'Café à emporter'), record('size', 'Größe')],
    fileId: 172,
  },
] as const satisfies readonly JobShape[];

const lines = (shape: string, write: (records: readonly string[]) => string, strings = PLAIN): JobShape => ({
  shape,
  strings,
  stringsBy: 'url',
  lines: write,
});

/** Texts of which an app may make nothing, each beside plain ones: it may refuse the file, but has to say so. */
export const UNUSUAL_TEXTS: readonly JobShape[] = [
  {
    shape: 'a text with control characters',
    strings: [...PLAIN, record('control', 'Rings \u0007 and \u001b[1mends\u001b[0m \u0003 here')],
  },
  ...UNFINISHED.map((one) => ({
    shape: `a text that does not end: ${one.text as string}`,
    strings: [...PLAIN, one],
  })),
];

/** Ways to write a strings file that some reader takes for new-line delimited JSON. */
export const LINES: readonly JobShape[] = [
  lines('no line end after the last line', (records) => records.join('\n')),
  lines('lines that end in CR LF', (records) => records.map((line) => `${line}\r\n`).join('')),
  lines('a strings file of one line without an end', (records) => String(records[0]), PLAIN.slice(0, 1)),
  lines('an empty strings file', () => '', []),
];

const NOT_BASE64: JobShape['change'] = (job) => ({ ...job, file: { ...job.file, content: '%%% no base64 %%%' } });

/** Jobs that cannot be read as they are. */
export const UNREADABLE: readonly JobShape[] = [
  { shape: 'content that is not base64', strings: PLAIN, change: NOT_BASE64 },
  { shape: 'a strings file with half a line', strings: SPECIAL, stringsBy: 'url', lines: (records) => `${records.join('\n')}\n{"uniqId":"half","text":` },
  { shape: 'a strings file that is a page', strings: COUNTED('uk'), source: 'uk', stringsBy: 'url', lines: () => '<html><body>Sign in first</body></html>' },
]; // prettier-ignore

/** Jobs that cannot be processed. An app responds with a message, or processes them if it does not need the invalid part. */
export const UNPROCESSABLE: readonly JobShape[] = [
  ...UNREADABLE,
  { shape: 'a content address that gives 404', strings: PLAIN, change: (job) => ({ ...job, file: { id: 7, name: job.file.name, contentUrl: 'NOWHERE' } }) },
  { shape: 'content that is not base64, of another source language', strings: COUNTED('uk'), source: 'uk', change: NOT_BASE64 },
  { shape: 'a strings address that gives 404', strings: PLAIN, change: ({ strings: _, ...job }) => ({ ...job, stringsUrl: 'NOWHERE' }) },
]; // prettier-ignore

/**
 * Jobs with records that are none, two of each kind, whose ids are of many scripts, and one without records. An app responds
 * with a message, or processes what is left of them.
 */
export const INVALID_RECORDS: readonly JobShape[] = Object.entries({
  'two strings without texts': [{ uniqId: 'ключ', identifier: 'ключ' }, { uniqId: '键', identifier: '键' }],
  'two strings without ids': [{ identifier: 'ключ', text: 'A' }, { identifier: '键', text: 'B' }],
  'two strings that are numbers': [1, 2],
  'two texts that are numbers': [{ uniqId: 'ключ', identifier: 'ключ', text: 1 }, { uniqId: '键', identifier: '键', text: 2 }],
  'neither strings nor their address': undefined,
}).map(([shape, strings]) => ({ shape, strings: PLAIN, change: (job) => ({ ...job, strings }) })); // prettier-ignore
