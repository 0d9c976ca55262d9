import type { SelfTest, CheckOutcome } from './outcome.ts';
import type { Area } from './plan.ts';

/** The argument of a worker that will run a campaign: it comes before the plan, when nothing is loaded yet. */
export const CAMPAIGN = 'campaign';

/** What a worker is asked to do after it has got its plan, one task at a time; the first and the last have no answer. */
export type WorkerTask =
  /** To load the checks of the plan while it waits for another worker's self-test. */
  | { readonly task: 'load' }
  | { readonly task: 'self-test' }
  | { readonly task: 'check'; readonly area: Area; readonly id: string }
  | { readonly task: 'end' };

/** What every rule found on its own examples and, of a verbose run, what the directed cases cover. */
export interface SelfTested {
  readonly selfTest: SelfTest;
  readonly coverage: readonly string[];
}

/** The outcome of a check, and how long it took in milliseconds. */
export interface CheckEnd {
  readonly outcome: CheckOutcome;
  readonly durationMs: number;
}
