import type { Query } from './checker.ts';
import { toInstant, computeMidnight, readDate } from './dates.ts';
import { EvaluationError } from './diagnostics.ts';
import {
  ARITHMETIC,
  COMPARISONS,
  DivisionByZero,
  isBetween,
  LOGIC,
  type ComparisonOperator,
  type Scalar,
} from './operators.ts';
import { countElements, readMember, type Value } from './record-values.ts';
import type { Semantics } from './semantics.ts';
import { arithmeticRow, someNode, type Node, type NodeOf } from './tree.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

/**
 * Whether a record matches. This walk over the checked tree defines what the language means. If the semantics accept a
 * number as a query, it matches unless it is 0. Throws `EvaluationError` only if the semantics make an unknown mention
 * or a division by zero an error.
 */
export function evaluate(query: Query, record: CroqlRecord, context: EvaluationContext): boolean {
  return isMatch(query, computeValue(query, record, context));
}

/** Computes the value of an expression of any type for a record; null if it is absent. Throws as `evaluate` does. */
export function computeValue(query: Query, record: CroqlRecord, context: EvaluationContext): Value {
  requireKnownMentions(query, context);
  return evaluateNode(query.tree, [record], { semantics: query.semantics, context });
}

/** Whether the value of a query means that the record matches. */
export function isMatch({ type }: Query, value: Value): boolean {
  return type === 'number' ? value !== null && value !== 0 : value === true;
}

/** Throws `EvaluationError` if a mention is unknown and the semantics make that an error, even where it is not reached. */
export function requireKnownMentions({ tree, semantics }: Query, context: EvaluationContext): void {
  if (semantics['unknown-mention'] !== 'error') return;
  someNode(tree, (node) => {
    if (node.kind === 'mention' && context[node.of](node.name) === undefined) {
      throw new EvaluationError([{ span: node.span, code: 'unknown-mention', of: node.of, name: node.name }]);
    }
    return false;
  });
}

/** What the evaluation of a node needs besides records. */
export interface Environment {
  readonly semantics: Semantics;
  readonly context: EvaluationContext;
}

/** Evaluates a node; `records` are the records around it, the innermost first. */
export function evaluateNode(node: Node, records: readonly CroqlRecord[], environment: Environment): Value {
  const { semantics, context } = environment;
  const evaluateChild = (child: Node) => evaluateNode(child, records, environment);
  const holds = (child: Node) => evaluateChild(child) === true;
  switch (node.kind) {
    case 'number':
    case 'string':
      return node.value;
    case 'datetime':
      return resolveDatetime(node.text, semantics, context.now);
    case 'mention':
      return resolveMention(node, context);
    case 'member':
      return readMember(records[node.up]!, node.name, node.type, semantics);
    case 'of': {
      const object = evaluateChild(node.object) as CroqlRecord | null;
      return readMember(object ?? {}, node.name, node.type, semantics);
    }
    case 'count':
      return countElements(elementsOrNone(evaluateChild(node.collection)), semantics);
    case 'where':
      return elementsOrNone(evaluateChild(node.collection)).filter(
        (element) => evaluateNode(node.predicate, [element, ...records], environment) === true,
      );
    case 'with': {
      const object = evaluateChild(node.object) as CroqlRecord | null;
      return object && evaluateNode(node.predicate, [object, ...records], environment) === true ? object : null;
    }
    case 'present':
      return evaluateChild(node.operand) !== null;
    case 'not':
      return !holds(node.operand);
    case 'negative':
      return negate(evaluateChild(node.operand) as number | null);
    case 'logic': {
      const { meaning, decidedBy } = LOGIC[node.operator];
      let result = holds(node.operands[0]!);
      for (const operand of node.operands.slice(1)) {
        if (result === decidedBy) break;
        result = meaning(result, holds(operand));
      }
      return result;
    }
    case 'comparison':
      return compare(node, evaluateChild(node.left), evaluateChild(node.right), environment);
    case 'between':
      return isAnyBetween(evaluateChild(node.value), evaluateChild(node.low), evaluateChild(node.high), semantics);
    case 'arithmetic': {
      const { first, operations } = arithmeticRow(node);
      return operations.reduce(
        (left, each) => calculate(each, left, evaluateChild(each.right) as number | null, semantics),
        evaluateChild(first) as number | null,
      );
    }
    case 'if':
      return evaluateChild(holds(node.condition) ? node.then : node.otherwise);
    case 'void':
      return node.type === 'boolean' ? false : null;
    case 'missing':
      return null;
  }
}

/** The elements of a collection; none if it is absent. */
export const elementsOrNone = (value: Value) => (value ?? []) as readonly CroqlRecord[];

/** The negative of a number that may be absent. */
export const negate = (value: number | null): number | null =>
  typeof value !== 'number' || Number.isNaN(value) ? null : -value;

/** What a mention stands for. An unknown user or language equals nothing: neither an absent value nor itself. */
export function resolveMention(
  node: NodeOf<'mention'>,
  context: EvaluationContext,
): number | string | readonly string[] {
  return context[node.of](node.name) ?? (node.of === 'user' ? NaN : NO_LANGUAGE);
}

// The counterpart of NaN among texts: a text without forms.
const NO_LANGUAGE: readonly string[] = [];

/** The instant of a datetime literal that the checker accepted. */
export function resolveDatetime(text: string, semantics: Semantics, now: Date): number {
  const zone = semantics['date-zone'];
  if (text !== 'today') return toInstant(readDate(text)!, zone);
  return semantics.today === 'now' ? now.getTime() : computeMidnight(now.getTime(), zone);
}

/** Compares two values of one type. A text of several forms compares if one of them does. */
export function compareValues(operator: ComparisonOperator, left: Value, right: Value, semantics: Semantics): boolean {
  const { bothAbsent, oneAbsent, meaning } = COMPARISONS[operator];
  if (left === null || right === null) return left === right ? bothAbsent : oneAbsent;
  if (left === NO_LANGUAGE || right === NO_LANGUAGE) return oneAbsent;
  if (!Array.isArray(left) && !Array.isArray(right)) return meaning(left as Scalar, right as Scalar, semantics);
  return listForms(left).some((a) => listForms(right).some((b) => meaning(a, b, semantics)));
}

const listForms = (value: Value) => (Array.isArray(value) ? value : [value]) as readonly Scalar[];

/** Evaluates a comparison, which under some semantics is one with the whole current day. */
export function compare(
  node: NodeOf<'comparison'>,
  left: Value,
  right: Value,
  { semantics, context }: Environment,
): boolean {
  const compared = semantics.today === 'whole-day' ? comparedWithToday(node) : null;
  if (compared === null) return compareValues(node.operator, left, right, semantics);
  const moment = (compared === node.left ? left : right) as number | null;
  return isWithinDay(moment, context.now, semantics) === (node.operator === '=');
}

/** The operand that an equality compares with `'today'`; null for any other comparison. */
export function comparedWithToday({ operator, left, right }: NodeOf<'comparison'>): Node | null {
  if (COMPARISONS[operator].compares !== 'equality') return null;
  const isToday = (side: Node) => side.kind === 'datetime' && side.text === 'today';
  return isToday(right) ? left : isToday(left) ? right : null;
}

function isWithinDay(moment: number | null, now: Date, semantics: Semantics): boolean {
  const zone = semantics['date-zone'];
  return (
    moment !== null &&
    moment >= computeMidnight(now.getTime(), zone) &&
    moment < computeMidnight(now.getTime(), zone, 1)
  );
}

/** Evaluates `between` for values that may be absent or texts of several forms. */
export function isAnyBetween(value: Value, low: Value, high: Value, semantics: Semantics): boolean {
  if (value === null || low === null || high === null) return false;
  return listForms(value).some((v) =>
    listForms(low).some((l) => listForms(high).some((h) => isBetween(v, l, h, semantics))),
  );
}

/** Evaluates the arithmetic of two numbers that may be absent. */
export function calculate(
  node: NodeOf<'arithmetic'>,
  left: number | null,
  right: number | null,
  semantics: Semantics,
): number | null {
  // An unknown member may be accepted and filtered, which gives a collection.
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  try {
    return ARITHMETIC[node.operator].meaning(left, right, semantics);
  } catch (error) {
    if (error instanceof DivisionByZero) throw new EvaluationError([{ span: node.span, code: 'division-by-zero' }]);
    throw error;
  }
}
