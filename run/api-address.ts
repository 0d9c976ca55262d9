/** The path of the API, which the kit adds to each address itself. */
export const API_PATH = '/api/v2';

/** What stands before a path at the end of an address; undefined if it does not end so. */
export function addressBefore(address: string, path: string = API_PATH): string | undefined {
  const trimmed = address.replace(/\/+$/, '');
  return trimmed.endsWith(path) ? trimmed.slice(0, -path.length) : undefined;
}
