import { expect, test } from 'vitest';
import { campaignChecks } from './campaign.ts';
import { BLOCK_SIZE } from '../../run/plan.ts';

const BLOCKS = 12;
const checks = campaignChecks(BLOCKS * BLOCK_SIZE);

test('a campaign adds a check for each block after the first, list and edition', () => {
  expect(campaignChecks(BLOCK_SIZE)).toEqual([]);
  const reference = checks.filter(({ oracle }) => oracle === 'reference');
  expect(reference).toHaveLength((BLOCKS - 1) * 4 * 2);
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});
