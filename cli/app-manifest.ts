import { mustBeAddress } from './address.ts';
import { CliError } from './cli-error.ts';
import { isTooDeep, readJsonFile } from '../run/read-file.ts';
import { EXIT } from '../reports/exit-code.ts';

/** The manifest of an app, where it was read, and the base address that its modules are joined with. */
export interface ReadManifest {
  readonly manifest: unknown;
  readonly place: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
}

const MAX_BYTES = 1_000_000;
/** The timeout of each request, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Reads the manifest of an app: from a file, or from the address itself, or from `manifest.json` below it.
 * No other host is asked. Throws a {@link CliError} when nothing answers, or no manifest is found.
 */
export async function readManifest(
  address: string,
  file: string | undefined,
  timeout = TIMEOUT,
): Promise<ReadManifest> {
  const base = baseOf(address);
  if (file !== undefined) return { manifest: fromFile(file), place: file, baseUrl: base };
  const below = [`${base}/manifest.json`, base] as const;
  const itself = [address, base.replace(/\/[^/]*\.json$/, '')] as const;
  const tried: string[] = [];
  for (const [place, baseUrl] of base.endsWith('.json') ? [itself, below] : [below, itself]) {
    const { text, summary } = await ask(place, timeout);
    const manifest = isManifest(text);
    if (manifest !== undefined) return { manifest, place, baseUrl: ownBaseUrl(manifest, place) ?? baseUrl };
    tried.push(`${place} answers ${summary}`);
  }
  throw new CliError(`No manifest was found: ${tried.join(', and ')}. Give it with --manifest FILE.`, EXIT.usage);
}

/**
 * The base address that a manifest names, where it is at the host of the manifest: while an app is developed it often names the
 * public one.
 */
function ownBaseUrl(manifest: object, place: string): string | undefined {
  const { baseUrl } = manifest as { readonly baseUrl?: unknown };
  const isOwn =
    typeof baseUrl === 'string' && URL.canParse(baseUrl) && new URL(baseUrl).origin === new URL(place).origin;
  return isOwn ? baseOf(baseUrl) : undefined;
}

/** The address of an app without query, fragment and slash at the end, or a {@link CliError} when it is none. */
export function baseOf(address: string): string {
  mustBeAddress('The address of the app', address);
  return address.replace(/[?#].*$/s, '').replace(/\/+$/, '');
}

function fromFile(file: string): unknown {
  try {
    return readJsonFile(file, MAX_BYTES);
  } catch (error) {
    throw new CliError(`The manifest ${file} cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
}

/** A JSON object with modules is a manifest; the suites say what is wrong with it. */
function isManifest(text: string): object | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' &&
      value !== null &&
      'modules' in value &&
      !Array.isArray(value) &&
      !isTooDeep(value)
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

async function ask(url: string, timeout: number): Promise<{ readonly text: string; readonly summary: string }> {
  const abort = new AbortController();
  const clock = setTimeout(() => abort.abort(new Error('no response in time')), timeout);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: abort.signal,
      headers: { accept: 'application/json' },
    });
    const summary = `${response.status} with ${response.headers.get('content-type')?.split(';')[0] ?? 'no content type'}`;
    return { text: response.ok ? await beginning(response) : '', summary };
  } catch (error) {
    const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
    throw new CliError(
      `Nothing answers at ${url} (${cause?.code ?? message}). Is the app running, and is its address right?`,
      EXIT.unreachable,
    );
  } finally {
    clearTimeout(clock);
  }
}

/** The beginning of a body, up to the maximum size of a manifest. */
async function beginning(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
