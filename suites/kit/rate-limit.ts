import { setTimeout as pause } from 'node:timers/promises';
import { header } from './exchange.ts';
import type { Exchange, Send } from './exchange.ts';
import { PreconditionFailed, TargetUnreachable, Unsupported } from './preconditions.ts';
import type { Plan } from '../../run/plan.ts';

/** The longest Retry-After that is honoured, in milliseconds. */
const MAX_WAIT = 60_000;
const MAX_RETRIES = 5;
/** The time that a run waits for rate limits in all, in milliseconds. */
const MAX_TOTAL_WAIT = 10 * 60_000;

/** The waits before a read is repeated that is unavailable for a time that nobody names, in milliseconds. */
const UNAVAILABLE_WAITS = [100, 300, 900] as const;
/** A read that is unavailable again within this number of requests shows a target that serves few at the same time. */
const SOON = 20;
/** How many reads stay unavailable after these before such a response is taken for what the target has to say. */
const MAX_UNAVAILABLE = 3;

/** The milliseconds between requests after a first response with 429, and what follows when many were served since. */
const MIN_SPACING = 10;
const ENOUGH_SERVED = 200;
const FASTER = 0.9;

/**
 * Limits the rate and the number of requests to what a plan allows, and repeats a request after a response with 429, and
 * after one with 503: a GET of a service, which may serve few at the same time, and where the response says when to retry a
 * GET or a job of an app.
 * Throws {@link Unsupported} for anything but GET if the plan is read-only, and {@link TargetUnreachable} once the cap
 * on requests is reached. Throws {@link PreconditionFailed} where a response with 429 asks for too long a wait, where its
 * address responds so after every retry, and once the waits add up to more than a run waits: a rate limit says nothing
 * about what was requested.
 */
export function limitRate(
  send: Send,
  {
    rateLimit,
    workers,
    maxRequests = Infinity,
    readOnly,
    deadline = Infinity,
    target,
  }: Pick<Plan, 'rateLimit' | 'workers' | 'maxRequests' | 'readOnly' | 'deadline'> & Partial<Pick<Plan, 'target'>>,
  maxTotalWait = MAX_TOTAL_WAIT,
  /** Called at each wait that a response with 429 asks for, with its milliseconds. */
  onLimited: (wait: number) => void = () => undefined,
): Send {
  // All workers together keep the limit.
  const between = rateLimit === undefined ? 0 : (1_000 * workers) / rateLimit;
  // In milliseconds: a target that limits the rate itself is sent less after each of its refusals, and slowly more again.
  let spacing = between;
  let served = 0;
  let sent = 0;
  let next = 0;
  /** Nothing is sent before the end of a wait, which is one for all requests that were refused meanwhile. */
  let gate = 0;
  let waited = 0;
  let unavailable = 0;
  let unavailableAt = -Infinity;
  // An address that refused a request after every retry is not waited for again until it has served one.
  const exhausted = new Set<string>();
  const isApp = target?.kind === 'app';
  return async (request) => {
    if (readOnly && request.method !== 'GET')
      throw new Unsupported(`the run is read-only and sends no ${request.method}`, { code: 'read-only' });
    for (let retries = 0; ; retries++) {
      if (++sent > maxRequests) throw new TargetUnreachable(`the cap of ${maxRequests} requests is reached`);
      const now = Date.now();
      const slot = Math.max(now, next, gate);
      next = slot + spacing;
      if (slot >= deadline) throw new PreconditionFailed('the time for the run was used up', { code: 'budget' });
      if (slot > now) await pause(slot - now);
      const exchange = await send(request);
      const isUnavailable = !isApp && request.method === 'GET' && exchange.response.status === 503;
      if (retries > 0 && !isUnavailable) unavailable = 0;
      const unasked = isUnavailable && unavailable < MAX_UNAVAILABLE ? UNAVAILABLE_WAITS[retries] : undefined;
      const asked = readRetryAfter(exchange, isApp);
      const wait = asked ?? unasked;
      if (isUnavailable && wait === undefined && ++unavailable === MAX_UNAVAILABLE) spacing = between;
      if (wait === undefined && ++served % ENOUGH_SERVED === 0) spacing = Math.max(between, spacing * FASTER);
      if (wait === undefined && exhausted.size === 0) return exchange;
      const { pathname } = new URL(request.url);
      if (wait === undefined) {
        exhausted.delete(pathname);
        return exchange;
      }
      if (retries === MAX_RETRIES) exhausted.add(pathname);
      const isTooLong = wait > MAX_WAIT;
      if (isTooLong || exhausted.has(pathname)) {
        if (exchange.response.status !== 429) return exchange;
        throw new PreconditionFailed(
          isTooLong
            ? `the target asks by 429 for a wait of ${Math.ceil(wait / 1_000)} s, and the kit waits ${MAX_WAIT / 1_000} s at most`
            : `the target responds to ${pathname} with 429 after ${MAX_RETRIES} retries as well`,
          { code: 'rate-limited' },
        );
      }
      const until = Date.now() + wait;
      waited += Math.max(0, until - Math.max(gate, Date.now()));
      const isLimited = exchange.response.status === 429;
      const isSoon = isUnavailable && asked === undefined && served - unavailableAt < SOON;
      if (isUnavailable) unavailableAt = served;
      const isSlower = isLimited || request.method === 'POST' || isSoon;
      if (isSlower && wait > 0 && slot >= gate) {
        spacing = Math.max(MIN_SPACING, spacing * 2);
        if (isLimited) onLimited(wait);
      }
      gate = Math.max(gate, until);
      if (waited > maxTotalWait)
        throw new PreconditionFailed(
          `the target asked for more than ${Math.round(maxTotalWait / 60_000)} minutes of waiting by 429 in all`,
          { code: 'rate-limited' },
        );
    }
  };
}

/** The wait in milliseconds that a response asks for; undefined for one that asks for none. */
function readRetryAfter({ request, response }: Exchange, isApp: boolean): number | undefined {
  const asked = readWait(header(response, 'retry-after'));
  if (response.status === 429) return asked ?? DEFAULT_WAIT;
  // RFC 9110, 10.2.3: what is unavailable for now says how long. What is no GET may have been done already; an app may take
  // few jobs at the same time, and a job changes nothing there.
  return response.status === 503 && (isApp || request.method === 'GET') ? asked : undefined;
}

/** The wait after a response with 429 that names none, in milliseconds. */
const DEFAULT_WAIT = 1_000;

/** The milliseconds until the time that a Retry-After names, as seconds or as a date; undefined if it names none. */
function readWait(text = ''): number | undefined {
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}
