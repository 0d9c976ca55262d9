import { expect, test } from 'vitest';
import { runAppInProcess } from './app-in-process.ts';
import { runInProcess, wholePlan } from './in-process.ts';
import { muteApps, muteServices } from './mute-targets.ts';
import type { Conformance } from '../reports/conformance.ts';
import { isOpen } from '../reports/coverage.ts';
import { groupFindings } from '../reports/finding-groups.ts';
import { factsOf } from '../reports/stream.ts';
import { computeVerdict } from '../reports/verdict.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { Plan } from '../run/plan.ts';
import { checks as CHECKS } from './catalogue.ts';
import { moduleAppChecks } from '../suites/module/app-checks.ts';

/** One edition and few generated cases are enough: no part of a mute target is there in the other edition alone. */
const plan: Plan = { ...wholePlan, areas: ['oauth', 'croql', 'lists', 'module'], editions: ['hosted'], runs: 1 };

const conclude = (outcomes: readonly CheckOutcome[], facts = factsOf(plan)): Conformance =>
  computeVerdict({
    facts,
    outcomes,
    selfTestResult: { passed: 1, of: 1, failures: [] },
    startedAt: new Date(0),
    durationMs: 0,
    ended: 'whole',
  });

const passed = ({ requirements }: Conformance) =>
  requirements.filter(({ status, standing }) => status === 'pass' && standing !== 'assumed').map(({ id }) => id);

/** What the report puts first: the requirement of its first group of failures, or else the first open cause. */
const nameReason = (result: Conformance) =>
  result.counts.fail > 0 ? groupFindings(result)[0]?.requirements[0] : result.causes.find(isOpen)?.code;

for (const [name, { wrap, exitCode, names, fulfils, areas = plan.areas }] of Object.entries(muteServices)) {
  test(`a service that does nothing passes nothing: ${name}`, async () => {
    const checks = areas.flatMap((area) => CHECKS[area]).filter(({ edition = 'hosted' }) => edition === 'hosted');
    const outcomes = await runInProcess(checks, { around: wrap }, { ...plan, areas });
    const result = conclude(outcomes, factsOf({ ...plan, areas }));
    expect({ exitCode: result.exitCode, names: nameReason(result) }).toEqual({ exitCode, names });
    expect(
      outcomes.filter(({ status }) => status === 'error').map(({ check, reason }) => `${check}: ${reason}`),
    ).toEqual([]);
    expect(passed(result).filter((id) => !fulfils?.test(id))).toEqual([]);
  });
}

for (const [name, { wrap, exitCode, names, fulfils, wait = 5_000 }] of Object.entries(muteApps)) {
  test(`an app that processes nothing is not ready: ${name}`, async () => {
    const outcomes = await runAppInProcess(moduleAppChecks, { wrap, app: { wait } });
    const facts = { ...factsOf(plan), target: { kind: 'app' as const, name: 'an app' }, areas: ['module' as const] };
    const result = conclude(outcomes, facts);
    expect({ exitCode: result.exitCode, names: nameReason(result) }).toEqual({ exitCode, names });
    expect(
      outcomes.filter(({ status }) => status === 'error').map(({ check, reason }) => `${check}: ${reason}`),
    ).toEqual([]);
    expect(
      passed(result).filter((id) => !/^module\.(manifest\.|safety\.pattern-time)/.test(id) && !fulfils?.test(id)),
    ).toEqual([]);
  });
}
