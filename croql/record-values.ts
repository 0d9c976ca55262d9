import { readInstant } from './dates.ts';
import type { Semantics } from './semantics.ts';
import type { Type } from './types.ts';
import type { CroqlRecord } from './evaluation-context.ts';

/**
 * A value of an expression. A datetime is its instant in milliseconds, and an absent value is null. A plural text is
 * the list of its forms if the semantics compare any of them.
 */
export type Value = boolean | number | string | readonly string[] | CroqlRecord | readonly CroqlRecord[] | null;

const NO_RECORD: CroqlRecord = {};

/** Reads a member of a record; absent if the record has no value of that type. */
export function readMember(record: CroqlRecord, name: string, type: Type, semantics: Semantics): Value {
  const held = record[name];
  switch (type) {
    case 'boolean':
      return held === true;
    case 'number':
      return typeof held === 'number' ? held : null;
    case 'string':
      return readText(held, semantics);
    case 'datetime':
      return typeof held === 'string' ? readInstant(held, semantics['date-zone']) : null;
    case 'object':
      return isRecord(held) ? held : null;
    case 'collection':
      return readCollection(held);
    default:
      return null;
  }
}

/** Reads a text. A plural text is an object of forms by category, of which `semantics` selects one or all. */
export function readText(held: unknown, semantics: Semantics): string | readonly string[] | null {
  const absent = semantics.null === 'empty-text' ? '' : null;
  if (typeof held === 'string') return held;
  if (!isRecord(held)) return absent;
  if (semantics['plural-text'] === 'other') return typeof held['other'] === 'string' ? held['other'] : absent;
  const forms = Object.values(held).filter((form) => typeof form === 'string');
  return forms.length > 0 ? forms : absent;
}

/** Reads the elements of an array, or of a map of custom fields by slug. An element that is no record has no members. */
export function readCollection(held: unknown): readonly CroqlRecord[] {
  if (Array.isArray(held)) return held.every(isRecord) ? held : held.map((each) => (isRecord(each) ? each : NO_RECORD));
  if (!isRecord(held)) return [];
  return Object.entries(held).map(([slug, value]) =>
    isRecord(value) ? { slug, name: slug, ...value } : { slug, name: slug, value: String(value ?? '') },
  );
}

/** Counts elements; `semantics` can make the forms of one plural translation count as one. */
export function countElements(collection: readonly CroqlRecord[], semantics: Semantics): number {
  if (semantics['plural-count'] === 'each-form') return collection.length;
  const plural = collection.filter((element) => typeof element['plural form'] === 'string');
  const translations = new Set(plural.map((element) => JSON.stringify([element['language'], element['user']])));
  return collection.length - plural.length + translations.size;
}

const isRecord = (value: unknown): value is CroqlRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
