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
  const [problem] = listReferenceProblems(value);
  return problem ? { ok: false, ...problem } : { ok: true, dataset: value };
}

/** Everything that is wrong with a dataset: with its shape, or else with its ids and languages. */
export function listDatasetProblems(value: unknown): readonly DatasetProblem[] {
  if (validateDataset(value)) return listReferenceProblems(value);
  return decisive(validateDataset.errors ?? []).map((error) => ({
    error: describe([{ ...error, instancePath: '' }], '', value).trim(),
    at: error.instancePath,
  }));
}

/** The repeated ids and unknown languages in a dataset of the right shape. */
function listReferenceProblems(dataset: Dataset): readonly DatasetProblem[] {
  const languages = new Set((dataset.languages ?? []).map((language) => language.id));
  const describeUnknown = (id: string, at: string): readonly DatasetProblem[] =>
    languages.has(id) ? [] : [{ error: `The dataset has no language “${id}”.`, at }];
  return [
    ...listRepeated(dataset.users, '/users', 'id'),
    ...listRepeated(dataset.users, '/users', 'login'),
    ...listRepeated(dataset.languages, '/languages', 'id'),
    ...listRepeated(dataset.projects, '/projects', 'id'),
    ...listRepeated(dataset.tms, '/tms', 'id'),
    ...listRepeated(dataset.glossaries, '/glossaries', 'id'),
    ...listAll(dataset.projects, '/projects', ({ sourceLanguageId, targetLanguageIds, strings }, at) => {
      const translations = new Set<number>();
      return [
        ...describeUnknown(sourceLanguageId, `${at}/sourceLanguageId`),
        ...listAll(targetLanguageIds, `${at}/targetLanguageIds`, describeUnknown),
        ...listRepeated(strings, `${at}/strings`, 'id'),
        ...listAll(strings, `${at}/strings`, (string, stringAt) =>
          listAll(string.translations, `${stringAt}/translations`, ({ id, language }, translationAt) => {
            const isRepeated = translations.has(id);
            translations.add(id);
            return [
              ...describeUnknown(language, `${translationAt}/language`),
              ...(isRepeated ? [describeRepetition('id', id, translationAt)] : []),
            ];
          }),
        ),
      ];
    }),
    ...listAll(dataset.tms, '/tms', (tm, at) => listRepeated(tm.segments, `${at}/segments`, 'id')),
    ...listAll(dataset.glossaries, '/glossaries', (glossary, at) => listRepeated(glossary.terms, `${at}/terms`, 'id')),
  ];
}

const describeRepetition = (key: string, value: string | number, at: string): DatasetProblem => ({
  error: `The ${key} ${value} occurs more than once.`,
  at: `${at}/${key}`,
});

const NONE: readonly DatasetProblem[] = [];

function listAll<Item>(
  items: readonly Item[] | undefined,
  at: string,
  check: (item: Item, at: string) => readonly DatasetProblem[],
): readonly DatasetProblem[] {
  let problems: DatasetProblem[] | undefined;
  for (const [index, item] of (items ?? []).entries()) {
    const some = check(item, `${at}/${index}`);
    if (some.length > 0) (problems ??= []).push(...some);
  }
  return problems ?? NONE;
}

function listRepeated<Key extends string>(
  items: readonly { readonly [K in Key]: string | number }[] | undefined,
  at: string,
  key: Key,
): readonly DatasetProblem[] {
  const seen = new Set<string | number>();
  return listAll(items, at, (item, itemAt) => {
    if (seen.has(item[key])) return [describeRepetition(key, item[key], itemAt)];
    seen.add(item[key]);
    return NONE;
  });
}
