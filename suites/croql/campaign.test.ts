import { expect, test } from 'vitest';
import { campaignChecks } from './campaign.ts';
import { selectChecks } from '../kit/selection.ts';

const BLOCKS = 12;
const checks = campaignChecks(BLOCKS * 4_000);

test('a campaign adds a check for each block after the first, list and edition', () => {
  expect(campaignChecks(4_000)).toEqual([]);
  const reference = checks.filter(({ oracle }) => oracle === 'reference');
  expect(reference).toHaveLength((BLOCKS - 1) * 4 * 2);
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});

for (const machines of [2, 3, 4, 5, 8, 10])
  test(`${machines} machines share a campaign evenly`, () => {
    const plan = { checks: [], requirements: [], editions: ['hosted', 'enterprise'] as const };
    const shares = Array.from({ length: machines }, (_, index) =>
      selectChecks([{ area: 'croql', checks }], { ...plan, shard: `${index + 1}/${machines}` }).flatMap((area) =>
        area.checks.filter(({ oracle }) => oracle === 'reference').map(({ id }) => id),
      ),
    );
    const sizes = shares.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(new Set(shares.flat()).size).toBe((BLOCKS - 1) * 4 * 2);
  });
