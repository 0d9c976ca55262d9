import type { Query } from './checker.ts';
import { EvaluationError } from './diagnostics.ts';
import { evaluate, evaluateNode, type Environment } from './evaluator.ts';
import { LOGIC } from './operators.ts';
import type { Value } from './record-values.ts';
import { arithmeticRow, children, type Node } from './tree.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

/** The value of a part of an expression for a record, and the values of its own parts. */
export interface Step {
  readonly node: Node;
  /** The part as written. */
  readonly text: string;
  /** Null if it is absent, or was not evaluated. */
  readonly value: Value;
  /** It cannot be evaluated for this record, and the result does not depend on it. */
  readonly isUnevaluated: boolean;
  /** The operands, all of a row of arithmetic; of a filter only what it filters. */
  readonly parts: readonly Step[];
  /** The predicate of a filter for each element, or for the object. */
  readonly elements: readonly { readonly element: CroqlRecord; readonly step: Step }[];
}

/** Why a record matches a query or does not. */
export interface Explanation {
  readonly matches: boolean;
  readonly root: Step;
  /** The smallest part that decides the result, whatever the values of the other parts are. */
  readonly deciding: Step;
}

/** Evaluates each part of a query for a record. Throws `EvaluationError` where `evaluate` does. */
export function explain(query: Query, record: CroqlRecord, context: EvaluationContext): Explanation {
  const matches = evaluate(query, record, context);
  const root = explainNode(query.tree, [record], query.text, { semantics: query.semantics, context });
  return { matches, root, deciding: findDecidingStep(root) };
}

function explainNode(node: Node, records: readonly CroqlRecord[], text: string, environment: Environment): Step {
  if (node.kind === 'present') {
    const operand = explainNode(node.operand, records, text, environment);
    return { ...operand, value: operand.isUnevaluated ? null : operand.value !== null };
  }
  const isFilter = node.kind === 'where' || node.kind === 'with';
  const parts = listParts(node).map((part) => explainNode(part, records, text, environment));
  return {
    node,
    text: text.slice(node.span.start, node.span.end),
    ...tryEvaluate(node, records, environment),
    parts,
    elements: isFilter
      ? listElements(parts[0]!.value).map((element) => ({
          element,
          step: explainNode(node.predicate, [element, ...records], text, environment),
        }))
      : [],
  };
}

function listParts(node: Node): readonly Node[] {
  if (node.kind === 'where' || node.kind === 'with') return children(node).slice(0, 1);
  if (node.kind !== 'arithmetic') return children(node);
  const { first, operations } = arithmeticRow(node);
  return [first, ...operations.map(({ right }) => right)];
}

/** Evaluates a part of a query that can be evaluated as a whole: what fails in the part is not needed. */
function tryEvaluate(
  node: Node,
  records: readonly CroqlRecord[],
  environment: Environment,
): Pick<Step, 'value' | 'isUnevaluated'> {
  try {
    return { value: evaluateNode(node, records, environment), isUnevaluated: false };
  } catch (error) {
    if (error instanceof EvaluationError) return { value: null, isUnevaluated: true };
    throw error;
  }
}

const listElements = (value: Value): readonly CroqlRecord[] =>
  value === null ? [] : Array.isArray(value) ? (value as readonly CroqlRecord[]) : [value as CroqlRecord];

/** Follows the part that decides the value of each part, as long as there is only one. */
function findDecidingStep(step: Step): Step {
  const { node, parts, elements, value } = step;
  switch (node.kind) {
    case 'not':
      return findDecidingStep(parts[0]!);
    case 'logic': {
      const deciding = LOGIC[node.operator].decidedBy === value && parts.find((part) => part.value === value);
      return deciding ? findDecidingStep(deciding) : step;
    }
    case 'if':
      return findDecidingStep(parts[0]!.value === true ? parts[1]! : parts[2]!);
    case 'with':
      return elements[0] ? findDecidingStep(elements[0].step) : step;
    default:
      return step;
  }
}
