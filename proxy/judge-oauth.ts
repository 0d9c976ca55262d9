import type { Judging } from './judgement.ts';
import type { Flows } from './flows.ts';
import type { OpenService, Opinion } from './open-service.ts';
import { findMissingChallenge } from './shown-by-refusal.ts';
import { authorizeRules } from '../mocks/oauth/authorize-rules.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import { findCode, readFields, readTokens } from '../suites/drivers/oauth-requests.ts';
import type { Arrival } from '../suites/drivers/oauth-requests.ts';
import { readRedirect } from '../suites/kit/exchange.ts';
import type { Exchange } from '../suites/kit/exchange.ts';
import { approval, returnsCode, returnsNoCode } from '../suites/oauth/approval-rules.ts';
import { leadsTo } from '../suites/oauth/arrival.ts';
import { consentPage, errorRedirect, redirectsWithGet } from '../suites/oauth/authorize-standard-rules.ts';
import { denial } from '../suites/oauth/denial-rule.ts';
import { returnsState } from '../suites/oauth/state-rule.ts';
import { tokenError, tokenErrors } from '../suites/oauth/token-error-rules.ts';
import {
  grantsToken,
  isTokenResponse,
  newTokens,
  refusesToken,
  renewalResponse,
  renewsDirectly,
  tokenResponse,
  tokenResponseHeaders,
} from '../suites/oauth/token-rules.ts';

/** Judges the response to an authorization request, and remembers the flow. */
export function judgeAuthorization(judging: Judging, flows: Flows, exchange: Exchange, { violation }: Opinion): void {
  const query = new URL(exchange.request.url).searchParams;
  const read = (name: string) => authorizeRules.readParameter(query, name);
  const redirectUri = read('redirect_uri');
  const challenge = read('code_challenge');
  const state = read('state');
  if (redirectUri !== undefined)
    flows.pending.set(`${redirectUri} ${state ?? ''}`, {
      clientId: read('client_id') ?? '',
      redirectUri,
      scopes: authorizeRules.splitScopes(read('scope') ?? ''),
      ...(challenge === undefined
        ? {}
        : { challenge: { value: challenge, method: authorizeRules.challengeMethod(read('code_challenge_method')) } }),
      state,
      ...(violation && { violation }),
      isUsual: state !== undefined && [...query.keys()].every((name) => KNOWN_PARAMETERS.has(name)),
    });
  const { status } = exchange.response;
  // Whatever is first shown to the user, a login or the consent, is a page of the flow.
  if (
    status === 200 &&
    violation === undefined &&
    /\btext\/html\b/.test(String(exchange.response.headers['content-type']))
  )
    judging.apply('service', consentPage, { exchange, to: null, trail: [] });
}

/** The parameters of an authorization request. Source, Endpoints 1. */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set([
  ...['client_id', 'redirect_uri', 'response_type', 'scope', 'state'],
  ...['code_challenge', 'code_challenge_method'],
]);

/** Judges a redirect of the authorization server that leads back to an app, whatever page it comes from. */
export function judgeLanding(
  judging: Judging,
  flows: Flows,
  exchange: Exchange,
  service: OpenService,
  now: number,
): boolean {
  const to = readRedirect(exchange);
  if (to === null) return false;
  const candidates = flows.pending.values().filter(({ redirectUri }) => leadsTo(to, redirectUri));
  const error = to.searchParams.get('error');
  const code = findCode(to);
  if (candidates.length === 0) return false;
  const state = to.searchParams.get('state') ?? undefined;
  const flow = candidates.findLast((one) => one.state === state) ?? candidates.at(-1)!;
  const { redirectUri, violation } = flow;
  // Without any of them it is a link to the app, not the end of a flow.
  if (error === null && code === null && (state === undefined || state !== flow.state)) return false;
  const arrival: Arrival = { exchange, to, trail: [] };
  const landing = { arrival, redirectUri };
  judging.apply('service', redirectsWithGet, arrival);
  if (error === 'access_denied') judging.apply('service', denial, landing);
  else if (violation !== undefined && violation.requirement !== 'oauth.authorize.scope-required')
    judging.apply('service', returnsNoCode(violation.requirement), { arrival, despite: violation.message });
  else if (error === null) judging.apply('service', approval, landing);
  else if (error === 'invalid_request' && flow.challenge !== undefined)
    // Nothing of what the source asks for is missing or wrong.
    judging.apply('service', returnsCode('oauth.authorize.code-returned'), landing);
  else if (error === 'invalid_request' && flow.isUsual) judging.blame(findMissingChallenge(), false);
  if (flow.state !== undefined) {
    if (error === 'access_denied') judging.apply('service', returnsState('deny'), { ...landing, state: flow.state });
    else if (code !== null) judging.apply('service', returnsState('approve'), { ...landing, state: flow.state });
    else judging.apply('service', errorRedirect, { to, state: flow.state });
  }
  if (code !== null) {
    service.addCode(code, flow);
    flows.codes.set(code, now);
  }
  flows.pending.delete(`${redirectUri} ${flow.state ?? ''}`);
  return true;
}

/** The error that each mistake of a token request gets. */
const ERRORS: Readonly<Partial<Record<RequirementId, keyof typeof tokenErrors>>> = {
  'oauth.token.grant-type-required': 'request',
  'oauth.token.grant-type-known': 'type',
  'oauth.token.code-required': 'request',
  'oauth.token.redirect-uri-required': 'request',
  'oauth.refresh.token-required': 'request',
  'oauth.token.code-once': 'grant',
  'oauth.token.redirect-uri-matches': 'grant',
  'oauth.token.verifier-checked': 'verifier',
};

/** A code that is refused within this time has not expired, whatever its lifetime. */
const FRESH_MS = 5_000;

/** A token request and its response. */
export interface AskedToken {
  readonly exchange: Exchange;
  /** The parameters of the request. */
  readonly sent: Readonly<Record<string, string>>;
  readonly opinion: Opinion;
  /** When the request arrived, in milliseconds since the epoch. */
  readonly at: number;
}

/** Judges the response to a token request, and remembers the tokens. */
export function judgeToken(judging: Judging, flows: Flows, asked: AskedToken, service: OpenService): void {
  const { exchange, sent, opinion } = asked;
  const { violation } = opinion;
  const isRenewal = sent['grant_type'] === 'refresh_token';
  const before = isRenewal ? flows.renewable.get(sent['refresh_token'] ?? '') : undefined;
  const isGranted = readTokens(exchange).access !== undefined;
  if (violation !== undefined && violation.requirement !== 'oauth.token.json-body')
    judging.apply('service', refusesToken(violation.requirement), { exchange, despite: violation.message });

  if (isTokenResponse(exchange)) {
    judging.apply('service', isRenewal ? renewalResponse : tokenResponse, exchange);
    judging.apply('service', tokenResponseHeaders, exchange);
    if (violation === undefined)
      judging.apply('service', grantsToken(isRenewal ? 'oauth.refresh.grant' : 'oauth.token.exchange'), exchange);
    if (isRenewal) judging.apply('service', renewsDirectly, exchange);
    if (before !== undefined) judging.apply('service', newTokens, { before, after: exchange });
  } else if (violation === undefined) judgeRefusal(judging, flows, asked, isRenewal && before !== undefined);

  const { error } = readFields(exchange.response.body);
  if (exchange.response.status >= 400) {
    judging.apply('service', tokenError, { exchange, isOfClient: error === 'invalid_client' });
    const kind = violation && ERRORS[violation.requirement];
    // The secret of an app is checked first, and only the target knows it.
    if (kind !== undefined && error !== 'invalid_client') judging.apply('service', tokenErrors[kind], exchange);
  }
  if (isGranted) remember(flows, exchange, sent, service);
}

/** The errors that a request without a mistake cannot have, whatever the state of the target. */
const UNFOUNDED = new Set(['invalid_grant', 'invalid_request', 'unsupported_grant_type']);

/** A valid request that is refused as invalid, where nothing that the proxy does not know can be the cause. */
function judgeRefusal(
  judging: Judging,
  { codes }: Flows,
  { exchange, sent, at }: AskedToken,
  isKnownRenewal: boolean,
): void {
  const { status, body } = exchange.response;
  if (status >= 300 && status < 400 && isKnownRenewal) return judging.apply('service', renewsDirectly, exchange);
  if (status !== 400 || !UNFOUNDED.has(String(readFields(body)['error']))) return;
  const seen = codes.get(sent['code'] ?? '');
  if (seen !== undefined && at - seen < FRESH_MS)
    judging.apply('service', grantsToken('oauth.token.exchange'), exchange);
  if (isKnownRenewal) judging.apply('service', grantsToken('oauth.refresh.token-latest'), exchange);
}

function remember(flows: Flows, exchange: Exchange, sent: AskedToken['sent'], service: OpenService): void {
  const { access = '', refresh } = readTokens(exchange);
  const lifetime = readFields(exchange.response.body)['expires_in'];
  service.addTokens({
    clientId: sent['client_id'] ?? '',
    access,
    ...(refresh === undefined ? {} : { refresh }),
    expiresIn: typeof lifetime === 'number' ? lifetime : Infinity,
  });
  if (refresh !== undefined) flows.renewable.set(refresh, exchange);
}
