import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJsonFile, readTextFile } from './read-file.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-read-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (text: string) => {
  const path = join(folder, 'file.json');
  writeFileSync(path, text);
  return path;
};

test('a JSON file is read', () => {
  expect(readJsonFile(file('{"a":[1]}'))).toEqual({ a: [1] });
});

test('a file that is too large is not', () => {
  expect(() => readTextFile(file('x'.repeat(100)), 99)).toThrow('more than 99 bytes');
});

test('a value that would overflow a recursive function is refused', () => {
  expect(() => readJsonFile(file(`${'['.repeat(5_000)}${']'.repeat(5_000)}`))).toThrow('200 levels deep');
  expect(() => readJsonFile(file(`${'['.repeat(100_000)}`))).toThrow();
});

test('what is no plain file is refused: it may have no end', () => {
  expect(() => readTextFile(folder)).toThrow('no plain file');
  expect(() => readTextFile('/dev/zero')).toThrow('no plain file');
});
