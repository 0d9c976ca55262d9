import { LISTS } from '../lists/lists.ts';

/** The import of a file, by the state address or by a handle. */
export const IMPORT = 'file import';

/** The operations of a client, by the ends of their paths. */
const OPERATIONS = [
  { operation: 'GET /oauth/authorize', path: /\/oauth\/authorize$/ },
  { operation: 'POST /oauth/token', path: /\/oauth\/token$/ },
  ...LISTS.map(({ path }) => ({
    operation: `GET ${path.replace(/^\/api\/v2/, '').replaceAll(/:(\w+)/g, '{$1}')}`,
    path: new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  })),
];

/** The names of all operations. */
export const OPERATION_NAMES: readonly string[] = [...OPERATIONS.map(({ operation }) => operation), IMPORT];

/** The operation that an address belongs to; undefined for one that no client asks for. */
export const findOperation = (url: string, stateUrl: string): string | undefined =>
  url.startsWith(stateUrl) ? IMPORT : OPERATIONS.find(({ path }) => path.test(new URL(url).pathname))?.operation;
