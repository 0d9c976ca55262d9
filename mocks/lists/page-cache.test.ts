import { expect, test } from 'vitest';
import type { ListEntry } from '../data/resources.ts';
import { PageCache } from './page-cache.ts';

test('a page is found by its list and address, and a large page is not stored', () => {
  const cache = new PageCache();
  const [list, otherList]: ListEntry[][] = [[], []];
  const page = { body: Buffer.from('[]') as Buffer<ArrayBuffer>, exercised: [] };
  cache.set(list!, '/strings', page);
  expect(cache.get(list!, '/strings')).toBe(page);
  expect(cache.get(list!, '/strings?offset=1')).toBeUndefined();
  expect(cache.get(otherList!, '/strings')).toBeUndefined();
  cache.set(list!, '/large', { ...page, body: Buffer.alloc(65_536) });
  expect(cache.get(list!, '/large')).toBeUndefined();
});
