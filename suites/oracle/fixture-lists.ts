import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Json } from './fixture-arbitraries.ts';
import { segments } from './fixture-segments.ts';
import { pluralStrings, sourceStrings, untranslatedStrings } from './fixture-strings.ts';
import { CONCEPT_IDS, terms } from './fixture-terms.ts';
import { SPECIAL_TEXTS, TARGETS, USERS } from './fixture-values.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import { randomFrom } from '../../run/prng.ts';

/** The ids of the generated lists. Those of neighbours agree in their last 8 or 16 bits. */
export const FIXTURE_IDS = {
  project: 21,
  neighbour: 21 + 2 ** 8,
  pluralProject: 23,
  specialProject: 24,
  emptyProject: 25,
  language: 'uk',
  tm: 31,
  otherTm: 31 + 2 ** 16,
  emptyTm: 33,
  glossary: 41,
  otherGlossary: 41 + 2 ** 8,
  emptyGlossary: 43,
} as const;

/** Records of a list by a seed of its own: the same on every machine. */
const sample = (list: string, records: Arbitrary<Json>, count: number): readonly Json[] =>
  fc.sample(records, { seed: randomFrom(`the fixture dataset, ${list}`).seed(), numRuns: count, unbiased: true });

/** Puts records into another order than that of their ids, so that a list by either shows where the two are mixed. */
const disorder = (records: readonly Json[]): readonly Json[] => [
  ...records.filter((_, index) => index % 2 > 0).reverse(),
  ...records.filter((_, index) => index % 2 === 0),
];

/** Gives strings and their parts even ids of their own. */
function identifyStrings(firstId: number, strings: readonly Json[]): readonly Json[] {
  const nextId = counter(firstId * 10);
  const identify = (parts: unknown) => (parts as readonly Json[]).map((part) => ({ id: nextId(), ...part }));
  return disorder(
    strings.map((string, index) => ({
      id: firstId + 2 * index,
      ...string,
      screenshots: identify(string['screenshots']),
      translations: identify(string['translations']),
    })),
  );
}

function identifySegments(firstId: number, list: readonly Json[]): readonly Json[] {
  const nextId = counter(firstId * 10);
  return disorder(
    list.map(({ records }, index) => ({
      id: firstId + 2 * index,
      records: (records as readonly Json[]).map((record) => ({ id: nextId(), ...record })),
    })),
  );
}

/** Every value of the longest list of values is in some term. */
const identifyTerms = (firstId: number, list: readonly Json[]): readonly Json[] =>
  disorder(
    list.map((term, index) => {
      const values = contextOf('glossary-term').members['partOfSpeech']?.values ?? [];
      return { id: firstId + 2 * index, ...term, partOfSpeech: values[index % values.length] };
    }),
  );

function counter(from: number): () => number {
  let next = from;
  return () => (next += 2);
}

const project = (id: number, identifier: string, strings: readonly Json[], name = identifier) => ({
  id,
  identifier,
  name,
  sourceLanguageId: 'en',
  targetLanguageIds: [...TARGETS],
  strings,
});

/** Plural strings, and every third one plain. */
function pluralProject(count: number): readonly Json[] {
  const plural = sample('plural strings', pluralStrings, count);
  const plain = sample('plain strings', untranslatedStrings(), count);
  return plural.map((string, index) => (index % 3 === 0 ? plain[index]! : string));
}

const concepts = CONCEPT_IDS.map((id, index) => ({
  id,
  user: USERS.alice,
  subject: `subject ${index}`,
  definition: `definition ${index}`,
  url: `https://concept.example/${index}`,
  note: `note ${index}`,
  translatable: index % 2 === 0,
  createdAt: '2021-01-01T12:00:00+00:00',
  updatedAt: '2021-01-02T12:00:00+00:00',
}));

/**
 * Projects, memories and glossaries; each has a neighbour of the same kind, whose records must never be listed with it. Ids
 * of one list have different numbers of digits: as texts they have another order.
 */
export const generatedLists = {
  projects: [
    project(FIXTURE_IDS.project, 'generated', identifyStrings(9_940, sample('strings', sourceStrings, 60))),
    // Projects may have one name.
    project(
      FIXTURE_IDS.neighbour,
      'neighbour',
      identifyStrings(4_000, sample('neighbour', sourceStrings, 6)),
      'generated',
    ),
    project(FIXTURE_IDS.pluralProject, 'plural', identifyStrings(6_000, pluralProject(24))),
    project(
      FIXTURE_IDS.specialProject,
      'special',
      identifyStrings(
        8_000,
        SPECIAL_TEXTS.flatMap((text) => sample(`special ${text}`, untranslatedStrings(text), 1)),
      ),
    ),
    project(FIXTURE_IDS.emptyProject, 'empty', []),
  ],
  tms: [
    { id: FIXTURE_IDS.tm, segments: identifySegments(960, sample('segments', segments, 40)) },
    { id: FIXTURE_IDS.otherTm, segments: identifySegments(700, sample('other segments', segments, 5)) },
    { id: FIXTURE_IDS.emptyTm, segments: [] },
  ],
  glossaries: [
    { id: FIXTURE_IDS.glossary, terms: identifyTerms(940, sample('terms', terms, 64)), concepts },
    { id: FIXTURE_IDS.otherGlossary, terms: identifyTerms(1_400, sample('other terms', terms, 5)), concepts: [] },
    { id: FIXTURE_IDS.emptyGlossary, terms: [], concepts: [] },
  ],
} as unknown as Required<Pick<Dataset, 'projects' | 'tms' | 'glossaries'>>;
