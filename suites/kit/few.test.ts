import { expect, test } from 'vitest';
import { fewVariants, fewOf } from './few.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index);

test('a quick run asks a few, from the first to a late one', () => {
  expect(fewOf({ depth: 'quick' }, hundred)).toEqual([0, 25, 50, 75]);
  expect(fewOf({ depth: 'quick' }, hundred, 7)).toHaveLength(7);
  expect(fewOf({ depth: 'quick' }, ['a', 'b'])).toEqual(['a', 'b']);
  expect(fewOf({ depth: 'quick' }, [])).toEqual([]);
});

test('other runs ask all', () => {
  for (const depth of ['default', 'deep'] as const) expect(fewOf({ depth }, hundred)).toEqual(hundred);
  expect(fewOf({}, hundred)).toEqual(hundred);
});

test('a quick run has the variants of which no run goes without, in their places', () => {
  const variants = hundred.map((shape) => ({ shape, ...(shape === 30 && { always: true as const }) }));
  expect(fewVariants({ depth: 'quick' }, variants).map(({ shape }) => shape)).toEqual([0, 25, 30, 51, 76]);
  expect(fewVariants({ depth: 'deep' }, variants)).toEqual(variants);
});
