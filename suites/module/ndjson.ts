import { parse } from '../kit/exchange.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';

/** What new-line delimited JSON holds: its records, or the first line that is no object. */
export type Ndjson =
  | { readonly ok: true; readonly records: readonly Json[] }
  | { readonly ok: false; readonly line: number; readonly text: string };

/** White space of JSON around a line. RFC 8259, section 2. */
const AROUND = /^[ \t]+|[ \t]+$/g;

/**
 * Reads new-line delimited JSON. Any line end will do, empty lines count for nothing, and a byte order mark is ignored where
 * the file begins with it, as RFC 8259 allows.
 */
export function readNdjson(content: string): Ndjson {
  const lines = content
    .replace(/^\ufeff/, '')
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(AROUND, ''))
    .filter((line) => line !== '');
  const records: Json[] = [];
  for (const [index, text] of lines.entries()) {
    const record = parse(text);
    if (!isObject(record)) return { ok: false, line: index + 1, text };
    records.push(record);
  }
  return { ok: true, records };
}
