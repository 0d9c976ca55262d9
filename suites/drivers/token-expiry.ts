import { setTimeout as pause } from 'node:timers/promises';
import { passTime } from './oauth-steps.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';

/** Seconds after the end of a token's lifetime by which it must have expired: what a service may round. */
export const ROUNDING = 5;
/** The part of a lifetime that remains when a token must still work, if the target's clock is moved; no more than these seconds. */
const REMAINING = 0.2;
const MAX_REMAINING = 60;
/** The same if the kit really waits. */
const REMAINING_WAITED = 0.5;
/** The shortest lifetimes, in seconds, of which that part cannot pass while the check runs. */
const MIN_LIFETIME = 60;
const MIN_LIFETIME_WAITED = 5;

/** Seconds between two attempts while the kit waits for a token to expire. */
const POLL_INTERVAL = 1;

/**
 * Lets a token of this lifetime expire: moves the target's clock, or waits if the run allows that, with what a service may
 * round. The wait ends when `isExpired` returns true or the allowed time is over. Throws {@link Unsupported} if neither is possible.
 */
export async function expire(
  target: Target,
  seconds: number,
  isExpired: () => Promise<boolean> = async () => true,
): Promise<void> {
  const rounded = seconds + ROUNDING;
  await pass(target, rounded, rounded, async (limit) => {
    for (let waited = seconds; ; waited += POLL_INTERVAL) {
      await pause((waited === seconds ? seconds : POLL_INTERVAL) * 1000);
      if (waited >= limit || (await isExpired())) return;
    }
  });
}

/** Moves the target's clock; false where it cannot be moved. */
export const canPass = (target: Target, seconds: number): Promise<boolean> =>
  passTime(target, seconds).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Unsupported) return false;
      throw error;
    },
  );

/** A lifetime of which most has passed. */
export interface MostOfLifetime {
  /** In seconds. */
  readonly passed: number;
  /** Throws {@link PreconditionFailed} once the rest is over: a call of then says nothing. */
  readonly requireRest: () => void;
}

/**
 * Lets most of a token's lifetime pass, after which the token must still work. `issued` is what `performance.now()` gave
 * before the token came.
 */
export async function passMostOfLifetime(
  target: Target,
  seconds: number,
  issued = performance.now(),
): Promise<MostOfLifetime> {
  const requireLifetime = (min: number) => {
    if (seconds < min) throw new PreconditionFailed(`a lifetime of ${seconds} s is too short for this check`);
  };
  let passed = Math.floor(seconds - Math.min(seconds * REMAINING, MAX_REMAINING));
  let end = issued + (seconds - passed) * 1000;
  await pass(
    target,
    passed,
    seconds,
    () => {
      requireLifetime(MIN_LIFETIME_WAITED);
      passed = seconds * (1 - REMAINING_WAITED);
      end = issued + seconds * 1000;
      return pause(passed * 1000);
    },
    () => requireLifetime(MIN_LIFETIME),
  );
  return { passed, requireRest: () => requireBefore(end) };
}

/** Throws unless it is before that time on the clock of the kit. */
export function requireBefore(end: number): void {
  if (performance.now() > end)
    throw new PreconditionFailed('the target is too slow: the lifetime is over before all calls with its token');
}

/** Moves the target's clock if possible, otherwise waits if the run allows waiting for this many seconds. */
async function pass(
  target: Target,
  byClock: number,
  needed: number,
  wait: (limit: number) => Promise<void>,
  beforeClock = () => {},
): Promise<void> {
  const { waitForExpiry: limit = 0 } = target.plan;
  const refusal = await passTime(target, 0).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Unsupported) return error;
      throw error;
    },
  );
  if (refusal === undefined) {
    beforeClock();
    return passTime(target, byClock);
  }
  if (needed > limit)
    throw new Unsupported(
      `${refusal.message}, and the run does not allow waiting ${needed} s for a token to expire (--wait-for-expiry ${needed})`,
      { code: 'no-waiting' },
    );
  await wait(limit);
}
