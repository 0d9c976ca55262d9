import { JOB_OWNER } from '../drivers/job.ts';
import { LANGUAGES } from '../drivers/languages.ts';
import type { LanguageId } from '../drivers/languages.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

type Entry = NonNullable<StringRecord['translations']>[string];
type Status = 'untranslated' | 'translated' | 'approved';

/** A string record with the three fields that it needs, and more. */
export const record = (uniqId: string, text: StringRecord['text'], more: Partial<StringRecord> = {}): StringRecord => ({
  uniqId,
  identifier: `menu.${uniqId}`,
  ...more,
  text,
});

const forms = (language: LanguageId, text: string) =>
  Object.fromEntries(LANGUAGES[language].pluralCategoryNames.map((name) => [name, `${text} (${name})`]));

/** A plural string: one text for each category of the source language. */
export const plural = (uniqId: string, text: string, more: Partial<StringRecord> = {}): StringRecord =>
  record(uniqId, forms('en', text), { hasPlurals: true, ...more });

/** The entry of a plural translation: a text and a status for each category of its language. */
export const pluralEntry = (language: LanguageId, text: string, status?: Status): Entry => ({
  text: forms(language, text),
  ...(status && {
    status: Object.fromEntries(LANGUAGES[language].pluralCategoryNames.map((name) => [name, status])),
  }),
});

/** A handful of strings in which nothing is special. */
export const PLAIN: readonly StringRecord[] = [
  record('open', 'Open a file'),
  record('close', 'Close', { context: 'The file menu' }),
  record('quit', 'Quit the editor', { context: '', labels: [] }),
];

/** Every optional field with every kind of value. */
export const EVERY_FIELD: readonly StringRecord[] = [
  record('short', 'Open', {
    maxLength: 20,
    isHidden: false,
    hasPlurals: false,
    labels: ['menu', 'file'],
    context: 'In the menu',
  }),
  record('long', 'Open a file from the last session', { maxLength: null, isHidden: null, labels: [], attributes: {} }),
  record('hidden', 'never.shown', { isHidden: true, maxLength: 0 }),
  record('html', 'Press <b>Open</b> &amp; wait', { attributes: { serviceType: 'html' } }),
  record('icu', '{count, plural, one {# file} other {# files}}', { context: 'ICU' }),
];

/** A translation of every status, and one without. */
export const EVERY_STATUS = (language: LanguageId): readonly StringRecord[] => [
  record('one', 'One', { translations: { [language]: { text: 'Eins', status: 'translated' } } }),
  record('two', 'Two', { translations: { [language]: { text: 'Zwei', status: 'approved' } } }),
  record('three', 'Three', { translations: { [language]: { text: '', status: 'untranslated' } } }),
  record('four', 'Four', { translations: { [language]: { text: 'Vier' } } }),
  record('five', 'Five', { translations: {} }),
];

/** Plural strings with translations by the categories of each language. */
export const PLURALS = (...languages: readonly LanguageId[]): readonly StringRecord[] => [
  plural('files', '%d files'),
  plural('days', '%d days', {
    translations: Object.fromEntries(languages.map((id) => [id, pluralEntry(id, '%d', 'translated')])),
  }),
  plural('hours', '%d hours', {
    translations: Object.fromEntries(languages.map((id) => [id, pluralEntry(id, '%d')])),
  }),
  // Translations of which some forms are those of the text.
  plural('same', '%d of %d', {
    translations: Object.fromEntries(languages.map((id) => [id, pluralEntry(id, '%d of %d')])),
  }),
  record('plain', 'No number here'),
];

/** A string of several sentences, and others whose ids an app may give to its parts. */
export const DERIVED: readonly StringRecord[] = [
  record('part', 'Open the file. Change it! Is it saved?\nThen close it; go home.'),
  ...['', '#', '-', '_', '.', ':', '/', ' ', '~', '+', '@', '::', '--', '__', '.part', '-part-', '_s'].flatMap(
    (joint) => [0, 1, 2].map((index) => record(`part${joint}${index}`, `Known as ${joint} and ${index}`)),
  ),
  ...['[1]', '(1)', '-copy', '-a', '-b', '-first', '-second'].map((end) => record(`part${end}`, `Known with ${end}`)),
];

/** The ends of parts of a text. */
const JOINTS = ['; ', ' | ', ' / ', ', ', '\n', '\n\n', '. '] as const;

/** Texts whose parts, however they are told apart, are not all different. */
export const ALIKE: readonly StringRecord[] = JOINTS.map((joint, index) =>
  record(`alike-${index}`, ['Yes', 'No', 'Yes', 'Yes'].join(joint)),
);

/** Plural strings of which one form has more parts than the other. */
export const FORMS_OF_PARTS: readonly StringRecord[] = JOINTS.map((joint, index) =>
  record(
    `parts-${index}`,
    { one: ['One file', 'kept'].join(joint), other: ['%d files', 'kept', 'and more'].join(joint) },
    { hasPlurals: true },
  ),
);

/** Texts of the kinds that apps look for to change, label or hide them. */
// prettier-ignore
export const SPECIAL: readonly StringRecord[] = Object.entries({
  misspelt: 'You will recieve teh seperate adress in your langauge', rude: 'Damn, this crap does not work',
  capitals: 'STOP HERE', lower: 'all in lower case', title: 'Every Word In Capitals', shortened: 'OK',
  number: '42', price: '€ 1,299.00', date: '2024-02-29', version: 'v1.2.3', percent: '100%', phone: '+44 20 7946 0000',
  address: 'https://example.org/help?a=1#top', mail: 'help@example.org', path: '/usr/share/app.json', key: 'menu.file.open',
  braces: 'Hello, {name}!', twice: 'Hello, {{ user.name }}!', printf: 'Deleted %1$s of %2$d', icu: '{count, plural, one {# file} other {# files}}',
  tag: 'Press <b>Enter</b><br/>', entity: 'Fish &amp; chips', markdown: '**Bold** and [a link](https://example.org)', code: '`npm start`',
  edges: '  spaces at both edges  ', inner: 'two  spaces', breaks: 'First line\nSecond line', tab: 'left\tright',
  quotes: 'He said “yes” and \'no\' and "maybe"', marks: '…!?', emoji: 'Done 🎉', todo: 'TODO: translate this', lorem: 'Lorem ipsum dolor sit amet',
  sentences: 'A first sentence. A second one! And a third?', parts: 'One; two | three / four, five', braced: '{first}{last}', choices: 'one apple|%d apples', optional: 'Copied %d file(s) to the folder(s)',
  expression: String.raw`\d+ \u0041 \g<1> $1 $& \1`, backslash: String.raw`C:\new\table`, shouted: 'DO NOT TURN OFF', comment: '# not a heading',
  pages: Array.from({ length: 12 }, (_, index) => `Paragraph number ${index}.`).join('\n\n'), lines: Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n'),
  items: Array.from({ length: 12 }, (_, index) => `item ${index}`).join('; '), speech: Array.from({ length: 12 }, (_, index) => `Sentence ${index}.`).join(' '),
  blocks: Array.from({ length: 12 }, (_, index) => `<p>Block ${index}</p>`).join(''), within: '\n\nBetween paragraphs\n\n', around: '<p></p><p>Between blocks</p><br/><br/>', separators: '; between | separators / ', gap: '<p>First</p><p></p><p>Last</p>', gaps: 'First.\n\n\n\nLast.', sound: '[music]', speaker: 'JOHN: Hello there', dashes: '- Yes.\n- No.', song: '♪ La la la ♪',
  remark: '<!-- for translators -->Behind a remark', script: '<script>run()</script>', numbers: '1\n\n2\n\n3', pictures: '🎉\n\n🚀\n\n…', mixed: '**Bold** and <b>bold</b>, {name}', list: '- first\n- second\n\n1. one\n2. two', table: '<ul><li>first</li><li>second</li></ul>',
  exact: '{count, plural, =0 {no files} =1 {a file} one {# file} other {# files}}', ordinal: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', offset: '{count, plural, offset:1 one {you and # other} other {you and # others}}',
  combined: '<b>{count, plural, one {# file} other {# files}}</b> of {name}, %s &amp; **more**', digits: '1234567890123456789012345678901234567890ab', dots: `${'.'.repeat(60)}!`, blanks: `${' '.repeat(2_000)}x`,
  piped: '{n} car | {n} cars', ruby: 'Hello, %{name}', colon: 'Hello, :name', apple: 'Sent %@ of %ld', template: 'Hello, ${name}', python: '%(name)s has %(n)d files', linked: '$t(menu.open) and @:menu.close', numbered: 'Read <0>the terms</0> first', accelerator: '&Open in a _new tab',
  product: `Welcome to ${JOB_OWNER.project.name}`, brands: 'Google, GitHub, Android, iPhone, Wi-Fi, PayPal and YouTube', miles: 'Only 5 miles left at 72 °F', pounds: '10 lbs, 6 ft 2 in and 3 inches', metres: '20 km, 5 kg and 30 cm at 21 °C',
  money: 'From $5.99 or 5,99 €', clock: 'Open at 9:30 PM', moment: '2024-01-31 09:30', days: 'in 2 hours and 30 minutes', size: '20 MB of 1.5 GB', card: '4111 1111 1111 1111', account: 'DE89 3704 0044 0532 0130 00', host: '192.168.0.1', colour: '#ff8800',
  limited: '[max:20] Save', aside: 'Save [hide]', marked: '##review## Save', kept: '[DNT]Acme[/DNT] rocks', shell: '$NAME and $(name)', percents: '%%NAME%% is here', message: '__MSG_name__', wiki: '[[Page|a page]]', erb: '<%= name %>', jinja: '{% if a %}b{% endif %}', hashed: '#{name} is here', heading: '# A heading', alternatives: 'Save||Store', article: 'AB-10442', trade: '4006381333931', gendered: '{m:He|f:She} is here', sexes: '{gender, select, male {He} female {She} other {They}} left',
  pairs: '🎉'.repeat(400), shifted: `a${'🎉'.repeat(400)}`, long: 'A sentence that goes on for longer than a button, a column or a message can show. '.repeat(6).trim(),
}).map(([id, text]) => record(id, text));

/** The same as forms of plural strings. */
export const SPECIAL_FORMS: readonly StringRecord[] = SPECIAL.map(({ uniqId, text }) =>
  record(`forms-${uniqId}`, { one: String(text), other: `${String(text)} %d` }, { hasPlurals: true }),
);

/** The same with translations, which have placeholders of their own. */
export const SPECIAL_FORMS_TRANSLATED = (language: LanguageId): readonly StringRecord[] =>
  SPECIAL_FORMS.map((one, index) => ({
    ...one,
    translations: { [language]: pluralEntry(language, index % 2 === 0 ? '{other} %s' : 'Переклад', 'translated') },
  }));

/** Plural strings under keys by which apps tell numbers. */
export const COUNTED = (language: LanguageId): readonly StringRecord[] =>
  ['count', 'total', 'amount', 'items', 'legacy', 'days'].map((key) =>
    record(`cart-${key}`, forms(language, '%d'), { identifier: `cart.${key}`, hasPlurals: true }),
  );

/** Texts in which something begins that does not end, and one in which much ends that has not begun. */
export const UNFINISHED: readonly StringRecord[] = Object.entries({
  icu: '{count, plural, one {# file} other {# files}', choice: '{gender, select, male {his} other', argument: 'Hello, {name',
  mustache: 'Hello, {{ user.name }', tag: 'Press <b>Enter', attribute: '<a href="https://example.org>link</a>', comment: 'Text <!-- and a note',
  entity: 'Fish &amp chips', percent: 'Deleted %1$', bold: '**Bold and more', link: '[a link](https://example.org', code: '```\nnpm start',
  quote: 'He said "yes', json: '{"a": [1, 2', ends: '</b> } ) ] --> ]]>',
}).map(([id, text]) => record(`unfinished-${id}`, text)); // prettier-ignore

/** Such a text as one form of a plural string, and as approved translations. */
export const UNFINISHED_FORMS = (language: LanguageId): readonly StringRecord[] =>
  UNFINISHED.map((one, index) => ({
    ...one,
    ...(index % 2 === 0 ? { text: { one: String(one.text), other: '%d files' }, hasPlurals: true } : {}),
    translations: {
      [language]:
        index % 2 === 0
          ? pluralEntry(language, String(one.text), 'approved')
          : { text: String(one.text), status: 'approved' },
    },
  }));

/** Texts with a number that are no plural strings; their translations are texts as well. */
export const WITH_NUMBERS = (...languages: readonly LanguageId[]): readonly StringRecord[] =>
  ['%d files', '{count} lines', '{{count}} pages of %d', 'You have {n} messages', '%1$d days', '{0} items'].map(
    (text, index) =>
      record(`number-${index}`, text, {
        translations: Object.fromEntries(
          languages.map((id) => [id, { text: `${text} (${id})`, status: 'translated' }]),
        ),
      }),
  );

/** The first letters of two alphabets. */
const [LATIN_CAPITAL, LATIN, CYRILLIC_CAPITAL, CYRILLIC] = [0x41, 0x61, 0x410, 0x430];

/** Texts with translations into languages that set their signs and words otherwise, some of them as typewriters did. */
export const TYPOGRAPHY: readonly StringRecord[] = [
  ['Hello, {name}!', 'Bonjour, {name} !', 'Hallo, {name}!', 'مرحبا {name}!'],
  ['Really?', 'Vraiment ?', 'Wirklich?', 'حقًا؟'],
  ['Name: %s', 'Nom : %s', 'Name: %s', 'الاسم: %s'],
  ['He said "yes"', 'Il a dit « oui »', 'Er sagte „ja“', 'قال "نعم"'],
  ['20 % of 5 km', '20 % de 5 km', '20 % von 5 km', '20 % من 5 كم'],
  ["It's here...", "C'est ici...", "Hier ist's...", 'هنا...'],
].map(([text = '', ...translated], index) =>
  record(`signs-${index}`, text, {
    translations: Object.fromEntries(
      (['fr', 'de', 'ar'] as const).map((id, place) => [id, { text: translated[place]!, status: 'translated' }]),
    ),
  }),
);

/** The same with translations, which have fewer sentences and parts than their texts. */
export const SPECIAL_TRANSLATED = (language: LanguageId): readonly StringRecord[] =>
  SPECIAL.map((one, index) => ({
    ...one,
    translations: { [language]: { text: `Переклад ${index}`, status: index % 2 === 0 ? 'translated' : 'approved' } },
  }));

/** The same with translations, which have more sentences, parts and lines than their texts. */
export const SPECIAL_TRANSLATED_AT_LENGTH = (language: LanguageId): readonly StringRecord[] =>
  SPECIAL.map((one) => {
    const text = one.text as string;
    const joint = ['\n\n', '\n', '; ', ' | '].find((mark) => text.includes(mark)) ?? ' ';
    return { ...one, translations: { [language]: { text: [text, text, text].join(joint) } } };
  });

/** The same with translations that are like their texts, as those of files which are not translated yet. */
export const SPECIAL_COPIED = (...languages: readonly LanguageId[]): readonly StringRecord[] =>
  SPECIAL.map((one) => ({
    ...one,
    translations: Object.fromEntries(languages.map((language) => [language, { text: one.text, status: 'translated' }])),
  }));

/** Those of them that are no code and have no markup, in Cyrillic letters. */
export const SPECIAL_IN_CYRILLIC: readonly StringRecord[] = SPECIAL.filter(
  ({ text }) => !/[<{`$%&\\]|:\/\//.test(text as string),
).map((one) => ({
  ...one,
  text: (one.text as string).replace(/[a-z]/gi, (letter) => {
    const isCapital = letter < 'a';
    return String.fromCharCode(
      letter.charCodeAt(0) - (isCapital ? LATIN_CAPITAL : LATIN) + (isCapital ? CYRILLIC_CAPITAL : CYRILLIC),
    );
  }),
}));

/** Keys by whose words an app knows what a string is for; none has a digit. */
// prettier-ignore
const KEYS_OF_WORDS = [
  'login.title', 'login.button', 'btn_save', 'menu.file.open', 'tooltip-help', 'hint.search', 'placeholder.name', 'aria.label', 'error.network', 'warning.disk', 'email.subject', 'sms.body',
  'seo.keywords', 'meta.description', 'legal.terms', 'brand.name', 'url.home', 'debug.trace', 'internal.note', 'test.only', 'draft.post', 'hidden.flag', 'admin.panel', 'checkout.tab', 'settings.heading',
];
/** Notes of developers to translators and to tools, which apps look for. */
// prettier-ignore
const NOTES = [
  'Do not translate', 'At most 20 characters', 'Placeholder: {name}', 'deprecated', 'internal use', '@meaning: a verb', 'Max length: 40', 'Max 20 chars', 'max. 30 characters', 'maxLength=25', 'Keep it short', 'do not translate: a brand', '@notranslate', 'translatable: false', 'hidden', '#hidden',
  'Max length: 12.5', 'max: infinity', 'max: NaN', 'maxLength=-1', 'max: 0', 'max: 1e3', 'max: 1e999', 'Max length: 99999999999', 'max 0x20 chars', 'max: ٤٠', 'max: 020', 'limit: 40, max: 20', 'At most twenty characters',
  'Button', 'The title of the page', 'Tooltip', 'A menu item', 'An error message', 'Shown in an e-mail', '{0} is the name of the user', '%s: the name of a file', 'placeholder: name', 'Plural', 'gender: female', 'formal',
  'tag: checkout', '[checkout]', '#ui #menu', 'label: urgent', 'html', 'Markdown', 'ICU', 'TODO: ask', 'FIXME', 'https://example.org/shot.png', 'screenshot: login.png', 'src/app/login.tsx:42', 'Legal text', 'e.g. "Open file"',
] as const;
// prettier-ignore
/** What notes say to tools, and the signs between which they say it. */
const DIRECTIVES = [
  'max:20', 'maxLength=30', 'limit: 40', 'label:hud', 'tags: menu, file', 'hide', 'skip', 'locked', 'notranslate', 'context: in a menu', 'screenshot: a.png', 'plural',
];
const SIGNS = [
  ['[', ']'],
  ['{', '}'],
  ['(', ')'],
  ['<', '>'],
  ['@', ''],
  ['#', ''],
  ['!', '!'],
] as const;
/** Each directive between several signs, alone and beside words. */
const NOTES_TO_TOOLS = DIRECTIVES.flatMap((directive, index) =>
  [0, 1 + (index % 3), 4 + (index % 3)].map((at, place) => {
    const [begin, end] = SIGNS[at]!;
    const words = `${begin}${directive}${end}`;
    return place === 0 ? `Shown on top ${words}` : words;
  }),
);
const noteAt = (index: number) => NOTES[index % NOTES.length]!;

/** The same texts under such notes: all under the first, and each under another one. */
export const NOTED: readonly StringRecord[] = [
  ...SPECIAL.map((one) => ({ ...one, context: NOTES[0] })),
  ...SPECIAL.map((one, index) => ({
    ...one,
    ...{ uniqId: `${one.uniqId}-2`, identifier: `${one.identifier}.2` },
    ...{ context: noteAt(index + 1), labels: [noteAt(index + 3)] },
  })),
];

/** Strings that only their notes tell apart. */
export const UNDER_NOTES: readonly StringRecord[] = [...NOTES, ...NOTES_TO_TOOLS].map((context, index) =>
  record(`note-${index}`, `Text ${index % 7} {0}`, { context }),
);
/** Strings that only their keys tell apart. */
export const UNDER_KEYS_OF_WORDS: readonly StringRecord[] = KEYS_OF_WORDS.map((identifier, index) =>
  record(`word-${index}`, `A string of ${index % 5} words`, { identifier }),
);

/** Keys in which programs write a limit, a number, a form or a kind. */
// prettier-ignore
const KEYS_OF_FORMS = [
  'homePageTitle', 'HomePageTitle', 'HOME_PAGE_TITLE', 'home_page_title', 'home-page-title', 'home/page/title', 'Home page title', 'home::page',
  'title_max30', 'title.max-20', 'title[40]', 'items[0]', 'items[1]', 'items[2]', 'para.1', 'para.2', 'mail_plain', 'mail_html', 'car_one', 'car_other', 'user_male', 'user_female', 'a.b.c.d.e', '$schema', '@meta', '__private',
];
/** Keys of what is not for translators, and such values. */
// prettier-ignore
const VALUES = {
  'help.url': 'https://example.org/help', 'theme.color': '#ff8800', 'menu.icon': 'home.svg', 'page.image': '/img/page.png', 'form.email.id': 'email-field',
  'date.format': 'dd/MM/yyyy', 'app.version': '1.2.3', 'support.mail': 'help@example.org', 'button.class': 'btn-primary', 'feature.enabled': 'true', buildNumber: '4711', currencyCode: 'EUR',
};
/** Strings that only the forms of their keys tell apart, and values. */
export const UNDER_KEYS_OF_FORMS: readonly StringRecord[] = [
  ...KEYS_OF_FORMS.map((identifier, index) =>
    record(`form-${index}`, `A string of ${index % 5} forms`, { identifier }),
  ),
  ...Object.entries(VALUES).map(([identifier, text], index) => record(`value-${index}`, text, { identifier })),
];

/** Words that stand alone in menus, which glossaries and dictionaries have; some of them are plural strings. */
export const MENU_WORDS: readonly StringRecord[] = [
  ...'Save Cancel Open Close Delete Edit Add Remove Search Settings Help Home Back Next Yes No OK Hello Welcome Name Email User Password Login File Item Page'
    .split(' ')
    .map((word) => record(`word-${word}`, word)),
  ...['file', 'item', 'user', 'page', 'day', 'message'].map((word) =>
    record(`words-${word}`, { one: word, other: `${word}s` }, { hasPlurals: true }),
  ),
]; // prettier-ignore

/** Texts of which apps make translations: words of menus, and numbers, addresses and others that are copied. */
export const TRANSLATABLE: readonly StringRecord[] = [...MENU_WORDS, ...SPECIAL];

/** Lines of texts that are numbered in several ways; their translations are of every status, and some have none. */
export const NUMBERED = (language: LanguageId): readonly StringRecord[] =>
  ['line', 'verse.', 'step_', 'row-', 'rule ', ''].flatMap((beginning, group) =>
    [1, 2, 3].map((number) => {
      const status = ([undefined, 'approved', 'translated', 'untranslated'] as const)[(group + number) % 4];
      return record(`line-${group}-${number}`, `Line ${number} of text ${group}`, {
        identifier: `${beginning}${number}`,
        ...(group + number === 4
          ? {}
          : { translations: { [language]: { text: `Рядок ${number}`, ...(status && { status }) } } }),
      });
    }),
  );

/** Texts that break programs which take text for bytes, for characters of one unit, or for markup. */
export const UNICODE: readonly StringRecord[] = [
  'Ünïcödé', 'Відкрити файл', 'ファイルを開く', 'افتح الملف', 'e\u0301 \u00e9', '👩‍👩‍👧‍👦 🏳️‍🌈 😀', '\u202eright to left\u202c', 'line\u2028separator\u2029here',
  'zero\u200bwidth\ufeff', 'tab\tnewline\nreturn\r\n', 'quotes " \' ` and \\ backslash', '<script>alert(1)</script>', '${a} {{b}} %s %1$d', '\u{10ffff} \u{1f9ff}', ' leading and trailing ', '',
  'The party \u{1f389} is over at noon', '\u{1d4d0} letter before a word',
].map((text, index) => record(`text-${index}`, text)); // prettier-ignore

/** Contexts, keys and labels of more bytes and characters than a field often holds, so that what cuts bytes cuts characters. */
export const LONG_FIELDS: readonly StringRecord[] = ['ж', '漢', '🎉'].flatMap((letter) =>
  ['', 'a', 'aa'].map((shift, index) => {
    const long = `${shift}${letter.repeat(400)}`;
    return record(`long-${letter}-${index}`, `Open ${letter} ${index}`, {
      ...{ identifier: `long.${long}`, context: long, labels: [`${shift}${letter.repeat(100)}`] },
    });
  }),
);

/** Labels that are there twice, alike, numbers, words for nothing, and with white space at an edge. */
export const LABELLED: readonly StringRecord[] = [
  ['menu', 'file', 'menu', 'edit'],
  ['Menu', 'menu', 'MENU'],
  ['0', '00', '1', '-1', '1e3'],
  ['null', 'true', 'undefined'],
  [' a', 'a ', 'a'],
].map((labels, index) => record(`labelled-${index}`, `Labels of kind ${index}`, { labels }));

/** `count` strings, no two alike. */
export const many = (count: number, text?: string): readonly StringRecord[] =>
  Array.from({ length: count }, (_, index) =>
    record(`n${index}`, `${text ?? USUAL[index % USUAL.length]} ${index}`, { context: `place ${index}` }),
  );

const USUAL = [
  'A string of the usual length, number',
  'Рядок звичайної довжини, номер',
  '普通の長さの文字列、番号',
  'Une chaîne de longueur usuelle, numéro',
] as const;

/** Strings of every kind that apps change, label or hide, by ids that begin with a word. */
export const remarkable = (word: string) =>
  [
    ...[...SPECIAL, ...UNICODE, ...EVERY_FIELD, ...UNFINISHED].map(
      ({ uniqId: _, identifier: __, ...fields }) => fields,
    ),
    ...['_private', 'internal.debug', 'x'].map((identifier) => ({ identifier, text: 'A hint for translators' })),
  ].map((fields, index) => ({ identifier: `page.part-${index}`, ...fields, uniqId: `${word}-${index}` }));
