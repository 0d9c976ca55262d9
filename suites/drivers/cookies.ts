import type { Exchange } from '../kit/exchange.ts';

/** The cookies of a browser for one host, by name. */
export type Cookies = Map<string, string>;

/** The header by which a browser sends its cookies; none where it has none. */
export function cookieHeader(cookies: Cookies): { readonly cookie?: string } {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return cookie === '' ? {} : { cookie };
}

/** Keeps the cookies that a response sets, and drops those that it ends. */
export function keepCookies(cookies: Cookies, { response }: Exchange): void {
  for (const line of response.headers['set-cookie'] ?? []) setCookie(cookies, line);
}

/** Applies a line of `Set-Cookie`. */
function setCookie(cookies: Cookies, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [, name, value] = /^\s*([^=]+?)\s*=(.*)$/.exec(pair) ?? [];
  if (name === undefined || value === undefined) return;
  const attribute = (wanted: string) =>
    attributes.map((one) => one.trim().split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1];
  const age = attribute('max-age');
  const expires = attribute('expires');
  const isExpired = age === undefined ? Date.parse(expires ?? '') < Date.now() : Number(age) <= 0;
  if (isExpired) cookies.delete(name);
  else cookies.set(name, value.trim());
}
