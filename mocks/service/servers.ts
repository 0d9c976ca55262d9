import { Hono, type Context } from 'hono';
import { refuse } from '../core/api-errors.ts';
import type { Addresses, RouteEnv } from '../core/context.ts';
import { shareWithAnyOrigin } from '../core/cross-origin.ts';
import { reportViolation, type Exchange } from '../core/journal.ts';
import { createListRoutes } from '../lists/list-routes.ts';
import { createFileRoutes } from '../modules/shared-files.ts';
import { createAuthorizeRoutes } from '../oauth/authorize-routes.ts';
import { createTokenRoutes } from '../oauth/token-routes.ts';
import type { ReferenceContext } from '../rules/rules.ts';
import { createStateRoutes } from '../state/state-routes.ts';
import { describeUnknownRoute } from './nearest-route.ts';

/** One server per origin of the addresses, with the routes that belong there. Throws if both editions have one address. */
export function createServers(context: ReferenceContext): ReadonlyMap<string, Hono<RouteEnv>> {
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = context.addresses;
  if (baseUrl === enterpriseBaseUrl) throw new Error('The two editions need different addresses.');
  const servers = new Map<string, Hono<RouteEnv>>();
  const mount = (address: string, routes: Hono<RouteEnv>) => {
    const { origin, pathname } = new URL(address);
    const server = servers.get(origin) ?? new Hono<RouteEnv>();
    servers.set(origin, server.route(pathname, routes));
  };
  mount(stateUrl, createStateRoutes(context));
  mount(authUrl, createAuthorizeRoutes(context));
  mount(authUrl, createTokenRoutes(context));
  mount(baseUrl, createFileRoutes(context));
  mount(baseUrl, createListRoutes(context, 'hosted'));
  mount(enterpriseBaseUrl, createListRoutes(context, 'enterprise'));
  for (const server of servers.values()) {
    server.notFound((c) => {
      const { exchange } = c.env;
      reportViolation(exchange, describeUnknownRoute(c.req.method, c.req.url, context.addresses));
      exchange.isUnknownRoute = true;
      return refuseAnywhere(c, 404);
    });
    server.onError((error, c) => {
      // The client disconnected before the request was complete.
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return refuseAnywhere(c, 400);
      // The stack is for whoever runs the service, who can read the journal, not for clients.
      c.env.exchange.failure = error.stack ?? String(error);
      return refuseAnywhere(c, 500);
    });
  }
  return servers;
}

/** A refusal of a request that no route answered. A page of another origin reads those of the API. */
const refuseAnywhere = (c: Context<RouteEnv>, code: 400 | 404 | 500) =>
  c.req.path.startsWith('/api/') ? shareWithAnyOrigin(refuse(c, code)) : refuse(c, code);

/** The response, 421, to a request whose origin is none of the service's. */
export function refuseMisdirected(request: Request, exchange: Exchange, addresses: Addresses): Response {
  reportViolation(exchange, describeUnknownRoute(request.method, request.url, addresses));
  exchange.isUnknownRoute = true;
  const origins = new Set(Object.values(addresses).map((address) => new URL(address).origin));
  const message = `This service is at ${[...origins].join(' and ')}, not at ${new URL(request.url).origin}.`;
  return Response.json({ error: { message, code: 421 } }, { status: 421 });
}
