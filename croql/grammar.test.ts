import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARITHMETIC, COMPARISONS, KEYWORDS, LOGIC } from './operators.ts';

const grammar = readFileSync(new URL('../spec/croql/grammar.md', import.meta.url), 'utf8');

/** The terminals of a production, in their order. */
function terminals(name: string): readonly string[] {
  const production = new RegExp(`\\| ${name} = (.*)`).exec(grammar)?.[1] ?? '';
  return [...production.split(' | ')[0]!.matchAll(/"([^"]+)"/g)].map(([, terminal]) => terminal!);
}

const withAliases = (table: Readonly<Record<string, { readonly aliases: object }>>) =>
  Object.entries(table).flatMap(([operator, { aliases }]) => [operator, ...Object.keys(aliases)]);
const ofPrecedence = (table: Readonly<Record<string, { readonly precedence: number }>>, precedence: number) =>
  Object.keys(table).filter((operator) => table[operator]!.precedence === precedence);

test('the productions have the operators of the tables', () => {
  expect(terminals('comparator')).toEqual(withAliases(COMPARISONS));
  expect(terminals('sum')).toEqual(ofPrecedence(ARITHMETIC, ARITHMETIC['+'].precedence));
  expect(terminals('product')).toEqual(ofPrecedence(ARITHMETIC, ARITHMETIC['*'].precedence));
  expect(['or', 'xor', 'and'].flatMap(terminals)).toEqual(Object.keys(LOGIC));
});

test('the keywords of the grammar are those of the lexer', () => {
  expect(
    terminals('keyword')
      .map((keyword) => keyword.toLowerCase())
      .sort(),
  ).toEqual([...KEYWORDS].sort());
});
