import { askAll, prepareAsk } from './asking.ts';
import { LANGUAGE_REQUIREMENTS } from './language-requirements.ts';
import { requireDataset } from './require-dataset.ts';
import { filterBy, requestList } from '../drivers/ask-list.ts';
import { findFiltered } from '../drivers/list-filter.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { absentCases, absentFlagCases, absentObjectCases, absentArrayCases } from '../oracle/absent-cases.ts';
import type { Case } from '../oracle/case.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import { isRefused } from '../oracle/other-context.ts';
import { explainSelection } from '../oracle/explanation.ts';
import {
  ANY_RECORD,
  absentFlags,
  absentMembers,
  absentValueExpressions,
  absentArrays,
  sparseDataset,
  sparseList,
} from '../oracle/sparse-dataset.ts';
import { MAIN_LISTS } from '../oracle/query-target.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import { isAnswered } from '../rules/answered.ts';
import { selectsExpected } from '../rules/selection.ts';

const NO_RECORD = '1 = 2';

/** At depth `quick`, every fourth expression is sent. */
const QUICK = 4;

const membersOf = (edition: Edition) =>
  Object.values(MAIN_LISTS)
    .map((place) => sparseList(place, edition))
    .flatMap((list) => [...absentMembers(list), ...absentFlags(list), ...absentArrays(list)]);

/** A gap leaves open what an absent value is in a comparison. A failure of the service is none of its resolutions. */
export const absentValueChecks = checkEachEdition(
  'croql.absent-values',
  (edition) => ({
    title: 'an expression about members that some records lack is answered, and takes no other value for theirs',
    cites: ['lists.croql', ...new Set(membersOf(edition).map(({ requirement }) => requirement))],
    mayFind: LANGUAGE_REQUIREMENTS,
    oracle: 'reference',
  }),
  async (context, edition) => {
    await requireDataset(context, sparseDataset);
    const step = context.target.plan.depth === 'quick' ? QUICK : 1;
    const all = Object.values(MAIN_LISTS).map((place) => sparseList(place, edition));
    // A list that fails because of what its records lack cannot be filtered either.
    const whole = all.map((subject) => ({ shape: `${ANY_RECORD} in ${subject.path}`, subject }));
    await context.judgeEach(isAnswered, whole, ({ subject }) => requestList(context, subject, filterBy(ANY_RECORD)));
    const lists = await findFiltered(context, all);
    const shapes = lists.flatMap((subject) =>
      absentValueExpressions(subject)
        .filter((_, index) => index % step === 0)
        .map((shape) => ({ shape, subject })),
    );
    await context.judgeEach(isAnswered, shapes, ({ subject, shape }) => requestList(context, subject, filterBy(shape)));
    for (const subject of lists)
      await judgeSelection(context, subject, [
        // What is wrong with a whole collection shows in its members as well.
        ...absentArrayCases(subject),
        ...absentCases(subject, step),
        ...absentFlagCases(subject, step),
        ...absentObjectCases(subject),
      ]);
  },
);

/** Judges what cases about absent members select. A target may refuse to compare an absent value. */
async function judgeSelection(context: CheckContext, subject: QueryTarget, cases: readonly Case[]): Promise<void> {
  // What selects by no expression at all says nothing of absent values; other checks say what is wrong.
  const controls = await askAll(context, subject, [ANY_RECORD, NO_RECORD]);
  if (controls.some((one) => one.fails && !isRefused(one))) return;
  const ask = await prepareAsk(context, subject);
  const evaluate = async (one: Case) => evaluateCase(one, subject, await ask(one.expression));
  await mapConcurrent(MAX_CONCURRENT, cases, async ({ parts = [], ...whole }) => {
    const first = await evaluate(whole);
    const alone = first.fails ? await mapConcurrent(1, parts, (expression) => evaluate({ ...whole, expression })) : [];
    const asked = (alone.some(({ fails }) => fails) ? alone : [first]).filter((one) => !isRefused(one));
    context.countQueries(1 + alone.length);
    const wrong = asked.find(({ fails }) => fails);
    if (asked.length === 0) return;
    const { edition, context: name, path } = subject;
    context.judge(selectsExpected(whole.requirements[0]!), {
      ...{ edition, context: name, path, asked: asked.toSorted((a, b) => Number(b.fails) - Number(a.fails)) },
      ...(wrong ? { because: explainSelection(subject, wrong) } : {}),
    });
  });
}
