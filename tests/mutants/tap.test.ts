import { expect, test } from 'vitest';
import { JSON_CORRUPTIONS } from './corruptions.ts';
import type { JsonKind } from './corruptions.ts';
import { collectPlaces, createTap, hasEffect } from './tap.ts';
import type { Circumstance, SeenPlace, TapMutation } from './tap.ts';

const NOW = { open: 1, circumstances: new Set<Circumstance>() };
const STORED = { id: 7, names: ['Anna', 'Bo'], empty: [] };
const mutation = (kind: JsonKind, name: string, path: string, condition = 'always'): TapMutation => ({
  place: { at: 'stored', path, kind },
  corruption: JSON_CORRUPTIONS[kind].find((one) => one.name === name)!,
  condition,
});

test('the places of a value are its parts, with their kinds', () => {
  const places = new Map<string, SeenPlace>();
  const tap = collectPlaces(() => NOW, places);
  expect(tap('stored', STORED)).toBe(STORED);
  expect([...places.keys()]).toEqual([
    'stored id number',
    'stored names list',
    'stored names.* string',
    'stored empty list',
  ]);
});

test('a mutation corrupts the values of its place, and no others', () => {
  const tap = createTap(mutation('string', 'in lower case', 'names.*'), () => NOW);
  expect(tap('stored', STORED)).toEqual({ ...STORED, names: ['anna', 'bo'] });
  expect(tap('elsewhere', STORED)).toBe(STORED);
});

test('a condition says when', () => {
  const tap = createTap(mutation('number', 'one more', 'id', 'from the second time'), () => NOW);
  expect([tap('stored', STORED).id, tap('stored', STORED).id]).toEqual([7, 8]);
});

test('a condition may be one of the request', () => {
  const circumstances = new Set<Circumstance>();
  const tap = createTap(mutation('number', 'one more', 'id', 'in an update'), () => ({ open: 1, circumstances }));
  const before = tap('stored', STORED).id;
  circumstances.add('an update');
  expect([before, tap('stored', STORED).id]).toEqual([7, 8]);
});

test('a mutation that changes nothing of what was seen is told from one that does', () => {
  const places = new Map<string, SeenPlace>();
  const tap = collectPlaces(() => NOW, places);
  tap('stored', STORED);
  const seen = places.get('stored names.* string')!;
  expect(hasEffect(mutation('string', 'in lower case', 'names.*'), seen)).toBe(true);
  expect(hasEffect(mutation('string', 'cut at 8 characters', 'names.*'), seen)).toBe(false);
});
