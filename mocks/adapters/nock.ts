/**
 * `locspec/nock`: the service at its real addresses, within the test's process, by nock 14.
 *
 * ```js
 * const service = interceptService({ baseUrl: 'https://api.example.com', authUrl: 'https://accounts.example.com' });
 * await theAppUnderTest();
 * service.verify();
 * await service.close();
 * ```
 */
import nock from 'nock';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/service.ts';
import { watchCallers, type CallerWatch } from '../service/watch-callers.ts';
import { readInterceptOptions, requireFree, type InterceptOptions } from './intercept-options.ts';
import { throwUnknownRoute } from './unknown-route.ts';

export type { InterceptOptions } from './intercept-options.ts';
export type { Service } from '../service/service.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** The scopes of the intercepted origins. */
const scopes = new Map<string, nock.Scope>();
/** The origins that a test has intercepted itself: nock knows them by their own names from then on. */
const named = new Set<string>();
let count = 0;

/**
 * Intercepts the addresses of a service within the process, for every HTTP client, with the same handle as
 * `locspec/mock`. A request to an intercepted host that no route matches fails with an error that names the nearest route.
 * The test's own interceptors of these addresses come first if they were there before.
 *
 * Nock's setting for real connections stays unchanged, and `close` removes only what was set up here. Throws a TypeError
 * for an invalid address, an Error if an address is still intercepted by an earlier call, and whatever
 * {@link createService} throws.
 */
export function interceptService(options: InterceptOptions): Service {
  const { options: serviceOptions, origins } = readInterceptOptions(options);
  requireFree(origins, isIntercepted);
  const service = createService(serviceOptions, close);
  const wasActive = nock.isActive();
  if (!wasActive) nock.activate();
  const callers = watchCallers(origins);
  const interceptors = origins.flatMap((origin) => intercept(origin, service, callers));
  let isOpen = true;
  return service;

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    callers.end();
    for (const interceptor of interceptors) nock.removeInterceptor(interceptor);
    for (const origin of origins) scopes.delete(origin);
    if (!wasActive) nock.restore();
  }
}

/** Adds the interceptors of one origin. */
function intercept(origin: string, service: Service, callers: CallerWatch): nock.Interceptor[] {
  // Nock never forgets a base address, and refuses requests to it without an interceptor. An unused name is harmless. Of
  // several names for an address nock tries one only, so an address that the test intercepts itself keeps its own.
  if (nock.activeMocks().some((mock) => mock.includes(` ${addPort(origin)}/`))) named.add(origin);
  const scope = named.has(origin)
    ? nock(origin).persist()
    : nock(`https://locspec-${++count}.invalid`, { filteringScope: (other) => other === addPort(origin) }).persist();
  scopes.set(origin, scope);
  const requests = new WeakMap<object, RequestParts>();
  scope.on('request', (request: NockRequest, _interceptor: unknown, body: string) => {
    requests.set(request, { headers: request.headers, body });
    // Nock would parse a body that is declared as JSON, and would fail if it is not.
    request.headers = {};
  });
  return METHODS.map((method) => {
    // Optional: a service without requests leaves no mock pending.
    const interceptor = scope.intercept(() => true, method).optionally();
    interceptor.reply(async function (this: nock.ReplyFnContext, path: string) {
      const { headers = {}, body = '' } = requests.get(this.req) ?? {};
      const isBodyless = method === 'GET' || method === 'HEAD';
      const init = { method, headers: toHeaderPairs(headers), ...(isBodyless ? {} : { body }) };
      const request = new Request(origin + path, init);
      const response = await service.answer(request, throwUnknownRoute, callers.take(method, request.url));
      return [response.status, Buffer.from(await response.arrayBuffer()), [...response.headers].flat()];
    });
    return interceptor;
  });
}

/** Whether a service intercepts an origin, by nock's own records, since a test can remove all interceptors itself. */
const isIntercepted = (origin: string): boolean => (scopes.get(origin)?.activeMocks() ?? []).length > 0;

/** An origin as nock writes it, always with a port. */
function addPort(origin: string): string {
  const { protocol, port } = new URL(origin);
  return port === '' ? `${origin}:${protocol === 'https:' ? 443 : 80}` : origin;
}

interface NockRequest {
  headers: Record<string, string | readonly string[]>;
}

interface RequestParts {
  readonly headers: NockRequest['headers'];
  readonly body: string;
}

/** The headers of a request, without the host, which nock has replaced by its own name. */
function toHeaderPairs(headers: NockRequest['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    name === 'host' ? [] : [value].flat().map((each): [string, string] => [name, String(each)]),
  );
}
