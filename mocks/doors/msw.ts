/**
 * `locspec/msw`: the service at its real addresses, in the process of the test, by MSW 2.
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
import { watchCallers } from '../caller.ts';
import { createService, type Service } from '../service.ts';
import { interceptedOf, refuseStray, type InterceptOptions } from './intercepted.ts';

export type { InterceptOptions } from './intercepted.ts';
export type { Service } from '../service.ts';

export interface MswOptions extends InterceptOptions {
  /**
   * What the test has set up by `setupServer` itself, and listens and closes itself. MSW serves one such server at a
   * time, so a test that has one gives it here; a server for the service alone is set up when absent.
   */
  readonly server?: { use(...handlers: never[]): void };
}

/**
 * Answers the addresses of a service in-process, whatever client asks, with the same handle as `locspec/mock`. A
 * request to one of their hosts that no route answers fails with an error that names the nearest route; what goes to
 * other hosts is let pass, or is the business of the `server` that was given.
 *
 * `close` takes away what was put up here and nothing else. Throws a TypeError for an address that is none, and what
 * {@link createService} throws.
 */
export function interceptService(options: MswOptions): Service {
  const { addresses, origins } = interceptedOf(options);
  const service = createService({ ...options, addresses }, close);
  let isOpen = true;
  // One handler for all: MSW takes a request apart anew for each that it tries.
  const handler = http.all(new RegExp(`^(?:${origins.map(escaped).join('|')})/`), ({ request }) =>
    // A handler of a server that goes on stays in it: it hands on what comes after the end.
    isOpen ? service.answer(request, refuseStray, callers.take(request.method, request.url)) : undefined,
  );
  const own = options.server === undefined ? setupServer(handler) : undefined;
  own?.listen({ onUnhandledRequest: 'bypass' });
  options.server?.use(handler as never);
  const callers = watchCallers(origins);
  return service;

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    callers.end();
    own?.close();
  }
}

const escaped = (origin: string) => origin.replaceAll(/[.[\]]/g, '\\$&');
