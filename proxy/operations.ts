import { OPEN } from './open-service.ts';
import type { Route } from './routes.ts';
import { LISTS } from '../mocks/lists/lists.ts';
import type { List } from '../mocks/lists/lists.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

/** What a request to the service asks for. */
export type Operation =
  | { readonly kind: 'authorize' | 'token'; readonly name: string; readonly openUrl: string }
  | {
      readonly kind: 'list';
      readonly name: string;
      readonly openUrl: string;
      readonly list: List;
      readonly edition: Edition;
      /** The values in the path, by name. */
      readonly path: Readonly<Record<string, string>>;
    };

const PATTERNS = LISTS.map((list) => ({
  list,
  name: `GET ${list.path.replace(/^\/api\/v2/, '').replaceAll(/:(\w+)/g, '{$1}')}`,
  pattern: new RegExp(`^${list.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** The operation of the source that a request is; undefined for anything else, which is nobody's business here. */
export function findOperation(method: string, url: string, { target, roles }: Route): Operation | undefined {
  const rest = url.slice(target.length);
  const [path = ''] = rest.split('?');
  if (roles.includes('authorization')) {
    const openUrl = OPEN.authUrl + rest;
    if (path === '/oauth/authorize' && method === 'GET')
      return { kind: 'authorize', name: 'GET /oauth/authorize', openUrl };
    if (path === '/oauth/token' && (method === 'POST' || method === 'GET'))
      return { kind: 'token', name: `${method} /oauth/token`, openUrl };
  }
  const edition = roles.includes('hosted') ? 'hosted' : roles.includes('enterprise') ? 'enterprise' : undefined;
  // By other methods, the same paths add and remove things, of which the source says nothing.
  if (edition === undefined || method !== 'GET') return undefined;
  for (const { list, name, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const openUrl = (edition === 'hosted' ? OPEN.baseUrl : OPEN.enterpriseBaseUrl) + rest;
    return { kind: 'list', name, openUrl, list, edition, path: { ...match.groups } };
  }
  return undefined;
}
