import { json } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { isObject } from '../../spec/json.ts';

/** The short name of the envelope of a list with records, or undefined for a body of another shape. */
export function readEnvelope({ response }: Exchange): 'data-of-data' | 'data' | 'array' | undefined {
  const body = json(response);
  const isRecord = (item: unknown) => isObject(item) && item['data'] === undefined;
  if (Array.isArray(body)) return body.length > 0 && body.every(isRecord) ? 'array' : undefined;
  const items = isObject(body) ? body['data'] : undefined;
  if (!Array.isArray(items) || items.length === 0) return undefined;
  if (items.every(isRecord)) return 'data';
  return items.every((item) => isObject(item) && isObject(item['data'])) ? 'data-of-data' : undefined;
}
