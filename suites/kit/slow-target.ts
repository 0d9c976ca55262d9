/** The requests whose times tell how a target responds, before any are sent at the same time. */
const FIRST = 40;
/** In milliseconds: where even short responses take longer, a run of the default depth is one of many minutes. */
const SLOW = 100;
/** Waits for a rate limit after which a run of the default depth is one as well. */
const LIMITED = 3;

/** Notes how a service responds, and calls `askLess` once where a whole run would take very long. */
export function watchPace(askLess: (ms: number) => void) {
  const times: number[] = [];
  let limited = 0;
  return {
    /** The time of a request, in milliseconds. */
    noteTime: (ms: number): void => {
      if (times.length === FIRST || times.push(ms) < FIRST) return;
      const short = times.toSorted((one, other) => one - other)[FIRST / 4]!;
      if (short > SLOW) askLess(short);
    },
    /** The wait of a request for a rate limit, in milliseconds. */
    noteLimit: (wait: number): void => {
      if (++limited === LIMITED) askLess(wait);
    },
  };
}
