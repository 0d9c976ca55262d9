import fc from 'fast-check';
import type { Case } from './case.ts';
import { expressions } from './expressions.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import type { QueryTarget } from './query-target.ts';
import { isSelective } from './selection.ts';
import type { Random } from '../../run/prng.ts';

/** Generated expressions for each case: those that touch a gap or select everything or nothing become none. */
const MAX_TRIES = 12;

/** Generated cases that touch no gap, each of which selects some of the records and leaves out others. */
export function randomCases(target: QueryTarget, random: Random, count: number): readonly Case[] {
  const [generated] = fc.sample(fc.infiniteStream(expressions(target), { noHistory: true }), {
    seed: random.seed(),
    numRuns: 1,
    unbiased: true,
  });
  const found = new Set<string>();
  for (const expression of generated!.take(count * MAX_TRIES)) {
    if (found.size === count) break;
    if (found.has(expression) || !isSelective(expression, target)) continue;
    if (sensitiveGap(expression, target) === undefined) found.add(expression);
  }
  return [...found].map((expression) => ({ expression, requirements: [] }));
}
