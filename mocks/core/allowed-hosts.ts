import { isIP } from 'node:net';

/**
 * Whether a `Host` header is acceptable: the service's own host name, one of the configured names, an IP address, a name
 * under `.localhost`, or a name without a dot. A missing header is accepted.
 *
 * This stops DNS rebinding: a web page can point its own domain at the loopback address, and the browser then treats
 * the service as that page's server. Only the `Host` header reveals it. Nobody can register a name without a dot.
 */
export function isAllowedHost(host: string | undefined, own: string, configured: readonly string[] = []): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const bare = name.replace(/^\[|\]$/g, '');
  return (
    name === own || configured.includes(name) || isIP(bare) !== 0 || name.endsWith('.localhost') || !name.includes('.')
  );
}
