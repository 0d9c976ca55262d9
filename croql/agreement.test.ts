import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { CONTEXT_NAMES } from '../spec/croql/contexts.ts';
import { check } from './checker.ts';
import { compile, interpret } from './compiler.ts';
import { EvaluationError } from './diagnostics.ts';
import { evaluate } from './evaluator.ts';
import { explain } from './explain.ts';
import { POOL, records, semantics, trees, createEvaluationContext } from './generate.ts';
import { parse } from './parser.ts';
import { format } from './printer.ts';
import { defaultSemantics, type Semantics } from './semantics.ts';
import { children, rewrite, type Node } from './tree.ts';

// The figures for a release are much larger: CROQL_RUNS=25000 makes 100 000 pairs.
const RUNS = Number(process.env['CROQL_RUNS'] ?? 300);
const evaluationContext = createEvaluationContext(POOL);

/** The tree without places and types: what two texts have in common when they say the same. */
const bare = (tree: Node): Node =>
  rewrite(tree, (node) => ({ ...node, span: { start: 0, end: 0 }, type: 'unknown' }) as Node);

const listNodes = (tree: Node): readonly Node[] => [tree, ...children(tree).flatMap(listNodes)];

/** A tree with one of its nodes replaced by a node of another tree, whatever their types are. */
function graft(tree: Node, other: Node, at: number): Node {
  const grafts = listNodes(other);
  let ahead = at % listNodes(tree).length;
  return rewrite(tree, (node) => (ahead-- === 0 ? grafts[at % grafts.length]! : node));
}

const outcome = (ask: () => boolean): boolean | string => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof EvaluationError) return error.message;
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
        const expected = outcome(() => evaluate(query, record, evaluationContext));
        const answers = [
          outcome(() => compile(query, evaluationContext)(record)),
          outcome(() => interpret(query, evaluationContext)(record)),
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

  test(`${context}: they agree where the semantics accept parts without meaning`, () => {
    let asked = 0;
    fc.assert(
      fc.property(
        trees(context),
        trees(context),
        fc.nat(),
        records(context),
        semantics,
        (tree, other, at, record, any) => {
          const how: Semantics = { ...any, 'type-error': 'false', 'unknown-member': 'absent' };
          const checked = check(format(graft(tree, other, at), how), {
            context,
            edition: 'enterprise',
            semantics: how,
          });
          if (!checked.ok) return;
          const { query } = checked;
          const expected = outcome(() => evaluate(query, record, evaluationContext));
          const answers = [
            outcome(() => compile(query, evaluationContext)(record)),
            outcome(() => interpret(query, evaluationContext)(record)),
            outcome(() => explain(query, record, evaluationContext).matches),
          ];
          if (answers.some((answer) => answer !== expected)) throw new Error(`${expected}, ${answers}: ${query.text}`);
          asked++;
        },
      ),
      { numRuns: RUNS * 2 },
    );
    expect(asked).toBeGreaterThan(RUNS / 4);
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
          compile(checked.query, evaluationContext)(record) === evaluate(checked.query, record, evaluationContext)
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

for (const text of [
  'count of labels <= foo where (1 = 2)',
  'foo where (1 = 2) >= 0',
  'count of labels - foo where (1 = 2) <= 1',
  '-(foo where (1 = 2)) = 0',
  '0 between foo where (1 = 2) and 1',
]) {
  test(`an unknown member that is filtered is no number: ${text}`, () => {
    const semantics: Semantics = { ...defaultSemantics, 'unknown-member': 'absent' };
    const checked = check(text, { context: 'source-string', edition: 'enterprise', semantics });
    if (!checked.ok) throw new Error(checked.diagnostics.map(({ code }) => code).join());
    const { query } = checked;
    const record = { id: 1, labels: [] };
    expect([
      evaluate(query, record, evaluationContext),
      compile(query, evaluationContext)(record),
      interpret(query, evaluationContext)(record),
      explain(query, record, evaluationContext).matches,
    ]).toEqual([false, false, false, false]);
  });
}
