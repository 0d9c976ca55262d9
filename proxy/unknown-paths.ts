import type { Observed } from './observed.ts';
import type { Route } from './routes.ts';
import { describeUnknownRoute } from '../mocks/service/nearest-route.ts';

/** A path of the API that the target does not have, and the source neither. */
export interface UnknownPath {
  /** The method and the path, as in `GET /api/v2/project/1/strings`. */
  readonly request: string;
  times: number;
  /** A sentence with the endpoint of the source that is most like it. */
  readonly nearest: string;
}

const MAX_PATHS = 200;
const MAX_PATH = 200;
const ORIGIN = 'https://api.invalid';
const ADDRESSES = {
  authUrl: 'https://authorization.invalid',
  baseUrl: ORIGIN,
  enterpriseBaseUrl: ORIGIN,
  stateUrl: ORIGIN,
};

/** Counts requests to paths of the API that nobody has: most of them are mistyped. */
export function createUnknownPaths(redact: (text: string) => string): {
  readonly note: (observed: Observed, route: Route) => void;
  /** The most frequent first. */
  readonly list: () => readonly UnknownPath[];
} {
  const paths = new Map<string, UnknownPath>();
  return {
    note: ({ request: { method, url }, response }, { target, roles }) => {
      const [path = ''] = url.slice(target.length).split('?');
      if (response?.status !== 404 || roles.includes('app') || !path.startsWith('/api/v2/')) return;
      const request = `${method} ${path.slice(0, MAX_PATH)}`;
      const known = paths.get(request);
      if (known) known.times += 1;
      else if (paths.size < MAX_PATHS && URL.canParse(ORIGIN + path)) {
        const { correction } = describeUnknownRoute(method, ORIGIN + path, ADDRESSES);
        paths.set(request, { request, times: 1, nearest: correction.replace(ORIGIN, '') });
      }
    },
    list: () =>
      [...paths.values()]
        .map((path) => ({ ...path, request: redact(path.request) }))
        .sort((one, other) => other.times - one.times),
  };
}
