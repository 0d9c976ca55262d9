import { expect, test } from 'vitest';
import { demoDataset } from './demo-dataset.ts';
import { readPartialDataset } from './partial-dataset.ts';

/** Places and sentences of what is wrong. */
function listMistakes(value: unknown): readonly string[] {
  const read = readPartialDataset(value);
  return read.ok ? [] : read.problems.map(({ error, at }) => `${at} ${error}`);
}

test('a complete dataset stays as it is, also one that leaves lists out', () => {
  expect(readPartialDataset(demoDataset)).toEqual({ ok: true, dataset: demoDataset });
  const users = { users: [{ id: 1, login: 'zoe' }] };
  expect(readPartialDataset(users)).toEqual({ ok: true, dataset: users });
});

test('a partial dataset is completed', () => {
  const read = readPartialDataset({
    users: ['zoe'],
    strings: [{ text: 'Pay now', translations: [{ language: 'pl' }] }],
  });
  expect(read).toMatchObject({
    ok: true,
    dataset: {
      users: [{ id: 1, login: 'zoe' }],
      projects: [{ targetLanguageIds: ['pl'], strings: [{ id: 1, text: 'Pay now' }] }],
    },
  });
});

for (const { title, value, mistakes } of [
  { title: 'no object', value: [], mistakes: [' It is no object with lists.'] },
  {
    title: 'unknown lists, lists that are none and items that are none, each',
    value: { strngs: [], terms: 3, projects: [{ strings: ['Pay now'] }] },
    mistakes: [
      ' There is no list “strngs”; the nearest known name is “strings”.',
      '/terms It is no list.',
      '/projects/0/strings/0 It is text, and should be an object, as in {"text":"Pay now"}.',
    ],
  },
  {
    title: 'an unknown list, and what is wrong in the known ones',
    value: { string: [], strings: [{ 'is hiden': true }, null], users: [{ login: 4 }] },
    mistakes: [
      ' There is no list “string”; the nearest known name is “strings”.',
      '/strings/1 It is no object.',
      '/users/0/login is 4, and should be text.',
      '/strings/0 has an unknown member “is hiden”; the nearest known name is “is hidden”.',
    ],
  },
  {
    title: 'a code that is another name of a language, unless it is declared',
    value: { strings: [{ translations: [{ language: 'ukr' }, { language: 'pt_br' }, { language: 'uk-UA' }] }] },
    mistakes: [
      '/strings/0/translations/0/language The dataset has no language “ukr”. Did you mean “uk”?',
      '/strings/0/translations/1/language The dataset has no language “pt_br”. Did you mean “pt-BR”?',
    ],
  },
  {
    title: 'no such login',
    value: { users: ['zoe'], strings: [{ translations: [{ user: 'zo' }, { user: 'zoe' }] }] },
    mistakes: ['/strings/0/translations/0/user There is no user “zo”; `users` has the logins.'],
  },
  {
    title: 'a name of a response',
    value: { strings: [{ createdAt: '', translations: [{ 'is approved': true, createdAt: '' }] }] },
    mistakes: [
      '/strings/0 has an unknown member “createdAt”; a dataset has “added” for it.',
      '/strings/0/translations/0 has an unknown member “is approved”; a dataset has “approvals” for it.',
      '/strings/0/translations/0 has an unknown member “createdAt”; a dataset has “updated” for it.',
    ],
  },
  {
    title: 'the shape and the references of a whole one',
    value: {
      ...demoDataset,
      users: [{ id: '1', login: 'a' }],
      projects: [{ ...demoDataset.projects![0], targetLanguageIds: ['uk', 'ukk'] }],
    },
    mistakes: [
      '/users/0/id is “1”, and should be a whole number.',
      '/projects/0/targetLanguageIds/1 The dataset has no language “ukk”.',
    ],
  },
  {
    title: 'nothing of a code that is declared, nor of one of the demo dataset',
    value: { languages: ['ukr'], strings: [{ translations: [{ language: 'ukr' }, { language: 'de' }] }] },
    mistakes: [],
  },
  {
    title: 'a list and its shorthand',
    value: { projects: [], strings: [] },
    mistakes: ['/strings It is a shorthand for one of “projects”: give only one of the two.'],
  },
  {
    title: 'every mistake at its place in what was given',
    value: {
      strings: [{ 'is hiden': true }, { translations: [{ text: 4 }] }],
      segments: [{ records: [{ usageCount: 'many' }] }],
      glossaries: [{ nme: 'x' }],
    },
    mistakes: [
      '/strings/0 has an unknown member “is hiden”; the nearest known name is “is hidden”.',
      '/strings/1/translations/0/text is 4, and should be text or an object or null.',
      '/segments/0/records/0/usageCount is “many”, and should be a whole number or null.',
      '/glossaries/0 has an unknown member “nme”; known are “id”, “terms” or “concepts”.',
    ],
  },
  {
    title: 'every id that occurs more than once',
    value: { strings: [{ id: 1 }, { id: 1 }, { id: 1, translations: [{ id: 4 }, { id: 4 }] }] },
    mistakes: [
      '/strings/1/id The id 1 occurs more than once.',
      '/strings/2/id The id 1 occurs more than once.',
      '/strings/2/translations/1/id The id 4 occurs more than once.',
    ],
  },
])
  test(`of a dataset is told: ${title}`, () => {
    expect(listMistakes(value)).toEqual(mistakes);
  });
