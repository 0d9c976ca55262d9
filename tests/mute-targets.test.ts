import { expect, test } from 'vitest';
import { runAppInProcess } from './app-in-process.ts';
import { runInProcess, wholePlan } from './in-process.ts';
import { muteApps, muteServices } from './mute-targets.ts';
import type { Conformance } from '../reports/conformance.ts';
import { factsOf } from '../reports/stream.ts';
import { computeVerdict } from '../reports/verdict.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { Plan } from '../run/plan.ts';
import { croqlChecks } from '../suites/croql/checks.ts';
import { listChecks } from '../suites/lists/checks.ts';
import { moduleAppChecks } from '../suites/module/app-checks.ts';
import { moduleChecks } from '../suites/module/service-checks.ts';
import { oauthChecks } from '../suites/oauth/checks.ts';

const plan: Plan = { ...wholePlan, areas: ['oauth', 'croql', 'lists', 'module'], runs: 5 };

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

for (const [name, { wrap, fulfils }] of Object.entries(muteServices)) {
  test(`a service that does nothing passes nothing: ${name}`, async () => {
    const checks = [...oauthChecks, ...croqlChecks, ...listChecks, ...moduleChecks];
    const outcomes = await runInProcess(checks, { around: wrap }, plan);
    const result = conclude(outcomes);
    expect(result.exitCode).not.toBe(0);
    expect(
      outcomes.filter(({ status }) => status === 'error').map(({ check, reason }) => `${check}: ${reason}`),
    ).toEqual([]);
    expect(passed(result).filter((id) => !fulfils?.test(id))).toEqual([]);
    expect(result.findings.length + result.causes.length).toBeGreaterThan(0);
  });
}

for (const [name, { wrap, fulfils }] of Object.entries(muteApps)) {
  test(`an app that processes nothing is not ready: ${name}`, async () => {
    const outcomes = await runAppInProcess(moduleAppChecks, { wrap, app: { wait: 1_000 } });
    const facts = { ...factsOf(plan), target: { kind: 'app' as const, name: 'an app' }, areas: ['module' as const] };
    const result = conclude(outcomes, facts);
    expect(result.exitCode).not.toBe(0);
    expect(
      outcomes.filter(({ status }) => status === 'error').map(({ check, reason }) => `${check}: ${reason}`),
    ).toEqual([]);
    expect(
      passed(result).filter((id) => !/^module\.(manifest\.|safety\.pattern-time)/.test(id) && !fulfils?.test(id)),
    ).toEqual([]);
    expect(result.findings.length + result.causes.length).toBeGreaterThan(0);
  });
}
