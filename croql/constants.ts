import { EvaluationError } from './diagnostics.ts';
import { evaluateNode } from './evaluator.ts';
import type { Value } from './record-values.ts';
import type { Semantics } from './semantics.ts';
import { someNode, type Node } from './tree.ts';

/** The value of a part that consists of literals; undefined if it depends on a record, a mention or the current day. */
export function constantValue(node: Node, semantics: Semantics): Value | undefined {
  if (someNode(node, ({ kind }) => !CONSTANT.has(kind)) || someNode(node, isToday)) return undefined;
  try {
    return evaluateNode(node, [{}], { semantics, context: NOBODY });
  } catch (error) {
    if (error instanceof EvaluationError) return undefined;
    throw error;
  }
}

const CONSTANT: ReadonlySet<Node['kind']> = new Set<Node['kind']>([
  ...(['number', 'string', 'datetime', 'not', 'negative', 'logic', 'comparison'] as const),
  ...(['between', 'arithmetic', 'if'] as const),
]);

const isToday = (node: Node) => node.kind === 'datetime' && node.text === 'today';

const NOBODY = { now: new Date(0), user: () => undefined, language: () => undefined };
