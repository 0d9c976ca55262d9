import type { Query } from './checker.ts';
import { evaluate, evaluateNode, resolveMentions, type Surroundings } from './evaluator.ts';
import { logicOf } from './operators.ts';
import type { Value } from './reading.ts';
import { children, type Node } from './tree.ts';
import type { CroqlRecord, World } from './world.ts';

/** What a part of an expression gave for a record, and what its own parts gave. */
export interface Step {
  readonly node: Node;
  /** The part as written. */
  readonly text: string;
  readonly value: Value;
  /** The parts of the part; of a filter only what it filters. */
  readonly parts: readonly Step[];
  /** Of a filter, its predicate for each element, or for the object. */
  readonly elements: readonly { readonly element: CroqlRecord; readonly step: Step }[];
}

/** Why a record matches a query or does not. */
export interface Explanation {
  readonly matches: boolean;
  readonly root: Step;
  /** The smallest part that is enough for the outcome, whatever the others say. */
  readonly deciding: Step;
}

/** Asks every part of a query about one record. Throws `Refusal` where `evaluate` does. */
export function explain(query: Query, record: CroqlRecord, world: World): Explanation {
  resolveMentions(query, world);
  const root = stepOf(query.tree, [record], query.text, { semantics: query.semantics, world });
  return { matches: evaluate(query, record, world), root, deciding: decidingStep(root) };
}

function stepOf(node: Node, records: readonly CroqlRecord[], text: string, around: Surroundings): Step {
  if (node.kind === 'present') {
    const inner = stepOf(node.operand, records, text, around);
    return { ...inner, value: inner.value !== null };
  }
  const isFilter = node.kind === 'where' || node.kind === 'with';
  const parts = children(node)
    .slice(0, isFilter ? 1 : undefined)
    .map((part) => stepOf(part, records, text, around));
  return {
    node,
    text: text.slice(node.span.start, node.span.end),
    value: evaluateNode(node, records, around),
    parts,
    elements: isFilter
      ? elementsOf(parts[0]!.value).map((element) => ({
          element,
          step: stepOf(node.predicate, [element, ...records], text, around),
        }))
      : [],
  };
}

const elementsOf = (value: Value): readonly CroqlRecord[] =>
  value === null ? [] : Array.isArray(value) ? (value as readonly CroqlRecord[]) : [value as CroqlRecord];

/** Goes down to the one part on which the value of each part rests, as far as there is one. */
function decidingStep(step: Step): Step {
  const { node, parts, elements, value } = step;
  switch (node.kind) {
    case 'not':
      return decidingStep(parts[0]!);
    case 'logic': {
      const settles = logicOf(node.operator).settledBy === value && parts.find((part) => part.value === value);
      return settles ? decidingStep(settles) : step;
    }
    case 'if':
      return decidingStep(parts[0]!.value === true ? parts[1]! : parts[2]!);
    case 'with':
      return elements[0] ? decidingStep(elements[0].step) : step;
    default:
      return step;
  }
}
