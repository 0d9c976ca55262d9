import type { Dataset, Language, Project, SourceString, Term, Segment, Translation, User } from '../state/dataset.ts';

/** Anything an expression is asked of: a record by its member names. */
export type Members = Readonly<Record<string, unknown>>;

/** One entry of a list answer: what its expression is asked of (several for the forms of a plural string), and whose it is. */
export interface Unit<Subject = unknown, Owner = unknown> {
  readonly subjects: readonly Subject[];
  readonly of: Owner;
}

export type ProjectUnit = Unit<Project, undefined>;
export type StringUnit = Unit<SourceString, Project>;
export type TranslationUnit = Unit<Translation, SourceString>;
export type SegmentUnit = Unit<Segment, number>;
export type TermUnit = Unit<Term, number>;

/** A dataset made ready to be asked: every list in the order of its ids, translations found by language. */
export interface Resources {
  readonly dataset: Dataset;
  readonly users: readonly User[];
  userOf(login: string): number | undefined;
  userById(id: number): User | undefined;
  languageOf(code: string): Language | undefined;
  readonly projects: readonly ProjectUnit[];
  strings(projectId: number): readonly StringUnit[] | undefined;
  /** Undefined when there is no such project or no such language. */
  translations(projectId: number, languageId: string): readonly TranslationUnit[] | undefined;
  segments(tmId: number): readonly SegmentUnit[] | undefined;
  terms(glossaryId: number): readonly TermUnit[] | undefined;
}

/** Indexes a dataset that has been checked. */
export function resourcesOf(dataset: Dataset): Resources {
  const users = dataset.users ?? [];
  const logins = new Map(users.map((user) => [user.login, user.id]));
  const people = new Map(users.map((user) => [user.id, user]));
  const languages = new Map((dataset.languages ?? []).map((language) => [language.id, language]));
  const projects = units(dataset.projects, undefined);
  const strings = new Map(projects.map(({ subjects: [project] }) => [project!.id, units(project!.strings, project!)]));
  const translations = new Map([...strings].map(([id, of]) => [id, byLanguage(of)]));
  const segments = new Map((dataset.tms ?? []).map((tm) => [tm.id, units(tm.segments, tm.id)]));
  const terms = new Map(
    (dataset.glossaries ?? []).map((glossary) => [glossary.id, units(glossary.terms, glossary.id)]),
  );

  return {
    dataset,
    users,
    userOf: (login) => logins.get(login),
    userById: (id) => people.get(id),
    languageOf: (code) => languages.get(code),
    projects,
    strings: (projectId) => strings.get(projectId),
    translations: (projectId, languageId) =>
      languages.has(languageId)
        ? (translations.get(projectId)?.get(languageId) ?? (strings.has(projectId) ? [] : undefined))
        : undefined,
    segments: (tmId) => segments.get(tmId),
    terms: (glossaryId) => terms.get(glossaryId),
  };
}

const byId = (a: { readonly id: number }, b: { readonly id: number }) => a.id - b.id;

function units<Subject extends { readonly id: number }, Owner>(
  subjects: readonly Subject[] | undefined,
  of: Owner,
): Unit<Subject, Owner>[] {
  return [...(subjects ?? [])].sort(byId).map((subject) => ({ subjects: [subject], of }));
}

/** The translations of strings by their language: one unit for each, and one for all the forms of a plural string. */
function byLanguage(strings: readonly StringUnit[]): Map<string, TranslationUnit[]> {
  const found = new Map<string, TranslationUnit[]>();
  for (const { subjects } of strings) {
    const string = subjects[0]!;
    const ofString = new Map<string, Translation[]>();
    for (const translation of string.translations ?? []) {
      const others = ofString.get(translation.language);
      if (others) others.push(translation);
      else ofString.set(translation.language, [translation]);
    }
    for (const [language, translations] of ofString) {
      const into = found.get(language) ?? [];
      found.set(language, into);
      if (string['type is plural']) into.push({ subjects: translations, of: string });
      else for (const translation of translations) into.push({ subjects: [translation], of: string });
    }
  }
  for (const list of found.values()) list.sort((a, b) => byId(a.subjects[0]!, b.subjects[0]!));
  return found;
}
