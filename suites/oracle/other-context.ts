import type { EvaluatedCase } from './evaluated-case.ts';
import type { QueryTarget } from './query-target.ts';
import { check } from '../../croql/checker.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

/** The context of another list, and the refused cases that show that a target reads expressions in it. */
export interface OtherContext {
  readonly name: ContextName;
  readonly cases: readonly [EvaluatedCase, ...EvaluatedCase[]];
}

/**
 * Whether a target reads the expressions of a list in the context of another list: it refuses exactly the cases that are
 * not valid there. Undefined if the refusals have another cause.
 */
export function findOtherContext(
  tried: readonly EvaluatedCase[],
  { context, edition }: Pick<QueryTarget, 'context' | 'edition'>,
): OtherContext | undefined {
  const refused = tried.filter(isRefused);
  const [first, ...others] = refused;
  if (first === undefined || others.length + 1 === tried.length) return undefined;
  const name = CONTEXT_NAMES.filter((one) => one !== context).find((one) =>
    tried.every((each) => check(each.expression, { context: one, edition }).ok !== isRefused(each)),
  );
  return name && { name, cases: [first, ...others] };
}

const isRefused = ({ actual }: EvaluatedCase) => 'status' in actual;
