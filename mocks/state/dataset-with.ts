import { demoLanguages } from '../demo/languages.ts';
import type { GlossaryConcept } from '../../spec/types.gen.ts';
import type { Dataset, Language, Project, SegmentRecord, SourceString, Term, Translation, User } from './dataset.ts';
import { languagesSummary } from './languages-summary.ts';
import { mentionedIn } from './mentioned.ts';

/** A source string of which a test names what it cares about. Source, "Source string context". */
export interface StringSketch extends Partial<Omit<SourceString, 'translations'>> {
  readonly translations?: readonly Partial<Translation>[];
}

/** A project of which a test names what it cares about. */
export interface ProjectSketch extends Partial<Omit<Project, 'strings'>> {
  readonly strings?: readonly StringSketch[];
}

/** A segment of which a test names what it cares about. Source, "TM segment context". */
export interface SegmentSketch {
  readonly id?: number;
  /** One when absent. */
  readonly records?: readonly Partial<SegmentRecord>[];
}

/** A translation memory of which a test names what it cares about. */
export interface TmSketch {
  readonly id?: number;
  readonly segments?: readonly SegmentSketch[];
}

/** A glossary of which a test names what it cares about. Source, "Glossary term context". */
export interface GlossarySketch {
  readonly id?: number;
  readonly terms?: readonly Partial<Term>[];
  /** Those that its terms belong to, when absent. */
  readonly concepts?: readonly Partial<GlossaryConcept>[];
}

/** A dataset of which a test names what it cares about. */
export interface DatasetSketch {
  /** Logins, or users; whoever is mentioned by id is there anyway. `alice` and `bob` when absent. */
  readonly users?: readonly (string | Partial<User>)[];
  /** Codes, or languages; whatever is mentioned is there anyway. */
  readonly languages?: readonly (string | Language)[];
  /** One when absent. */
  readonly projects?: readonly ProjectSketch[];
  /** One when absent. */
  readonly tms?: readonly TmSketch[];
  /** One when absent. */
  readonly glossaries?: readonly GlossarySketch[];
  /** Short for the strings of one project. */
  readonly strings?: readonly StringSketch[];
  /** Short for the segments of one translation memory. */
  readonly segments?: readonly SegmentSketch[];
  /** Short for the terms of one glossary. */
  readonly terms?: readonly Partial<Term>[];
}

const ADDED = '2024-02-01 09:00:00';
const DATES = { createdAt: '2024-02-01T09:00:00+00:00', updatedAt: '2024-02-01T09:00:00+00:00' };
const FILE = { id: 1, name: 'strings.json', title: 'Strings', type: 'json', context: '' };

/**
 * A whole dataset around what a test cares about, as in `datasetWith({ strings: [{ text: 'Pay now' }] })`.
 *
 * Ids count from 1 in the order given, within their list, and those of translations within their project. A string
 * gets a key, a text, a file, dates, its type, and its `languages summary` from its translations; users and languages
 * are those that are mentioned. What is given stays as it is, null too. Throws an Error when `strings`, `segments` or
 * `terms` stands beside the list that it is short for.
 */
export function datasetWith(sketch: DatasetSketch = {}): Dataset {
  const projects = numbered(sketch.projects ?? [short(sketch, 'strings')], projectWith);
  const tms = numbered(sketch.tms ?? [short(sketch, 'segments')], tmWith);
  const glossaries = numbered(sketch.glossaries ?? [short(sketch, 'terms')], glossaryWith);
  for (const [long, brief] of SHORT) {
    if (sketch[long] && sketch[brief]) throw new Error(`${brief} is short for one of ${long}: give one of the two.`);
  }
  const mentioned = mentionedIn([projects, tms, glossaries]);
  const users = numbered(
    (sketch.users ?? ['alice', 'bob']).map((user) => (typeof user === 'string' ? { login: user } : user)),
    (user: Partial<User>, id): User => ({ login: `user-${id}`, ...user, id }),
  );
  const languages = (sketch.languages ?? []).map((each) => (typeof each === 'string' ? languageOf(each) : each));
  return {
    users: [...users, ...without(mentioned.users, users).map((id) => ({ id, login: `user-${id}` }))],
    languages: [...languages, ...without(mentioned.languages, languages).map(languageOf)],
    projects,
    tms,
    glossaries,
  };
}

const SHORT = [
  ['projects', 'strings'],
  ['tms', 'segments'],
  ['glossaries', 'terms'],
] as const;

const short = <Name extends 'strings' | 'segments' | 'terms'>(sketch: DatasetSketch, name: Name) =>
  ({ [name]: sketch[name] ?? [] }) as { readonly [N in Name]: NonNullable<DatasetSketch[N]> };

function projectWith({ strings = [], ...project }: ProjectSketch, id: number): Project {
  const fresh = freshIds(strings.flatMap(({ translations = [] }) => translations));
  const usual = project.targetLanguageIds?.[0] ?? 'uk';
  const whole = numbered(strings, (string, at) => stringWith(string, at, usual, fresh));
  const mentioned = mentionedIn(whole).languages;
  return {
    identifier: `project-${id}`,
    name: `Project ${id}`,
    sourceLanguageId: 'en',
    targetLanguageIds: mentioned.length > 0 ? mentioned : [usual],
    ...project,
    id,
    strings: whole,
  };
}

function stringWith(
  { translations = [], ...string }: StringSketch,
  id: number,
  usualLanguage: string,
  fresh: () => number,
): SourceString {
  const text = string.text === undefined ? `Text ${id}` : string.text;
  const isPlural = typeof text === 'object' && text !== null;
  const whole = translations.map((translation): Translation => {
    const language = translation.language ?? usualLanguage;
    return {
      text: `Text ${id} (${language})`,
      user: 1,
      updated: ADDED,
      ...translation,
      language,
      id: translation.id ?? fresh(),
    };
  });
  return {
    identifier: `string.${id}`,
    text,
    context: '',
    'type is plain': !isPlural && !string['type is icu'] && !string['type is asset'],
    'type is plural': isPlural,
    'is visible': !string['is hidden'],
    file: FILE,
    added: ADDED,
    updated: ADDED,
    'languages summary': languagesSummary(text, whole),
    ...string,
    id,
    translations: whole,
  };
}

function tmWith({ segments = [] }: TmSketch, id: number): NonNullable<Dataset['tms']>[number] {
  const fresh = freshIds(segments.flatMap(({ records = [] }) => records));
  const recordWith = (given: Partial<SegmentRecord>): SegmentRecord => {
    const own = given.id ?? fresh();
    const text = { text: `Text ${own}`, language: 'en' };
    return { ...text, usageCount: 0, createdBy: 1, updatedBy: 1, ...DATES, ...given, id: own };
  };
  const segmentWith = ({ records = [{}] }: SegmentSketch, at: number) => ({ id: at, records: records.map(recordWith) });
  return { id, segments: numbered(segments, segmentWith) };
}

function glossaryWith(
  { terms = [], concepts }: GlossarySketch,
  id: number,
): NonNullable<Dataset['glossaries']>[number] {
  const whole = numbered(terms, termWith);
  const meant = [...new Set(whole.map(({ concept }) => concept))].flatMap((of) => (of == null ? [] : [{ id: of }]));
  return { id, terms: whole, concepts: numbered(concepts ?? meant, conceptWith) };
}

function termWith(term: Partial<Term>, id: number): Term {
  const text = term.text === undefined ? `term ${id}` : term.text;
  const kind = { partOfSpeech: 'noun', status: 'preferred', type: 'full_form' } as const;
  const words = { text, lemma: text, description: '', note: '', url: '' };
  return { ...words, ...kind, language: 'en', user: 1, concept: id, ...DATES, ...term, id };
}

const conceptWith = (concept: Partial<GlossaryConcept>, id: number): GlossaryConcept => ({
  user: 1,
  subject: '',
  definition: `Concept ${id}`,
  url: '',
  note: '',
  translatable: true,
  ...DATES,
  ...concept,
  id,
});

const languageOf = (id: string): Language => demoLanguages.find((language) => language.id === id) ?? { id };

const without = <Id>(ids: readonly Id[], known: readonly { readonly id: Id }[]) =>
  ids.filter((id) => known.every((each) => each.id !== id));

/** Makes each entry with its id: the one it was given, or one that none has. */
function numbered<Given extends { readonly id?: number }, Made>(
  given: readonly Given[],
  make: (given: Given, id: number) => Made,
): readonly Made[] {
  const fresh = freshIds(given);
  return given.map((each) => make(each, each.id ?? fresh()));
}

/** Counts from 1 up, past the ids that are given. */
function freshIds(given: readonly { readonly id?: number }[]): () => number {
  const taken = new Set(given.map(({ id }) => id));
  let next = 0;
  return () => {
    do next += 1;
    while (taken.has(next));
    return next;
  };
}
