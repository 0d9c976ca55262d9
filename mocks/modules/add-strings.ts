import type { StringRecord, TranslationEntry } from '../../spec/types.gen.ts';
import type { Dataset, Project, SourceString, Translation } from '../state/dataset.ts';
import type { Import } from './job.ts';
import type { Rules } from '../rules.ts';

type Approved = NonNullable<Translation['approvals']>;

/**
 * The dataset with string records added to their project. An import and an update replace the strings of the file and
 * keep the ids of those whose identifier stays; with translations the other strings of the file stay as they are.
 */
export function withStrings(
  dataset: Dataset,
  imported: Import,
  records: readonly StringRecord[],
  now: number,
  rules: Rules,
): Dataset {
  const { project, file, operation } = imported;
  const make = maker(dataset, project, imported, now, rules);
  const known = new Map<string, SourceString[]>();
  const others: SourceString[] = [];
  for (const string of stringsOf(dataset, project.id)) {
    if (string.file?.id !== file.id) others.push(string);
    else known.set(string.identifier ?? '', [...(known.get(string.identifier ?? '') ?? []), string]);
  }
  const added = records.map((record) => make(rules.withDefaults(record), known.get(record.identifier)?.shift()));
  const rest = operation === 'import_translations' ? [...known.values()].flat() : [];
  return withProject(dataset, project.id, [...others, ...rest, ...added]);
}

/** The strings of a project at this moment. */
export const stringsOf = (dataset: Dataset, projectId: number): readonly SourceString[] =>
  dataset.projects?.find(({ id }) => id === projectId)?.strings ?? [];

/** The dataset with the strings of one project replaced. */
export const withProject = (dataset: Dataset, projectId: number, strings: readonly SourceString[]): Dataset => ({
  ...dataset,
  projects: (dataset.projects ?? []).map((each) => (each.id === projectId ? { ...each, strings } : each)),
});

function maker(dataset: Dataset, project: Project, { file, login }: Import, now: number, rules: Rules) {
  const all = (dataset.projects ?? []).flatMap(({ strings }) => strings ?? []);
  let nextString = all.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  let nextTranslation =
    all.flatMap(({ translations }) => translations ?? []).reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const labels = new Map(all.flatMap(({ labels: own }) => own ?? []).map(({ id, title }) => [title ?? '', id ?? 0]));
  const date = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
  const user = dataset.users?.find((each) => each.login === login)?.id ?? null;
  const approvals = (isApproved: boolean): Approved => (isApproved && user !== null ? [{ user, added: date }] : []);

  const labelOf = (title: string) => {
    if (!labels.has(title)) labels.set(title, Math.max(0, ...labels.values()) + 1);
    return { id: labels.get(title)!, title, 'is system': false };
  };

  /** The elements for one entry: one, or one for each form of a plural string. */
  const translationsOf = (language: string, entry: TranslationEntry): Translation[] => {
    const forms: readonly (readonly [string | undefined, string])[] =
      typeof entry.text === 'string' ? [[undefined, entry.text]] : Object.entries(entry.text);
    const status = rules.statusOf(entry);
    return forms.flatMap(([form, text]) => {
      const own = typeof status === 'object' ? (status[form ?? ''] ?? 'translated') : status;
      if (own === 'untranslated' && !rules.isUntranslatedAdded()) return [];
      return {
        id: nextTranslation++,
        language,
        text,
        ...(form === undefined ? {} : { 'plural form': form }),
        ...(user === null ? {} : { user }),
        'is pre translated': false,
        votes: [],
        approvals: approvals(own === 'approved'),
        updated: date,
      };
    });
  };

  return (record: StringRecord, before: SourceString | undefined): SourceString => {
    const entries = Object.entries(record.translations ?? {}).filter(([id]) => project.targetLanguageIds.includes(id));
    const given = entries.flatMap(([language, entry]) => translationsOf(language, entry));
    const kept = (before?.translations ?? []).filter(({ language }) => !entries.some(([id]) => id === language));
    const translations = [...kept, ...given];
    const isPlural = record.hasPlurals === true;
    return rules.addedString(
      {
        ...before,
        id: before?.id ?? nextString++,
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
        labels: (record.labels ?? []).map(labelOf),
        comments: before?.comments ?? [],
        screenshots: before?.screenshots ?? [],
        translations,
        'languages summary': [...new Set(translations.map(({ language }) => language))].map((language) =>
          summaryOf(language, translations, before),
        ),
        added: before?.added ?? date,
        updated: date,
      },
      record,
    );
  };
}

function summaryOf(language: string, translations: readonly Translation[], before: SourceString | undefined) {
  const own = translations.filter((each) => each.language === language);
  const count = own.reduce((sum, { approvals }) => sum + (approvals?.length ?? 0), 0);
  return {
    ...before?.['languages summary']?.find((summary) => summary.language === language),
    language,
    'is translated': true,
    'is approved': own.every(({ approvals }) => (approvals?.length ?? 0) > 0),
    'is partially approved': count > 0,
    approvalsCount: count,
    'translation updated': own[0]?.updated ?? null,
  };
}
