import type { MiddlewareHandler } from 'hono';
import { isOwnName } from '../own-names.ts';

// `require-trusted-types-for` without a policy: the page cannot make HTML of a text even by mistake.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Lets only the console's own page ask, and only for reading: other methods, pages of other origins and foreign host
 * names but the told ones are refused. All answers carry headers that keep them from being framed, sniffed, cached or run elsewhere.
 */
export function guard(root: string, hosts: readonly string[]): MiddlewareHandler {
  const own = new URL(root).hostname;
  return async (c, next) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('X-Frame-Options', 'DENY');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    if (!isOwnName(c.req.header('Host'), own, hosts)) {
      return c.json({ error: `The console answers at ${root} and at the names of this machine only.` }, 421);
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.json({ error: 'The console is read only, by GET.' }, 405, { Allow: 'GET, HEAD' });
    }
    // The page itself may be come to by a link; what it reads is for it alone.
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    if (c.req.path.includes('/_console/') && site !== 'same-origin' && site !== 'none') {
      return c.json({ error: 'The console answers its own page only.' }, 403);
    }
    return next();
  };
}
