import { expect, test } from 'vitest';
import { LARGE, largeDataset } from './large-records.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';

test.each(Object.values(MAIN_LISTS))('the list of %s has a large record among others', (place) => {
  const { records } = listIn(largeDataset, place, 'hosted');
  const isLarge = ({ record }: (typeof records)[number]) => JSON.stringify(record).length > LARGE.length;
  expect(records.some(isLarge)).toBe(true);
  expect(records.every(isLarge)).toBe(false);
});
