import { prepareAsk } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { fixtureList, MAIN_LISTS } from '../oracle/query-target.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { selectsNothing } from '../rules/selects-nothing.ts';
import { selectsExpected } from '../rules/selection.ts';
import { filterBy, requestList } from '../drivers/ask-list.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** Expressions that one context knows, and no other. */
const OWN: Readonly<Record<ContextName, string>> = {
  'source-string': 'is hidden',
  translation: 'is pre translated',
  'tm-segment': 'count of records > 1',
  'glossary-term': 'status = "draft"',
};
const CONTEXTS = Object.keys(OWN) as ContextName[];

/** What the enterprise edition knows, and the hosted one does not. */
const OF_ENTERPRISE = [
  { requirement: 'edition.hosted.is-passed-workflow', expression: 'isPassedWorkflow' },
  { requirement: 'edition.hosted.fields', expression: 'count of fields where (value != "") > 0' },
] as const;

/** The same expression in a text that nothing has asked yet. */
const unasked = (expression: string, turn: number) => `(${expression}) and (${turn} = ${turn})`;
const FIRST_TURN = 901;

/**
 * One text that is an expression in one place and none in another: what a service remembers of it there must not count
 * here. What the other place makes of it is open.
 */
export const otherPlaceChecks = checkEachEdition(
  'croql.other-places',
  {
    title: 'an expression is read by the list and the edition that it is asked of, wherever it was asked before',
    cites: ['lists.croql'],
    mayFind: OF_ENTERPRISE.map(({ requirement }) => requirement),
    oracle: 'reference',
  },
  async (context, edition) => {
    await requireDataset(context);
    const { editions } = context.target.plan;
    let turn = edition === 'hosted' ? FIRST_TURN : FIRST_TURN + 50;
    const lists = new Map<ContextName, QueryTarget>();
    for (const name of CONTEXTS) {
      const subject = fixtureList(MAIN_LISTS[name], edition);
      if (!(await askOnce(context, subject, unasked(OWN[name], turn++))).fails) lists.set(name, subject);
    }
    if (lists.size === 0)
      throw new PreconditionFailed('no list selects what a plain expression should select, which other checks say');
    for (const [name, subject] of lists)
      for (const other of CONTEXTS.filter((one) => one !== name)) {
        const expression = unasked(OWN[name], turn++);
        await sendOnce(context, fixtureList(MAIN_LISTS[other], edition), expression);
        judgeAsked(context, subject, await askOnce(context, subject, expression));
      }
    if (editions.length < 2) return;
    const strings = (one: Edition) => fixtureList(MAIN_LISTS['source-string'], one);
    for (const { requirement, expression: own } of OF_ENTERPRISE) {
      const expression = unasked(own, turn++);
      if (edition === 'enterprise') {
        if ((await askOnce(context, strings('enterprise'), unasked(own, turn++))).fails) continue;
        await sendOnce(context, strings('hosted'), expression);
        judgeAsked(context, strings('enterprise'), await askOnce(context, strings('enterprise'), expression));
      } else if (lists.has('source-string')) {
        await sendOnce(context, strings('enterprise'), expression);
        const exchange = await requestList(context, strings('hosted'), filterBy(expression));
        context.judge(selectsNothing(requirement), { expression, exchange });
      }
    }
  },
);

const sendOnce = async (context: CheckContext, subject: QueryTarget, expression: string) =>
  (await prepareAsk(context, subject))(expression);

async function askOnce(context: CheckContext, subject: QueryTarget, expression: string): Promise<EvaluatedCase> {
  return evaluateCase({ expression, requirements: [] }, subject, await sendOnce(context, subject, expression));
}

function judgeAsked(context: CheckContext, { edition, context: name, path }: QueryTarget, tried: EvaluatedCase): void {
  context.countQueries(1);
  const because =
    'another list or the other edition was asked the same before; the like of it alone is answered rightly';
  context.judge(selectsExpected('lists.croql'), {
    edition,
    context: name,
    path,
    asked: [tried],
    ...(tried.fails ? { because: () => because } : {}),
  });
}
