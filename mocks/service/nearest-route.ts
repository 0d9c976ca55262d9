import { distance } from 'fastest-levenshtein';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Addresses } from '../core/context.ts';
import type { Violation } from '../core/journal.ts';
import { LISTS } from '../lists/lists.ts';

/** One endpoint of the source; parameters of its path are in braces. */
interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The addresses that have it. */
  readonly at: readonly (keyof Addresses)[];
  readonly requirement: RequirementId;
}

/** Source, Endpoints 1 to 4. */
const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/oauth/authorize', at: ['authUrl'], requirement: 'oauth.authorize.address' },
  { method: 'POST', path: '/oauth/token', at: ['authUrl'], requirement: 'oauth.token.address' },
  ...LISTS.map(({ path, requirement }) => ({
    method: 'GET' as const,
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    at: ['baseUrl', 'enterpriseBaseUrl'] as const,
    requirement,
  })),
];

/** The violation of a request that no route matches; the correction names the nearest route. */
export function describeUnknownRoute(method: string, url: string, addresses: Addresses): Violation {
  const { origin, pathname } = new URL(url);
  const isSameServer = (route: Route) => route.at.some((name) => new URL(addresses[name]).origin === origin);
  const measure = (route: Route) =>
    measureDistance(pathname, route.path) + (isSameServer(route) ? 0 : OTHER_SERVER_PENALTY);
  const nearest = ROUTES.reduce((best, route) => (measure(route) < measure(best) ? route : best));
  const candidates = nearest.at.map((name) => addresses[name]);
  // Of the two editions, the one of the request.
  const address = candidates.find((each) => new URL(each).origin === origin) ?? candidates[0]!;
  return {
    requirement: nearest.requirement,
    message: `No route matches ${method} ${origin}${pathname}.`,
    correction: `The nearest route is ${nearest.method} ${address}${nearest.path}.`,
  };
}

// A matching path on another server is nearer than a path here that differs by more words than this.
const OTHER_SERVER_PENALTY = 2;

/** How different two paths are: by words that only one of them has, and then by letters. */
function measureDistance(requested: string, path: string): number {
  const [requestedWords, pathWords] = [splitWords(requested), splitWords(path)];
  // A word of the request shows what was intended, so ignoring it counts more than adding one.
  return (
    1.5 * countUnmatched(requestedWords, pathWords) +
    countUnmatched(pathWords, requestedWords) +
    distance(requested, path) / 1_000
  );
}

const splitWords = (path: string) => path.split('/').filter((word) => !/^(?:\d*|\{\w+\})$/.test(word));

const countUnmatched = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => others.every((other) => distance(word, other) > Math.max(1, word.length / 3))).length;
