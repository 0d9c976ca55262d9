import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('a full map forgets its oldest entry, and one in use is not the oldest', () => {
  const map = new BoundedMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.use('a')).toBe(1);
  map.set('c', 3);
  expect(map.get('b')).toBeUndefined();
  expect(map.get('a')).toBe(1);
  expect(map.get('c')).toBe(3);
});

test('an entry that is used no longer is forgotten after all', () => {
  const map = new BoundedMap<number>(2);
  map.set('a', 1);
  map.use('a');
  for (const key of ['b', 'c', 'd', 'e']) map.set(key, 2);
  expect(map.entries()).toEqual([
    ['d', 2],
    ['e', 2],
  ]);
});

test('replacing an entry makes it the newest', () => {
  const map = new BoundedMap<number>(2, [
    ['a', 1],
    ['b', 2],
  ]);
  map.set('a', 3);
  map.set('c', 4);
  expect(map.get('b')).toBeUndefined();
  expect(map.get('a')).toBe(3);
});

test('a map whose entries are replaced forgets the oldest of the new ones', () => {
  const map = new BoundedMap<number>(1);
  map.set('a', 1);
  map.set('b', 2);
  map.replace([['c', 3]]);
  map.set('d', 4);
  expect(map.entries()).toEqual([['d', 4]]);
});
