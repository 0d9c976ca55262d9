import { expect, test } from 'vitest';
import { CORRUPTIONS } from './corruptions.ts';
import { collectPlaces, hasEffect, mutate } from './tap.ts';
import type { Mutant } from './tap.ts';

const corruption = (name: string) => CORRUPTIONS.find((one) => one.name === name)!;
const STORED = { id: 7, names: ['Anna', 'Bo'], empty: [] };
const mutant = (name: string, path: string, condition = 'always'): Mutant => ({
  place: { at: 'stored', path, kind: corruption(name).kind },
  corruption: corruption(name),
  condition,
});

test('the places of a value are its parts, with their kinds', () => {
  const { tap, places } = collectPlaces(() => 1);
  expect(tap('stored', STORED)).toBe(STORED);
  expect([...places.keys()]).toEqual([
    'stored id number',
    'stored names list',
    'stored names.* string',
    'stored empty list',
  ]);
});

test('a mutant spoils the values of its place, and no others', () => {
  const tap = mutate(mutant('in lower case', 'names.*'), () => 1);
  expect(tap('stored', STORED)).toEqual({ ...STORED, names: ['anna', 'bo'] });
  expect(tap('elsewhere', STORED)).toBe(STORED);
});

test('a condition says when', () => {
  const tap = mutate(mutant('one more', 'id', 'from the second time'), () => 1);
  expect([tap('stored', STORED).id, tap('stored', STORED).id]).toEqual([7, 8]);
});

test('a mutant that changes nothing of what was seen is told from one that does', () => {
  const { tap, places } = collectPlaces(() => 1);
  tap('stored', STORED);
  const seen = places.get('stored names.* string')!;
  expect(hasEffect(mutant('in lower case', 'names.*'), seen)).toBe(true);
  expect(hasEffect(mutant('cut at 8 characters', 'names.*'), seen)).toBe(false);
});
