import { isPossible, readDate } from './dates.ts';
import type { DiagnosticFacts } from './diagnostics.ts';
import type { Node, NodeOf } from './tree.ts';
import { report, type TypingContext } from './typing-context.ts';

/** Infers the type of a datetime literal, which the calendar must have. */
export function inferDatetime(context: TypingContext, node: NodeOf<'datetime'>): Node {
  const mistake = findMistake(context, node.text);
  if (mistake) report(context, node.span, mistake);
  return { ...node, type: mistake ? 'nothing' : 'datetime' };
}

function findMistake({ options: { semantics } }: TypingContext, text: string): DiagnosticFacts | null {
  if (text === 'today') return null;
  const date = readDate(text);
  if (!date) return { code: /^\d/.test(text) ? 'datetime-form' : 'single-quoted-text', found: text };
  if (date.form !== 'spaced' && semantics['date-forms'] === 'error') return { code: 'datetime-form', found: text };
  const isRolledOver = semantics['impossible-date'] === 'rolled-over';
  return isPossible(date, isRolledOver) ? null : { code: 'impossible-date', found: text };
}

/** An operand and what is wrong with it. */
type MistakenOperand = readonly [operand: Node, facts: DiagnosticFacts];

/** A date without quotes or in double quotes, among operands of different types; null if there is none. */
export function findMistakenDate(
  context: TypingContext,
  operands: readonly Node[],
  other: Node,
): MistakenOperand | null {
  return findUnquotedDate(context, other) ?? findUnquotedDate(context, operands[0]!) ?? findDoubleQuotedDate(operands);
}

function findUnquotedDate({ text }: TypingContext, node: Node): MistakenOperand | null {
  // Without quotes, a date is a subtraction.
  const written = text.slice(node.span.start, node.span.end);
  if (node.kind !== 'arithmetic' || !readDate(written)) return null;
  return [node, { code: 'unquoted-date', instead: `'${written}'` }];
}

function findDoubleQuotedDate(operands: readonly Node[]): MistakenOperand | null {
  if (!operands.some(({ type }) => type === 'datetime')) return null;
  const found = operands.find((node) => node.kind === 'string' && (node.value === 'today' || readDate(node.value)));
  return found?.kind === 'string' ? [found, { code: 'double-quoted-date', found: found.value }] : null;
}
