import { isObject } from '../../spec/json.ts';
import { decisive, describe, MAX_ERRORS, type SchemaError } from '../../spec/schemas/schema-errors.ts';
import { validateDataset } from '../../spec/schemas/validate-dataset.gen.js';
import type { Dataset } from './dataset.ts';
import { findLanguageMeant } from './demo-languages.ts';

/** What is wrong with a dataset: a sentence, and a JSON pointer to the place. */
export interface DatasetProblem {
  readonly error: string;
  readonly at: string;
}

/** A dataset, or everything that is wrong with it. */
export type CheckedDataset =
  | { readonly ok: true; readonly dataset: Dataset }
  | { readonly ok: false; readonly problems: readonly DatasetProblem[] };

/** Whether a value is a dataset: its shape, by the schema, and that ids are unique and languages exist. */
export function checkDataset(value: unknown): CheckedDataset {
  if (validateDataset(value)) return checkReferences(value as Dataset);
  const shape = describeErrors(validateDataset.errors ?? [], value);
  // What has no place in a list is passed over, because the schema has said so.
  return { ok: false, problems: [...shape, ...listReferenceProblems(isObject(value) ? (value as Dataset) : {})] };
}

/** Whether ids are unique and languages exist in what has the shape of a dataset. */
export function checkReferences(dataset: Dataset): CheckedDataset {
  const problems = listReferenceProblems(dataset);
  return problems.length === 0 ? { ok: true, dataset } : { ok: false, problems };
}

const describeErrors = (errors: readonly SchemaError[], value: unknown): readonly DatasetProblem[] =>
  decisive(errors).map((error) => ({
    error: describeResponseName(error) ?? describe([{ ...error, instancePath: '' }], '', value).trim(),
    at: error.instancePath,
  }));

/** Members of responses, with the members of a dataset that they come from. */
const RESPONSE_NAMES: Readonly<Record<string, readonly string[]>> = {
  createdAt: ['added', 'updated'],
  updatedAt: ['updated'],
  fileId: ['file'],
  branchId: ['branch'],
  labelIds: ['labels'],
  languageId: ['language'],
  userId: ['user'],
  hasPlurals: ['type is plural'],
  isApproved: ['approvals', 'is approved'],
  'is approved': ['approvals'],
  rating: ['votes'],
};

/** What an unknown member is called here, if it is one of a response. */
function describeResponseName({ params, parentSchema }: SchemaError): string | undefined {
  const name = String(params['additionalProperty']);
  if (!Object.hasOwn(RESPONSE_NAMES, name)) return undefined;
  const known = Object.keys(parentSchema?.['properties'] ?? {});
  const own = RESPONSE_NAMES[name]?.find((one) => known.includes(one));
  return own === undefined ? undefined : `has an unknown member “${name}”; a dataset has “${own}” for it.`;
}

/** Lines shown; what is wrong throughout is not told better by more. */
const MAX_SHOWN = 20;

/**
 * What is wrong with a dataset, in a sentence or, for several mistakes, a line for each kind: equal mistakes at places that
 * only differ in their indices are one line with their number and the first place.
 */
export function describeProblems(problems: readonly DatasetProblem[], name = 'The dataset'): string {
  const lines = describeKinds(problems);
  if (problems.length === 1) return `${name} has a mistake: ${lines[0]!}`;
  const more = lines.length - MAX_SHOWN;
  return [
    `${name} has ${problems.length >= MAX_ERRORS ? 'at least ' : ''}${problems.length} mistakes:`,
    ...lines.slice(0, MAX_SHOWN),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ].join('\n  ');
}

/** A line for each kind of mistake, in the order of their first places. */
function describeKinds(problems: readonly DatasetProblem[]): readonly string[] {
  const kinds = new Map<string, { readonly first: DatasetProblem; times: number }>();
  for (const problem of problems) {
    const key = `${toPattern(problem.at)}\n${problem.error}`;
    const kind = kinds.get(key);
    if (kind) kind.times += 1;
    else kinds.set(key, { first: problem, times: 1 });
  }
  const told = new Set<string>();
  return [...kinds.values()].map(({ first: { error, at }, times }) => {
    const known = /; known are .*/.exec(error)?.[0] ?? '';
    // The same names need not be read again.
    const short = told.has(known) ? error.slice(0, -known.length) : error;
    if (known !== '') told.add(known);
    return times === 1
      ? `${at || 'at its root'}: ${short}`
      : `${toPattern(at) || 'at its root'}: ${short} (${times} times, first at ${at || 'its root'})`;
  });
}

/** A place with `*` for each index. */
const toPattern = (at: string) => at.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** The repeated ids and unknown languages in a dataset. */
function listReferenceProblems(dataset: Dataset): readonly DatasetProblem[] {
  const languages = new Set<string>();
  listAll(dataset.languages, '', ({ id }) => {
    languages.add(id);
    return NONE;
  });
  const describeUnknown = (id: string, at: string): readonly DatasetProblem[] =>
    typeof id !== 'string' || languages.has(id) ? [] : [{ error: describeUnknownLanguage(id), at }];
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
            const isRepeated = id !== undefined && translations.has(id);
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

function describeUnknownLanguage(id: string): string {
  const meant = findLanguageMeant(id);
  return `The dataset has no language “${id}”.${meant === undefined ? '' : ` Did you mean “${meant.id}”?`}`;
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
  if (!Array.isArray(items)) return NONE;
  for (const [index, item] of (items as readonly Item[]).entries()) {
    if (item === null || item === undefined) continue;
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
    if (item[key] !== undefined && seen.has(item[key])) return [describeRepetition(key, item[key], itemAt)];
    seen.add(item[key]);
    return NONE;
  });
}
