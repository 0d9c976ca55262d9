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
      '/projects/0/strings/0 It is no object.',
      '/terms It is no list.',
    ],
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
