import type { CroqlRecord, EvaluationContext } from '../croql/evaluation-context.ts';

/** A record of the benchmark, with the types that a predicate written by hand would use. */
export interface BenchString extends CroqlRecord {
  readonly id: number;
  readonly text: string;
  readonly 'max length': number | null;
  readonly 'is hidden': boolean;
  readonly added: string;
  readonly translations: readonly {
    readonly text: string;
    readonly language: string;
    readonly user: number;
    readonly votes: readonly { readonly 'is up': boolean; readonly user: number }[];
    readonly approvals: readonly { readonly user: number }[];
  }[];
  readonly 'languages summary': readonly {
    readonly language: string;
    readonly 'is translated': boolean;
    readonly 'has qa issues': boolean;
    readonly rating: number;
  }[];
}

/** A fixed moment, with the users and languages of the records. */
export const benchContext: EvaluationContext = {
  now: new Date('2024-06-15T12:00:00Z'),
  user: (login) => ({ alice: 1, bob: 2, carol: 3 })[login],
  language: (code) => (LANGUAGES.includes(code) ? code : undefined),
};

const LANGUAGES = ['uk', 'de', 'fr', 'pt-BR', 'ja'];
const WORDS = 'save the file open a new window close cancel your changes before leaving page settings user'.split(' ');

/** Generates source strings, the same on every machine. */
export function benchStrings(count: number): BenchString[] {
  const random = mulberry(20_240_615);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!;
  const sentence = () => Array.from({ length: 3 + below(6) }, () => pick(WORDS)).join(' ');
  const two = (number: number) => String(number).padStart(2, '0');
  const date = () =>
    `2024-${two(1 + below(12))}-${two(1 + below(28))} ${two(below(24))}:${two(below(60))}:${two(below(60))}`;
  return Array.from({ length: count }, (_, id) => {
    // One string in five is the work of one person.
    const only = below(5) === 0 ? 1 + below(3) : 0;
    const languages = LANGUAGES.slice(0, below(LANGUAGES.length + 1));
    return {
      id,
      text: sentence(),
      'max length': below(3) === 0 ? null : 10 + below(60),
      'is hidden': below(4) === 0,
      added: date(),
      translations: languages.map((language) => ({
        text: sentence(),
        language,
        user: only || 1 + below(3),
        votes: Array.from({ length: below(3) }, () => ({ 'is up': below(2) === 0, user: 1 + below(3) })),
        approvals: Array.from({ length: below(2) }, () => ({ user: 1 + below(3) })),
      })),
      'languages summary': languages.map((language) => ({
        language,
        'is translated': below(10) > 0,
        'has qa issues': below(12) === 0,
        rating: below(5),
      })),
    };
  });
}

/** A small pseudorandom generator. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
