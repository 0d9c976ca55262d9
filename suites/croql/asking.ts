import type { Case } from './directed-cases.ts';
import type { Asked } from './judges.ts';
import { LIST_OF } from './subject.ts';
import type { Subject } from './subject.ts';
import { traitsOf } from './traits.ts';
import type { Trait } from './traits.ts';
import type { Attempt } from '../attempt.ts';
import { AT_ONCE, inFlight } from '../in-flight.ts';
import { readList } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import { check } from '../../croql/checker.ts';
import { evaluate } from '../../croql/evaluator.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** A case with its answer beside what is due, and everything that it rests on. */
export interface Tried extends Asked {
  readonly requirements: readonly RequirementId[];
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  readonly size: number;
}

/** Asks one list for an expression. */
export type Ask = (expression: string) => Promise<Asked['actual']>;

/** Asks a list for expressions; the list without one is read before, which tells how large its pages are. */
export async function asker(attempt: Attempt, { edition, path }: Pick<Subject, 'edition' | 'path'>): Promise<Ask> {
  const { target } = attempt;
  const token = await accessTokenOf(attempt);
  const address = `${target.api(edition)}/api/v2${path}`;
  await readList(target, address, {}, token);
  return async (expression) => {
    const { ids, exchange } = await readList(target, address, { croql: expression }, token);
    return ids ?? exchange.response;
  };
}

/** Sets an answer beside what is known of the records. Throws an Error for what the kit itself does not understand. */
export function triedOf({ expression, requirements }: Case, subject: Subject, actual: Asked['actual']): Tried {
  const { context, edition, records, world } = subject;
  const checked = check(expression, { context, edition });
  if (!checked.ok) throw new Error(`the kit asks what it does not understand: ${expression}`);
  const expected = records.filter(({ record }) => evaluate(checked.query, record, world)).map(({ id }) => id);
  return {
    expression,
    requirements,
    // A shape of the source is more than its parts: it can fail where each of them does not.
    traits: [
      // Where everything goes wrong it is the list: what is refused is asked in another context, the rest is not filtered.
      ...('status' in actual ? [listed(LIST_OF[context])] : [listed('lists.croql'), listed(LIST_OF[context])]),
      ...traitsOf(expression, checked.query.tree, context),
      ...requirements.filter(isWhole).map((requirement) => ({ name: requirement, requirement })),
    ],
    expected,
    actual,
    fails: 'status' in actual || String(expected) !== String(actual),
    size: expression.length,
  };
}

/** Asks expressions of a list and sets each answer beside what is known of the records. */
export async function askedOf(
  attempt: Attempt,
  subject: Subject,
  expressions: readonly string[],
): Promise<readonly Tried[]> {
  const ask = await asker(attempt, subject);
  return inFlight(AT_ONCE, expressions, async (expression) =>
    triedOf({ expression, requirements: [] }, subject, await ask(expression)),
  );
}

const listed = (requirement: RequirementId): Trait => ({ name: requirement, requirement });

/** About whole expressions, and not about something that they rest on. */
const isWhole = (requirement: RequirementId) => /^(croql\.(shape|editor)|lists)\.|top-translation$/.test(requirement);
