import { acceptsCall, refusesCall } from './access-rules.ts';
import { returnsCode } from './approval-rules.ts';
import { tellsNoMore } from './token-rules.ts';
import { listCalls, sendCall, findSuccessfulCalls } from '../drivers/api-calls.ts';
import type { Call } from '../drivers/api-calls.ts';
import { decide, decideFromNowOn } from '../drivers/consent.ts';
import { authorizationAddress, authorize, requestToken, readFields, readTokens } from '../drivers/oauth-requests.ts';
import {
  obtainRefreshToken,
  obtainAnyTokens,
  findCodeFlow,
  refreshFields,
  buildRequest,
} from '../drivers/oauth-steps.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';

/** Scopes. The source leaves their names open, so those of the configuration are used. */
export const scopeChecks: readonly Check[] = [
  check(
    'oauth.scope.one',
    { title: 'a single scope is accepted', cites: ['oauth.authorize.scope-one'] },
    async (context) => {
      // Which scopes exist is not known, so a refused scope may be one that does not exist.
      const shapes = context.target.plan.scopes.map((scope) => ({ shape: scope, scope }));
      await findCodeFlow(context, 'confidential');
      const arrivals = await awaitAll(
        shapes.map(async ({ scope }) => ({ scope, ...(await arriveWith(context, [scope])) })),
      );
      const taken = arrivals.find(({ arrival }) => arrival.to?.searchParams.has('code')) ?? arrivals[0];
      if (!taken) throw new PreconditionFailed('the configuration names no scope');
      const { arrival, redirectUri } = taken;
      context.judge(returnsCode('oauth.authorize.scope-one'), { arrival, redirectUri });
    },
  ),

  check(
    'oauth.scope.several',
    { title: 'several scopes are accepted, separated by spaces', cites: ['oauth.authorize.scope-several'] },
    async (context) => {
      const known: string[] = [];
      for (const scope of context.target.plan.scopes) {
        const { arrival } = await arriveWith(context, [scope]);
        if (arrival.to?.searchParams.has('code')) known.push(scope);
      }
      // A target that accepts no scope alone may still accept them together.
      const scopes = known.length >= 2 ? known : context.target.plan.scopes;
      if (scopes.length < 2) throw new PreconditionFailed('the configuration names only one scope');
      const { arrival, redirectUri, parameters } = await arriveWith(context, scopes);
      if (known.length < 2 && !arrival.to?.searchParams.has('code'))
        throw new PreconditionFailed('the target does not know two of the scopes');
      context.judge(returnsCode('oauth.authorize.scope-several'), { arrival, redirectUri });
      const isApproved = decideFromNowOn(context.target, 'approve', parameters).then(() => true);
      if (!(await attempt(isApproved))) return;
      // As the forms of HTML write a space, which the parameters are written by. RFC 6749 B.
      const address = authorizationAddress(context.target, parameters).replaceAll('%20', '+');
      await context.judgeEach(
        returnsCode('oauth.authorize.scope-several'),
        [{ shape: 'with + between the scopes' }],
        async () => ({ arrival: await authorize(context.target, address), redirectUri }),
      );
    },
  ),

  check(
    'oauth.scope.told',
    {
      title: 'a token response names its scopes unless they are those that were asked for',
      cites: ['oauth.token.scope-told'],
    },
    async (context) => {
      const { narrow, call, wide } = await separateScopes(context);
      const { exchange, access } = await obtainAnyTokens(context, 'confidential', { scopes: [...narrow, ...wide] });
      if (typeof readFields(exchange.response.body)['scope'] === 'string')
        throw new PreconditionFailed('the token response names its scopes');
      const answered = await sendCall(context.target, call, `Bearer ${access}`);
      context.judge(acceptsCall('oauth.token.scope-told'), answered);
    },
  ),

  check(
    'oauth.scope.not-wider',
    { title: 'a renewal brings no more scopes than the user approved', cites: ['oauth.refresh.scope-not-wider'] },
    async (context) => {
      const [first, ...others] = context.target.plan.scopes;
      // Which scopes exist is open: a target may not know this one by itself.
      const named = first === undefined ? undefined : await attempt(renewWith(context, [first], others));
      if (named) context.judge(tellsNoMore, named);
      const { narrow, call, wide } = await separateScopes(context);
      const { exchange } = await renewWith(context, narrow, wide);
      const { access } = readTokens(exchange);
      context.judge(refusesCall('oauth.refresh.scope-not-wider'), {
        exchange: access === undefined ? exchange : await sendCall(context.target, call, `Bearer ${access}`),
        despite: `the user had approved ${narrow.join(' ')} alone`,
      });
    },
  ),
];

/** Asks for more scopes than were approved, in a renewal after one that asks for none. */
async function renewWith(context: CheckContext, approved: readonly string[], more: readonly string[]) {
  const tokens = await obtainRefreshToken(context, 'confidential', { scopes: approved });
  const before = await requestToken(context.target, refreshFields(tokens.app, tokens.refresh));
  const { access, refresh = tokens.refresh } = readTokens(before);
  if (access === undefined) throw new PreconditionFailed('a renewal brings no token');
  const scope = [...approved, ...more].join(' ');
  const exchange = await requestToken(context.target, { ...refreshFields(tokens.app, refresh), scope });
  return { before, more, exchange };
}

/** Where an approved request with these scopes takes the browser. */
async function arriveWith(context: CheckContext, scopes: readonly string[]) {
  const { pkce } = (await maybeAskingFlow(context)) ?? { pkce: 'S256' as const };
  const asked = buildRequest(context, await context.target.app('confidential'), pkce, { scopes });
  const { parameters, redirectUri } = asked;
  return { arrival: await decide(context.target, 'approve', parameters), redirectUri, parameters };
}

/** A target may refuse all scopes together, so a flow that brings no code with them may bring one with fewer. */
const maybeAskingFlow = (context: CheckContext) =>
  findCodeFlow(context, 'confidential').catch((error: unknown) => {
    if (error instanceof PreconditionFailed) return undefined;
    throw error;
  });

/** One scope, a call that it does not allow, and another scope that does. */
async function separateScopes(
  context: CheckContext,
): Promise<{ narrow: readonly string[]; wide: readonly string[]; call: Call }> {
  const { scopes } = context.target.plan;
  const calls = await listCalls(context.target, 'hosted');
  const allowed: { scope: string; urls: readonly string[] }[] = [];
  for (const scope of scopes) {
    const { access } = await obtainAnyTokens(context, 'confidential', { scopes: [scope] });
    allowed.push({ scope, urls: (await findSuccessfulCalls(context.target, calls, access)).map(({ url }) => url) });
  }
  for (const narrow of allowed)
    for (const wide of allowed)
      for (const call of calls)
        if (narrow.urls.length > 0 && wide.urls.includes(call.url) && !narrow.urls.includes(call.url))
          return { narrow: [narrow.scope], wide: [wide.scope], call };
  throw new PreconditionFailed('no two scopes of the configuration allow different calls');
}
