import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, type Query } from './checker.ts';
import { findDifference } from './difference.ts';
import { evaluate } from './evaluator.ts';
import { createEvaluationContext, POOL, records, trees } from './generate.ts';
import { format } from './printer.ts';
import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';

const now = new Date('2024-06-15T12:00:00Z');
const search = { now, runs: 2_000, seed: 1 };

function read(text: string, context: ContextName = 'source-string'): Query {
  const checked = check(text, { context, edition: 'enterprise' });
  if (!checked.ok) throw new Error(text);
  return checked.query;
}

// prettier-ignore
for (const [one, other, record, context] of [
  ['max length > 20', 'max length >= 20', { 'max length': 20 }],
  ['max length > 5', 'not (max length <= 5)', {}],
  ["added > '2024-01-31 00:00:00'", "added >= '2024-01-31 00:00:00'", { added: '2024-01-31 00:00:00' }],
  ["added > 'today'", "added >= 'today'", { added: '2024-06-15 00:00:00' }],
  ["createdAt > '2024-01-31 00:00:00'", "createdAt >= '2024-01-31 00:00:00'", { createdAt: '2024-01-31T00:00:00+00:00' }, 'glossary-term'],
  ['status = "draft" or status = "obsolete"', 'status = "draft"', { status: 'obsolete' }, 'glossary-term'],
  ['count of labels > 3', 'count of labels > 4', { labels: [{}, {}, {}, {}] }],
  ['text contains "a" or identifier contains "b"', 'text contains "a"', { identifier: expect.stringContaining('b') }],
] as const)
  test(`a small record shows that ${one} is not ${other}`, () => {
    const [a, b] = [read(one, context), read(other, context)];
    const found = findDifference(a, b, search);
    expect(found).toMatchObject({ kind: 'differs', record });
    expect(findDifference(a, b, search)).toEqual(found);
  });

for (const [one, other] of [
  ['is hidden and is duplicate', '(is duplicate and is hidden) and is hidden'],
  ['not (not (5 < max length))', 'max length > 5'],
  ['is hidden xor is visible xor is duplicate', 'is duplicate xor is hidden xor is visible'],
  ['count of comments where (has issue or user = 1) = 0', '0 = count of comments where (1 = user or has issue)'],
] as const)
  test(`${one} has the normal form of ${other}`, () => {
    expect(findDifference(read(one), read(other), search)).toEqual({ kind: 'equal' });
  });

test('other expressions without a difference are not said to be equal', () => {
  expect(findDifference(read('max length != 5'), read('not (max length = 5)'), search)).toEqual({
    ...{ kind: 'none-found', tried: 2_000 },
  });
});

test('expressions of one normal form select the same records, and a difference is one', () => {
  const context = createEvaluationContext(POOL);
  const pairs = fc
    .constantFrom(...CONTEXT_NAMES)
    .chain((name) => fc.tuple(fc.constant(name), trees(name, { depth: 2 }), trees(name, { depth: 2 }), fc.gen()));
  const kinds = new Set<string>();
  fc.assert(
    fc.property(pairs, ([name, left, right, gen]) => {
      const joined = `(${format(left)}) and (${format(right)})`;
      const swapped = `(${format(right)}) and (not (not (${format(left)})))`;
      const [a, b] = [read(joined, name), read(swapped, name)];
      expect(findDifference(a, b, { ...search, runs: 50 }).kind).toBe('equal');
      const record = gen(records, name);
      expect(evaluate(a, record, context)).toBe(evaluate(b, record, context));
      const { kind } = findDifference(a, read(format(left), name), { ...search, runs: 50 });
      kinds.add(kind);
    }),
    { numRuns: 100, seed: 1 },
  );
  expect([...kinds].sort()).toEqual(['differs', 'none-found']);
});
