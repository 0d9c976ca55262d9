import { describe } from '../../spec/schema-errors.ts';
import type { StringRecord } from '../../spec/types.gen.ts';
import { validateStringRecord } from '../../spec/validators.gen.ts';
import { CallFailure, readAddress } from './call.ts';
import type { ModuleAnswer } from './call.ts';
import type { Offered, Read } from './rules.ts';
import type { Workings } from '../workings.ts';

/** What an answer came down to, and whether its strings came by address. */
export type Understood = Read & { readonly isByAddress: boolean };

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Understands the answer of a module and reads what it gives by address. Source, "File-processing job response".
 * Throws a {@link CallFailure} when it is no job response.
 */
export async function understand(
  inside: Workings,
  offered: Offered,
  { status, text }: ModuleAnswer,
): Promise<Understood> {
  const { rules } = inside;
  const nothing: Understood = { kind: 'unchanged', isByAddress: false };
  if (status === 304) return unchanged(inside, nothing);
  const body = parsed(text);
  const data = isObject(body) && isObject(body['data']) ? body['data'] : {};
  const hasStrings = data['strings'] !== undefined || data['stringsUrl'] !== undefined;
  const message = isObject(body) && isObject(body['error']) ? body['error']['message'] : undefined;
  if (typeof message === 'string' && (rules.isErrorFirst() || !hasStrings)) {
    return { kind: 'error', message: rules.errorMessage(message), isByAddress: false };
  }
  if (status < 200 || status > 299) throw new CallFailure(`The app answered with the status ${status}.`);
  if (!isObject(body)) throw new CallFailure('The app’s answer is not a JSON object.');
  const preview = await previewOf(inside, offered, data);
  const shown = preview === undefined ? {} : { preview };
  if (!hasStrings) return unchanged(inside, { ...nothing, ...shown });
  const isInline = data['strings'] !== undefined && (rules.isInlineFirst() || data['stringsUrl'] === undefined);
  const given = isInline ? data['strings'] : await linesAt(inside, offered, data['stringsUrl']);
  const records = recordsOf(given);
  if (records.some((record) => record.hasPlurals) && preview !== undefined) {
    if (rules.isPreviewWithPluralsRefused())
      throw new CallFailure('The app gives a preview of plural strings, which have none.');
    return { kind: 'strings', records, isByAddress: !isInline };
  }
  return { kind: 'strings', records, ...shown, isByAddress: !isInline };
}

function unchanged({ rules }: Workings, read: Understood): Understood {
  if (!rules.isUnchangedTaken()) throw new CallFailure('The app’s answer has neither strings nor an error.');
  return read;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function recordsOf(given: unknown): readonly StringRecord[] {
  if (!Array.isArray(given)) throw new CallFailure('The strings of the app’s answer are not an array.');
  const seen = new Set<string>();
  for (const [index, record] of given.entries()) {
    if (!validateStringRecord(record))
      throw new CallFailure(
        `The app’s answer is wrong: ${describe(validateStringRecord.errors, `strings/${index}`, record)}`,
      );
    if (seen.has(record.uniqId))
      throw new CallFailure(`The app’s answer has the uniqId “${record.uniqId.slice(0, 100)}” more than once.`);
    seen.add(record.uniqId);
  }
  return given as readonly StringRecord[];
}

async function linesAt(inside: Workings, offered: Offered, address: unknown): Promise<readonly unknown[]> {
  if (typeof address !== 'string') throw new CallFailure('The stringsUrl of the app’s answer is no address.');
  return inside.rules.linesOf(await readAddress(inside, offered, address)).map((line, index) => {
    const record = parsed(line);
    if (record === undefined) throw new CallFailure(`Line ${index + 1} of the app’s strings is not JSON.`);
    return record;
  });
}

/** The preview as HTML. One that cannot be had costs no strings. */
async function previewOf(inside: Workings, offered: Offered, data: Json): Promise<string | undefined> {
  const { rules } = inside;
  const { preview, previewUrl } = data;
  if (typeof preview === 'string' && (rules.isInlineFirst() || typeof previewUrl !== 'string'))
    return rules.shownPreview(Buffer.from(preview, 'base64').toString('utf8'), false);
  if (typeof previewUrl !== 'string') return undefined;
  const html = await readAddress(inside, offered, previewUrl).catch(() => undefined);
  return html === undefined ? undefined : rules.shownPreview(html, true);
}
