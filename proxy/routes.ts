/** The servers that a proxy can stand before. */
export type Role = 'authorization' | 'hosted' | 'enterprise' | 'app';

/** A port of the proxy and the target behind it. */
export interface Route {
  /** Whose requests arrive there: one port can be the authorization server and the hosted API. */
  readonly roles: readonly Role[];
  /** The address of the target, without a slash at the end. */
  readonly target: string;
  /** The address of the port, without a slash at the end. */
  readonly proxy: string;
}

/** Where an address of a target is reached through the proxy; any other address stays as it is. */
export function mapToProxy(address: string, routes: readonly Route[]): string {
  const route = routes.find(({ target }) => startsWithAddress(address, target));
  return route === undefined ? address : route.proxy + address.slice(route.target.length);
}

/** The address of the target that an address of the proxy stands for; any other address stays as it is. */
export function mapToTarget(address: string, routes: readonly Route[]): string {
  const route = routes.find(({ proxy }) => startsWithAddress(address, proxy));
  return route === undefined ? address : route.target + address.slice(route.proxy.length);
}

const startsWithAddress = (address: string, start: string) =>
  address.startsWith(start) && /^(?:$|[/?#])/.test(address.slice(start.length));

/** A function that maps every address of a target within a text, such as a page or a policy. */
export function createTextMapper(routes: readonly Route[]): (text: string) => string {
  const pattern = new RegExp(`(?:${routes.map(({ target }) => escapePattern(target)).join('|')})(?![\\w.:-])`, 'g');
  const proxies = new Map(routes.map(({ target, proxy }) => [target, proxy]));
  return (text) => text.replace(pattern, (found) => proxies.get(found) ?? found);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
