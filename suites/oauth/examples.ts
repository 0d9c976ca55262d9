import type { Arrival } from './flow.ts';
import type { Exchange } from '../exchange.ts';

/** What the judges of this area are armed with: answers made by hand. */
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
    response: { status, headers: listed({ 'content-type': 'text/html', ...headers }), body },
  };
  return { exchange, to: null, trail: [] };
}

/** A JSON answer. */
export function answer(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Exchange {
  const all = listed({ 'content-type': 'application/json', ...headers });
  return { request: REQUEST, response: { status, headers: all, body: JSON.stringify(body) } };
}

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
