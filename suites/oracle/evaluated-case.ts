import type { Case } from './case.ts';
import { isWrong } from './query-result.ts';
import type { QueryResult } from './query-result.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { QueryTarget } from './query-target.ts';
import { selectBy } from './selection.ts';
import { traitsOf } from './traits.ts';
import type { Trait } from './traits.ts';
import { check } from '../../croql/checker.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A case with its answer beside what is due, and everything that it rests on. */
export interface EvaluatedCase extends QueryResult {
  readonly requirements: readonly RequirementId[];
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  readonly size: number;
}

/** Sets an answer beside what is known of the records. Throws an Error for what the kit itself does not understand. */
export function evaluateCase(
  { expression, requirements }: Case,
  subject: QueryTarget,
  actual: QueryResult['actual'],
): EvaluatedCase {
  const { context } = subject;
  const expected = selectBy(expression, subject);
  if (expected === undefined) throw new Error(`the kit asks what it does not understand: ${expression}`);
  let traits: readonly Trait[] | undefined;
  // A shape of the source is more than its parts: it can fail where each of them does not.
  const listTraits = () => [
    // Where everything goes wrong it is the list: what is refused is asked in another context, the rest is not filtered.
    ...('status' in actual
      ? [listed(LIST_REQUIREMENTS[context])]
      : [listed('lists.croql'), listed(LIST_REQUIREMENTS[context])]),
    ...traitsOfValid(expression, subject),
    ...requirements.filter(isWhole).map((requirement) => ({ name: requirement, requirement })),
  ];
  return {
    expression,
    requirements,
    // Who tries smaller cases does not ask for them.
    get traits() {
      return (traits ??= listTraits());
    },
    expected,
    actual,
    fails: isWrong({ expected, actual }),
    size: expression.length,
  };
}

function traitsOfValid(expression: string, { context, edition }: QueryTarget): readonly Trait[] {
  const checked = check(expression, { context, edition });
  return checked.ok ? traitsOf(expression, checked.query.tree, context) : [];
}

const listed = (requirement: RequirementId): Trait => ({ name: requirement, requirement });

/** About whole expressions, and not about something that they rest on. */
const isWhole = (requirement: RequirementId) => /^(croql\.(shape|editor)|lists)\.|top-translation$/.test(requirement);
