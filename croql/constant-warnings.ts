import type { Query } from './checker.ts';
import { constantValue } from './constants.ts';
import { findConflict } from './contradictions.ts';
import { compareValues } from './evaluator.ts';
import { nodeKey } from './node-key.ts';
import { COMPARISONS, LOGIC, MIRRORED, type ComparisonOperator } from './operators.ts';
import type { Semantics } from './semantics.ts';
import { arithmeticRow, children, someNode, type Node, type NodeOf, type Span } from './tree.ts';
import type { Cause, Warning } from './warning.ts';

/**
 * Conditions that have one value for every record, whatever it holds, under the semantics of the query: each with what
 * makes it so, and not again where it only follows.
 */
export function findConstantConditions({ tree, semantics }: Query): readonly Warning[] {
  const found: Found[] = [];
  const whole = findTruth(tree, semantics, found);
  return found.map(({ span, value, because }) => {
    const isWhole = span.start === tree.span.start && span.end === tree.span.end;
    return { span, code: value ? 'always-true' : 'always-false', because, query: isWhole ? null : whole };
  });
}

interface Found {
  readonly span: Span;
  readonly value: boolean;
  readonly because: Cause;
}

/** The value that a condition has for every record, or null; what decides it is added to `found`. */
function findTruth(node: Node, semantics: Semantics, found: Found[]): boolean | null {
  const truthOf = (child: Node) => findTruth(child, semantics, found);
  const decide = (value: boolean, because: Cause, span = node.span): boolean => {
    found.push({ span, value, because });
    return value;
  };
  switch (node.kind) {
    case 'not': {
      const truth = truthOf(node.operand);
      return truth === null ? null : !truth;
    }
    case 'if': {
      const truth = truthOf(node.condition);
      const branches = [truthOf(node.then), truthOf(node.otherwise)] as const;
      if (truth !== null) return truth ? branches[0] : branches[1];
      return branches[0] === branches[1] ? branches[0] : null;
    }
    case 'logic': {
      const truths = node.operands.map(truthOf);
      const { decidedBy, meaning } = LOGIC[node.operator];
      if (decidedBy !== null && truths.includes(decidedBy)) return decidedBy;
      if (truths.every((truth) => truth !== null)) return truths.reduce((left, right) => meaning(left, right));
      if (decidedBy === null || truths.some((truth) => truth !== null)) return null;
      const conflict = findConflict(node, semantics);
      return conflict && decide(decidedBy, decidedBy ? 'alternatives' : 'contradiction', conflict);
    }
    case 'comparison':
    case 'between': {
      for (const child of children(node)) truthOf(child);
      const constant = constantValue(node, semantics);
      if (typeof constant === 'boolean') return decide(constant, 'literals');
      if (node.kind === 'between') return areBoundsReversed(node, semantics) ? decide(false, 'bounds') : null;
      const same = compareWithItself(node, semantics);
      if (same !== null) return decide(same, 'itself');
      const counted = compareCount(node, semantics);
      return counted === null ? null : decide(counted, 'count');
    }
    case 'arithmetic': {
      const { first, operations } = arithmeticRow(node);
      for (const operand of [first, ...operations.map(({ right }) => right)]) truthOf(operand);
      return null;
    }
    default:
      for (const child of children(node)) truthOf(child);
      return null;
  }
}

/** Whether no value lies between the bounds because the first is larger. */
function areBoundsReversed({ low, high }: NodeOf<'between'>, semantics: Semantics): boolean {
  const [first, second] = [constantValue(low, semantics), constantValue(high, semantics)];
  const bounds = semantics['between-bounds'];
  if (first === undefined || second === undefined || bounds === 'swapped') return false;
  return compareValues(bounds === 'excluded' ? '>=' : '>', first, second, semantics);
}

/** The value of a comparison of a part with itself, where it is the same for a present and for an absent value. */
function compareWithItself({ operator, left, right }: NodeOf<'comparison'>, semantics: Semantics): boolean | null {
  // An unknown user or language is not even equal to itself, and a text may differ from another of its forms.
  if (left.type === 'string' && semantics['plural-text'] === 'any') return null;
  if (left.kind !== right.kind || someNode(left, ({ kind }) => kind === 'mention')) return null;
  if (nodeKey(left) !== nodeKey(right)) return null;
  const { bothAbsent, compares } = COMPARISONS[operator];
  const isAlike = operator === '=' || operator === '>=' || operator === '<=' || compares === 'text';
  const isNeverAbsent = left.kind === 'count' || left.type === 'boolean';
  return isNeverAbsent || bothAbsent === isAlike ? isAlike : null;
}

/** The value of a comparison of a count, which is a whole number that is not negative, with a number. */
function compareCount({ operator, left, right }: NodeOf<'comparison'>, semantics: Semantics): boolean | null {
  const isMirrored = left.kind !== 'count';
  const [count, other] = isMirrored ? [right, left] : [left, right];
  const as = isMirrored ? MIRRORED[operator] : operator;
  const number = count.kind === 'count' && other.type === 'number' ? constantValue(other, semantics) : undefined;
  if (as === null || typeof number !== 'number') return null;
  return compareAnyCount(as, number);
}

function compareAnyCount(operator: ComparisonOperator, number: number): boolean | null {
  switch (operator) {
    case '=':
      return number < 0 || !Number.isInteger(number) ? false : null;
    case '!=':
      return number < 0 || !Number.isInteger(number) ? true : null;
    case '>':
      return number < 0 ? true : null;
    case '>=':
      return number <= 0 ? true : null;
    case '<':
      return number <= 0 ? false : null;
    case '<=':
      return number < 0 ? false : null;
    case 'contains':
      return null;
  }
}
