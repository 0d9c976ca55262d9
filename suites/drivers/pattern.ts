import { runInNewContext } from 'node:vm';
import fc from 'fast-check';

/** The time that a pattern may take for one text, in milliseconds. */
export const MAX_MATCH_TIME = 200;

/** Whether an untrusted pattern matches a text; undefined if it takes too long. A pattern that does not compile matches nothing. */
export function matches(pattern: string, text: string): boolean | undefined {
  try {
    // Only code in a context of its own can be interrupted.
    return runInNewContext('new RegExp(pattern).test(text)', { pattern, text }, { timeout: MAX_MATCH_TIME }) as boolean;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? undefined : false;
  }
}

/** Whether a pattern is a regular expression. */
export function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

/** The first candidate that a pattern matches, otherwise a text generated from it, or undefined. */
export function findMatch(pattern: string, candidates: readonly string[]): string | undefined {
  return [...candidates, ...(generateTexts(pattern) ?? [])].find((text) => matches(pattern, text));
}

/** Whether a pattern matches none of the texts generated from it. One with lookarounds gets the benefit of the doubt. */
export function matchesNothing(pattern: string): boolean {
  if (/\\[bB]|\(\?/.test(pattern)) return false;
  const texts = generateTexts(pattern);
  return texts !== undefined && !texts.some((text) => matches(pattern, text) !== false);
}

/** Texts generated from a regular expression, always the same; undefined if it has parts that the generator cannot handle. */
export function generateTexts(pattern: string): readonly string[] | undefined {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 10 });
  } catch {
    return undefined;
  }
}
