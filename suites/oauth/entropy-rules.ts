import { estimateEntropy, MIN_BITS } from '../kit/entropy.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

const SPREAD = Array.from({ length: 16 }, (_, index) =>
  Array.from({ length: 22 }, (_, place) => ((index * 7 + place * (index + 3)) % 36).toString(36)).join(''),
);

/** Values do not repeat, and differ from each other in more than anybody could try out. */
const unguessable = (requirement: RequirementId, what: string): Rule<readonly string[]> => ({
  requirement,
  comparesLetters: true,
  expected: `each ${what} is new and cannot be guessed`,
  violation: (values) => {
    if (new Set(values).size < values.length) return { code: 'same-value', what };
    const bits = estimateEntropy(values);
    return bits < MIN_BITS ? { code: 'guessable', what, bits, of: values.length } : undefined;
  },
  invalid: [
    { title: 'a counter', input: Array.from({ length: 16 }, (_, index) => `token-${1000 + index}`) },
    { title: 'the same value twice', input: ['x', 'x'] },
  ],
  valid: [{ title: 'sixteen values that differ everywhere', input: SPREAD }],
});

/** Codes cannot be guessed from other codes. RFC 6749 10.10. */
export const unguessableCodes = unguessable('oauth.authorize.code-not-guessable', 'code');
/** Tokens cannot be guessed from other tokens. RFC 6749 10.10. */
export const unguessableTokens = unguessable('oauth.token.token-not-guessable', 'token');
