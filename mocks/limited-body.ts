import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Bound } from './workings.ts';

/** Refuses bodies of more than so many bytes, whether or not they say their length. */
export function limitedBody(most: number, refuse: (c: Context<Bound>) => Response): MiddlewareHandler<Bound> {
  const counted = bodyLimit({ maxSize: most, onError: (c) => refuse(c) });
  return async (c, next) => {
    const said = c.req.header('Content-Length');
    // A server reads no more than the length that was said, so only a body without one has to be counted.
    if (said === undefined || c.req.header('Transfer-Encoding') !== undefined) return counted(c, next);
    return Number(said) > most ? refuse(c) : next();
  };
}
