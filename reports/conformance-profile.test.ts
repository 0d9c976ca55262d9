import { expect, test } from 'vitest';
import { areaOfRequirement } from './coverage.ts';
import { conformanceBadge, conformanceProfile, describeConformance } from './conformance-profile.ts';
import { factsOf } from './stream.ts';
import type { Ending } from './stream.ts';
import { finding } from './test-finding.ts';
import { computeVerdict } from './verdict.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import { AREAS } from '../run/plan.ts';
import { plan } from '../run/test-plan.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Requirement, RequirementId } from '../spec/requirements/requirements.ts';

const STATED = (Object.entries(requirements) as [RequirementId, Requirement][]).filter(
  ([, { standing, role }]) => standing === 'stated' && role !== 'app',
);
const all = STATED.map(([id]) => id);
const hosted = STATED.filter(([, { edition }]) => edition !== 'enterprise').map(([id]) => id);

const outcome = (decided: readonly RequirementId[], broken: readonly RequirementId[] = []): CheckOutcome => ({
  ...{ check: 'oauth.exchange', status: 'done', cites: decided, decided, controls: AREAS },
  findings: broken.map((id) => finding(id)),
});

const profileOf = (
  outcomes: readonly CheckOutcome[],
  { ended = 'whole' as Ending, passed = 3, minCoverage = 0 } = {},
) =>
  conformanceProfile(
    computeVerdict({
      ...{
        facts: factsOf({ ...plan, areas: AREAS, minCoverage }),
        outcomes,
        selfTestResult: { passed, of: 3, failures: [] },
      },
      ...{ startedAt: new Date(0), durationMs: 1, ended },
    }),
  );

const find = (profile: ReturnType<typeof profileOf>, area: string, edition: string) =>
  profile.find((part) => part.area === area && part.edition === edition)!;

test('an area conforms where all that was decided passed, in words and as a badge', () => {
  const oauth = find(profileOf([outcome(all)]), 'oauth', 'hosted');
  expect(oauth).toMatchObject({ conforms: true, failed: 0, percent: 100 });
  expect(describeConformance(oauth)).toBe('conforms to OAuth, hosted, stated, 100 %');
  expect(conformanceBadge(oauth)).toEqual({ label: 'OAuth, hosted', message: 'conforms, 100 %', color: 'brightgreen' });
});

test('a violation belongs to its area and to no other', () => {
  const broken = all.find((id) => areaOfRequirement(id) === 'oauth')!;
  const profile = profileOf([outcome(all, [broken])]);
  expect(find(profile, 'oauth', 'hosted')).toMatchObject({ conforms: false, failed: 1 });
  expect(describeConformance(find(profile, 'oauth', 'hosted'))).toMatch(/^violates OAuth, hosted, stated, 1 of \d+$/);
  expect(find(profile, 'croql', 'hosted')).toMatchObject({ conforms: true, failed: 0 });
});

test('an area of which a part is open does not conform where the run is inconclusive', () => {
  const [first, ...others] = all.filter((id) => areaOfRequirement(id) === 'oauth');
  const outcomes = [outcome(all.filter((id) => id !== first))];
  const oauth = find(profileOf(outcomes, { minCoverage: 100 }), 'oauth', 'hosted');
  expect(others.length).toBeGreaterThan(0);
  expect(describeConformance(oauth)).toMatch(/^proves too little about OAuth, hosted, stated, 9\d % decided$/);
  expect(find(profileOf(outcomes, { minCoverage: 100 }), 'croql', 'hosted').conforms).toBe(true);
  expect(find(profileOf(outcomes, { minCoverage: 50 }), 'oauth', 'hosted').conforms).toBe(true);
});

test('what was not decided lowers the percentage, rounded down', () => {
  const [first] = all.filter((id) => areaOfRequirement(id) === 'oauth');
  const { decided, applicable, percent } = find(
    profileOf([outcome(all.filter((id) => id !== first))]),
    'oauth',
    'hosted',
  );
  expect(decided).toBe(applicable - 1);
  expect(percent).toBe(Math.floor((100 * decided) / applicable));
  expect(percent).toBeLessThan(100);
});

test('an edition of which nothing was decided is left out', () => {
  expect(new Set(profileOf([outcome(hosted)]).map(({ edition }) => edition))).toEqual(new Set(['hosted']));
  expect(new Set(profileOf([outcome(all)]).map(({ edition }) => edition))).toEqual(new Set(['hosted', 'enterprise']));
});

for (const [title, options] of [
  ['a run that was broken off', { ended: 'interrupted' as Ending }],
  ['rules that failed their self-test', { passed: 2 }],
] as const)
  test(`${title} proves no conformance`, () => {
    const oauth = find(profileOf([outcome(all)], options), 'oauth', 'hosted');
    expect(oauth.conforms).toBe(false);
    expect(describeConformance(oauth)).toMatch(/^proves nothing about OAuth, hosted, stated/);
    expect(conformanceBadge(oauth).message).toBe('inconclusive');
  });

test('a target that was not seen at its main job conforms to nothing', () => {
  const { controls: _, ...without } = outcome(all);
  expect(profileOf([without]).some(({ conforms }) => conforms)).toBe(false);
});
