import type { Arrival } from '../drivers/oauth-requests.ts';
import type { Exchange } from '../kit/exchange.ts';

/** The redirect URL of the app in the examples of rules. */
export const CALLBACK = 'https://app.example/callback';
const REQUEST = { method: 'GET', url: 'https://service.example/oauth/authorize', headers: {} };

/** A redirect, as the end of an authorization request. */
export function redirect(location: string, status = 302): Arrival {
  const exchange = { request: REQUEST, response: { status, headers: { location: [location] }, body: '' } };
  return { exchange, to: new URL(location, REQUEST.url), trail: [] };
}

/** A page, as the end of an authorization request. */
export function page(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Arrival {
  const exchange = {
    request: REQUEST,
    response: { status, headers: inLists({ 'content-type': 'text/html', ...headers }), body },
  };
  return { exchange, to: null, trail: [] };
}

/** A JSON response. */
export function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Exchange {
  const all = inLists({ 'content-type': 'application/json', ...headers });
  return { request: REQUEST, response: { status, headers: all, body: JSON.stringify(body) } };
}

const inLists = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
