import { createHash } from 'node:crypto';

export type ChallengeMethod = 'S256' | 'plain';

/** The unreserved characters, of which a verifier is made: RFC 7636 4.1. */
export const VERIFIER_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

/** The challenge that an app sends first, made from the verifier that it shows later. */
export function challengeOf(verifier: string, method: ChallengeMethod = 'plain'): string {
  // Source, Endpoints 1: a request that names no method has not hashed its verifier.
  if (method === 'plain') return verifier;
  return createHash('sha256').update(verifier).digest('base64url');
}
