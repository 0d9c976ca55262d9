/** Which times of a target tell that it is slow. */
export interface Pace {
  /** How many times are looked at, from the first one on. */
  readonly first: number;
  /** The share of them that may be shorter than the one that counts. */
  readonly share: number;
  /** In milliseconds: where it is longer, a run of the default depth is one of many minutes. */
  readonly slow: number;
}

/** Adds a time, in milliseconds. The one that counts, once, where it is too long; otherwise undefined. */
export function noteTime(times: number[], ms: number, { first, share, slow }: Pace): number | undefined {
  if (times.length === first || times.push(ms) < first) return undefined;
  const usual = times.toSorted((one, other) => one - other)[Math.floor(first * share)]!;
  return usual > slow ? usual : undefined;
}
