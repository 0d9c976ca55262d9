import type { CroqlRecord } from '../../croql/croql.ts';
import { CONTEXT_NAMES, contextOf, type ContextName } from '../../spec/croql/contexts.ts';
import type { ListEntry, Resources } from '../data/resources.ts';
import { LISTS } from '../lists/lists.ts';

/** A list in a query string of the console. */
export interface ListQuery {
  readonly context?: string;
  /** The id of the project, translation memory or glossary. */
  readonly of?: string;
  /** The language of a list of translations. */
  readonly language?: string;
}

const MAX_LISTS = 500;

/** The contexts, and up to 500 lists of the dataset with the context of their expressions. */
export function describeLists({ dataset }: Resources) {
  const projects = dataset.projects ?? [];
  const createRow = (context: ContextName, of: number, title: string, language = '') => ({
    context,
    of,
    language,
    title,
  });
  return {
    contexts: CONTEXT_NAMES.map((name) => ({ name, title: contextOf(name).title })),
    lists: [
      ...projects.map(({ id, name }) => createRow('source-string', id, name)),
      ...projects.flatMap(({ id, name, targetLanguageIds }) =>
        targetLanguageIds.map((language) => createRow('translation', id, `${name}, ${language}`, language)),
      ),
      ...(dataset.tms ?? []).map(({ id }) => createRow('tm-segment', id, `Translation memory ${id}`)),
      ...(dataset.glossaries ?? []).map(({ id }) => createRow('glossary-term', id, `Glossary ${id}`)),
    ].slice(0, MAX_LISTS),
  };
}

/** The contexts and lists of `_console/api/data`. */
export type Lists = ReturnType<typeof describeLists>;

/** The context with this name; by default source strings. */
export const parseContext = (name: string | undefined): ContextName =>
  CONTEXT_NAMES.find((each) => each === name) ?? 'source-string';

/** The records of a list; none if there is no such list. The forms of a plural translation are separate records. */
export function findRecords(resources: Resources, { context, of, language }: ListQuery): readonly CroqlRecord[] {
  const id = Number(of);
  const entries: Readonly<Record<ContextName, () => readonly ListEntry[] | undefined>> = {
    'source-string': () => resources.listStrings(id),
    translation: () => resources.listTranslations(id, language ?? ''),
    'tm-segment': () => resources.listSegments(id),
    'glossary-term': () => resources.listTerms(id),
  };
  return (entries[parseContext(context)]() ?? []).flatMap(({ records }) => records as readonly CroqlRecord[]);
}

/** The path and query of the API request for a list and an expression. Source, Endpoints 4. */
export function createListPath({ context, of = '', language = '' }: ListQuery, expression: string): string {
  const ids: Readonly<Record<string, string>> = { projectId: of, tmId: of, glossaryId: of, languageId: language };
  const template = LISTS.find((list) => list.context === parseContext(context))!.path;
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name]!));
  return expression.trim() === '' ? path : `${path}?croql=${encodeURIComponent(expression)}`;
}

/** A record as a line of a list: its id, its text, and what else identifies it. */
export function describeRecord(record: CroqlRecord) {
  const { id, text, identifier, language, records } = record;
  const texts = Array.isArray(records) ? records.map((each: CroqlRecord) => each?.['text']) : [text];
  const notes = [identifier, language, record['plural form']].filter((each) => typeof each === 'string');
  return { id: Number(id), title: truncate(texts.map(formatText).join(' · ')), note: truncate(notes.join(' · ')) };
}

/** A text, or all forms of a plural text. */
const formatText = (text: unknown): string =>
  typeof text === 'object' && text !== null ? Object.values(text).join(' / ') : String(text ?? '');

/** The text, at most 200 characters of it. */
export const truncate = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);
