import { stringsOf, world } from './dataset.ts';
import { PLACES, TARGETS, USERS } from './generated-places.ts';
import type { Path } from './paths.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { CroqlRecord, World } from '../../croql/world.ts';

/** A record with the id by which a list shows it. */
export interface Known {
  readonly id: number;
  readonly record: CroqlRecord;
}

/** A list that expressions are asked of, with what is known of its records. */
export interface Subject {
  readonly context: ContextName;
  readonly edition: Edition;
  /** After `/api/v2`. */
  readonly path: string;
  /** In ascending order of ids. */
  readonly records: readonly Known[];
  readonly world: World;
  /** Whether every record's value of the member is known. */
  readonly knows: (path: Path) => boolean;
  /** Names that a mention may use, those of somebody in the records. */
  readonly mentions: { readonly user: readonly string[]; readonly language: readonly string[] };
  /** Dates have offsets, whatever the context says of them, so that the zone of a literal matters near them. */
  readonly hasOffsets: boolean;
}

/** The names under which the lists of the loaded dataset are asked. */
export type Place =
  | 'main'
  | 'plural'
  | 'special'
  | 'translations'
  | 'translations into pt'
  | 'plural translations'
  | 'segments'
  | 'terms';

/** Whom a mention names. What is compared with `'today'` lies years before it or after it. */
const surroundings: World = {
  now: new Date('2026-06-15T12:00:00Z'),
  user: (login) => world.users.find((user) => user.login === login)?.id,
  language: (code) => world.languages.find(({ id }) => id === code)?.id,
};

const isForm = ({ name }: Path) => name === 'plural form';
/** A form of a translation is absent where a string has none, and a plural string has several texts. */
const plainOnly = (path: Path) => !isForm(path) && path.name !== 'type is plural';
const pluralOnly = ({ name }: Path) =>
  ['plural form', 'type is plural', 'type is plain', 'translations', 'provider', 'is pre translated'].includes(name);

const MENTIONS = { user: Object.keys(USERS), language: TARGETS };

interface Row {
  readonly context: ContextName;
  readonly path: string;
  readonly records: () => readonly CroqlRecord[];
  readonly knows: Subject['knows'];
}

const translationsOf = (projectId: number, language: string) =>
  stringsOf(projectId).flatMap((string) =>
    ((string as CroqlRecord)['translations'] as readonly CroqlRecord[]).filter((one) => one['language'] === language),
  );
const strings = (id: number) => `/projects/${id}/strings`;
const translations = (id: number) => `/projects/${id}/languages/${PLACES.language}/translations`;

// prettier-ignore
const ROWS: Readonly<Record<Place, Row>> = {
  'main':                { context: 'source-string', path: strings(PLACES.project), records: () => stringsOf(PLACES.project), knows: plainOnly },
  'plural':              { context: 'source-string', path: strings(PLACES.pluralProject), records: () => stringsOf(PLACES.pluralProject), knows: pluralOnly },
  'special':             { context: 'source-string', path: strings(PLACES.specialProject), records: () => stringsOf(PLACES.specialProject), knows: plainOnly },
  'translations':        { context: 'translation', path: translations(PLACES.project), records: () => translationsOf(PLACES.project, PLACES.language), knows: plainOnly },
  'translations into pt': { context: 'translation', path: `/projects/${PLACES.project}/languages/pt/translations`, records: () => translationsOf(PLACES.project, 'pt'), knows: plainOnly },
  'plural translations': { context: 'translation', path: translations(PLACES.pluralProject), records: () => translationsOf(PLACES.pluralProject, PLACES.language), knows: pluralOnly },
  'segments':            { context: 'tm-segment', path: `/tms/${PLACES.tm}/segments`, records: () => world.tms.find(({ id }) => id === PLACES.tm)?.segments ?? [], knows: plainOnly },
  'terms':               { context: 'glossary-term', path: `/glossaries/${PLACES.glossary}/terms`, records: () => world.glossaries.find(({ id }) => id === PLACES.glossary)?.terms ?? [], knows: plainOnly },
};

/** A list of the loaded dataset in one edition. */
export function placeOf(place: Place, edition: Edition): Subject {
  const { context, path, records, knows } = ROWS[place];
  const known = records()
    .map((record) => ({ id: record['id'] as number, record }))
    .sort((a, b) => a.id - b.id);
  const hasOffsets = context === 'tm-segment' || context === 'glossary-term';
  return { context, edition, path, records: known, world: surroundings, knows, mentions: MENTIONS, hasOffsets };
}

/** The requirement that speaks of the list of a context. */
export const LIST_OF: Readonly<Record<ContextName, RequirementId>> = {
  'source-string': 'lists.strings',
  translation: 'lists.translations',
  'tm-segment': 'lists.segments',
  'glossary-term': 'lists.terms',
};
