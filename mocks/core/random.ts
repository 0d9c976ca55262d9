import { randomBytes } from 'node:crypto';

/** A source of random bytes; `size` is their number. */
export type Random = (size: number) => Uint8Array;

/** Cryptographically secure bytes from the operating system. */
export const systemRandom: Random = (size) => randomBytes(size);

/** A secret of 256 bits in base64url, which needs no escaping in an address. */
export const generateSecret = (random: Random): string => Buffer.from(random(32)).toString('base64url');
