import { findMissingCode } from './arrival.ts';
import { happen } from './flow-events.ts';
import { approveAs, buildFlowRequest, decideAs, requestFlowToken } from './flow-requests.ts';
import { flowWorks, USUAL_BLAME } from './flow-rules.ts';
import type { DeniedFlow, FlowTrace } from './flow-rules.ts';
import { DATA_FLOWS, SINGLE_FLOWS, USUAL_FLOW } from './flow-space.ts';
import type { FlowPoint, SingleFlow } from './flow-space.ts';
import { apiDataset } from '../drivers/api-fixtures.ts';
import { readFields, readTokens, requestToken } from '../drivers/oauth-requests.ts';
import type { Arrival, Parameters } from '../drivers/oauth-requests.ts';
import { exchangeFields, findTokenFlow, refreshFields, requestProjects } from '../drivers/oauth-steps.ts';
import type { AuthorizationRequest } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { fewOf } from '../kit/few.ts';
import type { Exchange } from '../kit/exchange.ts';
import { isSuccess, NoResponse } from '../kit/exchange.ts';
import { isMomentary, PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';

/** Renewals of one flow; other checks renew further. */
const RENEWALS = 1;
/** What has been learned of single values, and the search for the others while it goes on or is over. */
interface KnownValues {
  readonly failed: Set<string>;
  readonly tried: Set<SingleFlow>;
  found?: Promise<ReadonlySet<string>>;
}
const failedValues = sessionKey((): KnownValues => ({ failed: new Set(), tried: new Set() }));

/** Follows a flow as far as it goes. */
export async function follow(context: CheckContext, flow: FlowPoint): Promise<FlowTrace> {
  const begun = await begin(context, flow);
  return finish(context, begun);
}

/** A flow whose browser has come back. */
export interface BegunFlow {
  readonly flow: FlowPoint;
  readonly asked: AuthorizationRequest;
  readonly arrival: Arrival;
}

/** The first step of a flow. */
export async function begin(context: CheckContext, flow: FlowPoint): Promise<BegunFlow> {
  // The members of this dataset stay, whatever happens meanwhile.
  if (flow.meanwhile !== 'nothing') await context.target.load(apiDataset);
  const asked = await buildFlowRequest(context, flow);
  await happen(context, flow, 'before the code');
  return { flow, asked, arrival: await approveAs(context, flow, asked.parameters) };
}

/** Goes on where an approved request took the browser. */
export async function finish(context: CheckContext, { flow, asked, arrival }: BegunFlow): Promise<FlowTrace> {
  const { redirectUri, state, parameters } = asked;
  const landing = { arrival, redirectUri };
  const code = arrival.to?.searchParams.get('code');
  if (!code || findMissingCode(landing) !== undefined) return { landing };
  const returned = parameters['state'] === undefined ? {} : { returned: { ...landing, state } };
  return { landing, ...returned, ...(await exchangeAndRenew(context, flow, asked, code)) };
}

/** The steps of a flow from its code on. */
async function exchangeAndRenew(
  context: CheckContext,
  flow: FlowPoint,
  asked: AuthorizationRequest,
  code: string,
): Promise<Omit<FlowTrace, 'landing'>> {
  const fields = exchangeFields(asked, code);
  await happen(context, flow, 'before the tokens');
  const exchange = await requestFlowToken(context, flow, fields);
  if (readTokens(exchange).access === undefined) return { exchange };
  await happen(context, flow, 'before the call');
  const calls = await callProjects(context, flow, exchange);
  await happen(context, flow, 'before the renewal');
  const renewals: { before: Exchange; after: Exchange }[] = [];
  const renewedCalls: Exchange[] = [];
  for (let before = exchange; renewals.length < RENEWALS;) {
    const { refresh } = readTokens(before);
    if (refresh === undefined) break;
    const after = await requestFlowToken(context, flow, refreshFields(asked.app, refresh));
    renewals.push({ before, after });
    if (readTokens(after).access === undefined) break;
    renewedCalls.push(...(await callProjects(context, flow, after)));
    before = after;
  }
  const latest = renewals.at(-1)?.after ?? exchange;
  const again = await useAgain(context, flow, { asked, fields, exchange, latest });
  return { exchange, calls, renewals, renewedCalls, ...again };
}

/** Sends the code or the first refresh token of a flow a second time, if the flow does so. */
async function useAgain(
  { target }: CheckContext,
  { again }: FlowPoint,
  flow: {
    readonly asked: AuthorizationRequest;
    readonly fields: Parameters;
    readonly exchange: Exchange;
    readonly latest: Exchange;
  },
): Promise<Pick<FlowTrace, 'codeAgain' | 'refreshAgain' | 'callAfterReuse' | 'renewalAfterReuse'>> {
  const { access, refresh } = readTokens(flow.exchange);
  if (again === 'the refresh token' && refresh !== undefined) {
    const exchange = await requestToken(target, refreshFields(flow.asked.app, refresh));
    return { refreshAgain: { exchange, despite: 'the refresh token had been used' } };
  }
  if (again !== 'the code') return {};
  const call = () => requestProjects(target, target.addresses.baseUrl, access);
  // A renewal may have ended the token, and its scopes may not allow the call.
  const isWorking = isSuccess((await call()).response);
  const exchange = await requestToken(target, flow.fields);
  const codeAgain = { exchange, despite: 'the code had been exchanged before' };
  if (readTokens(exchange).access !== undefined) return { codeAgain };
  const despite = 'the code that it came from has been used a second time';
  const callAfterReuse = isWorking ? { callAfterReuse: { exchange: await call(), despite } } : {};
  const last = readTokens(flow.latest).refresh;
  if (last === undefined) return { codeAgain, ...callAfterReuse };
  const renewal = await requestToken(target, refreshFields(flow.asked.app, last));
  return { codeAgain, ...callAfterReuse, renewalAfterReuse: { exchange: renewal, despite } };
}

/** Calls of both editions with the token of a response, unless it may have fewer scopes than the usual one. */
async function callProjects(
  { target }: CheckContext,
  flow: FlowPoint,
  response: Exchange,
): Promise<readonly Exchange[]> {
  if (flow.scopes !== 'all' && readFields(response.response.body)['scope'] !== undefined) return [];
  const { baseUrl, enterpriseBaseUrl } = target.addresses;
  const { access } = readTokens(response);
  const calls: Exchange[] = [];
  for (const address of [baseUrl, ...(enterpriseBaseUrl === undefined ? [] : [enterpriseBaseUrl])])
    calls.push(await requestProjects(target, address, access));
  return calls;
}

const fails = (trace: FlowTrace): boolean =>
  flowWorks(USUAL_BLAME).some(({ violation }) => violation(trace) !== undefined);

/** Follows a flow that may be one the target does not offer: undefined where it refuses a state or gives no response. */
export const tryToFollow = (context: CheckContext, flow: FlowPoint): Promise<FlowTrace | undefined> =>
  follow(context, flow).catch((error: unknown) => {
    if (isNotOffered(error)) return undefined;
    throw error;
  });

const isNotOffered = (error: unknown): boolean =>
  error instanceof Unsupported || error instanceof PreconditionFailed || error instanceof NoResponse;

/** Throws {@link PreconditionFailed} where the usual flow does not work: no other one would prove anything then. */
export async function requireUsualFlow(context: CheckContext): Promise<void> {
  await findTokenFlow(context, USUAL_FLOW.type, [USUAL_FLOW.pkce]);
  const trace = await follow(context, USUAL_FLOW);
  if (fails(trace) || (trace.renewals ?? []).length < RENEWALS)
    throw new PreconditionFailed('a flow in which nothing is special does not work, which other checks decide');
}

/** The values that a quick run tries. */
const QUICK_FLOWS = 12;

/** The values with which the usual flow fails, or of which a quick run knows nothing. Each is tried once. */
export function findFailedValues(context: CheckContext): Promise<ReadonlySet<string>> {
  const state = context.target.session.get(failedValues);
  const { failed, tried } = state;
  const find = async () => {
    await requireUsualFlow(context);
    const all = [...SINGLE_FLOWS, ...DATA_FLOWS];
    const asked = fewOf(context.target.plan, all, QUICK_FLOWS);
    for (const one of all) {
      const { shape, flow } = one;
      if (failed.has(shape) || tried.has(one)) continue;
      if (!asked.some((other) => other.shape === shape)) {
        failed.add(shape);
        continue;
      }
      const trace = await follow(context, flow).catch((error: unknown) => {
        // What ends this check would have ended it with any value.
        const isOfAll = isMomentary(error) && !(error instanceof NoResponse);
        if (isNotOffered(error) && !isOfAll) return undefined;
        throw error;
      });
      if (trace === undefined || fails(trace)) failed.add(shape);
      tried.add(one);
    }
    return failed;
  };
  if (state.found === undefined) {
    const found = find();
    state.found = found;
    // What could not be tried for now is left to the next check.
    found.catch((error: unknown) => isMomentary(error) && delete state.found);
  }
  return state.found;
}

/** Where a denied request takes the browser of a flow's user. */
export async function deny(context: CheckContext, flow: FlowPoint): Promise<DeniedFlow> {
  if (flow.meanwhile !== 'nothing') await context.target.load(apiDataset);
  const asked = await buildFlowRequest(context, flow);
  await happen(context, flow, 'before the code');
  const arrival = await decideAs(context, flow, 'deny', asked.parameters);
  const state = asked.parameters['state'];
  return { arrival, redirectUri: asked.redirectUri, ...(state === undefined ? {} : { state }) };
}
