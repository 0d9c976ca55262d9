import { cookieHeader, keepCookies } from './cookies.ts';
import type { Cookies } from './cookies.ts';
import { decodeEntities } from './consent-form.ts';
import { header, json, readRedirect } from '../kit/exchange.ts';
import type { Exchange, HttpRequest } from '../kit/exchange.ts';
import type { Target } from '../kit/target.ts';

/** The last response that a browser gets from the authorization server, and where it redirects the browser. */
export interface Arrival {
  readonly exchange: Exchange;
  /**
   * The address outside of the authorization server, or the next one within it where redirects have no end; null if the
   * browser ends on a page of the server.
   */
  readonly to: URL | null;
  /** The redirects within the authorization server. */
  readonly trail: readonly string[];
}

/** The parameters of a request; those that are undefined are omitted. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** The address of the authorization page with these parameters, and `more` for repeated ones. */
export function authorizationAddress(target: Target, parameters: Parameters, more: readonly Pair[] = []): string {
  const query = [...definedEntries(parameters), ...more].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${target.addresses.authUrl}/oauth/authorize?${query.join('&')}`;
}

/** A parameter of a query or form. */
export type Pair = readonly [name: string, value: string];

const definedEntries = (parameters: Parameters) =>
  Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** A login page, a consent page and a canonical address make three; twice that is still no loop. */
const MAX_REDIRECTS = 6;

/**
 * Follows redirects from the authorization page, as a browser does, until they leave the target's addresses, end with a page,
 * or seem to have no end. The steps within the target are not judged. Nothing outside of it is requested.
 */
export function authorize(target: Target, address: string, cookies: Cookies = new Map()): Promise<Arrival> {
  return navigate(target, { method: 'GET', url: address }, makeArrivalTest(target, address), cookies);
}

/**
 * Sends what a page of the authorization server sends when its form is submitted, and goes on as {@link authorize} does
 * for the authorization request with this address.
 */
export function submit(
  target: Target,
  address: string,
  form: Pick<HttpRequest, 'method' | 'url' | 'body'>,
  cookies: Cookies,
): Promise<Arrival> {
  return navigate(target, form, makeArrivalTest(target, address), cookies);
}

async function navigate(
  target: Target,
  first: Pick<HttpRequest, 'method' | 'url' | 'body'>,
  isArrival: (to: URL) => boolean,
  cookies: Cookies,
): Promise<Arrival> {
  const trail: string[] = [];
  const host = new URL(first.url).hostname;
  for (let request = first; ; request = { method: 'GET', url: trail.at(-1)! }) {
    // A browser has other cookies for another host.
    const known: Cookies = new URL(request.url).hostname === host ? cookies : new Map();
    const exchange = await target.send({
      ...request,
      headers: {
        accept: 'text/html',
        ...(request.body === undefined
          ? {}
          : { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(request.url).origin }),
        ...cookieHeader(known),
      },
    });
    keepCookies(known, exchange);
    const to = readRedirect(exchange) ?? readRefresh(exchange);
    if (to !== null) protectCode(target, to);
    if (to === null || trail.length === MAX_REDIRECTS || isArrival(to)) return { exchange, to, trail };
    trail.push(to.href);
  }
}

/**
 * The address to which a page leads a browser, at once or whenever, by a `meta` element or a header, as RFC 6749 1.7
 * allows; or null.
 */
export function readRefresh({ request, response }: Exchange, when: 'at once' | 'whenever' = 'at once'): URL | null {
  const [element = ''] = /<meta\s[^>]*http-equiv=["']?refresh\b[^>]*>/i.exec(response.body.slice(0, MAX_HEAD)) ?? [];
  const [, , content = ''] = /\scontent=(["'])(.*?)\1/i.exec(element) ?? [];
  const value = header(response, 'refresh') ?? decodeEntities(content);
  const [, delay, , address = ''] = /^\s*([\d.]+)\s*[;,]\s*url\s*=\s*(["']?)(.+?)\2\s*$/i.exec(value) ?? [];
  if (when === 'at once' && Number(delay) > 0) return null;
  return address !== '' && URL.canParse(address, request.url) ? new URL(address, request.url) : null;
}

/** The part of a page in which the element is looked for, in characters. */
const MAX_HEAD = 10_000;

/** Makes a test of whether a redirect ends an authorization request, rather than being a step within the server. */
export function makeArrivalTest(target: Target, address: string): (to: URL) => boolean {
  // A login may lead through the target's other addresses.
  const own = new Set(Object.values(target.addresses).map((one) => new URL(one).origin));
  // An app may share the origin of the authorization server, so the redirect URL of the request is an end as well.
  const requested = new URL(address).searchParams.getAll('redirect_uri').map(stripQuery);
  return (to) => !own.has(to.origin) || requested.includes(to.origin + to.pathname);
}

const stripQuery = (address: string) =>
  URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : undefined;

/** Adds the code of a redirect to the secrets. */
export function protectCode(target: Target, to: URL): void {
  const code = findCode(to);
  if (code !== null) target.secrets.add(code);
}

/** The code of a redirect, in its query or, though it does not belong there, in its fragment. */
export const findCode = (to: URL): string | null =>
  to.searchParams.get('code') ?? new URLSearchParams(to.hash.slice(1)).get('code');

/** How a token request differs from JSON by POST. */
export interface TokenRequestFormat {
  readonly method?: 'GET';
  /** The body is a form, with these pairs beside the fields. */
  readonly form?: readonly Pair[];
  /** The body, in place of the fields. */
  readonly body?: string;
  readonly contentType?: string;
  readonly query?: Parameters;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a token request, by POST as JSON unless the format says otherwise; undefined fields are omitted. */
export async function requestToken(
  target: Target,
  fields: Parameters,
  format: TokenRequestFormat = {},
): Promise<Exchange> {
  const { method = 'POST', form, query = {}, headers = {} } = format;
  const sent = [...definedEntries(fields), ...definedEntries(query)];
  const ids = sent.filter(([name]) => name === 'client_id').map(([, value]) => value);
  // The id of an app in place of its secret is as public as before, and stays readable in every report.
  for (const [name, value] of sent) if (SECRET.has(name) && !ids.includes(value)) target.secrets.add(value);
  const encoded = (pairs: readonly Pair[]) =>
    new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
  const search = encoded(definedEntries(query));
  const exchange = await target.send({
    method,
    url: `${target.addresses.authUrl}/oauth/token${search === '' ? '' : `?${search}`}`,
    headers: {
      'content-type': format.contentType ?? (form ? 'application/x-www-form-urlencoded' : 'application/json'),
      accept: 'application/json',
      ...headers,
    },
    ...(method === 'GET'
      ? {}
      : { body: format.body ?? (form ? encoded([...definedEntries(fields), ...form]) : JSON.stringify(fields)) }),
  });
  for (const token of Object.values(readTokens(exchange))) if (typeof token === 'string') target.secrets.add(token);
  return exchange;
}

const SECRET = new Set(['client_secret', 'code', 'code_verifier', 'refresh_token']);

/** The tokens in a token response; none in any other response. */
export function readTokens({ response }: Exchange): { readonly access?: string; readonly refresh?: string } {
  if (response.status < 200 || response.status > 299) return {};
  const { access_token, refresh_token } = readFields(response.body);
  return {
    ...(typeof access_token === 'string' && access_token !== '' ? { access: access_token } : {}),
    ...(typeof refresh_token === 'string' && refresh_token !== '' ? { refresh: refresh_token } : {}),
  };
}

/** The members of a JSON object; none if the text is not one. */
export function readFields(body: string): Readonly<Record<string, unknown>> {
  const value = json({ status: 0, headers: {}, body });
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
