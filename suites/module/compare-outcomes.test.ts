import { expect, test } from 'vitest';
import { findDifference } from './compare-outcomes.ts';

const strings = (...texts: readonly string[]) => ({
  kind: 'strings' as const,
  records: texts.map((text) => ({ uniqId: text, text })),
});

test('the order of strings and a default written out make no difference', () => {
  expect(findDifference(strings('a', 'b'), strings('b', 'a'))).toBeUndefined();
  const written = { kind: 'strings' as const, records: [{ text: 'a', labels: [], uniqId: 'a' }] };
  expect(findDifference(strings('a'), written)).toBeUndefined();
});

test('a missing, an additional and another string are named', () => {
  expect(findDifference(strings('a', 'b'), strings('a'))?.expected).toContain('"b"');
  expect(findDifference(strings('a'), strings('a', 'b'))?.actual).toContain('"b"');
  expect(findDifference(strings('a'), strings('c'))).toEqual({
    expected: expect.stringContaining('"a"') as string,
    actual: expect.stringContaining('"c"') as string,
  });
});

test('one of two equal strings more or less is a difference', () => {
  expect(findDifference(strings('a', 'a', 'b'), strings('a', 'b', 'b'))?.expected).toContain('"a"');
  expect(findDifference(strings('a', 'a'), strings('a'))).toBeDefined();
});

test('of two versions of a string the field is named, and a long value is shown from where they differ', () => {
  const one = (context?: string) => ({
    kind: 'strings' as const,
    records: [{ uniqId: 'a', text: 'A', ...(context === undefined ? {} : { context }) }],
  });
  const long = 'x'.repeat(500);
  expect(findDifference(one(`${long}1`), one(`${long}2`))).toEqual({
    expected: expect.stringMatching(/^“context”: …x{29,30}1", of the string “a”$/) as string,
    actual: expect.stringMatching(/^“context”: …x{29,30}2", of the string “a”$/) as string,
  });
  expect(findDifference(one('y'), one())).toEqual({
    expected: '“context”: "y", of the string “a”',
    actual: '“context”: missing, of the string “a”',
  });
});
