import type { MiddlewareHandler } from 'hono';
import { isAllowedHost } from '../core/allowed-hosts.ts';

// `require-trusted-types-for` without a policy: the page cannot turn text into HTML, even by mistake.
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
 * Accepts only GET requests of the console's own page, at an allowed host name. All responses have headers that prevent
 * framing, sniffing, caching and use by other origins.
 */
export function guardConsole(root: string, hosts: readonly string[]): MiddlewareHandler {
  const ownHost = new URL(root).hostname;
  return async (c, next) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('X-Frame-Options', 'DENY');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    if (!isAllowedHost(c.req.header('Host'), ownHost, hosts)) {
      return c.json({ error: `The console is at ${root}, or at a local name of this machine.` }, 421);
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.json({ error: 'The console is read-only.' }, 405, { Allow: 'GET, HEAD' });
    }
    // The page can be opened by a link from another site; its data cannot be read by one.
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    if (c.req.path.includes('/_console/') && site !== 'same-origin' && site !== 'none') {
      return c.json({ error: 'The console only responds to its own page.' }, 403);
    }
    return next();
  };
}
