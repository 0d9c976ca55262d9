import { SPECIAL, UNDER_KEYS_OF_WORDS, UNDER_NOTES, UNICODE } from './strings.ts';
import { JOB_LANGUAGES } from '../drivers/languages.ts';
import type { JobLanguageId } from '../drivers/languages.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** Makes the strings of a job with these target languages and this source language. */
export type JobRecords = (
  prefix: string,
  targets: readonly JobLanguageId[],
  source: JobLanguageId,
) => readonly StringRecord[];

const record = (name: string, text: StringRecord['text'], more: Partial<StringRecord> = {}): StringRecord => ({
  ...{ uniqId: name, identifier: name, text },
  ...more,
});
const categories = (language: JobLanguageId): readonly string[] => JOB_LANGUAGES[language].pluralCategoryNames;
const forms = (language: JobLanguageId, text: string) =>
  Object.fromEntries(categories(language).map((name) => [name, `${text} (${name})`]));
const sameForms = (language: JobLanguageId, text: string) =>
  Object.fromEntries(categories(language).map((name) => [name, text]));
const blankForms = (language: JobLanguageId) => Object.fromEntries(categories(language).map((name) => [name, '']));
const translate = <Entry>(
  targets: readonly JobLanguageId[],
  entry: (language: JobLanguageId, index: number) => Entry,
) => Object.fromEntries(targets.map((language, index) => [language, entry(language, index)]));

const STATUSES = ['approved', 'untranslated', 'translated'] as const;
const ODD_NAMES = [
  '0', '-1', '1e3', '1', '01', '9007199254740992', '9007199254740993', '12345678901234567891', 'null', 'undefined', 'true', 'NaN', ' ', 'a b', 'a  b', 'A B', 'a-b', 'a_b', 'a/b\\c', 'a.b.c', '[0].x', '#1', '%20', 'a&b=c', 'a"b', "a'b", '<b>', '${a}', '{{a}}',
  'edge', ' edge', 'edge ', 'рядок', '文字列', '🧿', 'caf\u00e9', 'cafe\u0301', 'tab\there', 'line\nbreak', 'hasOwnProperty', 'toString', 'constructor', '__proto__', 'Constructor', 'i'.repeat(255), 'i'.repeat(256), 'j'.repeat(1_000),
]; // prettier-ignore
const LENGTHS = [1, 2, 49, 50, 51, 99, 100, 101, 127, 128, 129, 254, 255, 256, 257, 499, 500, 501, 511, 512, 513, 999, 1_000, 1_001, 1_023, 1_024, 1_025, 2_000, 2_048, 4_095, 4_096, 4_097, 8_192, 16_384, 32_767, 32_768, 65_535, 65_536, 65_537]; // prettier-ignore
/** The longest word: in a longer one, what looks for an address or a link by backtracking takes minutes. */
const LONGEST_WORD = 4_097;
/** A text of a number of characters. */
const fill = (letter: string, length: number) =>
  length <= LONGEST_WORD
    ? letter.repeat(length)
    : `${`${letter.repeat(9)} `.repeat(length / 10 + 1).slice(0, length - 1)}.`;
/** Those of a text of two bytes a character: its bytes meet the same ends. */
const LENGTHS_OF_TWO_BYTES = LENGTHS.filter((length) => length <= 4_097 || length === 32_768);
/** Letters that one encoding of one byte a character has: an app may write a text in the smallest that has its letters. */
const LETTERS = { Latin: ['Café à emporter', 'Größe', 'señal'], Cyrillic: ['Відкрити', 'Розмір', 'Закрити'] } as const;
/** A string with such letters in every field. */
const inLetters =
  (texts: readonly string[]): JobRecords =>
  (_prefix, targets, source) => [
    ...texts.map((text, index) => ({
      ...record(`letters-${index}`, text, { context: text, labels: [text] }),
      ...{ identifier: text, translations: translate(targets, () => ({ text })) },
    })),
    record('letters-plural', sameForms(source, texts[0]!), {
      ...{ hasPlurals: true, context: texts[1]! },
      translations: translate(targets, (language) => ({ text: sameForms(language, texts[2]!) })),
    }),
  ];
/** Names by which files tell forms, variants and comments apart; of some the others of the group are missing. */
// prettier-ignore
const NAMES_OF_GROUPS = [
  'item_one', 'item_other', 'only_one', 'last_other', 'none_zero', 'some_few', 'all_many', 'pair_two', 'list_plural', 'list', 'menu.one', 'menu[other]', 'menu-one', 'menu#other',
  'menu(one)', 'friend_male', 'friend_female', 'boss_male', 'text_0', 'text_1', 'text_3', 'step.1', 'step.3', '@@locale', '@title', 'title', '@lonely', 'title.description',
  'chapter.part1', 'chapter.part2', 'chapter.part10', 'part.part3', 'note[0]', 'note[1]', 'intro#1', 'intro#2', 'body-1', 'body-2', 'row.0', 'row.1', 'a/1', 'a/2', 'lead (1)', 'lead (2)',
  'constructor_one', 'constructor_other', 'toString.other', 'valueOf-one', 'hasOwnProperty_one', 'hasOwnProperty_other', 'cup_zero', 'cup_one', 'cup_two', 'cup_few', 'cup_many', 'cup_other',
  'Panel.open', 'panel.quit', 'pan-el.save', 'pan_el/save', 'панель.open', 'розділ.open', '面板.open', '設定/open', 'é.open', 'e.open',
  '_comment', '//', '#', '$schema', '$t(title)', '__debug', 'debug_', 'TODO', 'string.only', '__proto__', 'constructor', 'length', 'toJSON', 'then',
];
const BLANK = [
  '',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\t',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\ufeff',
  ' a',
  'a ',
  '\na\n',
  'a\n\nb',
  '\r',
];
/** The characters of a text that every form of a plural string repeats. */
const MAX_FORM = 100;
const SCRIPT = '<script>alert(1)</script>';
const MAX_LENGTHS = [0, 1, 2, 19, 20, 21, 127, 128, 255, 256, 32_767, 65_535, 65_536, 2_147_483_647, 4_294_967_296];
const SERVICE_TYPES = [
  'html',
  'json',
  'xml',
  'md',
  'txt',
  'csv',
  'yaml',
  'properties',
  'android',
  'macosx',
  'gettext',
  'docx',
];

/** Strings that files may have and that only the jobs for an app have. */
// prettier-ignore
export const JOB_RECORDS = {
  'texts that apps look for': () => [...SPECIAL, ...UNICODE],
  'odd names': () => ['', ...ODD_NAMES].flatMap((name, index) => [
    { ...record('', `Text ${index}`), uniqId: name === '' ? 'none' : name },
    { ...record(`key-${index}`, `Text of ${index}`), identifier: name, context: name },
    ...(name.trim() === '' ? [] : [{ ...record(`same-${index}`, name), identifier: name, context: name }]),
  ]),
  // A string for each field that can have one, so that what escapes texts alone is noticed.
  'scripts in every field': (_prefix, targets) => [
    { ...record('script-1', 'An id'), identifier: SCRIPT }, record('script-2', 'A context', { context: SCRIPT }), record('script-3', 'A label', { labels: [SCRIPT] }),
    record('script-4', 'A translation', { translations: translate(targets, () => ({ text: SCRIPT })) }), record('script-5', SCRIPT), { ...record('script-6', 'An id'), uniqId: SCRIPT },
  ],
  'the same identifier': () => ['Open', 'Open', 'open', 'Close'].map((text, index) => ({ ...record(`same-${index}`, text), identifier: 'same', context: `Place ${index % 2}` })),
  'texts of many lengths': () => [
    ...LENGTHS.map((length) => record(`x${length}`, fill('x', length))),
    ...LENGTHS_OF_TWO_BYTES.map((length) => record(`y${length}`, fill('ї', length), { maxLength: length })),
  ],
  'Latin letters': inLetters(LETTERS.Latin),
  'Cyrillic letters': inLetters(LETTERS.Cyrillic),
  'names of groups': (_prefix, targets, source) => [
    ...NAMES_OF_GROUPS.map((name, index) => ({
      ...record(name, `%d of ${index}`, { translations: translate(index % 2 === 0 ? targets : [], (language) => ({ text: `%d ${language}` })) }), identifier: name,
    })),
    // A group of which one is a plural string already.
    record('mix_one', forms(source, '%d'), { hasPlurals: true }), record('mix_other', '%d of a mix'),
    // Whole groups, of which all, or all but the first, are translated.
    ...[['apple', ['one', 'other']] as const, ['pear', categories(source)] as const, ['plum', categories(source)] as const].flatMap(([group, names]) => names.map((name, index) =>
      record(`${group}_${name}`, `%d ${group} (${name})`, { translations: translate(group === 'plum' && index === 0 ? [] : targets, (language) => ({ text: `%d ${language} (${name})`, status: STATUSES[index % 3]! })) }))),
  ],
  'keys of words': () => UNDER_KEYS_OF_WORDS,
  'notes in contexts': () => UNDER_NOTES,
  'blank texts': () => BLANK.flatMap((text, index) => [record(`blank-${index}`, text), record(`named-${index}`, `Text ${index}`, { context: text, labels: ['', text] })]),
  'every value': () => [
    ...SERVICE_TYPES.map((serviceType) => record(serviceType, `A <b>${serviceType}</b>`, { attributes: { serviceType } })),
    ...MAX_LENGTHS.map((maxLength) => record(`max-${maxLength}`, 'Short', { maxLength })),
    ...[true, false, null].flatMap((isHidden) => [0, 1, 20].map((labels) =>
      record(`flag-${String(isHidden)}-${labels}`, 'A flag', { isHidden, hasPlurals: false, labels: Array.from({ length: labels }, (_, index) => `label ${index}`) }))),
  ],
  'only plurals': (_prefix, targets, source) => [
    ...[1, 2, 3].map((number) => record(`only-${number}`, forms(source, `%d ${number}`), {
      hasPlurals: true, isHidden: number === 2, labels: ['plural', `n${number}`], attributes: { serviceType: 'html' },
      ...(number > 1 && { translations: translate(targets, (language) => ({ text: forms(language, `${language} %d`) })) }),
    })),
    record('blank-plural', blankForms(source), { hasPlurals: true, translations: translate(targets, (language) => ({ text: blankForms(language) })) }),
  ],
  // Of some kinds of text an app makes translations, and then one of each form.
  'special words in plurals': (_prefix, _targets, source) => SPECIAL.filter(({ text }) => String(text).length <= MAX_FORM).map(({ uniqId, text }) =>
    record(`form-${uniqId}`, sameForms(source, String(text)), { hasPlurals: true })),
  // What an app that merges strings of one text makes one of.
  'equal texts': (_prefix, targets, source) => [
    ...[1, 2].map((number) => record(`equal-${number}`, '%d of them', { context: `Place ${number}`, labels: [`l${number}`], maxLength: 20 * number, translations: translate(targets, (language) => ({ text: `${language} ${number}`, status: STATUSES[number]! })) })),
    ...[1, 2].map((number) => record(`equal-forms-${number}`, sameForms(source, '%d of them'), {
      hasPlurals: true, context: `Place ${number}`,
      translations: translate(targets, (language) => ({
        text: sameForms(language, `${language} ${number}`),
        status: Object.fromEntries(categories(language).map((name, index) => [name, STATUSES[(index + number) % 3]!])),
      })),
    })),
    record('equal-forms-3', sameForms(source, '%d of them'), { hasPlurals: true }), record('equal-3', '%d of them', { isHidden: true }), record('equal-blank', ' %d of them '), record('equal-case', '%D OF THEM'),
  ],
  // What an app completes, with statuses of each form and of none.
  'plural translations that lack forms': (_prefix, targets, source) => [undefined, ...STATUSES].flatMap((status) => [0, -1].map((place) =>
    record(`lacking-${status ?? 'none'}-${place}`, forms(source, '%d'), {
      hasPlurals: true,
      translations: translate(targets, (language) => {
        const name = categories(language).at(place)!;
        return { text: { [name]: `${language} %d` }, ...(status && { status: { [name]: status } }) };
      }),
    }))),
  // What an app that leaves out repetitions keeps once.
  repetitions: (_prefix, targets) => ['Again', 'Again', 'Again', 'Once', 'Twice', 'Twice'].map((text, index) => ({ ...record(`again-${index}`, text), identifier: text,
    ...(text === 'Twice' ? { context: 'The same place', labels: ['again'], translations: translate(targets, () => ({ text: 'Знову' })) } : {}),
  })),
  'every status': (_prefix, targets, source) => [
    ...STATUSES.map((first, turn) => record(`status-${first}`, forms(source, '%d'), {
      hasPlurals: true,
      translations: translate(targets, (language) => ({
        text: forms(language, `${language} %d`),
        status: Object.fromEntries(categories(language).map((name, index) => [name, STATUSES[(index + turn) % 3]!])),
      })),
    })),
    ...[undefined, ...STATUSES].flatMap((status, turn) => ['', 'Текст 🧿', 'The same', '<b>a</b> {0} %s'].map((text, index) =>
      record(`entry-${turn}-${index}`, 'The same', { translations: translate(targets, (language) => ({ text: text && `${text} ${language}`, ...(status && { status }) })) }))),
  ],
  'some translations': (_prefix, targets) => targets.map((language, index) =>
    record(`into-${language}`, `Into ${language}`, { translations: translate(targets.slice(index), (id) => ({ text: `${id} ${index}`, status: STATUSES[index % 3]! })) })),
} satisfies Readonly<Record<string, JobRecords>>;
