import { expect, test } from 'vitest';
import type { StringSketch } from '../mock.ts';
import { checkDataset } from './dataset-check.ts';
import { datasetWith } from './dataset-with.ts';
import type { DatasetSketch } from './dataset-sketch.ts';

const SKETCHES: readonly { readonly title: string; readonly sketch: DatasetSketch }[] = [
  { title: 'nothing at all', sketch: {} },
  { title: 'strings alone', sketch: { strings: [{}, { text: 'Pay now', translations: [{ language: 'de' }, {}] }] } },
  {
    title: 'unknown users and languages',
    sketch: { strings: [{ translations: [{ language: 'tlh', user: 12 }] }] },
  },
  {
    title: 'segments and terms',
    sketch: { segments: [{}, { records: [{ language: 'fr' }, {}] }], terms: [{ user: 4 }, { language: 'uk' }] },
  },
  {
    title: 'several projects with some ids given',
    sketch: { projects: [{ strings: [{ id: 2 }, {}, {}] }, { id: 7, strings: [{}] }] },
  },
  {
    title: 'plural texts',
    sketch: { strings: [{ text: { one: 'item', other: 'items' }, translations: [{ 'plural form': 'one' }] }] },
  },
  {
    title: 'given concepts',
    sketch: { glossaries: [{ terms: [{ concept: 3 }], concepts: [{ id: 3, subject: 'Shop' }] }] },
  },
  {
    title: 'logins and codes',
    sketch: { users: ['eve', { login: 'mallory' }], languages: ['pt-BR', { id: 'xx', name: 'X' }] },
  },
];

for (const { title, sketch } of SKETCHES) {
  test(`a sketch of ${title} becomes a valid dataset`, () => {
    expect(checkDataset(datasetWith(sketch))).toMatchObject({ ok: true });
  });
}

test('given values stay, missing ones get realistic defaults', () => {
  const { projects, users, languages } = datasetWith({
    strings: [
      { text: 'Pay now', 'is hidden': true, context: null, translations: [{ language: 'de', provider: 'tm' }] },
      {},
    ],
  });
  expect(projects?.[0]).toMatchObject({ id: 1, sourceLanguageId: 'en', targetLanguageIds: ['de'] });
  expect(projects?.[0]?.strings).toMatchObject([
    {
      id: 1,
      text: 'Pay now',
      context: null,
      'is hidden': true,
      'is visible': false,
      'type is plain': true,
      translations: [{ id: 1, language: 'de', text: 'Text 1 (de)', user: 1 }],
      'languages summary': [{ language: 'de', 'is translated': true, 'is translated by tm': true, approvalsCount: 0 }],
    },
    { id: 2, text: 'Text 2', identifier: 'string.2', 'is visible': true, translations: [], 'languages summary': [] },
  ]);
  expect(users?.map(({ login }) => login)).toEqual(['alice', 'bob']);
  expect(languages?.map(({ name }) => name)).toEqual(['English', 'German']);
});

test('given ids are not reused', () => {
  const ids = datasetWith({ strings: [{ id: 2 }, {}, { id: 1 }, {}] }).projects?.[0]?.strings?.map(({ id }) => id);
  expect(ids).toEqual([2, 3, 1, 4]);
  const translations = datasetWith({ strings: [{ translations: [{ id: 1 }, {}] }, { translations: [{}] }] });
  expect(translations.projects?.[0]?.strings?.flatMap((string) => string.translations?.map(({ id }) => id))).toEqual([
    1, 2, 3,
  ]);
});

test('mentioned users are added', () => {
  const { users } = datasetWith({ users: ['eve'], strings: [{ comments: [{ user: 9 }] }], terms: [{ user: 5 }] });
  expect(users).toEqual([
    { id: 1, login: 'eve' },
    { id: 9, login: 'user-9' },
    { id: 5, login: 'user-5' },
  ]);
});

test('a user may be given by the login, and a date without its time', () => {
  const { users, projects, glossaries } = datasetWith({
    users: ['zoe', { id: 7, login: 'bob' }],
    strings: [
      {
        added: '2024-01-31',
        updated: '2024-01-31 10:00:00',
        text: '2024-01-31',
        translations: [{ user: 'bob', votes: [{ user: 'zoe', 'is up': true }] }],
      },
    ],
    terms: [{ user: 'bob' }],
  });
  expect(users).toHaveLength(2);
  expect(projects?.[0]?.strings).toMatchObject([
    {
      added: '2024-01-31 00:00:00',
      updated: '2024-01-31 10:00:00',
      text: '2024-01-31',
      translations: [{ user: 7, votes: [{ user: 1 }] }],
    },
  ]);
  expect(glossaries?.[0]?.terms).toMatchObject([{ user: 7 }]);
});

test('every mistake is named, at its place in what was given', () => {
  expect(() => datasetWith({ strings: [{ 'is hiden': true }, { text: 4 }], termss: [] } as never)).toThrow(
    `The dataset has 3 mistakes:
  at its root: There is no list “termss”; the nearest known name is “terms”.
  /strings/0: has an unknown member “is hiden”; the nearest known name is “is hidden”.
  /strings/1/text: is 4, and should be text or an object or null.`,
  );
});

test('a shorthand together with its list is refused', () => {
  expect(() => datasetWith({ terms: [], glossaries: [] })).toThrow('/terms: It is a shorthand for one of “glossaries”');
});

test('a part of a sketch of its own takes logins too', () => {
  const string: StringSketch = { text: 'Pay now', translations: [{ language: 'uk', user: 'bob' }] };
  const { projects = [] } = datasetWith({ users: ['alice', 'bob'], strings: [string] });
  expect(projects[0]?.strings?.[0]?.translations?.[0]?.user).toBe(2);
});
