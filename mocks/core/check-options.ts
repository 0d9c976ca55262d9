import { isCount, isFlag, isListOf, isNumber, isText } from '../../run/shape.ts';
import { isObject } from '../../spec/json.ts';
import { nearest } from '../../spec/nearest.ts';

/** What an option may be, by the words that ask for it. */
const KINDS = {
  'a string': isText,
  'a number': isNumber,
  'a whole number of seconds, at least 0': isCount,
  'a number or Infinity': (value) => typeof value === 'number' && !Number.isNaN(value),
  'a boolean': isFlag,
  'a function': (value) => typeof value === 'function',
  'an object': isObject,
  'an array': Array.isArray,
  'an array of strings': isListOf(isText),
  'an object of strings': (value) => isObject(value) && Object.values(value).every(isText),
  'a string or a regular expression': (value) => isText(value) || value instanceof RegExp,
  'a client id or an app': (value) => isText(value) || (isObject(value) && isText(value['clientId'])),
} as const satisfies Readonly<Record<string, (value: unknown) => boolean>>;

/** The options that a function takes, and what each may be. */
export type OptionKinds<Options> = Readonly<Record<keyof Options, keyof typeof KINDS>>;

/**
 * Throws a TypeError for what is no object, for an option that the function does not take and for one of another kind: in
 * JavaScript nothing else says so. What is undefined counts as absent.
 */
export function checkOptions(call: string, options: unknown, kinds: OptionKinds<object>): void {
  if (options === undefined) return;
  const known: Readonly<Record<string, keyof typeof KINDS>> = kinds;
  const names = Object.keys(known);
  if (!isObject(options)) throw new TypeError(`${call} takes an object with ${names.join(', ')}.`);
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) throw new TypeError(`${call}: ${describeUnknown(name, names)}`);
    if (value !== undefined && !KINDS[kind](value)) throw new TypeError(`${call}: ${name} must be ${kind}.`);
  }
}

/** The sentence on a name that is not among the known ones: the nearest of them, or all. */
export function describeUnknown(name: string, known: readonly string[]): string {
  const [near] = nearest(name, known);
  return `“${name}” is unknown here; ${near === undefined ? `use ${known.join(', ')}.` : `did you mean “${near}”?`}`;
}
