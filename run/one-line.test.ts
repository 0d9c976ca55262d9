import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('breaks and tabs become one space, and what could drive the terminal is replaced', () => {
  expect(oneLine('a\r\n\tb\u2028c \u001b[2J\u202ed')).toBe('a b c \ufffd[2J\ufffdd');
});

test('what is longer than the limit is cut', () => {
  expect(oneLine('x'.repeat(60), 60)).toBe('x'.repeat(60));
  expect(oneLine('x'.repeat(61), 60)).toBe(`${'x'.repeat(60)}…`);
  expect(oneLine('x'.repeat(1_000))).toHaveLength(501);
});
