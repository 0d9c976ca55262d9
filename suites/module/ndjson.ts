import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';

/** What new-line delimited JSON holds: its records, or the first line that is no object. */
export type Ndjson =
  | { readonly ok: true; readonly records: readonly Json[] }
  | { readonly ok: false; readonly line: number; readonly text: string };

/** Reads new-line delimited JSON. Any line end will do, and empty lines count for nothing. */
export function readNdjson(content: string): Ndjson {
  const lines = content
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const records: Json[] = [];
  for (const [index, text] of lines.entries()) {
    const record = parse(text);
    if (!isObject(record)) return { ok: false, line: index + 1, text };
    records.push(record);
  }
  return { ok: true, records };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
