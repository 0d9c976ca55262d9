import { fixtureDataset } from './fixture-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import { USERS } from './fixture-values.ts';
import type { QueryTarget } from './query-target.ts';
import { BOUNDARY_LANGUAGES } from './value-classes.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

type Json = Readonly<Record<string, unknown>>;

/*
 * Lists at addresses that careless code takes for each other: ids that agree in their first digits, or in their last 8,
 * 16, 24, 31 or 32 bits, and codes of languages that contain each other.
 */

/** Ids of projects, memories and glossaries within 31 bits. */
const SMALL_IDS = [1, 10, 11, 100, 257, 1_001, 65_537, 16_777_216, 16_777_217];
/** Ids beyond them, which a service may not have. */
const LARGE_IDS = [2_147_483_649, 4_294_967_297];
const OWNERS = SMALL_IDS.length + LARGE_IDS.length;

const owner = (kind: 'projects' | 'tms' | 'glossaries', id: number, name: string): readonly Json[] => {
  const owners = fixtureDataset[kind] as unknown as readonly Json[];
  return owners.find((one) => one['id'] === id)![name] as readonly Json[];
};
const sources = {
  strings: owner('projects', FIXTURE_IDS.project, 'strings'),
  segments: owner('tms', FIXTURE_IDS.tm, 'segments'),
  terms: owner('glossaries', FIXTURE_IDS.glossary, 'terms'),
};

/** The records of one of the owners: every n-th of a fixture list. */
const share = (items: readonly Json[], index: number): readonly Json[] =>
  items.filter((_, place) => place % OWNERS === index);

/** Makes translations of strings each into the next of the languages. */
function takeTurns(): (string: Json) => Json {
  let turn = 0;
  return (string) => ({
    ...string,
    translations: (string['translations'] as readonly Json[]).map((one) => ({
      ...one,
      language: BOUNDARY_LANGUAGES[turn++ % BOUNDARY_LANGUAGES.length],
    })),
  });
}

function createDataset(ids: readonly number[]): Dataset {
  const languages = ['en', ...BOUNDARY_LANGUAGES].map((id) => ({
    id,
    name: id,
    pluralCategoryNames: ['one', 'other'],
    pluralRules: '(n != 1)',
  }));
  const translate = takeTurns();
  return {
    users: fixtureDataset.users,
    languages,
    projects: ids.map((id, index) => ({
      ...{ id, identifier: `project-${id}`, name: `project ${id}`, sourceLanguageId: 'en' },
      targetLanguageIds: [...BOUNDARY_LANGUAGES],
      strings: share(sources.strings, index).map(translate),
    })),
    tms: ids.map((id, index) => ({ id, segments: share(sources.segments, index) })),
    glossaries: ids.map((id, index) => ({ id, terms: share(sources.terms, index), concepts: [] })),
  } as unknown as Dataset;
}

/** The datasets with these lists, the largest first: a service may refuse ids beyond 31 bits. */
export const addressDatasets: readonly Dataset[] = [
  createDataset([...SMALL_IDS, ...LARGE_IDS]),
  createDataset(SMALL_IDS),
];

/** A list, an expression about its records, and the requirement that keeps the records of its like out of it. */
export interface AddressedList {
  readonly subject: QueryTarget;
  readonly expression: string;
  readonly keptOut: RequirementId;
}

/** Every list of such a dataset in one edition. */
export function listAddresses(dataset: Dataset, edition: Edition): readonly AddressedList[] {
  const { projects, tms, glossaries } = dataset as unknown as Readonly<Record<string, readonly Json[]>>;
  const of = (owners: readonly Json[] | undefined, name: string) =>
    (owners ?? []).map((one) => [one['id'] as number, one[name] as readonly Json[]] as const);
  const list = (context: ContextName, path: string, records: readonly Json[]): QueryTarget => ({
    ...{ context, edition, path, knows: () => true },
    records: records
      .map((record) => ({ id: record['id'] as number, record: record as CroqlRecord }))
      .sort((a, b) => a.id - b.id),
    environment: {
      now: new Date('2026-06-15T12:00:00Z'),
      user: (login) => (USERS as Readonly<Record<string, number>>)[login],
      language: (code) => BOUNDARY_LANGUAGES.find((one) => one === code),
    },
    mentions: { user: Object.keys(USERS), language: BOUNDARY_LANGUAGES },
    hasOffsets: context === 'tm-segment' || context === 'glossary-term',
  });
  const strings = of(projects, 'strings');
  const into = (language: string) =>
    strings.map(([id, own], index): AddressedList => ({
      subject: list(
        'translation',
        `/projects/${id}/languages/${language}/translations`,
        own
          .flatMap((string) => string['translations'] as readonly Json[])
          .filter((one) => one['language'] === language),
      ),
      expression: 'count of votes > 0',
      keptOut: index === 0 ? 'lists.translations.language-id' : 'lists.translations.project-id',
    }));
  return [
    ...strings.map(([id, own]): AddressedList => ({
      subject: list('source-string', `/projects/${id}/strings`, own),
      expression: 'is visible',
      keptOut: 'lists.strings.project-id',
    })),
    ...BOUNDARY_LANGUAGES.flatMap((language, index) => into(language).filter((_, at) => at === 0 || at === index + 1)),
    ...of(tms, 'segments').map(([id, own]): AddressedList => ({
      subject: list('tm-segment', `/tms/${id}/segments`, own),
      expression: 'count of records > 1',
      keptOut: 'lists.segments.tm-id',
    })),
    ...of(glossaries, 'terms').map(([id, own]): AddressedList => ({
      subject: list('glossary-term', `/glossaries/${id}/terms`, own),
      expression: 'gender != "other"',
      keptOut: 'lists.terms.glossary-id',
    })),
  ].filter(({ subject }) => subject.records.length > 0);
}
