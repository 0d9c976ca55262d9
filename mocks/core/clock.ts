/** The time outside: a function that tells it. */
export type Clock = () => Date;

/** The service's own clock: the time outside plus what `time passes` has added. All times are milliseconds of the epoch. */
export interface ServiceClock {
  now(): number;
  /** Moves this clock forward by so many seconds; it never moves back. */
  advance(seconds: number): void;
  /** How far this clock is ahead of the time outside, in milliseconds. */
  readonly ahead: number;
}

/** A service clock that starts so many milliseconds ahead of the clock outside. */
export function serviceClock(outside: Clock, ahead = 0): ServiceClock {
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
