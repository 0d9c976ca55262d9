import { contextOf } from '../../spec/croql/contexts.ts';
import type { Members } from '../../spec/croql/context.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import { children } from '../../croql/tree.ts';
import type { Node } from '../../croql/tree.ts';

/** A record whose members an expression can name: that of the context, or an element of a collection. */
export interface Scope {
  readonly name: string;
  readonly members: Members;
}

type Visit = (node: Node, scopes: readonly Scope[]) => void;

/** Visits every node of a checked tree with the records around it, the innermost first. */
export function visitNodes(tree: Node, context: ContextName, visit: Visit): void {
  const descend = (node: Node, scopes: readonly Scope[]): void => {
    visit(node, scopes);
    const filtered = node.kind === 'where' ? node.collection : node.kind === 'with' ? node.object : undefined;
    for (const child of children(node))
      descend(child, filtered && child !== filtered ? [scopeWithin(filtered, scopes), ...scopes] : scopes);
  };
  descend(tree, [{ name: context, members: contextOf(context).members }]);
}

/** An element of a collection, or the record that an object is. */
export function scopeWithin(node: Node, scopes: readonly Scope[]): Scope {
  if (node.kind === 'where') return scopeWithin(node.collection, scopes);
  if (node.kind === 'with') return scopeWithin(node.object, scopes);
  if (node.kind !== 'member') return { name: '', members: {} };
  return { name: node.name, members: scopes[node.up]?.members[node.name]?.members ?? {} };
}
