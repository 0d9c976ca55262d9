import { generatedPlaces } from './generated-places.ts';
import type { Dataset } from '../../spec/types.gen.ts';

/*
 * A small world in which every expression of the source's tables selects some strings of the project and leaves out
 * others, and in which members that are easily confused never agree by accident. Nothing in it touches a silence of the
 * source: no value that is compared is absent, no date lies on a bound, letters that are compared agree in case.
 */

const ALICE = 11;
const BOB = 12;
const CAROL = 13;

const approval = (user: number) => ({ user, added: '2026-03-02 10:00:00' });
const up = (user: number) => ({ user, 'is up': true, 'is down': false, added: '2026-03-03 10:00:00' });
const down = (user: number) => ({ user, 'is up': false, 'is down': true, added: '2026-03-03 11:00:00' });
const comment = (user: number, ...flags: readonly ('has issue' | 'has unresolved issue')[]) => ({
  user,
  'has issue': flags.includes('has issue'),
  'has unresolved issue': flags.includes('has unresolved issue'),
});

type Json = Readonly<Record<string, unknown>>;

const translation = (id: number, language: string, user: number, text: string, more: Json = {}) => ({
  id,
  language,
  user,
  text,
  provider: 'tm',
  'is pre translated': false,
  updated: '2026-03-01 12:00:00',
  votes: [],
  approvals: [],
  ...more,
});

/** The summary of one language: its number of approvals, its rating, when it was translated, and the flags that hold. */
const summary = (
  language: string,
  approvalsCount: number,
  rating: number,
  updated: string,
  ...flags: readonly string[]
) => ({
  language,
  approvalsCount,
  rating,
  'translation updated': `${updated} 12:00:00`,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

const MENU = { id: 7, name: 'menu.json', title: 'Menu', type: 'json', context: 'the main menu' };
const HELP = { id: 8, name: 'help.md', title: 'Help', type: 'md', context: 'the manual' };
const MAIN = { id: 3, name: 'main', title: 'Main' };

/** A visible plain string of the menu that nobody has translated, and what sets this one apart from it. */
const string = (id: number, identifier: string, text: string, more: Json = {}) => ({
  id,
  identifier,
  text,
  context: `where ${identifier} is shown`,
  'max length': 40,
  'type is plain': true,
  'type is plural': false,
  'type is icu': false,
  'type is asset': false,
  'is visible': true,
  'is hidden': false,
  'is duplicate': false,
  isPassedWorkflow: false,
  fields: [],
  file: MENU,
  branch: MAIN,
  comments: [],
  screenshots: [],
  labels: [],
  translations: [],
  'languages summary': [],
  added: '2026-01-05 08:00:00',
  updated: '2026-01-06 08:00:00',
  ...more,
});

const HIDDEN = { 'is visible': false, 'is hidden': true };
const ICU = { 'type is plain': false, 'type is icu': true };
const PLURAL = { 'type is plain': false, 'type is plural': true };
const ASSET = { 'type is plain': false, 'type is asset': true };

const strings = [
  string(201, 'menu.save', 'Save the file', {
    translations: [
      translation(9001, 'uk', ALICE, 'Зберегти файл', { approvals: [approval(BOB)], votes: [up(CAROL)] }),
      translation(9002, 'de', ALICE, 'Datei speichern'),
    ],
    'languages summary': [
      summary('uk', 1, 2, '2026-03-10', 'is translated', 'is approved'),
      summary('de', 0, 0, '2026-03-10', 'is translated', 'is auto translated', 'is translated by tm'),
    ],
    comments: [comment(ALICE, 'has issue', 'has unresolved issue')],
  }),
  string(202, 'menu.open', 'Open the file', {
    translations: [
      translation(9003, 'uk', BOB, 'Відкрити файл', { votes: [down(CAROL)] }),
      translation(9004, 'de', ALICE, 'Datei öffnen', { approvals: [approval(CAROL), approval(BOB)] }),
    ],
    'languages summary': [
      summary('uk', 0, -1, '2026-04-20', 'is translated', 'has qa issues', 'has spelling qa issues'),
      summary('de', 2, 0, '2026-03-11', 'is translated', 'is approved', 'has translation after approval'),
    ],
    comments: [comment(BOB, 'has issue')],
    updated: '2026-02-10 08:00:00',
  }),
  string(203, 'menu.close', 'Close', { ...HIDDEN, added: '2026-02-05 08:00:00' }),
  string(204, 'menu.quit', 'Quit', {
    ...HIDDEN,
    translations: [translation(9005, 'uk', BOB, 'Вийти')],
    'languages summary': [
      summary('uk', 0, 0, '2026-05-01', 'is partially translated', 'is source changed after translation'),
    ],
  }),
  string(205, 'help.save', 'Save the file', {
    ...HIDDEN,
    file: HELP,
    'is duplicate': true,
    translations: [translation(9006, 'de', ALICE, 'Speichern')],
    'languages summary': [summary('de', 0, 1, '2026-03-12', 'is translated', 'has shared translation')],
    comments: [comment(ALICE, 'has issue', 'has unresolved issue'), comment(CAROL)],
  }),
  string(206, 'menu.ok', 'OK', {
    'is duplicate': true,
    translations: [translation(9007, 'de', BOB, 'OK', { provider: 'ai', 'is pre translated': true })],
    'languages summary': [
      summary(
        'de',
        0,
        0,
        '2026-06-01',
        'is translated',
        'has translation as source',
        'is auto translated',
        'is translated by ai',
      ),
    ],
  }),
  string(207, 'menu.save', 'Save as', {
    file: HELP,
    translations: [
      translation(9008, 'uk', CAROL, 'Save як', { approvals: [approval(CAROL)] }),
      translation(9009, 'pt-BR', ALICE, 'Salvar', { votes: [up(BOB), up(CAROL)] }),
      translation(9010, 'de', BOB, 'Save als'),
    ],
    'languages summary': [
      summary('uk', 1, 0, '2026-04-02', 'is translated', 'is partially approved'),
      summary('pt-BR', 0, 3, '2026-04-03', 'is translated', 'is auto translated', 'is translated by mt'),
      summary('de', 0, 0, '2026-04-04', 'is partially translated'),
    ],
    comments: [comment(BOB)],
  }),
  string(208, 'help.files', '{count, plural, one {# file} other {# files}}', {
    ...ICU,
    file: HELP,
    added: '2026-02-20 08:00:00',
  }),
  string(209, 'help.days', 'days', {
    ...PLURAL,
    file: HELP,
    screenshots: [{ id: 31 }],
    translations: [translation(9011, 'uk', ALICE, 'днів', { 'plural form': 'other', votes: [up(BOB)] })],
    'languages summary': [summary('uk', 0, 1, '2026-05-20', 'is partially translated')],
  }),
  string(210, 'help.logo', 'logo.png', { ...ASSET, file: HELP, updated: '2026-02-12 08:00:00' }),
  string(211, 'menu.about', 'About', {
    isPassedWorkflow: true,
    fields: [
      { name: 'Team', slug: 'team', value: 'Core', type: 'text' },
      { name: 'Priority', slug: 'priority', value: '', type: 'select' },
    ],
    translations: [translation(9012, 'pt-BR', BOB, 'Sobre', { approvals: [approval(ALICE)] })],
    'languages summary': [summary('pt-BR', 1, 0, '2026-07-01', 'is translated', 'is approved')],
  }),
  string(212, 'menu.find', 'Find', {
    fields: [
      { name: 'Team', slug: 'priority', value: '', type: 'text' },
      { name: 'Core', slug: 'note', value: 'Team Blue', type: 'select' },
    ],
    screenshots: [{ id: 32 }, { id: 33 }],
    labels: [{ id: 41, title: 'menu', 'is system': false }],
  }),
  string(213, 'menu.undo', 'Undo', {
    fields: [{ name: 'Note', slug: 'team', value: '', type: 'text' }],
    'is duplicate': true,
    translations: [translation(9013, 'uk', CAROL, 'Скасувати')],
    'languages summary': [summary('uk', 0, -2, '2026-08-01', 'is partially translated', 'has shared translation')],
  }),
];

const language = (
  id: string,
  name: string,
  two: string,
  three: string,
  locale: string,
  categories: readonly string[],
  rules: string,
) => ({
  id,
  name,
  editorCode: locale.toLowerCase().replace('-', ''),
  twoLettersCode: two,
  threeLettersCode: three,
  locale,
  androidCode: locale.replace('-', '-r'),
  osxCode: `${id}.lproj`,
  osxLocale: locale.replace('-', '_'),
  pluralCategoryNames: [...categories],
  pluralRules: rules,
});

/** What the expressions of the source are asked about. */
export const world = {
  users: [
    { id: ALICE, login: 'alice' },
    { id: BOB, login: 'bob' },
    { id: CAROL, login: 'carol' },
    { id: 14, login: 'dave' },
  ],
  languages: [
    language('en', 'English', 'en', 'eng', 'en-US', ['one', 'other'], '(n != 1)'),
    language(
      'uk',
      'Ukrainian',
      'uk',
      'ukr',
      'uk-UA',
      ['one', 'few', 'many', 'other'],
      '((n%10==1 && n%100!=11) ? 0 : ((n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20)) ? 1 : 2))',
    ),
    language('de', 'German', 'de', 'deu', 'de-DE', ['one', 'other'], '(n != 1)'),
    language('pt', 'Portuguese', 'pt', 'por', 'pt-PT', ['one', 'other'], '(n != 1)'),
    language('pt-BR', 'Portuguese, Brazilian', 'pt', 'por', 'pt-BR', ['one', 'other'], '(n != 1)'),
  ],
  projects: [
    {
      id: 1,
      identifier: 'editor',
      name: 'Editor',
      sourceLanguageId: 'en',
      targetLanguageIds: ['uk', 'de', 'pt-BR'],
      strings,
    },
    {
      id: 2,
      identifier: 'other',
      name: 'Other',
      sourceLanguageId: 'en',
      targetLanguageIds: ['uk'],
      strings: [string(301, 'menu.save', 'Save the file')],
    },
    ...generatedPlaces.projects,
  ],
  tms: generatedPlaces.tms,
  glossaries: generatedPlaces.glossaries,
} satisfies Dataset;

/** The project whose strings are asked for. */
export const PROJECT = 1;

/** The strings of a project of the world, in the order of their ids. */
export const stringsOf = (projectId: number) => world.projects.find(({ id }) => id === projectId)?.strings ?? [];
