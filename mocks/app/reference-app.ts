import { randomUUID } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { readBounded, BodyTooLargeError } from '../core/read-bounded.ts';

/*
 * An app with one file post-import module, to be read and copied. It
 *   splits   a text with a line of three dashes into one string for each part,
 *   merges   strings whose identifiers end in `.part1`, `.part2`, … into one,
 *   changes  texts that hold HTML tags: they get the attribute `serviceType` and the label `html`,
 *   adds     one string for the name of the file,
 * and shows all of them as an HTML preview. It keeps nothing but the results that somebody still has to fetch.
 */

/** One string of a file. Source, "String record". */
interface StringRecord {
  readonly uniqId: string;
  readonly identifier: string;
  readonly hasPlurals?: boolean;
  readonly labels?: readonly string[];
  readonly attributes?: object;
  readonly text: string | Readonly<Record<string, string>>;
  readonly translations?: Readonly<Record<string, { readonly text: unknown; readonly status?: unknown }>>;
}

interface Job {
  readonly file: { readonly name: string; readonly content?: string; readonly contentUrl?: string };
  readonly strings?: readonly StringRecord[];
  readonly stringsUrl?: string;
}

/** What an app tells about itself. Source, "Module manifest entry". */
export const manifest = {
  identifier: 'reference-app',
  name: 'Reference App',
  modules: {
    'file-post-import': [{ key: 'reference-module', url: '/process', signaturePatterns: { fileName: '\\.json$' } }],
  },
};

/** A job that the app cannot do; people see the message. */
class Refusal extends Error {}

// The limit of the source is 5 MB; what would come near it is given by address.
const MAX_INLINE_BYTES = 4_500_000;
const MAX_JOB_BYTES = 6_000_000;
const MAX_RESULTS = 20;

/** The app as a function from request to response. `results` holds what is given by address, each read once. */
export function createReferenceApp(results = new Map<string, string>()): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/manifest.json') return Response.json(manifest);
    if (request.method === 'GET' && pathname.startsWith('/results/')) return result(pathname.slice('/results/'.length));
    if (request.method !== 'POST' || pathname !== '/process') return new Response('Not found', { status: 404 });
    try {
      return await answer(parseJob(await readBounded(request.body, MAX_JOB_BYTES)), origin);
    } catch (error) {
      // Nothing else than our own messages: what went wrong inside is nobody's business.
      const isOurs = error instanceof Refusal || error instanceof BodyTooLargeError;
      return Response.json({ error: { message: isOurs ? error.message : 'The file could not be processed.' } });
    }
  };

  async function answer(job: Job, origin: string): Promise<Response> {
    await readContent(job, origin);
    const strings = processStrings(await readStrings(job, origin), job.file.name);
    // Previews are not supported for plural strings.
    const preview = strings.some(({ hasPlurals }) => hasPlurals) ? undefined : renderPreview(strings);
    const inline = JSON.stringify({ data: { strings, ...(preview && { preview: base64(preview) }) } });
    if (Buffer.byteLength(inline) <= MAX_INLINE_BYTES)
      return new Response(inline, { headers: { 'Content-Type': 'application/json' } });
    const stringsUrl = keep(strings.map((record) => `${JSON.stringify(record)}\n`).join(''), origin);
    return Response.json({ data: { stringsUrl, ...(preview && { previewUrl: keep(preview, origin) }) } });
  }

  function keep(text: string, origin: string): string {
    const [oldest] = results.keys();
    if (results.size >= MAX_RESULTS && oldest !== undefined) results.delete(oldest);
    const name = randomUUID();
    results.set(name, text);
    return `${origin}/results/${name}`;
  }

  function result(name: string): Response {
    const text = results.get(name);
    results.delete(name);
    return text === undefined ? new Response('Not found', { status: 404 }) : new Response(text);
  }
}

function parseJob(text: string): Job {
  const job = parseJson(text, 'The job is not JSON.') as Partial<Job> | null;
  if (typeof job?.file?.name !== 'string') throw new Refusal('The job names no file.');
  return job as Job;
}

/** The source file. This module needs only the strings, but a file that cannot be read is not processed. */
async function readContent({ file }: Job, origin: string): Promise<string> {
  if (file.content === undefined) return readAddress(file.contentUrl, 'the content of the file', origin);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(file.content) || file.content.length % 4 > 0)
    throw new Refusal('The content of the file is not base64.');
  return Buffer.from(file.content, 'base64').toString('utf8');
}

async function readStrings({ strings, stringsUrl }: Job, origin: string): Promise<readonly StringRecord[]> {
  if (strings !== undefined) return strings;
  const lines = (await readAddress(stringsUrl, 'the strings', origin))
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  return lines.map((line, index) => parseJson(line, `Line ${index + 1} of the strings is not JSON.`) as StringRecord);
}

/** Reads an address of the job: http only, none of its own, no redirect, within bounds of time and size. */
async function readAddress(address: string | undefined, what: string, origin: string): Promise<string> {
  if (address === undefined || !URL.canParse(address) || !/^https?:/.test(address))
    throw new Refusal(`The job has no address of ${what}.`);
  if (isInternalAddress(new URL(address), origin))
    throw new Refusal(`The address of ${what} is not one of the service.`);
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(20_000) }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new Refusal(`The address of ${what} cannot be read.`);
  return readBounded(response.body, 32_000_000);
}

/**
 * The app's own addresses, and those at which clouds tell secrets to whoever asks from inside. An app that is published
 * refuses every address of its own network too; this one is called by services on the same machine.
 */
function isInternalAddress({ origin, hostname }: URL, own: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return origin === own || CLOUD_ADDRESSES.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

// An IPv4 address that is written as an IPv6 address counts as itself.
const CLOUD_ADDRESSES = new BlockList();
CLOUD_ADDRESSES.addSubnet('169.254.0.0', 16);
CLOUD_ADDRESSES.addSubnet('fe80::', 10, 'ipv6');
CLOUD_ADDRESSES.addAddress('fd00:ec2::254', 'ipv6');

function parseJson(text: string, complaint: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(complaint);
  }
}

const PART = /^(.+)\.part(\d+)$/;
const DASHES = /\r?\n---\r?\n/;

/** The strings as they shall be added to the project. */
function processStrings(strings: readonly StringRecord[], fileName: string): readonly StringRecord[] {
  const added: StringRecord = { uniqId: 'file-name', identifier: 'file.name', text: fileName, labels: ['file name'] };
  return [...mergeRecords(strings).flatMap(splitRecord).map(labelHtml), added];
}

function splitRecord(record: StringRecord): readonly StringRecord[] {
  const parts = typeof record.text === 'string' ? record.text.split(DASHES) : [];
  if (parts.length < 2) return [record];
  const { translations: _, ...rest } = record;
  return parts.map((text, index) => ({
    ...rest,
    uniqId: `${record.uniqId}-${index + 1}`,
    identifier: `${record.identifier}.${index + 1}`,
    text,
  }));
}

function mergeRecords(strings: readonly StringRecord[]): readonly StringRecord[] {
  const parts = new Map<string, { readonly number: number; readonly record: StringRecord }[]>();
  const others: StringRecord[] = [];
  for (const record of strings) {
    const [, name, number] = PART.exec(record.identifier) ?? [];
    if (name === undefined || typeof record.text !== 'string') others.push(record);
    else parts.set(name, [...(parts.get(name) ?? []), { number: Number(number), record }]);
  }
  for (const [identifier, found] of parts) {
    found.sort((a, b) => a.number - b.number);
    const [{ record }, ...more] = found as [(typeof found)[0], ...typeof found];
    if (more.length === 0) others.push(record);
    else others.push({ uniqId: record.uniqId, identifier, text: found.map((part) => part.record.text).join(' ') });
  }
  return others;
}

function labelHtml(record: StringRecord): StringRecord {
  if (typeof record.text !== 'string' || !/<[a-z][^>]*>/.test(record.text)) return record;
  const labels = [...new Set([...(record.labels ?? []), 'html'])];
  return { ...record, labels, attributes: { ...record.attributes, serviceType: 'html' } };
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

function renderPreview(strings: readonly StringRecord[]): string {
  const rows = strings.map(
    ({ identifier, text }) => `<tr><th>${escapeHtml(identifier)}</th><td>${escapeHtml(String(text))}</td></tr>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Strings</title><table>${rows.join('\n')}</table>`;
}
