import { nearest } from '../nearest.ts';

/** What a validator found, in the form of Ajv's errors. */
export interface SchemaError {
  /** JSON pointer to the value at fault. */
  readonly instancePath: string;
  /** Where in the schema the rule stands. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value of the keyword. */
  readonly schema?: unknown;
  /** The schema that the keyword stands in. */
  readonly parentSchema?: Readonly<Record<string, unknown>>;
  /** The value at fault. */
  readonly data?: unknown;
  /** The name of a member, where that is at fault. */
  readonly propertyName?: string;
}

/** Says whether a value is what its schema describes; after a refusal `errors` says why not. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: readonly SchemaError[] | null;
}

/**
 * One sentence on the first thing that is wrong: the place in the document, what is there, what would be right, and for
 * an unknown name the nearest known one. `name` is what the reader calls the document. Without errors, says it is right.
 */
export function describe(errors: readonly SchemaError[] | null | undefined, name: string, document?: unknown): string {
  const [first, ...further] = decisive(errors ?? []);
  if (!first) return `${name} is right.`;
  const more = further.length === 0 ? '' : ` (${further.length} more ${further.length === 1 ? 'error' : 'errors'})`;
  return `${clause(first, name, document)}${more}.`;
}

/** A sentence as that of {@link describe} on each thing that is wrong; of more than `max`, the last is how many more. */
export function describeEach(
  errors: readonly SchemaError[] | null | undefined,
  name: string,
  document: unknown,
  max = 8,
): readonly string[] {
  const all = decisive(errors ?? []);
  const more = all.length - max;
  return [
    ...all.slice(0, max).map((error) => `${clause(error, name, document)}.`),
    ...(more > 0 ? [`… and ${more} more ${more === 1 ? 'error' : 'errors'}.`] : []),
  ];
}

function clause(error: SchemaError, name: string, document: unknown): string {
  const place = error.instancePath === '' ? name : `${name}: ${error.instancePath}`;
  const whole = error.data === undefined ? { ...error, data: at(document, error.instancePath) } : error;
  return `${place} ${(WORDINGS[error.keyword] ?? otherwise)(whole)}`;
}

/** Keywords that only say that something within them is wrong. */
export const SUMS: ReadonlySet<string> = new Set(['if', 'discriminator', 'anyOf', 'oneOf', 'propertyNames']);

/** A document with more errors than this is wrong throughout, and the further ones say nothing new. */
export const MAX_ERRORS = 1000;

/** The errors that each say one thing that is wrong: without those that only sum up others, or repeat them. */
export function decisive(all: readonly SchemaError[]): SchemaError[] {
  const errors = all.slice(0, MAX_ERRORS);
  const dropped = new Set<SchemaError>();
  for (const sum of errors.filter(({ keyword }) => SUMS.has(keyword))) {
    const within = errors.filter((error) => isWithin(error, sum));
    const meant = within.filter((error) => !missed(error, sum, within));
    for (const error of within) if (!meant.includes(error)) dropped.add(error);
    if (meant.length > 0 || sum.keyword === 'if' || sum.keyword === 'discriminator') dropped.add(sum);
  }
  const remaining = errors.filter((error) => !dropped.has(error));
  // Of a value of a wrong type nothing else needs to be said.
  const mistyped = new Set(remaining.filter(({ keyword }) => keyword === 'type').map((error) => error.instancePath));
  const kept = new Map<string, SchemaError>();
  for (const error of remaining) {
    if (mistyped.has(error.instancePath) && error.keyword !== 'type') continue;
    const { missingProperty, additionalProperty } = error.params;
    const key = JSON.stringify([error.instancePath, error.keyword, missingProperty, additionalProperty]);
    // The same value may be refused for its type by two rules; the narrower one says more.
    if (!kept.has(key) || typeof error.params['type'] === 'string') kept.set(key, error);
  }
  return [...kept.values()];
}

/** Whether an error is one of those that another sums up: about the same value or a part, by a rule under its rule. */
const isWithin = (error: SchemaError, sum: SchemaError) =>
  error.schemaPath.startsWith(`${sum.schemaPath}/`) && `${error.instancePath}/`.startsWith(`${sum.instancePath}/`);

/** Whether an error stands in an alternative that the document did not mean: one of another type, or of other members. */
function missed(error: SchemaError, sum: SchemaError, within: readonly SchemaError[]): boolean {
  const alternative = ({ schemaPath }: SchemaError) => schemaPath.slice(sum.schemaPath.length + 1).split('/', 1)[0];
  return within.some(
    (other) =>
      alternative(other) === alternative(error) &&
      other.instancePath === sum.instancePath &&
      (other.keyword === 'type' || other.keyword === 'required'),
  );
}

type Wording = (error: SchemaError) => string;

/** What each keyword complains of, to be read after the place. */
export const WORDINGS: Readonly<Record<string, Wording>> = {
  required: ({ params, data, parentSchema }) => {
    const known = keysOf(parentSchema?.['properties']);
    const strays = keysOf(data).filter((key) => !known.includes(key));
    const [near] = nearest(String(params['missingProperty']), strays);
    return `has no “${params['missingProperty']}”, which it needs${near === undefined ? '' : `; there is a “${near}”`}`;
  },
  additionalProperties: ({ params, parentSchema }) => {
    const known = keysOf(parentSchema?.['properties']);
    const [near] = nearest(String(params['additionalProperty']), known);
    const help =
      near === undefined ? `known are ${list(known, 'or', Infinity)}` : `the nearest known name is “${near}”`;
    return `has an unknown member “${params['additionalProperty']}”; ${help}`;
  },
  type: ({ params, data }) => `is ${shown(data)}, and should be ${types(params['type'])}`,
  enum: ({ params, data }) => `is ${shown(data)}, and should be ${list(params['allowedValues'] as unknown[])}`,
  const: ({ params, data }) => `is ${shown(data)}, and should be ${shown(params['allowedValue'])}`,
  pattern: ({ params, data, parentSchema, propertyName }) => {
    if (isRightWithoutUser(data, String(params['pattern'])))
      return 'holds a user name or a password, and should hold neither';
    const [example] = (parentSchema?.['examples'] ?? []) as readonly unknown[];
    const encoding = parentSchema?.['contentEncoding'];
    if (encoding !== undefined) return `is ${shown(data)}, and should be ${String(encoding)}, as ${shown(example)}`;
    const form = example === undefined ? `match ${params['pattern']}` : `look like ${shown(example)}`;
    if (propertyName !== undefined) return `has a member ${shown(propertyName)}, whose name should ${form}`;
    return `is ${shown(data)}, and should ${form}`;
  },
  minLength: () => 'is empty, and should not be',
  minItems: ({ params: { limit } }) =>
    limit === 1
      ? 'is empty, and should have at least one element'
      : `is too short, and should have at least ${limit} elements`,
  minProperties: () => 'is empty, and should have at least one member',
  minimum: ({ params, data }) => `is ${shown(data)}, and should be at least ${params['limit']}`,
  anyOf: (error) => alternatives(error),
  oneOf: (error) => alternatives(error),
  maximum: ({ params, data }) => `is ${shown(data)}, and should be at most ${params['limit']}`,
  dependentRequired: ({ params }) => `has “${params['property']}”, and then needs “${params['missingProperty']}”`,
  uniqueItems: ({ params }) => `has the same element at ${params['j']} and ${params['i']}, and should have each once`,
  maxProperties: ({ params, data }) =>
    `has ${list(keysOf(data), 'and')}, and should have only ${params['limit']} of them`,
};

const otherwise: Wording = ({ keyword, data }) => `is ${shown(data)}, and breaks the rule “${keyword}” of its schema`;

/** Whether a value is an address with credentials and matches the pattern without them: they are not to be shown. */
function isRightWithoutUser(value: unknown, pattern: string): boolean {
  const [, scheme = '', rest = ''] = /^(https?:\/\/)[^/?#]*@(.*)$/s.exec(String(value)) ?? [];
  return scheme !== '' && new RegExp(pattern, 'u').test(`${scheme}${rest}`);
}

type Schema = Readonly<Record<string, unknown>>;

function alternatives({ schema, data }: SchemaError): string {
  const options = schema as readonly Schema[];
  const members = options.flatMap(({ required }) => (required ?? []) as string[]);
  if (members.length > 0) return `has neither ${list(members, 'nor')}, and needs one of them`;
  return `is ${shown(data)}, and should be ${types(options.flatMap(({ type }) => type as string | string[]))}`;
}

// prettier-ignore
const TYPES: Readonly<Record<string, string>> = {
  string: 'text', integer: 'a whole number', number: 'a number', boolean: 'true or false', array: 'an array',
  object: 'an object', null: 'null',
};

const types = (names: unknown) =>
  [names]
    .flat()
    .map((name) => TYPES[String(name)] ?? String(name))
    .join(' or ');

/** Names in a row, the last after the joint; of more than `max` only the first. */
function list(values: readonly unknown[], joint = 'or', max = MANY): string {
  const names = values.map(shown);
  if (names.length > max) return `${names.slice(0, max).join(', ')}, …`;
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${joint} `);
}

const MANY = 16;
const LONGEST = 60;

/** A value as a reader may want to see it: short, and text in quotes. */
function shown(value: unknown): string {
  if (value === undefined) return 'absent';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return value.length > LONGEST ? `“${value.slice(0, LONGEST)}…”` : `“${value}”`;
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** The value at a JSON pointer. */
function at(document: unknown, pointer: string): unknown {
  let value = document;
  for (const key of pointer.split('/').slice(1)) {
    value = (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return value;
}
