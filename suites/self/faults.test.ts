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
  // A browser needs a port to look at; oauth-consent.test.ts gives it one.
  expect(outcomes.filter(({ check, status }) => status !== 'done' && check !== 'oauth.browser')).toEqual([]);
  expect([...broken(outcomes)]).toEqual([]);
});

// Those of authorization and tokens stand in oauth-faults.test.ts, those of module calls in module-service.test.ts.
const { module: _, ...others } = checks;
for (const [id, { breaks, says }] of Object.entries(faults).filter(([name]) => !/^(oauth|module)\./.test(name))) {
  test(`${id} is noticed: ${says}`, async () => {
    expect([...broken(await runInProcess(Object.values(others).flat(), { faults: [id as FaultId] }))]).toContain(
      breaks,
    );
  });
}
