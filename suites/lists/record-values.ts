import { ask } from './ask-list.ts';
import { placesHere } from './here.ts';
import { kept } from './judges.ts';
import { recordsOf } from './read-list.ts';
import { checkEachEdition } from '../check.ts';

/** How the records of the lists write their values. */
export const recordValueChecks = checkEachEdition(
  'lists.record-values',
  {
    title: 'records write dates and enumerated values as their clients read them',
    cites: ['lists.record-dates', 'lists.term-values'],
  },
  async (attempt, edition) => {
    for (const [place, { subject }] of await placesHere(attempt, ['main', 'terms'], edition)) {
      const exchange = await ask(attempt, subject, '');
      attempt.judge(kept, {
        requirement: 'lists.record-dates',
        exchange,
        due: 'dates in ISO 8601 with an offset',
        came: (one) =>
          recordsOf(one)
            ?.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt])
            .find((date) => !DATE.test(String(date)))
            ?.toString(),
      });
      const spelling = attempt.target.plan.answers['lists.term-values'] ?? 'words';
      if (place === 'terms')
        attempt.judge(kept, {
          requirement: 'lists.term-values',
          exchange,
          due: `values in ${spelling}`,
          came: (one) => {
            const values = (recordsOf(one) ?? []).flatMap(({ status, type }) => [String(status), String(type)]);
            const wrong = spelling === 'words' ? /_/ : / /;
            return values.find((value) => wrong.test(value));
          },
        });
    }
  },
);

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
