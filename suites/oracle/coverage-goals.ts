import type { CoverageGoal } from './coverage-goal.ts';
import {
  eitherElementGoals,
  eitherGoals,
  elementGoals,
  countBehindGoals,
  nestedCountGoals,
  samePredicateGoals,
} from './element-goals.ts';
import { formGoals } from './expression-forms.ts';
import { memberGoals } from './member-goals.ts';
import { memberPaths } from './member-paths.ts';
import { operandGoals } from './operand-goals.ts';
import type { QueryTarget } from './query-target.ts';

/** With fewer known members than these, a whole expression has too little to combine. */
const MIN_MEMBERS = 6;

/** Everything that the directed cases of a list must show. */
export function coverageGoals(target: QueryTarget): readonly CoverageGoal[] {
  const known = memberPaths(target.context, target.edition).filter(target.knows);
  return [
    ...memberGoals(target),
    ...elementGoals(target),
    ...samePredicateGoals(target),
    ...nestedCountGoals(target),
    ...countBehindGoals(target),
    ...eitherGoals(target),
    ...eitherElementGoals(target),
    ...operandGoals(target),
    ...(known.length >= MIN_MEMBERS ? formGoals(target) : []),
  ];
}
