import { expect, test } from '@playwright/test';
import { compared } from './compared.ts';
import type { Piece } from './compared.ts';

/** What differs stands in brackets. */
const shown = (pieces: readonly Piece[]) => pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

// prettier-ignore
for (const { title, expected, actual, due, came } of [
  { title: 'one word of many',              expected: 'state = abc and more',  actual: 'state = xyz and more',  due: 'state = [abc] and more',  came: 'state = [xyz] and more' },
  { title: 'a word that was cut',           expected: 'state = abcdefghijklm', actual: 'state = abcdefgh',      due: 'state = abcdefgh[ijklm]', came: 'state = abcdefgh' },
  { title: 'a word that grew in its middle', expected: 'https://a.example/back', actual: 'https://a.example/xback', due: 'https://a.example/back', came: 'https://a.example/[x]back' },
  { title: 'an added part',                 expected: 'records 1, 2',          actual: 'records 1, 2, 3',       due: 'records 1, 2',            came: 'records 1, 2[, 3]' },
  { title: 'sentences of other words',      expected: 'no token, because it is used', actual: 'a code was given', due: 'no token, because it is used', came: 'a code was given' },
  { title: 'the same',                      expected: 'same',                  actual: 'same',                  due: 'same',                    came: 'same' },
  { title: 'nothing',                       expected: '',                      actual: '',                      due: '',                        came: '' },
]) {
  test(`two sentences are compared: ${title}`, () => {
    const pieces = compared(expected, actual);
    expect([shown(pieces.expected), shown(pieces.actual)]).toEqual([due, came]);
  });
}

test('no text is lost or added, and long texts are left as they are', () => {
  const texts = [
    'a 😀 b 😁 c',
    'a 😁 b c',
    'x'.repeat(5000),
    '<b>',
    ' ',
    'a\nb\tc',
    'a'.repeat(1999),
    'b a'.repeat(600),
  ];
  for (const one of texts) {
    for (const other of texts) {
      const { expected, actual } = compared(one, other);
      expect(expected.map(({ text }) => text).join('')).toBe(one);
      expect(actual.map(({ text }) => text).join('')).toBe(other);
    }
  }
  expect(compared('x'.repeat(5000), 'y').expected).toHaveLength(1);
});
