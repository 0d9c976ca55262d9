import { replaceNode } from './expression-mutants.ts';
import { aliasesIn, spell } from './spelling.ts';
import { check } from '../../croql/checker.ts';
import { format } from '../../croql/printer.ts';
import { children } from '../../croql/tree.ts';
import type { Kind, Node, NodeOf } from '../../croql/tree.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** Expressions with one part less than this one, the shortest first, spelled as it is. */
export function smallerExpressions(text: string, context: ContextName, edition: Edition): readonly string[] {
  const checked = check(text, { context, edition });
  if (!checked.ok) return [];
  const { tree } = checked.query;
  const aliases = aliasesIn(text);
  const smaller = new Set<string>();
  const visit = (node: Node): void => {
    for (const part of partsOf(node)) smaller.add(spell(format(replaceNode(tree, node, part)), aliases));
    for (const child of children(node)) visit(child);
  };
  visit(tree);
  return [...smaller]
    .filter((other) => other.length < text.length && check(other, { context, edition }).ok)
    .sort((a, b) => a.length - b.length);
}

const partsOf = (node: Node): readonly Node[] => (PARTS[node.kind] as ListParts<Kind>)(node);

type ListParts<K extends Kind> = (node: NodeOf<K>) => readonly Node[];

const none = () => [];

/** What may stand in the place of a node: its parts of the same type, and the node with a part less. */
const PARTS: { readonly [K in Kind]: ListParts<K> } = {
  logic: (node) => [
    ...node.operands,
    ...(node.operands.length > 2
      ? node.operands.map((left) => ({ ...node, operands: node.operands.filter((each) => each !== left) }))
      : []),
  ],
  not: ({ operand }) => [operand],
  negative: ({ operand }) => [operand],
  if: ({ type, condition, then, otherwise }) => [...(type === 'boolean' ? [condition] : []), then, otherwise],
  arithmetic: ({ left, right }) => [left, right],
  where: ({ collection }) => [collection],
  with: none,
  comparison: none,
  between: none,
  count: none,
  of: none,
  number: none,
  string: none,
  datetime: none,
  mention: none,
  member: none,
  present: none,
  void: none,
  missing: none,
};

/** The number that a failing comparison is about, if it can be asked for alone: a count, or arithmetic. */
export function numberIn(text: string, context: ContextName, edition: Edition): string | undefined {
  const checked = check(text, { context, edition });
  if (!checked.ok) return undefined;
  const { tree } = checked.query;
  if (tree.kind !== 'comparison' && tree.kind !== 'between') return undefined;
  const sides = tree.kind === 'comparison' ? [tree.left, tree.right] : [tree.value];
  const side = sides.find(({ kind, type }) => type === 'number' && kind !== 'number' && kind !== 'mention');
  return side && spell(format(side), aliasesIn(text));
}
