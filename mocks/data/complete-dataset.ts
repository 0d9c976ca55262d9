import { demoLanguages, findLanguageMeant } from './demo-languages.ts';
import { isObject } from '../../spec/json.ts';
import type { GlossaryConcept } from '../../spec/schemas/types.gen.ts';
import type { Dataset, Language, Project, SegmentRecord, SourceString, Term, Translation, User } from './dataset.ts';
import type {
  DatasetSketch,
  GlossarySketch,
  ProjectSketch,
  SegmentSketch,
  StringSketch,
  TmSketch,
} from './dataset-sketch.ts';
import { summarizeLanguages } from './languages-summary.ts';
import { findMentions } from './find-mentions.ts';

const ADDED = '2024-02-01 09:00:00';
const DATES = { createdAt: '2024-02-01T09:00:00+00:00', updatedAt: '2024-02-01T09:00:00+00:00' };
const FILE = { id: 1, name: 'strings.json', title: 'Strings', type: 'json', context: '' };

/** The members that hold a user's id, for which a sketch may have the login. */
export const USER_MEMBERS: ReadonlySet<string> = new Set(['user', 'createdBy', 'updatedBy']);
/** The dates of which a sketch may leave out the time. */
const DATES_OF_STRINGS = new Set(['added', 'updated', 'translation updated']);

/** What `datasetWith` makes of a sketch, mistakes included. */
export function completeDataset(sketch: DatasetSketch): Dataset {
  const users = assignIds(
    (sketch.users ?? ['alice', 'bob']).map((user) => (typeof user === 'string' ? { login: user } : user)),
    (user: Partial<User>, id): User => ({ login: `user-${id}`, ...user, id }),
  );
  const given = expandValues(sketch, new Map(users.map(({ login, id }) => [login, id]))) as DatasetSketch;
  const projects = assignIds(given.projects ?? [expandShorthand(given, 'strings')], completeProject);
  const tms = assignIds(given.tms ?? [expandShorthand(given, 'segments')], completeTm);
  const glossaries = assignIds(given.glossaries ?? [expandShorthand(given, 'terms')], completeGlossary);
  const mentioned = findMentions([projects, tms, glossaries]);
  const languages = (sketch.languages ?? []).map((each) => (typeof each === 'string' ? findDemoLanguage(each) : each));
  // A list of languages is meant to have those of one's own.
  const isAdded = (code: string) =>
    isNoOtherName(code) && (sketch.languages === undefined || findDemoLanguage(code).name !== undefined);
  return {
    users: [...users, ...excludeKnown(mentioned.users, users).map((id) => ({ id, login: `user-${id}` }))],
    languages: [...languages, ...excludeKnown(mentioned.languages, languages).filter(isAdded).map(findDemoLanguage)],
    projects,
    tms,
    glossaries,
  };
}

/** A value with users by their ids and dates with their times. */
function expandValues(value: unknown, ids: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(value)) return value.map((item) => expandValues(item, ids));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (typeof inner !== 'string') return [name, expandValues(inner, ids)];
      if (USER_MEMBERS.has(name)) return [name, ids.get(inner) ?? inner];
      const isDay = DATES_OF_STRINGS.has(name) && /^\d{4}-\d{2}-\d{2}$/.test(inner);
      return [name, isDay ? `${inner} 00:00:00` : inner];
    }),
  );
}

/** A language that is only mentioned may be one of the test's own, unless its code is another name of a known one. */
const isNoOtherName = (code: string) => findLanguageMeant(code) === undefined;

const expandShorthand = <Name extends 'strings' | 'segments' | 'terms'>(sketch: DatasetSketch, name: Name) =>
  ({ [name]: sketch[name] ?? [] }) as { readonly [N in Name]: NonNullable<DatasetSketch[N]> };

function completeProject({ strings = [], ...project }: ProjectSketch, id: number): Project {
  const nextTranslationId = createIdSequence(strings.flatMap(({ translations = [] }) => translations));
  const defaultLanguage = project.targetLanguageIds?.[0] ?? 'uk';
  const complete = assignIds(strings, (string, stringId) =>
    completeString(string, stringId, defaultLanguage, nextTranslationId),
  );
  const mentioned = findMentions(complete).languages.filter(isNoOtherName);
  return {
    identifier: `project-${id}`,
    name: `Project ${id}`,
    sourceLanguageId: 'en',
    targetLanguageIds: mentioned.length > 0 ? mentioned : [defaultLanguage],
    ...project,
    id,
    strings: complete,
  };
}

function completeString(
  { translations = [], ...string }: StringSketch,
  id: number,
  defaultLanguage: string,
  nextTranslationId: () => number,
): SourceString {
  const text = string.text === undefined ? `Text ${id}` : string.text;
  const isPlural = typeof text === 'object' && text !== null;
  const complete = translations.map((translation): Translation => {
    const language = translation.language ?? defaultLanguage;
    return {
      text: `Text ${id} (${language})`,
      user: 1,
      updated: ADDED,
      ...translation,
      language,
      id: translation.id ?? nextTranslationId(),
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
    'languages summary': summarizeLanguages(text, complete),
    ...string,
    id,
    translations: complete,
  };
}

function completeTm({ segments = [], ...tm }: TmSketch, id: number): NonNullable<Dataset['tms']>[number] {
  const nextRecordId = createIdSequence(segments.flatMap(({ records = [] }) => records));
  const completeRecord = (record: Partial<SegmentRecord>): SegmentRecord => {
    const recordId = record.id ?? nextRecordId();
    const text = { text: `Text ${recordId}`, language: 'en' };
    return { ...text, usageCount: 0, createdBy: 1, updatedBy: 1, ...DATES, ...record, id: recordId };
  };
  const completeSegment = ({ records = [{}], ...segment }: SegmentSketch, segmentId: number) => ({
    ...segment,
    id: segmentId,
    records: records.map(completeRecord),
  });
  return { ...tm, id, segments: assignIds(segments, completeSegment) };
}

function completeGlossary(
  { terms = [], concepts, ...glossary }: GlossarySketch,
  id: number,
): NonNullable<Dataset['glossaries']>[number] {
  const complete = assignIds(terms, completeTerm);
  const mentioned = [...new Set(complete.map(({ concept }) => concept))].filter((concept) => concept != null);
  return {
    ...glossary,
    id,
    terms: complete,
    concepts: assignIds(concepts ?? mentioned.map((conceptId) => ({ id: conceptId })), completeConcept),
  };
}

function completeTerm(term: Partial<Term>, id: number): Term {
  const text = term.text === undefined ? `term ${id}` : term.text;
  const kind = { partOfSpeech: 'noun', status: 'preferred', type: 'full_form' } as const;
  const words = { text, lemma: text, description: '', note: '', url: '' };
  return { ...words, ...kind, language: 'en', user: 1, concept: id, ...DATES, ...term, id };
}

const completeConcept = (concept: Partial<GlossaryConcept>, id: number): GlossaryConcept => ({
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

const findDemoLanguage = (id: string): Language => demoLanguages.find((language) => language.id === id) ?? { id };

const excludeKnown = <Id>(ids: readonly Id[], known: readonly { readonly id: Id }[]) =>
  ids.filter((id) => known.every((each) => each.id !== id));

/** Completes each item with its own id, or with one that no other has. */
function assignIds<Sketch extends { readonly id?: number }, Complete>(
  sketches: readonly Sketch[],
  complete: (sketch: Sketch, id: number) => Complete,
): readonly Complete[] {
  const nextId = createIdSequence(sketches);
  return sketches.map((sketch) => complete(sketch, sketch.id ?? nextId()));
}

/** Ids from 1 up that none of the items has. */
function createIdSequence(items: readonly { readonly id?: number }[]): () => number {
  const taken = new Set(items.map(({ id }) => id));
  let next = 0;
  return () => {
    do next += 1;
    while (taken.has(next));
    return next;
  };
}
