import { NoResponse } from './exchange.ts';
import type { Send } from './exchange.ts';
import { PreconditionFailed } from './preconditions.ts';
import type { Plan } from '../../run/plan.ts';

/** The time of one check, in milliseconds, without what the plan lets it wait. */
const MAX_CHECK_TIME = 15 * 60_000;
/** The requests in a row to one part of a target that may get no response in time. */
const MAX_SILENT = 3;

/** A sender that stops when time is used up, and what tells it that a check begins. */
export interface TimeBudget {
  readonly send: Send;
  readonly beginCheck: () => void;
  /** Throws {@link PreconditionFailed} when the time of the run or of the check is used up. */
  readonly requireTime: () => void;
}

/**
 * Limits the time that a target can cost: that of the run, that of each check, and the waits for a part of the target
 * that never responds. What is cut off is untested: it throws {@link PreconditionFailed} with the cause.
 */
export function limitTime(
  send: Send,
  { deadline = Infinity, maxCheckTime = MAX_CHECK_TIME, rateLimit, waitForExpiry = 0 }: TimeLimits,
  clock: () => number = Date.now,
): TimeBudget {
  // A check that sends slowly because the plan says so takes as long as it takes.
  const allowed = rateLimit === undefined ? maxCheckTime + 3_000 * waitForExpiry : Infinity;
  let checkEnds = clock() + allowed;
  const silent = new Map<string, number>();
  const requireTime = () => {
    if (clock() >= deadline) throw new PreconditionFailed('the time for the run was used up', { code: 'budget' });
    if (clock() >= checkEnds)
      throw new PreconditionFailed('the time for one check was used up', { code: 'check-budget' });
  };
  const noteSilence = (part: string) => silent.set(part, (silent.get(part) ?? 0) + 1);
  const requireResponding = (part: string) => {
    if ((silent.get(part) ?? 0) >= MAX_SILENT)
      throw new PreconditionFailed(`${part} left ${MAX_SILENT} requests in a row without a response in time`, {
        code: 'target-silent',
        subject: part,
      });
  };
  return {
    beginCheck: () => {
      checkEnds = clock() + allowed;
    },
    requireTime,
    send: async (request) => {
      requireTime();
      // Almost every target responds to everything, so few requests are looked up.
      if (silent.size > 0) requireResponding(nameOfPart(request.url));
      try {
        const exchange = await send(request);
        if (silent.size > 0) silent.delete(nameOfPart(request.url));
        return exchange;
      } catch (error) {
        if (error instanceof NoResponse && error.code === 'silent') noteSilence(nameOfPart(request.url));
        throw error;
      }
    },
  };
}

type TimeLimits = Pick<Plan, 'deadline' | 'maxCheckTime' | 'rateLimit' | 'waitForExpiry'>;

/** The part of a target that falls silent as one: an origin with the first two names of a path. */
function nameOfPart(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.split('/').slice(0, 3).join('/')}`;
}
