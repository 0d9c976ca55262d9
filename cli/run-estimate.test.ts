import { expect, test } from 'vitest';
import { estimateRun } from './run-estimate.ts';

const plan = { areas: ['croql', 'lists'], editions: ['hosted'], checks: [], requirements: [] } as const;

test('a slow target is told about how long the run takes, and how to narrow it', () => {
  expect(estimateRun(plan, 600)).toMatch(/about 600 ms for a request, so the run takes about 4 min\. .*--suite/);
  const both = estimateRun({ ...plan, areas: ['oauth', 'croql', 'lists'], editions: ['hosted', 'enterprise'] }, 600);
  expect(both).toContain('about 148 min');
});

for (const { title, over, ms } of [
  { title: 'a fast target', over: {}, ms: 299 },
  { title: 'a run of one check', over: { checks: ['lists.terms.hosted'] }, ms: 900 },
  { title: 'a run for one requirement', over: { requirements: ['lists.terms'] }, ms: 900 },
])
  test(`${title} is told nothing`, () => {
    expect(estimateRun({ ...plan, ...over }, ms)).toBeUndefined();
  });
