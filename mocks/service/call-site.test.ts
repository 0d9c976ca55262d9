import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { captureCallSite, findCaller } from './call-site.ts';

const inWorkingDirectory = (file: string) => join(process.cwd(), file);

for (const { title, frame, caller } of [
  { title: 'a path', frame: `at list (${inWorkingDirectory('src/app.ts')}:12:5)`, caller: 'src/app.ts:12:5' },
  {
    title: 'a file address',
    frame: `at ${pathToFileURL(inWorkingDirectory('src/app.ts')).href}:12:5`,
    caller: 'src/app.ts:12:5',
  },
  {
    title: 'an awaited call',
    frame: `at async list (${inWorkingDirectory('a b/app.ts')}:1:2)`,
    caller: 'a b/app.ts:1:2',
  },
  { title: 'a file elsewhere', frame: 'at /elsewhere/app.ts:1:2', caller: '/elsewhere/app.ts:1:2' },
]) {
  test(`${title} in a stack is a caller, frames of Node.js and packages are not`, () => {
    const before = `at run (node:internal/modules/esm:1:2)\n    at get (${inWorkingDirectory('node_modules/axios/index.js')}:3:4)`;
    expect(findCaller({ stack: `Error\n    ${before}\n    ${frame}` })).toBe(caller);
  });
}

test('a stack without a file of the project has no caller', () => {
  expect(
    findCaller({ stack: 'Error\n    at node:internal/process/task_queues:95:5\n    at new Promise (<anonymous>)' }),
  ).toBe(undefined);
  expect(findCaller({})).toBe(undefined);
});

test('the caller of a function is found', () => {
  const called = () => captureCallSite(called);
  expect(findCaller(called())).toMatch(/^mocks\/service\/call-site\.test\.ts:\d+:\d+$/);
});
