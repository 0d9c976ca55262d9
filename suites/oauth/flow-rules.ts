import { returnsCode } from './approval-rules.ts';
import { acceptsCall, refusesCall } from './access-rules.ts';
import { leadsTo } from './arrival.ts';
import type { Landing } from './arrival.ts';
import { denial } from './denial-rule.ts';
import { returnsState } from './state-rule.ts';
import {
  grantsToken,
  isTokenResponse,
  newTokens,
  refusesToken,
  renewalResponse,
  tokenResponse,
} from './token-rules.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** What happened on one way through authorization, as far as it went. */
export interface FlowTrace {
  readonly landing: Landing;
  readonly returned?: Landing & { readonly state: string };
  readonly exchange?: Exchange;
  readonly calls?: readonly Exchange[];
  readonly renewals?: readonly { readonly before: Exchange; readonly after: Exchange }[];
  readonly renewedCalls?: readonly Exchange[];
  /** What was sent a second time in the end, and a call and a renewal with tokens of the code after that. */
  readonly codeAgain?: Refused;
  readonly refreshAgain?: Refused;
  readonly callAfterReuse?: Refused;
  readonly renewalAfterReuse?: Refused;
}

/** A request that is to be refused, and why. */
interface Refused {
  readonly exchange: Exchange;
  readonly despite: string;
}

/** What a flow violates at each of its steps, unless the dimension that is looked at has a requirement of its own. */
export interface Blame {
  readonly code: RequirementId;
  readonly tokens: RequirementId;
  readonly call: RequirementId;
  readonly renewal: RequirementId;
}

/** The requirements that a flow violates where nothing in it is special. */
export const USUAL_BLAME: Blame = {
  code: 'oauth.authorize.code-returned',
  tokens: 'oauth.token.exchange',
  call: 'oauth.access.bearer',
  renewal: 'oauth.refresh.grant',
};

const LANDING: Landing = returnsCode(USUAL_BLAME.code).valid[0]!.input;
const list = <Item>(item: Item | undefined): readonly Item[] => (item === undefined ? [] : [item]);

/** A rule about the steps of a flow: each step is judged by a rule about it alone. */
function about<Step>(
  rule: Rule<Step>,
  find: (trace: FlowTrace) => readonly Step[],
  wrap: (step: Step) => Omit<FlowTrace, 'landing'> & { readonly landing?: Landing },
): Rule<FlowTrace> {
  const example = ({ title, input }: { readonly title: string; readonly input: Step }) => ({
    title,
    input: { landing: LANDING, ...wrap(input) },
  });
  return {
    requirement: rule.requirement,
    expected: rule.expected,
    violation: (trace) =>
      find(trace)
        .map(rule.violation)
        .find((found) => found !== undefined),
    unproven: (trace) => (find(trace).length === 0 ? 'the flow ended before this step' : undefined),
    invalid: rule.invalid.map(example),
    valid: rule.valid.map(example),
  };
}

/** Every step of a flow succeeds, and each response is as the source describes it. */
export function flowWorks(blame: Blame): readonly Rule<FlowTrace>[] {
  const { code, tokens, call, renewal } = blame;
  const exchanged = (rule: Rule<Exchange>, isJudged: (step: Exchange) => boolean) =>
    about(
      rule,
      (trace) => list(trace.exchange).filter(isJudged),
      (step) => ({ exchange: step }),
    );
  const renewed = (rule: Rule<Exchange>, isJudged: (step: Exchange) => boolean) =>
    about(
      rule,
      ({ renewals = [] }) => renewals.map(({ after }) => after).filter(isJudged),
      (after) => ({ renewals: [{ before: after, after }] }),
    );
  const always = () => true;
  return [
    about(
      returnsCode(code),
      (trace) => [trace.landing],
      (step) => ({ landing: step }),
    ),
    about(
      returnsState('approve'),
      ({ returned }) => list(returned),
      (step) => ({ returned: step }),
    ),
    exchanged(grantsToken(tokens), always),
    ...tokenResponse.map((rule) => exchanged(rule, isTokenResponse)),
    about(
      acceptsCall(call),
      ({ calls = [] }) => calls,
      (step) => ({ calls: [step] }),
    ),
    renewed(grantsToken(renewal), always),
    ...newTokens.map((rule) =>
      about(
        rule,
        ({ renewals = [] }) => renewals,
        (step) => ({ renewals: [step] }),
      ),
    ),
    ...renewalResponse.map((rule) => renewed(rule, isTokenResponse)),
    about(
      acceptsCall('oauth.refresh.new-access-token'),
      ({ renewedCalls = [] }) => renewedCalls,
      (step) => ({ renewedCalls: [step] }),
    ),
  ].map((rule, index) => ({ ...rule, madeBy: ['flowWorks', blame, index] }));
}

/** What was used once in a flow is of no use in the end. */
export const flowEnds: readonly Rule<FlowTrace>[] = [
  about(
    refusesToken('oauth.token.code-once'),
    ({ codeAgain }) => list(codeAgain),
    (codeAgain) => ({ codeAgain }),
  ),
  about(
    refusesCall('oauth.token.code-reuse-revokes'),
    ({ callAfterReuse }) => list(callAfterReuse),
    (callAfterReuse) => ({ callAfterReuse }),
  ),
  about(
    refusesToken('oauth.token.code-reuse-revokes'),
    ({ renewalAfterReuse }) => list(renewalAfterReuse),
    (renewalAfterReuse) => ({ renewalAfterReuse }),
  ),
  about(
    refusesToken('oauth.refresh.rotation'),
    ({ refreshAgain }) => list(refreshAgain),
    (refreshAgain) => ({ refreshAgain }),
  ),
];

/** Where a denied request took the browser, and the state that it had, if any. */
export type DeniedFlow = Landing & { readonly state?: string };

const stateOfDenial = returnsState('deny');

/** A denial brings the browser back with the error, the state and no code. */
export const flowDenied: readonly Rule<DeniedFlow>[] = [
  ...denial,
  {
    requirement: stateOfDenial.requirement,
    expected: stateOfDenial.expected,
    violation: ({ state, ...landing }) => {
      const { to } = landing.arrival;
      const isReturned = to !== null && leadsTo(to, landing.redirectUri);
      return state === undefined || !isReturned ? undefined : stateOfDenial.violation({ ...landing, state });
    },
    invalid: stateOfDenial.invalid.filter(({ input: { arrival } }) => arrival.to !== null),
    valid: stateOfDenial.valid.filter(({ input: { mayBeRefused } }) => mayBeRefused === undefined),
  },
];

/** Every requirement that {@link flowWorks} decides, with the usual blame. */
export const FLOW_REQUIREMENTS: readonly RequirementId[] = [
  ...new Set(flowWorks(USUAL_BLAME).map(({ requirement }) => requirement)),
];
