import { expect, test } from 'vitest';
import { findMatch, generateTexts, matchesNothing } from './pattern.ts';

test('texts are generated from a pattern, and the same each time', () => {
  const texts = generateTexts('^menu-[0-9]+\\.json$');
  expect(texts).toEqual(generateTexts('^menu-[0-9]+\\.json$'));
  expect(texts?.every((text) => /^menu-[0-9]+\.json$/.test(text))).toBe(true);
  expect(findMatch('^menu-[0-9]+\\.json$', ['menu.json'])).toBe(texts?.[0]);
});

for (const pattern of ['(a{9999}){9999}', '(?:(?:a{999}){999}){999}b', 'x{99999999}', '[^]{9999999}']) {
  test(`the texts of ${pattern} are given up in a moment`, () => {
    const began = performance.now();
    expect(generateTexts(pattern)).toBeUndefined();
    expect(findMatch(pattern, ['menu.json', 'menu.csv'])).toBeUndefined();
    expect(matchesNothing(pattern)).toBe(false);
    expect(performance.now() - began).toBeLessThan(3_000);
  });
}

test('a pattern that takes too long for one candidate is not tried with the others', () => {
  const began = performance.now();
  const slow = `${'a'.repeat(40)}!`;
  expect(findMatch('^(a+)+$', Array<string>(50).fill(slow))).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(2_000);
});
