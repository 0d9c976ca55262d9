import type { QueryTarget } from './query-target.ts';
import { check } from '../../croql/checker.ts';
import type { Query } from '../../croql/checker.ts';
import { interpret } from '../../croql/compiler.ts';

/** The ids of the records that a query selects, ascending. Throws `EvaluationError` where its semantics refuse to evaluate it. */
export function selectIds(query: Query, { records, world }: QueryTarget): readonly number[] {
  const holds = interpret(query, world);
  return records.filter(({ record }) => holds(record)).map(({ id }) => id);
}

/** Whether an expression selects some of the records and leaves out others: only then does its response tell much. */
export function isSelective(expression: string, target: QueryTarget): boolean {
  const checked = check(expression, { context: target.context, edition: target.edition });
  if (!checked.ok) return false;
  const selected = selectIds(checked.query, target).length;
  return selected > 0 && selected < target.records.length;
}
