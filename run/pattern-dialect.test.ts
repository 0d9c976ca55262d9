import { expect, test } from 'vitest';
import { matches } from './bounded-match.ts';
import { readPattern } from './pattern-dialect.ts';

test.each([
  ['^menu\\.json$', 'menu.json', 'menu.JSON'],
  ['(?i)^menu\\.json$', 'Menu.JSON', 'menu.xml'],
  ['(?im)^b$', 'a\nB', 'ab'],
  ['^(?P<name>\\w+)-(?P=name)$', 'a-a', 'a-b'],
  ['^(?>[a-z]++)\\.json$', 'menu.json', 'Menu.json'],
  ['^(?#the menu)[[:alpha:]]+(?>\\.json)$', 'menu.json', '7.json'],
])('the pattern %s is read', (pattern, match, other) => {
  expect([match, other].map((text) => matches(pattern, text))).toEqual([true, false]);
});

test.each(['*.json', '(?i)*.json', '(', '[a-', '(?x) a', `(?#${'('.repeat(6_000)}`])('%s is none', (pattern) => {
  expect(readPattern(pattern)).toBeUndefined();
  expect(matches(pattern, 'menu.json')).toBe(false);
});
