import { expect, test } from 'vitest';
import { findBound } from './find-bound.ts';
import type { Trial } from './find-bound.ts';

const LIKELY = [500, 50, 100, 1_000];
const SIZES = { from: 1, to: 100_000, likely: LIKELY, trials: 40 };

/** Something that accepts sizes up to a bound, and the sizes that were tried. */
function boundedBy(bound: number, refusal: Omit<Trial, 'isAccepted'> = {}) {
  const tried: number[] = [];
  const attempt = async (size: number): Promise<Trial> => {
    tried.push(size);
    return size <= bound ? { isAccepted: true } : { isAccepted: false, ...refusal };
  };
  return { tried, attempt };
}

for (const bound of [1, 2, 49, 50, 51, 499, 500, 501, 777, 999, 1_000, 1_001, 65_536, 99_999])
  test(`the bound ${bound} is found`, async () => {
    const { attempt, tried } = boundedBy(bound);
    expect(await findBound(attempt, SIZES)).toEqual({ accepted: bound, refused: bound + 1 });
    expect(new Set(tried).size).toBe(tried.length);
  });

// prettier-ignore
for (const { title, bound, hints, trials } of [
  { title: 'the most likely bound takes two trials', bound: 500, hints: [], trials: 2 },
  { title: 'another likely one a few more',          bound: 100, hints: [], trials: 4 },
  { title: 'a bound that a refusal names',           bound: 777, hints: [400, 777], trials: 5 },
])
  test(title, async () => {
    const { attempt, tried } = boundedBy(bound, { hints });
    expect(await findBound(attempt, SIZES)).toEqual({ accepted: bound, refused: bound + 1 });
    expect(tried.length).toBeLessThanOrEqual(trials);
  });

test('a size without a bound ends at the largest size', async () => {
  const { attempt, tried } = boundedBy(Infinity);
  expect(await findBound(attempt, SIZES)).toEqual({ accepted: 100_000 });
  expect(tried).toEqual([500, 501, 100_000]);
});

test('a trial that says nothing ends the search', async () => {
  expect(await findBound(async (size) => (size > 500 ? undefined : { isAccepted: true }), SIZES)).toEqual({
    accepted: 500,
    isUnclear: true,
  });
});

test('a refusal for something else is not looked for exactly', async () => {
  const { attempt, tried } = boundedBy(760, { isRough: true });
  expect(await findBound(attempt, SIZES)).toEqual({ accepted: 501, refused: 1_000, isRough: true });
  expect(tried.length).toBeLessThan(6);
});

test('no more trials are made than allowed', async () => {
  const { attempt, tried } = boundedBy(777);
  const { accepted, refused } = await findBound(attempt, { ...SIZES, trials: 5 });
  expect(tried).toHaveLength(5);
  expect(accepted).toBeLessThanOrEqual(777);
  expect(refused).toBeGreaterThan(777);
});
