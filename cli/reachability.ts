import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { CliError } from './cli-error.ts';
import { forTerminal } from '../run/untrusted.ts';
import { EXIT } from '../reports/exit-code.ts';

/** The beginning of a response, enough to tell what answers. */
export interface Reachability {
  readonly url: string;
  readonly status: number;
  /** Without its parameters, and fit for a terminal. */
  readonly type: string;
  readonly location?: string;
  /** The time of its clock. */
  readonly date?: Date;
  /** The beginning of the body. */
  readonly start: string;
}

/** A request that shows whether something answers at an address. */
export interface ProbeRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST, as JSON unless the headers say otherwise. */
  readonly body?: string;
}

/** Nothing answers, or not in time. */
export class NoAnswer extends CliError {
  readonly reason: string;
  constructor(place: string, reason: string, field: string) {
    super(`Nothing answers at ${place} (${reason}). Is the service running, and is ${field} right?`, EXIT.unreachable);
    this.reason = reason;
  }
}

/** Sends one request and returns the beginning of the response. `field` is the flag or key that names the address. */
export type Probe = (question: ProbeRequest, field: string) => Promise<Reachability>;

const MAX_TIMEOUT = 10_000;
const MAX_LENGTH = 65_536;

/**
 * A {@link Probe} that follows no redirect and reads no long body. It throws a {@link CliError} that names the address
 * and its field when nothing answers in time.
 */
export const prober =
  (timeout: number): Probe =>
  async ({ url, headers = {}, body }, field) => {
    const abort = new AbortController();
    // With AbortSignal.timeout the process could end while it waits.
    const limit = Math.min(timeout, MAX_TIMEOUT);
    const clock = setTimeout(() => abort.abort(), limit);
    try {
      const response = await send({ url, headers, ...(body === undefined ? {} : { body }) }, abort.signal);
      const { statusCode: status = 0, headers: given } = response;
      const { location } = given;
      const date = new Date(given.date ?? NaN);
      return {
        url: url.replace(/[?#].*$/s, ''),
        status,
        type: forTerminal(given['content-type']?.split(';')[0] ?? 'no content type'),
        ...(location === undefined ? {} : { location }),
        ...(Number.isNaN(date.getTime()) ? {} : { date }),
        start: await beginning(response),
      };
    } catch (error) {
      const place = url.replace(/[?#].*$/s, '');
      const late = `no response within ${limit} ms, the limit that --timeout sets`;
      throw new NoAnswer(place, abort.signal.aborted ? late : reasonOf(error), field);
    } finally {
      clearTimeout(clock);
    }
  };

/** Sends a request. Node's own `fetch` takes an interim response (RFC 9110 15.2) that it did not ask for, for none. */
const send = ({ url, headers, body }: ProbeRequest, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const outgoing = (url.startsWith('https:') ? https : http).request(url, {
      ...{ signal, agent: false, method: body === undefined ? 'GET' : 'POST' },
      headers: {
        ...{ accept: 'application/json', 'accept-encoding': 'identity' },
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    });
    outgoing.on('response', resolve).on('error', reject).end(body);
  });

/** The beginning of a body, which may have no end. */
async function beginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MAX_LENGTH) break;
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, MAX_LENGTH);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return code ?? error.message;
}

/** The body as a JSON object; empty when it is none. */
export function objectIn({ start }: Reachability): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(start) as unknown;
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

/** Whether the status is one of success. */
export const isSuccess = ({ status }: Reachability) => status >= 200 && status < 300;
/** Whether the body begins as a JSON object or array. */
export const startsAsJson = ({ start }: Reachability) => /^\s*[[{]/.test(start);
/** The response in a few words. */
export const shown = ({ status, type, start }: Reachability) => `${status} with ${start === '' ? 'nothing' : type}`;
