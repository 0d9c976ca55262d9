import type { Exchange } from '../exchange.ts';
import { redirectOf } from '../oauth/flow.ts';
import type { Target } from '../target.ts';

/** Where a way through redirects ended. */
export interface Visit {
  /** Every answer on the way, the last one at the end. */
  readonly trail: readonly Exchange[];
  /** The answer that was no redirect; absent when the way was left before. */
  readonly last?: Exchange;
  /** Where the next redirect leads when the way was left there: it was waited for, it leads elsewhere, or it has no end. */
  readonly left?: { readonly to: URL; readonly why: 'awaited' | 'elsewhere' | 'on and on' };
}

/** A browser as the kit plays it: cookies and redirects, and no scripts. */
export interface Browser {
  /** Goes to an address and on through redirects, until `isAwaited` says of the next address that it is enough. */
  readonly go: (address: string, isAwaited?: (to: URL) => boolean) => Promise<Visit>;
}

/** A login with a page between takes six; twice that is a loop. */
const MOST_HOPS = 12;

/** Opens a browser without cookies, which goes to these origins only. */
export function openBrowser(target: Target, origins: ReadonlySet<string>): Browser {
  // As in any browser, a host's ports share their cookies.
  const cookies = new Map<string, Map<string, string>>();
  return {
    async go(address, isAwaited = () => false) {
      const trail: Exchange[] = [];
      for (let url = new URL(address); ;) {
        const known = cookies.get(url.hostname) ?? new Map<string, string>();
        cookies.set(url.hostname, known);
        const cookie = [...known].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) };
        const exchange = await target.send({ method: 'GET', url: url.href, headers });
        trail.push(exchange);
        for (const line of exchange.response.headers['set-cookie'] ?? []) keepCookie(known, line);
        const to = redirectOf(exchange);
        if (to === null) return { trail, last: exchange };
        if (isAwaited(to)) return { trail, left: { to, why: 'awaited' } };
        if (!origins.has(to.origin)) return { trail, left: { to, why: 'elsewhere' } };
        if (trail.length === MOST_HOPS) return { trail, left: { to, why: 'on and on' } };
        url = to;
      }
    },
  };
}

/** Puts a line of `Set-Cookie` into a jar, or takes away what it ends. */
function keepCookie(known: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [, name, value] = /^\s*([^=]+?)\s*=(.*)$/.exec(pair) ?? [];
  if (name === undefined || value === undefined) return;
  const attribute = (wanted: string) =>
    attributes.map((one) => one.trim().split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1];
  const age = attribute('max-age');
  const expires = attribute('expires');
  const isOver = age === undefined ? Date.parse(expires ?? '') < Date.now() : Number(age) <= 0;
  if (isOver) known.delete(name);
  else known.set(name, value.trim());
}
