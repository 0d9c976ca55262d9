import { fixtureDataset } from './fixture-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import { TARGETS, USERS } from './fixture-values.ts';
import type { MemberPath } from './member-paths.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { CroqlRecord, EvaluationContext } from '../../croql/evaluation-context.ts';

/** A record with the id by which a list shows it. */
export interface KnownRecord {
  readonly id: number;
  readonly record: CroqlRecord;
}

/** A list that expressions are asked of, with what is known of its records. */
export interface QueryTarget {
  readonly context: ContextName;
  readonly edition: Edition;
  /** After `/api/v2`. */
  readonly path: string;
  /** In ascending order of ids. */
  readonly records: readonly KnownRecord[];
  readonly environment: EvaluationContext;
  /** Whether every record's value of the member is known. */
  readonly knows: (path: MemberPath) => boolean;
  /** Names that a mention may use, those of somebody in the records. */
  readonly mentions: { readonly user: readonly string[]; readonly language: readonly string[] };
  /** Dates have offsets, whatever the context says of them, so that the zone of a literal matters near them. */
  readonly hasOffsets: boolean;
}

/** The names under which the lists of the loaded dataset are asked. */
export type FixtureList =
  | 'main'
  | 'plural'
  | 'special'
  | 'neighbour'
  | 'translations'
  | 'translations into de'
  | 'translations into pt'
  | 'translations into pt-BR'
  | 'neighbour translations'
  | 'plural translations'
  | 'segments'
  | 'other segments'
  | 'terms'
  | 'other terms';

/** Whom a mention names. What is compared with `'today'` lies years before it or after it. */
const createEnvironment = ({ users = [], languages = [] }: Dataset): EvaluationContext => ({
  now: new Date('2026-06-15T12:00:00Z'),
  user: (login) => users.find((user) => user.login === login)?.id,
  language: (code) => languages.find(({ id }) => id === code)?.id,
});

const isForm = ({ name }: MemberPath) => name === 'plural form';
/** A form of a translation is absent where a string has none, and a plural string has several texts. */
const plainOnly = (path: MemberPath) => !isForm(path) && path.name !== 'type is plural';
const pluralOnly = ({ name }: MemberPath) =>
  ['plural form', 'type is plural', 'type is plain', 'translations', 'provider', 'is pre translated'].includes(name);

const MENTIONS = { user: Object.keys(USERS), language: TARGETS };

interface Row {
  readonly context: ContextName;
  readonly path: string;
  readonly records: (dataset: Dataset) => readonly CroqlRecord[];
  readonly knows: QueryTarget['knows'];
}

type Owner = 'projects' | 'tms' | 'glossaries';

const elements = (dataset: Dataset, owner: Owner, id: number, name: string): readonly CroqlRecord[] => {
  const owners = (dataset[owner] ?? []) as readonly { readonly id: number }[];
  return ((owners.find((one) => one.id === id) as unknown as CroqlRecord | undefined)?.[name] ??
    []) as readonly CroqlRecord[];
};
const strings = (id: number, knows = plainOnly): Row => ({
  ...{ context: 'source-string', path: `/projects/${id}/strings`, knows },
  records: (dataset) => elements(dataset, 'projects', id, 'strings'),
});
const translations = (id: number, language: string, knows = plainOnly): Row => ({
  ...{ context: 'translation', path: `/projects/${id}/languages/${language}/translations`, knows },
  records: (dataset) =>
    elements(dataset, 'projects', id, 'strings').flatMap((string) =>
      ((string['translations'] ?? []) as readonly CroqlRecord[]).filter((one) => one['language'] === language),
    ),
});
const segments = (id: number): Row => ({
  ...{ context: 'tm-segment', path: `/tms/${id}/segments`, knows: plainOnly },
  records: (dataset) => elements(dataset, 'tms', id, 'segments'),
});
const terms = (id: number): Row => ({
  ...{ context: 'glossary-term', path: `/glossaries/${id}/terms`, knows: plainOnly },
  records: (dataset) => elements(dataset, 'glossaries', id, 'terms'),
});

const ROWS: Readonly<Record<FixtureList, Row>> = {
  main: strings(FIXTURE_IDS.project),
  neighbour: strings(FIXTURE_IDS.neighbour),
  plural: strings(FIXTURE_IDS.pluralProject, pluralOnly),
  special: strings(FIXTURE_IDS.specialProject),
  translations: translations(FIXTURE_IDS.project, FIXTURE_IDS.language),
  'translations into de': translations(FIXTURE_IDS.project, 'de'),
  'translations into pt': translations(FIXTURE_IDS.project, 'pt'),
  'translations into pt-BR': translations(FIXTURE_IDS.project, 'pt-BR'),
  'neighbour translations': translations(FIXTURE_IDS.neighbour, FIXTURE_IDS.language),
  'plural translations': translations(FIXTURE_IDS.pluralProject, FIXTURE_IDS.language, pluralOnly),
  segments: segments(FIXTURE_IDS.tm),
  'other segments': segments(FIXTURE_IDS.otherTm),
  terms: terms(FIXTURE_IDS.glossary),
  'other terms': terms(FIXTURE_IDS.otherGlossary),
};

/** A list of the loaded dataset in one edition. */
export const fixtureList = (place: FixtureList, edition: Edition): QueryTarget =>
  listIn(fixtureDataset, place, edition);

/** The list of the same address in another dataset. */
export function listIn(dataset: Dataset, place: FixtureList, edition: Edition): QueryTarget {
  const { context, path, records, knows } = ROWS[place];
  const known = records(dataset)
    .map((record) => ({ id: record['id'] as number, record }))
    .sort((a, b) => a.id - b.id);
  const hasOffsets = context === 'tm-segment' || context === 'glossary-term';
  const environment = createEnvironment(dataset);
  return { context, edition, path, records: known, environment, knows, mentions: MENTIONS, hasOffsets };
}

/** The list of each context that most questions are asked of. */
export const MAIN_LISTS = {
  'source-string': 'main',
  translation: 'translations',
  'tm-segment': 'segments',
  'glossary-term': 'terms',
} as const satisfies Readonly<Record<ContextName, FixtureList>>;
