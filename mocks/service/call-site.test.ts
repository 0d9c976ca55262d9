import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { captureCallSite, describeCaller, explainUnknownCaller, findCaller } from './call-site.ts';

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
  expect(explainUnknownCaller({})).toContain('only code of packages');
});

test('the caller of a function is found', () => {
  const called = () => captureCallSite(called);
  expect(findCaller(called())).toMatch(/^mocks\/service\/call-site\.test\.ts:\d+:\d+$/);
});

test('for a sentence, the caller is the named function by which its file was entered', () => {
  const [app, other] = [inWorkingDirectory('src/app.ts'), inWorkingDirectory('app.test.ts')];
  const inner = `at send (${app}:9:1)\n    at async Client.#get (${app}:7:1)\n    at async Client.list (${app}:5:1)`;
  expect(describeCaller({ stack: `Error\n    ${inner}\n    at ${app}:1:1\n    at run (${other}:3:1)` })).toBe(
    'list in src/app.ts:5',
  );
  expect(describeCaller({ stack: `Error\n    at ${other}:3:1` })).toBe('app.test.ts:3');
  expect(describeCaller({})).toBe(undefined);
});
