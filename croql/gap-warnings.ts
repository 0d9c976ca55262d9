import type { Query } from './checker.ts';
import { constantValue } from './constants.ts';
import { formatSpaced, readDate, toInstant } from './dates.ts';
import type { Diagnostic } from './diagnostics.ts';
import { comparedWithToday } from './evaluator.ts';
import { nodeKey } from './node-key.ts';
import { otherResolutions, readUnder, VALUE_GAPS, type OtherResolution } from './other-resolutions.ts';
import type { Semantics } from './semantics.ts';
import { children, type Node, type NodeOf, type Span } from './tree.ts';
import type { Warning } from './warning.ts';

/**
 * The parts of an expression that rest on a gap although they need not: what another known resolution refuses or reads
 * as another tree, divisions that do not come out even, and equality with the current day. What every expression rests
 * on, such as letter case and absent values, is not reported.
 */
export function findGapUse(query: Query): readonly Warning[] {
  const forms = formResolutions(query.semantics);
  const suspects = forms.filter((row) => isOtherwise(query, combine(query.semantics, row))).flat();
  const found = suspects.flatMap((other) => {
    const read = readUnder(other, query);
    if (!read) return [];
    if (!read.ok) return read.diagnostics.flatMap((mistake) => warnOfRefusal(query, other, mistake));
    return findDifferences(query.tree, read.query.tree).map(({ span }): Warning => {
      const isGroupable = other.gap.startsWith('precedence.') && span !== query.tree.span;
      const instead = isGroupable ? `(${query.text.slice(span.start, span.end)})` : null;
      return { span, code: 'rests-on-gap', gap: other.id, instead };
    });
  });
  return [...found, ...findGapValues(query)];
}

/** The resolutions that change how texts are read, in rows that have one of each gap at most. */
function formResolutions(semantics: Semantics): readonly (readonly OtherResolution[])[] {
  const known = rowsBySemantics.get(semantics);
  if (known) return known;
  const rows: OtherResolution[][] = [];
  for (const other of otherResolutions(semantics)) {
    // What is valid where something is an error does not have it.
    if (VALUE_GAPS[other.gap] || STRICT.has(semantics[other.gap])) continue;
    const row = rows.find((each) => each.every(({ gap }) => gap !== other.gap));
    if (row) row.push(other);
    else rows.push([other]);
  }
  rowsBySemantics.set(semantics, rows);
  return rows;
}

const rowsBySemantics = new WeakMap<Semantics, readonly (readonly OtherResolution[])[]>();

const STRICT: ReadonlySet<string> = new Set(['error', 'unknown', 'as-written']);

const combine = (own: Semantics, row: readonly OtherResolution[]): Semantics =>
  ({ ...own, ...Object.fromEntries(row.map(({ gap, resolution }) => [gap, resolution])) }) as Semantics;

/** Whether anything changes under several resolutions of such gaps at once: mostly nothing does, and one look is enough. */
const isOtherwise = (query: Query, semantics: Semantics): boolean =>
  readUnder({ gap: 'keyword-case', semantics }, query) !== undefined;

/** The smallest parts that the other tree does not have; the whole tree if only its form differs. */
function findDifferences(tree: Node, other: Node): readonly Node[] {
  const known = new Set(listNodes(other).map(keyAt));
  const missing = listNodes(tree).filter((node) => !known.has(keyAt(node)));
  // Places lie within each other or apart, so a place that holds others is followed by one of them.
  missing.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  const smallest = missing.filter(({ span }, index) => !((missing[index + 1]?.span.start ?? Infinity) < span.end));
  return smallest.length > 0 ? smallest : [tree];
}

function listNodes(tree: Node): readonly Node[] {
  const nodes: Node[] = [];
  const open = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    nodes.push(node);
    open.push(...children(node));
  }
  return nodes;
}

const keyAt = (node: Node) =>
  `${node.span.start}-${node.span.end} ${children(node).length > 0 ? node.kind : nodeKey(node)}`;

function warnOfRefusal({ text, tree }: Query, { id }: OtherResolution, mistake: Diagnostic): readonly Warning[] {
  const written = text.slice(mistake.span.start, mistake.span.end);
  const warn = (instead: string | null, span = mistake.span): readonly Warning[] => [
    { span, code: 'rests-on-gap', gap: id, instead },
  ];
  switch (id) {
    case 'croql.keyword-case':
      // The source writes only this keyword with a capital.
      return warn(mistake.code !== 'keyword-case' ? null : mistake.instead === 'if' ? 'If' : mistake.instead);
    case 'croql.whitespace':
      return warn(written.replaceAll(/\s+/g, ' '));
    case 'croql.bare-predicate':
      return warn(`(${written})`);
    case 'croql.date-forms':
      return warn(spellDate(written));
    case 'croql.plain-codes':
      // Two members have no other form.
      if (!/^["\d-]/.test(written)) return [];
      return warn(/^"[^"]*"$/.test(written) ? `@language:${written}` : null);
    case 'croql.string-order':
      return warn(null, findComparison(tree, mistake.span)?.span);
    case 'croql.boolean-equality': {
      const compared = findComparison(tree, mistake.span);
      if (compared?.kind !== 'comparison') return warn(null);
      const [left, right] = [compared.left, compared.right].map(({ span }) => `(${text.slice(span.start, span.end)})`);
      const isEqual = compared.operator === '=';
      return warn(isEqual ? `not (${left} xor ${right})` : `(${left} xor ${right})`, compared.span);
    }
    default:
      return warn(null);
  }
}

/** A date in the form of the source; null if that has no place for it. */
function spellDate(literal: string): string | null {
  const date = readDate(literal.slice(1, -1));
  if (!date || date.millisecond !== 0) return null;
  return `'${formatSpaced(toInstant(date, 'UTC'))}'`;
}

/** The comparison whose first operand has this place. */
function findComparison(tree: Node, { start, end }: Span): NodeOf<'comparison'> | NodeOf<'between'> | undefined {
  for (const node of listNodes(tree)) {
    if (node.kind !== 'comparison' && node.kind !== 'between') continue;
    const { span } = node.kind === 'comparison' ? node.left : node.value;
    if (span.start === start && span.end === end) return node;
  }
  return undefined;
}

/** Parts of which the source does not say which value they have, although another form would not ask. */
function findGapValues({ tree, semantics }: Query): readonly Warning[] {
  const found: Warning[] = [];
  for (const node of listNodes(tree)) {
    const { span } = node;
    if (node.kind === 'arithmetic' && node.operator === '/' && !isEven(node.left, node.right, semantics))
      found.push({ span, code: 'rests-on-gap', gap: 'croql.division', instead: null });
    if (node.kind === 'comparison' && comparedWithToday(node))
      found.push({ span, code: 'rests-on-gap', gap: 'croql.today', instead: null });
  }
  return found;
}

/** Whether a division gives a whole number however it is resolved. */
function isEven(left: Node, right: Node, semantics: Semantics): boolean {
  const divisor = constantValue(right, semantics);
  if (typeof divisor !== 'number' || divisor === 0) return false;
  const dividend = constantValue(left, semantics);
  return Math.abs(divisor) === 1 || (typeof dividend === 'number' && Number.isInteger(dividend / divisor));
}
