import type { Case } from './case.ts';
import type { CoverageGoal } from './coverage-goal.ts';
import { coverageGoals } from './coverage-goals.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import { testMutants } from './mutation-testing.ts';
import type { MutationResult } from './mutation-testing.ts';
import type { QueryTarget } from './query-target.ts';

/** The cases of one goal, and what became of their mutants. */
export interface GoalCoverage {
  readonly goal: string;
  readonly cases: readonly Case[];
  /** Mutants that some case tells from its expression. */
  readonly killed: readonly string[];
  /** Mutants that no case tells apart on these records. */
  readonly survived: readonly string[];
}

/** Cases of one goal; the second is there for mutants that survive the first. */
const MAX_CASES = 2;

/**
 * For each goal the fewest cases that touch no gap and kill the most mutants. fast-check generates the candidates, but
 * it has no such search: it runs each value by itself, and here a value counts by what the ones before it left alive.
 */
export const coverGoals = (target: QueryTarget): readonly GoalCoverage[] =>
  coverageGoals(target).flatMap((goal) => {
    const { name, requirements, isOfPair = false } = goal;
    const chosen = chooseCandidates(goal, target);
    // Two text members of which neither contains the other in any record have no case, nor have others like them.
    if (chosen.length === 0 && (isOfPair || requirements.includes('croql.operator.contains-members'))) return [];
    const killed = new Set(chosen.flatMap((candidate) => [...candidate.killed]));
    const survived = new Set(chosen.flatMap((candidate) => candidate.survived));
    return [
      {
        goal: name,
        cases: chosen.map(({ expression }) => ({ expression, requirements })),
        killed: [...killed],
        survived: [...survived].filter((mutant) => !killed.has(mutant)),
      },
    ];
  });

interface Candidate extends MutationResult {
  readonly expression: string;
}

function chooseCandidates(goal: CoverageGoal, target: QueryTarget): readonly Candidate[] {
  const touchesNoGap = memoize((expression) => sensitiveGap(expression, target) === undefined);
  const candidates: Candidate[] = [];
  for (const expression of goal.candidates()) {
    const result = testMutants(expression, target);
    if (result === undefined || !(result.isSelective || goal.isExhaustive)) continue;
    const candidate = { expression, ...result };
    if (!goal.isExhaustive && result.survived.length === 0 && touchesNoGap(expression)) return [candidate];
    candidates.push(candidate);
  }
  if (goal.isExhaustive) return candidates.filter(({ expression }) => touchesNoGap(expression));
  return killMost(candidates, touchesNoGap);
}

/** The candidate that kills the most mutants, then the one that kills the most of those that the first does not. */
function killMost(
  candidates: readonly Candidate[],
  touchesNoGap: (expression: string) => boolean,
): readonly Candidate[] {
  const chosen: Candidate[] = [];
  const killed = new Set<string>();
  while (chosen.length < MAX_CASES) {
    const best = candidates
      .map((candidate) => ({ candidate, gain: [...candidate.killed].filter((mutant) => !killed.has(mutant)).length }))
      .sort((a, b) => b.gain - a.gain)
      .find(({ candidate, gain }) => (gain > 0 || chosen.length === 0) && touchesNoGap(candidate.expression));
    if (!best) break;
    chosen.push(best.candidate);
    for (const mutant of best.candidate.killed) killed.add(mutant);
  }
  return chosen;
}

/** Answers for each expression once, and only for those that are asked about. */
function memoize(holds: (expression: string) => boolean): (expression: string) => boolean {
  const known = new Map<string, boolean>();
  return (expression) => {
    const before = known.get(expression);
    if (before !== undefined) return before;
    known.set(expression, holds(expression));
    return known.get(expression)!;
  };
}
