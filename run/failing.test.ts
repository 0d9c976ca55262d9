import { expect, test } from 'vitest';
import { isFailing } from './failing.ts';
import type { CheckOutcome, RecordedFinding } from './outcome.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

const drift = {
  code: 'drift',
  gap: 'lists.page-size',
  pinned: '25',
  seen: '50',
  saw: '50 records',
  since: '2026-01-01',
};
const wrong = { code: 'wrong-result', what: 'something is wrong', expected: 'this', actual: 'that' };

const outcomeOf = (requirement: RequirementId, violation: object): CheckOutcome => ({
  ...{ check: 'lists.gaps.hosted', status: 'done', cites: [requirement], decided: [requirement] },
  findings: [{ requirement, check: 'lists.gaps.hosted', violation } as RecordedFinding],
});

// prettier-ignore
for (const { title, outcome, strict, fails } of [
  { title: 'a breach of something stated',             outcome: outcomeOf('oauth.token.verifier-checked', wrong), strict: false, fails: true },
  { title: 'a difference from the profile',            outcome: outcomeOf('lists.page-size', drift),              strict: false, fails: true },
  { title: 'another resolution of a gap',              outcome: outcomeOf('lists.page-size', wrong),              strict: true,  fails: false },
  { title: 'a breach of a standard',                   outcome: outcomeOf('oauth.authorize.redirect-uri-exact', wrong),         strict: false, fails: false },
  { title: 'a breach of a standard in a strict run',   outcome: outcomeOf('oauth.authorize.redirect-uri-exact', wrong),         strict: true,  fails: true },
] as const)
  test(`${title} is ${fails ? 'a' : 'no'} failure, unless it is expected`, () => {
    const [{ requirement }] = outcome.findings as [RecordedFinding];
    const expectedFailures = { entries: [{ requirement, reason: 'known' }], expired: [], unknown: [] };
    expect(isFailing(outcome, { strict })).toBe(fails);
    expect(isFailing(outcome, { strict, expectedFailures })).toBe(false);
  });
