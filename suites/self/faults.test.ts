import { expect, test } from '@playwright/test';
import { runInProcess } from './in-process.ts';
import { checks } from '../checks.ts';
import { faults } from '../../mocks/faults.ts';
import type { FaultId } from '../../mocks/faults.ts';

const all = Object.values(checks).flat();
const broken = (outcomes: Awaited<ReturnType<typeof runInProcess>>) =>
  new Set(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement)));

test('a service without a fault gives no finding, and every check decides', async () => {
  const outcomes = await runInProcess(all);
  expect(outcomes.filter(({ status }) => status !== 'done')).toEqual([]);
  expect([...broken(outcomes)]).toEqual([]);
});

for (const [id, { breaks, says }] of Object.entries(faults)) {
  test(`${id} is noticed: ${says}`, async () => {
    expect([...broken(await runInProcess(all, { faults: [id as FaultId] }))]).toContain(breaks);
  });
}
