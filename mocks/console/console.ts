import type { Hono } from 'hono';
import type { ConsoleContext, ConsoleOptions } from './console-context.ts';

/** The console: a page at the root of the hosted edition that shows the state of the service. */
export interface Console {
  /** Whether an address belongs to the console. */
  isAt(url: string): boolean;
  /** Responds to a request for such an address. */
  fetch(request: Request): Promise<Response>;
}

/** The console of a service. What it needs is loaded with its first request: most services never get one. */
export function openConsole(context: ConsoleContext, options: ConsoleOptions): Console {
  const root = `${context.addresses.baseUrl}/`;
  let routes: Promise<Hono> | undefined;
  const load = async () => {
    const { createConsoleRoutes } = await import('./console-routes.ts');
    return createConsoleRoutes(context, options, root);
  };
  return {
    isAt: (url) => {
      if (!url.startsWith(root)) return false;
      const next = url[root.length];
      return next === undefined || next === '?' || url.startsWith('_console/', root.length);
    },
    fetch: async (request) => (await (routes ??= load())).fetch(request),
  };
}
