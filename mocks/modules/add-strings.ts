import type { StringRecord, TranslationEntry } from '../../spec/schemas/types.gen.ts';
import type { Dataset, SourceString, Translation } from '../data/dataset.ts';
import type { FileImport } from './job-types.ts';
import type { ModuleRules } from './module-rules.ts';

/**
 * The dataset with string records added to the project of an import; `now` is in milliseconds since the epoch.
 *
 * An import and an update replace the strings of the file. A string whose identifier stays keeps its id. With
 * `import_translations` the other strings of the file are kept too.
 */
export function addStrings(
  dataset: Dataset,
  imported: FileImport,
  records: readonly StringRecord[],
  now: number,
  rules: ModuleRules,
): Dataset {
  const { project, file, operation } = imported;
  const createString = createStringFactory(dataset, imported, now, rules);
  const sameFile = new Map<string, SourceString[]>();
  const otherFiles: SourceString[] = [];
  for (const string of listStrings(dataset, project.id)) {
    const identifier = string.identifier ?? '';
    if (string.file?.id !== file.id || (operation === 'import' && rules.isAddedOnceMore())) otherFiles.push(string);
    else sameFile.set(identifier, [...(sameFile.get(identifier) ?? []), string]);
  }
  const added = records.map((record) =>
    createString(rules.applyDefaults(record), sameFile.get(record.identifier)?.shift()),
  );
  const kept = operation === 'import_translations' ? [...sameFile.values()].flat() : [];
  return replaceStrings(dataset, project.id, [...otherFiles, ...kept, ...added]);
}

/** The strings of a project; none if there is no such project. */
export const listStrings = (dataset: Dataset, projectId: number): readonly SourceString[] =>
  dataset.projects?.find(({ id }) => id === projectId)?.strings ?? [];

/** The dataset with the strings of one project replaced. */
export const replaceStrings = (dataset: Dataset, projectId: number, strings: readonly SourceString[]): Dataset => ({
  ...dataset,
  projects: (dataset.projects ?? []).map((project) => (project.id === projectId ? { ...project, strings } : project)),
});

/** The function that makes a source string from a record; `before` is the string with the same identifier. */
function createStringFactory(
  dataset: Dataset,
  { project, file, login }: FileImport,
  now: number,
  rules: ModuleRules,
): (record: StringRecord, before: SourceString | undefined) => SourceString {
  const strings = (dataset.projects ?? []).flatMap((each) => each.strings ?? []);
  let nextStringId = maxId(strings) + 1;
  let nextTranslationId = maxId(strings.flatMap(({ translations }) => translations ?? [])) + 1;
  const labelIds = new Map(
    strings.flatMap(({ labels }) => labels ?? []).map(({ id, title }) => [title ?? '', id ?? 0]),
  );
  const date = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
  const user = dataset.users?.find((each) => each.login === login)?.id ?? null;

  const createLabel = (title: string) => {
    if (!labelIds.has(title)) labelIds.set(title, Math.max(0, ...labelIds.values()) + 1);
    return { id: labelIds.get(title)!, title, 'is system': false };
  };

  /** The translations of one entry: one, or one per form of a plural string. */
  const createTranslations = (language: string, entry: TranslationEntry): Translation[] => {
    const forms: readonly (readonly [string | undefined, string])[] =
      typeof entry.text === 'string' ? [[undefined, entry.text]] : Object.entries(entry.text);
    const statuses = rules.readStatus(entry);
    return forms.flatMap(([form, text]) => {
      const status = typeof statuses === 'object' ? (statuses[form ?? ''] ?? 'translated') : statuses;
      if (status === 'untranslated' && !rules.isUntranslatedAdded()) return [];
      return {
        id: nextTranslationId++,
        language,
        text,
        ...(form === undefined ? {} : { 'plural form': form }),
        ...(user === null ? {} : { user }),
        'is pre translated': false,
        votes: [],
        approvals: status === 'approved' && user !== null ? [{ user, added: date }] : [],
        updated: date,
      };
    });
  };

  return (record, before) => {
    const entries = Object.entries(record.translations ?? {}).filter(([id]) => project.targetLanguageIds.includes(id));
    const added = entries.flatMap(([language, entry]) => createTranslations(language, entry));
    const kept = (before?.translations ?? []).filter(({ language }) => !entries.some(([id]) => id === language));
    const translations = [...kept, ...added];
    const isPlural = record.hasPlurals === true;
    return rules.completeString(
      {
        ...before,
        id: before?.id ?? nextStringId++,
        identifier: record.identifier,
        text: record.text,
        context: record.context ?? '',
        'max length': record.maxLength ?? null,
        'type is plain': !isPlural,
        'type is plural': isPlural,
        'type is icu': false,
        'type is asset': false,
        'is hidden': record.isHidden === true,
        'is visible': record.isHidden !== true,
        'is duplicate': before?.['is duplicate'] ?? false,
        file: before?.file ?? {
          id: file.id,
          name: file.name,
          title: file.name,
          type: file.name.split('.').at(-1) ?? '',
          context: '',
        },
        labels: (record.labels ?? []).map(createLabel),
        comments: before?.comments ?? [],
        screenshots: before?.screenshots ?? [],
        translations,
        'languages summary': [...new Set(translations.map(({ language }) => language))].map((language) =>
          summarizeLanguage(language, translations, before),
        ),
        added: before?.added ?? date,
        updated: date,
      },
      record,
    );
  };
}

const maxId = (items: readonly { readonly id: number }[]) => items.reduce((max, { id }) => Math.max(max, id), 0);

function summarizeLanguage(language: string, translations: readonly Translation[], before: SourceString | undefined) {
  const own = translations.filter((each) => each.language === language);
  const approvals = own.reduce((sum, translation) => sum + (translation.approvals?.length ?? 0), 0);
  return {
    ...before?.['languages summary']?.find((summary) => summary.language === language),
    language,
    'is translated': true,
    'is approved': own.every((translation) => (translation.approvals?.length ?? 0) > 0),
    'is partially approved': approvals > 0,
    approvalsCount: approvals,
    'translation updated': own[0]?.updated ?? null,
  };
}
