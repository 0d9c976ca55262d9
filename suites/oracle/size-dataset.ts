import { timestamp } from './boundary-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import { USERS } from './fixture-values.ts';
import { OFFSETS } from './value-classes.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/*
 * A small dataset of what only numbers show: collections of more elements than a byte, a page or a loop holds, whose last
 * element alone is special, and timestamps around the ends of days and months by clocks of every offset.
 */

/** Sizes of collections, above those at which loops, pages and bytes end. */
export const LARGE_SIZES = [2, 65, 129, 257] as const;
/** What the last element of a collection of more than two has. */
export const LAST = 'the last one';
const OTHER = 'one of many';
/** The language that texts are translated from. */
export const SOURCE = 'en';

const [USER = 0] = Object.values(USERS);
/** The id of the first of many users: nobody votes twice. */
const MANY = 400_000;
const VOTERS = Array.from(
  { length: Math.max(...LARGE_SIZES) },
  (_, index) => [`voter-${index}`, MANY + index] as const,
);
const DATE = '2023-02-06 12:00:00';

const elements = <Item>(size: number, make: (isLast: boolean, index: number) => Item): readonly Item[] =>
  Array.from({ length: size }, (_, index) => make(size > 2 && index === size - 1, index));
const textOf = (isLast: boolean) => (isLast ? LAST : OTHER);

/** Each collection of a record has another one of the sizes. */
const sizeAt = (record: number, place: number) => LARGE_SIZES[(record + place) % LARGE_SIZES.length]!;

const translation = (id: number, language: string, text: string, size: number) => ({
  ...{ id, language, text, user: USER, 'is pre translated': false, provider: 'tm', updated: DATE },
  votes: elements(size, (isLast, index) => ({ user: MANY + index, 'is up': isLast, 'is down': !isLast, added: DATE })),
  approvals: elements(size, (_isLast, index) => ({ user: MANY + index, added: DATE })),
});

/** Texts that hold another text as it stands, though it is no pattern that they match, or match it and do not hold it. */
const PATTERNS = [
  ['a+b (c)', '+b ('],
  ['abc', 'a.c'],
  ['a_c of abc', 'a%b'],
  [String.raw`C:\new`, String.raw`\n`],
] as const;

const strings = LARGE_SIZES.map((_, record) => ({
  id: 101 + record,
  ...{
    text: PATTERNS[record]![0],
    identifier: `key.${record}`,
    context: PATTERNS[record]![1],
    'max length': 8 + record,
  },
  ...{ 'type is plain': true, 'type is plural': false, 'type is icu': false, 'type is asset': false },
  ...{ 'is visible': true, 'is hidden': false, 'is duplicate': false, isPassedWorkflow: false },
  ...{ file: { id: 40, name: 'a.json', title: 'A', type: 'json', context: '' } },
  branch: { id: 1, name: 'main', title: 'Main' },
  fields: elements(sizeAt(record, 0), (isLast, index) => ({
    ...{ name: textOf(isLast), slug: `slug-${index}`, value: 'v', type: 'text' },
  })),
  comments: elements(sizeAt(record, 1), (isLast) => ({
    ...{ user: USER, 'has issue': isLast, 'has unresolved issue': false },
  })),
  screenshots: elements(sizeAt(record, 2), (_isLast, index) => ({ id: record * 300 + index + 1 })),
  labels: elements(sizeAt(record, 3), (isLast, index) => ({
    ...{ id: record * 300 + index + 1, title: `${textOf(isLast)} ${index}`, 'is system': false },
  })),
  // One into the language of the list of translations, and the others into another one.
  translations: [
    translation(1_000 + record, FIXTURE_IDS.language, `translation ${record}`, sizeAt(record, 1)),
    ...elements(sizeAt(record, 0) - 1, (isLast, index) =>
      translation(2_000 + record * 300 + index, 'de', textOf(isLast), 0),
    ),
  ],
  'languages summary': [],
  ...{ added: DATE, updated: DATE },
}));

/** Minutes after midnight of days at which a clock that is behind or ahead has another day, month or year. */
const MOMENTS = [
  '2024-02-29 00:30:00',
  '2024-03-01 00:30:00',
  '2023-03-01 00:30:00',
  '2000-02-29 23:30:00',
  '2023-12-31 23:30:00',
  '2024-01-01 00:30:00',
  '1969-12-31 23:30:00',
] as const;
const HOUR = 3_600_000;

/** The same or another instant within an hour of the moment, by two clocks. */
const instants = MOMENTS.flatMap((moment, place) =>
  OFFSETS.map((offset, index) => {
    const turn = place * OFFSETS.length + index;
    const other = Date.parse(`${moment.replace(' ', 'T')}Z`) + ((turn % 3) - 1) * HOUR;
    const written = new Date(other).toISOString().slice(0, 19).replace('T', ' ');
    return {
      createdAt: timestamp(moment, offset),
      updatedAt: timestamp(written, OFFSETS[(index + 1 + (place % (OFFSETS.length - 1))) % OFFSETS.length]!),
    };
  }),
);

const value = (member: string) => contextOf('glossary-term').members[member]?.values?.[0] ?? '';
const USED = { usageCount: 8, createdBy: USER, updatedBy: USER };

/** The dataset of sizes and instants. */
export const sizeDataset = {
  users: [...Object.entries(USERS), ...VOTERS].map(([login, id]) => ({ id, login })),
  languages: [SOURCE, 'de', FIXTURE_IDS.language].map((id) => ({ id, name: id })),
  projects: [
    {
      ...{ id: FIXTURE_IDS.project, identifier: 'sizes', name: 'sizes', sourceLanguageId: SOURCE },
      ...{ targetLanguageIds: [FIXTURE_IDS.language, 'de'], strings },
    },
  ],
  tms: [
    {
      id: FIXTURE_IDS.tm,
      segments: [
        ...LARGE_SIZES.map((size, record) => ({
          id: 101 + record,
          records: elements(size, (isLast, index) => ({
            ...{ id: record * 300 + index + 1, text: textOf(isLast), ...USED, usageCount: 8 + record },
            ...{ createdAt: '2023-02-06T12:00:00+00:00', updatedAt: '2023-02-06T12:00:00+00:00' },
          })),
        })),
        ...instants.map((dates, index) => ({
          id: 200 + index,
          records: [{ id: 5_000 + index, text: `segment ${index}`, ...USED, ...dates }],
        })),
      ],
    },
  ],
  glossaries: [
    {
      id: FIXTURE_IDS.glossary,
      terms: instants.map((dates, index) => ({
        ...{ id: 101 + index, text: `term ${index}`, description: '', user: USER },
        // The source language of the project is none that it is translated into.
        language: index % 2 === 0 ? SOURCE : FIXTURE_IDS.language,
        ...Object.fromEntries(['partOfSpeech', 'status', 'type', 'gender'].map((member) => [member, value(member)])),
        ...{ note: '', lemma: '', url: '', concept: 1 },
        ...dates,
      })),
      concepts: [],
    },
  ],
} as unknown as Dataset;
