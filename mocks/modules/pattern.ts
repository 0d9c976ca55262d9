import { runInNewContext } from 'node:vm';
import type { Matches } from './rules.ts';

/** For one pattern, in milliseconds: so many times what any honest one takes that a busy machine changes nothing. */
const LONGEST = 1_000;
/** For all patterns of one import, in milliseconds; whoever comes after matches nothing. */
const LONGEST_TOGETHER = 2_000;

/**
 * Matches patterns of strangers: a regular expression that explodes is stopped and matches nothing, as does one that is
 * none. The time that all patterns of one matcher take together is bounded too.
 */
export function boundedMatcher(): Matches {
  let left = LONGEST_TOGETHER;
  return (pattern, text) => {
    if (left < 1) return false;
    const began = performance.now();
    try {
      // A context of its own, because only its run can be stopped: what is compiled there is a pattern and no code.
      return runInNewContext(
        'new RegExp(pattern).test(text)',
        { pattern, text },
        { timeout: Math.min(LONGEST, left) },
      ) as boolean;
    } catch {
      return false;
    } finally {
      left = Math.floor(left - (performance.now() - began));
    }
  };
}
