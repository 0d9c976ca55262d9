import { Complaint } from './complaint.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Addresses } from '../spec/run.ts';

/** What one harmless request to an address brought. */
interface Glimpse {
  readonly url: string;
  readonly status: number;
  readonly type: string;
  /** The beginning of the body; enough to tell JSON from a page. */
  readonly start: string;
}

/**
 * Asks each address once, before any suite does, whether a service of the right kind answers there.
 * Throws a {@link Complaint} that names the address and the option at fault.
 */
export async function shakeHands(addresses: Addresses, timeout: number): Promise<void> {
  const authorize = await look(`${addresses.authUrl}/oauth/authorize`, '--auth-url', timeout);
  const apis = [
    { option: '--base-url', address: addresses.baseUrl },
    { option: '--enterprise-base-url', address: addresses.enterpriseBaseUrl },
  ];
  for (const { option, address } of apis) {
    if (address === undefined) continue;
    const projects = await look(`${address}/api/v2/projects`, option, timeout);
    if (isSuccess(projects) && !startsAsJson(projects))
      throw unlike(`${projects.url} answers ${shown(projects)} where the API would answer JSON`, option);
    if (projects.status === 404 && authorize.status === 404)
      throw unlike(`${projects.url} and ${authorize.url} both answer 404`, option);
  }
  if (addresses.stateUrl === undefined) return;
  const body = JSON.stringify({ state: 'the kit shakes hands', params: {}, action: 'setup' });
  const state = await look(addresses.stateUrl, '--state-url', timeout, body);
  if (isSuccess(state) && !startsAsJson(state))
    throw unlike(`${state.url} answers ${shown(state)} where the state address would answer JSON`, '--state-url');
}

const LONGEST_LOOK = 10_000;
const START = 2_048;

async function look(url: string, option: string, timeout: number, body?: string): Promise<Glimpse> {
  const abort = new AbortController();
  // AbortSignal.timeout would let the process end while it waits for a server that hangs up.
  const clock = setTimeout(() => abort.abort(), Math.min(timeout, LONGEST_LOOK));
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: abort.signal,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    return {
      url,
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0] ?? 'no content type',
      start: await beginning(response),
    };
  } catch (error) {
    throw new Complaint(
      `Nothing answers at ${url} (${reasonOf(error)}). Is the service running, and is ${option} right?`,
      EXIT.unreachable,
    );
  } finally {
    clearTimeout(clock);
  }
}

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
  return text;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'no answer in time';
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

const isSuccess = ({ status }: Glimpse) => status >= 200 && status < 300;
const startsAsJson = ({ start }: Glimpse) => /^\s*[[{]/.test(start);
const shown = ({ status, type, start }: Glimpse) => `${status} with ${start === '' ? 'nothing' : type}`;

const unlike = (what: string, option: string) =>
  new Complaint(`${what}: no localization service seems to be there. Is ${option} right?`, EXIT.unreachable);
