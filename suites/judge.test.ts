import { expect, test } from '@playwright/test';
import { arm } from './judge.ts';
import type { Judge } from './judge.ts';
import { judges } from './judges.ts';

const VERIFIER = 'oauth.token.verifier-checked';
const finding = { requirement: VERIFIER, code: 'same-value', what: 'token' } as const;

/** Finds fault with every odd number. */
const sound: Judge<number> = {
  id: 'odd',
  decides: () => [VERIFIER],
  judge: (input) => (input % 2 === 1 ? [finding] : []),
  rejects: [{ title: 'one', input: 1, breaks: VERIFIER }],
  accepts: [{ title: 'two', input: 2 }],
};

test('a judge that rejects its doctored inputs and accepts its sound ones is armed', () => {
  expect(arm([sound])).toEqual({ armed: 1, of: 1, deaf: [] });
});

for (const { title, judge, complaint } of [
  { title: 'a judge that finds nothing', judge: { ...sound, judge: () => [] }, complaint: /lets pass: one/ },
  {
    title: 'a judge that always finds',
    judge: { ...sound, judge: () => [finding] },
    complaint: /refuses a sound input: two/,
  },
  { title: 'a judge without a doctored input', judge: { ...sound, rejects: [] }, complaint: /no doctored input/ },
  {
    title: 'a judge that decides more than it can reject',
    judge: { ...sound, decides: () => [VERIFIER, 'oauth.token.code-valid'] as const },
    complaint: /no doctored input for oauth.token.code-valid/,
  },
  {
    title: 'a judge that reports what it does not decide',
    judge: { ...sound, decides: () => [] },
    complaint: /does not decide/,
  },
]) {
  test(`${title} is deaf`, () => {
    const { armed, of, deaf } = arm([sound, judge]);
    expect([armed, of]).toEqual([1, 2]);
    expect(deaf.join()).toMatch(complaint);
  });
}

test('every judge of the suites is armed, and each has a name of its own', () => {
  expect(arm(judges).deaf).toEqual([]);
  expect(judges.length).toBeGreaterThan(10);
  expect(new Set(judges.map(({ id }) => id)).size).toBe(judges.length);
});
