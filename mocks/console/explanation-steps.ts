import type { Explanation, Step } from '../../croql/croql.ts';
import { renderValue } from '../../croql/explain-text.ts';
import { truncate } from './console-lists.ts';

/** A part of an expression and its value for a record. */
export interface PageLine {
  readonly text: string;
  readonly value: string;
  /** Null if the value is not a boolean. */
  readonly isTrue: boolean | null;
}

/** A part of an expression with its own parts. */
export interface PageStep extends PageLine {
  readonly parts: readonly PageStep[];
  /** For a filter, the predicate for the first elements. */
  readonly elements: readonly { readonly name: string; readonly step: PageStep }[];
  /** The number of elements that are omitted. */
  readonly left: number;
}

const MAX_STEPS = 300;
const MAX_ELEMENTS = 5;

/** An explanation as data for a page, with at most 300 steps. `deciding` is null if it is the whole expression. */
export function describeExplanation({ matches, deciding, root }: Explanation) {
  const budget = { left: MAX_STEPS };
  return {
    matches,
    deciding: deciding === root ? null : describeLine(deciding),
    root: describeStep(root, budget),
  };
}

function describeStep(step: Step, budget: { left: number }): PageStep {
  budget.left -= 1;
  const parts: PageStep[] = [];
  const elements: { name: string; step: PageStep }[] = [];
  for (const part of step.parts) {
    // A literal needs no explanation.
    if (part.node.kind === 'number' || part.node.kind === 'string') continue;
    if (budget.left > 0) parts.push(describeStep(part, budget));
  }
  for (const [index, { element, step: predicate }] of step.elements.slice(0, MAX_ELEMENTS).entries()) {
    if (budget.left <= 0) break;
    const name = renderValue(element, 'object');
    elements.push({
      name: name === 'an object' ? `element ${index + 1}` : name,
      step: describeStep(predicate, budget),
    });
  }
  return { ...describeLine(step), parts, elements, left: step.elements.length - elements.length };
}

function describeLine({ text, value, node }: Step): PageLine {
  const isTrue = typeof value === 'boolean' ? value : null;
  return {
    text: truncate(text.replaceAll(/\s+/g, ' ')),
    value: truncate(renderValue(value, isTrue === null ? node.type : 'boolean')),
    isTrue,
  };
}
