import type { CroqlRecord } from '../../croql/croql.ts';
import { CONTEXT_NAMES, contextOf, type ContextName } from '../../spec/croql/context.ts';
import { LISTS } from '../lists/lists.ts';
import type { Resources, Unit } from '../lists/resources.ts';

/** Which list is meant, as the query string of the console names it. */
export interface Listed {
  readonly context?: string;
  /** The id of the project, translation memory or glossary. */
  readonly of?: string;
  /** Of a list of translations. */
  readonly language?: string;
}

// More than anybody chooses from by eye.
const MOST_LISTS = 500;

/** The contexts, and the lists of the dataset that an expression can be asked of in them. */
export function listsOf({ dataset }: Resources) {
  const projects = dataset.projects ?? [];
  const row = (context: ContextName, of: number, title: string, language = '') => ({ context, of, language, title });
  return {
    contexts: CONTEXT_NAMES.map((name) => ({ name, title: contextOf(name).title })),
    lists: [
      ...projects.map(({ id, name }) => row('source-string', id, name)),
      ...projects.flatMap(({ id, name, targetLanguageIds = [] }) =>
        targetLanguageIds.map((language) => row('translation', id, `${name}, ${language}`, language)),
      ),
      ...(dataset.tms ?? []).map(({ id }) => row('tm-segment', id, `Translation memory ${id}`)),
      ...(dataset.glossaries ?? []).map(({ id }) => row('glossary-term', id, `Glossary ${id}`)),
    ].slice(0, MOST_LISTS),
  };
}

export type Lists = ReturnType<typeof listsOf>;

/** The context of that name; source strings where there is none. */
export const contextNamed = (name: string | undefined): ContextName =>
  CONTEXT_NAMES.find((each) => each === name) ?? 'source-string';

/** The records of a list, none where there is no such list. Each form of a plural translation is one of its own here. */
export function recordsOf(resources: Resources, { context, of, language }: Listed): readonly CroqlRecord[] {
  const id = Number(of);
  const units: Readonly<Record<ContextName, () => readonly Unit[] | undefined>> = {
    'source-string': () => resources.strings(id),
    translation: () => resources.translations(id, language ?? ''),
    'tm-segment': () => resources.segments(id),
    'glossary-term': () => resources.terms(id),
  };
  return (units[contextNamed(context)]() ?? []).flatMap(({ subjects }) => subjects as readonly CroqlRecord[]);
}

/** What a client asks for a list and an expression. Source, Endpoints 4. */
export function pathOf({ context, of = '', language = '' }: Listed, expression: string): string {
  const ids: Readonly<Record<string, string>> = { projectId: of, tmId: of, glossaryId: of, languageId: language };
  const path = LISTS.find((list) => list.context === contextNamed(context))!.path;
  const asked = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name]!));
  return expression.trim() === '' ? asked : `${asked}?croql=${encodeURIComponent(expression)}`;
}

/** What a reader knows a record by: its id and text, and what else tells it apart. */
export function entryOf(record: CroqlRecord) {
  const { id, text, identifier, language, records } = record;
  const texts = Array.isArray(records) ? records.map((each: CroqlRecord) => each?.['text']) : [text];
  const notes = [identifier, language, record['plural form']].filter((each) => typeof each === 'string');
  return { id: Number(id), title: short(texts.map(written).join(' · ')), note: short(notes.join(' · ')) };
}

/** A text, or all the forms of one. */
const written = (text: unknown): string =>
  typeof text === 'object' && text !== null ? Object.values(text).join(' / ') : String(text ?? '');

/** As much of a text as a line shows. */
export const short = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);
