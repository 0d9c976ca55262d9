import type { ArithmeticOperator, ComparisonOperator, LogicOperator } from './operators.ts';
import type { Type } from './types.ts';

/** A range of an expression in UTF-16 offsets; the end is excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What each kind of node holds besides its span and type. Operators are never aliases: `≠` is `!=`. */
interface Kinds {
  number: { readonly value: number };
  string: { readonly value: string };
  /** `'today'` or a date, as written between the quotes. */
  datetime: { readonly text: string };
  mention: { readonly of: 'user' | 'language'; readonly name: string };
  /** A bare name. `up` is the number of records between it and its record, innermost first; the checker sets it. */
  member: { readonly name: string; readonly up: number };
  /** `<member> of <object>`. */
  of: { readonly name: string; readonly object: Node };
  /** `count of <collection>`. */
  count: { readonly collection: Node };
  /** `<collection> where <predicate>`. */
  where: { readonly collection: Node; readonly predicate: Node };
  /** `<object> with <predicate>`. */
  with: { readonly object: Node; readonly predicate: Node };
  not: { readonly operand: Node };
  negative: { readonly operand: Node };
  /** One operator over two or more operands, as in `a or b or c`. */
  logic: { readonly operator: LogicOperator; readonly operands: readonly Node[] };
  comparison: { readonly operator: ComparisonOperator; readonly left: Node; readonly right: Node };
  between: { readonly value: Node; readonly low: Node; readonly high: Node };
  arithmetic: { readonly operator: ArithmeticOperator; readonly left: Node; readonly right: Node };
  if: { readonly condition: Node; readonly then: Node; readonly otherwise: Node };
  /** Set by the checker where an operand that may be absent is used as a boolean: true if it is there. */
  present: { readonly operand: Node };
  /** Set by the checker where `Semantics` accepts a part without meaning: it is false, or absent. */
  void: { readonly original: Node };
  /** Set by the parser where it could not read anything. */
  missing: {};
}

/** The kinds of nodes. */
export type Kind = keyof Kinds;

/** A node of an expression: plain immutable data. */
export type Node = { [K in Kind]: NodeOf<K> }[Kind];

/** A node of one kind. */
export type NodeOf<K extends Kind> = { readonly kind: K; readonly span: Span; readonly type: Type } & Kinds[K];

/** The nodes directly under a node, in the order of the text. */
export function children(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'of':
      return [node.object];
    case 'count':
      return [node.collection];
    case 'where':
      return [node.collection, node.predicate];
    case 'with':
      return [node.object, node.predicate];
    case 'not':
    case 'negative':
    case 'present':
      return [node.operand];
    case 'logic':
      return node.operands;
    case 'comparison':
    case 'arithmetic':
      return [node.left, node.right];
    case 'between':
      return [node.value, node.low, node.high];
    case 'if':
      return [node.condition, node.then, node.otherwise];
    default:
      return [];
  }
}

/** Whether any node of a tree passes a test. A tree of any height is searched, without recursion. */
export function someNode(tree: Node, test: (node: Node) => boolean): boolean {
  const open = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (test(node)) return true;
    for (const child of children(node).toReversed()) open.push(child);
  }
  return false;
}

/** A row of arithmetic such as `a + b - c`, applied from left to right: its first operand, then each operation. */
export interface ArithmeticRow {
  readonly first: Node;
  readonly operations: readonly NodeOf<'arithmetic'>[];
}

/**
 * The row that ends with an operation. A row of hundreds of operands is a tree of hundreds of levels, all on its left
 * side, so that whoever walks a tree takes a row in a loop rather than by recursion.
 */
export function arithmeticRow(last: NodeOf<'arithmetic'>): ArithmeticRow {
  const operations: NodeOf<'arithmetic'>[] = [];
  let node: Node = last;
  for (; node.kind === 'arithmetic'; node = node.left) operations.push(node);
  return { first: node, operations: operations.reverse() };
}

/** The same tree with every node replaced by what `change` makes of it, from the leaves up. */
export function rewrite(node: Node, change: (node: Node) => Node): Node {
  const below = (child: Node) => rewrite(child, change);
  switch (node.kind) {
    case 'of':
      return change({ ...node, object: below(node.object) });
    case 'count':
      return change({ ...node, collection: below(node.collection) });
    case 'where':
      return change({ ...node, collection: below(node.collection), predicate: below(node.predicate) });
    case 'with':
      return change({ ...node, object: below(node.object), predicate: below(node.predicate) });
    case 'not':
    case 'negative':
    case 'present':
      return change({ ...node, operand: below(node.operand) });
    case 'logic':
      return change({ ...node, operands: node.operands.map(below) });
    case 'comparison':
      return change({ ...node, left: below(node.left), right: below(node.right) });
    case 'arithmetic': {
      const { first, operations } = arithmeticRow(node);
      return operations.reduce((left, each) => change({ ...each, left, right: below(each.right) }), below(first));
    }
    case 'between':
      return change({ ...node, value: below(node.value), low: below(node.low), high: below(node.high) });
    case 'if':
      return change({
        ...node,
        condition: below(node.condition),
        then: below(node.then),
        otherwise: below(node.otherwise),
      });
    default:
      return change(node);
  }
}
