import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { limitBody } from '../core/body-limit.ts';
import type { RouteEnv } from '../core/context.ts';
import { allowCrossOrigin, ANY_ORIGIN } from '../core/cross-origin.ts';
import { reportViolation } from '../core/journal.ts';
import type { OauthContext } from './oauth-rules.ts';
import { grantTokens } from './token-grants.ts';
import { TokenRefusal } from './token-refusals.ts';
import { readTokenRequest } from './token-request.ts';

// Far more than any token request needs.
const MAX_BYTES = 1024 * 1024;

/** The token endpoint. Source, Endpoints 2; statuses and error bodies by RFC 6749, 5. */
export function createTokenRoutes(context: OauthContext): Hono<RouteEnv> {
  const { rules } = context;

  async function respond(c: Context<RouteEnv>): Promise<Response> {
    if (c.req.method === 'POST' && !rules.isTokenByPostAccepted()) return c.json(NOT_FOUND, 404, ANY_ORIGIN);
    const headers = { ...rules.tokenResponseHeaders(), ...ANY_ORIGIN };
    const { url } = c.req;
    const { exchange } = c.env;
    const contentType = c.req.header('Content-Type') ?? '';
    const authorization = c.req.header('Authorization') ?? '';
    try {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const granted = grantTokens(context, readTokenRequest({ url, contentType, authorization, body }, rules));
      exchange.requirements = granted.exercised;
      // Without hono's headers of a response, which cost as much as granting the tokens.
      return new Response(JSON.stringify(granted.body), { status: rules.tokenResponseStatus(), headers });
    } catch (refusal) {
      if (!(refusal instanceof TokenRefusal)) throw refusal;
      const { requirement, message, correction } = refusal;
      if (correction === null) exchange.requirements = [requirement];
      else reportViolation(exchange, { requirement, message, correction });
      const error = rules.tokenError(refusal.error, refusal.message);
      const body = rules.tokenErrorBody(error, rules.tokenErrorDescription(refusal.code, message));
      if (refusal.error === 'invalid_client' && authorization !== '' && rules.isHeaderChallenged()) {
        return c.json(body, 401, { ...headers, 'WWW-Authenticate': 'Basic' });
      }
      return c.json(body, rules.tokenErrorStatus(error, refusal.code) as ContentfulStatusCode, headers);
    }
  }

  const routes = new Hono<RouteEnv>();
  routes.options('/oauth/token', (c) => allowCrossOrigin(c, 'POST', 'Authorization, Content-Type'));
  routes.post(
    '/oauth/token',
    limitBody(MAX_BYTES, (c) => c.json(TOO_LARGE, 413, ANY_ORIGIN)),
    respond,
  );
  routes.all('/oauth/token', (c) => {
    if (c.req.method === 'GET' && rules.isTokenByGetAccepted()) return respond(c);
    const message = `Tokens were requested by ${c.req.method}.`;
    reportViolation(c.env.exchange, {
      requirement: 'oauth.token.address',
      message,
      correction: 'Request tokens by POST.',
    });
    return c.json(NOT_POST, 405, { Allow: 'POST', ...ANY_ORIGIN });
  });
  return routes;
}

const TOO_LARGE = { error: 'invalid_request', error_description: `A token request has at most ${MAX_BYTES} bytes.` };
const NOT_FOUND = { error: { message: 'Resource Not Found', code: 404 } };
const NOT_POST = { error: 'invalid_request', error_description: 'Request tokens by POST.' };
