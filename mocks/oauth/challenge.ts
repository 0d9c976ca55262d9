import { createHash } from 'node:crypto';

/** The challenge that belongs to a verifier. Source, Endpoints 1: the `plain` challenge is the verifier itself. */
export function createChallenge(verifier: string, method: string): string {
  return method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
}
