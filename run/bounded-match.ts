import { createContext, Script } from 'node:vm';
import type { Context } from 'node:vm';
import { readPattern } from './pattern-dialect.ts';

/** The time that a pattern may take for one text, in milliseconds. */
export const MAX_MATCH_TIME = 200;

// Only code in a context of its own can be interrupted.
const MATCH = new Script('new RegExp(source, flags).test(text)');
/** Made for the first pattern and kept, because making one takes longer than most patterns. */
let asked: Context | undefined;

/** A pattern with one repetition at most and without alternatives, which needs at most the square of the length of a text. */
const SIMPLE = /^[^*+?{|]*[*+?{]?[^*+?{|]*$/;
const SHORT = 1_000;

/**
 * Whether an untrusted pattern matches a text; undefined if it takes longer than a time, in milliseconds. A pattern that
 * does not compile matches nothing.
 */
export function matches(pattern: string, text: string, time = MAX_MATCH_TIME): boolean | undefined {
  const read = readPattern(pattern);
  if (read === undefined) return false;
  try {
    if (text.length <= SHORT && SIMPLE.test(pattern)) return new RegExp(read.source, read.flags).test(text);
    asked = Object.assign(asked ?? createContext({}), { ...read, text });
    return MATCH.runInContext(asked, { timeout: time }) as boolean;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? undefined : false;
  }
}
