import { prepareAsk } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { CONTEXT_OF, expressionOf } from './request-space.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { fixtureList } from '../oracle/query-target.ts';
import type { FixtureList } from '../oracle/query-target.ts';
import { selectsExpected } from '../rules/selection.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

const TRUE = '(1 = 1) and ';

/** Two expressions that a careless key takes for one, made of a predicate; they select different records. */
// prettier-ignore
const LOOK_ALIKES: readonly ((predicate: string) => readonly [string, string])[] = [
  (predicate) => [`${TRUE.repeat(2)}(${predicate})`, `${TRUE.repeat(2)}(not (${predicate}))`],
  (predicate) => [`${TRUE.repeat(22)}(${predicate})`, `${TRUE.repeat(22)}(not (${predicate}))`],
  (predicate) => [`(${predicate}) and ${TRUE.repeat(5)}(2 = 2)`, `(not (${predicate})) and ${TRUE.repeat(5)}(2 = 2)`],
  (predicate) => [`(${predicate}) and (4 = 4)`, `(${predicate}) and (4 = 5)`],
];

/** Asks a list expressions that look alike, one after another. Gives none where the list does not select by the predicate. */
async function askLookAlikes(
  context: CheckContext,
  edition: Edition,
  place: keyof typeof CONTEXT_OF & FixtureList,
): Promise<readonly EvaluatedCase[]> {
  const subject = fixtureList(place, edition);
  const ask = await prepareAsk(context, subject);
  const evaluate = async (expression: string) =>
    evaluateCase({ expression, requirements: [] }, subject, await ask(expression));
  const predicate = expressionOf({ list: place, expression: 'plain' });
  if ((await evaluate(predicate)).fails) return [];
  const asked: EvaluatedCase[] = [];
  for (const pair of LOOK_ALIKES)
    for (const expression of pair(predicate)) {
      const tried = await evaluate(expression);
      // What is refused is not supported, which other checks say.
      if (!('status' in tried.actual)) asked.push(tried);
    }
  return asked;
}

/** What sequences of the main lists show, of every list of both editions with the plainest expressions. */
export const lookAlikeChecks = checkEachEdition(
  'croql.look-alikes',
  {
    title: 'expressions that look alike have responses of their own in every list',
    cites: ['lists.croql'],
    oracle: 'reference',
  },
  async (context, edition) => {
    if (context.target.plan.depth === 'quick')
      throw new Unsupported('look-alikes of every list belong to a deeper run', { code: 'depth' });
    await requireDataset(context);
    let isAsked = false;
    for (const place of Object.keys(CONTEXT_OF) as (keyof typeof CONTEXT_OF)[]) {
      const asked = await askLookAlikes(context, edition, place);
      if (asked.length === 0) continue;
      isAsked = true;
      const { path } = fixtureList(place, edition);
      context.countQueries(asked.length);
      context.judge(selectsExpected('lists.croql'), {
        ...{ edition, context: CONTEXT_OF[place], path },
        asked: [...asked].sort((a, b) => Number(b.fails) - Number(a.fails)),
      });
    }
    if (!isAsked)
      throw new PreconditionFailed('no list selects what a plain expression should select, which other checks say');
  },
);
