import { NoResponse } from './exchange.ts';
import type { CauseCode, UndecidedCause } from '../../run/undecided-cause.ts';

/** Thrown if the target does not offer what a check needs: the check is then not applicable. */
export class Unsupported extends Error {
  readonly undecided: UndecidedCause;
  constructor(message: string, undecided: UndecidedCause) {
    super(message);
    this.undecided = undecided;
  }
}

/** That the target gives nothing by which something could be seen; `subject` says why. */
export const notObservable = (subject: string): Unsupported =>
  new Unsupported(subject, { code: 'not-observable', subject });

/** Thrown if something fails that another check judges, or that the configuration has to say: the check is untested. */
export class PreconditionFailed extends Error {
  readonly undecided: UndecidedCause;
  constructor(message: string, undecided: UndecidedCause = { code: 'precondition', subject: message }) {
    super(message);
    this.undecided = undecided;
  }
}

/**
 * What a step gives that a check can do without: undefined where the target does not offer it, or fails at what another
 * check judges.
 */
export async function attempt<Result>(step: Promise<Result>): Promise<Result | undefined> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof Unsupported || error instanceof PreconditionFailed) return undefined;
    throw error;
  }
}

/** What ends a check for now and says nothing of the target: the same step may succeed later. */
const MOMENTARY: ReadonlySet<CauseCode> = new Set([
  'budget',
  'check-budget',
  'target-silent',
  'rate-limited',
  'state-failed',
]);

/** Whether a failure is a matter of the moment, such as a missing response, and no refusal that would come again. */
export const isMomentary = (error: unknown): boolean =>
  error instanceof NoResponse || (error instanceof PreconditionFailed && MOMENTARY.has(error.undecided.code));

/** Thrown if the target no longer responds at all. */
export class TargetUnreachable extends Error {}
