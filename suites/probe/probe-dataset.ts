import { FIXTURE_IDS } from '../oracle/fixture-lists.ts';
import { USERS } from '../oracle/fixture-values.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

type Json = Readonly<Record<string, unknown>>;

/** A string that has everything, so that no other value than the one in question is absent. */
const string = (id: number, identifier: string, rest: Json): Json => ({
  ...{ id, identifier, text: identifier, context: `where ${identifier} is`, 'max length': 10 },
  ...{ 'type is plain': true, 'is visible': true, 'is hidden': false, 'is duplicate': false, isPassedWorkflow: false },
  file: { id: 40, name: 'cart.json', title: 'The cart', type: 'json', context: 'cart' },
  branch: { id: 40, name: 'main', title: 'The trunk' },
  ...{ fields: [], comments: [], screenshots: [], labels: [], translations: [], 'languages summary': [] },
  ...{ added: '2024-01-15 12:07:00', updated: '2024-07-15 12:07:00' },
  ...rest,
});

let nextId = 6_000;
const translation = (rest: Json): Json => ({
  ...{ id: (nextId += 2), language: FIXTURE_IDS.language, user: USERS.alice, text: 'text', provider: 'tm' },
  ...{ 'is pre translated': false, votes: [], approvals: [], updated: '2024-07-15 12:07:00' },
  ...rest,
});
const summary = (language: string, rest: Json): Json => ({
  ...{ language, 'is translated': true, 'translation updated': '2024-07-15 12:07:00', rating: 1, approvalsCount: 0 },
  ...rest,
});

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const PROVIDERS = ['google', 'google_automl', 'microsoft', 'crowdin', 'deepl', 'modernmt', 'amazon', 'watson'];

const strings: readonly Json[] = [
  string(5_000, 'Anchor', { 'is hidden': true, 'is visible': false, 'max length': 5 }),
  string(5_002, 'basket', { 'is duplicate': true, 'max length': 7, file: { id: 60, name: 'mail.html', type: 'html' } }),
  string(5_004, 'candle', { 'type is plain': false, 'type is icu': true, 'is hidden': true, 'is duplicate': true }),
  string(5_006, 'ember', { 'type is icu': true, 'type is plain': false, 'is hidden': true, isPassedWorkflow: true }),
  string(5_008, 'falcon', { 'type is icu': true, 'type is plain': false, 'is duplicate': true }),
  string(5_010, 'one\\two', { context: undefined, 'max length': undefined }),
  string(5_012, 'onetwo', { context: '', 'max length': 1 }),
  string(5_014, 'plural', {
    ...{ 'type is plain': false, 'type is plural': true, text: { one: 'lonely leaf', other: 'several leaves' } },
    translations: FORMS.slice(3).map((form) => translation({ 'plural form': form, text: form })),
    'languages summary': [summary('uk', {})],
  }),
  string(5_016, 'translated', {
    translations: PROVIDERS.slice(0, 4).map((provider) => translation({ provider, 'is pre translated': true })),
    'languages summary': [summary('uk', {}), summary('de', { 'is translated': false })],
    comments: [{ user: USERS.bob, 'has issue': true, 'has unresolved issue': false }],
  }),
  string(5_018, 'voted', {
    translations: PROVIDERS.slice(4).map((provider) => translation({ provider, user: USERS.bob })),
    'languages summary': [summary('de', { 'translation updated': undefined, rating: 3 })],
    fields: [{ name: 'Team', slug: 'team', value: 'blue', type: 'text' }],
  }),
  string(5_020, 'shown', {
    'type is plain': false,
    'type is plural': true,
    text: { one: 'shown once', other: 'shown often' },
    translations: FORMS.slice(0, 3).map((form) => translation({ 'plural form': form, text: form, user: USERS.carol })),
    screenshots: [{}, {}],
    fields: [
      { name: 'Owner', slug: 'owner', value: '', type: 'select' },
      { name: 'Team', slug: 'team', value: 'red', type: 'text' },
    ],
  }),
];

const MINUTE = 60_000;
/** Minutes from now at which terms were made: none is near an hour or half an hour. */
const AROUND_NOW = [-1_807, -1_327, -847, -437, -97, -23, 23, 97, 437, 847, 1_327, 1_807];

const term = (id: number, text: string, rest: Json): Json => ({
  ...{ id, text, description: `what ${text} means`, language: 'uk', user: USERS.alice, partOfSpeech: 'noun' },
  ...{ status: 'preferred', type: 'full_form', gender: 'neuter', note: 'of the kit', lemma: text, concept: 900 },
  ...{ url: 'https://term.example', createdAt: '2024-01-15T12:07:00+00:00', updatedAt: '2024-07-15T12:07:00+00:00' },
  ...rest,
});

/** A small dataset whose records the known resolutions of the gaps tell apart, some of them made around a moment. */
export const probeDataset = (now: Date): Dataset =>
  JSON.parse(
    JSON.stringify({
      users: Object.entries(USERS).map(([login, id]) => ({ id, login })),
      languages: ['en', 'uk', 'de'].map((id) => ({
        id,
        name: id,
        pluralCategoryNames: ['one', 'few', 'many', 'other'],
      })),
      projects: [
        {
          ...{ id: FIXTURE_IDS.project, identifier: 'probe', name: 'probe' },
          ...{ sourceLanguageId: 'en', targetLanguageIds: ['uk', 'de'], strings },
        },
      ],
      tms: [
        {
          id: FIXTURE_IDS.tm,
          segments: ['Marble', 'needle', 'orchid'].map((text, index) => ({
            id: 7_000 + 2 * index,
            records: [
              {
                ...{ id: 7_100 + 2 * index, language: 'uk', text, usageCount: 2 * index },
                ...{ createdBy: USERS.alice, updatedBy: USERS.bob },
                ...{ createdAt: '2024-01-15T12:07:00+00:00', updatedAt: '2024-07-15T12:07:00+00:00' },
              },
            ],
          })),
        },
      ],
      glossaries: [
        {
          id: FIXTURE_IDS.glossary,
          concepts: [{ id: 900, user: USERS.alice, subject: 'all' }],
          terms: [
            term(8_000, 'Garden', { status: 'admitted', language: 'de' }),
            term(8_002, 'island', { user: USERS.bob, createdAt: '2024-07-15T12:07:00+00:00' }),
            ...AROUND_NOW.map((minutes, index) =>
              term(8_100 + 2 * index, `made ${minutes}`, {
                createdAt: `${new Date(now.getTime() + minutes * MINUTE).toISOString().slice(0, 19)}+00:00`,
              }),
            ),
          ],
        },
      ],
    }),
  ) as Dataset;
