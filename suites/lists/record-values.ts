import { requestList } from '../drivers/ask-list.ts';
import { openAvailableLists } from './list-under-test.ts';
import { hasIsoDates, hasTermValues } from './record-rules.ts';
import { checkEachEdition } from '../kit/check.ts';

/** How the records of lists write their values. */
export const recordValueChecks = checkEachEdition(
  'lists.record-values',
  {
    title: 'records write dates and enumerated values as their clients read them',
    cites: ['lists.record-dates', 'lists.term-values'],
  },
  async (checkContext, edition) => {
    const spelling = checkContext.target.plan.answers['lists.term-values'] ?? 'words';
    for (const [place, { subject }] of await openAvailableLists(checkContext, ['main', 'terms'], edition)) {
      const exchange = await requestList(checkContext, subject, '');
      checkContext.judge(hasIsoDates, exchange);
      if (place === 'terms') checkContext.judge(hasTermValues, { exchange, spelling });
    }
  },
);
