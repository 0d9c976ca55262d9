import { Complaint } from './complaint.ts';
import { EXIT } from '../reports/exit-code.ts';

/**
 * Throws a {@link Complaint} unless what the flag or argument gives is an http or https address without a user name and
 * a password. Neither is ever repeated.
 */
export function mustBeAddress(name: string, given: string, wanted = 'an http or https address'): void {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Complaint(`${name} is “${withoutUser(given)}”; it must be ${wanted}.`, EXIT.usage);
  if (url.username !== '' || url.password !== '')
    throw new Complaint(`${name} holds a user name or a password; an address here holds neither.`, EXIT.usage);
}

/** A text that may have been meant for an address, as it may be shown: without what stands before its last @. */
export const withoutUser = (text: string): string => text.replace(/^(\s*[^\s:]+:\/*).*@/s, '$1…@');
