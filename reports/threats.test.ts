import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATUSES, type JudgedRequirement, type Status } from './conformance.ts';
import { countThreats, judgeThreats } from './threats.ts';
import { AREAS } from '../run/plan.ts';
import { requirements, type RequirementId } from '../spec/requirements/requirements.ts';
import { SERVING, servingAgainst } from '../spec/threats/serving.ts';

const judged = (id: string, status: Status, more: Partial<JudgedRequirement> = {}): JudgedRequirement => ({
  ...{ id: id as RequirementId, standing: 'stated', source: 'Endpoints 1', says: 'x', status, checks: [] },
  ...more,
});
const GUESSED = 'rfc6819-4.6.3';
const [first, second] = servingAgainst(GUESSED) as [RequirementId, RequirementId];

/** How a service stands against the guessing of access tokens. */
const statusOf = (...rows: readonly JudgedRequirement[]) =>
  judgeThreats(rows, ['oauth'], 'service').find(({ id }) => id === GUESSED)?.status;

describe('a threat', () => {
  // prettier-ignore
  for (const [one, other, status] of [
    ['pass', 'pass', 'mitigated'],
    ['pass', 'untested', 'partly'], ['pass', 'error', 'partly'], ['pass', 'unspecified', 'partly'], ['pass', 'notApplicable', 'partly'],
    ['untested', 'untested', 'notTested'], ['error', 'notApplicable', 'notTested'],
    ['pass', 'fail', 'not'], ['untested', 'fail', 'not'], ['pass', 'warn', 'not'], ['pass', 'expectedFail', 'not'], ['pass', 'drift', 'not'],
  ] as const)
    test(`of a requirement that is ${one} and one that is ${other} is ${status}`, () => {
      expect(statusOf(judged(first, one), judged(second, other))).toBe(status);
      expect(statusOf(judged(second, other), judged(first, one))).toBe(status);
    });

  test('is not mitigated by a run that left a requirement out', () => {
    expect(statusOf(judged(first, 'pass'))).toBe('partly');
    expect(statusOf()).toBe('notTested');
  });

  test('does not ask for what the target does not have, but for what nobody can decide', () => {
    const cause = (code: 'not-offered' | 'not-decidable' | 'state-refused') =>
      judged(second, 'notApplicable', { cause: { code } });
    expect(statusOf(judged(first, 'pass'), cause('not-offered'))).toBe('mitigated');
    expect(statusOf(judged(first, 'pass'), cause('not-decidable'))).toBe('partly');
    expect(statusOf(judged(first, 'pass'), cause('state-refused'))).toBe('partly');
  });
});

test('a run is about the threats of its areas and its target', () => {
  expect(judgeThreats([], ['lists', 'croql'], 'service')).toEqual([]);
  const ofService = judgeThreats([], ['oauth', 'module'], 'service').flatMap((one) => one.requirements);
  expect(ofService.length).toBeGreaterThan(50);
  expect(ofService.filter((id) => requirements[id].role === 'app')).toEqual([]);
  const ofModule = judgeThreats([], ['module'], 'app').flatMap((one) => one.requirements);
  expect(new Set(ofModule.map((id) => id.split('.').slice(0, 2).join('.')))).toEqual(new Set(['module.safety']));
});

test('nothing is mitigated as long as a requirement that serves against it has not passed', () => {
  const ids = Object.keys(SERVING);
  const statuses = fc.array(fc.constantFrom<Status>('pass', 'pass', 'pass', ...STATUSES), {
    minLength: ids.length,
    maxLength: ids.length,
  });
  fc.assert(
    fc.property(statuses, fc.constantFrom('service', 'app'), (all, kind) => {
      const status = new Map(ids.map((id, index) => [id, all[index]!]));
      for (const threat of judgeThreats(
        ids.map((id) => judged(id, status.get(id)!)),
        AREAS,
        kind,
      )) {
        const seen = threat.requirements.map((id) => status.get(id));
        expect(threat.status === 'mitigated').toBe(seen.every((each) => each === 'pass'));
      }
    }),
    { numRuns: 200 },
  );
});

test('they are counted in words, the mitigated first', () => {
  const all = judgeThreats([judged(first, 'pass'), judged(second, 'pass')], ['oauth'], 'service');
  expect(countThreats(all)).toMatch(/^1 mitigated, \d+ partly mitigated, \d+ not tested$/);
});
