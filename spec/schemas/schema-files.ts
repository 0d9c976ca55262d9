import { readdir, readFile } from 'node:fs/promises';

/** A JSON Schema, or a part of one, as it is read from its file. */
export type Schema = { readonly [keyword: string]: unknown };

const FOLDER = new URL('./', import.meta.url);
const ENDING = '.schema.json';

/** Every schema of `schemas/` by its name, which is that of its file without the ending. For generators and tests. */
export async function readSchemas(): Promise<Map<string, Schema>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(ENDING)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, FOLDER), 'utf8')));
  return new Map(files.map((file, index) => [file.slice(0, -ENDING.length), JSON.parse(texts[index]!) as Schema]));
}

/** The name of a schema as a type: `job-request` is `JobRequest`. */
export const typeName = (name: string): string =>
  name.replace(/(^|[- ])([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
