import { NoResponse } from './exchange.ts';
import type { HttpRequest, NoResponseCode } from './exchange.ts';
import { isObject } from '../../spec/json.ts';

/** A value of a rule as JSON. What JSON has no form for, and every reference, is an object with one key that begins with `$`. */
export type Encoded = null | boolean | number | string | readonly Encoded[] | { readonly [key: string]: Encoded };

/** The results of a function that an input holds, by its arguments. */
export type Calls = readonly (readonly [given: readonly unknown[], result: unknown])[];

/** What the values of a run refer to. */
export interface Encoder {
  /** The form of an object that is kept elsewhere. */
  readonly refer: (value: object) => Encoded | undefined;
  /** The calls that a rule made of a function. */
  readonly callsOf: (value: object) => Calls | undefined;
}

/** No input of a rule is nested a quarter as deep. */
const MAX_DEPTH = 250;

/** A value as JSON. Throws for what cannot be judged again: an object of an unknown class, a function that nobody watched. */
export function encodeValue(value: unknown, encoder: Encoder, depth = 0): Encoded {
  const encode = (one: unknown) => encodeValue(one, encoder, depth + 1);
  const encodeAll = (entries: Iterable<unknown>) => Array.from(entries, encode);
  if (depth > MAX_DEPTH) throw new Error('the input of a rule is nested too deep for the evidence');
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (value === undefined) return { $undefined: true };
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : { $number: Object.is(value, -0) ? '-0' : `${value}` };
  if (typeof value === 'function') {
    // A function without arguments tells a state, such as a number of requests.
    const calls =
      encoder.callsOf(value) ?? (value.length === 0 ? [[[], (value as () => unknown)()] as const] : undefined);
    if (calls !== undefined) return { $calls: calls.map(([given, result]) => [encodeAll(given), encode(result)]) };
  }
  if (typeof value !== 'object') throw new Error(`the evidence cannot hold a ${typeof value}`);
  const reference = encoder.refer(value);
  if (reference !== undefined) return reference;
  if (Array.isArray(value)) return encodeAll(value as readonly unknown[]);
  if (value instanceof URL) return { $url: value.href };
  if (value instanceof URLSearchParams) return { $parameters: encodeAll(value) };
  if (value instanceof Map) return { $map: encodeAll(value) };
  if (value instanceof Set) return { $set: encodeAll(value) };
  if (value instanceof Date) return { $date: value.getTime() };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (value instanceof NoResponse) return { $noResponse: [value.code, encode(value.request), value.message] };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new Error(`the evidence cannot hold a ${(prototype as object).constructor.name}`);
  const entries = Object.entries(value).map(([key, item]) => [key, encode(item)] as const);
  return entries.some(([key]) => key.startsWith('$'))
    ? { $object: entries.map(([key, item]) => [key, item]) }
    : Object.fromEntries(entries);
}

/** Finds what encoded values refer to, by the digest. Throws where there is no such thing. */
export interface Decoder {
  readonly refer: (kind: string, digest: Encoded) => unknown;
}

/** The value that was encoded. Throws an Error of one sentence for anything else. */
export function decodeValue(encoded: unknown, decoder: Decoder, depth = 0): unknown {
  const decode = (one: unknown) => decodeValue(one, decoder, depth + 1);
  if (depth > 2 * MAX_DEPTH) throw new Error('a value is nested too deep');
  if (Array.isArray(encoded)) return encoded.map(decode);
  if (!isObject(encoded)) return encoded;
  const entries = Object.entries(encoded);
  const [tag, content] = entries.length === 1 ? entries[0]! : ['', undefined];
  if (!tag.startsWith('$')) return Object.fromEntries(entries.map(([key, item]) => [key, decode(item)]));
  const list = () => {
    if (!Array.isArray(content)) throw new Error(`a value of the kind ${tag} is damaged`);
    return content.map(decode);
  };
  const text = () => {
    const read = decode(content);
    if (typeof read !== 'string') throw new Error(`a value of the kind ${tag} is damaged`);
    return read;
  };
  const pairs = () =>
    list().map((pair) => (Array.isArray(pair) ? (pair as [unknown, unknown]) : ([pair, undefined] as const)));
  switch (tag) {
    case '$undefined':
      return undefined;
    case '$number':
      return Number(text());
    case '$url':
      return new URL(text());
    case '$parameters':
      return new URLSearchParams(pairs().map(([key, item]): [string, string] => [String(key), String(item)]));
    case '$map':
      return new Map(pairs());
    case '$set':
      return new Set(list());
    case '$date':
      return new Date(Number(content));
    case '$bytes':
      return Buffer.from(text(), 'base64');
    case '$object':
      return Object.fromEntries(pairs().map(([key, item]) => [String(key), item]));
    case '$calls':
      return createAnswers(pairs() as unknown as Calls);
    case '$noResponse': {
      const [code, request, message] = list();
      return new NoResponse(code as NoResponseCode, request as HttpRequest, String(message));
    }
    default:
      return decoder.refer(tag, content as Encoded);
  }
}

/** A function that answers as it did, and in no other case. */
const createAnswers =
  (calls: Calls) =>
  (...given: readonly unknown[]): unknown => {
    const call = calls.find(([known]) => JSON.stringify(known) === JSON.stringify(given));
    if (call === undefined) throw new Error('the rule asks what the run did not answer');
    return call[1];
  };
