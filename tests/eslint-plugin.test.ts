import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './packed.ts';

// Inside this package, so that `locspec/eslint` is this package as built.
const folder = join(ROOT, 'test-results', `eslint-${process.pid}`);

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The configuration that the documents show. */
const CONFIGURATION = /```js\n\/\/ eslint\.config\.js, ESLint 9\n(.*?)```/s.exec(
  readFileSync(join(ROOT, 'docs', 'croql-in-code.md'), 'utf8'),
)![1]!;

const eslint = (...args: string[]) =>
  new Promise<{ code: number; stdout: string }>((resolve) => {
    const program = join(ROOT, 'node_modules', 'eslint', 'bin', 'eslint.js');
    execFile(process.execPath, [program, ...args], { cwd: folder }, (error, stdout) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout }),
    );
  });

test('ESLint runs the rule with the configuration of the documents, and fixes what it can', async () => {
  writeFileSync(join(folder, 'eslint.config.mjs'), CONFIGURATION);
  const file = join(folder, 'report.mjs');
  writeFileSync(file, 'export const croql = `id of file == ${process.pid} and text contains "x"`;\n');
  const { code, stdout } = await eslint('report.mjs');
  expect(code, stdout).toBe(1);
  expect(stdout).toMatch(/1:34 {2}error {2}CroQL has no ==: write = instead\..*\[foreign-operator\] {2}locspec\/croql/);

  expect(await eslint('--fix', 'report.mjs')).toEqual({ code: 0, stdout: '' });
  expect(readFileSync(file, 'utf8')).toBe(
    'export const croql = `id of file = ${process.pid} and text contains "x"`;\n',
  );
});
