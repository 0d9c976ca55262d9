import fc from 'fast-check';
import type { Case } from './case.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import { testMutants } from './mutation-testing.ts';
import { nestingGoals } from './nesting-goals.ts';
import type { QueryTarget } from './query-target.ts';
import { isSelective } from './selection.ts';
import { shadowedCases } from './shadowed-members.ts';
import { randomFrom } from '../../run/prng.ts';

const MAX_CANDIDATES = 40;
/** Usable candidates among which the most telling one is chosen. */
const MAX_USABLE = 3;

/** The nestings of a list, each as the expression that the most of its mutants do not survive, and its shadowed members. */
export function chooseNestings(target: QueryTarget): {
  readonly cases: readonly Case[];
  readonly uncovered: readonly string[];
} {
  const cases: Case[] = [];
  const uncovered: string[] = [];
  for (const { name, requirements, texts } of nestingGoals(target)) {
    const seed = randomFrom(`${target.path} ${name}`).seed();
    const usable: { readonly expression: string; readonly score: number }[] = [];
    for (const expression of fc.sample(texts, { seed, numRuns: MAX_CANDIDATES, unbiased: true })) {
      if (usable.length === MAX_USABLE) break;
      if (!isSelective(expression, target) || sensitiveGap(expression, target) !== undefined) continue;
      const result = testMutants(expression, target);
      if (result)
        usable.push({ expression, score: result.killed.size / (result.killed.size + result.survived.length) });
    }
    const [best] = usable.sort((a, b) => b.score - a.score);
    if (best) cases.push({ expression: best.expression, requirements: [...new Set(requirements)] });
    else uncovered.push(name);
  }
  return { cases: [...cases, ...shadowedCases(target)], uncovered };
}
