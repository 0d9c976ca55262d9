import {
  calculate,
  compare,
  compareValues,
  elementsOrNone,
  isAnyBetween,
  negate,
  resolveDatetime,
  resolveMention,
  type Environment,
} from './evaluator.ts';
import { LOGIC } from './operators.ts';
import { countElements, readMember, type Value } from './record-values.ts';
import { arithmeticRow, type Node } from './tree.ts';
import type { CroqlRecord } from './evaluation-context.ts';

/** A node as a function: its value for the records around it, the innermost first. */
export type Closure = (records: readonly CroqlRecord[]) => Value;

/**
 * Turns a checked tree into functions that call each other, for environments that forbid code from strings. They give
 * the same values as the evaluator, and resolve literals and mentions only once.
 */
export function buildClosure(node: Node, environment: Environment): Closure {
  const { semantics, context } = environment;
  const build = (child: Node) => buildClosure(child, environment);
  const always =
    (value: Value): Closure =>
    () =>
      value;
  switch (node.kind) {
    case 'number':
    case 'string':
      return always(node.value);
    case 'datetime':
      return always(resolveDatetime(node.text, semantics, context.now));
    case 'mention':
      return always(resolveMention(node, context));
    case 'member': {
      const { name, type, up } = node;
      return (records) => readMember(records[up]!, name, type, semantics);
    }
    case 'of': {
      const { name, type } = node;
      const object = build(node.object);
      return (records) => readMember((object(records) ?? {}) as CroqlRecord, name, type, semantics);
    }
    case 'count': {
      const collection = build(node.collection);
      return (records) => countElements(elementsOrNone(collection(records)), semantics);
    }
    case 'where': {
      const collection = build(node.collection);
      const holds = build(node.predicate);
      return (records) => elementsOrNone(collection(records)).filter((each) => holds([each, ...records]) === true);
    }
    case 'with': {
      const object = build(node.object);
      const holds = build(node.predicate);
      return (records) => {
        const value = object(records) as CroqlRecord | null;
        return value && holds([value, ...records]) === true ? value : null;
      };
    }
    case 'present': {
      const operand = build(node.operand);
      return (records) => operand(records) !== null;
    }
    case 'not': {
      const operand = build(node.operand);
      return (records) => operand(records) !== true;
    }
    case 'negative': {
      const operand = build(node.operand);
      return (records) => negate(operand(records) as number | null);
    }
    case 'logic': {
      const { meaning, decidedBy } = LOGIC[node.operator];
      const [first, ...others] = node.operands.map(build);
      return (records) => {
        let result = first!(records) === true;
        for (const operand of others) {
          if (result === decidedBy) break;
          result = meaning(result, operand(records) === true);
        }
        return result;
      };
    }
    case 'comparison': {
      const [left, right] = [build(node.left), build(node.right)];
      const { operator } = node;
      return semantics.today === 'whole-day'
        ? (records) => compare(node, left(records), right(records), environment)
        : (records) => compareValues(operator, left(records), right(records), semantics);
    }
    case 'between': {
      const [value, low, high] = [build(node.value), build(node.low), build(node.high)];
      return (records) => isAnyBetween(value(records), low(records), high(records), semantics);
    }
    case 'arithmetic': {
      const row = arithmeticRow(node);
      const first = build(row.first);
      const operations = row.operations.map((operation) => ({ operation, right: build(operation.right) }));
      return (records) => {
        let value = first(records) as number | null;
        for (const { operation, right } of operations) {
          value = calculate(operation, value, right(records) as number | null, semantics);
        }
        return value;
      };
    }
    case 'if': {
      const [condition, then, otherwise] = [build(node.condition), build(node.then), build(node.otherwise)];
      return (records) => (condition(records) === true ? then(records) : otherwise(records));
    }
    case 'void':
      return always(node.type === 'boolean' ? false : null);
    case 'missing':
      return always(null);
  }
}
