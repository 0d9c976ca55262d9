import { createHash } from 'node:crypto';
import type { Case } from './case.ts';
import { coverageGoals } from './coverage-goals.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import type { QueryTarget } from './query-target.ts';
import { randomCases } from './random-cases.ts';
import { isSelective } from './selection.ts';
import { randomFrom } from '../../run/prng.ts';

/** Records that cases are selected on; the responses are judged on all of them. */
const SAMPLE = 120;

/** A cache: selecting takes longer than asking, and in one process several services may show the same records. */
const cache = new Map<string, readonly Case[]>();

/**
 * Cases for a list whose records are known by what it shows: the plainest ones of each coverage goal and `count`
 * generated ones. The same records, seed and number give the same cases, whatever was selected before.
 */
export function selectCases(target: QueryTarget, seed: number, count: number): readonly Case[] {
  const { context, edition, path, records, mentions } = target;
  const sample = { ...target, records: records.slice(0, SAMPLE) };
  const facts = JSON.stringify([context, edition, path, seed, count, mentions, sample.records, records.length]);
  const key = createHash('sha256').update(facts).digest('base64');
  const cached = cache.get(key);
  if (cached) return cached;
  const random = randomFrom(`${seed} ${edition} ${path}`);
  const cases = [...plainCases(sample), ...randomCases(sample, random, count)].filter(
    ({ expression }) => sensitiveGap(expression, target) === undefined,
  );
  cache.set(key, cases);
  return cases;
}

const MAX_CASES = 2;

/** The first candidates of each goal that touch no gap and select some records, without a search for the best ones. */
const plainCases = (target: QueryTarget): readonly Case[] =>
  coverageGoals(target).flatMap(({ candidates, requirements, isExhaustive }) => {
    const cases: Case[] = [];
    for (const expression of candidates()) {
      if (!isExhaustive && cases.length === MAX_CASES) break;
      if (isSelective(expression, target) && sensitiveGap(expression, target) === undefined)
        cases.push({ expression, requirements });
    }
    return cases;
  });
