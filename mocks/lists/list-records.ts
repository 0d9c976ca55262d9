import type { Edition } from '../../spec/requirements/requirement.ts';
import { ORGANIZATIONS } from '../core/organizations.ts';
import { completeLanguage } from '../data/complete-language.ts';
import type { Project, SegmentRecord, Translation } from '../data/dataset.ts';
import type { Resources, SegmentEntry, StringEntry, TermEntry, TranslationEntry } from '../data/resources.ts';

type JsonRecord = Record<string, unknown>;

// The source leaves the shapes of list records open; these are what the public clients of the service read.

/** The record of a project in a list response. */
export function createProjectRecord(project: Project, resources: Resources, edition: Edition): JsonRecord {
  return {
    id: project.id,
    type: 0,
    userId: resources.users[0]?.id ?? 0,
    sourceLanguageId: project.sourceLanguageId,
    targetLanguageIds: project.targetLanguageIds,
    name: project.name,
    identifier: project.identifier,
    description: '',
    visibility: 'private',
    createdAt: PROJECT_DATE,
    updatedAt: PROJECT_DATE,
    lastActivity: PROJECT_DATE,
    sourceLanguage: createLanguageRecord(project.sourceLanguageId, resources),
    targetLanguages: project.targetLanguageIds.map((id) => createLanguageRecord(id, resources)),
    webUrl: `https://${ORGANIZATIONS[edition].domain}/project/${encodeURIComponent(project.identifier)}`,
    ...(edition === 'enterprise' ? { groupId: 1 } : {}),
  };
}

// A dataset has no dates for projects.
const PROJECT_DATE = '2024-01-01T00:00:00+00:00';

function createLanguageRecord(id: string, resources: Resources): JsonRecord {
  const language = completeLanguage(resources.findLanguage(id) ?? { id });
  const isRightToLeft = /^(?:ar|fa|he|ur)\b/.test(id);
  return { ...language, pluralExamples: [], textDirection: isRightToLeft ? 'rtl' : 'ltr', dialectOf: null };
}

/** The record of a source string in a list response. */
export function createStringRecord({ records, owner: project }: StringEntry, edition: Edition): JsonRecord {
  const string = records[0]!;
  const path = `editor/${encodeURIComponent(project.identifier)}/${string.id}`;
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
    webUrl: `https://${ORGANIZATIONS[edition].domain}/${path}`,
    createdAt: formatUtcDate(string.added),
    updatedAt: formatUtcDate(string.updated),
    fileId: string.file?.id ?? null,
    directoryId: null,
    revision: 1,
    ...(edition === 'enterprise' ? { fields: createFields(string.fields ?? []) } : {}),
  };
}

/** Custom fields by their slug. */
const createFields = (fields: NonNullable<StringEntry['records'][number]['fields']>): JsonRecord =>
  Object.fromEntries(fields.map(({ name, slug, value }) => [slug ?? name ?? '', value ?? null]));

/** The record of a translation in a list response; of a plural string, one record for all its forms. */
export function createTranslationRecord(
  { records, owner: string }: TranslationEntry,
  resources: Resources,
): JsonRecord {
  const forms = records.flatMap((translation) => listForms(translation, resources));
  if (string['type is plural']) {
    return { stringId: string.id, contentType: 'application/vnd.crowdin.text+plural', plurals: forms };
  }
  const { pluralForm: _, ...record } = forms[0]!;
  return {
    stringId: string.id,
    contentType: string['type is icu'] ? 'application/vnd.crowdin.text+icu' : 'text/plain',
    ...record,
    provider: records[0]!.provider ?? null,
    isPreTranslated: records[0]!['is pre translated'] ?? false,
  };
}

/** The forms of a translation: one, or several if its text is an object of plural forms. */
function listForms(translation: Translation, resources: Resources) {
  const user = resources.findUser(translation.user ?? -1);
  const { text } = translation;
  const forms =
    text && typeof text === 'object' ? Object.entries(text) : [[translation['plural form'] ?? 'other', text ?? '']];
  return forms.map(([pluralForm, form]) => ({
    translationId: translation.id,
    text: form,
    pluralForm,
    user: user ? { id: user.id, username: user.login, fullName: user.login, avatarUrl: '' } : null,
    createdAt: formatUtcDate(translation.updated),
  }));
}

/** The record of a TM segment in a list response. */
export function createSegmentRecord({ records: [segment] }: SegmentEntry): JsonRecord {
  return { id: segment!.id, records: (segment!.records ?? []).map(createSegmentPart) };
}

function createSegmentPart(part: SegmentRecord): JsonRecord {
  return {
    id: part.id,
    languageId: part.language ?? null,
    text: part.text ?? '',
    usageCount: part.usageCount ?? 0,
    createdBy: part.createdBy ?? null,
    updatedBy: part.updatedBy ?? null,
    createdAt: formatTimestamp(part.createdAt),
    updatedAt: formatTimestamp(part.updatedAt),
  };
}

/** The record of a glossary term in a list response. Enumerated values are spelled in words or in the language's codes. */
export function createTermRecord({ records, owner: glossaryId }: TermEntry, spelling: 'words' | 'codes'): JsonRecord {
  const term = records[0]!;
  const spell = (value: string | null | undefined) => (spelling === 'words' ? spellInWords(value) : (value ?? null));
  return {
    id: term.id,
    userId: term.user ?? null,
    glossaryId,
    languageId: term.language ?? null,
    text: term.text ?? '',
    description: term.description ?? '',
    partOfSpeech: spell(term.partOfSpeech),
    status: spell(term.status),
    type: spell(term.type),
    gender: spell(term.gender),
    note: term.note ?? '',
    url: term.url ?? '',
    conceptId: term.concept ?? null,
    lemma: term.lemma ?? '',
    createdAt: formatTimestamp(term.createdAt),
    updatedAt: formatTimestamp(term.updatedAt),
  };
}

// prettier-ignore
const WORDS: Readonly<Record<string, string>> = {
  adj: 'adjective', pron: 'pronoun', propn: 'proper noun', det: 'determiner', adv: 'adverb', adp: 'adposition',
  cconj: 'coordinating conjunction', sconj: 'subordinating conjunction', num: 'numeral', intj: 'interjection',
  aux: 'auxiliary', prt: 'particle', sym: 'symbol', x: 'other',
};

const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).map(([code, words]) => [words, code]),
);

/** A part of speech of a term as the language writes it, whichever way a record spells it. */
export const readPartOfSpeech = (spelled: string): string => CODES[spelled] ?? spelled;

/** Any other enumerated value of a term, in the same way. */
export const readTermValue = (spelled: string): string => spelled.replaceAll(' ', '_');

const spellInWords = (value: string | null | undefined) =>
  value == null ? null : (WORDS[value] ?? value.replaceAll('_', ' '));

/** The date of a string context, which is in UTC, as list records write it. */
const formatUtcDate = (date: string | null | undefined) => (date ? `${date.replace(' ', 'T')}+00:00` : null);

/** A timestamp with an offset as list records write it: in UTC, in whole seconds. */
const formatTimestamp = (date: string | null | undefined) =>
  date ? new Date(date).toISOString().replace(/\.\d+Z$/, '+00:00') : null;
