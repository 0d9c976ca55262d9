import { expect, test } from 'vitest';
import { isWithinLimit } from './job-rules.ts';

test('a service that sent no job is not said to keep its size within the limit', () => {
  expect(isWithinLimit.violation(undefined)).toBeUndefined();
  expect(isWithinLimit.unproven?.(undefined)).toBe('no job was sent');
  expect(isWithinLimit.unproven?.(2_000)).toBeUndefined();
});
