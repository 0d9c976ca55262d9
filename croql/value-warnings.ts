import { nearest } from '../spec/nearest.ts';
import type { Member } from '../spec/croql/context.ts';
import type { Query } from './checker.ts';
import { constantValue } from './constants.ts';
import { declarationOf, visitNodes } from './declarations.ts';
import { MIRRORED, type ComparisonOperator } from './operators.ts';
import type { Semantics } from './semantics.ts';
import type { Node } from './tree.ts';
import type { Warning } from './warning.ts';

/** Comparisons with a value that no record has: one that is not among a member's values, or is below its minimum. */
export function findImpossibleValues(query: Query): readonly Warning[] {
  const found: Warning[] = [];
  visitNodes(query, (node, scopes) => {
    if (node.kind !== 'comparison' && node.kind !== 'between') return;
    const [first, second] = node.kind === 'comparison' ? [node.left, node.right] : [node.value, node.high];
    for (const [side, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const member = declarationOf(side, scopes);
      if (!member || (side.kind !== 'member' && side.kind !== 'of')) continue;
      const isFirst = side === first;
      const written = node.kind === 'comparison' ? node.operator : '<=';
      const operator = isFirst ? written : MIRRORED[written];
      const facts =
        findBelowMinimum(member, operator, other, query.semantics) ??
        findUnlisted(member, operator, other, query.semantics);
      if (facts) found.push({ span: other.span, code: 'impossible-value', name: side.name, ...facts });
    }
  });
  return found;
}

type Facts = Pick<Extract<Warning, { code: 'impossible-value' }>, 'found' | 'minimum' | 'values' | 'instead'>;

function findBelowMinimum(
  { minimum }: Member,
  operator: ComparisonOperator | null,
  other: Node,
  semantics: Semantics,
): Facts | null {
  if (minimum === undefined) return null;
  const value = constantValue(other, semantics);
  const isBelow = typeof value === 'number' && (value < minimum || (operator === '<' && value === minimum));
  return isBelow ? { found: String(value), minimum, values: [], instead: null } : null;
}

/** `operator` is null where a text contains the member: it can be a list of values. */
function findUnlisted(
  { values, furtherValues }: Member,
  operator: ComparisonOperator | null,
  other: Node,
  semantics: Semantics,
): Facts | null {
  if (values === undefined || furtherValues || other.kind !== 'string') return null;
  const isEquality = operator === '=' || operator === '!=';
  if (!isEquality && operator !== 'contains') return null;
  const isCaseIgnored = isEquality
    ? semantics['string-case'] === 'insensitive'
    : semantics['string-case'] !== 'sensitive';
  const fold = (text: string) => (isCaseIgnored ? text.toLowerCase() : text);
  const isPossible = values.some((value) =>
    isEquality ? fold(value) === fold(other.value) : fold(value).includes(fold(other.value)),
  );
  // An empty text asks whether there is a value at all.
  if (isPossible || other.value === '') return null;
  const near = values.filter((value) => value.toLowerCase() === other.value.toLowerCase());
  const [best] = near.length > 0 ? near : nearest(other.value, values);
  return { found: other.value, minimum: null, values, instead: best === undefined ? null : `"${best}"` };
}
