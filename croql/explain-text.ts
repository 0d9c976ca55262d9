import type { Explanation, Step } from './explain.ts';
import type { Value } from './reading.ts';
import type { Type } from './tree.ts';

// Of a collection of hundreds, a reader wants to see how the first are judged.
const MOST_ELEMENTS = 5;

/** An explanation for a terminal: the outcome, what decides it, and every part with the value that it gave. */
export function explained({ matches, root, deciding }: Explanation): string {
  const outcome = `The record ${matches ? 'matches' : 'does not match'}.`;
  const reason = deciding === root ? [] : [`This decides: ${line(deciding)}`];
  return [outcome, ...reason, '', ...steps(root, '')].join('\n');
}

/** A value as a reader would write it. */
export function shownValue(value: Value, type: Type): string {
  if (value === null) return 'absent';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') {
    if (type === 'datetime') return `'${new Date(value).toISOString().replace('.000Z', 'Z')}'`;
    return Number.isNaN(value) ? 'nobody' : String(value);
  }
  if (typeof value === 'string') return JSON.stringify(value);
  if (!Array.isArray(value)) return named(value as Readonly<Record<string, unknown>>);
  if (type === 'string')
    return value.length > 0 ? value.map((form) => JSON.stringify(form)).join(' or ') : 'no language';
  return value.length === 1 ? '1 element' : `${value.length} elements`;
}

function steps(step: Step, indent: string): string[] {
  // A literal says itself, and so does a bare member inside of a line that shows its value.
  const parts = step.parts.filter(({ node }) => !LITERALS.has(node.kind));
  const shown = step.elements
    .slice(0, MOST_ELEMENTS)
    .flatMap(({ element, step: about }, index) => [
      `${indent}  ${named(element) === 'an object' ? `element ${index + 1}` : named(element)}:`,
      ...steps(about, `${indent}    `),
    ]);
  const rest = step.elements.length - MOST_ELEMENTS;
  return [
    `${indent}${line(step)}`,
    ...parts.flatMap((part) => steps(part, `${indent}  `)),
    ...shown,
    ...(rest > 0 ? [`${indent}  … ${rest} more`] : []),
  ];
}

const LITERALS: ReadonlySet<string> = new Set(['number', 'string']);

const line = ({ text, value, node }: Step): string => {
  const written = text.replaceAll(/\s+/g, ' ');
  const short = written.length > 100 ? `${written.slice(0, 99)}…` : written;
  return `${short}  →  ${shownValue(value, typeof value === 'boolean' ? 'boolean' : node.type)}`;
};

/** What a reader knows an element by. */
function named(element: Readonly<Record<string, unknown>>): string {
  for (const key of ['id', 'language', 'user', 'slug', 'name']) {
    if (typeof element[key] === 'string' || typeof element[key] === 'number') return `${key} ${element[key]}`;
  }
  return 'an object';
}
