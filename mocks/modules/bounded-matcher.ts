import type { PatternMatcher } from './job-types.ts';
import { matches } from '../../run/bounded-match.ts';

/** For one pattern, in milliseconds; far more than any reasonable pattern takes on a busy machine. */
const MAX_MATCH_MS = 1_000;
/** For all patterns of one matcher, in milliseconds. */
const MAX_TOTAL_MS = 2_000;

/**
 * A matcher for untrusted patterns. An invalid regular expression matches nothing, nor does one that is stopped because
 * of catastrophic backtracking. The total time of a matcher is limited too; after that, nothing matches.
 */
export function createBoundedMatcher(): PatternMatcher {
  let remaining = MAX_TOTAL_MS;
  return (pattern, text) => {
    if (remaining < 1) return false;
    const start = performance.now();
    const isMatch = matches(pattern, text, Math.min(MAX_MATCH_MS, remaining)) === true;
    remaining = Math.floor(remaining - (performance.now() - start));
    return isMatch;
  };
}
