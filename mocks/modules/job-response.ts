import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import { describe } from '../../spec/schemas/schema-errors.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';
import { validateStringRecord } from '../../spec/schemas/validate-string-record.gen.js';
import { CallFailure } from './call-failure.ts';
import { readAddress } from './call-module.ts';
import type { ModuleResponse } from './fetch-bounded.ts';
import type { AppModule } from './job-types.ts';
import type { ModuleContext } from './module-context.ts';

/**
 * The content of a job response. `isByAddress` is true if its strings were read from an address; `unused` says
 * what of the response was not used, and why.
 */
export type JobResult = { readonly isByAddress: boolean; readonly unused?: string } & (
  | { readonly kind: 'strings'; readonly records: readonly StringRecord[]; readonly preview?: string }
  | { readonly kind: 'unchanged'; readonly preview?: string }
  | { readonly kind: 'error'; readonly message: string }
);

type ReadContext = Pick<ModuleContext, 'call' | 'clock' | 'rules'>;

/**
 * Reads the response of a module, and the files that it refers to by address. Source, "File-processing job response".
 * Throws a {@link CallFailure} if it is not a valid job response.
 */
export async function readJobResponse(
  context: ReadContext,
  selected: AppModule,
  { status, text, type }: ModuleResponse,
): Promise<JobResult> {
  const { rules } = context;
  const unchanged: JobResult = { kind: 'unchanged', isByAddress: false };
  if (status === 304) return acceptUnchanged(context, unchanged);
  const body = parseJson(rules.readBody(text, type));
  const data = isObject(body) && isObject(body['data']) ? body['data'] : {};
  const hasStrings = data['strings'] !== undefined || data['stringsUrl'] !== undefined;
  const message = isObject(body) && isObject(body['error']) ? body['error']['message'] : undefined;
  if (
    typeof message === 'string' &&
    rules.isErrorFirst({ hasStrings, hasData: isObject(body) && isObject(body['data']) })
  ) {
    return { kind: 'error', message: rules.errorMessage(message), isByAddress: false };
  }
  if (status < 200 || status > 299) throw new CallFailure(`The app responded with status ${status}.`);
  if (!isObject(body)) throw new CallFailure('The app’s response is not a JSON object.');
  const html = await readPreview(context, selected, data);
  const unused = describeUnused(body);
  const note = unused === undefined ? {} : { unused };
  const preview = html === undefined ? {} : { preview: html };
  if (!hasStrings) return acceptUnchanged(context, { ...unchanged, ...preview, ...note });
  const isInline = data['strings'] !== undefined && (rules.isInlineFirst() || data['stringsUrl'] === undefined);
  const records = checkRecords(isInline ? data['strings'] : await readLines(context, selected, data['stringsUrl']));
  if (html !== undefined && rules.excludePreview(records)) {
    if (rules.isPreviewWithPluralsRefused()) {
      throw new CallFailure('The app sent a preview of plural strings, for which previews are not supported.');
    }
    return { kind: 'strings', records, ...note, isByAddress: !isInline };
  }
  return { kind: 'strings', records, ...preview, ...note, isByAddress: !isInline };
}

/** What of a response has another form than the source gives it, so that the service could not use it. */
function describeUnused(body: Json): string | undefined {
  const { data, error } = body;
  if (error !== undefined && error !== null && !(isObject(error) && typeof error['message'] === 'string'))
    return '“error” of the app’s response is not an object with a “message”, so that it is no error.';
  if (Object.keys(body).length > 0 && !isObject(error) && !isObject(data))
    return 'The app’s response has no object “data”, so that the strings are left as they were parsed.';
  const preview = isObject(data) ? data['preview'] : undefined;
  return typeof preview === 'string' && !BASE64.test(preview)
    ? '“data.preview” of the app’s response is not Base64, so that the preview is not that of the app.'
    : undefined;
}

const BASE64 = /^[\w+/=\s-]*$/;

function acceptUnchanged({ rules }: ReadContext, result: JobResult): JobResult {
  if (!rules.isUnchangedAccepted()) throw new CallFailure('The app’s response has neither strings nor an error.');
  return result;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function checkRecords(value: unknown): readonly StringRecord[] {
  if (!Array.isArray(value)) throw new CallFailure('The strings of the app’s response are not an array.');
  const ids = new Set<string>();
  for (const [index, record] of value.entries()) {
    if (!validateStringRecord(record)) {
      const problem = describe(validateStringRecord.errors, `strings/${index}`, record);
      throw new CallFailure(`The app’s response is invalid: ${problem}`);
    }
    if (ids.has(record.uniqId)) {
      throw new CallFailure(`The app’s response has the uniqId “${record.uniqId.slice(0, 100)}” more than once.`);
    }
    ids.add(record.uniqId);
  }
  return value as readonly StringRecord[];
}

async function readLines(context: ReadContext, selected: AppModule, address: unknown): Promise<readonly unknown[]> {
  if (typeof address !== 'string') throw new CallFailure('The stringsUrl of the app’s response is not a string.');
  const text = await context.rules.readFile('strings', address, (asked) => readAddress(context, selected, asked));
  return context.rules.splitLines(text).map((line, index) => {
    const record = parseJson(line);
    if (record === undefined) throw new CallFailure(`Line ${index + 1} of the app’s strings is not JSON.`);
    return record;
  });
}

/** The preview as HTML. A preview that cannot be read is dropped; the strings are kept. */
async function readPreview(context: ReadContext, selected: AppModule, data: Json): Promise<string | undefined> {
  const { rules } = context;
  const { preview, previewUrl } = data;
  if (typeof preview === 'string' && (rules.isInlineFirst() || typeof previewUrl !== 'string')) {
    return rules.showPreview(Buffer.from(preview, 'base64').toString('utf8'), false, data);
  }
  if (typeof previewUrl !== 'string') return rules.missingPreview();
  const read = (address: string) => readAddress(context, selected, address);
  const html = await rules.readFile('preview', previewUrl, read).catch(() => undefined);
  return html === undefined ? undefined : rules.showPreview(html, true, data);
}
