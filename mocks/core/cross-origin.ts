import type { Context } from 'hono';
import type { RouteEnv } from './context.ts';

/** The header that lets pages of any origin read a response (CORS), as single-page apps need. */
export const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' } as const;

/** The response to what a browser asks before a request from another origin: what such a request may have. */
export const allowCrossOrigin = (c: Context<RouteEnv>, method: 'GET' | 'POST', allowHeaders: string): Response =>
  c.body(null, 204, {
    ...ANY_ORIGIN,
    'Access-Control-Allow-Methods': method,
    'Access-Control-Allow-Headers': allowHeaders,
    'Access-Control-Max-Age': '600',
  });

/** A response that pages of any origin can read. */
export function shareWithAnyOrigin(response: Response): Response {
  for (const [name, value] of Object.entries(ANY_ORIGIN)) response.headers.set(name, value);
  return response;
}
