import { requestList, filterBy } from '../drivers/ask-list.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { openAvailableLists } from './list-under-test.ts';
import { isNoServerError, isRefused } from './response-rules.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { FixtureList } from '../oracle/query-target.ts';

/** Texts that no reading of the language accepts. A gap leaves open how they are refused. */
// prettier-ignore
const MALFORMED: readonly { readonly place: FixtureList; readonly expression: string }[] = [
  { place: 'main', expression: 'text contains' }, { place: 'main', expression: '(is hidden' }, { place: 'main', expression: 'is hidden)' },
  { place: 'main', expression: 'text contains "open' }, { place: 'main', expression: 'and' }, { place: 'main', expression: 'is hidden and' },
  { place: 'main', expression: 'count of' }, { place: 'main', expression: '= 1' }, { place: 'main', expression: 'If is hidden then' },
  { place: 'main', expression: '@user:' }, { place: 'main', expression: 'nothing of the kind = 1' }, { place: 'main', expression: ')(' },
  { place: 'translations', expression: 'identifier = "a"' }, { place: 'segments', expression: 'count of votes > 0' }, { place: 'terms', expression: 'count of records > 0' },
];

/** How a list responds to a malformed expression. */
export const malformedChecks = checkEachEdition(
  'lists.malformed',
  {
    title: 'a malformed expression is refused and never returns records',
    cites: ['lists.malformed-not-5xx', 'croql.malformed'],
  },
  async (checkContext, edition) => {
    const here = await openAvailableLists(
      checkContext,
      MALFORMED.map(({ place }) => place),
      edition,
    );
    for (const { subject } of here.values()) await requireFilter(checkContext, subject);
    const shapes = MALFORMED.flatMap(({ place, expression }) => {
      const found = here.get(place);
      return found ? [{ shape: expression, subject: found.subject }] : [];
    });
    await checkContext.judgeEach([isNoServerError, isRefused], shapes, async ({ subject, shape }) => ({
      expression: shape,
      exchange: await requestList(checkContext, subject, filterBy(shape)),
    }));
  },
);
