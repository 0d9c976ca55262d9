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
      const response = await fetch(url, {
        redirect: 'manual',
        signal: abort.signal,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
      const date = new Date(response.headers.get('date') ?? NaN);
      const location = response.headers.get('location');
      return {
        url: url.replace(/[?#].*$/s, ''),
        status: response.status,
        type: forTerminal(response.headers.get('content-type')?.split(';')[0] ?? 'no content type'),
        ...(location === null ? {} : { location }),
        ...(Number.isNaN(date.getTime()) ? {} : { date }),
        start: await beginning(response),
      };
    } catch (error) {
      const place = url.replace(/[?#].*$/s, '');
      throw new NoAnswer(place, reasonOf(error, limit), field);
    } finally {
      clearTimeout(clock);
    }
  };

/** The beginning of a body, which may have no end. */
async function beginning(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < MAX_LENGTH) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text.slice(0, MAX_LENGTH);
}

function reasonOf(error: unknown, limit: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return `no response within ${limit} ms, the limit that --timeout sets`;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
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
