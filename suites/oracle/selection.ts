import type { QueryTarget } from './query-target.ts';
import { check } from '../../croql/checker.ts';
import type { Query } from '../../croql/checker.ts';
import { interpret } from '../../croql/compiler.ts';

/** The ids of the records that a query selects, ascending. Throws `EvaluationError` where its semantics refuse to evaluate it. */
export function selectIds(query: Query, { records, environment }: QueryTarget): readonly number[] {
  const holds = interpret(query, environment);
  return records.filter(({ record }) => holds(record)).map(({ id }) => id);
}

/** What a valid expression selects as {@link selectIds} gives it, or undefined for any other text. */
export function selectBy(expression: string, target: QueryTarget): readonly number[] | undefined {
  const known = recall(expression, target);
  if (known.query === undefined) return undefined;
  return (known.ids ??= selectIds(known.query, target));
}

/** A valid expression as it is read in a list's context, or undefined for any other text. */
export const queryOf = (expression: string, target: QueryTarget): Query | undefined => recall(expression, target).query;

interface Known {
  readonly query: Query | undefined;
  ids?: readonly number[];
}

/** What is known of an expression: a case is chosen by what it selects, judged by it later, and read once for both. */
function recall(expression: string, target: QueryTarget): Known {
  const ofTarget = known.get(target) ?? new Map<string, Known>();
  known.set(target, ofTarget);
  const before = ofTarget.get(expression);
  if (before) return before;
  const checked = check(expression, { context: target.context, edition: target.edition });
  const now = { query: checked.ok ? checked.query : undefined };
  if (ofTarget.size >= MAX_KEPT) ofTarget.delete(ofTarget.keys().next().value!);
  ofTarget.set(expression, now);
  return now;
}

const known = new WeakMap<QueryTarget, Map<string, Known>>();
const MAX_KEPT = 5_000;

/** Whether an expression selects some of the records and leaves out others: only then does its response tell much. */
export function isSelective(expression: string, target: QueryTarget): boolean {
  const selected = selectBy(expression, target)?.length ?? 0;
  return selected > 0 && selected < target.records.length;
}
