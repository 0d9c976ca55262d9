import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { crossOrigin } from '../cross-origin.ts';
import { object } from '../journal.ts';
import { limitedBody } from '../limited-body.ts';
import { grant } from './token-grants.ts';
import { TokenRefusal } from './token-refusals.ts';
import { parametersOf } from './token-request.ts';
import type { Bound, Workings } from '../workings.ts';

// Many times what any token request needs.
const MOST_BYTES = 1024 * 1024;

/** The token endpoint. Source, Endpoints 2; statuses and error bodies by RFC 6749, 5. */
export function tokenRoutes(inside: Workings): Hono<Bound> {
  const { rules } = inside;

  async function answer(c: Context<Bound>): Promise<Response> {
    if (c.req.method === 'POST' && !rules.isTokenByPostTaken()) return c.json(NOT_FOUND, 404);
    const headers = rules.tokenAnswerHeaders();
    const { url } = c.req;
    const { exchange } = c.env;
    const contentType = c.req.header('Content-Type') ?? '';
    const authorization = c.req.header('Authorization') ?? '';
    try {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const granted = grant(inside, parametersOf({ url, contentType, authorization, body }, rules));
      exchange.requirements = granted.exercised;
      const text = JSON.stringify(granted.answer);
      return c.body(text, rules.tokenAnswerStatus() as ContentfulStatusCode, headers);
    } catch (refusal) {
      if (!(refusal instanceof TokenRefusal)) throw refusal;
      const { requirement, message, correction } = refusal;
      if (correction === null) exchange.requirements = [requirement];
      else object(exchange, { requirement, message, correction });
      const error = rules.tokenError(refusal.error, refusal.message);
      const body = rules.tokenErrorBody(error, rules.tokenErrorDescription(refusal.code, message));
      if (refusal.error === 'invalid_client' && authorization !== '' && rules.isHeaderAnswered()) {
        return c.json(body, 401, { ...headers, 'WWW-Authenticate': 'Basic' });
      }
      return c.json(body, rules.tokenErrorStatus(error) as ContentfulStatusCode, headers);
    }
  }

  const routes = new Hono<Bound>();
  routes.use('/oauth/token', crossOrigin('POST', 'Authorization, Content-Type'));
  routes.post(
    '/oauth/token',
    limitedBody(MOST_BYTES, (c) => c.json(TOO_LARGE, 413)),
    answer,
  );
  routes.all('/oauth/token', (c) => {
    if (c.req.method === 'GET' && rules.isTokenByGetTaken()) return answer(c);
    const message = `Tokens were asked for by ${c.req.method}.`;
    object(c.env.exchange, { requirement: 'oauth.token.address', message, correction: 'Ask for tokens by POST.' });
    return c.json(NOT_POST, 405, { Allow: 'POST' });
  });
  return routes;
}

const TOO_LARGE = { error: 'invalid_request', error_description: `A token request has at most ${MOST_BYTES} bytes.` };
const NOT_FOUND = { error: { message: 'Resource Not Found', code: 404 } };
const NOT_POST = { error: 'invalid_request', error_description: 'Tokens are asked for by POST.' };
