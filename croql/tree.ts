/** Where something stands in an expression: UTF-16 offsets, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The types of the language; `nothing` fits everywhere and is always absent, `unknown` is what no checker has seen. */
export type Type = 'boolean' | 'number' | 'string' | 'datetime' | 'object' | 'collection' | 'nothing' | 'unknown';

export type LogicWord = 'and' | 'or' | 'xor';
export type ComparisonSign = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'contains';
export type ArithmeticSign = '+' | '-' | '*' | '/';

/** What each kind of node holds besides its place and type. Aliases are gone: `≠` has become `!=`. */
interface Kinds {
  number: { readonly value: number };
  string: { readonly value: string };
  /** `'today'` or a date, as written between the quotes. */
  datetime: { readonly text: string };
  mention: { readonly of: 'user' | 'language'; readonly name: string };
  /** A bare name. `up` counts how many records outward its record stands, which the checker finds out. */
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
  /** One operator over two operands or more, as in `a or b or c`. */
  logic: { readonly operator: LogicWord; readonly operands: readonly Node[] };
  comparison: { readonly operator: ComparisonSign; readonly left: Node; readonly right: Node };
  between: { readonly value: Node; readonly low: Node; readonly high: Node };
  arithmetic: { readonly operator: ArithmeticSign; readonly left: Node; readonly right: Node };
  if: { readonly condition: Node; readonly then: Node; readonly otherwise: Node };
  /** Set by the checker where a boolean is asked of something that is there or not. */
  present: { readonly operand: Node };
  /** Set by the checker for what means nothing, where `Semantics` lets that pass: false or absent. */
  void: { readonly original: Node };
  /** Set by the parser for what it could not read. */
  missing: {};
}

/** The kinds of nodes. */
export type Kind = keyof Kinds;

/** A node of an expression: plain immutable data. */
export type Node = { [K in Kind]: NodeOf<K> }[Kind];

/** A node of one kind. */
export type NodeOf<K extends Kind> = { readonly kind: K; readonly span: Span; readonly type: Type } & Kinds[K];

/** The nodes directly under a node, in the order in which they are written. */
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

/** The same tree with every node, from the leaves up, replaced by what `change` makes of it. */
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
    case 'arithmetic':
      return change({ ...node, left: below(node.left), right: below(node.right) });
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
