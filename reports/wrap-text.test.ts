import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

test('lines are wrapped and indented', () => {
  expect(wrapText('one two three', 12, '1  ', 3)).toEqual(['1  one two', '   three']);
  expect(wrapText('one\ntwo', 40, '', 0)).toEqual(['one two']);
});

test('spaces stay as they are, on one line and at its end', () => {
  expect(wrapText('text = "wide   gap"', 40, '', 0)).toEqual(['text = "wide   gap"']);
  expect(wrapText('hard\u00a0space', 40, '', 0)).toEqual(['hard\u00a0space']);
  expect(wrapText('wide   gap', 6, '', 0)).toEqual(['wide', '   gap']);
});
