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
  const known = selections.get(target) ?? new Map<string, readonly number[] | undefined>();
  selections.set(target, known);
  if (known.has(expression)) return known.get(expression);
  const checked = check(expression, { context: target.context, edition: target.edition });
  const ids = checked.ok ? selectIds(checked.query, target) : undefined;
  if (known.size >= MAX_KEPT) known.delete(known.keys().next().value!);
  known.set(expression, ids);
  return ids;
}

/** A case is chosen by what it selects, and judged by it later. */
const selections = new WeakMap<QueryTarget, Map<string, readonly number[] | undefined>>();
const MAX_KEPT = 1_000;

/** Whether an expression selects some of the records and leaves out others: only then does its response tell much. */
export function isSelective(expression: string, target: QueryTarget): boolean {
  const selected = selectBy(expression, target)?.length ?? 0;
  return selected > 0 && selected < target.records.length;
}
