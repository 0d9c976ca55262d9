/**
 * `locspec/msw`: the service at its real addresses, within the test's process, by MSW 2.
 *
 * ```js
 * const service = interceptService({ baseUrl: 'https://api.example.com', authUrl: 'https://accounts.example.com' });
 * await theAppUnderTest();
 * service.verify();
 * await service.close();
 * ```
 */
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/service.ts';
import { watchCallers } from '../service/watch-callers.ts';
import { readInterceptOptions, requireFree, type InterceptOptions } from './intercept-options.ts';
import { throwUnknownRoute } from './unknown-route.ts';

export type { InterceptOptions } from './intercept-options.ts';
export type { Service } from '../service/service.ts';

/** Options of {@link interceptService}. */
export interface MswOptions extends InterceptOptions {
  /**
   * The test's own result of `setupServer`, which the test starts and closes itself. MSW supports only one server at a
   * time, so a test that has one must pass it. The service comes before the server's handlers, and stays when they are
   * reset; those that the test adds later by `server.use` come before the service. When absent, a server is created for
   * the service.
   */
  readonly server?: MswServer;
}

/** What is needed of the result of `setupServer`. */
export interface MswServer {
  use(...handlers: never[]): void;
  resetHandlers(...handlers: never[]): void;
}

/** The origins that an open service intercepts. */
const intercepted = new Set<string>();

/**
 * Intercepts the addresses of a service within the process, for every HTTP client, with the same handle as
 * `locspec/mock`. A request to an intercepted host that no route matches fails with an error that names the nearest route.
 * Requests to other hosts pass through, or go to the given `server`.
 *
 * `close` removes only what was set up here. Throws a TypeError for an invalid address, an Error if an address is still
 * intercepted by an earlier call, and whatever {@link createService} throws.
 */
export function interceptService(given: MswOptions): Service {
  const { server, ...rest } = given ?? {};
  const { options: serviceOptions, origins } = readInterceptOptions(given && rest);
  requireFree(origins, (origin) => intercepted.has(origin));
  const service = createService(serviceOptions, close);
  let isOpen = true;
  // One handler for all origins: MSW parses a request again for every handler that it tries.
  const handler = http.all(new RegExp(`^(?:${origins.map(escapeRegExp).join('|')})/`), ({ request }) =>
    // A closed service's handler stays in the test's server; it then passes requests on.
    isOpen ? service.answer(request, throwUnknownRoute, callers.take(request.method, request.url)) : undefined,
  );
  const ownServer = server === undefined ? setupServer(handler) : undefined;
  ownServer?.listen({ onUnhandledRequest: 'bypass' });
  if (server) useAfterResets(server, handler as never, () => isOpen);
  const callers = watchCallers(origins);
  for (const origin of origins) intercepted.add(origin);
  return service;

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    for (const origin of origins) intercepted.delete(origin);
    callers.end();
    ownServer?.close();
  }
}

/** The handlers in a server of the test's own that outlast its resets. */
const lasting = new WeakMap<MswServer, Map<never, () => boolean>>();

/** Adds a handler to a server, and adds it again whenever the server resets its handlers, as long as it is open. */
function useAfterResets(server: MswServer, handler: never, isOpen: () => boolean): void {
  server.use(handler);
  const known = lasting.get(server);
  if (known) return void known.set(handler, isOpen);
  const handlers = new Map([[handler, isOpen]]);
  lasting.set(server, handlers);
  const reset = server.resetHandlers.bind(server);
  server.resetHandlers = (...next) => {
    reset(...next);
    for (const [each, isEachOpen] of handlers) {
      if (isEachOpen()) server.use(each);
      else handlers.delete(each);
    }
  };
}

const escapeRegExp = (origin: string) => origin.replaceAll(/[.[\]]/g, '\\$&');
