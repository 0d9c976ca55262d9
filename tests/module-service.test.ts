import { expect, test } from '@playwright/test';
import { runInProcess, wholePlan } from './in-process.ts';
import { moduleChecks } from '../module/service-checks.ts';
import type { FaultId } from '../../mocks/faults.ts';
import { moduleFaults } from '../../mocks/modules/faults.ts';
import type { Gap } from '../../spec/gap.ts';
import { moduleGaps } from '../../spec/gaps/module.ts';
import { requirements } from '../../spec/requirements.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { Fault } from '../../mocks/fault.ts';

type Outcomes = Awaited<ReturnType<typeof runInProcess>>;
const broken = (outcomes: Outcomes): RequirementId[] => [
  ...new Set(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))),
];

test('the reference service calls modules without a finding, and every check decides', async () => {
  const outcomes = await runInProcess(moduleChecks);
  expect(outcomes.filter(({ status }) => status !== 'done')).toEqual([]);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
});

test('there are at least thirty faults of module calls', () => {
  expect(Object.keys(moduleFaults).length).toBeGreaterThanOrEqual(30);
});

for (const [id, { breaks, says }] of Object.entries<Fault>(moduleFaults)) {
  test(`${id} is noticed: ${says}`, async () => {
    const checks = moduleChecks.filter(({ cites, may = [] }) => cites.includes(breaks) || may.includes(breaks));
    expect(checks.length).toBeGreaterThan(0);
    expect(broken(await runInProcess(checks, { faults: [id as FaultId] }))).toContain(breaks);
  });
}

/** Every other answer that a service may give where the source is silent about modules. */
const ANSWERS = Object.entries<Gap>(moduleGaps).flatMap(([gap, { choices, default: usual }]) =>
  Object.keys(choices ?? {})
    .filter((name) => name !== usual)
    .map((name) => ({ gap, name })),
);
const VALUES = [
  { gap: 'module.method', name: 'PUT' },
  { gap: 'module.job-type', name: 'post-import-file' },
  { gap: 'module.service-type-name', name: 'crowdinType' },
  { gap: 'module.content-pattern-reach', name: '1000' },
];

for (const { gap, name } of [...ANSWERS, ...VALUES]) {
  test(`a service that answers ${gap} with ${name} and says so gives no finding`, async () => {
    const answers = { [gap]: name };
    expect(broken(await runInProcess(moduleChecks, { answers }, { ...wholePlan, answers }))).toEqual([]);
  });

  // What the source names has that name, unless the configuration says otherwise.
  if (gap === 'module.job-type' || gap === 'module.service-type-name') continue;
  test(`a service that answers ${gap} with ${name} and does not say so breaks nothing that is stated`, async () => {
    const found = broken(await runInProcess(moduleChecks, { answers: { [gap]: name } }));
    expect(found.filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
  });
}
