import { demoLanguages } from './demo-languages.ts';
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

/**
 * A complete dataset from the members that a test cares about, as in `datasetWith({ strings: [{ text: 'Pay now' }] })`.
 *
 * Ids count from 1 in the given order, per list; those of translations per project. A string gets a key, a text, a file,
 * dates, its type, and a `languages summary` that follows from its translations. Users and languages that are mentioned
 * are added. Given values stay as they are, null included. Throws an Error if `strings`, `segments` or `terms` is given
 * together with the list that it is a shorthand for.
 */
export function datasetWith(sketch: DatasetSketch = {}): Dataset {
  const projects = assignIds(sketch.projects ?? [expandShorthand(sketch, 'strings')], completeProject);
  const tms = assignIds(sketch.tms ?? [expandShorthand(sketch, 'segments')], completeTm);
  const glossaries = assignIds(sketch.glossaries ?? [expandShorthand(sketch, 'terms')], completeGlossary);
  for (const [list, shorthand] of SHORTHANDS) {
    if (sketch[list] && sketch[shorthand]) {
      throw new Error(`“${shorthand}” is a shorthand for one of “${list}”: give only one of the two.`);
    }
  }
  const mentioned = findMentions([projects, tms, glossaries]);
  const users = assignIds(
    (sketch.users ?? ['alice', 'bob']).map((user) => (typeof user === 'string' ? { login: user } : user)),
    (user: Partial<User>, id): User => ({ login: `user-${id}`, ...user, id }),
  );
  const languages = (sketch.languages ?? []).map((each) => (typeof each === 'string' ? findDemoLanguage(each) : each));
  return {
    users: [...users, ...excludeKnown(mentioned.users, users).map((id) => ({ id, login: `user-${id}` }))],
    languages: [...languages, ...excludeKnown(mentioned.languages, languages).map(findDemoLanguage)],
    projects,
    tms,
    glossaries,
  };
}

const SHORTHANDS = [
  ['projects', 'strings'],
  ['tms', 'segments'],
  ['glossaries', 'terms'],
] as const;

const expandShorthand = <Name extends 'strings' | 'segments' | 'terms'>(sketch: DatasetSketch, name: Name) =>
  ({ [name]: sketch[name] ?? [] }) as { readonly [N in Name]: NonNullable<DatasetSketch[N]> };

function completeProject({ strings = [], ...project }: ProjectSketch, id: number): Project {
  const nextTranslationId = createIdSequence(strings.flatMap(({ translations = [] }) => translations));
  const defaultLanguage = project.targetLanguageIds?.[0] ?? 'uk';
  const complete = assignIds(strings, (string, stringId) =>
    completeString(string, stringId, defaultLanguage, nextTranslationId),
  );
  const mentioned = findMentions(complete).languages;
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
