import type { Rule } from './rule.ts';
import type { Target } from './target.ts';
import type { Finding } from '../../run/finding.ts';
import type { SeenInteraction } from '../../run/outcome.ts';
import type { Random } from '../../run/prng.ts';
import type { ResolvedGap } from '../../run/profile.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** One rule, or several about the same input. */
export type Rules<Input> = Rule<Input> | readonly Rule<Input>[];

/** What a check works with while it runs. */
export interface CheckContext {
  readonly target: Target;
  /** Seeded by the run's seed and the check's id: the same in every run and shard, on every machine. */
  readonly random: Random;
  /**
   * Judges something that the target did by one rule or several. Each decides its requirement, unless the input proves
   * nothing to it. Records the findings and returns them.
   */
  readonly judge: <Input>(rules: Rules<Input>, input: NoInfer<Input>) => readonly Finding[];
  /** The same, and ends the check if there is a finding, because what follows could not be interpreted. */
  readonly require: <Input>(rules: Rules<Input>, input: NoInfer<Input>) => void;
  /** Notes that nothing can be said about a requirement until another one, which has a finding, is fulfilled. */
  readonly block: (requirement: RequirementId, by: RequirementId) => void;
  /** Notes how the target resolves a gap of the source. */
  readonly resolve: (gap: GapId, resolved: ResolvedGap) => void;
  /** Notes what Pact's verifier saw of an interaction of a contract. */
  readonly noteInteraction: (seen: SeenInteraction) => void;
  /** Counts expressions whose results were judged; `firstWrong` is the number of the first whose result was wrong. */
  readonly countQueries: (queries: number, firstWrong?: number) => void;
  /**
   * Sends each variant once and judges the result. Findings of the same kind become one, which names the first variant
   * that showed it; tables list the plainest variants first. A run of depth `quick` sends a few, and those that are marked
   * as `always` sent. Returns the variants that had a finding.
   */
  readonly judgeEach: <Variant extends { readonly shape: string; readonly always?: true }, Input>(
    rules: Rules<Input>,
    variants: readonly Variant[],
    send: (variant: Variant) => Promise<NoInfer<Input>>,
  ) => Promise<readonly string[]>;
}
