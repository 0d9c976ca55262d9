import { mapToProxy, mapToTarget } from './routes.ts';
import type { Route } from './routes.ts';

/** Header lines as Node reads and writes them: names and values in turn. */
export type RawHeaders = readonly string[];

/** Headers that concern one connection only. RFC 9110, 7.6.1. */
const HOP_BY_HOP = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

type Line = readonly [name: string, value: string];

/** The lines that a proxy passes on: neither the known headers of a connection nor those that `Connection` names. */
function listLines(raw: RawHeaders): readonly Line[] {
  const lines: Line[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) lines.push([raw[index]!, raw[index + 1]!]);
  const named = lines
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(','))
    .map((name) => name.trim());
  return lines.filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()) && !named.includes(name.toLowerCase()));
}

/** The value of a header; undefined if there is none. */
export function findHeader(raw: RawHeaders, wanted: string): string | undefined {
  for (let index = 0; index + 1 < raw.length; index += 2)
    if (raw[index]!.toLowerCase() === wanted) return raw[index + 1];
  return undefined;
}

/** The headers of a request as its target gets them. */
export function toTarget(raw: RawHeaders, route: Route, routes: readonly Route[], method: string): string[] {
  const isPage = /\btext\/html\b/.test(findHeader(raw, 'accept') ?? '');
  const lines = listLines(raw).flatMap(([name, value]): readonly Line[] => {
    switch (name.toLowerCase()) {
      case 'host':
        return [];
      // A target compares both with its own address where it guards its forms.
      case 'origin':
      case 'referer':
        return [[name, mapToTarget(value, routes)]];
      // Addresses in a page can only be mapped in plain text.
      case 'accept-encoding':
        return isPage ? [] : [[name, value]];
      default:
        return [[name, value]];
    }
  });
  const hasFraming = findHeader(raw, 'content-length') ?? findHeader(raw, 'transfer-encoding');
  return [
    ...['Host', new URL(route.target).host],
    ...lines.flat(),
    ...(findHeader(raw, 'transfer-encoding') === undefined ? [] : ['Transfer-Encoding', 'chunked']),
    // Node would announce a body in chunks.
    ...(hasFraming === undefined && !BODILESS.has(method) ? ['Content-Length', '0'] : []),
    ...(isPage ? ['Accept-Encoding', 'identity'] : []),
    ...['Via', '1.1 locspec'],
  ];
}

const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'DELETE']);

/** Headers whose values name addresses among other things. */
const WITH_ADDRESSES = new Set(['content-security-policy', 'content-security-policy-report-only', 'refresh', 'link']);

/** The headers of a response as the client gets them. */
export function toClient(
  raw: RawHeaders,
  route: Route,
  routes: readonly Route[],
  mapText: (text: string) => string,
  isRewritten: boolean,
): string[] {
  return listLines(raw).flatMap(([name, value]): readonly string[] => {
    const key = name.toLowerCase();
    if (key === 'location' || key === 'content-location') return [name, mapLocation(value, route, routes)];
    if (key === 'set-cookie') return [name, mapCookie(value, route)];
    if (WITH_ADDRESSES.has(key)) return [name, mapText(value)];
    // A page with other addresses has another length, and another hash.
    if (isRewritten && ['content-length', 'etag', 'content-md5', 'digest'].includes(key)) return [];
    // The proxy is no https server.
    if (key === 'strict-transport-security') return [];
    return [name, value];
  });
}

/** A redirect that leads to a target leads to the proxy; one that leads to the app stays as it is. */
function mapLocation(location: string, { target }: Route, routes: readonly Route[]): string {
  const base = new URL(target);
  const prefix = base.pathname.replace(/\/$/, '');
  if (location.startsWith('//')) return mapToProxy(base.protocol + location, routes);
  if (!location.startsWith('/') || prefix === '') return mapToProxy(location, routes);
  // The proxy stands before the path of the target too; what lies beside it is only at the target itself.
  return location.startsWith(`${prefix}/`) ? location.slice(prefix.length) : base.origin + location;
}

/** A cookie that a client of the proxy keeps and sends back. */
function mapCookie(cookie: string, { target }: Route): string {
  const prefix = new URL(target).pathname.replace(/\/$/, '');
  const [pair = '', ...attributes] = cookie.split(';');
  const kept = attributes.filter((attribute) => {
    const name = attribute.split('=')[0]!.trim().toLowerCase();
    // The domain is the target's. Browsers take secure cookies from this machine; other clients send them by https only.
    return name !== 'domain' && !(name === 'secure' && !/^__(?:Host|Secure)-/.test(pair.trim()));
  });
  const mapped = kept.map((attribute) =>
    prefix === ''
      ? attribute
      : attribute.replace(/^(\s*path=)(\/.*)$/i, (whole, name: string, path: string) =>
          path === prefix || path.startsWith(`${prefix}/`) ? `${name}${path.slice(prefix.length) || '/'}` : whole,
        ),
  );
  return [pair, ...mapped].join(';');
}
