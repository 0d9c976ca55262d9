import { fixtureDataset } from './fixture-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

type Json = Readonly<Record<string, unknown>>;

/*
 * Lists of more records than a page, a batch, a window of a search or a part of an index holds. The ids of each have
 * different numbers of digits.
 */

/** A whole number of words of 64 bits. */
const LENGTH = 1_088;
const FIRST_ID = 9_500;

/** Places before and after which programs stop reading, and the ends. */
export const PLACES: readonly number[] = [0, 24, 25, 99, 100, 255, 256, 499, 500, 511, 512, 999, 1_000, LENGTH - 1];

/** The text of the record at a place; those of {@link PLACES} alone are remarkable. */
export const textAt = (place: number): string => `${PLACES.includes(place) ? 'remarkable' : 'ordinary'} ${place}.`;

const withoutElements = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, Array.isArray(value) ? [] : value]));

const { users, languages, projects, tms, glossaries } = fixtureDataset;
const first = (owners: readonly object[], id: number, name: string): Json => {
  const owner = (owners as readonly Json[]).find((one) => one['id'] === id)!;
  return (owner[name] as readonly Json[])[0]!;
};
const string = first(projects, FIXTURE_IDS.project, 'strings');
const translation = (string['translations'] as readonly Json[])[0]!;
const segment = first(tms, FIXTURE_IDS.tm, 'segments');
const term = first(glossaries, FIXTURE_IDS.glossary, 'terms');

/** As many records, each made for its id and its text. */
const repeat = (make: (id: number, text: string) => Json): readonly Json[] =>
  Array.from({ length: LENGTH }, (_, place) => make(FIRST_ID + place, textAt(place)));

/** The dataset of long lists, at the addresses of the main ones. */
export const longDataset = {
  ...{ users, languages },
  projects: projects
    .filter(({ id }) => id === FIXTURE_IDS.project)
    .map((project) => ({
      ...project,
      strings: repeat((id, text) => ({
        ...{ ...withoutElements(string), id, text, identifier: `key.${id}` },
        translations: [{ ...withoutElements(translation), id, text, language: FIXTURE_IDS.language }],
      })),
    })),
  tms: [
    {
      id: FIXTURE_IDS.tm,
      segments: repeat((id, text) => ({ id, records: [{ ...(segment['records'] as readonly Json[])[0], id, text }] })),
    },
  ],
  glossaries: [{ id: FIXTURE_IDS.glossary, terms: repeat((id, text) => ({ ...term, id, text })), concepts: [] }],
} as unknown as Dataset;
