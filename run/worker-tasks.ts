import type { SelfTest, CheckOutcome } from './outcome.ts';
import type { Area, Plan } from './plan.ts';

/** What a process of the suites is told first. */
export interface WorkerStart {
  readonly plan: Plan;
  /** Which of the plan's targets it examines, from 0. */
  readonly index: number;
}

/** What a worker is asked to do, one task at a time; the last has no answer. */
export type WorkerTask =
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
