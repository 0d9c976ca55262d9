import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** An expression to ask, and what it is asked for. */
export interface Case {
  readonly expression: string;
  /** The headline first. */
  readonly requirements: readonly RequirementId[];
  /** The expressions that are asked alone where it fails, to see which of them does. */
  readonly parts?: readonly string[];
}
