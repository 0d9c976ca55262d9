/** What stands before `/api/v2` at the end of an address, to which the kit adds it itself; undefined if it does not end so. */
export const beforeApiPath = (address: string): string | undefined => /^(.*)\/api\/v2\/*$/.exec(address)?.[1];
