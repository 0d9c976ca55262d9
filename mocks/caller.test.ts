import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { callerOf, callSiteOf, watchCallers } from './caller.ts';

const here = (file: string) => join(process.cwd(), file);

for (const { title, frame, caller } of [
  { title: 'a path', frame: `at list (${here('src/app.ts')}:12:5)`, caller: 'src/app.ts:12:5' },
  { title: 'an address', frame: `at ${pathToFileURL(here('src/app.ts')).href}:12:5`, caller: 'src/app.ts:12:5' },
  { title: 'what is awaited', frame: `at async list (${here('a b/app.ts')}:1:2)`, caller: 'a b/app.ts:1:2' },
  { title: 'a place elsewhere', frame: 'at /elsewhere/app.ts:1:2', caller: '/elsewhere/app.ts:1:2' },
]) {
  test(`${title} in a stack is a caller, what stands before it is not`, () => {
    const before = `at run (node:internal/modules/esm:1:2)\n    at get (${here('node_modules/axios/index.js')}:3:4)`;
    expect(callerOf({ stack: `Error\n    ${before}\n    ${frame}` })).toBe(caller);
  });
}

test('a stack without a place of one’s own has no caller', () => {
  expect(
    callerOf({ stack: 'Error\n    at node:internal/process/task_queues:95:5\n    at new Promise (<anonymous>)' }),
  ).toBe(undefined);
  expect(callerOf({})).toBe(undefined);
});

test('the caller of a function is found', () => {
  const called = () => callSiteOf(called);
  expect(callerOf(called())).toMatch(/^mocks\/caller\.test\.ts:\d+:\d+$/);
});

test('calls are noted by method and address, each once, and only of the origins that matter', async () => {
  const before = globalThis.fetch;
  globalThis.fetch = async () => new Response();
  const bare = globalThis.fetch;
  const [first, second] = [watchCallers(['https://a.example']), watchCallers(['https://b.example'])];
  await fetch('https://a.example/x?y=1#z');
  await fetch(new Request('https://b.example', { method: 'post' }));
  expect(first.take('POST', 'https://a.example/x?y=1')).toBe(undefined);
  expect(second.take('GET', 'https://a.example/x?y=1')).toBe(undefined);
  expect(first.take('GET', 'https://a.example/x?y=1')).toBeDefined();
  expect(first.take('GET', 'https://a.example/x?y=1')).toBe(undefined);
  expect(second.take('POST', 'https://b.example/')).toBeDefined();
  // Whoever began first may end first.
  first.end();
  expect(globalThis.fetch).not.toBe(bare);
  second.end();
  expect(globalThis.fetch).toBe(bare);
  globalThis.fetch = before;
});
