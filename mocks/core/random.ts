import { randomFillSync } from 'node:crypto';

/** A source of random bytes; `size` is their number. */
export type Random = (size: number) => Uint8Array;

/** Bytes that were taken from the operating system and not given out yet: asking it takes longer than a token does. */
const pool = new Uint8Array(4_096);
let given = pool.length;

/** Cryptographically secure bytes from the operating system; none is given out twice. */
export const systemRandom: Random = (size) => {
  if (size > pool.length) return randomFillSync(new Uint8Array(size));
  if (given + size > pool.length) {
    randomFillSync(pool);
    given = 0;
  }
  return pool.slice(given, (given += size));
};

/** A secret of 256 bits in base64url, which needs no escaping in an address. */
export const generateSecret = (random: Random): string => Buffer.from(random(32)).toString('base64url');
