import { decisive, describe } from '../../spec/schema-errors.ts';
import { validateDataset } from '../../spec/validators.gen.ts';
import type { Dataset } from './dataset.ts';

/** What is wrong with data that somebody sent: a sentence, and a JSON pointer to the place. */
export interface DataFault {
  readonly error: string;
  readonly at: string;
}

type Checked = { readonly ok: true; readonly dataset: Dataset } | ({ readonly ok: false } & DataFault);

/** Whether a value is a dataset: first its shape by the schema, then whether its ids and languages fit together. */
export function checkedDataset(value: unknown): Checked {
  if (!validateDataset(value)) {
    const errors = decisive(validateDataset.errors ?? []);
    return { ok: false, error: describe(errors, 'The dataset', value), at: errors[0]?.instancePath ?? '' };
  }
  const fault = danglingReference(value);
  return fault ? { ok: false, ...fault } : { ok: true, dataset: value };
}

/** The first thing that a dataset of the right shape gets wrong about its own ids and languages, if any. */
function danglingReference(dataset: Dataset): DataFault | undefined {
  const languages = new Set((dataset.languages ?? []).map((language) => language.id));
  return (
    repeated(dataset.users, '/users', 'id') ??
    repeated(dataset.users, '/users', 'login') ??
    repeated(dataset.languages, '/languages', 'id') ??
    repeated(dataset.projects, '/projects', 'id') ??
    repeated(dataset.tms, '/tms', 'id') ??
    repeated(dataset.glossaries, '/glossaries', 'id') ??
    first(dataset.projects, '/projects', (project, at) => {
      if (!languages.has(project.sourceLanguageId)) {
        return unknownLanguage(project.sourceLanguageId, `${at}/sourceLanguageId`);
      }
      const target = project.targetLanguageIds.findIndex((id) => !languages.has(id));
      if (target >= 0) return unknownLanguage(project.targetLanguageIds[target]!, `${at}/targetLanguageIds/${target}`);
      const translations = new Set<number>();
      return (
        repeated(project.strings, `${at}/strings`, 'id') ??
        first(project.strings, `${at}/strings`, (string, of) =>
          first(string.translations, `${of}/translations`, ({ id, language }, place) => {
            if (!languages.has(language)) return unknownLanguage(language, `${place}/language`);
            if (translations.has(id)) return twice('id', id, place);
            translations.add(id);
            return undefined;
          }),
        )
      );
    }) ??
    first(dataset.tms, '/tms', (tm, at) => repeated(tm.segments, `${at}/segments`, 'id')) ??
    first(dataset.glossaries, '/glossaries', (glossary, at) => repeated(glossary.terms, `${at}/terms`, 'id'))
  );
}

const unknownLanguage = (id: string, at: string): DataFault => ({
  error: `The language “${id}” is not among the dataset's languages.`,
  at,
});

const twice = (key: string, value: string | number, at: string): DataFault => ({
  error: `The ${key} ${value} is there more than once.`,
  at: `${at}/${key}`,
});

function first<Item>(
  items: readonly Item[] | undefined,
  at: string,
  check: (item: Item, at: string) => DataFault | undefined,
): DataFault | undefined {
  for (const [index, item] of (items ?? []).entries()) {
    const fault = check(item, `${at}/${index}`);
    if (fault) return fault;
  }
  return undefined;
}

function repeated<Key extends string>(
  items: readonly { readonly [K in Key]: string | number }[] | undefined,
  at: string,
  key: Key,
): DataFault | undefined {
  const seen = new Set<string | number>();
  return first(items, at, (item, place) => {
    if (seen.has(item[key])) return twice(key, item[key], place);
    seen.add(item[key]);
    return undefined;
  });
}
