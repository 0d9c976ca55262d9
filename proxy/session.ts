import { setTimeout as wait } from 'node:timers/promises';
import type { Examine } from './judge-service.ts';
import type { Found, Judgement, Weight } from './judgement.ts';
import type { Observed } from './observed.ts';
import { readExchange } from './read-exchange.ts';
import type { Route } from './routes.ts';
import { createUnknownPaths } from './unknown-paths.ts';
import type { UnknownPath } from './unknown-paths.ts';
import { curlCommand } from '../run/curl.ts';
import type { ShownExchange } from '../run/outcome.ts';
import { createSecrets, REDACTED } from '../run/secrets.ts';
import { printable } from '../run/untrusted.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import { readFields } from '../suites/drivers/oauth-requests.ts';
import { addSeenSecrets, showExchange } from '../suites/kit/evidence.ts';
import { NoResponse } from '../suites/kit/exchange.ts';
import type { Exchange } from '../suites/kit/exchange.ts';

/** An exchange in one line, secrets redacted. */
export interface Line {
  /** Counts from 1. */
  readonly number: number;
  /** In ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly roles: Route['roles'];
  /** 0 if there was no response. */
  readonly status: number;
  readonly durationMs: number;
  /** The endpoint of the source; absent if it names none, and nothing was judged. */
  readonly operation?: string;
  /** Why there is no whole response. */
  readonly failure?: string;
  /** The numbers of the findings that it showed. */
  readonly findings: readonly number[];
}

/** What a side did wrong, with the first exchange that showed it. */
export interface ProxyFinding extends Found {
  /** Counts from 1. */
  readonly number: number;
  readonly operation: string;
  /** The number of the exchange. */
  readonly first: number;
  /** How many exchanges showed it. */
  times: number;
  readonly exchange: ShownExchange;
  /** The request as a shell command to the target, secrets left to be filled in. */
  readonly curl: string;
}

/** A requirement that an exchange decided. */
export interface SeenRequirement {
  readonly id: RequirementId;
  /** The exchanges that decided it. */
  times: number;
  /** The worst finding about it; absent if there is none. */
  worst?: Weight;
}

/** What a proxy has seen so far. */
export interface Session {
  readonly startedAt: Date;
  /** The most recent exchanges, oldest first, at most a thousand. */
  readonly lines: readonly Line[];
  /** The last ones after a number, at most `max`. */
  readonly linesAfter: (number: number, max: number) => readonly Line[];
  /** In the order in which they were seen; at most five hundred kinds. */
  readonly findings: readonly ProxyFinding[];
  readonly requirements: readonly SeenRequirement[];
  readonly counts: Readonly<Counts>;
  /** Paths of the API that neither the source nor the target has. */
  readonly unknownPaths: readonly UnknownPath[];
  /** Where the kit itself failed. */
  readonly errors: readonly string[];
  /** Takes an exchange that is over; it is judged when the proxy has time. */
  readonly add: (observed: Observed, route: Route) => void;
  /** Resolves when everything that was taken is judged. */
  readonly settle: () => Promise<void>;
}

/** Numbers of exchanges. */
export interface Counts {
  seen: number;
  /** Those to endpoints of the source. */
  judged: number;
  /** Those to other addresses, which nobody judges. */
  passedThrough: number;
  /** Those without a whole response. */
  failed: number;
  /** Those of which the target could not be reached. */
  unreachable: number;
}

/** A judged exchange for a recorder, before anything is redacted. */
export type Keep = (judged: {
  readonly observed: Observed;
  readonly judgement: Judgement;
  readonly line: Line;
}) => void;

/** What a session needs. */
export interface SessionOptions {
  readonly examine: Examine;
  readonly secrets: ReturnType<typeof createSecrets>;
  readonly keep?: Keep;
}

const MAX_LINES = 1_000;
const MAX_FINDINGS = 500;
const PAUSE_MS = 5;
const SLICE_MS = 3;
/** Exchanges that wait, with their bodies, before they come first. */
const MAX_WAITING = 200;
const ORDER: readonly Weight[] = ['unspecified', 'warn', 'fail'];

/** Begins a session. */
export function createSession({ examine, secrets, keep }: SessionOptions): Session {
  const lines: Line[] = [];
  const findings = new Map<string, ProxyFinding>();
  const requirements = new Map<RequirementId, SeenRequirement>();
  const errors: string[] = [];
  const unknownPaths = createUnknownPaths((text) => printable(secrets.redact(text)));
  const counts: Counts = { seen: 0, judged: 0, passedThrough: 0, failed: 0, unreachable: 0 };
  const waiting: { readonly observed: Observed; readonly route: Route; readonly number: number }[] = [];
  let working: Promise<void> | undefined;

  async function process(observed: Observed, route: Route, number: number): Promise<void> {
    const read = readExchange(observed);
    if (read) noteSecrets(read.exchange);
    const judgement = await examine(observed, route);
    if (judgement.operation === undefined) {
      counts.passedThrough += 1;
      unknownPaths.note(observed, route);
    } else counts.judged += 1;
    const shown = judgement.found.length > 0 ? show(observed, judgement.isDescribed) : undefined;
    const line: Line = {
      ...{ number, at: new Date(observed.startedAt).toISOString(), method: observed.request.method },
      ...{ url: judgement.isDescribed ? observed.request.url : hideQuery(observed.request.url), roles: route.roles },
      ...{ status: observed.response?.status ?? 0, durationMs: Math.round(observed.durationMs * 10) / 10 },
      ...(judgement.operation !== undefined && { operation: judgement.operation }),
      ...(observed.failure && { failure: observed.failure.detail }),
      findings: shown ? judgement.found.flatMap((found) => note(found, judgement, shown, number) ?? []) : [],
    };
    for (const id of judgement.decided) {
      const seen = requirements.get(id) ?? { id, times: 0 };
      requirements.set(id, seen);
      seen.times += 1;
      for (const { requirement, weight } of judgement.found)
        if (requirement === id && ORDER.indexOf(weight) > ORDER.indexOf(seen.worst!)) seen.worst = weight;
    }
    lines.push(line);
    if (lines.length > 2 * MAX_LINES) lines.splice(0, lines.length - MAX_LINES);
    keep?.({ observed, judgement, line });
  }

  /** Judges what waits, a little at a time, so that the next request need not wait for it. */
  async function work(): Promise<void> {
    while (waiting.length > 0) {
      await wait(waiting.length > MAX_WAITING ? 0 : PAUSE_MS);
      const end = performance.now() + SLICE_MS;
      while (waiting.length > 0 && performance.now() < end) {
        const { observed, route, number } = waiting.shift()!;
        await process(observed, route, number).catch((error: unknown) => {
          errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
        });
      }
    }
    working = undefined;
  }

  /** Adds a finding, or counts it again; the number of the finding. */
  function note(found: Found, { operation = '' }: Judgement, exchange: ShownExchange, first: number) {
    const kind = [found.side, found.requirement, found.code, operation, found.title, found.weight].join('\n');
    const known = findings.get(kind);
    if (known) {
      known.times += 1;
      return known.number;
    }
    if (findings.size >= MAX_FINDINGS) return undefined;
    const redact = (text: string) => printable(secrets.redact(text));
    const texts = { title: redact(found.title), expected: redact(found.expected), actual: redact(found.actual) };
    const number = findings.size + 1;
    findings.set(kind, {
      ...found,
      ...texts,
      ...{ number, operation, first, times: 1, exchange, curl: curlCommand(withoutOwn(exchange.request)) },
    });
    return number;
  }

  function show(observed: Observed, isDescribed: boolean): ShownExchange {
    const read = readExchange(observed);
    if (read) return showExchange(hideUndescribed(read.exchange, isDescribed), secrets);
    const { method, url, headers } = observed.request;
    return showExchange(new NoResponse('silent', { method, url, headers }, observed.failure?.detail ?? ''), secrets);
  }

  function noteSecrets(exchange: Exchange): void {
    addSeenSecrets(exchange, secrets);
    const { body = '', url } = exchange.request;
    const fields = { ...Object.fromEntries(new URLSearchParams(body)), ...readFields(body) };
    for (const name of SECRET_FIELDS) if (typeof fields[name] === 'string') secrets.add(fields[name]);
    for (const value of new URL(url).searchParams.getAll('jwtToken')) secrets.add(value);
  }

  /** A line without secrets. Few lines are ever read, so that is done then, when more of them are known. */
  function redactLine(line: Line): Line {
    const redact = (text: string) => printable(secrets.redact(text));
    const url = redact(line.url.length > MAX_URL ? `${line.url.slice(0, MAX_URL)}…` : line.url);
    return { ...line, url, ...(line.failure !== undefined && { failure: redact(line.failure) }) };
  }

  return {
    startedAt: new Date(),
    get lines() {
      return lines.slice(-MAX_LINES).map(redactLine);
    },
    linesAfter: (after, max) =>
      lines
        .filter(({ number }) => number > after)
        .slice(-max)
        .map(redactLine),
    get findings() {
      return [...findings.values()];
    },
    get requirements() {
      return [...requirements.values()];
    },
    counts,
    get unknownPaths() {
      return unknownPaths.list();
    },
    errors,
    add: (observed, route) => {
      counts.seen += 1;
      if (observed.failure) counts.failed += 1;
      if (observed.failure?.code === 'unreachable') counts.unreachable += 1;
      const number = counts.seen;
      waiting.push({ observed, route, number });
      working ??= work();
    },
    settle: async () => {
      while (working) await working;
    },
  };
}

const SECRET_FIELDS = ['client_secret', 'code', 'code_verifier', 'refresh_token', 'password'];
const MAX_URL = 2_000;

/** Where the source describes neither the request nor the response, a secret can be anywhere in them. */
export function hideUndescribed(exchange: Exchange, isDescribed: boolean): Exchange {
  if (isDescribed) return exchange;
  const { request, response } = exchange;
  return {
    request: { ...request, url: hideQuery(request.url), ...(request.body === undefined ? {} : { body: REDACTED }) },
    response: { ...response, body: response.body === '' ? '' : REDACTED },
  };
}

const hideQuery = (url: string) => url.replace(/\?.*$/s, `?${REDACTED}`);

/** A request without the headers that a client sets itself. */
function withoutOwn(request: ShownExchange['request']): ShownExchange['request'] {
  const headers = Object.entries(request.headers).filter(([name]) => WORTH_SENDING.has(name));
  return { ...request, headers: Object.fromEntries(headers) };
}

const WORTH_SENDING = new Set(['accept', 'authorization', 'content-type']);
