import { acceptsCall, refusesCall } from './access-rules.ts';
import { returnsCode } from './approval-rules.ts';
import { happen } from './flow-events.ts';
import { approveAs, buildFlowRequest, decideAs } from './flow-requests.ts';
import { flowDenied } from './flow-rules.ts';
import type { FlowPoint } from './flow-space.ts';
import { sendWrong } from './invalid-grants.ts';
import { INVALID_REFRESHES } from './invalid-refreshes.ts';
import { lifetimeOf } from './lifetime-of.ts';
import { cannotBeMade, EXCHANGES } from './mistakes.ts';
import { grantsToken, refusesToken } from './token-rules.ts';
import { readTokens, requestToken } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { exchangeFields, refreshFields, requestProjects } from '../drivers/oauth-steps.ts';
import type { AuthorizationRequest } from '../drivers/oauth-steps.ts';
import { canPass } from '../drivers/token-expiry.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';

/** How often each kind of step comes. */
export const STEP_WEIGHTS = {
  'the next step': 14,
  'an approval': 1,
  'a denial': 1,
  'an exchange': 1,
  'a wrong exchange': 3,
  'a second exchange': 1,
  'a call': 3,
  'a call with an expired token': 1,
  'a renewal': 1,
  'a wrong renewal': 1,
  'some time': 1,
  'something else': 2,
} as const;
/** What can be done in a session. */
export type StepKind = keyof typeof STEP_WEIGHTS;

/** What an owner holds. Times are those of the target's clock, in seconds, as far as it was moved. */
interface Grant {
  readonly asked: AuthorizationRequest;
  /** Not exchanged yet. */
  readonly code?: string;
  readonly access?: string;
  readonly refresh?: string;
  readonly issued: number;
  readonly seconds: number;
}

/** Everything that a session knows. */
export interface Session {
  readonly flows: readonly FlowPoint[];
  readonly mistakes: readonly string[];
  readonly grants: Map<number, Grant>;
  /** Fields of exchanges that have been sent, by their owners. */
  readonly used: Map<number, Parameters>;
  /** Tokens that are not valid any more, and their owners. */
  readonly expired: { readonly owner: number; readonly access: string; readonly seconds: number }[];
  now: number;
}

/** One step: what is done, by whom, and a number that chooses among the ways to do it. */
export interface Step {
  readonly kind: StepKind;
  readonly owner: number;
  readonly choice: number;
}

/** Takes a step, and says what it does unless it cannot be taken. */
type Take = (session: Session, step: Step, context: CheckContext, say: (what: string) => void) => Promise<void>;

/** What still has to pass before a token may be refused, at least: no less than a run takes. */
const REMAINING = 300;
/** Seconds after the end of a lifetime: a token is refused by then, whatever leeway clocks are given. */
const LONG_OVER = 330;
/** Seconds for which a refresh token outlives the access token at least: the source gives it no lifetime of its own. */
const REFRESHABLE = 540;
/** What others do that concerns no owner. */
const NOISE = [
  'a refused exchange',
  'a refused renewal',
  'a refused call',
  'an invalid request',
  'another app',
] as const;
/** Mistakes that a session makes in exchanges. */
export const SESSION_MISTAKES = [
  'wrong-secret',
  'wrong-verifier',
  'other-redirect',
  'other-client-id',
  'invented-code',
] as const;
/** Mistakes that a session makes in renewals. */
export const WRONG_RENEWALS = INVALID_REFRESHES.filter(({ id }) => id === 'invented-token' || id === 'other-client-id');

const isValid = ({ access, issued, seconds }: Grant, now: number) =>
  access !== undefined && now + Math.min(REMAINING, seconds / 5) <= issued + seconds;

/** Keeps the tokens of a response, from which they count their lifetime. */
function hold({ grants, now }: Session, owner: number, asked: AuthorizationRequest, exchange: Exchange): void {
  const { access, refresh } = readTokens(exchange);
  grants.delete(owner);
  if (access === undefined) return;
  const tokens = { access, ...(refresh === undefined ? {} : { refresh }) };
  grants.set(owner, { asked, ...tokens, issued: now, seconds: lifetimeOf(exchange) });
}

/** Lets time pass on the target's clock. Codes may expire with it at any time, tokens when their lifetime is over. */
function pass(session: Session, seconds: number): void {
  const { grants, expired } = session;
  session.now += seconds;
  for (const [owner, grant] of [...grants]) {
    const { code, access, issued } = grant;
    const age = session.now - issued;
    if (code !== undefined) grants.delete(owner);
    if (access === undefined || age <= grant.seconds + LONG_OVER) continue;
    expired.push({ owner, access, seconds: grant.seconds });
    if (age > grant.seconds + REFRESHABLE) grants.delete(owner);
  }
}

/** What an owner of tokens does next, by a choice of two. */
const NEXT = ['a call', 'a renewal'] as const;

/** The steps by kind. */
export const STEPS: Readonly<Record<StepKind, Take>> = {
  'the next step': (session, step, context, say) => {
    const { code, access } = session.grants.get(step.owner) ?? {};
    const next = code !== undefined ? 'an exchange' : access === undefined ? 'an approval' : NEXT[step.choice % 2]!;
    return STEPS[next](session, { ...step, choice: step.choice >> 1 }, context, say);
  },
  'an approval': async ({ flows, grants, now }, { owner }, context, say) => {
    const flow = flows[owner]!;
    const asked = await buildFlowRequest(context, flow);
    grants.delete(owner);
    say('an approval');
    const arrival = await approveAs(context, flow, asked.parameters);
    context.judge(returnsCode('oauth.authorize.code-returned'), { arrival, redirectUri: asked.redirectUri });
    const code = arrival.to?.searchParams.get('code');
    if (code) grants.set(owner, { asked, code, issued: now, seconds: 0 });
  },
  'a denial': async ({ flows }, { owner }, context, say) => {
    const flow = flows[owner]!;
    const { redirectUri, state, parameters } = await buildFlowRequest(context, flow);
    say('a denial');
    const arrival = await decideAs(context, flow, 'deny', parameters);
    context.judge(flowDenied, { arrival, redirectUri, state });
  },
  'an exchange': async (session, { owner }, context, say) => {
    const { asked, code } = session.grants.get(owner) ?? {};
    if (asked === undefined || code === undefined) return;
    say('an exchange');
    const fields = exchangeFields(asked, code);
    const exchange = await requestToken(context.target, fields);
    context.judge(grantsToken('oauth.token.exchange'), exchange);
    session.used.set(owner, fields);
    hold(session, owner, asked, exchange);
  },
  'a wrong exchange': async ({ flows, mistakes, grants }, { owner, choice }, context, say) => {
    const { asked, code } = grants.get(owner) ?? {};
    if (asked === undefined || code === undefined) return;
    const possible = mistakes.filter((id) => !cannotBeMade(EXCHANGES.get(id)!, flows[owner]!));
    const mistake = EXCHANGES.get(possible[choice % possible.length] ?? '');
    if (mistake === undefined) return;
    const { target, random } = context;
    const valid = { fields: exchangeFields(asked, code), asked, otherVerifier: random.text(43), context };
    const shapes = mistake.shapes(valid);
    const wrong = shapes[choice % shapes.length];
    if (wrong === undefined) return;
    say(`an exchange with ${wrong.shape}`);
    grants.delete(owner);
    const exchange = await sendWrong(target, valid.fields, wrong);
    context.judge(refusesToken(mistake.requirement), { exchange, despite: mistake.despite });
  },
  'a second exchange': async ({ used, grants }, { owner }, context, say) => {
    const fields = used.get(owner);
    if (fields === undefined) return;
    say('its code once more');
    // Its tokens may end, and those of no other code.
    used.delete(owner);
    grants.delete(owner);
    const exchange = await requestToken(context.target, fields);
    context.judge(refusesToken('oauth.token.code-once'), { exchange, despite: 'the code had been exchanged before' });
  },
  'a call': async ({ grants, now }, { owner, choice }, { target, judge }, say) => {
    const grant = grants.get(owner);
    if (grant?.access === undefined || !isValid(grant, now)) return;
    const { baseUrl, enterpriseBaseUrl = baseUrl } = target.addresses;
    const edition = choice % 2 === 0 || enterpriseBaseUrl === baseUrl ? 'hosted' : 'enterprise';
    say(`a call (${edition})`);
    const address = edition === 'hosted' ? baseUrl : enterpriseBaseUrl;
    judge(acceptsCall('oauth.access.lifetime'), await requestProjects(target, address, grant.access));
  },
  'a call with an expired token': async ({ expired }, { choice }, { target, judge }, say) => {
    const token = expired[choice % expired.length];
    if (token === undefined) return;
    say('a call with an expired token');
    const exchange = await requestProjects(target, target.addresses.baseUrl, token.access);
    judge(refusesCall('oauth.access.expired'), {
      exchange,
      despite: `the ${token.seconds} seconds of the token have passed`,
    });
  },
  'a renewal': async (session, { owner }, context, say) => {
    const { asked, refresh } = session.grants.get(owner) ?? {};
    if (asked === undefined || refresh === undefined) return;
    say('a renewal');
    const exchange = await requestToken(context.target, refreshFields(asked.app, refresh));
    context.judge(grantsToken('oauth.refresh.grant'), exchange);
    hold(session, owner, asked, exchange);
  },
  'a wrong renewal': async ({ grants }, { owner, choice }, { target, random, judge }, say) => {
    const { asked, access, refresh } = grants.get(owner) ?? {};
    if (asked === undefined || access === undefined || refresh === undefined) return;
    const { app } = asked;
    const fields = refreshFields(app, refresh);
    const { requirement, despite, shapes } = WRONG_RENEWALS[choice % WRONG_RENEWALS.length]!;
    const all = shapes({ app, access, fields, random });
    const wrong = all[choice % all.length];
    if (wrong === undefined) return;
    say(`a renewal with ${wrong.shape}`);
    grants.delete(owner);
    judge(refusesToken(requirement), { exchange: await sendWrong(target, fields, wrong), despite });
  },
  'some time': async (session, { choice }, { target }, say) => {
    const lifetimes = [...session.grants.values()].flatMap(({ access, seconds }) => (access ? [seconds] : []));
    const shortest = Math.min(...lifetimes);
    if (lifetimes.length === 0 || shortest < 2 * REMAINING) return;
    const seconds = [60, Math.floor(shortest / 2), Math.max(...lifetimes) + LONG_OVER + 1][choice % 3]!;
    if (!(await canPass(target, seconds))) return;
    say(`${seconds} s`);
    pass(session, seconds);
  },
  'something else': async ({ flows }, { owner, choice }, context, say) => {
    const meanwhile = NOISE[choice % NOISE.length]!;
    say(meanwhile);
    await happen(context, { ...flows[owner]!, meanwhile, moment: 'before the code' }, 'before the code');
  },
};
