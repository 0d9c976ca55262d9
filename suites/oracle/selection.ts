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
  const number = numbers.get(target) ?? next++;
  numbers.set(target, number);
  const key = `${number} ${expression}`;
  if (selections.has(key)) return selections.get(key);
  const checked = check(expression, { context: target.context, edition: target.edition });
  const ids = checked.ok ? selectIds(checked.query, target) : undefined;
  if (selections.size >= MAX_KEPT) selections.delete(selections.keys().next().value!);
  selections.set(key, ids);
  return ids;
}

/** A case is chosen by what it selects, and judged by it soon after. */
const selections = new Map<string, readonly number[] | undefined>();
const MAX_KEPT = 500;
const numbers = new WeakMap<QueryTarget, number>();
let next = 0;

/** Whether an expression selects some of the records and leaves out others: only then does its response tell much. */
export function isSelective(expression: string, target: QueryTarget): boolean {
  const selected = selectBy(expression, target)?.length ?? 0;
  return selected > 0 && selected < target.records.length;
}
