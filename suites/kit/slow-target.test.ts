import { expect, test } from 'vitest';
import { watchPace } from './slow-target.ts';

/** What is noted of a target whose first requests take these times, in milliseconds. */
function noted(times: readonly number[], limits = 0): readonly number[] {
  const asked: number[] = [];
  const { noteTime, noteLimit } = watchPace((ms) => void asked.push(ms));
  for (const time of times) noteTime(time);
  for (let count = 0; count < limits; count++) noteLimit(1_000);
  return asked;
}

const forty = (time: (index: number) => number) => Array.from({ length: 40 }, (_, index) => time(index));

test('less is asked of a target of which every response takes long, once', () => {
  expect(noted([...forty(() => 130), ...forty(() => 500)])).toEqual([130]);
});

test('a target of which some responses take long is asked all', () => {
  expect(noted(forty((index) => (index % 3 === 0 ? 4 : 400)))).toEqual([]);
  expect(noted(forty(() => 40))).toEqual([]);
  expect(noted([...forty(() => 3), ...forty(() => 900)])).toEqual([]);
});

test('less is asked of a target that limits the rate again and again', () => {
  expect(noted([], 2)).toEqual([]);
  expect(noted([], 5)).toEqual([1_000]);
});
