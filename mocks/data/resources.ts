import type { Dataset, Language, Project, SourceString, Term, Segment, Translation, User } from './dataset.ts';

/** A record by its member names, as an expression is evaluated against it. */
export type Members = Readonly<Record<string, unknown>>;

/** One entry of a list: the records its expression is evaluated against, and what they belong to. */
export interface ListEntry<Item = unknown, Owner = unknown> {
  /** One record; several for the forms of a plural translation. */
  readonly records: readonly Item[];
  readonly owner: Owner;
}

/** An entry of the project list. */
export type ProjectEntry = ListEntry<Project, undefined>;
/** An entry of a string list; the owner is the project. */
export type StringEntry = ListEntry<SourceString, Project>;
/** An entry of a translation list; the owner is the source string. */
export type TranslationEntry = ListEntry<Translation, SourceString>;
/** An entry of a segment list; the owner is the id of the translation memory. */
export type SegmentEntry = ListEntry<Segment, number>;
/** An entry of a term list; the owner is the id of the glossary. */
export type TermEntry = ListEntry<Term, number>;

/** A dataset with indexes. Every list is in ascending order of ids; a list of an unknown owner is undefined. */
export interface Resources {
  readonly dataset: Dataset;
  readonly users: readonly User[];
  /** The id of the user with this login. */
  findUserId(login: string): number | undefined;
  findUser(id: number): User | undefined;
  /** The language with this code. */
  findLanguage(code: string): Language | undefined;
  readonly projects: readonly ProjectEntry[];
  listStrings(projectId: number): readonly StringEntry[] | undefined;
  /** Undefined for an unknown project and for an unknown language. */
  listTranslations(projectId: number, languageId: string): readonly TranslationEntry[] | undefined;
  listSegments(tmId: number): readonly SegmentEntry[] | undefined;
  listTerms(glossaryId: number): readonly TermEntry[] | undefined;
}

/** Indexes a dataset that `checkDataset` has accepted. Later changes to the dataset are not seen. */
export function indexDataset(dataset: Dataset): Resources {
  const users = dataset.users ?? [];
  const userIds = new Map(users.map((user) => [user.login, user.id]));
  const usersById = new Map(users.map((user) => [user.id, user]));
  const languages = new Map((dataset.languages ?? []).map((language) => [language.id, language]));
  const projects = createEntries(dataset.projects, undefined);
  const strings = new Map(
    projects.map(({ records: [project] }) => [project!.id, createEntries(project!.strings, project!)]),
  );
  const translations = new Map([...strings].map(([id, entries]) => [id, groupByLanguage(entries)]));
  const segments = new Map((dataset.tms ?? []).map((tm) => [tm.id, createEntries(tm.segments, tm.id)]));
  const terms = new Map(
    (dataset.glossaries ?? []).map((glossary) => [glossary.id, createEntries(glossary.terms, glossary.id)]),
  );

  return {
    dataset,
    users,
    findUserId: (login) => userIds.get(login),
    findUser: (id) => usersById.get(id),
    findLanguage: (code) => languages.get(code),
    projects,
    listStrings: (projectId) => strings.get(projectId),
    listTranslations: (projectId, languageId) =>
      languages.has(languageId)
        ? (translations.get(projectId)?.get(languageId) ?? (strings.has(projectId) ? [] : undefined))
        : undefined,
    listSegments: (tmId) => segments.get(tmId),
    listTerms: (glossaryId) => terms.get(glossaryId),
  };
}

const compareIds = (a: { readonly id: number }, b: { readonly id: number }) => a.id - b.id;

function createEntries<Item extends { readonly id: number }, Owner>(
  records: readonly Item[] | undefined,
  owner: Owner,
): ListEntry<Item, Owner>[] {
  return [...(records ?? [])].sort(compareIds).map((record) => ({ records: [record], owner }));
}

/** The translations of strings by language: one entry each, and one entry for all forms of a plural string. */
function groupByLanguage(strings: readonly StringEntry[]): Map<string, TranslationEntry[]> {
  const entries = new Map<string, TranslationEntry[]>();
  for (const { records } of strings) {
    const string = records[0]!;
    const byLanguage = new Map<string, Translation[]>();
    for (const translation of string.translations ?? []) {
      const others = byLanguage.get(translation.language);
      if (others) others.push(translation);
      else byLanguage.set(translation.language, [translation]);
    }
    for (const [language, translations] of byLanguage) {
      const into = entries.get(language) ?? [];
      entries.set(language, into);
      if (string['type is plural']) into.push({ records: translations, owner: string });
      else for (const translation of translations) into.push({ records: [translation], owner: string });
    }
  }
  for (const list of entries.values()) list.sort((a, b) => compareIds(a.records[0]!, b.records[0]!));
  return entries;
}
