import { findApproved } from './flow-events.ts';
import { flowDenied, flowEnds, FLOW_REQUIREMENTS, flowWorks, USUAL_BLAME } from './flow-rules.ts';
import type { Blame, FlowTrace } from './flow-rules.ts';
import { describeFlow, disturbedFlows, pairFlows, pairRequests, SINGLE_FLOWS, USUAL_FLOW } from './flow-space.ts';
import type { Dimension, FlowPoint } from './flow-space.ts';
import { begin, deny, findFailedValues, finish, follow, requireUsualFlow, tryToFollow } from './flow-steps.ts';
import type { BegunFlow } from './flow-steps.ts';
import { buildFlowRequest } from './flow-requests.ts';
import { OWNERS } from './owners.ts';
import { returnsState } from './state-rule.ts';
import { decideFromNowOn, decideOnPages } from '../drivers/consent.ts';
import { authorizationAddress, authorize } from '../drivers/oauth-requests.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** The dimensions whose values have a check of their own here, and what a flow violates that fails by such a value. */
const SINGLES: readonly {
  readonly dimension: Dimension;
  readonly title: string;
  readonly blame: Blame;
  /** What else only such a value may break. */
  readonly also?: RequirementId;
}[] = [
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
    dimension: 'verifier',
    title: 'a verifier of any allowed length and sign matches its challenge',
    blame: { ...USUAL_BLAME, code: 'oauth.authorize.challenge-s256', tokens: 'oauth.authorize.challenge-s256' },
  },
  {
    dimension: 'body',
    title: 'a code and a refresh token are understood however their JSON is written',
    blame: { ...USUAL_BLAME, tokens: 'oauth.token.json-body', renewal: 'oauth.token.json-body' },
  },
  {
    dimension: 'meanwhile',
    title: 'what others do between the steps of a flow does not disturb it',
    blame: USUAL_BLAME,
  },
  {
    dimension: 'consent',
    title: 'a request that the user approves on its page goes on like one that is approved at once',
    blame: USUAL_BLAME,
    also: 'oauth.authorize.state-returned',
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

/** Flows of which every two values meet. */
const PAIRS = [
  {
    id: 'oauth.flow.pairs',
    title: 'apps of each type, with each challenge, redirect URL, state, scope and user get and renew tokens',
    list: pairFlows,
  },
  {
    id: 'oauth.flow.beside-others',
    title: 'apps get and renew tokens whatever others do, between whichever steps',
    list: disturbedFlows,
  },
] as const;

const FLOWS_IN_TURN = 12;
const FLOWS_AT_ONCE = 8;
const PAGES_AT_ONCE = 3;

const nameOwner = ({ type, credentials, user }: FlowPoint) => `${type} ${credentials} ${user}`;

/**
 * The first flow of each app and user, and none during which a request of another of them is approved: the source leaves
 * open whether a new code ends an older one of the same owner.
 */
function ofDifferentOwners(flows: readonly FlowPoint[]): readonly FlowPoint[] {
  const chosen: FlowPoint[] = [];
  const owners = new Set<string>();
  const approved = new Set<string>();
  for (const flow of flows) {
    const owner = nameOwner(flow);
    const other = findApproved(flow);
    if (owners.has(owner) || approved.has(owner) || (other && owners.has(nameOwner(other)))) continue;
    chosen.push(flow);
    owners.add(owner);
    if (other) approved.add(nameOwner(other));
  }
  return chosen;
}

/** The flows of different apps that one user decides about. */
const flowsOfOneUser = (...given: Parameters<typeof pairFlows>): readonly FlowPoint[] =>
  ofDifferentOwners(pairFlows(...given).filter(({ user }) => user === 'first'));

const noPage = () =>
  new Unsupported('no consent page has a form that the kit can send while another is open', { code: 'no-consent' });

/** Goes on with flows at the same moment, and judges each. */
async function judgeAll(context: CheckContext, begun: readonly BegunFlow[]): Promise<void> {
  const traces = await awaitAll(begun.map((one) => finish(context, one)));
  const shown = begun.map(({ flow }, index) => ({ shape: describeFlow(flow), trace: traces[index]! }));
  await context.judgeEach(flowWorks(USUAL_BLAME), shown, ({ trace }) => Promise.resolve(trace));
}

/** Ways through authorization of every kind, one after the other, between each other and at once. */
export const flowChecks: readonly Check[] = [
  ...SINGLES.map(({ dimension, title, blame, also }) =>
    check(
      `oauth.flow.${dimension}`,
      { title, cites: [...new Set([...Object.values(blame), ...(also ? [also] : [])])], mayFind: FLOW_REQUIREMENTS },
      async (context) => {
        await requireUsualFlow(context);
        const flows = SINGLE_FLOWS.filter((one) => one.dimension === dimension && one.flow.meanwhile !== 'other data');
        const offered: { shape: string; trace: FlowTrace }[] = [];
        for (const { shape, flow } of fewOf(context.target.plan, flows)) {
          const trace = await tryToFollow(context, flow);
          if (trace) offered.push({ shape, trace });
        }
        if (offered.length === 0)
          throw new PreconditionFailed(`the target takes no other ${dimension} than the usual one`);
        await context.judgeEach(flowWorks(blame), offered, ({ trace }) => Promise.resolve(trace));
      },
    ),
  ),

  ...PAIRS.map(({ id, title, list }) =>
    check(
      id,
      { title, cites: [...FLOW_REQUIREMENTS, ...flowEnds.map(({ requirement }) => requirement)] },
      async (context) => {
        const flows = list(await findFailedValues(context), context.target.plan.depth).map((flow) => ({
          shape: describeFlow(flow),
          flow,
        }));
        await context.judgeEach([...flowWorks(USUAL_BLAME), ...flowEnds], flows, ({ flow }) => follow(context, flow));
      },
    ),
  ),

  check(
    'oauth.flow.denied',
    {
      title: 'a denial brings the browser back without a code, whatever was asked and approved before',
      cites: [...new Set(flowDenied.map(({ requirement }) => requirement))],
    },
    async (context) => {
      const flows = pairRequests(await findFailedValues(context), context.target.plan.depth).map((flow) => ({
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
      const failed = await findFailedValues(context);
      const { depth } = context.target.plan;
      const flows = ofDifferentOwners([...pairFlows(failed, depth), ...disturbedFlows(failed, depth)]).slice(
        0,
        FLOWS_IN_TURN,
      );
      const begun: (BegunFlow & { readonly shape: string })[] = [];
      for (const flow of flows) begun.push({ shape: describeFlow(flow), ...(await begin(context, flow)) });
      // The last one goes on first.
      await context.judgeEach(flowWorks(USUAL_BLAME), begun.toReversed(), (one) => finish(context, one));
    },
  ),

  check(
    'oauth.flow.at-once',
    {
      title: 'flows at the same moment do not disturb each other',
      cites: FLOW_REQUIREMENTS,
    },
    async (context) => {
      // One user decides about all of them: who it is, is set up for the whole target.
      const flows = flowsOfOneUser(await findFailedValues(context), context.target.plan.depth).slice(0, FLOWS_AT_ONCE);
      const asked = await awaitAll(flows.map((flow) => buildFlowRequest(context, flow)));
      await decideFromNowOn(context.target, 'approve', (await buildFlowRequest(context, USUAL_FLOW)).parameters);
      const arrivals = await awaitAll(
        asked.map(({ parameters }) => authorize(context.target, authorizationAddress(context.target, parameters))),
      );
      await judgeAll(
        context,
        flows.map((flow, index) => ({ flow, asked: asked[index]!, arrival: arrivals[index]! })),
      );
    },
  ),

  check(
    'oauth.flow.users-at-once',
    {
      title: 'the users of one app get and renew their tokens at the same moment',
      cites: FLOW_REQUIREMENTS,
    },
    async (context) => {
      const failed = await findFailedValues(context);
      const users = OWNERS.filter(({ user }) => !failed.has(`user: ${user}`));
      for (const { type, credentials } of users.filter(({ user }) => user === 'first')) {
        if (failed.has(`type: ${type}`) || failed.has(`credentials: ${credentials}`)) continue;
        const begun: BegunFlow[] = [];
        for (const flow of users.filter((one) => one.type === type && one.credentials === credentials))
          begun.push(await begin(context, flow));
        await judgeAll(context, begun);
      }
    },
  ),

  check(
    'oauth.flow.pages-at-once',
    {
      title: 'each of several open consent pages goes on with its own request',
      cites: FLOW_REQUIREMENTS,
    },
    async (context) => {
      const flows = flowsOfOneUser(await findFailedValues(context), context.target.plan.depth).slice(0, PAGES_AT_ONCE);
      const asked = await awaitAll(flows.map((flow) => buildFlowRequest(context, flow)));
      const requests = asked.map(({ parameters }) => parameters);
      const arrivals = await decideOnPages(context.target, 'approve', requests);
      const begun = flows.flatMap((flow, index): readonly BegunFlow[] => {
        const arrival = arrivals[index];
        return arrival === undefined ? [] : [{ flow, asked: asked[index]!, arrival }];
      });
      if (begun.length === 0) throw noPage();
      await judgeAll(context, begun);
    },
  ),

  check(
    'oauth.flow.pages-of-one-app',
    {
      title: 'a consent page goes on with its own request while another of the same app and user is open',
      cites: ['oauth.authorize.state-returned'],
    },
    async (context) => {
      await requireUsualFlow(context);
      const asked = await awaitAll(Array.from({ length: 2 }, () => buildFlowRequest(context, USUAL_FLOW)));
      const requests = asked.map(({ parameters }) => parameters);
      const arrivals = await decideOnPages(context.target, 'approve', requests);
      // The later page may take the place of the first.
      const ended = arrivals.flatMap((arrival, index) =>
        arrival === undefined ? [] : [{ arrival, ...asked[index]! }],
      );
      if (ended.length === 0) throw noPage();
      for (const landing of ended) context.judge(returnsState('approve'), landing);
    },
  ),
];
