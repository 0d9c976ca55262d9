import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runInProcess, wholePlan } from './in-process.ts';
import { faults } from '../mocks/rules/faults.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import type { Profile } from '../run/profile.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import { EXPERIMENTS } from '../suites/probe/all-experiments.ts';
import type { GapArea } from '../suites/probe/all-experiments.ts';
import { loadGapChecks } from '../suites/probe/gap-checks.ts';

const CHECKS = (await Promise.all((Object.keys(EXPERIMENTS) as GapArea[]).map(loadGapChecks)))
  .flat()
  .filter(({ edition }) => edition !== 'enterprise');

/**
 * Faults of gaps that the experiments do not look for: pages of a size, what an import keeps that failed, and a strings
 * file whose last line has no end.
 */
const UNSEEN: readonly string[] = ['lists.offset-in-pages', 'module.failure-loses-strings', 'module.last-line-refused'];

/** How the reference resolves the gaps. */
const resolved = Object.assign(
  {},
  ...(await runInProcess(CHECKS)).map((outcome) => outcome.resolved),
) as Profile['gaps'];
const profile = { date: '2026-01-01T00:00:00.000Z', gaps: {}, editions: { hosted: resolved } };

test('a target that keeps to its profile has no finding', async () => {
  const outcomes = await runInProcess(CHECKS, {}, { ...wholePlan, profile });
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
});

const ASSUMED = Object.entries(faults).filter(([, { breaks }]) => requirements[breaks].standing === 'assumed');

test('the document about profiles says how many of them fail', () => {
  const text = readFileSync(new URL('../docs/profiles.md', import.meta.url), 'utf8');
  expect(text).toContain(`Of the ${ASSUMED.length} faults`);
  expect(text).toContain(`profile fails ${ASSUMED.length - UNSEEN.length}.`);
});

describe('what resolves a gap otherwise has drifted', () => {
  for (const [id, { breaks, says }] of ASSUMED) {
    if (UNSEEN.includes(id)) continue;
    test(`${id}: ${says}`, async () => {
      const asked = CHECKS.filter(({ cites }) => cites.includes(breaks));
      const outcomes = await runInProcess(asked, { faults: [id as FaultId] }, { ...wholePlan, profile });
      const drifted = outcomes.flatMap(({ findings }) =>
        findings.filter(({ violation }) => violation.code === 'drift').map(({ requirement }) => requirement),
      );
      expect(drifted).toContain(breaks);
    });
  }
});
