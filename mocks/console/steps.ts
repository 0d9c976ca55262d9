import type { Explanation, Step } from '../../croql/croql.ts';
import { shownValue } from '../../croql/explain-text.ts';
import { short } from './lists.ts';

/** A part of an expression with the value that it gave for a record. */
export interface ShownLine {
  readonly text: string;
  readonly value: string;
  /** Null where the value is neither true nor false. */
  readonly isTrue: boolean | null;
}

/** Such a part with what it is made of. */
export interface ShownStep extends ShownLine {
  readonly parts: readonly ShownStep[];
  /** Of a filter, its predicate for the first elements. */
  readonly elements: readonly { readonly name: string; readonly step: ShownStep }[];
  /** How many elements are not shown. */
  readonly left: number;
}

const MOST_STEPS = 300;
const MOST_ELEMENTS = 5;

/** An explanation as data for a page, within bounds; `deciding` is null where it is the whole. */
export function shownExplanation({ matches, deciding, root }: Explanation) {
  const budget = { left: MOST_STEPS };
  return { matches, deciding: deciding === root ? null : line(deciding), root: shownStep(root, budget) };
}

function shownStep(step: Step, budget: { left: number }): ShownStep {
  budget.left -= 1;
  const parts: ShownStep[] = [];
  const elements: { name: string; step: ShownStep }[] = [];
  for (const part of step.parts) {
    // A literal says itself.
    if (part.node.kind === 'number' || part.node.kind === 'string') continue;
    if (budget.left > 0) parts.push(shownStep(part, budget));
  }
  for (const [index, { element, step: about }] of step.elements.slice(0, MOST_ELEMENTS).entries()) {
    if (budget.left <= 0) break;
    const name = shownValue(element, 'object');
    elements.push({ name: name === 'an object' ? `element ${index + 1}` : name, step: shownStep(about, budget) });
  }
  return { ...line(step), parts, elements, left: step.elements.length - elements.length };
}

function line({ text, value, node }: Step): ShownLine {
  const isTrue = typeof value === 'boolean' ? value : null;
  return {
    text: short(text.replaceAll(/\s+/g, ' ')),
    value: short(shownValue(value, isTrue === null ? node.type : 'boolean')),
    isTrue,
  };
}
