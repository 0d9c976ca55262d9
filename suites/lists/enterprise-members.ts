import { ask, croql, idsIn } from './ask-list.ts';
import { listHere } from './here.ts';
import { kept } from './judges.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';

/** What the hosted edition makes of members that only the enterprise edition has. */
export const enterpriseMemberCheck: Check = {
  id: 'lists.enterprise-members.hosted',
  title: 'the hosted edition has no members of the enterprise edition',
  cites: ['edition.hosted.is-passed-workflow', 'edition.hosted.fields'],
  edition: 'hosted',
  body: async (attempt) => {
    const { subject } = await listHere(attempt, 'main', 'hosted');
    for (const [requirement, expression] of [
      ['edition.hosted.is-passed-workflow', 'isPassedWorkflow'],
      ['edition.hosted.fields', 'count of fields where (value != "") > 0'],
    ] as const) {
      const exchange = await ask(attempt, subject, croql(expression));
      // A gap leaves open whether the name is refused or matches nothing; records would mean that it is known.
      const came = (one: Exchange) =>
        idsIn(one).length > 0 ? `records ${idsIn(one).slice(0, 5).join(', ')}` : undefined;
      attempt.judge(kept, { requirement, exchange, due: `no records for \`${expression}\``, came });
    }
  },
};
