import { createHash } from 'node:crypto';

/** The methods of RFC 7636 4.2. */
export type ChallengeMethod = 'S256' | 'plain';

/** The unreserved characters, of which a verifier consists: RFC 7636 4.1. */
export const VERIFIER_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

/** The challenge that an app sends first, derived from the verifier that it sends later. */
export function createChallenge(verifier: string, method: ChallengeMethod = 'plain'): string {
  // Source, Endpoints 1: without a method in the request, the verifier is not hashed.
  if (method === 'plain') return verifier;
  return createHash('sha256').update(verifier).digest('base64url');
}
