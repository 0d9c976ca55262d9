import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Bound } from '../workings.ts';

/** One fault of a request's parameter. */
export interface ParameterFault {
  readonly key: string;
  readonly code: string;
  readonly message: string;
}

// The error bodies are gaps of the source; public clients of the service rely on exactly these.
// prettier-ignore
const MESSAGES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Not allowed endpoint for token scopes',
  404: 'Resource Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
} as const satisfies Partial<Record<ContentfulStatusCode, string>>;

/** An API error answer: `{"error":{"message","code"}}`. */
export function refuse(c: Context<Bound>, code: keyof typeof MESSAGES, status: number = code): Response {
  return c.json({ error: { message: MESSAGES[code], code } }, status as ContentfulStatusCode);
}

/** A validation answer, which names the parameter at fault. */
export function refuseParameter(
  c: Context<Bound>,
  { key, code, message }: ParameterFault,
  status: ContentfulStatusCode = 400,
): Response {
  return c.json({ errors: [{ error: { key, errors: [{ code, message }] } }] }, status);
}
