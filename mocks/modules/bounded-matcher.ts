import { createContext, Script } from 'node:vm';
import type { Context } from 'node:vm';
import type { PatternMatcher } from './job-types.ts';

/** For one pattern, in milliseconds; far more than any reasonable pattern takes on a busy machine. */
const MAX_MATCH_MS = 1_000;
/** For all patterns of one matcher, in milliseconds. */
const MAX_TOTAL_MS = 2_000;

// Only a script in a context of its own can be stopped. What is compiled there is a pattern, not code.
const MATCH = new Script('new RegExp(pattern).test(text)');
/** Made for the first pattern and kept, because making one takes longer than most patterns. */
let given: Context | undefined;

/**
 * A matcher for untrusted patterns. An invalid regular expression matches nothing, nor does one that is stopped because
 * of catastrophic backtracking. The total time of a matcher is limited too; after that, nothing matches.
 */
export function createBoundedMatcher(): PatternMatcher {
  let remaining = MAX_TOTAL_MS;
  return (pattern, text) => {
    if (remaining < 1) return false;
    const start = performance.now();
    try {
      given = Object.assign(given ?? createContext({}), { pattern, text });
      return MATCH.runInContext(given, { timeout: Math.min(MAX_MATCH_MS, remaining) }) as boolean;
    } catch {
      return false;
    } finally {
      remaining = Math.floor(remaining - (performance.now() - start));
    }
  };
}
