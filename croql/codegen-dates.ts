import { contextOf } from '../spec/croql/contexts.ts';
import { addConstant, addInstant, addTemporary, writeMember, type CodegenContext } from './codegen-context.ts';
import { toInstant, readDate } from './dates.ts';
import { COMPARISONS } from './operators.ts';
import type { Semantics } from './semantics.ts';
import type { Node, NodeOf } from './tree.ts';

/**
 * Writes the comparison of a date in the form `YYYY-MM-DD hh:mm:ss` with a literal; null for any other comparison. In
 * UTC such dates are ordered as their texts are, so that texts are compared. Only a text that passes is then checked
 * to be a date.
 */
export function writeSpacedComparison(
  context: CodegenContext,
  { operator, left, right }: NodeOf<'comparison'>,
  records: readonly string[],
): string | null {
  const member = writeSpacedMember(context, left, records);
  const literal = member === null ? null : addSpacedLiteral(context, right);
  if (member === null || literal === null) return null;
  const { code, compares } = COMPARISONS[operator];
  const text = addTemporary(context);
  const slow = code(`instant(${text})`, addInstant(context, right));
  const fast = code(text, literal) + (compares === 'equality' ? '' : `&&isSpaced(${text})`);
  return `(${hasSpacedLength(text, member)}?${fast}:${slow})`;
}

/** The same for `between`. */
export function writeSpacedBetween(
  context: CodegenContext,
  { value: tested, low, high }: NodeOf<'between'>,
  records: readonly string[],
): string | null {
  const member = writeSpacedMember(context, tested, records);
  if (member === null) return null;
  const [lowest, highest] = [addSpacedLiteral(context, low), addSpacedLiteral(context, high)];
  if (lowest === null || highest === null) return null;
  const rule = context.query.semantics['between-bounds'];
  const text = addTemporary(context);
  const value = addTemporary(context);
  const isWithin = writeWithin(rule, value, addInstant(context, low), addInstant(context, high));
  const slow = `(${value}=instant(${text}),${isWithin})`;
  return `(${hasSpacedLength(text, member)}?${writeWithin(rule, text, lowest, highest)}&&isSpaced(${text}):${slow})`;
}

/** Writes whether a moment is within the current day. */
export function writeWithinDay(context: CodegenContext, writeMoment: () => string): string {
  const moment = addTemporary(context);
  const start = addConstant(context, { kind: 'day', end: false });
  const end = addConstant(context, { kind: 'day', end: true });
  return `((${moment}=${writeMoment()})>=${start}&&${moment}<${end})`;
}

/** Writes whether a value lies between two others; all of them are present. */
export function writeWithin(rule: Semantics['between-bounds'], value: string, low: string, high: string): string {
  switch (rule) {
    case 'included':
      return `${value}>=${low}&&${value}<=${high}`;
    case 'excluded':
      return `${value}>${low}&&${value}<${high}`;
    case 'swapped':
      return `(${value}>=${low}&&${value}<=${high}||${value}<=${low}&&${value}>=${high})`;
  }
}

/** Writes a member whose dates are ordered as their texts are; null for any other node. */
function writeSpacedMember({ query }: CodegenContext, node: Node, records: readonly string[]): string | null {
  const { context, semantics } = query;
  if (contextOf(context).dates !== 'YYYY-MM-DD hh:mm:ss' || semantics['date-zone'] !== 'UTC') return null;
  return node.type === 'datetime' && node.kind === 'member' ? writeMember(node, records) : null;
}

/** Adds a literal as `YYYY-MM-DD hh:mm:ss`; null if it cannot be written like that, or is no literal. */
function addSpacedLiteral(context: CodegenContext, node: Node): string | null {
  if (node.kind !== 'datetime') return null;
  const { text } = node;
  if (text === 'today') {
    return context.query.semantics.today === 'now' ? null : addConstant(context, { kind: 'spaced', text });
  }
  const instant = toInstant(readDate(text)!, 'UTC');
  const year = new Date(instant).getUTCFullYear();
  if (instant % 1000 !== 0 || year < 0 || year > 9999) return null;
  return addConstant(context, { kind: 'spaced', text });
}

const hasSpacedLength = (name: string, member: string) => `typeof(${name}=${member})==="string"&&${name}.length===19`;
