import { distance } from 'fastest-levenshtein';
import type { RequirementId } from '../spec/requirements.ts';
import type { Finding } from './journal.ts';
import { LISTS } from './lists/lists.ts';
import type { Addresses } from './workings.ts';

/** One address of the source with its place, as a person writes it. */
interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
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

/** What to say of a request that no route of the service answers: the nearest one that does. */
export function strayFinding(method: string, url: string, addresses: Addresses): Finding {
  const { origin, pathname } = new URL(url);
  const isHere = (route: Route) => route.at.some((name) => new URL(addresses[name]).origin === origin);
  const far = (route: Route) => farFrom(pathname, route.path) + (isHere(route) ? 0 : ELSEWHERE);
  const nearest = ROUTES.reduce((best, route) => (far(route) < far(best) ? route : best));
  const at = nearest.at.map((name) => addresses[name]);
  // Of the two editions, the one that was asked.
  const address = at.find((each) => new URL(each).origin === origin) ?? at[0]!;
  return {
    requirement: nearest.requirement,
    message: `Nothing answers ${method} ${origin}${pathname}.`,
    correction: `The nearest route is ${nearest.method} ${address}${nearest.path}.`,
  };
}

// A path that fits another server is nearer than one here that has so many words more or less.
const ELSEWHERE = 2;

/** How many words one of the paths has and the other has not; where that is the same, the letters count. */
function farFrom(asked: string, path: string): number {
  const [given, known] = [wordsOf(asked), wordsOf(path)];
  // A word that was asked for says what was wanted, so to leave it out is worse than to add one.
  return 1.5 * lonely(given, known) + lonely(known, given) + distance(asked, path) / 1_000;
}

const wordsOf = (path: string) => path.split('/').filter((word) => !/^(?:\d*|\{\w+\})$/.test(word));

const lonely = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => others.every((other) => distance(word, other) > Math.max(1, word.length / 3))).length;
