import { json } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';
import type { Target } from '../target.ts';

/** The last answer on the way that a browser takes from the authorization page, and where it sent the browser. */
export interface Arrival {
  readonly exchange: Exchange;
  /** Where the browser was sent away from the authorization server, or null when it was left there with a page. */
  readonly to: URL | null;
  /** The addresses within the authorization server that the browser was sent to on its way. */
  readonly trail: readonly string[];
}

/** The parameters of a request; undefined ones are left out. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** The address of the authorization page with these parameters, and with more of them for what stands there twice. */
export function authorizationAddress(target: Target, parameters: Parameters, more: readonly Pair[] = []): string {
  const query = [...given(parameters), ...more].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${target.addresses.authUrl}/oauth/authorize?${query.join('&')}`;
}

export type Pair = readonly [name: string, value: string];

const given = (parameters: Parameters) =>
  Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** A login page, a consent page and an address that is tidied up make three; twice that is still no loop. */
const MOST_STEPS = 6;

/**
 * Goes the way of a browser from the authorization page until it is sent elsewhere or left with a page. The steps in
 * between, within the authorization server, are its own affair. Nothing elsewhere is asked.
 */
export async function authorize(target: Target, address: string): Promise<Arrival> {
  const isArrival = arrivalOf(target, address);
  const cookies = new Map<string, string>();
  const trail: string[] = [];
  for (let url = address; ; url = trail.at(-1) ?? url) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const exchange = await target.send({
      method: 'GET',
      url,
      headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
    });
    for (const [name, value] of cookiesOf(exchange)) cookies.set(name, value);
    const to = redirectOf(exchange);
    if (to !== null) keepSecrets(target, to);
    if (to === null || trail.length === MOST_STEPS || isArrival(to)) return { exchange, to, trail };
    trail.push(to.href);
  }
}

/** Tells whether an address is where the authorization request of this address ends, and no step within the server. */
export function arrivalOf(target: Target, address: string): (to: URL) => boolean {
  const home = new URL(target.addresses.authUrl).origin;
  // An app may live at the authorization server's own origin, so a redirect URL of the request is an arrival too.
  const asked = new URL(address).searchParams.getAll('redirect_uri').map(bare);
  return (to) => to.origin !== home || asked.includes(to.origin + to.pathname);
}

const bare = (address: string) =>
  URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : undefined;

/** The address of a redirect, whole, or null for any other answer. */
export function redirectOf({ request, response }: Exchange): URL | null {
  const location = response.headers['location']?.[0];
  if (response.status < 300 || response.status > 399 || location === undefined) return null;
  return URL.canParse(location, request.url) ? new URL(location, request.url) : null;
}

function cookiesOf({ response }: Exchange): readonly Pair[] {
  return (response.headers['set-cookie'] ?? []).flatMap((line) => {
    const pair = /^\s*([^=;\s]+)=([^;]*)/.exec(line);
    return pair?.[1] === undefined ? [] : [[pair[1], pair[2] ?? ''] as const];
  });
}

/** Codes are secrets wherever a redirect carries them. */
export function keepSecrets(target: Target, to: URL): void {
  const code = codeIn(to);
  if (code !== null) target.secrets.keep(code);
}

/** The code that a redirect carries, in its query or, where none belongs, in its fragment. */
export const codeIn = (to: URL): string | null =>
  to.searchParams.get('code') ?? new URLSearchParams(to.hash.slice(1)).get('code');

/** How a token request is sent, where it is not JSON by POST. */
export interface Manner {
  readonly method?: 'GET';
  /** The body is a form, with these pairs beside the fields. */
  readonly form?: readonly Pair[];
  /** The body as it stands, whatever the fields are. */
  readonly body?: string;
  readonly contentType?: string;
  readonly query?: Parameters;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a token request, by POST as JSON unless the manner says otherwise; undefined fields are left out. */
export async function askToken(target: Target, fields: Parameters, manner: Manner = {}): Promise<Exchange> {
  const { method = 'POST', form, query = {}, headers = {} } = manner;
  for (const [name, value] of [...given(fields), ...given(query)]) if (SECRET.has(name)) target.secrets.keep(value);
  const encoded = (pairs: readonly Pair[]) =>
    new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
  const search = encoded(given(query));
  const exchange = await target.send({
    method,
    url: `${target.addresses.authUrl}/oauth/token${search === '' ? '' : `?${search}`}`,
    headers: {
      'content-type': manner.contentType ?? (form ? 'application/x-www-form-urlencoded' : 'application/json'),
      accept: 'application/json',
      ...headers,
    },
    ...(method === 'GET'
      ? {}
      : { body: manner.body ?? (form ? encoded([...given(fields), ...form]) : JSON.stringify(fields)) }),
  });
  for (const token of Object.values(tokensOf(exchange))) if (typeof token === 'string') target.secrets.keep(token);
  return exchange;
}

const SECRET = new Set(['client_secret', 'code', 'code_verifier', 'refresh_token']);

/** The fields of a token response that tokens come in, or nothing when the answer is none. */
export function tokensOf({ response }: Exchange): { readonly access?: string; readonly refresh?: string } {
  if (response.status < 200 || response.status > 299) return {};
  const { access_token, refresh_token } = fieldsOf(response.body);
  return {
    ...(typeof access_token === 'string' && access_token !== '' ? { access: access_token } : {}),
    ...(typeof refresh_token === 'string' && refresh_token !== '' ? { refresh: refresh_token } : {}),
  };
}

/** The members of a JSON object, or none when the text is none. */
export function fieldsOf(body: string): Readonly<Record<string, unknown>> {
  const value = json({ status: 0, headers: {}, body });
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
