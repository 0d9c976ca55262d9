import type { Query } from './checker.ts';
import { instantOf, midnightOf, readDate } from './dates.ts';
import { Refusal } from './diagnostics.ts';
import { arithmeticOf, comparisonOf, DivisionByZero, isBetween, logicOf, type Scalar } from './operators.ts';
import { countOf, readMember, type Value } from './reading.ts';
import type { Semantics } from './semantics.ts';
import { children, type ComparisonSign, type Node, type NodeOf } from './tree.ts';
import type { CroqlRecord, World } from './world.ts';

/**
 * Whether a record matches: the definition of the language, by a plain walk over the checked tree. A query that is a
 * number, where the semantics allow one, matches when it is not zero. Throws `Refusal` only where the semantics make
 * an unknown mention or a division by zero an error.
 */
export function evaluate(query: Query, record: CroqlRecord, world: World): boolean {
  const value = valueOf(query, record, world);
  return query.type === 'number' ? value !== null && value !== 0 : value === true;
}

/** What an expression gives for a record, whatever its type; null when that is absent. Throws as `evaluate` does. */
export function valueOf(query: Query, record: CroqlRecord, world: World): Value {
  resolveMentions(query, world);
  return evaluateNode(query.tree, [record], { semantics: query.semantics, world });
}

/** Throws `Refusal` where a mention names nobody and the semantics call that an error, whether or not it is reached. */
export function resolveMentions(query: Query, world: World): void {
  if (query.semantics['unknown-mention'] !== 'error') return;
  const visit = (node: Node): void => {
    if (node.kind === 'mention' && world[node.of](node.name) === undefined) {
      throw new Refusal([{ span: node.span, code: 'unknown-mention', of: node.of, name: node.name }]);
    }
    children(node).forEach(visit);
  };
  visit(query.tree);
}

/** What a walk needs besides the records. */
export interface Surroundings {
  readonly semantics: Semantics;
  readonly world: World;
}

/** The value of a node for the records around it, the innermost first. */
export function evaluateNode(node: Node, records: readonly CroqlRecord[], around: Surroundings): Value {
  const { semantics, world } = around;
  const valueAt = (child: Node) => evaluateNode(child, records, around);
  const holds = (child: Node) => valueAt(child) === true;
  switch (node.kind) {
    case 'number':
    case 'string':
      return node.value;
    case 'datetime':
      return literalInstant(node.text, semantics, world.now);
    case 'mention':
      return resolveMention(node, world);
    case 'member':
      return readMember(records[node.up]!, node.name, node.type, semantics);
    case 'of': {
      const object = valueAt(node.object) as CroqlRecord | null;
      return readMember(object ?? {}, node.name, node.type, semantics);
    }
    case 'count':
      return countOf(elements(valueAt(node.collection)), semantics);
    case 'where':
      return elements(valueAt(node.collection)).filter(
        (element) => evaluateNode(node.predicate, [element, ...records], around) === true,
      );
    case 'with': {
      const object = valueAt(node.object) as CroqlRecord | null;
      return object && evaluateNode(node.predicate, [object, ...records], around) === true ? object : null;
    }
    case 'present':
      return valueAt(node.operand) !== null;
    case 'not':
      return !holds(node.operand);
    case 'negative': {
      const value = valueAt(node.operand) as number | null;
      return value === null || Number.isNaN(value) ? null : -value;
    }
    case 'logic': {
      const { meaning, settledBy } = logicOf(node.operator);
      let result = holds(node.operands[0]!);
      for (const operand of node.operands.slice(1)) {
        if (result === settledBy) break;
        result = meaning(result, holds(operand));
      }
      return result;
    }
    case 'comparison':
      return compare(node, valueAt(node.left), valueAt(node.right), around);
    case 'between':
      return isAnyBetween(valueAt(node.value), valueAt(node.low), valueAt(node.high), semantics);
    case 'arithmetic':
      return calculate(node, valueAt(node.left) as number | null, valueAt(node.right) as number | null, semantics);
    case 'if':
      return valueAt(holds(node.condition) ? node.then : node.otherwise);
    case 'void':
      return node.type === 'boolean' ? false : null;
    case 'missing':
      return null;
  }
}

const elements = (value: Value) => (value ?? []) as readonly CroqlRecord[];

/** What a mention stands for. One that names nobody equals nothing, not even what is absent, nor itself. */
export function resolveMention(node: NodeOf<'mention'>, world: World): number | string | readonly string[] {
  return world[node.of](node.name) ?? (node.of === 'user' ? NaN : NO_LANGUAGE);
}

// Like NaN among the numbers: a text of no form at all.
const NO_LANGUAGE: readonly string[] = [];

/** The instant of a datetime literal that the checker has accepted. */
export function literalInstant(text: string, semantics: Semantics, now: Date): number {
  const zone = semantics['date-zone'];
  if (text !== 'today') return instantOf(readDate(text)!, zone);
  return semantics.today === 'now' ? now.getTime() : midnightOf(now.getTime(), zone);
}

/** A comparison of two values of one type. A text of several forms compares when any of them does. */
export function compareValues(operator: ComparisonSign, left: Value, right: Value, semantics: Semantics): boolean {
  const row = comparisonOf(operator);
  if (left === null || right === null) return left === right ? row.bothAbsent : row.oneAbsent;
  if (left === NO_LANGUAGE || right === NO_LANGUAGE) return operator === '!=';
  const any = (value: Value) => (Array.isArray(value) ? value : [value]) as readonly Scalar[];
  return any(left).some((a) => any(right).some((b) => row.meaning(a, b, semantics)));
}

/** A comparison, which may be one with the whole of the current day. */
export function compare(
  node: NodeOf<'comparison'>,
  left: Value,
  right: Value,
  { semantics, world }: Surroundings,
): boolean {
  const moment = momentOfToday(node, left, right);
  if (semantics.today !== 'whole-day' || moment === undefined) {
    return compareValues(node.operator, left, right, semantics);
  }
  return isWithinDay(moment, world.now, semantics) === (node.operator === '=');
}

/** What an equality compares with `'today'`; undefined where there is no such literal. */
function momentOfToday(node: NodeOf<'comparison'>, left: Value, right: Value): number | null | undefined {
  if (node.operator !== '=' && node.operator !== '!=') return undefined;
  const isToday = (side: Node) => side.kind === 'datetime' && side.text === 'today';
  const moment = isToday(node.right) ? left : isToday(node.left) ? right : undefined;
  return moment as number | null | undefined;
}

/** Whether a moment lies in the current day. */
function isWithinDay(moment: number | null, now: Date, semantics: Semantics): boolean {
  const zone = semantics['date-zone'];
  return moment !== null && moment >= midnightOf(now.getTime(), zone) && moment < midnightOf(now.getTime(), zone, 1);
}

/** `between` for values that may be absent or texts of several forms. */
export function isAnyBetween(value: Value, low: Value, high: Value, semantics: Semantics): boolean {
  if (value === null || low === null || high === null) return false;
  const any = (side: Value) => (Array.isArray(side) ? side : [side]) as readonly Scalar[];
  return any(value).some((v) => any(low).some((l) => any(high).some((h) => isBetween(v, l, h, semantics))));
}

/** The arithmetic of two numbers that may be absent. */
export function calculate(
  node: NodeOf<'arithmetic'>,
  left: number | null,
  right: number | null,
  semantics: Semantics,
): number | null {
  if (left === null || right === null) return null;
  try {
    return arithmeticOf(node.operator).meaning(left, right, semantics);
  } catch (error) {
    if (error instanceof DivisionByZero) throw new Refusal([{ span: node.span, code: 'division-by-zero' }]);
    throw error;
  }
}
