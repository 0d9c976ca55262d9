import { readRedirect } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Target } from '../kit/target.ts';

/** Redirects of one address that are followed: files are often kept elsewhere. */
const MAX_REDIRECTS = 3;

/** Reads what is at a public address, which a request without credentials gets, or where it redirects to. */
export async function readPublic(target: Target, url: string): Promise<Exchange> {
  let address = url;
  for (let redirects = 0; ; redirects++) {
    const exchange = await target.send({ method: 'GET', url: address, headers: { accept: '*/*' } });
    const to = readRedirect(exchange);
    if (to === null || redirects === MAX_REDIRECTS) return exchange;
    address = to.href;
  }
}
