import { readRedirect } from '../kit/exchange.ts';
import type { Exchange, HttpRequest } from '../kit/exchange.ts';
import type { Target } from '../kit/target.ts';

/** Redirects of one request that are followed. */
const MAX_REDIRECTS = 3;

/** Sends a request, and sends it again where a redirect leads to that may be followed. */
export async function followRedirects(
  target: Target,
  request: HttpRequest,
  mayFollow: (to: URL, status: number) => boolean,
): Promise<Exchange> {
  let exchange = await target.send(request);
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects++) {
    const to = readRedirect(exchange);
    if (to === null || !mayFollow(to, exchange.response.status)) return exchange;
    exchange = await target.send({ ...request, url: to.href });
  }
  return exchange;
}
