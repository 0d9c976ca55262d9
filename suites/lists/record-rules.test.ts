import { expect, test } from 'vitest';
import { hasEnvelope } from './record-rules.ts';
import { listExchange } from '../rules/list-examples.ts';

test.each(['{"data":[]}', '[]', '{"items":[]}'])('a list without records shows no envelope: %s', (body) => {
  const input = { exchange: listExchange(200, body), envelope: 'data-of-data' };
  expect(hasEnvelope.violation(input)).toBeUndefined();
  expect(hasEnvelope.unproven?.(input)).toBe('the list holds no records');
});
