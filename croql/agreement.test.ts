import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { CONTEXT_NAMES } from '../spec/croql/context.ts';
import { check } from './checker.ts';
import { compile, interpreted } from './compiler.ts';
import { Refusal } from './diagnostics.ts';
import { evaluate } from './evaluator.ts';
import { POOL, records, semantics, trees, worldOf } from './generate.ts';
import { parse } from './parser.ts';
import { format } from './printer.ts';
import { defaultSemantics } from './semantics.ts';
import { rewrite, type Node } from './tree.ts';

// The figures for a release are much larger: CROQL_RUNS=25000 makes 100 000 pairs.
const RUNS = Number(process.env['CROQL_RUNS'] ?? 300);
const world = worldOf(POOL);

/** The tree without places and types: what two texts have in common when they say the same. */
const bare = (tree: Node): Node =>
  rewrite(tree, (node) => ({ ...node, span: { start: 0, end: 0 }, type: 'unknown' }) as Node);

const outcome = (ask: () => boolean): boolean | string => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

for (const context of CONTEXT_NAMES) {
  test(`${context}: evaluator, compiler and closures agree under any semantics`, () => {
    let asked = 0;
    let held = 0;
    fc.assert(
      fc.property(trees(context), records(context), semantics, (tree, record, how) => {
        const checked = check(format(tree, how), { context, edition: 'enterprise', semantics: how });
        if (!checked.ok) return;
        const { query } = checked;
        const expected = outcome(() => evaluate(query, record, world));
        const answers = [
          outcome(() => compile(query, world)(record)),
          outcome(() => interpreted(query, world)(record)),
        ];
        if (answers.some((answer) => answer !== expected)) throw new Error(`${expected}, ${answers}: ${query.text}`);
        asked++;
        if (expected === true) held++;
      }),
      { numRuns: RUNS },
    );
    // Otherwise the property would have been tried on next to nothing.
    expect(asked).toBeGreaterThan(RUNS / 4);
    expect(held).toBeGreaterThan(asked / 10);
    expect(held).toBeLessThan((asked * 9) / 10);
  });

  test(`${context}: under the kit's own semantics every generated tree is sound, and its text gives it back`, () => {
    fc.assert(
      fc.property(trees(context), records(context), (tree, record) => {
        const text = format(tree);
        const checked = check(text, { context, edition: 'enterprise' });
        if (!checked.ok) throw new Error(`${text}: ${JSON.stringify(checked.diagnostics)}`);
        return (
          isDeepStrictEqual(bare(parse(text, { context }).tree), bare(tree)) &&
          format(checked.query.tree) === text &&
          compile(checked.query, world)(record) === evaluate(checked.query, record, world)
        );
      }),
      { numRuns: RUNS },
    );
  });
}

test('the text of a tree says the same under every precedence', () => {
  fc.assert(
    fc.property(trees('source-string'), semantics, (tree, how) => {
      const semantics = {
        ...defaultSemantics,
        'precedence.logic': how['precedence.logic'],
        'precedence.arithmetic': how['precedence.arithmetic'],
      };
      return isDeepStrictEqual(bare(parse(format(tree), { semantics }).tree), bare(tree));
    }),
    { numRuns: RUNS },
  );
});
