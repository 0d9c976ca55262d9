import { expect, test } from 'vitest';
import { selfTest } from './rule.ts';
import type { Rule } from './rule.ts';
import { loadRules } from '../all-rules.ts';

const violation = { code: 'same-value', what: 'token' } as const;

/** Rejects every odd number; zero proves nothing. */
const even: Rule<number> = {
  requirement: 'oauth.token.verifier-checked',
  expected: 'an even number',
  violation: (input) => (input % 2 === 1 ? violation : undefined),
  unproven: (input) => (input === 0 ? 'zero is even in every service' : undefined),
  invalid: [{ title: 'one', input: 1 }],
  valid: [{ title: 'two', input: 2 }],
};

test('a rule that judges all of its examples rightly passes its self-test', () => {
  expect(selfTest([even])).toEqual({ passed: 1, of: 1, failures: [] });
});

for (const { title, rule, failure } of [
  {
    title: 'a rule that finds nothing',
    rule: { ...even, violation: () => undefined },
    failure: /accepts an invalid example: one/,
  },
  {
    title: 'a rule that always finds',
    rule: { ...even, violation: () => violation },
    failure: /rejects a valid example: two/,
  },
  { title: 'a rule without an invalid example', rule: { ...even, invalid: [] }, failure: /no invalid example/ },
  { title: 'a rule without a valid example', rule: { ...even, valid: [] }, failure: /no valid example/ },
  {
    title: 'a rule to which a valid example proves nothing',
    rule: { ...even, valid: [{ title: 'zero', input: 0 }] },
    failure: /for no proof: zero/,
  },
]) {
  test(`${title} fails it`, () => {
    const { passed, of, failures } = selfTest([even, rule]);
    expect([passed, of]).toEqual([1, 2]);
    expect(failures.join()).toMatch(failure);
  });
}

for (const kind of ['service', 'app'] as const)
  test(`every rule that judges a kind of target passes its self-test: ${kind}`, async () => {
    const rules = await loadRules(kind);
    expect(selfTest(rules).failures).toEqual([]);
    expect(rules.length).toBeGreaterThan(50);
  });
