import { randomBytes } from 'node:crypto';

/** A source of so many random bytes. */
export type Random = (size: number) => Uint8Array;

/** Unguessable bytes of the operating system. */
export const systemRandom: Random = (size) => randomBytes(size);

/** An unguessable name of 256 bits, in characters that need no escaping in an address. */
export const secretName = (random: Random): string => Buffer.from(random(32)).toString('base64url');
