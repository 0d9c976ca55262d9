import { setTimeout as pause } from 'node:timers/promises';
import { header } from './exchange.ts';
import type { Exchange, Send } from './exchange.ts';
import { PreconditionFailed, TargetUnreachable, Unsupported } from './preconditions.ts';
import type { Plan } from '../../run/plan.ts';

/** The longest Retry-After that is honoured, in milliseconds; a response that asks for more is returned as it is. */
const MAX_WAIT = 60_000;
const MAX_RETRIES = 5;
/** The time that a run waits for rate limits in all, in milliseconds. */
const MAX_TOTAL_WAIT = 10 * 60_000;

/**
 * Limits the rate and the number of requests to what a plan allows, and repeats a request after a response with 429, and
 * a GET after one with 503 that says when to retry.
 * Throws {@link Unsupported} for anything but GET if the plan is read-only, and {@link TargetUnreachable} once the cap
 * on requests is reached. Throws {@link PreconditionFailed} once the waits for rate limits add up to more than a run waits.
 */
export function limitRate(
  send: Send,
  {
    rateLimit,
    workers,
    maxRequests = Infinity,
    readOnly,
    deadline = Infinity,
  }: Pick<Plan, 'rateLimit' | 'workers' | 'maxRequests' | 'readOnly' | 'deadline'>,
  maxTotalWait = MAX_TOTAL_WAIT,
): Send {
  // All workers together keep the limit.
  const between = rateLimit === undefined ? 0 : (1_000 * workers) / rateLimit;
  let sent = 0;
  let next = 0;
  let waited = 0;
  // An address that refused a request after every retry is not waited for again until it has served one.
  const exhausted = new Set<string>();
  return async (request) => {
    if (readOnly && request.method !== 'GET')
      throw new Unsupported(`the run is read-only and sends no ${request.method}`, { code: 'read-only' });
    for (let retries = 0; ; retries++) {
      if (++sent > maxRequests) throw new TargetUnreachable(`the cap of ${maxRequests} requests is reached`);
      const now = Date.now();
      const slot = Math.max(now, next);
      next = slot + between;
      if (slot >= deadline) throw new PreconditionFailed('the time for the run was used up', { code: 'budget' });
      if (slot > now) await pause(slot - now);
      const exchange = await send(request);
      const wait = readRetryAfter(exchange);
      if (wait === undefined && exhausted.size === 0) return exchange;
      const { pathname } = new URL(request.url);
      if (wait === undefined) exhausted.delete(pathname);
      if (wait !== undefined && retries === MAX_RETRIES) exhausted.add(pathname);
      if (wait === undefined || exhausted.has(pathname)) return exchange;
      waited += wait;
      if (waited > maxTotalWait)
        throw new PreconditionFailed(
          `the target asked for more than ${Math.round(maxTotalWait / 60_000)} minutes of waiting by 429 in all`,
          { code: 'rate-limited' },
        );
      next = Math.max(next, Date.now() + wait);
    }
  };
}

/** The wait in milliseconds that a response asks for; undefined for one that asks for none, and if it is too long. */
function readRetryAfter({ request, response }: Exchange): number | undefined {
  const asked = header(response, 'retry-after');
  // RFC 9110, 10.2.3: a service that is unavailable for now says how long. What is no GET may have been done already.
  const isUnavailable = response.status === 503 && request.method === 'GET' && asked !== undefined;
  if (response.status !== 429 && !isUnavailable) return undefined;
  const text = asked ?? '1';
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return wait <= MAX_WAIT ? Math.max(wait, 0) : undefined;
}
