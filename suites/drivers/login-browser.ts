import { cookieHeader, keepCookies } from './cookies.ts';
import type { Cookies } from './cookies.ts';
import { readRefresh } from './meta-refresh.ts';
import type { Exchange } from '../kit/exchange.ts';
import { readRedirect } from '../kit/exchange.ts';
import type { Target } from '../kit/target.ts';

/** Where a trail of redirects ended. */
export interface Visit {
  /** Every exchange of the trail, in order. */
  readonly trail: readonly Exchange[];
  /** The exchange that was not a redirect; absent if the trail was left before. */
  readonly last?: Exchange;
  /** Where the next redirect leads if the trail was left there: it was awaited, it leads elsewhere, or redirects have no end. */
  readonly left?: { readonly to: URL; readonly why: 'awaited' | 'elsewhere' | 'redirect loop' };
}

/** A simulated browser: cookies and redirects, also those of a page, but no scripts. */
export interface SimulatedBrowser {
  /** Goes to an address and follows redirects until `isAwaited` accepts the next address. */
  readonly go: (address: string, isAwaited?: (to: URL) => boolean) => Promise<Visit>;
  /** Opens another browser with the cookies that this one has now. */
  readonly openCopy: () => SimulatedBrowser;
  /** The same, with other letters in the values of the cookies, or only at the ends of these, where a signature may stand. */
  readonly openLookAlike: (where?: 'all' | 'ends') => SimulatedBrowser;
}

/** A login with a page in between takes six redirects; twice that is a loop. */
const MAX_REDIRECTS = 12;

/** Opens a browser that visits only these origins. It has no cookies, unless some are given for each host. */
export function openSimulatedBrowser(
  target: Target,
  origins: ReadonlySet<string>,
  note: (exchange: Exchange) => void,
  // As in any browser, the ports of a host share cookies.
  cookies = new Map<string, Cookies>(),
): SimulatedBrowser {
  const openWith = (change: (value: string) => string) =>
    openSimulatedBrowser(
      target,
      origins,
      note,
      new Map(
        [...cookies].map(([host, own]) => [host, new Map([...own].map(([name, value]) => [name, change(value)]))]),
      ),
    );
  return {
    openCopy: () => openWith((value) => value),
    openLookAlike: (where = 'all') => openWith(where === 'all' ? shiftLetters : shiftEnd),
    async go(address, isAwaited = () => false) {
      const trail: Exchange[] = [];
      for (let url = new URL(address); ;) {
        const own: Cookies = cookies.get(url.hostname) ?? new Map();
        cookies.set(url.hostname, own);
        const headers = { accept: 'text/html', ...cookieHeader(own) };
        const exchange = await target.send({ method: 'GET', url: url.href, headers });
        trail.push(exchange);
        note(exchange);
        keepCookies(own, exchange);
        const to = readRedirect(exchange) ?? readRefresh(exchange);
        if (to === null) return { trail, last: exchange };
        if (isAwaited(to)) return { trail, left: { to, why: 'awaited' } };
        if (!origins.has(to.origin)) return { trail, left: { to, why: 'elsewhere' } };
        if (trail.length === MAX_REDIRECTS) return { trail, left: { to, why: 'redirect loop' } };
        url = to;
      }
    },
  };
}

/** A text of the same form with another letter or digit in the place of each. Percent-encoded signs stay. */
const shiftLetters = (text: string): string =>
  text.replaceAll(/%[\da-f]{2}|[a-y]|[A-Y]|[0-8]/gi, (part) =>
    part.startsWith('%') || /z/i.test(part) ? part : String.fromCharCode(part.charCodeAt(0) + 1),
  );

/** Letters of which a signature that is not looked at has more. */
const END = 8;
const shiftEnd = (text: string): string => text.slice(0, -END) + shiftLetters(text.slice(-END));
