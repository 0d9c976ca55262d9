import type { Query } from './checker.ts';
import { flatten } from './contradictions.ts';
import { MIRRORED, type ComparisonOperator } from './operators.ts';
import { children, someNode, type Node, type NodeOf, type Span } from './tree.ts';
import type { Warning } from './warning.ts';

/**
 * Counts for which the source has a plainer form that selects the same records: it asks whether there is one by `> 0`,
 * whether there is none by `= 0`, and joins conditions about one element by `and`.
 */
export function findRoundaboutCounts({ text, tree }: Query): readonly Warning[] {
  const found: Warning[] = [];
  const slice = ({ span }: Node) => text.slice(span.start, span.end);
  const warn = (span: Span, instead: string) => found.push({ span, code: 'better-form', instead });
  const open = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const negated = node.kind === 'not' ? readPresence(node.operand) : null;
    const presence = negated ?? readPresence(node);
    if (negated) warn(node.span, `${slice(negated.count)} ${negated.isThere ? '= 0' : '> 0'}`);
    else if (presence?.isRoundabout) warn(node.span, `${slice(presence.count)} ${presence.isThere ? '> 0' : '= 0'}`);
    if (node.kind === 'where') {
      const { collection, predicates } = readFilters(node);
      const joined = predicates.map((each) => `(${slice(each)})`).join(' and ');
      if (predicates.length > 1) warn(node.span, `${slice(collection)} where (${joined})`);
      open.push(collection, ...predicates);
      continue;
    }
    // What is asked in a roundabout way within a negation is said once, of the negation.
    open.push(...children(negated ? negated.count : node));
  }
  return found;
}

/** A collection and its filters in their order. */
function readFilters(node: NodeOf<'where'>): { readonly collection: Node; readonly predicates: readonly Node[] } {
  const predicates = [node.predicate];
  let { collection } = node;
  for (; collection.kind === 'where'; collection = collection.collection) predicates.push(collection.predicate);
  return { collection, predicates: predicates.reverse() };
}

/** A comparison that is true if a collection has an element, or if it has none. */
interface Presence {
  readonly count: NodeOf<'count'>;
  readonly isThere: boolean;
  /** It is written in another way than the source does. */
  readonly isRoundabout: boolean;
}

function readPresence(node: Node): Presence | null {
  if (node.kind !== 'comparison') return null;
  const { left, right } = node;
  const operator = left.kind === 'count' ? node.operator : MIRRORED[node.operator];
  const [count, number] = left.kind === 'count' ? [left, right] : [right, left];
  if (count.kind !== 'count' || number.kind !== 'number' || operator === null) return null;
  const form = FORMS[operator]?.[number.value];
  return form ? { count, ...form } : null;
}

/** What a comparison of a count with 0 or 1 asks. `>= 1` is a form of the source, with any number. */
const FORMS: Partial<Record<ComparisonOperator, Partial<Record<number, Omit<Presence, 'count'>>>>> = {
  '>': { 0: { isThere: true, isRoundabout: false } },
  '>=': { 1: { isThere: true, isRoundabout: false } },
  '!=': { 0: { isThere: true, isRoundabout: true } },
  '=': { 0: { isThere: false, isRoundabout: false } },
  '<': { 1: { isThere: false, isRoundabout: true } },
  '<=': { 0: { isThere: false, isRoundabout: true } },
};

/** The collection of the source that has one element for each language. */
const SUMMARY = 'languages summary';

/**
 * Joined conditions about the languages summary of which one does not name its language, so that they can be about
 * different languages. A single condition means any language, as in the editor's filters.
 */
export function findUnscopedSummaries({ tree }: Query): readonly Warning[] {
  const found: Warning[] = [];
  const open = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const joined = node.kind === 'logic' && node.operator === 'and' ? flatten(node) : null;
    const counts = joined?.flatMap(readFilteredCount) ?? [];
    // That there is none in any language can stand beside what holds for some language.
    const summaries = counts.filter(({ name }) => name === SUMMARY);
    const unscoped = summaries.find(({ hasLanguage }) => !hasLanguage);
    const isAboutOne = counts.some((each) => each.hasLanguage);
    if (unscoped && (isAboutOne || summaries.filter(({ isNone }) => !isNone).length > 1))
      found.push({ span: unscoped.span, code: 'missing-language', collection: SUMMARY });
    open.push(...(joined ?? children(node)));
  }
  return found;
}

interface FilteredCount {
  readonly name: string;
  readonly hasLanguage: boolean;
  /** There must be none, which is so in every language. */
  readonly isNone: boolean;
  readonly span: Span;
}

/** The count that an operand compares with a number, if it is one of filtered elements. */
function readFilteredCount(operand: Node): readonly FilteredCount[] {
  if (operand.kind === 'not') {
    return readFilteredCount(operand.operand).map((count) => ({ ...count, isNone: !count.isNone }));
  }
  if (operand.kind !== 'comparison') return [];
  const { left, right } = operand;
  const [count, other] = left.kind === 'count' ? [left, right] : [right, left];
  if (count.kind !== 'count' || other.kind !== 'number' || count.collection.kind !== 'where') return [];
  const { collection, predicate } = count.collection;
  if (collection.kind !== 'member') return [];
  const hasLanguage = someNode(predicate, (node) => node.kind === 'member' && node.name === 'language');
  const isNone = readPresence(operand)?.isThere === false;
  return [{ name: collection.name, hasLanguage, isNone, span: count.span }];
}
