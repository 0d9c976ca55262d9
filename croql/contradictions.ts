import { constantValue } from './constants.ts';
import { nodeKey } from './node-key.ts';
import { compareCodePoints, MIRRORED, NEGATED, type ComparisonOperator } from './operators.ts';
import type { Semantics } from './semantics.ts';
import type { Node, NodeOf, Span } from './tree.ts';

/** What one operand demands of a value: that it compares so with a literal or a mention. */
interface Demand {
  readonly operator: ComparisonOperator;
  readonly with: Literal;
  readonly node: Node;
}

type Literal =
  | { readonly kind: 'ordered'; readonly value: number | string }
  | { readonly kind: 'mention'; readonly value: string; readonly key: string };

/**
 * The place of operands that cannot all be true, of a conjunction; or, of a disjunction, that cannot all be false. Null
 * if none are found. Absent values are taken into account, and the order of mentions is not known.
 */
export function findConflict(node: NodeOf<'logic'>, semantics: Semantics): Span | null {
  if (node.operator === 'xor') return null;
  const operands = flatten(node);
  const opposites = findOpposites(operands);
  if (opposites) return cover(node, opposites);
  const subjects = new Map<string, { readonly subject: Node; readonly demands: Demand[] }>();
  for (const operand of operands) {
    for (const { subject, ...demand } of readDemands(operand, node.operator === 'or', semantics)) {
      const key = nodeKey(subject);
      const known = subjects.get(key) ?? { subject, demands: [] };
      subjects.set(key, known);
      known.demands.push({ ...demand, node: operand });
    }
  }
  for (const { subject, demands } of subjects.values()) {
    const conflict = findConflictOf(subject, demands);
    if (conflict) return cover(node, conflict);
  }
  return null;
}

/** The operands of a row of one operator, also of those that parentheses join to it. */
export function flatten(node: NodeOf<'logic'>): readonly Node[] {
  return node.operands.flatMap((each) =>
    each.kind === 'logic' && each.operator === node.operator ? flatten(each) : [each],
  );
}

/** A condition and its negation. */
function findOpposites(operands: readonly Node[]): Pair | null {
  const negated = operands.flatMap((node) => (node.kind === 'not' ? [{ node, key: nodeKey(node.operand) }] : []));
  if (negated.length === 0) return null;
  const keys = new Map(operands.map((node) => [nodeKey(node), node]));
  for (const { node, key } of negated) {
    const opposite = keys.get(key);
    if (opposite) return [node, opposite];
  }
  return null;
}

type Pair = readonly [Node, Node];

/** From the first of two operands to the second; the whole row if one of them is in parentheses with others. */
function cover({ operands, span }: NodeOf<'logic'>, pair: Pair): Span {
  if (!pair.every((each) => operands.includes(each))) return span;
  const [first, second] = pair.toSorted((a, b) => a.span.start - b.span.start) as [Node, Node];
  // Parentheses around an operand do not belong to it, but those of all operands to the row.
  return {
    start: first === operands[0] ? span.start : first.span.start,
    end: second === operands.at(-1) ? span.end : second.span.end,
  };
}

/** What an operand demands if it has to be true, or `isNegated`, if it has to be false. */
function readDemands(operand: Node, isNegated: boolean, semantics: Semantics): (Demand & { readonly subject: Node })[] {
  if (operand.kind === 'not') return readDemands(operand.operand, !isNegated, semantics);
  if (operand.kind === 'between' && !isNegated && semantics['between-bounds'] !== 'swapped') {
    const { value, low, high } = operand;
    return [...readDemand(operand, value, '>=', low, semantics), ...readDemand(operand, value, '<=', high, semantics)];
  }
  if (operand.kind !== 'comparison') return [];
  const { left, right } = operand;
  return [
    { subject: left, literal: right, as: operand.operator },
    { subject: right, literal: left, as: MIRRORED[operand.operator] },
  ].flatMap(({ subject, literal, as }) => {
    if (as === null) return [];
    if (!isNegated) return readDemand(operand, subject, as, literal, semantics);
    // An absent value makes > and <= false alike; a count is never absent.
    const isNegatable = as === '=' || as === '!=' || subject.kind === 'count';
    const negated = isNegatable ? NEGATED[as] : null;
    return negated === null ? [] : readDemand(operand, subject, negated, literal, semantics);
  });
}

function readDemand(
  node: Node,
  subject: Node,
  operator: ComparisonOperator,
  literal: Node,
  semantics: Semantics,
): (Demand & { readonly subject: Node })[] {
  const found = readLiteral(literal, semantics);
  if (found === null || readLiteral(subject, semantics) !== null) return [];
  if (found.kind === 'mention' && operator !== '=' && operator !== '!=') return [];
  return [{ node, subject, operator, with: found }];
}

function readLiteral(node: Node, semantics: Semantics): Literal | null {
  if (node.kind === 'mention') return { kind: 'mention', value: node.name.toLowerCase(), key: nodeKey(node) };
  // A text can have several forms, or be equal to a text of other letters.
  if (node.type === 'string' && (semantics['plural-text'] === 'any' || semantics['string-case'] === 'insensitive'))
    return null;
  const value = constantValue(node, semantics);
  return typeof value === 'number' || typeof value === 'string' ? { kind: 'ordered', value } : null;
}

function findConflictOf(subject: Node, demands: readonly Demand[]): Pair | null {
  const isWhole = subject.kind === 'count';
  for (const [index, a] of demands.entries()) {
    for (const b of demands.slice(index + 1, index + MAX_COMPARED)) {
      if (conflict(a, b, isWhole) || conflict(b, a, isWhole)) return [a.node, b.node];
    }
  }
  return null;
}

/** A row has a few demands of one value; that of a list of a thousand ids must not take long. */
const MAX_COMPARED = 50;

/** Whether no present value meets both demands, of which at least one is false for an absent value. */
function conflict(a: Demand, b: Demand, isWhole: boolean): boolean {
  if (a.with.kind === 'mention' || b.with.kind === 'mention') {
    if (a.with.kind !== 'mention' || b.with.kind !== 'mention' || a.operator !== '=') return false;
    return b.operator === '=' ? a.with.value !== b.with.value : a.with.key === b.with.key;
  }
  const order = compareLiterals(a.with.value, b.with.value);
  switch (a.operator) {
    case '=':
      return !meets(b.operator, order);
    case '>':
      // Between two whole numbers that follow each other there is none.
      if (b.operator === '<') return order >= 0 || (isWhole && isNextWhole(a.with.value, b.with.value));
      return b.operator === '<=' && order >= 0;
    case '>=':
      return (b.operator === '<' && order >= 0) || (b.operator === '<=' && order > 0);
    default:
      return false;
  }
}

const isNextWhole = (low: number | string, high: number | string) =>
  typeof low === 'number' && typeof high === 'number' && Math.floor(low) + 1 >= high;

const compareLiterals = (a: number | string, b: number | string): number =>
  typeof a === 'string' && typeof b === 'string' ? compareCodePoints(a, b) : Number(a) - Number(b);

/** Whether a value that is ordered so against a literal compares with it. */
function meets(operator: ComparisonOperator, order: number): boolean {
  switch (operator) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case 'contains':
      return true;
  }
}
