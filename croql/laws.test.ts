import { expect, test } from 'vitest';
import fc from 'fast-check';
import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import { check } from './checker.ts';
import { compile } from './compiler.ts';
import { computeValue } from './evaluator.ts';
import { POOL, records, trees, createEvaluationContext } from './generate.ts';
import { COMPARISON_OPERATORS, COMPARISONS } from './operators.ts';
import { format } from './printer.ts';
import { children, type Node } from './tree.ts';

const RUNS = Number(process.env['CROQL_RUNS'] ?? 150);
const evaluationContext = createEvaluationContext(POOL);

const query = (text: string, context: ContextName, expects: 'boolean' | 'any' = 'boolean') => {
  const checked = check(text, { context, edition: 'enterprise', expects });
  if (!checked.ok) throw new Error(`${text}: ${JSON.stringify(checked.diagnostics)}`);
  return checked.query;
};

// Each law makes two expressions of conditions p, q and r that hold for the same records.
// prettier-ignore
const laws: readonly (readonly [name: string, left: (p: string, q: string, r: string) => string, right: (p: string, q: string, r: string) => string])[] = [
  ['double negation',             (p)       => `not (not (${p}))`,                      (p)       => p],
  ['De Morgan for and',           (p, q)    => `not ((${p}) and (${q}))`,               (p, q)    => `not (${p}) or not (${q})`],
  ['De Morgan for or',            (p, q)    => `not ((${p}) or (${q}))`,                (p, q)    => `not (${p}) and not (${q})`],
  ['xor is inequality',           (p, q)    => `(${p}) xor (${q})`,                     (p, q)    => `((${p}) or (${q})) and not ((${p}) and (${q}))`],
  ['and distributes over or',     (p, q, r) => `(${p}) and ((${q}) or (${r}))`,         (p, q, r) => `((${p}) and (${q})) or ((${p}) and (${r}))`],
  ['and distributes over xor',    (p, q, r) => `(${p}) and ((${q}) xor (${r}))`,        (p, q, r) => `((${p}) and (${q})) xor ((${p}) and (${r}))`],
  ['order does not matter',       (p, q, r) => `(${p}) or (${q}) or (${r})`,            (p, q, r) => `(${r}) or (${p}) or (${q})`],
  ['a ternary is logic',          (p, q, r) => `If (${p}) then (${q}) else (${r})`,     (p, q, r) => `((${p}) and (${q})) or (not (${p}) and (${r}))`],
  ['a ternary compared',          (p, q)    => `(If (${p}) then 1 else 2) = (If (${q}) then 1 else 2)`, (p, q) => `not ((${p}) xor (${q}))`],
  ['precedence: and before xor',  (p, q, r) => `(${p}) xor (${q}) and (${r})`,          (p, q, r) => `(${p}) xor ((${q}) and (${r}))`],
  ['precedence: xor before or',   (p, q, r) => `(${p}) or (${q}) xor (${r})`,           (p, q, r) => `(${p}) or ((${q}) xor (${r}))`],
];

for (const [name, left, right] of laws) {
  test(`law: ${name}`, () => {
    for (const context of CONTEXT_NAMES) {
      const condition = trees(context, { depth: 2 }).map((tree) => format(tree));
      fc.assert(
        fc.property(condition, condition, condition, records(context), (p, q, r, record) => {
          const answers = [left(p, q, r), right(p, q, r)].map((text) =>
            compile(query(text, context), evaluationContext)(record),
          );
          return answers[0] === answers[1];
        }),
        { numRuns: RUNS },
      );
    }
  });
}

test('law: a filter and its negation add up to the whole', () => {
  for (const [context, collection] of [
    ['source-string', 'translations'],
    ['source-string', 'languages summary'],
    ['translation', 'votes'],
    ['tm-segment', 'records'],
  ] as const) {
    // Conditions on an element are those that the generator writes inside filters.
    const filters = trees(context, { depth: 3 })
      .map((tree) => filtersOf(tree, collection)[0])
      .filter((filter) => filter !== undefined);
    fc.assert(
      fc.property(filters, records(context), (filter, record) => {
        const count = (text: string) =>
          computeValue(query(`count of ${collection}${text}`, context, 'any'), record, evaluationContext) as number;
        return count(` where (${filter})`) + count(` where (not (${filter}))`) === count('');
      }),
      { numRuns: Math.ceil(RUNS / 3) },
    );
  }
});

/** The conditions by which a tree filters a collection of the record itself. */
const filtersOf = (tree: Node, collection: string): string[] => [
  ...(tree.kind === 'where' && tree.collection.kind === 'member' && tree.collection.name === collection
    ? [format(tree.predicate)]
    : []),
  ...children(tree).flatMap((child) => filtersOf(child, collection)),
];

test('law: an alias means what its operator means', () => {
  const aliases = COMPARISON_OPERATORS.flatMap((operator) =>
    Object.keys(COMPARISONS[operator].aliases).map((alias) => ({ operator, alias })),
  );
  expect(aliases.map(({ alias }) => alias)).toEqual(['≠', '≥', '≤']);
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.constantFrom(...aliases), (value, other, { operator, alias }) => {
      const record = { 'max length': value };
      const holds = (sign: string) =>
        compile(query(`max length ${sign} ${Math.abs(other)}`, 'source-string'), evaluationContext)(record);
      return holds(alias) === holds(operator);
    }),
    { numRuns: RUNS },
  );
});

test('law: between is two comparisons', () => {
  const numbers = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.option(numbers), numbers, numbers, (value, low, high) => {
      const record = { 'max length': value };
      const holds = (text: string) => compile(query(text, 'source-string'), evaluationContext)(record);
      return holds(`max length between ${low} and ${high}`) === holds(`max length >= ${low} and max length <= ${high}`);
    }),
    { numRuns: RUNS * 4 },
  );
});

test('law: arithmetic is that of numbers', () => {
  const numbers = fc.integer({ min: 0, max: 99 });
  const signs = fc.constantFrom('+', '-', '*');
  fc.assert(
    fc.property(numbers, signs, numbers, signs, numbers, (a, first, b, second, c) => {
      const text = `${a} ${first} ${b} ${second} -${c}`;
      const expected = new Function(`return ${text}`)() as number;
      return computeValue(query(text, 'source-string', 'any'), {}, evaluationContext) === expected;
    }),
    { numRuns: RUNS * 4 },
  );
});
