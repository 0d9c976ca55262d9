import type { Context } from 'hono';
import { refuse } from '../core/api-errors.ts';
import type { RouteEnv, ServiceContext } from '../core/context.ts';
import { reportViolation, type Violation } from '../core/journal.ts';
import type { OauthRules } from '../oauth/oauth-rules.ts';

/**
 * The response to a call whose token does not permit it: 401 for a missing, unknown or expired token, 403 for one that
 * does not cover `scope`. Undefined if the call is permitted. Source, Authentication 1 and 6.
 */
export function refuseToken(
  c: Context<RouteEnv>,
  { rules, store, clock }: Pick<ServiceContext<OauthRules>, 'rules' | 'store' | 'clock'>,
  scope: string,
): Response | undefined {
  const { exchange } = c.env;
  if (!rules.isTokenNeeded(c.req.path, c.req.method, c.req.url, c.req.header('Cookie'))) return undefined;
  const bearer = rules.readBearer(c.req.header('Authorization') ?? '');
  const token = rules.findAccessToken(store, bearer);
  if (token === undefined || !rules.isTokenAlive(token, clock.now())) {
    // An expired token is not the app's mistake; a token that was never issued is.
    if (token) exchange.requirements = ['oauth.access.expired'];
    else reportViolation(exchange, bearer ? UNKNOWN_TOKEN : NO_TOKEN);
    // RFC 6750, 3: the response to a refused token names the scheme that would be accepted.
    if (rules.isSchemeSent()) c.header('WWW-Authenticate', 'Bearer');
    return refuse(c, 401, rules.unauthorizedStatus(bearer !== undefined));
  }
  if (rules.coversScope(token.scopes, scope)) return undefined;
  reportViolation(exchange, {
    requirement: 'errors.forbidden',
    message: `The scopes of the token (${token.scopes.join(' ')}) do not cover ${scope}.`,
    correction: `Request the scope ${scope}, or a parent of it, in the authorization request.`,
  });
  return refuse(c, 403);
}

const NO_TOKEN: Violation = {
  requirement: 'lists.bearer',
  message: 'The request has no access token.',
  correction: 'Send the header Authorization: Bearer <ACCESS_TOKEN>.',
};

const UNKNOWN_TOKEN: Violation = {
  requirement: 'oauth.access.token-issued',
  message: 'The access token was never issued here, or it has been revoked.',
  correction: 'Send the access_token of a token response unchanged.',
};
