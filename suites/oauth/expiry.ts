import { setTimeout as pause } from 'node:timers/promises';
import { passTime } from './steps.ts';
import { Blocked, NotOffered } from '../target.ts';
import type { Target } from '../target.ts';

/** Servers that compare clocks allow them to differ by some minutes: a token is looked at when it is well past its end. */
const PAST_THE_END = 900;
/** A part of the lifetime that is left when a token must still work. */
const LEFT = 0.2;
/** Below that, what is left may pass while the check runs; more is left to a token that is really waited for. */
const LEAST_LIFETIME = 60;
const LEAST_WAITED = 5;
const LEFT_WAITED = 0.5;

/** Seconds between two looks at a token whose end is waited for. */
const BETWEEN = 1;

/**
 * Lets a token of this lifetime expire: by the target's clock, or by waiting where the run allows it. The wait ends when
 * `isOver` says so, or when all the time that is allowed has passed. Throws {@link NotOffered} where neither can be done.
 */
export async function expire(
  target: Target,
  seconds: number,
  isOver: () => Promise<boolean> = async () => true,
): Promise<void> {
  await passed(target, seconds + PAST_THE_END, seconds, async (most) => {
    for (let waited = seconds; ; waited += BETWEEN) {
      await pause((waited === seconds ? seconds : BETWEEN) * 1000);
      if (waited >= most || (await isOver())) return;
    }
  });
}

/** Lets most of a token's lifetime pass, so that it must still work. */
export async function mostlyPassed(target: Target, seconds: number): Promise<void> {
  const tooShort = (least: number) => {
    if (seconds < least) throw new Blocked(`a lifetime of ${seconds} s is too short to be looked at closely`);
  };
  await passed(
    target,
    Math.floor(seconds * (1 - LEFT)),
    seconds,
    () => {
      tooShort(LEAST_WAITED);
      return pause(seconds * (1 - LEFT_WAITED) * 1000);
    },
    () => tooShort(LEAST_LIFETIME),
  );
}

/** Moves the clock of a target that has one; else waits, where a token of this lifetime may be waited for. */
async function passed(
  target: Target,
  byClock: number,
  lifetime: number,
  wait: (most: number) => Promise<void>,
  beforeClock = () => {},
): Promise<void> {
  const { waitForExpiry: most = 0 } = target.plan;
  const hasClock = await passTime(target, 0).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof NotOffered) return error;
      throw error;
    },
  );
  if (hasClock === undefined) {
    beforeClock();
    return passTime(target, byClock);
  }
  if (lifetime > most)
    throw new NotOffered(
      `${hasClock.message}, and nobody allowed to wait ${lifetime} s for the end of a token: --wait-for-expiry ${lifetime} does`,
    );
  await wait(most);
}
