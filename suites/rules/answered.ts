import { listExchange } from './list-examples.ts';
import { readRecords } from '../drivers/read-list.ts';
import { nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';

/**
 * A valid expression is answered with records, or with a refusal that is no failure of the service. Which records it selects
 * is for other rules to decide.
 */
export const isAnswered: Rule<Exchange> = {
  requirement: 'lists.croql',
  expected: 'records, or a refusal that is no failure of the service',
  violation: (exchange) => {
    const { status, body } = exchange.response;
    if (status < 500) return undefined;
    const actual = `status ${status}: ${body.slice(0, 120)}`;
    return { code: 'field', name: nameCall(exchange), expected: 'no failure of the service', actual };
  },
  unproven: (exchange) => (readRecords(exchange)?.length ? undefined : 'no record is selected'),
  invalid: [{ title: 'a failure of the service', input: listExchange(500, '') }],
  valid: [{ title: 'records', input: listExchange(200, '[{"id":1}]') }],
};
