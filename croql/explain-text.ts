import type { Explanation, Step } from './explain.ts';
import type { Value } from './record-values.ts';
import type { Type } from './types.ts';

// The first elements of a long collection are enough to understand a filter.
const MAX_ELEMENTS = 5;

/** Writes an explanation for a terminal: the result, the part that decides it, and each part with its value. */
export function renderExplanation({ matches, root, deciding }: Explanation): string {
  const result = `The record ${matches ? 'matches' : 'does not match'}.`;
  const reason = deciding === root ? [] : [`This decides: ${renderStep(deciding)}`];
  return [result, ...reason, '', ...renderSteps(root, '')].join('\n');
}

/** Writes a value as a reader would. */
export function renderValue(value: Value, type: Type): string {
  if (value === null) return 'absent';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') {
    if (type === 'datetime') return `'${new Date(value).toISOString().replace('.000Z', 'Z')}'`;
    return Number.isNaN(value) ? 'nobody' : String(value);
  }
  if (typeof value === 'string') return JSON.stringify(value);
  if (!Array.isArray(value)) return nameElement(value as Readonly<Record<string, unknown>>);
  if (type === 'string')
    return value.length > 0 ? value.map((form) => JSON.stringify(form)).join(' or ') : 'no language';
  return value.length === 1 ? '1 element' : `${value.length} elements`;
}

function renderSteps(step: Step, indent: string): string[] {
  // The value of a literal is what is written.
  const parts = step.parts.filter(({ node }) => !LITERALS.has(node.kind));
  const elements = step.elements.slice(0, MAX_ELEMENTS).flatMap(({ element, step: predicate }, index) => {
    const name = nameElement(element);
    return [
      `${indent}  ${name === 'an object' ? `element ${index + 1}` : name}:`,
      ...renderSteps(predicate, `${indent}    `),
    ];
  });
  const rest = step.elements.length - MAX_ELEMENTS;
  return [
    `${indent}${renderStep(step)}`,
    ...parts.flatMap((part) => renderSteps(part, `${indent}  `)),
    ...elements,
    ...(rest > 0 ? [`${indent}  … ${rest} more`] : []),
  ];
}

const LITERALS: ReadonlySet<string> = new Set(['number', 'string']);

function renderStep({ text, value, isUnevaluated, node }: Step): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const short = line.length > 100 ? `${line.slice(0, 99)}…` : line;
  const type = typeof value === 'boolean' ? 'boolean' : node.type;
  return `${short}  →  ${isUnevaluated ? 'not evaluated' : renderValue(value, type)}`;
}

/** The name by which a reader recognizes an element. */
function nameElement(element: Readonly<Record<string, unknown>>): string {
  for (const key of ['id', 'language', 'user', 'slug', 'name']) {
    if (typeof element[key] === 'string' || typeof element[key] === 'number') return `${key} ${element[key]}`;
  }
  return 'an object';
}
