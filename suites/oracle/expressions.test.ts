import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expressions } from './expressions.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import { memberPaths } from './member-paths.ts';
import { fixtureList } from './query-target.ts';
import type { FixtureList } from './query-target.ts';
import { randomCases } from './random-cases.ts';
import { isSelective } from './selection.ts';
import { aliasesIn, withoutLiterals } from './spelling.ts';
import { check } from '../../croql/checker.ts';
import { children } from '../../croql/tree.ts';
import type { Node } from '../../croql/tree.ts';
import { randomFrom } from '../../run/prng.ts';

const LISTS = ['main', 'translations', 'segments', 'terms'] as const satisfies readonly FixtureList[];
const EDITIONS = ['hosted', 'enterprise'] as const;

for (const list of LISTS)
  for (const edition of EDITIONS)
    test(`every expression generated about ${list} is well-typed in the ${edition} edition`, () => {
      const target = fixtureList(list, edition);
      fc.assert(
        fc.property(expressions(target), (text) => check(text, { context: target.context, edition }).ok),
        { seed: 1, numRuns: 300 },
      );
    });

test('what is smaller than an expression is well-typed and shorter', () => {
  const target = fixtureList('main', 'enterprise');
  const { context, edition } = target;
  const values = expressions(target);
  fc.assert(
    fc.property(values, (text) =>
      [...values.shrink(text, undefined)].every(
        ({ value }) => value.length < text.length && check(value, { context, edition }).ok,
      ),
    ),
    { seed: 1, numRuns: 100 },
  );
});

test('only members that the target knows are asked about', () => {
  const target = { ...fixtureList('main', 'enterprise'), knows: ({ name }: { name: string }) => name === 'is hidden' };
  const texts = fc.sample(expressions(target), { seed: 1, numRuns: 50 });
  expect(texts.filter((text) => /\b(text|labels|translations|max length)\b/.test(text))).toEqual([]);
});

test('the same seed generates the same expressions', () => {
  const sample = (seed: number) => fc.sample(expressions(fixtureList('terms', 'hosted')), { seed, numRuns: 20 });
  expect(sample(1)).toEqual(sample(1));
  expect(sample(2)).not.toEqual(sample(1));
});

test('generated expressions use every operator, both spellings, and every known member', () => {
  const target = fixtureList('main', 'enterprise');
  const texts = fc.sample(expressions(target), { seed: 1, numRuns: 2_000, unbiased: true });
  const kinds = new Set<string>();
  const visit = (node: Node): void => {
    kinds.add('operator' in node ? node.operator : node.kind);
    if ('name' in node) kinds.add(node.name);
    children(node).forEach(visit);
  };
  for (const text of texts) {
    const checked = check(text, { context: target.context, edition: target.edition });
    if (checked.ok) visit(checked.query.tree);
  }
  const names = memberPaths(target.context, target.edition)
    .filter(target.knows)
    .map(({ name }) => name);
  const operators = ['and', 'or', 'xor', 'not', '=', '!=', '>', '>=', '<', '<=', 'contains', 'between', '+', '-', '*'];
  expect([...operators, 'if', 'where', 'mention', ...names].filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(new Set(texts.flatMap(aliasesIn)).size).toBe(3);
  expect(texts.some((text) => withoutLiterals(text).includes('!='))).toBe(true);
});

for (const list of LISTS)
  test(`a generated case about ${list} touches no gap and selects some records`, () => {
    const target = fixtureList(list, 'hosted');
    const cases = randomCases(target, randomFrom('a test'), 15);
    expect(cases).toHaveLength(15);
    expect(randomCases(target, randomFrom('a test'), 15)).toEqual(cases);
    for (const { expression } of cases) {
      expect(sensitiveGap(expression, target), expression).toBeUndefined();
      expect(isSelective(expression, target), expression).toBe(true);
    }
  });

test('no case is generated where no expression tells records apart', () => {
  const target = fixtureList('terms', 'hosted');
  expect(randomCases({ ...target, records: target.records.slice(0, 1) }, randomFrom('a test'), 3)).toEqual([]);
});
