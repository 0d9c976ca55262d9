import { isTooDeep } from '../../run/read-file.ts';
import { nearest } from '../../spec/nearest.ts';
import { isObject, type Json } from '../../spec/json.ts';
import { validateDataset } from '../../spec/schemas/validate-dataset.gen.js';
import { completeDataset, USER_MEMBERS } from './complete-dataset.ts';
import { checkDataset, checkReferences, type CheckedDataset, type DatasetProblem } from './dataset-check.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetSketch } from './dataset-sketch.ts';

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

/**
 * A complete dataset as it is, or what `datasetWith` makes of a partial one; or everything that is wrong with it, at its
 * places in the partial one.
 */
export const readPartialDataset = (value: unknown): CheckedDataset =>
  validateDataset(value) ? checkReferences(value as Dataset) : completeSketch(value);

/** What `datasetWith` makes of a partial dataset, or everything that is wrong with it, at its places there. */
export function completeSketch(value: unknown): CheckedDataset {
  if (!isObject(value)) return { ok: false, problems: [{ error: 'It is no object with lists.', at: '' }] };
  if (isTooDeep(value)) return { ok: false, problems: [{ error: 'It is nested more than 200 levels deep.', at: '' }] };
  const { sketch, problems } = readShape(value);
  const checked = checkDataset(completeDataset(sketch));
  if (checked.ok && problems.length === 0) return checked;
  // Of what is no item nothing else needs to be said.
  const isNew = ({ at }: DatasetProblem) =>
    !problems.some((one) => one.at !== '' && (at === one.at || at.startsWith(`${one.at}/`)));
  const others = checked.ok ? [] : checked.problems.map((one) => explainGiven(one, value));
  return { ok: false, problems: [...problems, ...others.filter(isNew)] };
}

/** A mistake in the complete dataset, at its place in what was given. */
function explainGiven({ error, at }: DatasetProblem, given: Json): DatasetProblem {
  const place = findGiven(at, given);
  const [name = '', login] = [place.split('/').at(-1), findValue(place, given)];
  // A login that is known has become an id.
  if (USER_MEMBERS.has(name) && typeof login === 'string')
    return { error: `There is no user “${login}”; \`users\` has the logins.`, at: place };
  return { error, at: place };
}

const findValue = (pointer: string, value: unknown): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((inner: unknown, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

/** The place in what was given of a place in the complete dataset. */
function findGiven(at: string, given: object): string {
  const found = Object.entries(LISTS).find(
    ([name, place]) => Object.hasOwn(given, name) && (at === place || at.startsWith(`${place}/`)),
  );
  return found === undefined ? at : `/${found[0]}${at.slice(found[1].length)}`;
}

const SHORTHANDS: Readonly<Record<string, string>> = { strings: 'projects', segments: 'tms', terms: 'glossaries' };

interface Shape<Value> {
  readonly sketch: Value;
  readonly problems: readonly DatasetProblem[];
}

/** What can be completed of a value, and what cannot: unknown lists, lists that are none, items that are no objects. */
function readShape(value: Json): Shape<DatasetSketch> {
  const known = Object.keys(LISTS);
  const problems: DatasetProblem[] = [];
  const sketch: Record<string, unknown> = {};
  for (const [name, list] of Object.entries(value)) {
    const whole = SHORTHANDS[name];
    if (!known.includes(name)) {
      const [near] = nearest(name, known);
      const help = near === undefined ? `known are ${known.join(', ')}` : `the nearest known name is “${near}”`;
      problems.push({ error: `There is no list “${name}”; ${help}.`, at: '' });
    } else if (whole !== undefined && Object.hasOwn(value, whole)) {
      problems.push({ error: `It is a shorthand for one of “${whole}”: give only one of the two.`, at: `/${name}` });
    } else {
      const read = readItems(list, `/${name}`, name === 'users' || name === 'languages');
      problems.push(...read.problems);
      if (read.sketch !== undefined) sketch[name] = read.sketch;
    }
  }
  return { sketch, problems };
}

/** The lists within an item, which are completed too. */
const INNER = ['strings', 'translations', 'segments', 'records', 'terms', 'concepts'];

/** A list in which an empty object stands for what is none, so that every other item keeps its place. */
function readItems(list: unknown, at: string, isTextAllowed: boolean): Shape<readonly unknown[] | undefined> {
  if (list === undefined) return { sketch: undefined, problems: [] };
  if (!Array.isArray(list)) return { sketch: undefined, problems: [{ error: 'It is no list.', at }] };
  const items = list.map((item: unknown, index) => readItem(item, `${at}/${index}`, isTextAllowed));
  return { sketch: items.map(({ sketch }) => sketch), problems: items.flatMap(({ problems }) => problems) };
}

function readItem(item: unknown, at: string, isTextAllowed: boolean): Shape<unknown> {
  if (typeof item === 'string') {
    if (isTextAllowed) return { sketch: item, problems: [] };
    const example = JSON.stringify({ text: item.slice(0, MAX_EXAMPLE) });
    return { sketch: {}, problems: [{ error: `It is text, and should be an object, as in ${example}.`, at }] };
  }
  if (!isObject(item)) return { sketch: {}, problems: [{ error: 'It is no object.', at }] };
  const problems: DatasetProblem[] = [];
  const sketch: Record<string, unknown> = { ...item };
  for (const name of INNER.filter((one) => item[one] !== undefined)) {
    const read = readItems(item[name], `${at}/${name}`, false);
    problems.push(...read.problems);
    if (read.sketch === undefined) delete sketch[name];
    else sketch[name] = read.sketch;
  }
  return { sketch, problems };
}

const MAX_EXAMPLE = 40;
