import type { Member, Members } from '../spec/croql/context.ts';
import { contextOf } from '../spec/croql/contexts.ts';
import type { Diagnostic, DiagnosticFacts } from './diagnostics.ts';
import type { ResolvedOptions } from './options.ts';
import { explainUnknownMember, isUnlikeAnyMember } from './suggestions.ts';
import type { Node, Span } from './tree.ts';
import type { Type } from './types.ts';

/** What is known about an expression while the types of its nodes are inferred. */
export interface TypingContext {
  readonly text: string;
  readonly options: ResolvedOptions;
  readonly diagnostics: Diagnostic[];
  /** The members of the records around the current node, the innermost last; null if they are unknown. */
  readonly scopes: (Members | null)[];
  /** The members of each object, and of the elements of each collection. */
  readonly shapes: Map<Node, Members>;
  /** The row of the context's table for each node that is a member. */
  readonly declarations: Map<Node, Member>;
  /** The current node is compared with a text, so that an unknown name may be a text without its quotes. */
  isTextExpected: boolean;
  /** The query has a part because of which it matches no record. */
  matchesNothing: boolean;
}

/** A context in which no node has a type. */
export const createTypingContext = (text: string, options: ResolvedOptions): TypingContext => ({
  text,
  options,
  diagnostics: [],
  scopes: [contextOf(options.context).members],
  shapes: new Map(),
  declarations: new Map(),
  isTextExpected: false,
  matchesNothing: false,
});

/** Adds a diagnostic. */
export function report({ diagnostics }: TypingContext, span: Span, facts: DiagnosticFacts): void {
  diagnostics.push({ span, ...facts });
}

/** An operation without meaning: a mistake, or void, if the semantics accept it. */
export function rejectNode(
  context: TypingContext,
  node: Node,
  span: Span,
  facts: DiagnosticFacts,
  type: Type = 'nothing',
): Node {
  if (context.options.semantics['type-error'] === 'false') return createVoid(node, type);
  report(context, span, facts);
  return { ...node, type };
}

/** Rejects an operation because of the type of an operand. */
export function rejectOperand(
  context: TypingContext,
  node: Node,
  operand: Node,
  operator: string,
  wanted: readonly Type[],
  type: Type,
): Node {
  return rejectNode(context, node, operand.span, { code: 'operand-type', operator, wanted, found: operand.type }, type);
}

/** Records the declaration of a member, or rejects a member that the edition does not have. */
export function declareMember(context: TypingContext, node: Node, name: string, member: Member): Node {
  const { edition, semantics } = context.options;
  if (member.edition === 'enterprise' && edition !== 'enterprise') {
    if (semantics['enterprise-member'] === 'matches-nothing') context.matchesNothing = true;
    else if (semantics['unknown-member'] === 'absent') return createVoid(node, 'nothing');
    else {
      report(context, node.span, { code: 'enterprise-member', name });
      return { ...node, type: 'nothing' };
    }
  }
  context.declarations.set(node, member);
  if (member.members) context.shapes.set(node, member.members);
  return node;
}

/** Rejects a name that is none of `members`. */
export function rejectMember(context: TypingContext, node: Node, name: string, members: Members, span: Span): Node {
  if (context.options.semantics['unknown-member'] === 'absent') return createVoid(node, 'nothing');
  const facts = explainUnknownMember(name, members, context.options);
  const isText = context.isTextExpected && facts.code === 'unknown-member' && isUnlikeAnyMember(facts);
  report(context, span, isText ? { code: 'unquoted-text', found: name } : facts);
  return { ...node, type: 'nothing' };
}

/** Gives a node the members of another. */
export function copyShape({ shapes }: TypingContext, node: Node, from: Node): void {
  const members = shapes.get(from);
  if (members) shapes.set(node, members);
}

/** Whether two values have the same type and, if they have members, the same members. */
export function haveSameType({ shapes }: TypingContext, left: Node, right: Node): boolean {
  if (left.type === 'nothing' || right.type === 'nothing') return true;
  return left.type === right.type && shapes.get(left) === shapes.get(right);
}

/** The node as a boolean, if it is one or may be absent and is asked whether it is present; else null. */
export function asBoolean(context: TypingContext, node: Node): Node | null {
  if (node.type === 'boolean' || node.type === 'nothing') return node;
  if (node.kind === 'with' && node.type === 'object') return createPresent(node);
  if (context.declarations.get(node)?.type === 'boolean') return createPresent(node);
  if (node.kind === 'if') {
    const then = asBoolean(context, node.then);
    const otherwise = asBoolean(context, node.otherwise);
    return then && otherwise && { ...node, type: 'boolean', then, otherwise };
  }
  return null;
}

/** Whether a node has a type, or has no meaning and fits everywhere. */
export const fits = (node: Node, type: Type): boolean => node.type === type || node.type === 'nothing';

/** Whether an operand is present, as a boolean. */
export const createPresent = (operand: Node): Node => ({
  kind: 'present',
  span: operand.span,
  type: 'boolean',
  operand,
});

/** A part without meaning, where that is not a mistake. */
export const createVoid = (original: Node, type: Type): Node => ({
  kind: 'void',
  span: original.span,
  type,
  original,
});
