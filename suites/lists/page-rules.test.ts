import { expect, test } from 'vitest';
import { refusesLargeLimit } from './page-rules.ts';
import { listExchange } from '../rules/list-examples.ts';

test.each([401, 403, 429])('a limit that is answered with %i is neither refused nor accepted', (status) => {
  const input = { exchange: listExchange(status, '{}'), limit: 501 };
  expect(refusesLargeLimit.violation(input)).toBeUndefined();
  expect(refusesLargeLimit.unproven?.(input)).toContain(`status ${status}`);
});
