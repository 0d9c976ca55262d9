import { createHash } from 'node:crypto';

/** Random numbers and texts that are the same on every machine for the same seed. */
export interface Random {
  /** An integer from 0 up to, not including, `below`. */
  readonly number: (below: number) => number;
  /** A text of this length from the characters of the alphabet. */
  readonly text: (length: number, alphabet?: string) => string;
  /** A seed for fast-check. */
  readonly seed: () => number;
}

const ALPHANUMERIC = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A hash of 32 bytes holds four numbers of 64 bits. */
const NUMBERS_OF_HASH = 4;

/** Draws one value after another from a seed. */
export function randomFrom(seed: string): Random {
  let drawn = 0;
  let bytes: Buffer;
  const number = (below: number) => {
    const place = drawn % NUMBERS_OF_HASH;
    if (place === 0)
      bytes = createHash('sha256')
        .update(`${seed} ${drawn / NUMBERS_OF_HASH}`)
        .digest();
    drawn++;
    return Number(bytes.readBigUInt64BE(place * 8) % BigInt(below));
  };
  return {
    number,
    text: (length, alphabet = ALPHANUMERIC) =>
      Array.from({ length }, () => alphabet.charAt(number(alphabet.length))).join(''),
    seed: () => number(2 ** 32) | 0,
  };
}
