import { isObject } from '../spec/json.ts';

/** Whether a value from elsewhere has a shape. What it has besides is left alone. */
export type Shape = (value: unknown) => boolean;

/** A text. */
export const isText: Shape = (value) => typeof value === 'string';
/** A boolean. */
export const isFlag: Shape = (value) => typeof value === 'boolean';
/** A finite number. */
export const isNumber: Shape = (value) => Number.isFinite(value);
/** A whole number from 0. */
export const isCount: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

/** One of these names. */
export const isOneOf =
  (names: readonly string[]): Shape =>
  (value) =>
    names.includes(value as string);

/** An array of at most `max` items of a shape. */
export const isListOf =
  (item: Shape, max = 1_000_000): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(item);

/** An object whose values all have a shape. */
export const isRecordOf =
  (item: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every(item);

/** An object with these members; the second ones may be absent. */
export const isObjectOf =
  (members: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value) =>
    isObject(value) &&
    Object.entries(members).every(([name, shape]) => Object.hasOwn(value, name) && shape(value[name])) &&
    Object.entries(optional).every(([name, shape]) => value[name] === undefined || shape(value[name]));
