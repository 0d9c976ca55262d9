import { requestList, filterBy, readResponseIds } from '../drivers/ask-list.ts';
import { learnList, requireRecords } from '../drivers/list-filter.ts';
import { openList } from './list-under-test.ts';
import { hasDefaultSize, isOrderedById, isPaginated, refusesLargeLimit, statesPagination } from './page-rules.ts';
import { checkEachEdition } from '../kit/check.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';

/** How a list is divided into pages, and in which order records come. */
export const pageChecks = checkEachEdition(
  'lists.pages',
  {
    title: 'pages show every record once, and the filter holds on each',
    cites: ['lists.pagination', 'lists.page-size', 'lists.page-size-most', 'croql.order'],
  },
  async (checkContext, edition) => {
    const { answers } = checkContext.target.plan;
    const { subject, selected } = await openList(checkContext, 'terms', edition);
    const { whole, filter: filtering } = await learnList(checkContext, subject);
    requireRecords(whole, subject);
    const every = subject.records.map(({ id }) => id);
    const expression = 'status != "draft"';
    const isPaged = (answers['lists.pagination'] ?? 'offset-limit') === 'offset-limit';
    for (const [filter, all] of [
      ['', every],
      ...(filtering === 'works' ? [[`${filterBy(expression)}&`, await selected(expression)] as const] : []),
    ] as const) {
      for (const limit of isPaged ? [1, 2, 25, 500] : []) {
        const count = Math.min(10, Math.ceil(all.length / limit));
        const offsets = Array.from({ length: count }, (_, page) => page * limit);
        const pages = await mapConcurrent(MAX_CONCURRENT, offsets, async (offset) =>
          readResponseIds(await requestList(checkContext, subject, `${filter}limit=${limit}&offset=${offset}`)),
        );
        checkContext.judge(isPaginated, { limit, pages, all });
      }
    }
    const exchange = await requestList(checkContext, subject, '');
    if (isPaged) {
      const size = Math.min(Number(answers['lists.page-size'] ?? 25), every.length);
      checkContext.judge(hasDefaultSize, { exchange, size });
      const [offset, limit] = [2, 3];
      const page = await requestList(checkContext, subject, `limit=${limit}&offset=${offset}`);
      checkContext.judge(statesPagination, { exchange: page, offset, limit });
      const beyond = Number(answers['lists.page-size-most'] ?? 500) + 1;
      const refusal = await requestList(checkContext, subject, `limit=${beyond}`);
      checkContext.judge(refusesLargeLimit, { exchange: refusal, limit: beyond });
    }
    if ((answers['croql.order'] ?? 'by-id') === 'by-id') checkContext.judge(isOrderedById, exchange);
  },
);
