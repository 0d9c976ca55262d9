import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapConcurrent } from './map-concurrent.ts';

test('results are in the order of the items, and never more of them at a time than the limit', async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrent(3, [5, 1, 4, 2, 3], async (item) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, item));
    running--;
    return 10 * item;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(3);
});

test('an item is made while the one before it is waited for', async () => {
  const events: string[] = [];
  function* items() {
    for (const item of ['a', 'b', 'c']) {
      events.push(`make ${item}`);
      yield item;
    }
  }
  await mapConcurrent(1, items(), async (item) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    events.push(`end ${item}`);
  });
  expect(events).toEqual(['make a', 'make b', 'end a', 'make c', 'end b', 'end c']);
});

test('what is thrown for an item, or in making one, is thrown', async () => {
  const failing = mapConcurrent(2, [1, 2, 3], async (item) => {
    if (item === 2) throw new Error('two');
  });
  await expect(failing).rejects.toThrow('two');
  function* items() {
    yield 1;
    throw new Error('no more');
  }
  await expect(mapConcurrent(2, items(), async () => {})).rejects.toThrow('no more');
});

test('after a failure no item is taken, and what has begun is waited for', async () => {
  const events: string[] = [];
  const failing = mapConcurrent(2, [1, 2, 3, 4, 5, 6], async (item) => {
    events.push(`begin ${item}`);
    await pause(item === 1 ? 5 : 20);
    if (item === 1) throw new Error('one');
    events.push(`end ${item}`);
  });
  await expect(failing).rejects.toThrow('one');
  const before = [...events];
  expect(before).toEqual(['begin 1', 'begin 2', 'end 2']);
  await pause(60);
  expect(events).toEqual(before);
});
