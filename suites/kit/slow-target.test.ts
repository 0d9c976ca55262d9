import { expect, test } from 'vitest';
import { noteTime } from './slow-target.ts';

const PACE = { first: 40, share: 1 / 4, slow: 100 };

/** What is noted of a target whose requests take these times, in milliseconds. */
function noted(times: readonly number[]): readonly number[] {
  const known: number[] = [];
  return times.flatMap((ms) => noteTime(known, ms, PACE) ?? []);
}

const forty = (time: (index: number) => number) => Array.from({ length: 40 }, (_, index) => time(index));

test('a target of which every response takes long is slow, and it is said once', () => {
  expect(noted([...forty(() => 130), ...forty(() => 500)])).toEqual([130]);
});

test('a target of which some responses take long is not', () => {
  expect(noted(forty((index) => (index % 3 === 0 ? 4 : 400)))).toEqual([]);
  expect(noted(forty(() => 40))).toEqual([]);
  expect(noted([...forty(() => 3), ...forty(() => 900)])).toEqual([]);
});
