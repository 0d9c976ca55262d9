import { json } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { isObject } from '../../spec/json.ts';

/** Whether the body of an error has an object `error` of `message` and `code`. */
export function hasErrorObject({ response }: Exchange): boolean {
  const body = json(response);
  const error = isObject(body) ? body['error'] : undefined;
  return isObject(error) && typeof error['message'] === 'string' && error['code'] !== undefined;
}

/** The codes of a validation error by its parameters, or undefined for a body of another shape. */
export function readValidation({ response }: Exchange): ReadonlyMap<string, readonly string[]> | undefined {
  const body = json(response);
  const entries = isObject(body) ? body['errors'] : undefined;
  if (!Array.isArray(entries) || entries.length === 0) return undefined;
  const found = new Map<string, readonly string[]>();
  for (const entry of entries as readonly unknown[]) {
    const wrapped = isObject(entry) && isObject(entry['error']) ? entry['error'] : entry;
    if (!isObject(wrapped) || typeof wrapped['key'] !== 'string' || !Array.isArray(wrapped['errors'])) return undefined;
    const errors = wrapped['errors'] as readonly unknown[];
    const codes = errors.flatMap((error) =>
      isObject(error) && typeof error['code'] === 'string' && typeof error['message'] === 'string'
        ? [error['code']]
        : [],
    );
    if (codes.length === 0 || codes.length < errors.length) return undefined;
    found.set(wrapped['key'], codes);
  }
  return found;
}

/** Whole numbers that a text names, the last ones: a refusal may name its bound. */
export const readNumbers = (text: string): readonly number[] =>
  [...new Set(text.slice(0, 2_000).match(/\b\d{1,9}\b/g))]
    .map(Number)
    .filter((number) => number > 1)
    .slice(-2);
