import { setTimeout as pause } from 'node:timers/promises';
import { header } from './exchange.ts';
import type { Exchange, Send } from './exchange.ts';
import { Lost, NotOffered } from './stopped.ts';
import type { Plan } from '../spec/run.ts';

/** Longest wait that an answer 429 may ask for, in milliseconds; a target that wants more is not there for us today. */
const LONGEST_WAIT = 60_000;
const MOST_WAITS = 5;

/**
 * Sends no faster and no more than a plan allows, and waits where the target asks it to. Throws {@link NotOffered} for
 * anything but GET when the plan is read-only, and {@link Lost} once the cap on requests is reached.
 */
export function politely(
  send: Send,
  {
    rateLimit,
    workers,
    mostRequests = Infinity,
    readOnly,
  }: Pick<Plan, 'rateLimit' | 'workers' | 'mostRequests' | 'readOnly'>,
): Send {
  // Several workers share what is allowed.
  const between = rateLimit === undefined ? 0 : (1_000 * workers) / rateLimit;
  let sent = 0;
  let next = 0;
  return async (request) => {
    if (readOnly && request.method !== 'GET')
      throw new NotOffered(`the run is read-only and sends no ${request.method}`);
    for (let waits = 0; ; waits++) {
      if (++sent > mostRequests) throw new Lost(`the cap of ${mostRequests} requests is reached`);
      const now = Date.now();
      const mine = Math.max(now, next);
      next = mine + between;
      if (mine > now) await pause(mine - now);
      const exchange = await send(request);
      const wait = waitAskedBy(exchange);
      if (wait === undefined || waits === MOST_WAITS) return exchange;
      next = Math.max(next, Date.now() + wait);
    }
  };
}

/** How long an answer 429 asks to wait, in milliseconds; undefined when it asks for nothing that can be waited for. */
function waitAskedBy({ response }: Exchange): number | undefined {
  if (response.status !== 429) return undefined;
  const text = header(response, 'retry-after') ?? '1';
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return wait <= LONGEST_WAIT ? Math.max(wait, 0) : undefined;
}
