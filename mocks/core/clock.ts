/** A source of the current time. */
export type Clock = () => Date;

/** The clock of a service: an outside clock plus the time that was added. Times are milliseconds since the epoch. */
export interface ServiceClock {
  now(): number;
  /** Moves the clock forward by a number of seconds; it never moves back. */
  advance(seconds: number): void;
  /** How far this clock is ahead of the outside clock, in milliseconds. */
  readonly ahead: number;
}

/** A service clock that starts `ahead` milliseconds ahead of the outside clock. */
export function createServiceClock(outside: Clock, ahead = 0): ServiceClock {
  let offset = ahead;
  return {
    now: () => outside().getTime() + offset,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    get ahead() {
      return offset;
    },
  };
}
