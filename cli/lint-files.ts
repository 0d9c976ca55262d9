import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { isReadable } from '../lint/files.ts';
import { EXIT } from '../reports/exit-code.ts';
import { CliError } from './cli-error.ts';

/** Folders in which nobody writes by hand. */
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/dist/**'];

/** The files that paths, folders and globs name, each once, in the order of their names. Throws if one names none. */
export function selectFiles(patterns: readonly string[]): readonly string[] {
  return [...new Set(patterns.flatMap(selectByPattern))];
}

function selectByPattern(pattern: string): readonly string[] {
  const stats = statSync(pattern, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const files = search('**/*', pattern).map((file) => join(pattern, file));
    return files.length > 0 ? files : reject(`${pattern} has no file in a language that lint reads.`);
  }
  if (stats?.isFile())
    return isReadable(pattern) ? [pattern] : reject(`${pattern} is not in a language that lint reads.`);
  if (stats) return reject(`${pattern} is neither a file nor a folder.`);
  if (!isDynamicPattern(pattern)) return reject(`There is no file ${pattern}.`);
  const files = search(pattern, '.');
  return files.length > 0 ? files : reject(`No file in a language that lint reads matches ${pattern}.`);
}

function reject(message: string): never {
  throw new CliError(message, EXIT.usage);
}

/** Links in a folder are not followed, because they can lead in a circle. */
const search = (pattern: string, cwd: string): readonly string[] =>
  globSync(pattern, { cwd, ignore: IGNORED, dot: true, followSymbolicLinks: false, onlyFiles: true })
    .filter(isReadable)
    .map((file) => relative(cwd, join(cwd, file)))
    .sort();

/** No file that somebody writes is larger. */
const MAX_SIZE = 5 * 2 ** 20;

/** The text of a file, or why it is left out. */
export type Source =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string; readonly isUnreadable?: true };

/** Reads a file. */
export function readSource(file: string): Source {
  let bytes: Buffer;
  try {
    if (statSync(file).size > MAX_SIZE) return { ok: false, reason: 'larger than 5 MiB' };
    bytes = readFileSync(file);
  } catch (error) {
    return { ok: false, reason: `it cannot be read (${(error as NodeJS.ErrnoException).code})`, isUnreadable: true };
  }
  if (bytes.subarray(0, 8192).includes(0)) return { ok: false, reason: 'binary' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: 'not UTF-8' };
  }
}
