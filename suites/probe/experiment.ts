import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { ResolvedGap } from '../../run/profile.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** What an experiment says about a gap. Without evidence of its own, the last exchanges of the experiment are added to it. */
export type Observation = Omit<ResolvedGap, 'evidence'> &
  Partial<Pick<ResolvedGap, 'evidence'>> & {
    readonly gap: GapId;
    /** Those that show it, where they are not the last ones of the experiment. */
    readonly exchanges?: readonly Exchange[];
  };

/**
 * A few requests that show how a target resolves some gaps. It judges nothing. It throws `Unsupported` or
 * `PreconditionFailed` where the target does not offer what it needs, and leaves out a gap that it learned nothing about.
 */
export interface Experiment {
  readonly gaps: readonly GapId[];
  readonly observe: (context: CheckContext, edition: Edition) => Promise<readonly Observation[]>;
}
