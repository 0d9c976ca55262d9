/** A source of the current time. */
export type Clock = () => Date;

/** The clock of a service: an outside clock plus the time that was added. Times are milliseconds since the epoch. */
export interface ServiceClock {
  now(): number;
  /** Moves the clock forward by a number of seconds, up to {@link MAX_AHEAD}; it never moves back. */
  advance(seconds: number): void;
  /** How far this clock is ahead of the outside clock, in milliseconds. */
  readonly ahead: number;
}

/** Two thousand years; dates end long after that, and no arithmetic with them fails before. */
export const MAX_AHEAD = 2_000 * 366 * 86_400_000;

/** A service clock that starts `ahead` milliseconds ahead of the outside clock. */
export function createServiceClock(outside: Clock, ahead = 0): ServiceClock {
  let offset = Math.min(ahead, MAX_AHEAD);
  return {
    now: () => outside().getTime() + offset,
    advance: (seconds) => {
      offset = Math.min(offset + seconds * 1000, MAX_AHEAD);
    },
    get ahead() {
      return offset;
    },
  };
}
