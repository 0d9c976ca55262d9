import type { Observation } from './experiment.ts';
import { NoResponse } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { AS_ASSUMED } from '../../run/profile.ts';
import { fixOf } from '../../run/undecided-cause.ts';
import { gaps } from '../../spec/gaps/gaps.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';

/** The resolution was seen, and every other known one was excluded. */
export const observed = (gap: GapId, resolution: string, saw: string): Observation => ({
  ...{ gap, certainty: 'observed', resolution, saw },
});

/** Nothing that was seen contradicts the resolution, and nothing excludes the others. */
export const consistent = (gap: GapId, resolution: string, saw: string): Observation => ({
  ...{ gap, certainty: 'consistent', resolution, saw },
});

/** What was seen is none of the known resolutions. */
export const unlikeAll = (gap: GapId, saw: string): Observation => ({ gap, certainty: 'none of the known', saw });

/** Nothing was learned, or not enough; `possible` are the resolutions that remain. */
export const undetermined = (
  gap: GapId,
  saw: string,
  decide: string = gaps[gap].observe,
  possible?: readonly string[],
): Observation => ({
  ...{ gap, certainty: 'undetermined', saw, decide },
  ...(possible === undefined ? {} : { possible }),
});

/** Of a gap with the kit's own resolution only: whether it was seen. */
export const asAssumed = (gap: GapId, isSo: boolean, saw: string): Observation =>
  isSo ? observed(gap, AS_ASSUMED, saw) : unlikeAll(gap, saw);

/** What a target makes of a request: it does what is asked, it refuses that, or neither can be said. */
export type Answer = 'granted' | 'refused' | 'unclear';

/** Of a gap with one resolution for a granted request and another one for a refused one. */
export function byAnswer(
  gap: GapId,
  answer: Answer,
  names: Readonly<Record<'granted' | 'refused', string>>,
  what: string,
): Observation {
  if (answer === 'unclear') return undetermined(gap, `${what} is neither granted nor plainly refused`);
  return observed(gap, names[answer], `${what} is ${answer}`);
}

/** Whether a status refuses what is asked, rather than tells of a failure or of a rate limit. */
export const isRefusal = ({ response: { status } }: Exchange): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Some gaps of an experiment, and how they are observed. */
export interface Step {
  readonly gaps: readonly GapId[];
  readonly observe: () => Promise<readonly Observation[]>;
}

/** Takes steps one after another: what one of them cannot show leaves the others as they are. */
export async function takeSteps(steps: readonly Step[]): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const { gaps: own, observe } of steps) {
    const seen = await observe().catch((error: unknown) => own.map((gap) => explain(gap, error)));
    observations.push(...seen);
  }
  return observations;
}

/** A gap about which nothing was learned, with the reason. Throws any error that is no reason. */
export function explain(gap: GapId, error: unknown): Observation {
  if (error instanceof Unsupported || error instanceof PreconditionFailed)
    return undetermined(gap, error.message, fixOf(error.undecided) || undefined);
  if (error instanceof NoResponse) return undetermined(gap, `the target did not respond: ${error.message}`);
  throw error;
}
