import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { matches, MAX_MATCH_TIME } from '../../run/bounded-match.ts';
import { readPattern } from '../../run/pattern-dialect.ts';

/**
 * The first candidate that a pattern matches, otherwise a text generated from it; undefined if there is none, or a
 * pattern takes too long.
 */
export function findMatch(pattern: string, candidates: readonly string[]): string | undefined {
  for (const text of candidates) {
    const isMatch = matches(pattern, text);
    // A pattern that takes too long for one is not tried on others.
    if (isMatch !== false) return isMatch ? text : undefined;
  }
  return generateTexts(pattern)?.find((text) => matches(pattern, text));
}

/** Whether a pattern matches none of the texts generated from it. One with lookarounds gets the benefit of the doubt. */
export function matchesNothing(pattern: string): boolean {
  if (/\\[bB]|\(\?/.test(pattern)) return false;
  const texts = generateTexts(pattern);
  return texts !== undefined && !texts.some((text) => matches(pattern, text) !== false);
}

/** Texts generated from a regular expression, always the same; undefined if the generator cannot handle it, or takes too long. */
export function generateTexts(pattern: string): readonly string[] | undefined {
  const read = readPattern(pattern);
  if (read === undefined) return undefined;
  // Whatever is made in the letters of a pattern matches it, too, where their case does not count.
  const { source, flags } = read;
  const generate = () =>
    fc.sample(fc.stringMatching(new RegExp(source, flags.replace('i', ''))), { seed: 1, numRuns: 10 });
  // Once more with more time, because a busy machine can make any pattern slow once.
  for (const timeout of [MAX_MATCH_TIME, 2 * MAX_MATCH_TIME])
    try {
      // A pattern of a few characters can have texts without end. Whatever a script calls is stopped with it.
      return runInNewContext('generate()', { generate }, { timeout }) as readonly string[];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    }
  return undefined;
}
