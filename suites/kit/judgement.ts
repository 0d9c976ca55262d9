import type { Violation } from '../../run/finding.ts';
import type { CheckOutcome } from '../../run/outcome.ts';

/** How one rule judged one input: it found a violation, or the input proves nothing to it, or neither. */
export interface Judgement {
  readonly violation?: Violation | undefined;
  readonly unproven?: string | undefined;
}

/** How a check ended. A missing response may be the finding with which it ends. */
export type Ended = Pick<CheckOutcome, 'status' | 'reason' | 'cause' | 'slowJobMs' | 'seenInstead'> & {
  readonly noResponse?: string;
};
