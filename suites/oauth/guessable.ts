import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';

interface Drawn {
  readonly requirement: 'oauth.authorize.code-not-guessable' | 'oauth.token.token-not-guessable';
  readonly what: string;
  readonly values: readonly string[];
}

/** Far below the 128 bits that RFC 6749 10.10 wants, because a few samples show only part of the chance that is there. */
export const LEAST_BITS = 48;

/** Codes and tokens do not repeat, and differ from each other in more than anybody could try out. */
export const unguessable: Judge<Drawn> = {
  id: 'oauth.unguessable',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, what, values }): Finding[] => {
    if (new Set(values).size < values.length) return [{ requirement, code: 'same-value', what }];
    const bits = bitsOf(values);
    return bits < LEAST_BITS ? [{ requirement, code: 'guessable', what, bits, of: values.length }] : [];
  },
  get rejects() {
    const count = Array.from({ length: 16 }, (_, index) => `token-${1000 + index}`);
    const breaks = ['oauth.authorize.code-not-guessable', 'oauth.token.token-not-guessable'] as const;
    return breaks.flatMap((requirement) => [
      { title: `a counter (${requirement})`, breaks: requirement, input: { requirement, what: 'code', values: count } },
      {
        title: `twice the same (${requirement})`,
        breaks: requirement,
        input: { requirement, what: 'code', values: ['x', 'x'] },
      },
    ]);
  },
  get accepts() {
    const spread = (index: number) =>
      Array.from({ length: 22 }, (_, place) => ((index * 7 + place * (index + 3)) % 36).toString(36)).join('');
    const values = Array.from({ length: 16 }, (_, index) => spread(index));
    return [
      {
        title: 'sixteen that differ everywhere',
        input: { requirement: 'oauth.token.token-not-guessable' as const, what: 'token', values },
      },
    ];
  },
};

/** How much chance the values show: for each place, the number of characters that stood there. */
export function bitsOf(values: readonly string[]): number {
  const length = Math.max(...values.map((value) => value.length));
  return Array.from({ length }, (_, place) => new Set(values.map((value) => value.charAt(place))).size)
    .map((different) => Math.log2(different))
    .reduce((sum, bits) => sum + bits, 0);
}
