import { expect, test } from 'vitest';
import { watchCallers } from './watch-callers.ts';

test('calls are recorded by method and address, once, and only those of the watched origins', async () => {
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
  await fetch('https://a.example/x?');
  expect(first.take('GET', 'https://a.example/x')).toBeDefined();
  // The first to start can be the first to end.
  first.end();
  expect(globalThis.fetch).not.toBe(bare);
  second.end();
  expect(globalThis.fetch).toBe(bare);
  globalThis.fetch = before;
});
