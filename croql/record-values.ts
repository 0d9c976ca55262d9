import { recordInstant } from './dates.ts';
import type { Semantics } from './semantics.ts';
import type { Type } from './tree.ts';
import type { CroqlRecord } from './world.ts';

/**
 * What an expression works with. A datetime is its instant in milliseconds, an absent value is null, and where any
 * form of a plural string may answer, a text is the list of its forms.
 */
export type Value = boolean | number | string | readonly string[] | CroqlRecord | readonly CroqlRecord[] | null;

const NO_RECORD: CroqlRecord = {};

/** A member of a record as its type, absent when the record holds nothing of that type. */
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
      return typeof held === 'string' ? recordInstant(held, semantics['date-zone']) : null;
    case 'object':
      return isRecord(held) ? held : null;
    case 'collection':
      return readCollection(held);
    default:
      return null;
  }
}

/** A text; of a plural one, which is an object keyed by category, the form or forms that `semantics` names. */
export function readText(held: unknown, semantics: Semantics): string | readonly string[] | null {
  const absent = semantics.null === 'empty-text' ? '' : null;
  if (typeof held === 'string') return held;
  if (!isRecord(held)) return absent;
  if (semantics['plural-text'] === 'other') return typeof held['other'] === 'string' ? held['other'] : absent;
  const forms = Object.values(held).filter((form) => typeof form === 'string');
  return forms.length > 0 ? forms : absent;
}

/** The elements of an array, or of a map of custom fields by their slugs; an element that is no record has no members. */
export function readCollection(held: unknown): readonly CroqlRecord[] {
  if (Array.isArray(held)) return held.every(isRecord) ? held : held.map((each) => (isRecord(each) ? each : NO_RECORD));
  if (!isRecord(held)) return [];
  return Object.entries(held).map(([slug, value]) =>
    isRecord(value) ? { slug, name: slug, ...value } : { slug, name: slug, value: String(value ?? '') },
  );
}

/** How many elements there are; the forms of one plural translation may count as one. */
export function countOf(collection: readonly CroqlRecord[], semantics: Semantics): number {
  if (semantics['plural-count'] === 'each-form') return collection.length;
  const plural = collection.filter((element) => typeof element['plural form'] === 'string');
  const kept = new Set(plural.map((element) => JSON.stringify([element['language'], element['user']])));
  return collection.length - plural.length + kept.size;
}

const isRecord = (value: unknown): value is CroqlRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
