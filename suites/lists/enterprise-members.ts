import { requestList, filterBy } from '../drivers/ask-list.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { openList } from './list-under-test.ts';
import { selectsNothing } from '../rules/selects-nothing.ts';
import type { Check } from '../kit/check.ts';

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
    for (const [requirement, expression] of [
      ['edition.hosted.is-passed-workflow', 'isPassedWorkflow'],
      ['edition.hosted.is-passed-workflow', 'id > 0 and isPassedWorkflow'],
      ['edition.hosted.is-passed-workflow', '1 = 2 or isPassedWorkflow'],
      ['edition.hosted.is-passed-workflow', 'If 1 = 1 then isPassedWorkflow else isPassedWorkflow'],
      ['edition.hosted.fields', 'count of fields where (value != "") > 0'],
      ['edition.hosted.fields', 'id > 0 and count of fields > 0'],
      ['edition.hosted.fields', '1 = 2 or count of fields > 0'],
    ] as const) {
      const exchange = await requestList(checkContext, subject, filterBy(expression));
      checkContext.judge(selectsNothing(requirement), { expression, exchange });
    }
  },
};
