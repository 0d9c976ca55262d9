/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: neither null nor an array. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
