import { createHash } from 'node:crypto';

/** Chances that are the same wherever the same seed is used. */
export interface Seeded {
  /** A whole number from 0 up to, not including, `below`. */
  readonly number: (below: number) => number;
  /** So many characters of the alphabet. */
  readonly text: (length: number, alphabet?: string) => string;
}

const WORD = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export function seeded(seed: string): Seeded {
  let drawn = 0;
  const number = (below: number) => {
    const bytes = createHash('sha256').update(`${seed} ${drawn++}`).digest();
    return Number(bytes.readBigUInt64BE() % BigInt(below));
  };
  return {
    number,
    text: (length, alphabet = WORD) => Array.from({ length }, () => alphabet.charAt(number(alphabet.length))).join(''),
  };
}
