import type { Dataset } from './dataset.ts';
import type { DatasetSketch } from './dataset-sketch.ts';
import { describeProblems } from './dataset-check.ts';
import { completeSketch } from './partial-dataset.ts';

/**
 * A complete dataset from the members that a test cares about, as in `datasetWith({ strings: [{ text: 'Pay now' }] })`.
 *
 * Ids count from 1 in the given order, per list; those of translations per project. A string gets a key, a text, a file,
 * dates, its type, and a `languages summary` that follows from its translations. Users and languages that are mentioned
 * are added. Given values stay as they are, null included, except that a user may be given by the login and a date
 * without its time. Throws an Error that names every mistake and its place.
 */
export function datasetWith(sketch: DatasetSketch = {}): Dataset {
  const read = completeSketch(sketch);
  if (!read.ok) throw new Error(describeProblems(read.problems));
  return read.dataset;
}
