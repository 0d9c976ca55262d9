import { expressionMutants } from './expression-mutants.ts';
import type { QueryTarget } from './query-target.ts';
import { check } from '../../croql/checker.ts';
import { interpret } from '../../croql/compiler.ts';

/** What the response to an expression tells. */
export interface MutationResult {
  /** It selects some of the records and leaves out others. */
  readonly isSelective: boolean;
  /** Kinds of mutants that select other records than the expression does. */
  readonly killed: ReadonlySet<string>;
  /** Kinds of mutants that select the same records. */
  readonly survived: readonly string[];
}

/** Which mutants of an expression the records of a list tell from it; undefined where the text is no expression. */
export function testMutants(expression: string, target: QueryTarget): MutationResult | undefined {
  const { context, edition, records, environment } = target;
  const checked = check(expression, { context, edition });
  if (!checked.ok) return undefined;
  const holds = interpret(checked.query, environment);
  const selected = records.map(({ record }) => holds(record));
  const killed = new Set<string>();
  const survived = new Set<string>();
  for (const { description, tree } of expressionMutants(checked.query.tree, context, edition)) {
    if (killed.has(description)) continue;
    const mutantHolds = interpret({ ...checked.query, tree }, environment);
    if (records.some(({ record }, index) => mutantHolds(record) !== selected[index])) killed.add(description);
    else survived.add(description);
  }
  return {
    isSelective: selected.includes(true) && selected.includes(false),
    killed,
    survived: [...survived].filter((description) => !killed.has(description)),
  };
}
