import { registerApp } from './authorization.ts';
import { approveAs, buildFlowRequest, decideAs, getFlowApp, obtainFlowTokens } from './flow-requests.ts';
import { USUAL_FLOW } from './flow-space.ts';
import type { FlowPoint, Moment } from './flow-space.ts';
import { apiDataset } from '../drivers/api-fixtures.ts';
import type { Decision } from '../drivers/consent-form.ts';
import { requestToken } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { exchangeFields, refreshFields, requestProjects } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { attempt } from '../kit/preconditions.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/** What happens meanwhile, whether or not it succeeds: that is for other checks to judge. */
export async function happen(context: CheckContext, flow: FlowPoint, moment: Moment): Promise<void> {
  if (flow.moment !== moment) return;
  await attempt(EVENTS[flow.meanwhile](context, flow));
}

const OTHER_USER = { first: 'second', second: 'third', third: 'first' } as const;

/** A flow of another owner in which nothing happens. */
const another = (flow: FlowPoint, change: Partial<FlowPoint>): FlowPoint => ({
  ...flow,
  ...{ meanwhile: 'nothing', moment: USUAL_FLOW.moment, again: 'nothing' },
  ...change,
});
const ofOtherUser = (flow: FlowPoint) => another(flow, { user: OTHER_USER[flow.user] });

const ofOtherApp = (flow: FlowPoint) =>
  another(flow, { credentials: flow.credentials === 'plain' ? 'in another case' : 'plain' });

/** The flow, of another owner, whose request is approved during this one; undefined where none is. */
export function findApproved(flow: FlowPoint): FlowPoint | undefined {
  switch (flow.meanwhile) {
    case 'an approval by another user':
    case 'tokens of another user':
    case 'a code of another user, used twice':
      return ofOtherUser(flow);
    case 'tokens of another app':
    case 'a code of another app, used twice':
      return ofOtherApp(flow);
    default:
      return undefined;
  }
}

const decideInstead = async (context: CheckContext, flow: FlowPoint, decision: Decision, changes: Parameters = {}) => {
  const { parameters } = await buildFlowRequest(context, flow);
  await decideAs(context, flow, decision, { ...parameters, ...changes });
};

/** Exchanges a code a second time, for which its tokens may end, and no others. */
async function useTwice(context: CheckContext, flow: FlowPoint): Promise<void> {
  const asked = await buildFlowRequest(context, flow);
  const { to } = await approveAs(context, flow, asked.parameters);
  const fields = exchangeFields(asked, to?.searchParams.get('code') ?? '');
  for (let time = 0; time < 2; time++) await requestToken(context.target, fields);
}

/** The data that replace those of the flow: its members and its project stay. */
const moreData = {
  ...apiDataset,
  projects: [...apiDataset.projects, { ...apiDataset.projects[0]!, id: 2, identifier: 'more', name: 'More' }],
} satisfies Dataset;

// prettier-ignore
const EVENTS: Readonly<Record<FlowPoint['meanwhile'], (context: CheckContext, flow: FlowPoint) => Promise<unknown>>> = {
  'nothing':                     () => Promise.resolve(),
  'a denial':                    (context, flow) => decideInstead(context, flow, 'deny'),
  'a denial by another user':    (context, flow) => decideInstead(context, ofOtherUser(flow), 'deny'),
  'an approval by another user': (context, flow) => decideInstead(context, ofOtherUser(flow), 'approve'),
  'tokens of another user':      (context, flow) => obtainFlowTokens(context, ofOtherUser(flow), 1),
  'tokens of another app':       (context, flow) => obtainFlowTokens(context, ofOtherApp(flow), 1),
  'a code of another user, used twice': (context, flow) => useTwice(context, ofOtherUser(flow)),
  'a code of another app, used twice':  (context, flow) => useTwice(context, ofOtherApp(flow)),
  'a refused exchange':          async (context, flow) => requestToken(context.target, exchangeFields(await buildFlowRequest(context, flow), context.random.text(40))),
  'a refused renewal':           async (context, flow) => requestToken(context.target, refreshFields(await getFlowApp(context, flow), context.random.text(40))),
  'a refused call':              ({ target, random }) => requestProjects(target, target.addresses.baseUrl, random.text(40)),
  'an invalid request':          (context, flow) => decideInstead(context, flow, 'approve', { response_type: 'token' }),
  'another app':                 (context) => registerApp(context, 'bystander'),
  'other data':                  ({ target }) => target.load(moreData),
};
