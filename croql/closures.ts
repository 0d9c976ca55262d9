import { calculate, compare, isAnyBetween, literalInstant, resolveMention, type Surroundings } from './evaluator.ts';
import { logicOf } from './operators.ts';
import { countOf, readMember, type Value } from './reading.ts';
import type { Node } from './tree.ts';
import type { CroqlRecord } from './world.ts';

/** What a node became: its value for the records around it, the innermost first. */
type Step = (records: readonly CroqlRecord[]) => Value;

/**
 * A checked tree as functions that call each other, for places where no code may be made from strings. It says what
 * the evaluator says, and has the literals and mentions worked out once.
 */
export function closuresOf(node: Node, around: Surroundings): Step {
  const { semantics, world } = around;
  const step = (child: Node) => closuresOf(child, around);
  const always =
    (value: Value): Step =>
    () =>
      value;
  switch (node.kind) {
    case 'number':
    case 'string':
      return always(node.value);
    case 'datetime':
      return always(literalInstant(node.text, semantics, world.now));
    case 'mention':
      return always(resolveMention(node, world));
    case 'member': {
      const { name, type, up } = node;
      return (records) => readMember(records[up]!, name, type, semantics);
    }
    case 'of': {
      const { name, type } = node;
      const object = step(node.object);
      return (records) => readMember((object(records) ?? {}) as CroqlRecord, name, type, semantics);
    }
    case 'count': {
      const collection = step(node.collection);
      return (records) => countOf(elements(collection(records)), semantics);
    }
    case 'where': {
      const collection = step(node.collection);
      const holds = step(node.predicate);
      return (records) => elements(collection(records)).filter((element) => holds([element, ...records]) === true);
    }
    case 'with': {
      const object = step(node.object);
      const holds = step(node.predicate);
      return (records) => {
        const value = object(records) as CroqlRecord | null;
        return value && holds([value, ...records]) === true ? value : null;
      };
    }
    case 'present': {
      const operand = step(node.operand);
      return (records) => operand(records) !== null;
    }
    case 'not': {
      const operand = step(node.operand);
      return (records) => operand(records) !== true;
    }
    case 'negative': {
      const operand = step(node.operand);
      return (records) => {
        const value = operand(records) as number | null;
        return value === null || Number.isNaN(value) ? null : -value;
      };
    }
    case 'logic': {
      const { meaning, settledBy } = logicOf(node.operator);
      const [first, ...others] = node.operands.map(step);
      return (records) => {
        let result = first!(records) === true;
        for (const operand of others) {
          if (result === settledBy) break;
          result = meaning(result, operand(records) === true);
        }
        return result;
      };
    }
    case 'comparison': {
      const [left, right] = [step(node.left), step(node.right)];
      return (records) => compare(node, left(records), right(records), around);
    }
    case 'between': {
      const [value, low, high] = [step(node.value), step(node.low), step(node.high)];
      return (records) => isAnyBetween(value(records), low(records), high(records), semantics);
    }
    case 'arithmetic': {
      const [left, right] = [step(node.left), step(node.right)];
      return (records) => calculate(node, left(records) as number | null, right(records) as number | null, semantics);
    }
    case 'if': {
      const [condition, then, otherwise] = [step(node.condition), step(node.then), step(node.otherwise)];
      return (records) => (condition(records) === true ? then(records) : otherwise(records));
    }
    case 'void':
      return always(node.type === 'boolean' ? false : null);
    case 'missing':
      return always(null);
  }
}

const elements = (value: Value) => (value ?? []) as readonly CroqlRecord[];
