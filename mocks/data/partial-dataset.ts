import { nearest } from '../../spec/nearest.ts';
import { isObject } from '../../spec/json.ts';
import { validateDataset } from '../../spec/schemas/validators.gen.js';
import { listDatasetProblems, type DatasetProblem } from './dataset-check.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetSketch } from './dataset-sketch.ts';
import { datasetWith } from './dataset-with.ts';

/** The lists of a partial dataset, and for a shorthand the place of its items in a complete one. */
const LISTS: Readonly<Record<keyof DatasetSketch, string>> = {
  users: '/users',
  languages: '/languages',
  projects: '/projects',
  tms: '/tms',
  glossaries: '/glossaries',
  strings: '/projects/0/strings',
  segments: '/tms/0/segments',
  terms: '/glossaries/0/terms',
};

type ReadDataset =
  | { readonly ok: true; readonly dataset: Dataset }
  | { readonly ok: false; readonly problems: readonly DatasetProblem[] };

/**
 * A complete dataset as it is, or what `datasetWith` makes of a partial one; or everything that is wrong with it, at its
 * places in the partial one.
 */
export function readPartialDataset(value: unknown): ReadDataset {
  if (validateDataset(value)) return check(value, value);
  const problems = listShapeProblems(value);
  if (problems.length > 0) return { ok: false, problems };
  return check(datasetWith(value as DatasetSketch), value as object);
}

function check(dataset: Dataset, given: object): ReadDataset {
  const problems = listDatasetProblems(dataset).map(({ error, at }) => ({ error, at: findGiven(at, given) }));
  return problems.length === 0 ? { ok: true, dataset } : { ok: false, problems };
}

/** The place in what was given of a place in the complete dataset. */
function findGiven(at: string, given: object): string {
  const found = Object.entries(LISTS).find(
    ([name, place]) => Object.hasOwn(given, name) && (at === place || at.startsWith(`${place}/`)),
  );
  return found === undefined ? at : `/${found[0]}${at.slice(found[1].length)}`;
}

/** What `datasetWith` cannot work with: unknown lists, lists that are none, items that are no objects. */
function listShapeProblems(value: unknown): readonly DatasetProblem[] {
  if (!isObject(value)) return [{ error: 'It is no object with lists.', at: '' }];
  const known = Object.keys(LISTS);
  const unknown = Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const [near] = nearest(name, known);
      const help = near === undefined ? `known are ${known.join(', ')}` : `the nearest known name is “${near}”`;
      return { error: `There is no list “${name}”; ${help}.`, at: '' };
    });
  const twice = [
    ['projects', 'strings'],
    ['tms', 'segments'],
    ['glossaries', 'terms'],
  ].flatMap(([list = '', shorthand = '']) =>
    Object.hasOwn(value, list) && Object.hasOwn(value, shorthand)
      ? [{ error: `It is a shorthand for one of “${list}”: give only one of the two.`, at: `/${shorthand}` }]
      : [],
  );
  const wrong = known.flatMap((name) =>
    listItemProblems(value[name], `/${name}`, ['users', 'languages'].includes(name)),
  );
  return [...unknown, ...twice, ...wrong];
}

/** The lists within an item, which `datasetWith` completes too. */
const INNER = ['strings', 'translations', 'segments', 'records', 'terms', 'concepts'];

function listItemProblems(list: unknown, at: string, isTextAllowed = false): readonly DatasetProblem[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [{ error: 'It is no list.', at }];
  return list.flatMap((item: unknown, index) => {
    if (isTextAllowed && typeof item === 'string') return [];
    if (!isObject(item)) return [{ error: 'It is no object.', at: `${at}/${index}` }];
    return INNER.flatMap((name) => listItemProblems(item[name], `${at}/${index}/${name}`));
  });
}
