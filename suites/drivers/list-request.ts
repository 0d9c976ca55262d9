import { withCurrentToken } from './reading-token.ts';
import { isSuccess } from '../kit/exchange.ts';
import type { Exchange, HttpRequest } from '../kit/exchange.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';

/** An expression that every record fulfils. */
const EVERY_RECORD = '1 = 1';

const LIST = /\/(?:strings|translations|segments|terms)\/?$/;

/** How a target says that a parameter is missing. */
const REFUSALS: ReadonlySet<number> = new Set([400, 422]);

/** The addresses of lists that are refused without an expression. */
const filteredOnly = sessionKey(() => new Set<string>());

/**
 * Sends a request of a list. The source does not say whether `croql` may be absent, so a list that is refused without any
 * parameter, and given where an expression selects every record, is asked for with that expression.
 */
export async function sendListRequest(target: Target, given: HttpRequest): Promise<Exchange> {
  const current = withCurrentToken(target, given);
  const request = current instanceof Promise ? await current : current;
  const url = new URL(request.url);
  if (!LIST.test(url.pathname) || /[?&]croql=/.test(url.search)) return target.send(request);
  const known = target.session.get(filteredOnly);
  const bare = url.origin + url.pathname;
  const filter = `croql=${encodeURIComponent(EVERY_RECORD)}`;
  const filtered = { ...request, url: `${request.url}${url.search === '' ? '?' : '&'}${filter}` };
  if (known.has(bare)) return target.send(filtered);
  const exchange = await target.send(request);
  if (!REFUSALS.has(exchange.response.status)) return exchange;
  if (url.search !== '' && !REFUSALS.has((await target.send({ ...request, url: bare })).response.status))
    return exchange;
  const whole = await target.send({ ...request, url: `${bare}?${filter}` });
  if (!isSuccess(whole.response)) return exchange;
  known.add(bare);
  return url.search === '' ? whole : target.send(filtered);
}
