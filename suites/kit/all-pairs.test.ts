import { expect, test } from 'vitest';
import { coverPairs, describePoint } from './all-pairs.ts';

const SPACE = { size: ['none', 'one', 'many'], colour: ['red', 'blue'], shape: ['round', 'flat', 'long'] } as const;

const pairs = (points: readonly Readonly<Record<string, string>>[]) =>
  new Set(
    points.flatMap((point) => {
      const entries = Object.entries(point).map((entry) => entry.join('='));
      return entries.flatMap((a) => entries.filter((b) => a < b).map((b) => `${a} ${b}`));
    }),
  );

test('every two values meet, in fewer points than there are', () => {
  const points = coverPairs(SPACE);
  expect(pairs(points).size).toBe(3 * 2 + 3 * 3 + 2 * 3);
  expect(points.length).toBeLessThan(18);
});

test('a point that is not possible does not occur, and the pairs of the others still meet', () => {
  const points = coverPairs(SPACE, ({ size, shape }) => size === 'none' && shape !== undefined && shape !== 'flat');
  expect(points.filter(({ size, shape }) => size === 'none' && shape !== 'flat')).toEqual([]);
  expect(pairs(points).size).toBe(3 * 2 + 3 * 3 + 2 * 3 - 2);
});

test('the points are the same each time', () => {
  expect(coverPairs(SPACE)).toEqual(coverPairs(SPACE));
});

test('at depth quick every value occurs', () => {
  const points = coverPairs(SPACE, undefined, 'quick');
  const occurring = (name: keyof typeof SPACE) => [...new Set(points.map((point) => point[name]))].toSorted();
  for (const [name, values] of Object.entries(SPACE))
    expect(occurring(name as keyof typeof SPACE)).toEqual(values.toSorted());
  expect(points.length).toBeLessThan(coverPairs(SPACE).length);
});

test('a point is described by what is unusual about it', () => {
  const usual = { size: 'one', sentBy: 'hand', shape: 'round' };
  expect(describePoint({ ...usual, sentBy: 'post', shape: 'flat' }, usual)).toBe('sent by: post, shape: flat');
  expect(describePoint(usual, usual)).toBe('nothing special');
});
