import { fixtureDataset } from './fixture-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import type { FixtureList } from './query-target.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

type Json = Readonly<Record<string, unknown>>;

/*
 * Lists with the same contents under other ids and in the opposite order: whatever finds records by a value, and not by the
 * list that is asked, finds those of another list too.
 */

/** The lists of each context that have the same contents, each with the requirement that keeps records of the others out. */
export const COPIES: Readonly<Record<ContextName, readonly (readonly [place: FixtureList, keptOut: RequirementId])[]>> =
  {
    'source-string': [
      ['main', 'lists.strings.project-id'],
      ['neighbour', 'lists.strings.project-id'],
    ],
    translation: [
      ['translations', 'lists.translations.language-id'],
      ['translations into de', 'lists.translations.language-id'],
      ['neighbour translations', 'lists.translations.project-id'],
    ],
    'tm-segment': [
      ['segments', 'lists.segments.tm-id'],
      ['other segments', 'lists.segments.tm-id'],
    ],
    'glossary-term': [
      ['terms', 'lists.terms.glossary-id'],
      ['other terms', 'lists.terms.glossary-id'],
    ],
  };

/** More than the highest id of the dataset. */
const APART = 1_000_000;

/** Parts of a record that have ids of their own, which no other record has. */
const OWN = ['translations', 'records', 'screenshots'];

/** A record under other ids. */
function identify(record: Json, apart: number): Json {
  const parts = Object.entries(record).filter(([name]) => OWN.includes(name));
  return {
    ...record,
    id: (record['id'] as number) + apart,
    ...Object.fromEntries(
      parts.map(([name, items]) => [name, (items as readonly Json[]).map((item) => identify(item, apart))]),
    ),
  };
}

/** The records in their order, each with what the one at the opposite place holds. */
const copyAll = (records: readonly Json[]): readonly Json[] =>
  records.map(({ id }, place) => identify({ ...records.at(-1 - place), id }, APART));

const into = (string: Json, language: string): readonly Json[] =>
  (string['translations'] as readonly Json[]).filter((one) => one['language'] === language);

/** Strings with translations into one language, and the same into another one. */
const translateTwice = (strings: readonly Json[]): readonly Json[] =>
  strings.map((string, place) => ({
    ...string,
    translations: [
      ...into(string, FIXTURE_IDS.language),
      ...into(strings.at(-1 - place)!, FIXTURE_IDS.language).map((one) => ({
        ...identify(one, 2 * APART),
        language: 'de',
      })),
    ],
  }));

const { users, languages, projects, tms, glossaries } = fixtureDataset;

/** An owner of records, and another one with the same records. */
function ownTwice(owners: readonly object[], id: number, other: number, name: string): readonly Json[] {
  const find = (own: number) => (owners as readonly Json[]).find((one) => one['id'] === own)!;
  const records = find(id)[name] as readonly Json[];
  return [
    { ...find(id), [name]: name === 'strings' ? translateTwice(records) : records },
    { ...find(other), [name]: copyAll(records) },
  ];
}

/** The fixture dataset with main lists and their neighbours alone, which have the same contents. */
export const copiedDataset = {
  ...{ users, languages },
  projects: ownTwice(projects, FIXTURE_IDS.project, FIXTURE_IDS.neighbour, 'strings'),
  tms: ownTwice(tms, FIXTURE_IDS.tm, FIXTURE_IDS.otherTm, 'segments'),
  glossaries: ownTwice(glossaries, FIXTURE_IDS.glossary, FIXTURE_IDS.otherGlossary, 'terms'),
} as unknown as Dataset;
