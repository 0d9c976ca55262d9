import { isIP } from 'node:net';

/**
 * Whether a `Host` header means this service: by its own name, by one of the names that it was told, or by a name that
 * only this machine and its network can have. A stranger's page can make its own domain point to the loopback address;
 * then the browser takes the service for that page's server, and only the name that it asks for tells. Names without a
 * dot are not for strangers to have.
 */
export function isOwnName(host: string | undefined, own: string, told: readonly string[] = []): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const bare = name.replace(/^\[|\]$/g, '');
  return name === own || told.includes(name) || isIP(bare) !== 0 || name.endsWith('.localhost') || !name.includes('.');
}
