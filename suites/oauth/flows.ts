import { findMissingCode } from './arrival.ts';
import { FLOW_REQUIREMENTS, flowDenied, flowWorks, USUAL_BLAME } from './flow-rules.ts';
import type { Blame, DeniedFlow, FlowTrace } from './flow-rules.ts';
import {
  CREDENTIALS,
  describeFlow,
  pairFlows,
  REDIRECTS,
  scopesOf,
  SINGLE_FLOWS,
  stateOf,
  USUAL_FLOW,
} from './flow-space.ts';
import type { Dimension, FlowPoint } from './flow-space.ts';
import { apiDataset } from '../drivers/api-fixtures.ts';
import type { Decision } from '../drivers/browser-consent.ts';
import { decide } from '../drivers/consent.ts';
import { authorizationAddress, authorize, readFields, readTokens, requestToken } from '../drivers/oauth-requests.ts';
import type { Arrival, Parameters } from '../drivers/oauth-requests.ts';
import { buildRequest, exchangeFields, findTokenFlow, refreshFields, requestProjects } from '../drivers/oauth-steps.ts';
import type { AppType, AuthorizationRequest } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { NoResponse } from '../kit/exchange.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { KnownApp } from '../../run/plan.ts';

/** Renewals of one flow; other checks renew further. */
const RENEWALS = 1;

const flowState = sessionKey(() => ({
  apps: new Map<string, Promise<KnownApp>>(),
  failed: undefined as Promise<ReadonlySet<string>> | undefined,
}));

/** The app of a flow, which has every redirect URL of the space; registered once. */
export function getFlowApp(
  { target }: CheckContext,
  type: AppType,
  credentials: FlowPoint['credentials'],
): Promise<KnownApp> {
  const { apps } = target.session.get(flowState);
  const key = `${type} ${credentials}`;
  const known = apps.get(key);
  if (known) return known;
  const { id, secret } = CREDENTIALS[credentials];
  const app: KnownApp = {
    clientId: id(type),
    redirectUris: Object.values(REDIRECTS),
    ...(type === 'confidential' ? { clientSecret: secret } : {}),
  };
  if (app.clientSecret !== undefined) target.secrets.add(app.clientSecret);
  const registered = target.state('the app is registered', { app: { type, ...app } }).then(() => app);
  apps.set(key, registered);
  return registered;
}

/** The authorization request of a flow. */
export async function buildFlowRequest(context: CheckContext, flow: FlowPoint): Promise<AuthorizationRequest> {
  const app = await getFlowApp(context, flow.type, flow.credentials);
  const state = stateOf(flow);
  const { target } = context;
  const asked = buildRequest(context, app, flow.pkce, {
    redirectUri: REDIRECTS[flow.redirect],
    ...(state === undefined ? {} : { state }),
  });
  const scopes = scopesOf(flow, (asked.parameters['scope'] ?? target.plan.scopes.join(' ')).split(' '));
  return {
    ...asked,
    parameters: { ...asked.parameters, scope: scopes.join(' '), state: state === '' ? undefined : asked.state },
  };
}

const USERS = { first: 0, second: 1, third: 2 } as const;

/** Where a request takes the browser of this user, who approves or denies it. */
async function decideAs(
  context: CheckContext,
  user: FlowPoint['user'],
  decision: Decision,
  parameters: Parameters,
): Promise<Arrival> {
  const { target } = context;
  if (user === 'first') return decide(target, decision, parameters);
  await target.load(apiDataset);
  await target.state('the user will', { decision, login: apiDataset.users[USERS[user]]?.login });
  return authorize(target, authorizationAddress(target, parameters));
}

/** Where an approved request takes the browser of this user. */
export const approveAs = (context: CheckContext, user: FlowPoint['user'], parameters: Parameters): Promise<Arrival> =>
  decideAs(context, user, 'approve', parameters);

/** Follows a flow as far as it goes. */
async function follow(context: CheckContext, flow: FlowPoint): Promise<FlowTrace> {
  const asked = await buildFlowRequest(context, flow);
  return finish(context, flow, asked, await approveAs(context, flow.user, asked.parameters));
}

/** Goes on where an approved request took the browser. */
async function finish(
  context: CheckContext,
  flow: FlowPoint,
  asked: AuthorizationRequest,
  arrival: Arrival,
): Promise<FlowTrace> {
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
  const exchange = await requestToken(context.target, exchangeFields(asked, code));
  if (readTokens(exchange).access === undefined) return { exchange };
  const calls = await callProjects(context, flow, exchange);
  const renewals: { before: Exchange; after: Exchange }[] = [];
  const renewedCalls: Exchange[] = [];
  for (let before = exchange; renewals.length < RENEWALS;) {
    const { refresh } = readTokens(before);
    if (refresh === undefined) break;
    const after = await requestToken(context.target, refreshFields(asked.app, refresh));
    renewals.push({ before, after });
    if (readTokens(after).access === undefined) break;
    renewedCalls.push(...(await callProjects(context, flow, after)));
    before = after;
  }
  return { exchange, calls, renewals, renewedCalls };
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

/** Tokens of a flow after the renewals that it names. Throws {@link PreconditionFailed} where there are none. */
export async function obtainFlowTokens(
  context: CheckContext,
  flow: FlowPoint,
  renewals: number,
): Promise<{ readonly app: KnownApp; readonly access: string; readonly refresh: string; readonly exchange: Exchange }> {
  const asked = await buildFlowRequest(context, flow);
  const { to } = await approveAs(context, flow.user, asked.parameters);
  let exchange = await requestToken(context.target, exchangeFields(asked, to?.searchParams.get('code') ?? ''));
  for (let renewal = 1; renewal <= renewals; renewal++)
    exchange = await requestToken(context.target, refreshFields(asked.app, readTokens(exchange).refresh ?? ''));
  const { access, refresh } = readTokens(exchange);
  if (access === undefined || refresh === undefined)
    throw new PreconditionFailed(`a flow brings no tokens (${describeFlow(flow)})`);
  return { app: asked.app, access, refresh, exchange };
}

const fails = (trace: FlowTrace): boolean =>
  flowWorks(USUAL_BLAME).some(({ violation }) => violation(trace) !== undefined);

/** Follows a flow that may be one the target does not offer: undefined where it refuses a state or gives no response. */
async function tryToFollow(context: CheckContext, flow: FlowPoint): Promise<FlowTrace | undefined> {
  return follow(context, flow).catch((error: unknown) => {
    if (error instanceof Unsupported || error instanceof PreconditionFailed || error instanceof NoResponse)
      return undefined;
    throw error;
  });
}

/** Throws {@link PreconditionFailed} where the usual flow does not work: no other one would prove anything then. */
async function requireUsualFlow(context: CheckContext): Promise<void> {
  await findTokenFlow(context, USUAL_FLOW.type, [USUAL_FLOW.pkce]);
  const trace = await follow(context, USUAL_FLOW);
  if (fails(trace) || (trace.renewals ?? []).length < RENEWALS)
    throw new PreconditionFailed('a flow in which nothing is special does not work, which other checks decide');
}

/** The values with which the usual flow fails. Found once. */
export function findFailedValues(context: CheckContext): Promise<ReadonlySet<string>> {
  const state = context.target.session.get(flowState);
  state.failed ??= (async () => {
    await requireUsualFlow(context);
    const failed = new Set<string>();
    for (const { shape, flow } of SINGLE_FLOWS) {
      const trace = await tryToFollow(context, flow);
      if (trace === undefined || fails(trace)) failed.add(shape);
    }
    return failed;
  })();
  return state.failed;
}

/** The dimensions whose values have a check of their own here, and what a flow violates that fails by such a value. */
const SINGLES: readonly { readonly dimension: Dimension; readonly title: string; readonly blame: Blame }[] = [
  {
    dimension: 'redirect',
    title: 'an app may use each of its redirect URLs, however alike they are',
    blame: {
      code: 'oauth.app.redirect-urls',
      tokens: 'oauth.app.redirect-urls',
      call: 'oauth.app.redirect-urls',
      renewal: 'oauth.app.redirect-urls',
    },
  },
  {
    dimension: 'credentials',
    title: 'an app is known by its client id and its secret, whatever characters they have',
    blame: {
      code: 'oauth.app.client-id',
      tokens: 'oauth.app.confidential-secret',
      call: 'oauth.app.confidential-secret',
      renewal: 'oauth.app.confidential-secret',
    },
  },
  {
    dimension: 'user',
    title: 'an app gets and renews the tokens of each member of the organization',
    blame: {
      code: 'oauth.authorize.members',
      tokens: 'oauth.authorize.members',
      call: 'oauth.authorize.members',
      renewal: 'oauth.authorize.members',
    },
  },
];

const FLOWS_IN_TURN = 12;
const FLOWS_AT_ONCE = 8;

/** The first flow of each app and user: the source leaves open whether a new code ends an older one of the same owner. */
const ofDifferentOwners = (flows: readonly FlowPoint[]): readonly FlowPoint[] => [
  ...new Map(flows.toReversed().map((flow) => [`${flow.type} ${flow.credentials} ${flow.user}`, flow])).values(),
];

/** Where a denied request takes the browser of a flow's user. */
async function deny(context: CheckContext, flow: FlowPoint): Promise<DeniedFlow> {
  const asked = await buildFlowRequest(context, flow);
  const arrival = await decideAs(context, flow.user, 'deny', asked.parameters);
  const state = asked.parameters['state'];
  return { arrival, redirectUri: asked.redirectUri, ...(state === undefined ? {} : { state }) };
}

/** Ways through authorization of every kind, one after the other, between each other and at once. */
export const flowChecks: readonly Check[] = [
  ...SINGLES.map(({ dimension, title, blame }) =>
    check(
      `oauth.flow.${dimension}`,
      { title, cites: [...new Set(Object.values(blame))], mayFind: FLOW_REQUIREMENTS },
      async (context) => {
        await requireUsualFlow(context);
        const flows = SINGLE_FLOWS.filter((one) => one.dimension === dimension);
        const offered: { shape: string; trace: FlowTrace }[] = [];
        for (const { shape, flow } of flows) {
          const trace = await tryToFollow(context, flow);
          if (trace) offered.push({ shape, trace });
        }
        if (offered.length === 0)
          throw new PreconditionFailed(`the target takes no other ${dimension} than the usual one`);
        await context.judgeEach(flowWorks(blame), offered, ({ trace }) => Promise.resolve(trace));
      },
    ),
  ),

  check(
    'oauth.flow.pairs',
    {
      title: 'apps of each type, with each challenge, redirect URL, state, scope and user get and renew tokens',
      cites: FLOW_REQUIREMENTS,
    },
    async (context) => {
      const flows = pairFlows(await findFailedValues(context), context.target.plan.depth).map((flow) => ({
        shape: describeFlow(flow),
        flow,
      }));
      await context.judgeEach(flowWorks(USUAL_BLAME), flows, ({ flow }) => follow(context, flow));
    },
  ),

  check(
    'oauth.flow.denied',
    {
      title: 'a denial brings the browser back without a code, whatever was asked and approved before',
      cites: [...new Set(flowDenied.map(({ requirement }) => requirement))],
    },
    async (context) => {
      const flows = pairFlows(await findFailedValues(context), context.target.plan.depth).map((flow) => ({
        shape: describeFlow(flow),
        flow,
      }));
      const { arrival: usual } = await deny(context, USUAL_FLOW);
      if (usual.to?.searchParams.get('error') !== 'access_denied')
        throw new PreconditionFailed('the usual request is not denied as it should be, which another check decides');
      await context.judgeEach(flowDenied, flows, ({ flow }) => deny(context, flow));
    },
  ),

  check(
    'oauth.flow.interleaved',
    {
      title: 'flows that take turns do not disturb each other',
      cites: FLOW_REQUIREMENTS,
    },
    async (context) => {
      const flows = ofDifferentOwners(pairFlows(await findFailedValues(context), context.target.plan.depth)).slice(
        0,
        FLOWS_IN_TURN,
      );
      const begun: { shape: string; flow: FlowPoint; asked: AuthorizationRequest; arrival: Arrival }[] = [];
      for (const flow of flows) {
        const asked = await buildFlowRequest(context, flow);
        begun.push({
          shape: describeFlow(flow),
          flow,
          asked,
          arrival: await approveAs(context, flow.user, asked.parameters),
        });
      }
      // The last one goes on first.
      await context.judgeEach(flowWorks(USUAL_BLAME), begun.toReversed(), ({ flow, asked, arrival }) =>
        finish(context, flow, asked, arrival),
      );
    },
  ),

  check(
    'oauth.flow.at-once',
    {
      title: 'flows at the same moment do not disturb each other',
      cites: FLOW_REQUIREMENTS,
    },
    async (context) => {
      const failed = await findFailedValues(context);
      // One user decides about all of them: who it is, is set up for the whole target.
      const flows = ofDifferentOwners(
        pairFlows(failed, context.target.plan.depth).filter(({ user }) => user === 'first'),
      ).slice(0, FLOWS_AT_ONCE);
      const asked = await Promise.all(flows.map((flow) => buildFlowRequest(context, flow)));
      await context.target.state('the user will', { decision: 'approve' });
      const { parameters } = await buildFlowRequest(context, USUAL_FLOW);
      for (let time = 0; time < 2; time++) {
        const { to } = await authorize(context.target, authorizationAddress(context.target, parameters));
        if (!to?.searchParams.has('code'))
          throw new PreconditionFailed('the decision of the user does not hold for several requests');
      }
      const arrivals = await Promise.all(
        asked.map(({ parameters }) => authorize(context.target, authorizationAddress(context.target, parameters))),
      );
      const traces = await Promise.all(
        flows.map((flow, index) => finish(context, flow, asked[index]!, arrivals[index]!)),
      );
      const shown = flows.map((flow, index) => ({ shape: describeFlow(flow), trace: traces[index]! }));
      await context.judgeEach(flowWorks(USUAL_BLAME), shown, ({ trace }) => Promise.resolve(trace));
    },
  ),
];
