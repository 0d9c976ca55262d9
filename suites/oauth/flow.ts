import type { Exchange } from '../exchange.ts';
import type { Target } from '../target.ts';

/** The last answer on the way that a browser takes from the authorization page, and where it sent the browser. */
export interface Arrival {
  readonly exchange: Exchange;
  /** Where the browser was sent away from the authorization server, or null when it was left there with a page. */
  readonly to: URL | null;
}

type Parameters = Readonly<Record<string, string | undefined>>;

/** The address of the authorization page with these parameters; undefined ones are left out. */
export function authorizationAddress(target: Target, parameters: Parameters): string {
  const query = Object.entries(parameters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return `${target.addresses.authUrl}/oauth/authorize?${query.join('&')}`;
}

/** A login page, a consent page and an address that is tidied up make three; twice that is still no loop. */
const MOST_STEPS = 6;

/**
 * Goes the way of a browser from the authorization page until it is sent elsewhere or left with a page. The steps in
 * between, within the authorization server, are its own affair. Nothing elsewhere is asked.
 */
export async function authorize(target: Target, parameters: Parameters): Promise<Arrival> {
  const home = new URL(target.addresses.authUrl).origin;
  const cookies = new Map<string, string>();
  let url = authorizationAddress(target, parameters);
  for (let step = 1; ; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const exchange = await target.send({
      method: 'GET',
      url,
      headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
    });
    for (const [name, value] of cookiesOf(exchange)) cookies.set(name, value);
    const to = redirectOf(exchange);
    if (to === null || step === MOST_STEPS) return { exchange, to };
    keepSecrets(target, to);
    // An app may live at the authorization server's own origin, so a redirect URL of the request is an arrival too.
    if (to.origin !== home || `${to.origin}${to.pathname}` === bare(parameters['redirect_uri']))
      return { exchange, to };
    url = to.href;
  }
}

/** The address of a redirect, whole, or null for any other answer. */
export function redirectOf({ request, response }: Exchange): URL | null {
  const location = response.headers['location']?.[0];
  if (response.status < 300 || response.status > 399 || location === undefined) return null;
  return URL.canParse(location, request.url) ? new URL(location, request.url) : null;
}

const bare = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : undefined;

function cookiesOf({ response }: Exchange): readonly (readonly [string, string])[] {
  return (response.headers['set-cookie'] ?? []).flatMap((line) => {
    const pair = /^\s*([^=;\s]+)=([^;]*)/.exec(line);
    return pair?.[1] === undefined ? [] : [[pair[1], pair[2] ?? ''] as const];
  });
}

function keepSecrets(target: Target, { searchParams }: URL): void {
  const code = searchParams.get('code');
  if (code !== null) target.secrets.keep(code);
}

/** Sends a token request as JSON; undefined fields are left out. */
export function askToken(target: Target, fields: Parameters): Promise<Exchange> {
  return target
    .send({
      method: 'POST',
      url: `${target.addresses.authUrl}/oauth/token`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
    })
    .then((exchange) => {
      for (const token of Object.values(tokensOf(exchange))) if (typeof token === 'string') target.secrets.keep(token);
      return exchange;
    });
}

/** The fields of a token response that hold tokens, or nothing when the answer is none. */
export function tokensOf({ response }: Exchange): { readonly access?: string; readonly refresh?: string } {
  if (response.status < 200 || response.status > 299) return {};
  try {
    const body = JSON.parse(response.body) as { access_token?: unknown; refresh_token?: unknown } | null;
    return {
      ...(typeof body?.access_token === 'string' ? { access: body.access_token } : {}),
      ...(typeof body?.refresh_token === 'string' ? { refresh: body.refresh_token } : {}),
    };
  } catch {
    return {};
  }
}
