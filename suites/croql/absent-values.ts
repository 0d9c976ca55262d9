import { requireDataset } from './require-dataset.ts';
import { filterBy, requestList } from '../drivers/ask-list.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { checkEachEdition } from '../kit/check.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';
import { ANY_RECORD, absentValueExpressions, sparseDataset, sparseList } from '../oracle/sparse-dataset.ts';
import { MAIN_LISTS } from '../oracle/query-target.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { isAnswered } from '../rules/answered.ts';

/** At depth `quick`, every fourth expression is sent. */
const QUICK = 4;

/** A gap leaves open what an absent value is in a comparison. A failure of the service is none of its resolutions. */
export const absentValueChecks = checkEachEdition(
  'croql.absent-values',
  {
    title: 'an expression about members that some records lack is answered',
    cites: ['lists.croql'],
    oracle: 'reference',
  },
  async (context, edition) => {
    await requireDataset(context, sparseDataset);
    const step = context.target.plan.depth === 'quick' ? QUICK : 1;
    const all = Object.values(MAIN_LISTS).map((place) => sparseList(place, edition));
    // A list that fails because of what its records lack cannot be filtered either.
    const whole = all.map((subject) => ({ shape: `${ANY_RECORD} in ${subject.path}`, subject }));
    await context.judgeEach(isAnswered, whole, ({ subject }) => requestList(context, subject, filterBy(ANY_RECORD)));
    const lists: QueryTarget[] = [];
    for (const list of all) {
      const filtered = await attempt(requireFilter(context, list).then(() => list));
      if (filtered !== undefined) lists.push(filtered);
    }
    if (lists.length === 0) throw new PreconditionFailed('no list filters its records, which other checks say');
    const shapes = lists.flatMap((subject) =>
      absentValueExpressions(subject)
        .filter((_, index) => index % step === 0)
        .map((shape) => ({ shape, subject })),
    );
    await context.judgeEach(isAnswered, shapes, ({ subject, shape }) => requestList(context, subject, filterBy(shape)));
  },
);
