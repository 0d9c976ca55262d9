import { requestList, filterBy } from '../drivers/ask-list.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { openList } from './list-under-test.ts';
import { selectsNothing } from '../rules/selects-nothing.ts';
import type { Check } from '../kit/check.ts';

/** What every string fulfils. */
const ALWAYS = 'count of translations >= 0';

/** Every place of a condition in which what it selects is selected. */
const PLACES: readonly ((condition: string) => string)[] = [
  (condition) => condition,
  (condition) => `(${condition})`,
  (condition) => `${ALWAYS} and ${condition}`,
  (condition) => `${condition} and ${ALWAYS}`,
  (condition) => `1 = 2 or ${condition}`,
  (condition) => `${condition} or 1 = 2`,
  (condition) => `1 = 2 xor ${condition}`,
  (condition) => `${condition} xor 1 = 2`,
  (condition) => `If ${condition} then 1 = 1 else 1 = 2`,
  (condition) => `If ${ALWAYS} then ${condition} else 1 = 2`,
  (condition) => `If 1 = 2 then 1 = 2 else ${condition}`,
];

const EXPRESSIONS = ['isPassedWorkflow', 'count of fields > 0', 'count of fields where (value != "") > 0'].flatMap(
  (condition) => PLACES.map((place) => place(condition)),
);

/** What the hosted edition does with members that only the enterprise edition has. */
export const enterpriseMemberCheck: Check = {
  id: 'lists.enterprise-members.hosted',
  title: 'the hosted edition has no members of the enterprise edition',
  cites: ['edition.hosted.is-passed-workflow', 'edition.hosted.fields'],
  edition: 'hosted',
  body: async (checkContext) => {
    const { subject } = await openList(checkContext, 'main', 'hosted');
    // A list that selects nothing, whatever is asked, says nothing about a member.
    await requireFilter(checkContext, subject);
    for (const expression of EXPRESSIONS) {
      const requirement = expression.includes('fields') ? 'edition.hosted.fields' : 'edition.hosted.is-passed-workflow';
      const exchange = await requestList(checkContext, subject, filterBy(expression));
      checkContext.judge(selectsNothing(requirement), { expression, exchange });
    }
  },
};
