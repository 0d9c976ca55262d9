import { expect, test } from 'vitest';
import { exceedsLimits } from './expression-limits.ts';
import type { CheckContext } from '../kit/check-context.ts';

test('a target is taken at its word for the length that it accepts, however short that is', async () => {
  const context = { target: { plan: { answers: { 'croql.length': '100' } } } } as unknown as CheckContext;
  expect(await exceedsLimits(context, '', 'x'.repeat(100))).toBe(false);
  expect(await exceedsLimits(context, '', 'x'.repeat(101))).toBe(true);
});
