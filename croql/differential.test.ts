import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gaps } from '../spec/gaps/gaps.ts';
import { CONTEXT_NAMES } from '../spec/croql/contexts.ts';
import { check } from './checker.ts';
import { compile, interpret } from './compiler.ts';
import { EvaluationError } from './diagnostics.ts';
import { evaluate } from './evaluator.ts';
import { explain } from './explain.ts';
import { createEvaluationContext, listResolutions, POOL, records, trees } from './generate.ts';
import { format } from './printer.ts';
import { SEMANTIC_GAPS, type Semantics } from './semantics.ts';
import { describeDiagnostic } from './wording.ts';

/** Expressions of each context; `npm run test:exhaustive` tries a million in all. */
const RUNS = Number(process.env['CROQL_DIFFERENTIAL'] ?? 400);
/** The time of the processor for one expression with all that is done to it, in milliseconds. */
const MAX_TIME = 100;

/** Expressions between two moments at which the process does something else. */
const BATCH = 2_000;

const evaluationContext = createEvaluationContext(POOL);
const CHOICES = SEMANTIC_GAPS.map(([name, id]) => [name, listResolutions(gaps[id])] as const);
const COMBINATIONS = CHOICES.reduce((product, [, choices]) => product * BigInt(choices.length), 1n);

/**
 * One combination of resolutions of all gaps. Consecutive numbers are far apart and none comes twice before every one
 * has come: the step has no factor in common with the number of combinations, which are products of small choices.
 */
function combination(number: number): Semantics {
  let rest = (BigInt(number) * STRIDE) % COMBINATIONS;
  const entries = CHOICES.map(([name, choices]) => {
    const choice = choices[Number(rest % BigInt(choices.length))];
    rest /= BigInt(choices.length);
    return [name, choice] as const;
  });
  return Object.fromEntries(entries) as Semantics;
}
const STRIDE = 1_000_000_007n * 998_244_353n;

const outcome = (ask: () => boolean): boolean | string => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof EvaluationError) return error.message;
    throw error;
  }
};

/** A text with a character left out, doubled or put elsewhere. */
const damage = (text: string, at: number): string => {
  const index = at % (text.length + 1);
  const changes = [
    text.slice(0, index) + text.slice(index + 1),
    text.slice(0, index) + text.slice(index - 1),
    `${text.slice(0, index)}${'()"\'=<@.-+ 0\u0000\ud800'[at % 14]}${text.slice(index)}`,
  ];
  return changes[at % 3]!;
};

test('the combinations of resolutions are many, and none comes twice among the first', () => {
  const seen = new Set(Array.from({ length: 5_000 }, (_, number) => JSON.stringify(combination(number))));
  expect(seen.size).toBe(5_000);
  expect(COMBINATIONS).toBeGreaterThan(1_000_000n);
});

for (const [offset, context] of CONTEXT_NAMES.entries()) {
  test(`${context}: everything agrees under each combination of resolutions, in time`, async () => {
    let number = offset * RUNS;
    let decided = 0;
    /** What is done with one text; returns why it was refused, or undefined. */
    const tryText = (text: string, record: Parameters<typeof evaluate>[1], how: Semantics): string | undefined => {
      const checked = check(text, { context, edition: 'enterprise', semantics: how });
      if (!checked.ok) return checked.diagnostics.map(describeDiagnostic).join(' ');
      const { query } = checked;
      const expected = outcome(() => evaluate(query, record, evaluationContext));
      for (const [name, ask] of [
        ['compile', () => compile(query, evaluationContext)(record)],
        ['interpret', () => interpret(query, evaluationContext)(record)],
        ['explain', () => explain(query, record, evaluationContext).matches],
      ] as const) {
        const actual = outcome(ask);
        if (actual !== expected)
          throw new Error(`evaluate ${expected}, ${name} ${actual}: ${text} ${JSON.stringify(how)}`);
      }
      const formatted = format(query.tree, how);
      const again = check(formatted, { context, edition: 'enterprise', semantics: how });
      if (!again.ok || format(again.query.tree, how) !== formatted)
        throw new Error(`format does not give back ${text} but ${formatted} ${JSON.stringify(how)}`);
      const actual = outcome(() => evaluate(again.query, record, evaluationContext));
      if (typeof actual !== typeof expected || (typeof actual === 'boolean' && actual !== expected))
        throw new Error(`evaluate ${expected}, as formatted ${actual}: ${text} ${JSON.stringify(how)}`);
      decided += 1;
      return undefined;
    };
    const timed = (text: string, record: Parameters<typeof evaluate>[1], how: Semantics) => {
      // The collector can make anything slow once.
      for (let attempt = 0; ; attempt++) {
        const before = process.cpuUsage();
        const refusal = tryText(text, record, how);
        if (refusal === '') throw new Error(`refused without a reason: ${text}`);
        const { user, system } = process.cpuUsage(before);
        if (user + system <= MAX_TIME * 1_000) return;
        if (attempt === 3) throw new Error(`more than ${MAX_TIME} ms: ${text}`);
      }
    };
    const property = fc.property(trees(context), records(context), fc.nat(), (tree, record, at) => {
      const how = combination(number++);
      const text = format(tree, how);
      timed(text, record, how);
      timed(damage(text, at), record, how);
    });
    for (let left = RUNS, batch = 0; left > 0; left -= BATCH, batch++) {
      fc.assert(property, { numRuns: Math.min(left, BATCH), seed: 1 + offset + CONTEXT_NAMES.length * batch });
      // The runner hears that the test is alive.
      await new Promise(setImmediate);
    }
    expect(decided).toBeGreaterThan(RUNS / 4);
  });
}
