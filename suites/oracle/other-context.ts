import type { EvaluatedCase } from './evaluated-case.ts';
import type { QueryTarget } from './query-target.ts';
import { check } from '../../croql/checker.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

/**
 * The contexts of other lists in which a target may read the expressions of a list: it refuses exactly the cases that are
 * not valid there. A target that knows no member at all fits too, so a context has to be confirmed by an expression
 * that is valid only there.
 */
export function findOtherContexts(
  tried: readonly EvaluatedCase[],
  { context, edition }: Pick<QueryTarget, 'context' | 'edition'>,
): readonly ContextName[] {
  if (!tried.some(isRefused)) return [];
  return CONTEXT_NAMES.filter(
    (name) =>
      name !== context &&
      tried.every((each) => check(each.expression, { context: name, edition }).ok !== isRefused(each)),
  );
}

/** Whether a case got a response without records. */
export const isRefused = ({ actual }: Pick<EvaluatedCase, 'actual'>): boolean => 'status' in actual;
