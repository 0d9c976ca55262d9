import type { Answer } from './conclusions.ts';
import { isRefusal } from './conclusions.ts';
import { decide, openConsentPage } from '../drivers/consent.ts';
import { authorizationAddress, authorize, readFields, readTokens, requestToken } from '../drivers/oauth-requests.ts';
import type { Arrival, Parameters } from '../drivers/oauth-requests.ts';
import { buildRequest, exchangeFields, findTokenFlow } from '../drivers/oauth-steps.ts';
import type { AppType, AuthorizationRequest, RequestOverrides } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';

/** Whether the user of the target approves every request from now on. */
const approval = sessionKey(() => ({ isSet: false }));

/** Has the user approve a request, as `decide` does, and says so to the state address once instead of each time. */
export async function approve(target: Target, parameters: Parameters): Promise<Arrival> {
  const state = target.session.get(approval);
  const { consent = { by: 'state' } } = target.plan;
  if (state.isSet && consent.by === 'state') return authorize(target, authorizationAddress(target, parameters));
  const arrival = await decide(target, 'approve', parameters);
  state.isSet = true;
  return arrival;
}

/** Requests the page on which the user decides, without a decision. */
export async function askAgain(target: Target, parameters: Parameters): Promise<Arrival> {
  target.session.get(approval).isSet = false;
  return openConsentPage(target, parameters);
}

/** A valid request of an app, in a flow that was seen to bring tokens. */
export async function buildValid(
  context: CheckContext,
  type: AppType,
  given: RequestOverrides = {},
): Promise<AuthorizationRequest> {
  const { pkce } = await findTokenFlow(context, type);
  return buildRequest(context, await context.target.app(type), pkce, given);
}

/** The fields of a valid exchange of a new code. */
export async function prepareFields(context: CheckContext, asked: AuthorizationRequest) {
  const { to } = await approve(context.target, asked.parameters);
  const code = to?.searchParams.get('code');
  if (!code)
    throw new PreconditionFailed(`an approved request of ${asked.app.clientId} returned no code`, {
      code: 'no-tokens',
    });
  return exchangeFields(asked, code);
}

/** The tokens of a new grant to the confidential app. Throws {@link PreconditionFailed} if one of the two is missing. */
export async function obtainPair(context: CheckContext) {
  const asked = await buildValid(context, 'confidential');
  const exchange = await requestToken(context.target, await prepareFields(context, asked));
  const { access, refresh } = readTokens(exchange);
  if (access === undefined || refresh === undefined)
    throw new PreconditionFailed(`a valid exchange gives ${describeTokens(exchange)} and not both tokens`);
  return { app: asked.app, access, refresh };
}

/** Errors of a server that fails, or is asked too often: RFC 6749 4.1.2.1, and others that are in use. */
const FAILURES = new Set<unknown>(['server_error', 'temporarily_unavailable', 'slow_down']);

/** What an authorization server makes of an approved request. */
export function readArrival({ to, exchange }: Arrival): Answer {
  if (to?.searchParams.get('code')) return 'granted';
  const error = to?.searchParams.get('error');
  if (error) return FAILURES.has(error) ? 'unclear' : 'refused';
  return to === null && isRefusal(exchange) ? 'refused' : 'unclear';
}

/** What a token endpoint makes of a request. */
export function readTokenAnswer(exchange: Exchange): Answer {
  if (readTokens(exchange).access !== undefined) return 'granted';
  return isRefusal(exchange) && !FAILURES.has(readFields(exchange.response.body)['error']) ? 'refused' : 'unclear';
}

/** Where an authorization request led, in a few words. */
export function describeArrival({ to, exchange }: Arrival): string {
  const { status } = exchange.response;
  if (to === null) return `a page with ${status}`;
  const error = to.searchParams.get('error');
  return to.searchParams.has('code') ? `${status} and a code` : `${status} and the error ${error ?? '(none)'}`;
}

/** The status and the error of a response of the token endpoint. */
export function describeTokens({ response: { status, body } }: Exchange): string {
  const { error } = readFields(body);
  return typeof error === 'string' ? `${status} and the error ${error.slice(0, 60)}` : `${status}`;
}
