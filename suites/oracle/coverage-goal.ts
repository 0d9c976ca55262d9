import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** One thing that a directed case must show: a member at its place in one form, or one form of whole expressions. */
export interface CoverageGoal {
  readonly name: string;
  /** What the goal is there for, the headline first. */
  readonly requirements: readonly RequirementId[];
  /** Expressions that may reach it, the plainest first. */
  readonly candidates: () => readonly string[];
  /** Every candidate that touches no gap becomes a case. */
  readonly isExhaustive?: true;
  /** Whether two members have no case where their values have one order in every record. */
  readonly isOfPair?: true;
}
