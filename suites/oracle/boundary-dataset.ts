import {
  BOUNDARY_LANGUAGES,
  BOUNDARY_USERS,
  COLLECTION_SIZES,
  DATE_CLASSES,
  ISOLATED_CLASSES,
  MANY_LANGUAGES,
  NUMBER_CLASSES,
  OFFSETS,
  OTHER_USERS,
  TEXT_CLASSES,
} from './value-classes.ts';
import { USERS as FIXTURE_USERS } from './fixture-values.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/*
 * A dataset of rare values: each member that holds texts, numbers or dates has every value of every class in some
 * record, and collections have every size. What the source says of members holds here as well: a string has one type,
 * `is visible` is the opposite of `is hidden`, a summary belongs to a language. No member that is compared is absent.
 */

type Json = Readonly<Record<string, unknown>>;

/** The ids of the lists. */
export const BOUNDARY_IDS = { project: 61, language: 'uk', tm: 62, glossary: 63 } as const;

/** Texts as long as these are in `text` alone, so that the dataset stays small. */
const MAX_LENGTH = 1_100;

const ALL_TEXTS = [...new Set(TEXT_CLASSES.flatMap(({ values }) => values))];
const SHORT_TEXTS = ALL_TEXTS.filter((text) => text.length <= MAX_LENGTH);
const ISOLATED_TEXTS = [...new Set(ISOLATED_CLASSES.flatMap(({ values }) => values))];
const NUMBERS = [...new Set(NUMBER_CLASSES.flatMap(({ values }) => values))];
const COUNTS = NUMBERS.filter((value) => value >= 0);
const IDS = NUMBERS.filter((value) => value > 0);
const DATES = [...new Set(DATE_CLASSES.flatMap(({ values }) => values))];
const USERS = Object.values(BOUNDARY_USERS);
const RECORDS = ALL_TEXTS.length;
/** Records at the end that are there twice, and differ in their ids alone; strings in their files too. */
const COPIED = 16;

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;
const text = (index: number) => at(ALL_TEXTS, index);
const short = (index: number) => at(SHORT_TEXTS, index);
const isolated = (index: number) => at([...ISOLATED_TEXTS, ...SHORT_TEXTS], index);
const user = (index: number) => at(USERS, index);
const date = (index: number) => at(DATES, index);
const times = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Every size in each of the first records, then one or two elements, which keeps the dataset small. */
const sizeAt = (record: number, place: number) =>
  record < COLLECTION_SIZES.length ? at(COLLECTION_SIZES, record + place) : 1 + (record % 2);
const innerSize = (record: number, element: number) =>
  element > 0 ? (record + element) % 3 : record % 9 === 0 ? 12 : record % 4;

/**
 * The place of the element that this one repeats in everything but what tells the elements of a collection apart: the
 * last of several repeats the one before it.
 */
const twin = (element: number, size: number) => (element > 1 && element === size - 1 ? element - 1 : element);

/** What is added to the ids of records in turn, so that they are above the ends of the kinds of integers. */
const ID_STEPS = [0, 0, 0, 65_536, 0, 1_234_567_000, 0, 16_777_216, 0, 2_147_483_648, 0, 4_294_967_296] as const;
const recordId = (first: number, place: number) => first + place + at(ID_STEPS, place);

let lastId = 0;
const nextId = () => ++lastId;

const vote = (index: number): Json => ({
  user: user(index),
  'is up': index % 3 > 0,
  'is down': index % 3 === 0,
  added: date(index),
});
const approval = (index: number): Json => ({ user: user(index), added: date(index) });
const comment = (index: number): Json => ({
  user: user(index),
  'has issue': index % 2 === 0,
  'has unresolved issue': index % 4 === 0,
});

const translation = (record: number, element: number, language: string): Json => {
  const index = record + element;
  return {
    ...{
      id: nextId() + at(ID_STEPS, index),
      language,
      text: index % 13 === 6 ? '' : text(index),
      user: user(index),
      'is pre translated': index % 2 === 0,
      updated: date(index),
    },
    provider: at(contextOf('translation').members['provider']?.values ?? [], index),
    votes: times(innerSize(record, element), (each) => vote(index + each)),
    approvals: times(innerSize(record + 1, element), (each) => approval(index + each)),
  };
};

const summary = (record: number, element: number): Json => ({
  language: at(MANY_LANGUAGES, element),
  approvalsCount: at(COUNTS, record + element),
  rating: at(NUMBERS, record + element),
  'translation updated': date(record + element),
  'is translated': true,
});

const comments = (record: number, size: number) => times(size, (element) => comment(record + twin(element, size)));

const fields = (record: number, size: number) =>
  times(size, (element) => {
    const content = record + twin(element, size);
    return {
      slug: short(record + element + 3),
      // Fields of one name have a number in one record and words in another.
      ...{ name: short(content), value: short(content + 1 + (record % 7)), type: short(content + 2) },
    };
  });

const labels = (record: number, size: number) =>
  times(size, (element) => ({
    id: at(IDS, record + element),
    title: short(record + twin(element, size)),
    'is system': element === 0,
  }));

const string = (record: number, place: number): Json => ({
  id: recordId(10_000, place),
  ...{
    text: text(record),
    identifier: short(record + 1),
    context: short(record + 2),
    'max length': at(COUNTS, record),
  },
  ...{ 'type is plain': true, 'type is plural': false, 'type is icu': false, 'type is asset': false },
  ...{
    'is hidden': record % 2 === 0,
    'is visible': record % 2 > 0,
    'is duplicate': record % 3 === 0,
    isPassedWorkflow: record % 5 === 0,
  },
  fields: fields(record, sizeAt(record, 1)),
  file: {
    id: at(IDS, record) + (place === record ? 0 : 1_000_003),
    name: short(record + 3),
    title: short(record + 4),
    type: short(record + 5),
    context: short(record + 6),
  },
  branch: { id: at(IDS, record + 1), name: short(record + 7), title: isolated(record) },
  comments: comments(record, sizeAt(record, 2)),
  screenshots: times(record === 40 ? 51 : sizeAt(record, 3), () => ({ id: nextId() })),
  translations: times(sizeAt(record, 4), (element) =>
    translation(
      record,
      element,
      record < 2 * COLLECTION_SIZES.length
        ? at(BOUNDARY_LANGUAGES, element)
        : at(BOUNDARY_LANGUAGES, element * (record % 10)),
    ),
  ),
  'languages summary': times(Math.min(MANY_LANGUAGES.length, sizeAt(record, 5)), (element) => summary(record, element)),
  labels: labels(record, sizeAt(record, 6)),
  ...{ added: date(record), updated: date(record + 1) },
});

const pad = (value: number) => String(value).padStart(2, '0');

/** A date of UTC as a clock with an offset shows it. */
export function timestamp(utc: string, offset: number): string {
  const local = new Date(Date.parse(`${utc.replace(' ', 'T')}Z`) + offset * 60_000).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
}

/** Two timestamps: the same instant by two clocks, or neighbours of one class. */
const timestamps = (index: number): Json => ({
  createdAt: timestamp(date(index), at(OFFSETS, index)),
  updatedAt: timestamp(date(index + (index % 3 === 0 ? 0 : 1)), at(OFFSETS, index + 1 + (index % 2))),
});

const segmentRecords = (record: number, size: number) =>
  times(size, (element) => {
    const content = twin(element, size);
    const index = record + content;
    return {
      ...{ id: at(IDS, record) * 100 + element, language: at(BOUNDARY_LANGUAGES, content), text: text(index) },
      ...{ usageCount: at(COUNTS, index), createdBy: user(index), updatedBy: user(index + 1) },
      ...timestamps(index),
    };
  });

const segment = (record: number, place: number): Json => ({
  id: recordId(30_000, place),
  records: segmentRecords(record, Math.max(1, sizeAt(record, 0))),
});

const values = (member: string) => contextOf('glossary-term').members[member]?.values ?? [];

const term = (record: number, place: number): Json => ({
  ...{
    id: recordId(40_000, place),
    text: text(record),
    description: short(record + 1),
    note: short(record + 2),
    lemma: isolated(record),
    url: short(record + 4),
  },
  ...{ language: at(BOUNDARY_LANGUAGES, record), user: user(record), concept: at(IDS, record) },
  ...Object.fromEntries(
    ['partOfSpeech', 'status', 'type', 'gender'].map((member) => [member, at(values(member), record)]),
  ),
  ...timestamps(record),
});

/** The records of the list of a context, in the order of their ids. */
export const boundaryRecords: Readonly<Record<ContextName, readonly Json[]>> = makeRecords();

function makeRecords(): Record<ContextName, readonly Json[]> {
  const strings = withCopies(string);
  const translations = strings
    .flatMap((one) => one['translations'] as readonly Json[])
    .filter(({ language }) => language === BOUNDARY_IDS.language);
  return {
    'source-string': strings,
    translation: translations,
    'tm-segment': withCopies(segment),
    'glossary-term': withCopies(term),
  };
}

/** Records, and copies of the last of them. */
function withCopies(make: (record: number, place: number) => Json): readonly Json[] {
  return [
    ...times(RECORDS, (record) => make(record, record)),
    ...times(COPIED, (copy) => make(RECORDS - COPIED + copy, RECORDS + copy)),
  ];
}

/** The dataset that expressions about rare values are asked of. */
export const boundaryDataset = {
  // A token may end with the user that it acts for, so the users of the other dataset stay.
  users: Object.entries({ ...FIXTURE_USERS, ...OTHER_USERS, ...BOUNDARY_USERS }).map(([login, id]) => ({ id, login })),
  languages: ['en', ...MANY_LANGUAGES].map((id) => ({
    id,
    name: id,
    twoLettersCode: id.slice(0, 2),
    pluralCategoryNames: ['one', 'other'],
    pluralRules: '(n != 1)',
  })),
  projects: [
    {
      ...{ id: BOUNDARY_IDS.project, identifier: 'boundaries', name: 'boundaries', sourceLanguageId: 'en' },
      targetLanguageIds: [...MANY_LANGUAGES],
      strings: boundaryRecords['source-string'],
    },
  ],
  tms: [{ id: BOUNDARY_IDS.tm, segments: boundaryRecords['tm-segment'] }],
  glossaries: [{ id: BOUNDARY_IDS.glossary, terms: boundaryRecords['glossary-term'], concepts: [] }],
} as unknown as Dataset;
