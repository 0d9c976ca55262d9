import { BodyTooLargeError, readBounded } from '../core/read-bounded.ts';
import { CallFailure } from './call-failure.ts';
import type { ModuleContext } from './module-context.ts';

/** A response that was read completely. */
export interface ModuleResponse {
  readonly status: number;
  readonly text: string;
  /** Its `Content-Type`, as received; empty where it has none. */
  readonly type: string;
}

/** How often the service checks its own clock while it waits, in milliseconds. */
const POLL_MS = 50;

/**
 * Sends one request to an app and reads the response. Throws a {@link CallFailure} if it fails, has more than `maxBytes`,
 * which may follow from whether the response says its length, or takes longer than the service waits. The wait ends by the service's own clock too, so that `time passes` ends it.
 * `takeLate` is called with a response that comes later.
 */
export async function fetchBounded(
  { call, clock, rules }: Pick<ModuleContext, 'call' | 'clock' | 'rules'>,
  request: Request,
  maxBytes: number | ((isLengthKnown: boolean) => number),
  takeLate?: (response: ModuleResponse) => void,
): Promise<ModuleResponse> {
  const deadline = rules.isWaitByClock() ? clock.now() + rules.waitSeconds() * 1000 : Infinity;
  const abort = new AbortController();
  const timeout = new CallFailure(`The app did not respond within ${rules.waitSeconds()} seconds.`);
  const poll = setInterval(() => clock.now() >= deadline && abort.abort(timeout), POLL_MS);
  // The wait also ends if the outside clock stands still.
  const limit = setTimeout(() => abort.abort(timeout), rules.waitSeconds() * 1000);
  const endWait = () => {
    clearInterval(poll);
    clearTimeout(limit);
  };
  const timedOut = new Promise<never>((_resolve, reject) => {
    abort.signal.addEventListener('abort', () => reject(timeout));
  });
  try {
    const signal = takeLate ? null : abort.signal;
    const responding = call(new Request(request, { signal })).then((response) => {
      if (rules.isWaitOverAtHeaders()) endWait();
      return read(response, typeof maxBytes === 'number' ? maxBytes : maxBytes(response.headers.has('content-length')));
    });
    // The loser of the race rejects too, and nothing awaits it.
    responding.then((response) => abort.signal.aborted && takeLate?.(response)).catch(() => undefined);
    return await Promise.race([responding, timedOut]);
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(`The request to the app at ${new URL(request.url).host} failed: ${describeCause(error)}.`);
  } finally {
    endWait();
    timedOut.catch(() => undefined);
    abort.abort();
  }
}

async function read(response: Response, maxBytes: number): Promise<ModuleResponse> {
  try {
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, text: await readBounded(response.body, maxBytes), type };
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      throw new CallFailure(`The app’s response is larger than ${maxBytes} bytes.`);
    }
    throw error;
  }
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { readonly code?: string; readonly message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
