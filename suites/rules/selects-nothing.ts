import { listExchange } from './list-examples.ts';
import { readResponseIds } from '../drivers/ask-list.ts';
import { nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** What an expression selected. */
interface Filtered {
  readonly expression: string;
  readonly exchange: Exchange;
}

/**
 * An expression with a member of the enterprise edition returns no records in the hosted edition. A gap leaves open
 * whether the name is refused or matches nothing; records would mean that it is known.
 */
export const selectsNothing = (requirement: RequirementId): Rule<Filtered> => ({
  madeBy: ['selectsNothing', requirement],
  requirement,
  expected: 'no records',
  violation: ({ expression, exchange }) => {
    const ids = readResponseIds(exchange);
    if (ids.length === 0) return undefined;
    return {
      ...{ code: 'field', name: nameCall(exchange), expected: `no records for \`${expression}\`` },
      actual: `records ${ids.slice(0, 5).join(', ')}`,
    };
  },
  invalid: [{ title: 'a record', input: enterpriseMember(200, '{"data":[{"data":{"id":1}}]}') }],
  valid: [
    { title: 'a refusal', input: enterpriseMember(400, '{}') },
    { title: 'an empty list', input: enterpriseMember(200, '{"data":[]}') },
  ],
});

function enterpriseMember(status: number, body: string): Filtered {
  return { expression: 'isPassedWorkflow', exchange: listExchange(status, body) };
}
