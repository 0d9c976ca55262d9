import { ATTACKER } from './redirect-rules.ts';

/** The values of `redirect_uri` in one request, not all of them registered. */
export interface NearMiss {
  readonly shape: string;
  readonly values: readonly string[];
  /** Those of the values that are not registered; all of them when absent. */
  readonly unregistered?: readonly string[];
}

/** Loopback redirect URLs may be used with any port: RFC 8252 7.3. */
const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** A redirect URL that no app has registered. */
export const UNKNOWN_REDIRECT = 'https://another-app.example/callback';

/** Addresses that lead a browser elsewhere than the registered one, the most different first; `ofOtherApps` has some by their shapes. */
export function nearMisses(
  registered: string,
  ofOtherApps: Readonly<Record<string, string>> = { 'a redirect URL of another app': UNKNOWN_REDIRECT },
): readonly NearMiss[] {
  const url = new URL(registered);
  const { protocol, host, hostname, pathname } = url;
  const elsewhere = `https://${ATTACKER}`;
  const path = pathname.replace(/\/$/, '');
  const one = (shape: string, value: string): NearMiss => ({ shape, values: [value] });
  const changed = (shape: string, change: (copy: URL) => void): NearMiss => {
    const copy = new URL(registered);
    change(copy);
    return one(shape, copy.href);
  };
  const misses: readonly NearMiss[] = [
    one('another site', `${elsewhere}/callback`),
    one('another site with the path of the app', `${elsewhere}${pathname}`),
    ...Object.entries(ofOtherApps).map(([shape, value]) => one(shape, value)),
    one('a path below it', `${registered}/deeper`),
    one('more letters after it', `${registered}x`),
    one('fewer letters', registered.slice(0, -1)),
    one('the site alone', `${protocol}//${host}/`),
    one('another path of the site', `${protocol}//${host}/somewhere/else`),
    one('a slash after it', `${registered}/`),
    one('two slashes in the path', `${protocol}//${host}/${pathname}`),
    one('a query that was added', `${registered}?next=1`),
    one('a query with an address', `${registered}?to=${elsewhere}/`),
    changed('the path in capitals', (copy) => (copy.pathname = pathname.toUpperCase())),
    changed(
      'the first letter of the path in capitals',
      (copy) => (copy.pathname = pathname.replace(/[a-z]/, (letter) => letter.toUpperCase())),
    ),
    changed('another scheme', (copy) => (copy.protocol = protocol === 'https:' ? 'http:' : 'https:')),
    ...(isLoopback(url) ? [] : [changed('another port', (copy) => (copy.port = '8443'))]),
    ...(isLoopback(url) ? [] : [changed('a port below it', (copy) => (copy.port = '81'))]),
    one('a site below the site', `${protocol}//sub.${host}${pathname}`),
    one('a site that ends alike', `${protocol}//not${host}${pathname}`),
    one('a site that begins alike', `${protocol}//${hostname}.${ATTACKER}${pathname}`),
    one('a site that begins alike, joined by a hyphen', `${protocol}//${hostname}-${ATTACKER}${pathname}`),
    one('the registered site as the user of another', `${protocol}//${host}@${ATTACKER}${pathname}`),
    one('the registered site as user and password of another', `${protocol}//${hostname}:443@${ATTACKER}${pathname}`),
    one('another site before a backslash', `${protocol}//${ATTACKER}\\@${host}${pathname}`),
    one('another site before a hash', `${protocol}//${ATTACKER}#@${host}${pathname}`),
    one('another site before a question mark', `${protocol}//${ATTACKER}?@${host}${pathname}`),
    one('another site without a scheme', `//${ATTACKER}${pathname}`),
    one('another site after backslashes', `\\\\${ATTACKER}${pathname}`),
    one('dots that lead out of the path', `${registered}/../elsewhere`),
    one('encoded dots that lead out of the path', `${registered}/%2e%2e/elsewhere`),
    one('an encoded slash and dots', `${registered}%2f..%2felsewhere`),
    one('an encoded slash', `${protocol}//${host}${path.replace(/\/([^/]*)$/, '%2f$1')}`),
    one('an encoded line feed', `${registered}%0d%0aLocation:${elsewhere}`),
    one('an encoded null', `${registered}%00.${ATTACKER}`),
    one('a path parameter', `${registered};a=b`),
    one('a path in a fragment', `${registered}#/elsewhere`),
    one('a wildcard', `${protocol}//${host}/*`),
    one('the registered one as a query of another', `${elsewhere}/?${registered}`),
    one('the registered one as a path of another', `${elsewhere}/${registered}`),
    one('the registered one and another after a comma', `${registered},${elsewhere}/`),
    one('the registered one and another after a space', `${registered} ${elsewhere}/`),
    {
      shape: 'two of them, the second elsewhere',
      values: [registered, `${elsewhere}/second`],
      unregistered: [`${elsewhere}/second`],
    },
    {
      shape: 'two of them, the first elsewhere',
      values: [`${elsewhere}/first`, registered],
      unregistered: [`${elsewhere}/first`],
    },
  ];
  // One of these may be the registered URL itself, where that is unusual.
  return misses.filter(({ values }) => values.some((value) => value !== registered));
}

/** Other spellings of a registered URL, which lead a browser to the same address: RFC 3986 6.2.2 and 6.2.3. */
export function otherSpellings(registered: string): readonly { readonly shape: string; readonly value: string }[] {
  const { protocol, hostname, port, pathname, search } = new URL(registered);
  const at = (host: string, path = pathname, scheme = protocol) => `${scheme}//${host}${path}${search}`;
  const host = port === '' ? hostname : `${hostname}:${port}`;
  return [
    { shape: 'the site in capitals', value: at(host.toUpperCase()) },
    { shape: 'the scheme in capitals', value: at(host, pathname, protocol.toUpperCase()) },
    ...(port === ''
      ? [{ shape: 'the port that the scheme has anyway', value: at(`${hostname}:${protocol === 'https:' ? 443 : 80}`) }]
      : []),
    { shape: 'dots that lead back', value: at(host, `/x/..${pathname}`) },
    {
      shape: 'an encoded letter',
      value: at(
        host,
        pathname.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ),
    },
    { shape: 'a user before the site', value: at(`user@${host}`) },
    ...(search === '' ? [{ shape: 'a question mark without a query', value: `${registered}?` }] : []),
  ].filter(({ value }) => value !== registered);
}
