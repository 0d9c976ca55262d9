import { createFlows } from './flows.ts';
import { judgeList } from './judge-list.ts';
import { judgeAuthorization, judgeLanding, judgeToken } from './judge-oauth.ts';
import { beginJudging, NOT_JUDGED } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import type { Observed } from './observed.ts';
import { createOpenService } from './open-service.ts';
import type { Opinion } from './open-service.ts';
import { findOperation } from './operations.ts';
import type { Operation } from './operations.ts';
import { readExchange } from './read-exchange.ts';
import type { Route } from './routes.ts';
import { findMissingCredential } from './shown-by-refusal.ts';
import { readTokenRequest } from '../mocks/oauth/token-request.ts';
import { TokenRefusal } from '../mocks/oauth/token-refusals.ts';
import { defaultRules } from '../mocks/rules/rules.ts';
import type { Exchange } from '../suites/kit/exchange.ts';

/** Judges the exchanges of a pair, one after another, in the order in which they ended. */
export type Examine = (observed: Observed, route: Route) => Promise<Judgement>;

/** Statuses by which something in front of a service says that it is not there, or that it has had enough. */
const UNAVAILABLE = new Set([429, 502, 503, 504]);

/** A function that judges what apps and a service say to each other; `now` is in milliseconds since the epoch. */
export function createServiceExaminer(now: () => number): Examine {
  const service = createOpenService(now);
  const flows = createFlows();

  return async (observed, route) => {
    const { method, url } = observed.request;
    const read = readExchange(observed);
    if (read === undefined || observed.failure !== undefined) return NOT_JUDGED;
    const { exchange, hasWholeRequest, hasWholeResponse } = read;
    const judging = beginJudging();
    const operation = findOperation(method, url, route);
    const isAvailable = !UNAVAILABLE.has(exchange.response.status);
    if (operation === undefined) {
      // The pages between the authorization request and the app are the service's own; only where they lead matters.
      const isLanding = route.roles.includes('authorization') && judgeLanding(judging, flows, exchange, service, now());
      return isLanding ? judging.end('GET /oauth/authorize', false) : NOT_JUDGED;
    }
    if (operation.kind === 'token' && !hasWholeRequest) return NOT_JUDGED;
    const sent = operation.kind === 'token' ? readParameters(exchange, operation) : {};
    const restore = rememberUse(sent);
    const asked = await service.ask(toRequest(exchange, operation));
    const { status } = exchange.response;
    const missing =
      operation.kind === 'token' && asked.violation === undefined
        ? findMissingCredential(sent, exchange, service.store)
        : undefined;
    const opinion: Opinion = missing === undefined ? asked : { ...asked, isAccepted: false, violation: missing };
    const isAccepted = status < 400;
    // What the kit's own service takes, a target refuses for something else.
    if (opinion.violation && isAvailable) judging.blame(opinion.violation, isAccepted || opinion.isAccepted);
    if (!isAvailable) {
      restore();
      return judging.end(operation.name);
    }
    if (operation.kind === 'list')
      judgeList(judging, { operation, opinion, exchange, hasWholeResponse, at: observed.startedAt }, flows, service);
    else if (operation.kind === 'authorize') {
      judgeAuthorization(judging, flows, exchange, opinion);
      judgeLanding(judging, flows, exchange, service, now());
    } else {
      if (!isAccepted) restore();
      if (hasWholeResponse) judgeToken(judging, flows, { exchange, sent, opinion, at: observed.startedAt }, service);
    }
    return judging.end(operation.name);
  };

  /** What a code or refresh token was before a request; one that the target refuses has not been used. */
  function rememberUse(sent: Readonly<Record<string, string>>): () => void {
    const code = service.store.codes.get(sent['code'] ?? '');
    const token = service.store.refreshTokens.get(sent['refresh_token'] ?? '');
    const [redeemed, used] = [code?.redeemed ?? false, token?.used ?? false];
    return () => {
      if (code) code.redeemed = redeemed;
      if (token) token.used = used;
    };
  }
}

/** The parameters of a token request, as far as they can be read. */
function readParameters({ request }: Exchange, { openUrl }: Operation): Readonly<Record<string, string>> {
  const { headers, body = '' } = request;
  try {
    const parameters = readTokenRequest(
      {
        url: openUrl,
        contentType: headers['content-type'] ?? '',
        authorization: headers['authorization'] ?? '',
        body: Buffer.from(body),
      },
      { ...defaultRules, isBasicAccepted: () => true },
    );
    return Object.fromEntries(parameters);
  } catch (error) {
    if (error instanceof TokenRefusal) return {};
    throw error;
  }
}

const PASSED_ON = new Set(['authorization', 'content-type']);

function toRequest({ request }: Exchange, { openUrl }: Operation): Request {
  const { method, headers, body } = request;
  return new Request(openUrl, {
    method,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED_ON.has(name))),
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
}
