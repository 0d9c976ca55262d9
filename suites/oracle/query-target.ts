import { fixtureStrings, fixtureDataset } from './fixture-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import { TARGETS, USERS } from './fixture-values.ts';
import type { MemberPath } from './member-paths.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
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
  readonly world: EvaluationContext;
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
  | 'translations'
  | 'translations into pt'
  | 'plural translations'
  | 'segments'
  | 'terms';

/** Whom a mention names. What is compared with `'today'` lies years before it or after it. */
const surroundings: EvaluationContext = {
  now: new Date('2026-06-15T12:00:00Z'),
  user: (login) => fixtureDataset.users.find((user) => user.login === login)?.id,
  language: (code) => fixtureDataset.languages.find(({ id }) => id === code)?.id,
};

const isForm = ({ name }: MemberPath) => name === 'plural form';
/** A form of a translation is absent where a string has none, and a plural string has several texts. */
const plainOnly = (path: MemberPath) => !isForm(path) && path.name !== 'type is plural';
const pluralOnly = ({ name }: MemberPath) =>
  ['plural form', 'type is plural', 'type is plain', 'translations', 'provider', 'is pre translated'].includes(name);

const MENTIONS = { user: Object.keys(USERS), language: TARGETS };

interface Row {
  readonly context: ContextName;
  readonly path: string;
  readonly records: () => readonly CroqlRecord[];
  readonly knows: QueryTarget['knows'];
}

const translationsOf = (projectId: number, language: string) =>
  fixtureStrings(projectId).flatMap((string) =>
    ((string as CroqlRecord)['translations'] as readonly CroqlRecord[]).filter((one) => one['language'] === language),
  );
const strings = (id: number) => `/projects/${id}/strings`;
const translations = (id: number) => `/projects/${id}/languages/${FIXTURE_IDS.language}/translations`;

// prettier-ignore
const ROWS: Readonly<Record<FixtureList, Row>> = {
  'main':                { context: 'source-string', path: strings(FIXTURE_IDS.project), records: () => fixtureStrings(FIXTURE_IDS.project), knows: plainOnly },
  'plural':              { context: 'source-string', path: strings(FIXTURE_IDS.pluralProject), records: () => fixtureStrings(FIXTURE_IDS.pluralProject), knows: pluralOnly },
  'special':             { context: 'source-string', path: strings(FIXTURE_IDS.specialProject), records: () => fixtureStrings(FIXTURE_IDS.specialProject), knows: plainOnly },
  'translations':        { context: 'translation', path: translations(FIXTURE_IDS.project), records: () => translationsOf(FIXTURE_IDS.project, FIXTURE_IDS.language), knows: plainOnly },
  'translations into pt': { context: 'translation', path: `/projects/${FIXTURE_IDS.project}/languages/pt/translations`, records: () => translationsOf(FIXTURE_IDS.project, 'pt'), knows: plainOnly },
  'plural translations': { context: 'translation', path: translations(FIXTURE_IDS.pluralProject), records: () => translationsOf(FIXTURE_IDS.pluralProject, FIXTURE_IDS.language), knows: pluralOnly },
  'segments':            { context: 'tm-segment', path: `/tms/${FIXTURE_IDS.tm}/segments`, records: () => fixtureDataset.tms.find(({ id }) => id === FIXTURE_IDS.tm)?.segments ?? [], knows: plainOnly },
  'terms':               { context: 'glossary-term', path: `/glossaries/${FIXTURE_IDS.glossary}/terms`, records: () => fixtureDataset.glossaries.find(({ id }) => id === FIXTURE_IDS.glossary)?.terms ?? [], knows: plainOnly },
};

/** A list of the loaded dataset in one edition. */
export function fixtureList(place: FixtureList, edition: Edition): QueryTarget {
  const { context, path, records, knows } = ROWS[place];
  const known = records()
    .map((record) => ({ id: record['id'] as number, record }))
    .sort((a, b) => a.id - b.id);
  const hasOffsets = context === 'tm-segment' || context === 'glossary-term';
  return { context, edition, path, records: known, world: surroundings, knows, mentions: MENTIONS, hasOffsets };
}

/** The requirement that speaks of the list of a context. */
export const LIST_REQUIREMENTS: Readonly<Record<ContextName, RequirementId>> = {
  'source-string': 'lists.strings',
  translation: 'lists.translations',
  'tm-segment': 'lists.segments',
  'glossary-term': 'lists.terms',
};
