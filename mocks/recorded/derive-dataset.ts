import type { ListCall } from './list-calls.ts';
import { readPartOfSpeech, readTermValue } from '../lists/list-records.ts';
import { summarizeLanguages } from '../data/languages-summary.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';

/** Members by their names in a dataset, before they are checked. */
type Draft = Record<string, unknown>;

/** The data that the responses of a recording show. */
export interface DerivedData {
  /** A dataset, to be checked: what was recorded may be anything. */
  readonly dataset: Json;
  /** What could not be derived, a sentence each. */
  readonly missing: readonly string[];
}

/** Derives a dataset from the pages that were seen; a later page replaces what an earlier one said of the same record. */
export function deriveDataset(calls: readonly ListCall[], seenLanguages: readonly Json[]): DerivedData {
  const users = new Map<number, Draft>();
  const languages = new Map<string, Draft>();
  const projects = new Map<number, Draft>();
  const strings = new Map<number, Map<number, Draft>>();
  const tms = new Map<number, Map<number, Draft>>();
  const glossaries = new Map<number, Map<number, Draft>>();
  const missing = new Set<string>();

  const addUser = (id: unknown, login?: unknown) => {
    if (!isId(id)) return undefined;
    const known = users.get(id);
    if (known === undefined || typeof login === 'string')
      users.set(id, { id, login: typeof login === 'string' ? login : `user-${id}` });
    return id;
  };
  const addLanguage = (id: unknown, given: Json = {}) => {
    if (typeof id !== 'string' || id === '') return undefined;
    languages.set(id, { ...languages.get(id), ...pickLanguage(given), id });
    return id;
  };
  const projectOf = (id: number) => {
    const project = projects.get(id) ?? {
      ...{ id, identifier: `project-${id}`, name: `Project ${id}` },
      ...{ sourceLanguageId: addLanguage('en'), targetLanguageIds: [] as unknown[] },
    };
    if (!projects.has(id))
      missing.add(`Identifier, name and languages of project ${id}, which no project list showed.`);
    projects.set(id, project);
    return project;
  };
  const listOf = (owners: Map<number, Map<number, Draft>>, id: number) => {
    const list = owners.get(id) ?? new Map<number, Draft>();
    owners.set(id, list);
    return list;
  };

  const readers: Readonly<Record<string, (record: Json, path: ListCall['path']) => void>> = {
    projectId: (record, { projectId = '' }) => {
      const project = Number(projectId);
      projectOf(project);
      const id = record['id'];
      if (!isId(id)) return;
      const before = listOf(strings, project).get(id);
      listOf(strings, project).set(id, { ...readString(record), translations: before?.['translations'] ?? [] });
      missing.add('Names, titles and types of files and branches, and titles of labels.');
      missing.add('Comments and screenshots of strings.');
    },
    languageId: (record, { projectId = '', languageId = '' }) => {
      const project = projectOf(Number(projectId));
      addLanguage(languageId);
      const targets = project['targetLanguageIds'] as unknown[];
      if (!targets.includes(languageId)) project['targetLanguageIds'] = [...targets, languageId];
      readTranslation(record, languageId, listOf(strings, Number(projectId)));
      missing.add('Votes and approvals of translations.');
    },
    tmId: (record, { tmId = '' }) => {
      if (!isId(record['id'])) return;
      const parts = asList(record['records']).map((part) => {
        addUser(part['createdBy']);
        addUser(part['updatedBy']);
        return {
          ...pick(part, ['id', 'text', 'usageCount', 'createdBy', 'updatedBy', 'createdAt', 'updatedAt']),
          ...named('language', addLanguage(part['languageId'])),
        };
      });
      listOf(tms, Number(tmId)).set(record['id'], { id: record['id'], records: parts });
    },
    glossaryId: (record, { glossaryId = '' }) => {
      const { id } = record;
      if (!isId(id)) return;
      const spoken = asText(record['partOfSpeech']);
      const enums = ['status', 'type', 'gender'].flatMap((name) => {
        const value = asText(record[name]);
        return value === undefined ? [] : [[name, readTermValue(value)]];
      });
      listOf(glossaries, Number(glossaryId)).set(id, {
        ...pick(record, ['id', 'text', 'description', 'note', 'url', 'lemma', 'createdAt', 'updatedAt']),
        ...Object.fromEntries(enums),
        ...(spoken !== undefined && { partOfSpeech: readPartOfSpeech(spoken) }),
        ...named('language', addLanguage(record['languageId'])),
        ...named('user', addUser(record['userId'])),
        ...named('concept', isId(record['conceptId']) ? record['conceptId'] : undefined),
      });
      missing.add('Subjects and definitions of concepts, which no list shows.');
    },
  };

  for (const language of seenLanguages) addLanguage(language['id'], language);
  // The projects first: what they are called is known from their own list.
  for (const { page, path } of calls)
    if (Object.keys(path).length === 0) for (const record of page?.records ?? []) readProject(record);
  for (const { page, path } of calls) {
    const reader = readers[['languageId', 'tmId', 'glossaryId', 'projectId'].find((name) => name in path) ?? ''];
    if (page === undefined || reader === undefined || !ownersAreIds(path)) continue;
    touchOwner(path);
    for (const record of page.records) reader(record, path);
  }
  if ([...users.values()].some(({ login }) => /^user-\d+$/.test(String(login))))
    missing.add('Logins of users who were only seen by their ids: they are called user-<id>.');

  return {
    dataset: {
      users: [...users.values()],
      languages: [...languages.values()],
      projects: [...projects].map(([id, project]) => ({
        ...project,
        strings: [...(strings.get(id)?.values() ?? [])].map(completeString),
      })),
      tms: [...tms].map(([id, segments]) => ({ id, segments: [...segments.values()] })),
      glossaries: [...glossaries].map(([id, terms]) => ({ id, terms: [...terms.values()] })),
    },
    missing: [...missing],
  };

  /** An owner whose list is empty exists as well. */
  function touchOwner({ projectId, languageId, tmId, glossaryId }: ListCall['path']): void {
    if (projectId !== undefined) projectOf(Number(projectId));
    if (languageId !== undefined) addLanguage(languageId);
    if (tmId !== undefined) listOf(tms, Number(tmId));
    if (glossaryId !== undefined) listOf(glossaries, Number(glossaryId));
  }

  function readProject(record: Json): void {
    const { id } = record;
    if (!isId(id)) return;
    addUser(record['userId']);
    for (const language of [record['sourceLanguage'], ...asList(record['targetLanguages'])])
      if (isObject(language)) addLanguage(language['id'], language);
    const targets = Array.isArray(record['targetLanguageIds']) ? (record['targetLanguageIds'] as unknown[]) : [];
    projects.set(id, {
      id,
      identifier: asText(record['identifier']) ?? `project-${id}`,
      name: asText(record['name']) ?? `Project ${id}`,
      sourceLanguageId: addLanguage(record['sourceLanguageId']) ?? addLanguage('en'),
      targetLanguageIds: targets.flatMap((target) => addLanguage(target) ?? []),
    });
  }

  function readTranslation(record: Json, language: string, into: Map<number, Draft>): void {
    const { stringId } = record;
    if (!isId(stringId)) return;
    const isPlural = Array.isArray(record['plurals']);
    const string = into.get(stringId) ?? { id: stringId, translations: [], 'type is plural': isPlural };
    if (!into.has(stringId)) missing.add('Everything but the translations of strings that no string list showed.');
    const own = readForms(isPlural ? asList(record['plurals']) : [record], isPlural).map((form) => ({
      ...form,
      language,
      ...named('provider', asText(record['provider'])),
      ...(record['isPreTranslated'] === true && { 'is pre translated': true }),
    }));
    const ids = own.map(({ id }) => id);
    const others = asList(string['translations']).filter(({ id }) => !ids.includes(id as number));
    into.set(stringId, { ...string, translations: [...others, ...own] });
  }

  /** Translations by their ids: all forms of one may have the same, or each its own. */
  function readForms(forms: readonly Json[], isPlural: boolean) {
    const ids = [...new Set(forms.map(({ translationId }) => translationId))].filter(isId);
    return ids.map((id) => {
      const own = forms.filter(({ translationId }) => translationId === id);
      const user = isObject(own[0]?.['user']) ? own[0]['user'] : {};
      const names = own.map((form) => [asText(form['pluralForm']) ?? 'other', asText(form['text']) ?? '']);
      const form = isPlural ? { 'plural form': names[0]![0] } : {};
      return {
        id,
        ...(own.length > 1 ? { text: Object.fromEntries(names) } : { text: names[0]![1], ...form }),
        ...named('user', addUser(user['id'], user['username'])),
        ...named('updated', toUtc(own[0]?.['createdAt'])),
      };
    });
  }
}

function readString(record: Json): Draft {
  const { text, maxLength, isHidden, isDuplicate, hasPlurals, isIcu, type, branchId, fileId, fields } = record;
  const isAsset = type === 'asset';
  return {
    ...pick(record, ['id', 'identifier', 'context']),
    ...named('text', typeof text === 'string' || isTexts(text) ? text : undefined),
    ...named('max length', Number.isInteger(maxLength) ? maxLength : undefined),
    'is hidden': isHidden === true,
    'is visible': isHidden !== true,
    'is duplicate': isDuplicate === true,
    'type is plain': hasPlurals !== true && isIcu !== true && !isAsset,
    'type is plural': hasPlurals === true,
    'type is icu': isIcu === true,
    'type is asset': isAsset,
    labels: (Array.isArray(record['labelIds']) ? (record['labelIds'] as unknown[]) : [])
      .filter(isId)
      .map((id) => ({ id })),
    ...named('branch', isId(branchId) ? { id: branchId } : undefined),
    ...named('file', isId(fileId) ? { id: fileId } : undefined),
    ...named('added', toUtc(record['createdAt'])),
    ...named('updated', toUtc(record['updatedAt'])),
    ...(isObject(fields) && {
      fields: Object.entries(fields).map(([slug, value]) => ({ slug, name: slug, value: asText(value) ?? null })),
    }),
  };
}

/** A string with the summary that follows from the translations that were seen. */
function completeString(string: Draft): Draft {
  const translations = [...asList(string['translations'])].sort(
    (one, other) => Number(one['id']) - Number(other['id']),
  );
  return {
    ...string,
    translations,
    'languages summary': summarizeLanguages(string['text'] as string, translations as never),
  };
}

const LANGUAGE_TEXTS = [
  ...['name', 'editorCode', 'twoLettersCode', 'threeLettersCode', 'locale', 'androidCode', 'osxCode', 'osxLocale'],
  'pluralRules',
];

const pickLanguage = (given: Json): Draft => ({
  ...pick(given, LANGUAGE_TEXTS),
  ...(isListOfTexts(given['pluralCategoryNames']) && { pluralCategoryNames: given['pluralCategoryNames'] }),
});

const ownersAreIds = ({ languageId: _, ...ids }: ListCall['path']) =>
  Object.values(ids).every((id) => /^\d{1,15}$/.test(id));

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const isTexts = (value: unknown) => isObject(value) && isListOfTexts(Object.values(value));
const isListOfTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');
const asList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const named = (name: string, value: unknown): Draft => (value === undefined ? {} : { [name]: value });

/** These members, where they are texts, numbers or null. */
const pick = (record: Json, names: readonly string[]): Draft =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = record[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );

/** A timestamp as a string context writes it. */
function toUtc(value: unknown): string | undefined {
  const date = typeof value === 'string' ? new Date(value) : undefined;
  return date === undefined || Number.isNaN(date.getTime())
    ? undefined
    : date.toISOString().slice(0, 19).replace('T', ' ');
}
