import { describeUnknown } from '../core/check-options.ts';

/** A state that cannot be set up: what is wrong, and the JSON pointer to it in the request's body. */
export class StateRefusal extends Error {
  readonly at: string;
  readonly status: 400 | 404 | 413 | 415 | 422;

  constructor(error: string, at: string, status: StateRefusal['status'] = 422) {
    super(error);
    this.at = at;
    this.status = status;
  }
}

/** The members of an object that has not been read yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object with only the known members. Throws a {@link StateRefusal}, as do the other readers. */
export function readFields(value: unknown, at: string, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StateRefusal(`${lastPart(at)} must be an object.`, at);
  }
  const unknown = known && Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new StateRefusal(describeUnknown(unknown, known!), `${at}/${escapePointer(unknown)}`);
  }
  return value as Fields;
}

/** The value as a non-empty string. */
export function readText(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') {
    throw new StateRefusal(`${lastPart(at)} must be a non-empty string.`, at);
  }
  return value;
}

/** The value as an array. */
export function readList(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new StateRefusal(`${lastPart(at)} must be an array.`, at);
  return value;
}

/** The value as one of some names. */
export function readOneOf<Name extends string>(value: unknown, names: readonly Name[], at: string): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new StateRefusal(`${lastPart(at)} must be one of ${names.join(', ')}.`, at);
  return found;
}

/** The value as an http or https address. */
export function readWebAddress(value: unknown, at: string): string {
  const address = readText(value, at);
  if (!URL.canParse(address) || !/^https?:/i.test(address)) {
    throw new StateRefusal(`${lastPart(at)} must be an http or https address.`, at);
  }
  return address;
}

/** A name as a part of a JSON pointer (RFC 6901, 3). */
export const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The name that a part of a JSON pointer stands for (RFC 6901, 4). */
const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * The sentence of a refusal for the caller of a function, who knows no pointers: a member is named by its path, as in
 * `file.name`. `params` is the pointer to what the caller gave, and `place` what the caller calls that, if anything.
 */
export function describeRefusal({ message, at }: StateRefusal, params: string, place = ''): string {
  const pointer = at.startsWith(params) ? at.slice(params.length) : at;
  const parts = pointer.split('/').slice(1).map(unescapePointer);
  const path = [place, ...parts].filter((part) => part !== '').join('.');
  const name = unescapePointer(at.split('/').at(-1) ?? '');
  if (path !== '' && message.startsWith(`${name} `)) return path + message.slice(name.length);
  // An unknown member is quoted, and what it is a member of is not.
  const parent = message.startsWith('“')
    ? [place, ...parts.slice(0, -1)].filter((part) => part !== '').join('.')
    : place;
  return parent === '' ? message : `${parent}: ${message}`;
}

const lastPart = (pointer: string) => pointer.split('/').at(-1) || 'The body';
