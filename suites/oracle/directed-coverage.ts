import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** What the directed cases of a list rest on: in both editions, and in the enterprise edition only. */
export interface Exercised {
  readonly inBoth: readonly RequirementId[];
  readonly only: readonly RequirementId[];
}

/** How much the directed cases of a list cover. */
export interface ListCoverage {
  readonly goals: number;
  readonly covered: number;
  /** Mutants of the cases, and how many of them the cases tell from their expression. */
  readonly mutants: number;
  readonly killed: number;
  /** The goals that no case reaches. */
  readonly uncovered: readonly string[];
}
