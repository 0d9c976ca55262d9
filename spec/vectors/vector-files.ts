import { readdirSync, readFileSync } from 'node:fs';
import type { Case, Dataset, JobRequest } from '../schemas/types.gen.ts';

const FOLDER = new URL('./', import.meta.url);

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

/** The documents of a folder, by their names. */
function documents<T>(folder: string): ReadonlyMap<string, T> {
  const names = readdirSync(new URL(folder, FOLDER)).filter((file) => file.endsWith('.json'));
  return new Map(names.sort().map((file) => [file.slice(0, -'.json'.length), read(`${folder}${file}`) as T]));
}

/** A file of vectors: what it is about, and its cases. */
export interface VectorFile {
  readonly about: string;
  readonly cases: readonly Case[];
}

/** The files of vectors by name, for the tests that run them. */
export const vectorFiles = documents<VectorFile>('');

/** What cases call by name: datasets, and jobs that are answered. */
export const datasets = documents<Dataset>('datasets/');
/** The job requests that vectors refer to, by file name. */
export const jobs = documents<JobRequest>('jobs/');

/** All cases of a kind. */
export const casesOf = <Kind extends Case['kind']>(kind: Kind): readonly Extract<Case, { kind: Kind }>[] =>
  [...vectorFiles.values()].flatMap(({ cases }) =>
    cases.filter((each): each is Extract<Case, { kind: Kind }> => each.kind === kind),
  );
