import { refusesCall } from './access-rules.ts';
import { validRequest } from './authorization.ts';
import { buildFlowRequest } from './flow-requests.ts';
import { describeFlow, USUAL_FLOW } from './flow-space.ts';
import type { FlowPoint } from './flow-space.ts';
import { findFailedValues } from './flow-steps.ts';
import { sendWrong } from './invalid-grants.ts';
import { EXCHANGES, passesControl, prepareFlow, working } from './mistakes.ts';
import { ATTACKER, redirectsToRegisteredOnly } from './redirect-rules.ts';
import { returnsState } from './state-rule.ts';
import { refusesToken } from './token-rules.ts';
import { requireBearerNeeded, requireSuccessfulCalls, sendCall } from '../drivers/api-calls.ts';
import { decideFromNowOn } from '../drivers/consent.ts';
import { authorizationAddress, authorize, readTokens, requestToken } from '../drivers/oauth-requests.ts';
import { obtainAnyTokens } from '../drivers/oauth-steps.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check, checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isSuccess } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

type Send<Response> = () => Promise<Response>;

/** A valid request and an invalid one that arrive together. */
interface Neighbours<Response> {
  readonly shape: string;
  /** Resolves to whether it is served. */
  readonly valid: Send<boolean>;
  readonly invalid: Send<Response>;
}

/**
 * Sends all of these at the same moment, each valid one before its neighbour or behind it. Throws
 * {@link PreconditionFailed} where a valid one is not served: an invalid one beside it proves nothing then.
 */
export async function sendTogether<Response>(all: readonly Neighbours<Response>[], isValidFirst: boolean) {
  const sent = all.map(({ shape, valid, invalid }) => {
    const before = isValidFirst ? valid() : undefined;
    const response = invalid();
    return { shape, valid: before ?? valid(), response };
  });
  // One that fails is no reason to leave the others unawaited.
  const [served] = await Promise.all([
    Promise.allSettled(sent.map(({ valid }) => valid)),
    Promise.allSettled(sent.map(({ response }) => response)),
  ]);
  if (!served.every((one) => one.status === 'fulfilled' && one.value))
    throw new PreconditionFailed('of several valid requests at the same moment some are not served');
  return sent.map(({ shape, response }) => ({
    shape: `${shape}, ${isValidFirst ? 'just behind' : 'just before'} a valid one`,
    response,
  }));
}

/** Mistakes that another request's check could let pass. */
const MISTAKES = ['wrong-secret', 'other-redirect', 'wrong-verifier', 'invented-code'] as const;

/** How many pairs of requests arrive together. */
const PAIRS = 3;

/** Flows of apps that work, in pairs: the first makes no mistake while the second makes one. */
async function pairFlows(context: CheckContext): Promise<readonly (readonly [FlowPoint, FlowPoint])[]> {
  const known = working('credentials', await findFailedValues(context));
  const flows = known.map((credentials): FlowPoint => ({ ...USUAL_FLOW, credentials }));
  const pairs = Array.from({ length: PAIRS }, (_, pair) => flows.slice(2 * pair, 2 * pair + 2));
  const whole = pairs.flatMap(([right, wrong]) => (right && wrong ? [[right, wrong] as const] : []));
  if (whole.length === 0) throw new PreconditionFailed('the target takes no two apps of the kit');
  return whole;
}

/** A code exchange with a mistake, not yet sent. */
async function prepareMistake(context: CheckContext, flow: FlowPoint, id: (typeof MISTAKES)[number]) {
  const valid = await prepareFlow(context, flow, true);
  const [wrong] = EXCHANGES.get(id)!.shapes(valid);
  if (wrong === undefined) throw new PreconditionFailed('the valid request cannot be made invalid');
  return () => sendWrong(context.target, valid.fields, wrong);
}

/** Requests of one app at the same moment. */
const REQUESTS = 6;

/** Requests at the same moment get what each gets alone. */
export const atOnceChecks: readonly Check[] = [
  ...(['confidential', 'public'] as const).map((type) =>
    check(
      `oauth.state.at-once.${type}`,
      {
        title: `requests of a ${type} app at the same moment get back their own states`,
        cites: ['oauth.authorize.state-returned', 'oauth.authorize.state-returned-on-denial'],
      },
      async (context) => {
        const { target, random } = context;
        const { parameters, redirectUri } = await validRequest(context, type);
        for (const decision of ['approve', 'deny'] as const) {
          await decideFromNowOn(target, decision, parameters);
          const states = Array.from({ length: REQUESTS }, () => random.text(16));
          const arrived = await awaitAll(
            states.map(async (state) => ({
              shape: `the state ${state}`,
              arrival: await authorize(target, authorizationAddress(target, { ...parameters, state })),
              ...{ redirectUri, state },
            })),
          );
          await context.judgeEach(returnsState(decision), arrived, (landing) => Promise.resolve(landing));
        }
      },
    ),
  ),

  check(
    'oauth.mistakes.at-once',
    {
      title: 'no mistake in a code exchange is overlooked because a valid one comes at the same moment',
      cites: [...new Set(MISTAKES.map((id) => EXCHANGES.get(id)!.requirement))],
    },
    async (context) => {
      const { target } = context;
      const flows = await pairFlows(context);
      for (const id of MISTAKES) {
        const { requirement, despite } = EXCHANGES.get(id)!;
        const alone = await (await prepareMistake(context, flows[0]![1], id))();
        // Where it is served anyway, other checks say so.
        if (readTokens(alone).access !== undefined || !(await passesControl(context, id, USUAL_FLOW.type))) continue;
        for (const isValidFirst of [true, false]) {
          const all: Neighbours<typeof alone>[] = [];
          for (const [right, wrong] of flows) {
            const { fields } = await prepareFlow(context, right, false);
            const invalid = await prepareMistake(context, wrong, id);
            const valid = async () => readTokens(await requestToken(target, fields)).access !== undefined;
            all.push({ shape: `${id}, ${describeFlow(wrong)}`, valid, invalid });
          }
          await context.judgeEach(refusesToken(requirement), await sendTogether(all, isValidFirst), async (one) => ({
            exchange: await one.response,
            despite: `${despite}; another app sent a valid exchange at the same moment`,
          }));
        }
      }
    },
  ),

  check(
    'oauth.redirect-unregistered.at-once',
    {
      title: 'the browser is not sent to an unregistered redirect URL because a valid request comes at the same moment',
      cites: ['oauth.authorize.redirect-uri-registered'],
    },
    async (context) => {
      const { target } = context;
      const flows = await pairFlows(context);
      await target.state('the user will', { decision: 'approve' });
      for (const isValidFirst of [true, false]) {
        const all = await awaitAll(
          flows.map(async ([right, wrong], index) => {
            const [valid, invalid] = [await buildFlowRequest(context, right), await buildFlowRequest(context, wrong)];
            const unregistered = `https://${ATTACKER}/at-once-${index}`;
            return {
              shape: describeFlow(wrong),
              valid: async () => {
                const { to } = await authorize(target, authorizationAddress(target, valid.parameters));
                return to?.searchParams.has('code') === true;
              },
              invalid: async () => ({
                arrival: await authorize(
                  target,
                  authorizationAddress(target, { ...invalid.parameters, redirect_uri: unregistered }),
                ),
                ...{ unregistered: [unregistered], registered: invalid.app.redirectUris },
              }),
            };
          }),
        );
        await context.judgeEach(
          redirectsToRegisteredOnly,
          await sendTogether(all, isValidFirst),
          (one) => one.response,
        );
      }
    },
  ),

  ...checkEachEdition(
    'oauth.access.at-once',
    {
      title: 'no call without a token that was issued succeeds because a valid one comes at the same moment',
      cites: ['oauth.access.token-issued', 'lists.bearer'],
    },
    async (context, edition) => {
      const { target, random } = context;
      const { access } = await obtainAnyTokens(context);
      const calls = await requireSuccessfulCalls(target, edition, access);
      for (const call of calls) await requireBearerNeeded(target, call);
      const [call] = calls;
      if (call && (await sendCall(target, call, `Bearer ${random.text(40)}`)).response.status < 300)
        throw new PreconditionFailed('the API accepts any token, which another check decides');
      for (const [requirement, authorization, despite] of [
        ['oauth.access.token-issued', () => `Bearer ${random.text(40)}`, 'nobody issued that token'],
        ['lists.bearer', () => undefined, 'there is no token'],
      ] as const)
        for (const isValidFirst of [true, false]) {
          const all = calls.map((one) => ({
            shape: one.shape,
            valid: async () => isSuccess((await sendCall(target, one, `Bearer ${access}`)).response),
            invalid: () => sendCall(target, one, authorization()),
          }));
          await context.judgeEach(refusesCall(requirement), await sendTogether(all, isValidFirst), async (one) => ({
            exchange: await one.response,
            despite: `${despite}; a valid call came at the same moment`,
          }));
        }
    },
  ),
];
