import fc from 'fast-check';
import type { Case } from './case.ts';
import { expressions } from './expressions.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import type { QueryTarget } from './query-target.ts';
import { isSelective } from './selection.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';
import type { Random } from '../../run/prng.ts';

/** Generated expressions for each case: those that touch a gap or select everything or nothing become none. */
const MAX_TRIES = 12;

/** A cache: generating takes longer than asking, and in one process several services may hold the same records. */
const cache = new WeakMap<CroqlRecord, Map<string, readonly Case[]>>();

/** Generated cases that touch no gap, each of which selects some of the records and leaves out others. */
export function randomCases(target: QueryTarget, random: Random, count: number): readonly Case[] {
  const { context, edition, path, records } = target;
  const [first] = records;
  if (first === undefined) return [];
  const seed = random.seed();
  const key = JSON.stringify([context, edition, path, records.length, seed, count]);
  const known = cache.get(first.record) ?? new Map<string, readonly Case[]>();
  cache.set(first.record, known);
  const cases = known.get(key) ?? [...generateCases(target, seed, count)];
  known.set(key, cases);
  return cases;
}

/** The same cases for a seed, each made when it is asked for; nothing is kept of them. */
export function* generateCases(target: QueryTarget, seed: number, count: number): Generator<Case> {
  const [generated] = fc.sample(fc.infiniteStream(expressions(target), { noHistory: true }), {
    seed,
    numRuns: 1,
    unbiased: true,
  });
  const found = new Set<string>();
  for (const expression of generated!.take(count * MAX_TRIES)) {
    if (found.size === count) break;
    if (found.has(expression) || !isSelective(expression, target)) continue;
    if (sensitiveGap(expression, target) !== undefined) continue;
    found.add(expression);
    yield { expression, requirements: [] };
  }
}
