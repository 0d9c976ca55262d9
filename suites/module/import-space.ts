import type { ImportOptions, Operation } from '../drivers/imports.ts';
import { FILE_NAME, CONTENT } from '../drivers/imports.ts';
import { JOB_LANGUAGES } from '../drivers/languages.ts';
import type { JobLanguageId, LanguageId } from '../drivers/languages.ts';
import { coverPairs, describePoint } from '../kit/all-pairs.ts';
import type { Depth } from '../../run/plan.ts';
import type { Point } from '../kit/all-pairs.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

type Records = (prefix: string, targets: readonly JobLanguageId[], source?: JobLanguageId) => readonly StringRecord[];
type Entry = NonNullable<StringRecord['translations']>[string];

const record = (
  prefix: string,
  name: string,
  text: StringRecord['text'],
  more: Partial<StringRecord> = {},
): StringRecord => ({
  uniqId: `${prefix}${name}`,
  identifier: `${prefix}${name}`,
  text,
  ...more,
});
const forms = (language: JobLanguageId, text: string) =>
  Object.fromEntries(JOB_LANGUAGES[language].pluralCategoryNames.map((name) => [name, `${text} (${name})`]));
const translate = (
  targets: readonly JobLanguageId[],
  entry: (language: JobLanguageId, index: number) => Entry | undefined,
) =>
  Object.fromEntries(
    targets.flatMap((language, index) => {
      const made = entry(language, index);
      return made === undefined ? [] : [[language, made] as const];
    }),
  );
const STATUSES = ['translated', 'approved'] as const;
const WORDS = [
  'Ünïcödé ß',
  'Відкрити файл',
  'ファイルを開く',
  'افتح الملف',
  'e\u0301 and \u00e9',
  '👩‍👩‍👧 🏳️‍🌈 😀',
  '\u{1f9ff}\u{20000}',
  'I İ ı i',
  'ﬁle № ① ﾊﾝｶｸ Ａ',
];

/** Texts at whose edges and signs programs fail: each stands in every field of some string. */
const EDGES = [
  ' spaces around  and  inside ',
  'a+b=c & d%20e #1',
  'Press <b>OK</b> &amp; wait',
  '007',
  '1.50',
  'null',
  'false',
  "it's 'here'",
  'https://x.example/?a=1&b=2',
  'before\u2028behind',
  'Straße – «ÄÖ» … ',
  'one, two; three|four / five',
  '0',
  '${x} {0} %s {{y}} $1',
  'no\u00a0break, ‘curly’ “quotes”',
];
const edge = (index: number) => EDGES[index % EDGES.length]!;
/** A text that ends in its own way. */
const long = (length: number) => `${'long '.repeat(length / 5)}end`;

/** What the strings of a file can be. */
// prettier-ignore
export const RECORDS = {
  few: (prefix) => [record(prefix, 'one', 'One'), record(prefix, 'two', 'Two', { context: 'The second' })],
  none: () => [],
  single: (prefix) => [record(prefix, 'only', 'The only one', { labels: ['only'], maxLength: 300, isHidden: false, hasPlurals: false, context: 'Alone' })],
  many: (prefix) => Array.from({ length: 120 }, (_, index) => record(prefix, `n${index}`, `Text number ${index}`, { context: `Place ${index}` })),
  alike: (prefix, targets) => [
    // What programs confuse: ids that differ in the case of letters, are beginnings of each other, or are the same number.
    ...['twin', 'Twin', 'twin.2'].map((name) => record(prefix, name, 'The same', { context: name, translations: translate(targets, (language) => ({ text: `${name} in ${language}` })) })),
    record(prefix, 'twin.20', 'the same'),
    { ...record(prefix, 'seven', 'A'), uniqId: '7' }, { ...record(prefix, 'oh-seven', 'B'), uniqId: '07' }, { ...record(prefix, 'float', 'C'), uniqId: '7.0' },
    { ...record(prefix, 'proto', 'D'), uniqId: '__proto__' }, { ...record(prefix, 'constructor', 'E'), uniqId: 'constructor' },
  ],
  'special words': (prefix, targets) => WORDS.map((word, index) => record(prefix, `w${index}`, word, { context: word, labels: [word], translations: translate(targets.slice(0, 1), () => ({ text: word })) })),
  'special characters': (prefix, targets) => [
    ...EDGES.map((text, index) => record(prefix, `e${index}${edge(index + 1)}`, text, {
      context: edge(index + 2), labels: [edge(index + 3)],
      translations: translate(targets, (_, place) => ({ text: edge(index + 4 + place) })),
    })),
    record(prefix, 'long', long(1_300), { context: 'c'.repeat(400) }), record(prefix, 'long-entry', 'Of a long translation', { translations: translate(targets.slice(0, 1), () => ({ text: long(300) })) }), record(prefix, `i ${long(300)}`, 'Of a long identifier'),
    record(prefix, 'quotes', 'a "quoted" text, it\'s \\ here'), record(prefix, 'lines', 'first line\nsecond line\r\nthird\tline', { context: 'one\ntwo' }),
    record(prefix, 'end', 'It ends in a line end\n', { context: '\tbegins with a tab' }),
  ],
  'all fields': (prefix) => [
    record(prefix, 'f1', 'Plain', { maxLength: 1, isHidden: true, labels: ['a'], context: '' }),
    record(prefix, 'f2', 'Two labels', { maxLength: 255, isHidden: false, labels: ['b', 'a b', 'B'], context: 'C' }),
    record(prefix, 'f3', 'Nulls', { maxLength: null, isHidden: null, labels: [], hasPlurals: false }),
    record(prefix, 'f4', 'Five labels', { maxLength: 70_000, labels: ['1', '2', '3', '4', '5'], attributes: { serviceType: 'html' }, context: 'Two\twords' }),
    record(prefix, 'f5', 'Twelve labels', { maxLength: 256, labels: Array.from({ length: 12 }, (_, index) => `${index + 1}`), attributes: {} }),
    record(prefix, 'f6', 'Nothing else'),
  ],
  plurals: (prefix, targets, source = 'en') => [
    record(prefix, 'p1', forms(source, '%d file'), { hasPlurals: true, maxLength: 40, isHidden: true, labels: ['plural'] }),
    record(prefix, 'between', 'Not plural'),
    record(prefix, 'p2', forms(source, '%d day'), {
      hasPlurals: true, context: 'Plural',
      translations: translate(targets, (language, index) => ({
        text: forms(language, `день ${language}`),
        status: Object.fromEntries(JOB_LANGUAGES[language].pluralCategoryNames.map((name) => [name, STATUSES[index % 2] ?? 'translated'])),
      })),
    }),
    // Forms of one text, and forms of which some are approved.
    record(prefix, 'p3', forms(source, '%d hour'), { hasPlurals: true, translations: translate(targets.slice(0, 1), (language) => ({
      text: Object.fromEntries(JOB_LANGUAGES[language].pluralCategoryNames.map((name, index) => [name, `%d ${index === 0 ? 'година' : 'годин'}`])),
    })) }),
    record(prefix, 'p4', forms(source, '%d week'), { hasPlurals: true, translations: translate(targets.slice(0, 1), (language) => ({
      text: forms(language, 'тиждень'),
      status: Object.fromEntries(JOB_LANGUAGES[language].pluralCategoryNames.map((name, index) => [name, STATUSES[(index + 1) % 2]!])),
    })) }),
  ],
  translations: (prefix, targets) => [
    record(prefix, 't1', 'All of them', { translations: translate(targets, (language) => ({ text: `${language}: усе` })) }),
    record(prefix, 't2', 'Approved', { translations: translate(targets, (language) => ({ text: `${language} approved`, status: 'approved' })) }),
    record(prefix, 't3', 'Translated', { translations: translate(targets, (language) => ({ text: `${language} translated`, status: 'translated' })) }),
    record(prefix, 't4', 'Every other one', { translations: translate(targets, (language, index) => (index % 2 === 0 ? { text: `${language} only`, status: STATUSES[index % 4 === 0 ? 1 : 0] } : undefined)) }),
    record(prefix, 't5', 'None', { translations: {} }),
    record(prefix, 't6', 'OK', { context: 'OK', labels: ['OK'], translations: translate(targets, () => ({ text: 'OK' })) }),
    record(prefix, 't7', 'Neither a context nor a translation'),
  ],
} satisfies Readonly<Record<string, Records>>;

/** Names of a file; each begins as the pattern of the kit's module wants it. */
export const NAMES = {
  usual: FILE_NAME,
  'of many scripts': 'locspec-меню 菜单 قائمة 🍽.json',
  'with signs': 'locspec-a b+c%20&d=\'e\'#f(1),"g";h.json',
  'in capitals': 'locspec-MENU.JSON',
  long: `locspec-${'long-'.repeat(40)}name.json`,
  'without an ending': 'locspec-menu',
  'with many dots': 'locspec-..menu.tar.gz.json',
} as const;

/** Contents of a file. */
export const CONTENTS = {
  usual: CONTENT,
  empty: '',
  'two letters': 'ÿ',
  'other line ends': 'a\r\nb\rc\n\n\r\nd\r\n',
  'a byte order mark': '\ufeff{"a":"b"}\n',
  'many scripts': WORDS.join('\n'),
  'control characters': '\u0000\u0001\u001f\u007f\t\v\f end',
  large: 'Zeile – рядок – 行\n'.repeat(9_000),
} as const;

/** What imports differ in. */
export const IMPORT_DIMENSIONS = {
  operation: ['import', 'update', 'import_translations'],
  targets: ['none', 'one', 'two', 'all'],
  strings: Object.keys(RECORDS) as readonly (keyof typeof RECORDS)[],
  name: Object.keys(NAMES) as readonly (keyof typeof NAMES)[],
  content: Object.keys(CONTENTS) as readonly (keyof typeof CONTENTS)[],
  contentBy: ['inline', 'url'],
  stringsBy: ['inline', 'url'],
  responseBy: ['inline', 'url'],
  response: ['as sent', 'other strings', 'changed', 'split'],
  fileId: ['new', 'of the file before', 'large'],
} as const;

/** One import. */
export type ImportPoint = Point<typeof IMPORT_DIMENSIONS>;

/** Source, "File-processing job request": translations have a target language, a new source file has none or several. */
const isImpossible = ({ operation, targets, strings, content, contentBy }: Partial<ImportPoint>): boolean => {
  if (operation && targets && (operation === 'import_translations') !== (targets === 'one')) return true;
  if (strings === 'translations' && targets === 'none') return true;
  // How a byte order mark in a response is read is the reader's business.
  return content === 'a byte order mark' && contentBy === 'url';
};

/** Imports in which every two values meet that may. */
export const pairImports = (depth?: Depth): readonly ImportPoint[] =>
  coverPairs(IMPORT_DIMENSIONS, isImpossible, depth);

/** Kinds of imports in which the same holds: what is done with a file, and how it is sent. */
export const IMPORT_KINDS: readonly Pick<ImportOptions, 'operation' | 'targets' | 'send'>[] = [
  { operation: 'import', send: { content: 'url', strings: 'inline' } },
  { operation: 'update', send: { content: 'inline', strings: 'url' } },
  { operation: 'import_translations', targets: ['uk'], send: { content: 'url', strings: 'url' } },
  { operation: 'import_translations', targets: ['de'], send: { content: 'inline', strings: 'inline' } },
  { operation: 'import', targets: ['uk', 'de'], send: { content: 'url', strings: 'url' } },
];
/** Such an import in words. */
export const describeKind = ({ operation, targets = [], send }: (typeof IMPORT_KINDS)[number]): string =>
  `${operation}, ${targets.length} target languages, content ${send?.content}, strings ${send?.strings}`;

/** The usual import with each other value. */
const USUAL_IMPORT: ImportPoint = {
  operation: 'import',
  targets: 'none',
  strings: 'few',
  name: 'usual',
  content: 'usual',
  contentBy: 'inline',
  stringsBy: 'inline',
  responseBy: 'inline',
  response: 'as sent',
  fileId: 'new',
};

const LARGE_ID = 5_000_000_000;

const targetsOf = ({ targets }: ImportPoint, all: readonly LanguageId[], turn: number): readonly LanguageId[] => {
  const rotated = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
  return { none: [], one: rotated.slice(0, 1), two: rotated.slice(0, 2), all: rotated }[targets];
};

/** The options of an import; `turn` makes its strings and its file its own. */
export function buildImport(
  point: ImportPoint,
  all: readonly LanguageId[],
  turn: number,
): Required<Pick<ImportOptions, 'targets' | 'strings' | 'fileId' | 'name' | 'content' | 'send' | 'operation'>> {
  const targets = targetsOf(point, all, turn);
  const { operation } = point;
  const fileId = { new: 800 + turn, 'of the file before': 799 + turn, large: LARGE_ID + turn }[point.fileId];
  return {
    operation: operation satisfies Operation,
    fileId,
    targets,
    name: NAMES[point.name],
    content: CONTENTS[point.content],
    strings: (RECORDS[point.strings] as Records)(`i${turn}.`, targets),
    send: { content: point.contentBy, strings: point.stringsBy },
  };
}

/** The strings with which the module responds to an import. */
export const buildResponse = (
  point: ImportPoint,
  { strings, targets }: ReturnType<typeof buildImport>,
  turn: number,
): readonly StringRecord[] =>
  ({
    'as sent': () => strings,
    'other strings': () => (RECORDS[point.strings] as Records)(`r${turn}.`, targets as LanguageId[]),
    changed: () => strings.map(changeRecord),
    split: () => strings.flatMap(splitRecord),
  })[point.response]();

/**
 * A string of the job with other fields: what it had is taken away from every second one, and is another for the others,
 * whose translations have other texts.
 */
function changeRecord(record: StringRecord, index: number): StringRecord {
  const { translations = {}, ...rest } = record;
  const turned = Object.fromEntries(
    Object.entries(translations)
      .toReversed()
      .map(([language, entry]) => [
        language,
        { ...entry, text: changeEntryText(entry.text, index % 2 === 0 ? '' : ` (changed ${index})`) },
      ]),
  );
  const without = { context: '', labels: [], maxLength: null, isHidden: false };
  const others = { context: `Changed ${index}`, labels: [`changed ${index}`], maxLength: 900 + index, isHidden: true };
  // What is left out has its default, as what is written has: source, "String record".
  const { labels: _labels, maxLength: _maxLength, isHidden: _isHidden, ...least } = rest;
  if (index % 4 === 2) return { ...least, context: '', translations: turned };
  return { ...rest, ...(index % 2 === 0 ? without : others), translations: turned };
}

/** A text with an end, or plural forms with it in the opposite order, which means nothing: they are known by their names. */
const changeEntryText = (text: Entry['text'], end: string): Entry['text'] =>
  typeof text === 'string'
    ? text + end
    : Object.fromEntries(
        Object.entries(text)
          .toReversed()
          .map(([form, one]) => [form, String(one) + end]),
      );

/** Parts that a string is split into; more than two. */
const PARTS = [1, 2, 3] as const;

const splitRecord = (record: StringRecord): readonly StringRecord[] =>
  PARTS.map((part) => ({
    ...record,
    uniqId: `${record.uniqId}/${part}`,
    identifier: `${record.identifier}/${part}`,
    labels: [`part ${part}`],
  }));

/** An import in words. */
export const describeImport = (point: ImportPoint): string => describePoint(point, USUAL_IMPORT);
