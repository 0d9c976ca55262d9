/**
 * `locspec/nock`: the service at its real addresses, in the process of the test, by nock 14.
 *
 * ```js
 * const service = interceptService({ baseUrl: 'https://api.example.com', authUrl: 'https://accounts.example.com' });
 * await theAppUnderTest();
 * service.verify();
 * await service.close();
 * ```
 */
import nock from 'nock';
import { watchCallers, type Callers } from '../caller.ts';
import { createService, type Service } from '../service.ts';
import { interceptedOf, refuseStray, type InterceptOptions } from './intercepted.ts';

export type { InterceptOptions } from './intercepted.ts';
export type { Service } from '../service.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Under which name nock knows an origin that was taken over last. */
const names = new Map<string, string>();
let count = 0;

/**
 * Answers the addresses of a service in-process, whatever client asks, with the same handle as `locspec/mock`. A
 * request to one of their hosts that no route answers fails with an error that names the nearest route.
 *
 * Nock's setting for real connections stays as it is, and `close` takes away what was put up here and nothing else.
 * Throws a TypeError for an address that is none, an Error when one of them is still taken by an earlier call, and
 * what {@link createService} throws.
 */
export function interceptService(options: InterceptOptions): Service {
  const { addresses, origins } = interceptedOf(options);
  const double = origins.find(isTaken);
  if (double !== undefined) throw new Error(`${double} is taken over already: close the service that has it first.`);

  const service = createService({ ...options, addresses }, close);
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
    if (!wasActive) nock.restore();
  }
}

/** Puts up the interceptors of one origin. */
function intercept(origin: string, service: Service, callers: Callers): nock.Interceptor[] {
  // Nock never forgets a base address, and refuses what it has no interceptor for; one that nobody asks may stay.
  const name = `https://locspec-${++count}.invalid`;
  names.set(origin, name);
  const scope = nock(name, { filteringScope: isAt(origin) }).persist();
  const requests = new WeakMap<object, Asked>();
  scope.on('request', (request: SeenRequest, _interceptor: unknown, body: string) => {
    requests.set(request, { headers: request.headers, body });
    // Nock would parse a body that says it is JSON, and not survive one that is not.
    request.headers = {};
  });
  return METHODS.map((method) => {
    // Optional: a service that is not asked leaves no mock pending.
    const interceptor = scope.intercept(() => true, method).optionally();
    interceptor.reply(async function (this: nock.ReplyFnContext, path: string) {
      const { headers = {}, body = '' } = requests.get(this.req) ?? {};
      const isBodyless = method === 'GET' || method === 'HEAD';
      const sent = { method, headers: sendable(headers), ...(isBodyless ? {} : { body }) };
      const request = new Request(origin + path, sent);
      const response = await service.answer(request, refuseStray, callers.take(method, request.url));
      return [response.status, Buffer.from(await response.arrayBuffer()), [...response.headers].flat()];
    });
    return interceptor;
  });
}

/** Whether a service has an origin; nock tells, since a test may have cleaned up by itself. */
function isTaken(origin: string): boolean {
  const name = names.get(origin);
  return name !== undefined && nock.activeMocks().some((mock) => mock.includes(`${name}:`));
}

/** Whether nock speaks of an origin; it always names the port. */
function isAt(origin: string): (asked: string) => boolean {
  const { protocol, port } = new URL(origin);
  const whole = port === '' ? `${origin}:${protocol === 'https:' ? 443 : 80}` : origin;
  return (asked) => asked === whole;
}

interface SeenRequest {
  headers: Record<string, string | readonly string[]>;
}

interface Asked {
  readonly headers: SeenRequest['headers'];
  readonly body: string;
}

/** The headers as a request takes them, without the name that nock has put in the place of the host. */
function sendable(headers: SeenRequest['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    name === 'host' ? [] : [value].flat().map((each): [string, string] => [name, String(each)]),
  );
}
