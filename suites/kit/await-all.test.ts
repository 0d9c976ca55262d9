import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { awaitAll } from './await-all.ts';

test('results are in the order of what is awaited', async () => {
  expect(await awaitAll([pause(5, 'a'), pause(1, 'b')])).toEqual(['a', 'b']);
});

test('what fails is thrown once the others have ended', async () => {
  let ended = false;
  const other = pause(10).then(() => (ended = true));
  await expect(awaitAll([Promise.reject(new Error('one')), other])).rejects.toThrow('one');
  expect(ended).toBe(true);
});
