import type { Language, Project, SegmentRecord, Translation } from '../state/dataset.ts';
import type { Resources, SegmentUnit, StringUnit, TermUnit, TranslationUnit } from './resources.ts';
import type { Edition } from '../../spec/requirement.ts';

type Record_ = Record<string, unknown>;

// The shapes of list records are gaps of the source; these are what the public clients of the service read.

/** The record of a project in a list answer. */
export function projectRecord(project: Project, resources: Resources, edition: Edition): Record_ {
  const languageOf = (id: string): Language | null => resources.languageOf(id) ?? null;
  return {
    id: project.id,
    type: 0,
    userId: resources.users[0]?.id ?? null,
    sourceLanguageId: project.sourceLanguageId,
    targetLanguageIds: project.targetLanguageIds,
    name: project.name,
    identifier: project.identifier,
    description: '',
    visibility: 'private',
    createdAt: null,
    updatedAt: null,
    lastActivity: null,
    sourceLanguage: languageOf(project.sourceLanguageId),
    targetLanguages: project.targetLanguageIds.map(languageOf),
    webUrl: null,
    ...(edition === 'enterprise' ? { groupId: null } : {}),
  };
}

/** The record of a source string in a list answer. */
export function stringRecord({ subjects, of: project }: StringUnit, edition: Edition): Record_ {
  const string = subjects[0]!;
  return {
    id: string.id,
    projectId: project.id,
    branchId: string.branch?.id ?? null,
    identifier: string.identifier ?? '',
    text: string.text ?? '',
    type: string['type is asset'] ? 'asset' : 'text',
    context: string.context ?? '',
    maxLength: string['max length'] ?? 0,
    isHidden: string['is hidden'] ?? false,
    isDuplicate: string['is duplicate'] ?? false,
    masterStringId: null,
    hasPlurals: string['type is plural'] ?? false,
    isIcu: string['type is icu'] ?? false,
    labelIds: (string.labels ?? []).flatMap((label) => label.id ?? []),
    webUrl: null,
    createdAt: moment(string.added),
    updatedAt: moment(string.updated),
    fileId: string.file?.id ?? null,
    directoryId: null,
    revision: 1,
    ...(edition === 'enterprise' ? { fields: string.fields ?? [] } : {}),
  };
}

/** The record of a translation, or of the forms of a plural string's translation, in a list answer. */
export function translationRecord({ subjects, of: string }: TranslationUnit, resources: Resources): Record_ {
  const forms = subjects.flatMap((translation) => formsOf(translation, resources));
  if (string['type is plural']) {
    return { stringId: string.id, contentType: 'application/vnd.crowdin.text+plural', plurals: forms };
  }
  const { pluralForm: _, ...record } = forms[0]!;
  return {
    stringId: string.id,
    contentType: string['type is icu'] ? 'application/vnd.crowdin.text+icu' : 'text/plain',
    ...record,
    provider: subjects[0]!.provider ?? null,
    isPreTranslated: subjects[0]!['is pre translated'] ?? false,
  };
}

/** What a translation element shows; one whose text is an object of plural forms shows each of them. */
function formsOf(translation: Translation, resources: Resources) {
  const user = resources.userById(translation.user ?? -1);
  const { text } = translation;
  const texts =
    text && typeof text === 'object' ? Object.entries(text) : [[translation['plural form'] ?? 'other', text ?? '']];
  return texts.map(([pluralForm, form]) => ({
    translationId: translation.id,
    text: form,
    pluralForm,
    user: user ? { id: user.id, username: user.login, fullName: user.login, avatarUrl: '' } : null,
    createdAt: moment(translation.updated),
  }));
}

/** The record of a TM segment in a list answer. */
export function segmentRecord({ subjects }: SegmentUnit): Record_ {
  return { id: subjects[0]!.id, records: (subjects[0]!.records ?? []).map(segmentPart) };
}

function segmentPart(part: SegmentRecord): Record_ {
  return {
    id: part.id,
    languageId: part.language ?? null,
    text: part.text ?? '',
    usageCount: part.usageCount ?? 0,
    createdBy: part.createdBy ?? null,
    updatedBy: part.updatedBy ?? null,
    createdAt: instant(part.createdAt),
    updatedAt: instant(part.updatedAt),
  };
}

/** The record of a glossary term in a list answer; it spells enumerated values in words or in the language's codes. */
export function termRecord({ subjects, of: glossaryId }: TermUnit, spelling: 'words' | 'codes'): Record_ {
  const term = subjects[0]!;
  const spelt = (value: string | null | undefined) => (spelling === 'words' ? inWords(value) : (value ?? null));
  return {
    id: term.id,
    userId: term.user ?? null,
    glossaryId,
    languageId: term.language ?? null,
    text: term.text ?? '',
    description: term.description ?? '',
    partOfSpeech: spelt(term.partOfSpeech),
    status: spelt(term.status),
    type: spelt(term.type),
    gender: spelt(term.gender),
    note: term.note ?? '',
    url: term.url ?? '',
    conceptId: term.concept ?? null,
    lemma: term.lemma ?? '',
    createdAt: instant(term.createdAt),
    updatedAt: instant(term.updatedAt),
  };
}

// prettier-ignore
const WORDS: Readonly<Record<string, string>> = {
  adj: 'adjective', pron: 'pronoun', propn: 'proper noun', det: 'determiner', adv: 'adverb', adp: 'adposition',
  cconj: 'coordinating conjunction', sconj: 'subordinating conjunction', num: 'numeral', intj: 'interjection',
  aux: 'auxiliary', prt: 'particle', sym: 'symbol', x: 'other',
};

const inWords = (value: string | null | undefined) =>
  value == null ? null : (WORDS[value] ?? value.replaceAll('_', ' '));

/** A string context's date, which is UTC, in the form of list records. */
const moment = (date: string | null | undefined) => (date ? `${date.replace(' ', 'T')}+00:00` : null);

/** A timestamp with offset in the form of list records: UTC, whole seconds. */
const instant = (date: string | null | undefined) =>
  date ? new Date(date).toISOString().replace(/\.\d+Z$/, '+00:00') : null;
