import type { Fault } from './faults.ts';
import { rewrite, type Node } from '../croql/tree.ts';

const tree = (change: (node: Node) => Node): Fault['rules'] => ({ tree: (whole) => rewrite(whole, change) });

/** Wrongs of the language: what the service makes of an expression before it asks a record. */
export const croqlFaults = {
  'croql.contains-as-equals': {
    breaks: 'croql.shape.term-url',
    says: 'contains holds only where the whole text is equal.',
    rules: tree((node) =>
      node.kind === 'comparison' && node.operator === 'contains' ? { ...node, operator: '=' } : node,
    ),
  },
} as const satisfies Record<string, Fault>;
