import { showValue } from './show-value.ts';
import type { Violation } from '../../run/finding.ts';

/** The violation of a field that has to be of a type: it is missing, or of another type. */
export function requireType(
  what: string,
  name: string,
  value: unknown,
  expected: string,
  isExpected: boolean,
): Violation | undefined {
  if (isExpected) return undefined;
  if (value === undefined) return { code: 'missing-field', what, name };
  return { code: 'wrong-type', what, name, expected, actual: showValue(value) };
}

/** The violation of a field that has to have one value: it is missing, or has another type or value. */
export function requireValue(what: string, name: string, value: unknown, expected: unknown): Violation | undefined {
  if (value === expected) return undefined;
  if (value === undefined) return { code: 'missing-field', what, name };
  const code = typeof value === typeof expected && value !== null ? 'wrong-value' : 'wrong-type';
  return { code, what, name, expected: showValue(expected), actual: showValue(value) };
}
