import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, compared in constant time. */
export function isSameSecret(known: string, sent: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(known), digest(sent));
}
