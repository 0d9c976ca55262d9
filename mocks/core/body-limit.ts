import type { Context, MiddlewareHandler } from 'hono';
import type { RouteEnv } from './context.ts';
import { BodyTooLargeError, readBytes } from './read-bounded.ts';

/** Refuses bodies of more than `maxBytes`, with or without a `Content-Length`. */
export function limitBody(maxBytes: number, refuse: (c: Context<RouteEnv>) => Response): MiddlewareHandler<RouteEnv> {
  return async (c, next) => {
    const { raw } = c.req;
    const length = c.req.header('Content-Length');
    // A server never reads past the declared length, so only a body without one has to be counted.
    if (length !== undefined && c.req.header('Transfer-Encoding') === undefined)
      return Number(length) > maxBytes ? refuse(c) : next();
    if (raw.body === null) return next();
    try {
      const body = await readBytes(raw.body, maxBytes);
      // Made of its parts: a server's own kind of request is none that another can be made of.
      c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body });
    } catch (error) {
      if (error instanceof BodyTooLargeError) return refuse(c);
      throw error;
    }
    return next();
  };
}
