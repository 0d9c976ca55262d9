import { Complaint } from './complaint.ts';
import { oneLine } from './one-line.ts';
import { EXIT } from '../reports/exit-code.ts';

/** What one request to an address brought: as much as tells what stands there. */
export interface Glimpse {
  readonly url: string;
  readonly status: number;
  /** Without its parameters, and fit for a terminal. */
  readonly type: string;
  readonly location?: string;
  /** What its clock showed. */
  readonly date?: Date;
  /** The beginning of the body. */
  readonly start: string;
}

export interface Question {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST, as JSON unless the headers say otherwise. */
  readonly body?: string;
}

/** Asks once and looks at the beginning of the answer. `field` is what names the address to its owner. */
export type Look = (question: Question, field: string) => Promise<Glimpse>;

const LONGEST_LOOK = 10_000;
const START = 65_536;

/**
 * Looks at addresses without following a redirect and without reading on and on. Its looks throw a {@link Complaint}
 * that names the address and its field when nothing answers in time.
 */
export const looker =
  (timeout: number): Look =>
  async ({ url, headers = {}, body }, field) => {
    const abort = new AbortController();
    // AbortSignal.timeout would let the process end while it waits for a server that hangs up.
    const clock = setTimeout(() => abort.abort(), Math.min(timeout, LONGEST_LOOK));
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
        type: oneLine(response.headers.get('content-type')?.split(';')[0] ?? 'no content type'),
        ...(location === null ? {} : { location }),
        ...(Number.isNaN(date.getTime()) ? {} : { date }),
        start: await beginning(response),
      };
    } catch (error) {
      const place = url.replace(/[?#].*$/s, '');
      throw new Complaint(
        `Nothing answers at ${place} (${reasonOf(error)}). Is the service running, and is ${field} right?`,
        EXIT.unreachable,
      );
    } finally {
      clearTimeout(clock);
    }
  };

/** Reads no further than it needs: what stands behind a stranger's address may have no end. */
async function beginning(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < START) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text.slice(0, START);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'no answer in time';
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

/** The body as a JSON object; empty when it is none. */
export function objectIn({ start }: Glimpse): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(start) as unknown;
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

export const isSuccess = ({ status }: Glimpse) => status >= 200 && status < 300;
export const startsAsJson = ({ start }: Glimpse) => /^\s*[[{]/.test(start);
/** The answer in a few words. */
export const shown = ({ status, type, start }: Glimpse) => `${status} with ${start === '' ? 'nothing' : type}`;
