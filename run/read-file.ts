import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** The size of a file that the kit reads, in bytes: many times that of the largest report. */
const MAX_FILE = 256 * 2 ** 20;
/** Deeper values overflow the stack of whatever walks through them. */
const MAX_DEPTH = 200;

/** Reads a text file. Throws an Error for one that is too large, or no plain file: a pipe or a device may have no end. */
export function readTextFile(path: string, maxSize = MAX_FILE): string {
  const handle = openSync(path, 'r');
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile()) throw new Error(`${path} is no plain file`);
    if (stats.size > maxSize) throw new Error(`${path} has more than ${maxSize} bytes`);
    return readFileSync(handle, 'utf8');
  } finally {
    closeSync(handle);
  }
}

/** Reads a JSON file. Throws an Error for one that is too large, nested too deep, or no JSON. */
export function readJsonFile(path: string, maxSize = MAX_FILE): unknown {
  const value = JSON.parse(readTextFile(path, maxSize)) as unknown;
  if (isTooDeep(value)) throw new Error(`${path} is nested more than ${MAX_DEPTH} levels deep`);
  return value;
}

/** The longest line that the kit reads, in characters. */
const MAX_LINE = 16 * 2 ** 20;

/** The lines of a text file, of any length, of which a part is in memory. Throws an Error for a line that is too long. */
export function* readLines(path: string): Generator<string> {
  const handle = openSync(path, 'r');
  try {
    const decoder = new StringDecoder('utf8');
    const bytes = Buffer.allocUnsafe(256 * 1024);
    let rest = '';
    for (let size = readSync(handle, bytes); size > 0; size = readSync(handle, bytes)) {
      const lines = (rest + decoder.write(bytes.subarray(0, size))).split('\n');
      rest = lines.pop()!;
      if (rest.length > MAX_LINE) throw new Error(`${path} has a line of more than ${MAX_LINE} characters`);
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    closeSync(handle);
  }
}

/** Whether a value of JSON is nested deeper than the kit reads; it may be too deep for a recursive function. */
export function isTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item as object) : []));
  }
  return false;
}
