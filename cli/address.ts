import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { addressBefore, API_PATH } from '../run/api-address.ts';

/**
 * Throws a {@link CliError} unless a flag or argument is an http or https address without a user name and a password.
 * The message repeats neither.
 */
export function mustBeAddress(name: string, given: string, wanted = 'an http or https address'): void {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CliError(`${name} is “${withoutUser(given)}”; it must be ${wanted}.`, EXIT.usage);
  if (url.username !== '' || url.password !== '')
    throw new CliError(`${name} holds a user name or a password; leave them out.`, EXIT.usage);
}

/** Throws a {@link CliError} for an address that ends with a path that the kit adds itself, by default that of the API. */
export function mustEndBefore(name: string, address: string, path?: string): void {
  const before = addressBefore(address, path);
  if (before !== undefined)
    throw new CliError(`${name} ends with ${path ?? API_PATH}, which the kit adds itself: give ${before}.`, EXIT.usage);
}

/** A text that may be an address, without a user name and a password. */
export const withoutUser = (text: string): string => text.replace(/^(\s*[^\s:]+:\/*).*@/s, '$1…@');
