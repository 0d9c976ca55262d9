import { isObject } from '../../spec/json.ts';

/**
 * Changes the values at a path, through the items of every list on the way. `*` is every item of a list, and every member of
 * an object.
 */
export function changeAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each) => changeAt(each, name === '*' ? rest : [name, ...rest], change));
  if (!isObject(value)) return value;
  const names = name === '*' ? Object.keys(value) : [name].filter((one) => value[one] !== undefined);
  const changed = names.map((one) => [one, changeAt(value[one], rest, change)] as const);
  return { ...value, ...Object.fromEntries(changed) };
}
