import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RouteEnv } from './context.ts';

/** An error in one parameter of a request, as the validation envelope reports it. */
export interface ParameterError {
  readonly key: string;
  readonly code: string;
  readonly message: string;
}

// The source leaves the error bodies open; public clients of the service rely on exactly these.
// prettier-ignore
const MESSAGES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Not allowed endpoint for token scopes',
  404: 'Resource Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
} as const satisfies Partial<Record<ContentfulStatusCode, string>>;

/** An API error response, `{"error":{"message","code"}}`; `status` can differ from `code`. */
export function refuse(c: Context<RouteEnv>, code: keyof typeof MESSAGES, status: number = code): Response {
  return c.json({ error: { message: MESSAGES[code], code } }, status as ContentfulStatusCode);
}

/** A validation error response that names the invalid parameter: `{"errors":[{"error":{"key","errors":[…]}}]}`. */
export function refuseParameter(
  c: Context<RouteEnv>,
  { key, code, message }: ParameterError,
  status: ContentfulStatusCode = 400,
): Response {
  return c.json({ errors: [{ error: { key, errors: [{ code, message }] } }] }, status);
}
