import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RouteEnv } from './context.ts';

/** Refuses bodies of more than `maxBytes`, with or without a `Content-Length`. */
export function limitBody(maxBytes: number, refuse: (c: Context<RouteEnv>) => Response): MiddlewareHandler<RouteEnv> {
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c) });
  return async (c, next) => {
    const length = c.req.header('Content-Length');
    // A server never reads past the declared length, so only a body without one has to be counted.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return countBytes(c, next);
    return Number(length) > maxBytes ? refuse(c) : next();
  };
}
