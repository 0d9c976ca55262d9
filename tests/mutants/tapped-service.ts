import { createContext, serveContext } from './reference.ts';
import type { Surroundings } from './reference.ts';
import type { Circumstance, Now, Tap } from './tap.ts';
import { ADDRESSES } from '../in-process.ts';
import type { Fetch } from '../in-process.ts';
import type { BoundedMap } from '../../mocks/core/bounded-map.ts';
import type { Store } from '../../mocks/core/store.ts';
import { moduleRules } from '../../mocks/modules/module-rules.ts';
import { oauthRules } from '../../mocks/oauth/oauth-rules.ts';
import type { Rules } from '../../mocks/rules/rules.ts';
import { isObject } from '../../spec/json.ts';

/**
 * The reference service with a tap at each decision about authorization, tokens and modules, at each thing that it stores
 * and at its requests and responses.
 */
export function serveTapped(createTap: (now: () => Now) => Tap, surroundings?: Surroundings): Fetch {
  let open = 0;
  const watcher = watchRequests();
  const tap = createTap(() => ({ open, circumstances: watcher.circumstances() }));
  const context = createContext(ADDRESSES, surroundings, tapRules(tap));
  tapStore(tap, context.store);
  const fetch = tapTraffic(tap, serveContext(context));
  return async (request) => {
    open += 1;
    try {
      await watcher.look(request);
      return await fetch(request);
    } finally {
      open -= 1;
    }
  };
}

/** What is true of the latest request. */
function watchRequests() {
  let circumstances = new Set<Circumstance>();
  const known = new Set<string>();
  let datasets = 0;
  let first: unknown;
  const look = async (request: Request) => {
    circumstances = new Set(request.url.startsWith(ADDRESSES.enterpriseBaseUrl) ? ['the enterprise edition'] : []);
    if (datasets > 1) circumstances.add('a later dataset');
    if (!request.url.startsWith(ADDRESSES.stateUrl) || request.method !== 'POST') return;
    const { state, params } = (await request.clone().json()) as {
      readonly state?: string;
      readonly params?: FileImport;
    };
    if (state === 'the dataset is') {
      datasets += 1;
      known.clear();
    }
    if (state !== 'the file is imported' || params === undefined) return;
    const { projectId, operation, file, send, edition } = params;
    const key = `${projectId} ${file?.id}`;
    first ??= projectId;
    if (operation === 'update') circumstances.add('an update');
    if (operation === 'import_translations') circumstances.add('an upload of translations');
    if (known.has(key)) circumstances.add('a file that is known');
    if (projectId !== first) circumstances.add('another project');
    if (send?.strings === 'url') circumstances.add('a job by address');
    if (edition === 'enterprise') circumstances.add('the enterprise edition');
    known.add(key);
  };
  return { look, circumstances: () => circumstances };
}

/** The params of the state `the file is imported`, as far as they are looked at. */
interface FileImport {
  readonly projectId?: unknown;
  readonly operation?: unknown;
  readonly file?: { readonly id?: unknown };
  readonly send?: { readonly strings?: unknown };
  readonly edition?: unknown;
}

const findSubject = (values: readonly unknown[]): string | undefined => {
  for (const value of values) {
    if (!isObject(value)) continue;
    const { clientId, name, uniqId, app } = value as Record<string, unknown>;
    const found = clientId ?? name ?? uniqId ?? (isObject(app) ? app['clientId'] : undefined);
    if (typeof found === 'string') return found;
  }
  return undefined;
};

/** A corrupted copy of something stored. What the service notes on it, it notes on what is stored. */
function writeThrough<Value>(copy: Value, stored: Value): Value {
  if (copy === stored || !isObject(copy) || !isObject(stored)) return copy;
  return new Proxy(copy, {
    set: (target, name, value) => Reflect.set(stored, name, value) && Reflect.set(target, name, value),
  });
}

function tapRules(tap: Tap): Partial<Rules> {
  const rules = { ...oauthRules, ...moduleRules } as unknown as Record<string, (...values: unknown[]) => unknown>;
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      (...values: unknown[]) => {
        const subject = findSubject(values);
        const changed = values.map((value, index) => tap(`rule ${name} argument ${index + 1}`, value, subject));
        const result = rule(...changed);
        return writeThrough(tap(`rule ${name} result`, result, subject), result);
      },
    ]),
  );
}

function tapStore(tap: Tap, { codes, accessTokens, refreshTokens, apps }: Store): void {
  const maps = { code: codes, 'access token': accessTokens, 'refresh token': refreshTokens, app: apps };
  for (const [name, map] of Object.entries(maps) as [string, BoundedMap<object>][]) {
    const { get, set } = map;
    map.set = (key, value) => set.call(map, key, tap(`stored ${name}`, value, findSubject([value])));
    map.get = (key) => {
      const value = get.call(map, key);
      return value === undefined ? value : writeThrough(tap(`read ${name}`, value, findSubject([value])), value);
    };
  }
}

const tapTraffic =
  (tap: Tap, fetch: Fetch): Fetch =>
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/oauth/authorize' && request.method === 'GET')
      return tapRedirect(tap, await fetch(tapQuery(tap, request)));
    if (pathname === '/oauth/token') return tapTokens(tap, request, fetch);
    return fetch(pathname.startsWith('/api/') ? tapBearer(tap, request) : request);
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
  return new Request(request.clone(), { headers });
}
