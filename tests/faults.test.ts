import { expect, test } from 'vitest';
import { brokenIn, checksOf, runOracle } from './croql-run.ts';
import { runInProcess } from './in-process.ts';
import { checks } from './catalogue.ts';
import { USUAL_AREAS } from '../run/plan.ts';
import { confusedMemberFaults, unreadMemberFaults } from '../mocks/lists/member-faults.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Requirement } from '../spec/requirements/requirements.ts';

test('a service without a fault gives no finding, and every check decides', async () => {
  const outcomes = await runInProcess(USUAL_AREAS.flatMap((area) => checks[area]));
  // A browser needs a port to look at; oauth-consent.browser.test.ts gives it one. The lesser oracles have tests of their own, and
  // sequences of a second edition belong to a deeper run.
  const apart = /^(oauth\.browser|croql\.(records|relations|concepts|sequences\.enterprise))/;
  expect(outcomes.filter(({ check, status }) => status !== 'done' && !apart.test(check))).toEqual([]);
  expect([...brokenIn(outcomes)]).toEqual([]);
  expect(outcomes.reduce((sum, { queries = 0 }) => sum + queries, 0)).toBeGreaterThanOrEqual(2_000);
});

/*
 * Members that are mixed up or not read at all. Each fault is run against the checks that cite what it breaks, with the
 * cases that rest on it. The other faults stand in the tests of their areas.
 */
for (const [id, { breaks, says }] of Object.entries({ ...confusedMemberFaults, ...unreadMemberFaults })) {
  const { edition }: Requirement = requirements[breaks];
  const asked = checksOf.reference.filter(
    (check) => check.cites.includes(breaks) && (check.edition ?? 'enterprise') === (edition ?? 'enterprise'),
  );
  test(`${id} is noticed: ${says}`, async () => {
    expect(asked.length, `checks that cite ${breaks}`).toBeGreaterThan(0);
    const plan = { requirements: [breaks], runs: 5 };
    expect([...brokenIn(await runOracle('reference', { faults: [id as FaultId] }, plan, asked, breaks))]).toContain(
      breaks,
    );
  });
}
