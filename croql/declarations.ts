import type { Member, Members } from '../spec/croql/context.ts';
import { contextOf } from '../spec/croql/contexts.ts';
import type { Query } from './checker.ts';
import { arithmeticRow, children, type Node } from './tree.ts';
import { findMember } from './vocabulary.ts';

/** Visits each node of a query with the rows of the context's table of the members around it, the innermost last. */
export function visitNodes({ tree, context }: Query, visit: (node: Node, scopes: Scopes) => void): void {
  const walk = (node: Node, scopes: Scopes): void => {
    visit(node, scopes);
    switch (node.kind) {
      case 'where':
        walk(node.collection, scopes);
        walk(node.predicate, [...scopes, membersOf(node.collection, scopes)]);
        return;
      case 'with':
        walk(node.object, scopes);
        walk(node.predicate, [...scopes, membersOf(node.object, scopes)]);
        return;
      case 'arithmetic': {
        const { first, operations } = arithmeticRow(node);
        for (const operation of operations.slice(0, -1)) visit(operation, scopes);
        for (const operand of [first, ...operations.map(({ right }) => right)]) walk(operand, scopes);
        return;
      }
      default:
        for (const child of children(node)) walk(child, scopes);
    }
  };
  walk(tree, [contextOf(context).members]);
}

/** The members of the records around a node, the innermost last. */
export type Scopes = readonly Members[];

/** The row of the context's table for a node that is a member; undefined for any other. */
export function declarationOf(node: Node, scopes: Scopes): Member | undefined {
  if (node.kind === 'member') return findMember(scopes.at(-1 - node.up) ?? {}, node.name);
  if (node.kind === 'of') return findMember(membersOf(node.object, scopes), node.name);
  return undefined;
}

/** The members of an object, or of the elements of a collection. */
function membersOf(node: Node, scopes: Scopes): Members {
  switch (node.kind) {
    case 'where':
      return membersOf(node.collection, scopes);
    case 'with':
    case 'present':
      return membersOf(children(node)[0]!, scopes);
    case 'if':
      return membersOf(node.then, scopes);
    default:
      return declarationOf(node, scopes)?.members ?? {};
  }
}
