import { BoundedMap } from '../../../mocks/core/bounded-map.ts';
import { faults } from '../../../mocks/rules/faults.ts';
import type { FaultId } from '../../../mocks/rules/faults.ts';
import { defaultRules } from '../../../mocks/rules/rules.ts';
import { moduleRules } from '../../../mocks/modules/module-rules.ts';
import { oauthRules } from '../../../mocks/oauth/oauth-rules.ts';
import { isObject } from '../../../spec/json.ts';
import type { Fetch } from '../../in-process.ts';
import type { Tap } from './tap.ts';

const MUTANT = 'mutant' as FaultId;
/** What is stored in the maps of the service, by a field that only it has. */
const STORED = {
  code: 'redeemed',
  'access token': 'expiresAt',
  'refresh token': 'issuedAt',
  app: 'redirectUris',
  page: 'browser',
} as const;

const findSubject = (values: readonly unknown[]): string | undefined => {
  for (const value of values) {
    if (!isObject(value)) continue;
    const { clientId, name, uniqId, app } = value as Record<string, unknown>;
    const found = clientId ?? name ?? uniqId ?? (isObject(app) ? app['clientId'] : undefined);
    if (typeof found === 'string') return found;
  }
  return undefined;
};

/** Every decision of the service about authorization, tokens and modules, with a tap at each argument and result. */
function tapRules(tap: Tap): Record<string, unknown> {
  const names = Object.keys({ ...oauthRules, ...moduleRules });
  return Object.fromEntries(
    names.map((name) => {
      const rule = (defaultRules as unknown as Record<string, (...values: unknown[]) => unknown>)[name]!;
      return [
        name,
        (...values: unknown[]) => {
          const subject = findSubject(values);
          const changed = values.map((value, index) => tap(`rule ${name} argument ${index + 1}`, value, subject));
          return tap(`rule ${name} result`, rule(...changed), subject);
        },
      ];
    }),
  );
}

/** Runs something while a service is made of tapped rules and keeps what it stores in tapped maps. */
export async function withTappedService<Result>(
  tap: Tap,
  act: (faultIds: readonly FaultId[]) => Promise<Result>,
): Promise<Result> {
  const rows = faults as Record<string, unknown>;
  rows[MUTANT] = { breaks: 'oauth.token.exchange', says: 'A mutant.', rules: tapRules(tap) };
  const { set, get } = BoundedMap.prototype;
  const kind = (value: unknown) => Object.entries(STORED).find(([, field]) => isObject(value) && field in value)?.[0];
  BoundedMap.prototype.set = function (key: string, value: never) {
    const stored = kind(value);
    set.call(this, key, (stored === undefined ? value : tap(`stored ${stored}`, value, findSubject([value]))) as never);
  };
  BoundedMap.prototype.get = function (key: string) {
    const value = get.call(this, key);
    const stored = kind(value);
    return stored === undefined ? value : (tap(`read ${stored}`, value, findSubject([value])) as never);
  };
  try {
    return await act([MUTANT]);
  } finally {
    BoundedMap.prototype.set = set;
    BoundedMap.prototype.get = get;
    delete rows[MUTANT];
  }
}

/** A service whose requests and responses pass a tap, and that counts the open requests. */
export const tapTraffic =
  (tap: Tap, count: (change: 1 | -1) => void) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    count(1);
    try {
      const { pathname } = new URL(request.url);
      if (pathname === '/oauth/authorize' && request.method === 'GET')
        return tapRedirect(tap, await fetch(tapQuery(tap, request)));
      if (pathname === '/oauth/token') return await tapTokens(tap, request, fetch);
      if (pathname.startsWith('/api/')) return await fetch(tapBearer(tap, request));
      return await fetch(request);
    } finally {
      count(-1);
    }
  };

/** A text without halves of characters, which an address cannot have. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');

function tapQuery(tap: Tap, request: Request): Request {
  const url = new URL(request.url);
  const subject = url.searchParams.get('client_id') ?? undefined;
  const pairs = [...url.searchParams].flatMap(([name, value]) => {
    const changed = tap(`authorization request ${name}`, value, subject) as unknown;
    return typeof changed === 'string' ? [[name, changed] as [string, string]] : [];
  });
  const query = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`);
  return new Request(`${url.origin}${url.pathname}?${query.join('&')}`, request);
}

function tapRedirect(tap: Tap, response: Response): Response {
  const location = response.headers.get('location');
  if (location === null || !URL.canParse(location)) return response;
  const to = new URL(location);
  const [address = '', query = ''] = location.split(/\?(.*)/s);
  const pairs = [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const changed = tap(`redirect ${name}`, value, to.origin) as unknown;
    return typeof changed === 'string'
      ? [`${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(changed))}`]
      : [];
  });
  const headers = new Headers(response.headers);
  const changed = tap('redirect address', address, to.origin);
  if (!URL.canParse(changed)) return response;
  headers.set('location', `${changed}${pairs.length === 0 ? '' : '?'}${pairs.join('&')}`);
  return new Response(response.body, { status: response.status, headers });
}

async function tapTokens(tap: Tap, request: Request, fetch: Fetch): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  let sent = request;
  let subject: string | undefined;
  if (type.startsWith('application/json')) {
    const text = await request.clone().text();
    try {
      const fields = JSON.parse(text) as Record<string, unknown>;
      subject = String(fields['client_id']);
      const changed = Object.entries(fields).map(([name, value]) => [
        name,
        tap(`token request ${name}`, value, subject),
      ]);
      sent = new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body: JSON.stringify(Object.fromEntries(changed)),
      });
    } catch {
      // What is no JSON passes as it is.
    }
  }
  const response = await fetch(sent);
  if (!response.ok) return response;
  const body = JSON.stringify(tap('token response', (await response.json()) as object, subject));
  return new Response(body, { status: response.status, headers: response.headers });
}

function tapBearer(tap: Tap, request: Request): Request {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return request;
  const changed = tap('bearer', token) as unknown;
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${String(changed).replace(/[^\x20-\x7e]/g, '')}`);
  return new Request(request, { headers });
}
