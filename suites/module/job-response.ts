import { decodeBase64 } from './base64.ts';
import { readNdjson } from './ndjson.ts';
import type { Ndjson } from './ndjson.ts';
import { readRecords } from './record-faults.ts';
import type { RecordFaults } from './record-faults.ts';
import type { AppCall, FetchedAddress } from '../drivers/call-app.ts';
import { isSuccess } from '../kit/exchange.ts';
import type { HttpResponse } from '../kit/exchange.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';

/** What an app did with a job. Records are exactly as received. */
export type Outcome =
  | { readonly kind: 'strings'; readonly records: readonly unknown[] }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'none' };

/** The response to a job, read once for all rules about it. */
export interface JobResponse {
  /** What was sent, and when the response arrived. */
  readonly called: AppCall;
  /** Absent where no response came. */
  readonly http?: HttpResponse;
  readonly content: Content;
  readonly outcome: Outcome;
}

/** What the body of a response holds. */
export type Content =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-modified' }
  | { readonly kind: 'no-object' }
  | { readonly kind: 'error'; readonly error: unknown; readonly message?: string }
  | { readonly kind: 'wrong-data'; readonly data: unknown }
  | { readonly kind: 'no-strings' }
  | ({ readonly kind: 'strings' } & StringsContent);

/** The strings of a response, inline, by address or both, and the preview beside them. */
export interface StringsContent {
  readonly data: Json;
  /** Present where they come inline, in an array. */
  readonly inline?: readonly unknown[];
  /** Present where they come by address and the kit could read a file there. */
  readonly linked?: Ndjson;
  /** Why no file could be read at their address; null where the kit did not read it. */
  readonly linkFailure?: string | null;
  /** Those that count, and their faults; present where they could be read. */
  readonly records?: readonly unknown[];
  readonly faults?: RecordFaults;
  /** The text of the preview that comes inline: null where it is not base64; absent where there is none or it is empty. */
  readonly preview?: string | null;
  readonly previewFile?: FetchedAddress;
}

/** The strings of a response, where it has some. */
export const findStrings = ({ content }: JobResponse): StringsContent | undefined =>
  content.kind === 'strings' ? content : undefined;

/** The page of the preview of a response, inline or at an address. */
export function findPreview(response: JobResponse): string | undefined {
  const { preview, previewFile } = findStrings(response) ?? {};
  return preview ?? (previewFile?.kind === 'read' ? previewFile.body : undefined);
}

/** Reads the response to a job. */
export function readResponse(called: AppCall): JobResponse {
  const http = called.failure === undefined ? called.exchange?.response : undefined;
  if (http === undefined) return { called, content: { kind: 'nothing' }, outcome: { kind: 'none' } };
  const content = readContent(called, http);
  return { called, http, content, outcome: findOutcome(content, isSuccess(http)) };
}

function readContent(called: AppCall, { status, body }: HttpResponse): Content {
  if (status === 304) return { kind: 'not-modified' };
  const parsed = parse(body);
  if (!isObject(parsed)) return { kind: 'no-object' };
  const { error, data } = parsed;
  if (error !== undefined && error !== null) {
    const message = isObject(error) ? error['message'] : undefined;
    return { kind: 'error', error, ...(typeof message === 'string' && { message }) };
  }
  if (data === undefined && FIELDS_OF_DATA.some((name) => name in parsed)) return { kind: 'wrong-data', data };
  if (data === undefined || data === null) return { kind: 'no-strings' };
  if (!isObject(data)) return { kind: 'wrong-data', data };
  if (data['strings'] === undefined && data['stringsUrl'] === undefined) return { kind: 'no-strings' };
  return { kind: 'strings', ...readStrings(data, called) };
}

/** What belongs into `data`, and means nothing beside it. Source, "File-processing job response". */
const FIELDS_OF_DATA = ['strings', 'stringsUrl', 'preview', 'previewUrl'];

function readStrings(data: Json, called: AppCall): StringsContent {
  const { stringsFile, previewFile } = called;
  const inline = Array.isArray(data['strings']) ? (data['strings'] as unknown[]) : undefined;
  const link = data['stringsUrl'] === undefined ? {} : readLink(stringsFile);
  const records = inline ?? (link.linked?.ok === true ? link.linked.records : undefined);
  return {
    data,
    ...link,
    ...(inline && { inline }),
    ...(records && { records, faults: readRecords(records, called) }),
    ...readPreview(data['preview']),
    ...(previewFile && { previewFile }),
  };
}

function readPreview(preview: unknown): Pick<StringsContent, 'preview'> {
  if (preview === undefined) return {};
  const text = typeof preview === 'string' ? decodeBase64(preview) : undefined;
  return text === '' ? {} : { preview: text ?? null };
}

function readLink(file: FetchedAddress | undefined): Pick<StringsContent, 'linked' | 'linkFailure'> {
  const linkFailure = explainFailure(file);
  if (linkFailure !== undefined) return { linkFailure };
  return file?.kind === 'read'
    ? { linked: file.isUtf8 === false ? findForeignLine(file.body) : readNdjson(file.body) }
    : {};
}

/** The first line of a file that is in another encoding than that of JSON, as it was read. */
function findForeignLine(body: string): Ndjson {
  const lines = body.split(/\r?\n/);
  const index = lines.findIndex((line) => line.includes('\ufffd'));
  return { ok: false, line: Math.max(index, 0) + 1, text: lines[Math.max(index, 0)] ?? '' };
}

/** Why an address gave no file: null where the kit did not read it, and undefined where it gave one. */
export function explainFailure(file: FetchedAddress | undefined): string | null | undefined {
  if (file === undefined) return 'no address';
  if (file.kind === 'unread') return null;
  if (file.kind === 'failed') return file.detail;
  return file.status < 200 || file.status > 299 ? `a response with ${file.status}` : undefined;
}

function findOutcome(content: Content, succeeded: boolean): Outcome {
  if (content.kind === 'strings' && content.records !== undefined) return { kind: 'strings', records: content.records };
  if (content.kind === 'error' && content.message !== undefined) return { kind: 'error', message: content.message };
  const isUnchanged = content.kind === 'not-modified' || (content.kind === 'no-strings' && succeeded);
  return { kind: isUnchanged ? 'unchanged' : 'none' };
}

/** A text as JSON, or undefined if it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    return undefined;
  }
}

/** An app that read no address and answered with a message may be one that cannot reach this machine. */
export const readsNoAddress = ({ called, outcome }: JobResponse): boolean =>
  called.addresses.length > 0 && outcome.kind === 'error' && called.addresses.every(({ isReached }) => !isReached());
