import { decisive, describe } from '../../spec/schemas/schema-errors.ts';
import { validateDataset } from '../../spec/schemas/validators.gen.js';
import type { Dataset } from './dataset.ts';

/** What is wrong with a dataset: a sentence, and a JSON pointer to the place. */
export interface DatasetProblem {
  readonly error: string;
  readonly at: string;
}

type CheckedDataset = { readonly ok: true; readonly dataset: Dataset } | ({ readonly ok: false } & DatasetProblem);

/** Whether a value is a dataset: first its shape, by the schema, then that ids are unique and languages exist. */
export function checkDataset(value: unknown): CheckedDataset {
  if (!validateDataset(value)) {
    const errors = decisive(validateDataset.errors ?? []);
    return { ok: false, error: describe(errors, 'The dataset', value), at: errors[0]?.instancePath ?? '' };
  }
  const problem = findReferenceProblem(value);
  return problem ? { ok: false, ...problem } : { ok: true, dataset: value };
}

/** The first repeated id or unknown language in a dataset of the right shape. */
function findReferenceProblem(dataset: Dataset): DatasetProblem | undefined {
  const languages = new Set((dataset.languages ?? []).map((language) => language.id));
  return (
    findRepeated(dataset.users, '/users', 'id') ??
    findRepeated(dataset.users, '/users', 'login') ??
    findRepeated(dataset.languages, '/languages', 'id') ??
    findRepeated(dataset.projects, '/projects', 'id') ??
    findRepeated(dataset.tms, '/tms', 'id') ??
    findRepeated(dataset.glossaries, '/glossaries', 'id') ??
    findFirst(dataset.projects, '/projects', (project, at) => {
      if (!languages.has(project.sourceLanguageId)) {
        return describeUnknownLanguage(project.sourceLanguageId, `${at}/sourceLanguageId`);
      }
      const target = project.targetLanguageIds.findIndex((id) => !languages.has(id));
      if (target >= 0) {
        return describeUnknownLanguage(project.targetLanguageIds[target]!, `${at}/targetLanguageIds/${target}`);
      }
      const translations = new Set<number>();
      return (
        findRepeated(project.strings, `${at}/strings`, 'id') ??
        findFirst(project.strings, `${at}/strings`, (string, stringAt) =>
          findFirst(string.translations, `${stringAt}/translations`, ({ id, language }, translationAt) => {
            if (!languages.has(language)) return describeUnknownLanguage(language, `${translationAt}/language`);
            if (translations.has(id)) return describeRepetition('id', id, translationAt);
            translations.add(id);
            return undefined;
          }),
        )
      );
    }) ??
    findFirst(dataset.tms, '/tms', (tm, at) => findRepeated(tm.segments, `${at}/segments`, 'id')) ??
    findFirst(dataset.glossaries, '/glossaries', (glossary, at) => findRepeated(glossary.terms, `${at}/terms`, 'id'))
  );
}

const describeUnknownLanguage = (id: string, at: string): DatasetProblem => ({
  error: `The dataset has no language “${id}”.`,
  at,
});

const describeRepetition = (key: string, value: string | number, at: string): DatasetProblem => ({
  error: `The ${key} ${value} occurs more than once.`,
  at: `${at}/${key}`,
});

function findFirst<Item>(
  items: readonly Item[] | undefined,
  at: string,
  check: (item: Item, at: string) => DatasetProblem | undefined,
): DatasetProblem | undefined {
  for (const [index, item] of (items ?? []).entries()) {
    const problem = check(item, `${at}/${index}`);
    if (problem) return problem;
  }
  return undefined;
}

function findRepeated<Key extends string>(
  items: readonly { readonly [K in Key]: string | number }[] | undefined,
  at: string,
  key: Key,
): DatasetProblem | undefined {
  const seen = new Set<string | number>();
  return findFirst(items, at, (item, itemAt) => {
    if (seen.has(item[key])) return describeRepetition(key, item[key], itemAt);
    seen.add(item[key]);
    return undefined;
  });
}
