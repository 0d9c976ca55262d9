import type { StateRefusal } from '../state/read-fields.ts';

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

/** The name that a part of a JSON pointer stands for (RFC 6901, 4). */
const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
