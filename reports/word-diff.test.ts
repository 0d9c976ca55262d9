import { expect, test } from 'vitest';
import { diffWords } from './word-diff.ts';
import type { Piece } from './word-diff.ts';

/** The pieces, with those that differ in brackets. */
const shown = (pieces: readonly Piece[]) => pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

// prettier-ignore
for (const { title, expected, actual, left, right } of [
  { title: 'one word of many',              expected: 'state = abc and more',  actual: 'state = xyz and more',  left: 'state = [abc] and more',  right: 'state = [xyz] and more' },
  { title: 'a word that was cut',           expected: 'state = abcdefghijklm', actual: 'state = abcdefgh',      left: 'state = abcdefgh[ijklm]', right: 'state = abcdefgh' },
  { title: 'a word that grew in its middle', expected: 'https://a.example/back', actual: 'https://a.example/xback', left: 'https://a.example/back', right: 'https://a.example/[x]back' },
  { title: 'an added part',                 expected: 'records 1, 2',          actual: 'records 1, 2, 3',       left: 'records 1, 2',            right: 'records 1, 2[, 3]' },
  { title: 'sentences of other words',      expected: 'no token, because it is used', actual: 'a code was given', left: 'no token, because it is used', right: 'a code was given' },
  { title: 'the same',                      expected: 'same',                  actual: 'same',                  left: 'same',                    right: 'same' },
  { title: 'nothing',                       expected: '',                      actual: '',                      left: '',                        right: '' },
]) {
  test(`two sentences are compared: ${title}`, () => {
    const pieces = diffWords(expected, actual);
    expect([shown(pieces.expected), shown(pieces.actual)]).toEqual([left, right]);
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
      const { expected, actual } = diffWords(one, other);
      expect(expected.map(({ text }) => text).join('')).toBe(one);
      expect(actual.map(({ text }) => text).join('')).toBe(other);
    }
  }
  expect(diffWords('x'.repeat(5000), 'y').expected).toHaveLength(1);
});
