import { runInNewContext } from 'node:vm';
import fc from 'fast-check';

/** The longest that a pattern may take for one text, in milliseconds. */
export const LONGEST = 200;

/** Whether a stranger's pattern matches a text; undefined when it took too long. What does not compile matches nothing. */
export function matches(pattern: string, text: string): boolean | undefined {
  try {
    // Only what runs in a context of its own can be stopped.
    return runInNewContext('new RegExp(pattern).test(text)', { pattern, text }, { timeout: LONGEST }) as boolean;
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

/** The first candidate that a pattern matches, or else a text made for it; undefined where there is none. */
export function fitting(pattern: string, candidates: readonly string[]): string | undefined {
  return [...candidates, ...(made(pattern) ?? [])].find((text) => matches(pattern, text));
}

/** Whether texts can be made of a pattern and it matches none of them. One that looks around itself has the benefit of doubt. */
export function matchesNothing(pattern: string): boolean {
  if (/\\[bB]|\(\?/.test(pattern)) return false;
  const texts = made(pattern);
  return texts !== undefined && !texts.some((text) => matches(pattern, text) !== false);
}

/** Some texts made of a regular expression, always the same; undefined where it has parts that nothing is made of. */
export function made(pattern: string): readonly string[] | undefined {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 10 });
  } catch {
    return undefined;
  }
}
