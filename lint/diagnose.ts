import { check, type CheckOptions } from '../croql/checker.ts';
import type { Diagnostic } from '../croql/diagnostics.ts';

/** What is wrong with one expression. Everything that the linter reports about an expression comes from here. */
export function diagnoseExpression(text: string, options: CheckOptions): readonly Diagnostic[] {
  return check(text, options).diagnostics;
}
