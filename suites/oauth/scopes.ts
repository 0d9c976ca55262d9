import { keptOut, letIn } from './access-judges.ts';
import { served } from './approval-judges.ts';
import { callsOf, callWith, openTo } from './api-calls.ts';
import type { Call } from './api-calls.ts';
import { decide } from './consent.ts';
import { askToken, fieldsOf, tokensOf } from './flow.ts';
import { anyRefreshToken, anyTokens, askingFlow, refreshFields, request } from './steps.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';

/** Scopes, whose names the source leaves open: those of the configuration are asked for. */
export const scopeChecks: readonly Check[] = [
  check(
    'oauth.scope.one',
    { title: 'a single scope is accepted', cites: ['oauth.authorize.scope-one'] },
    async (attempt) => {
      // Which scopes there are is not known, so one that is refused may be one that is not there.
      const shapes = attempt.target.plan.scopes.map((scope) => ({ shape: scope, scope }));
      await askingFlow(attempt, 'confidential');
      const arrivals = await Promise.all(
        shapes.map(async ({ scope }) => ({ scope, ...(await arriveWith(attempt, [scope])) })),
      );
      const taken = arrivals.find(({ arrival }) => arrival.to?.searchParams.has('code')) ?? arrivals[0];
      if (!taken) throw new Blocked('the configuration names no scope');
      const { arrival, redirectUri } = taken;
      attempt.judge(served, { arrival, redirectUri, requirement: 'oauth.authorize.scope-one' });
    },
  ),

  check(
    'oauth.scope.several',
    { title: 'several scopes with spaces between them are accepted', cites: ['oauth.authorize.scope-several'] },
    async (attempt) => {
      const known: string[] = [];
      for (const scope of attempt.target.plan.scopes) {
        const { arrival } = await arriveWith(attempt, [scope]);
        if (arrival.to?.searchParams.has('code')) known.push(scope);
      }
      // A target that takes no scope alone may still take them together.
      const scopes = known.length >= 2 ? known : attempt.target.plan.scopes;
      if (scopes.length < 2) throw new Blocked('the configuration names one scope only');
      const { arrival, redirectUri } = await arriveWith(attempt, scopes);
      if (known.length < 2 && !arrival.to?.searchParams.has('code'))
        throw new Blocked('the target does not know two of the scopes');
      attempt.judge(served, { arrival, redirectUri, requirement: 'oauth.authorize.scope-several' });
    },
  ),

  check(
    'oauth.scope.told',
    {
      title: 'a token response tells its scopes when they are not those that were asked for',
      cites: ['oauth.token.scope-told'],
    },
    async (attempt) => {
      const { narrow, call, wide } = await separated(attempt);
      const { exchange, access } = await anyTokens(attempt, 'confidential', { scopes: [...narrow, ...wide] });
      if (typeof fieldsOf(exchange.response.body)['scope'] === 'string')
        throw new Blocked('the token response tells its scopes');
      attempt.judge(letIn, {
        exchange: await callWith(attempt.target, call, `Bearer ${access}`),
        requirement: 'oauth.token.scope-told',
      });
    },
  ),

  check(
    'oauth.scope.not-wider',
    { title: 'a renewal does not reach further than the user approved', cites: ['oauth.refresh.scope-not-wider'] },
    async (attempt) => {
      const { narrow, call, wide } = await separated(attempt);
      const { app, refresh } = await anyRefreshToken(attempt, 'confidential', { scopes: narrow });
      const exchange = await askToken(attempt.target, {
        ...refreshFields(app, refresh),
        scope: [...narrow, ...wide].join(' '),
      });
      const { access } = tokensOf(exchange);
      attempt.judge(keptOut, {
        exchange: access === undefined ? exchange : await callWith(attempt.target, call, `Bearer ${access}`),
        requirement: 'oauth.refresh.scope-not-wider',
        despite: `the user had approved ${narrow.join(' ')} alone`,
      });
    },
  ),
];

/** Where an approved request with these scopes ends. */
async function arriveWith(attempt: Attempt, scopes: readonly string[]) {
  const { pkce } = (await askingFlowOrFirst(attempt)) ?? { pkce: 'S256' as const };
  const asked = request(attempt, await attempt.target.app('confidential'), pkce, { scopes });
  return { arrival: await decide(attempt.target, 'approve', asked.parameters), redirectUri: asked.redirectUri };
}

/** All scopes together may be what a target refuses, so a flow that brings no code with them may bring one with fewer. */
const askingFlowOrFirst = (attempt: Attempt) =>
  askingFlow(attempt, 'confidential').catch((error: unknown) => {
    if (error instanceof Blocked) return undefined;
    throw error;
  });

/** One scope, a call that it does not open, and another scope that does. */
async function separated(
  attempt: Attempt,
): Promise<{ narrow: readonly string[]; wide: readonly string[]; call: Call }> {
  const { scopes } = attempt.target.plan;
  const calls = await callsOf(attempt.target, 'hosted');
  const opened: { scope: string; urls: readonly string[] }[] = [];
  for (const scope of scopes) {
    const { access } = await anyTokens(attempt, 'confidential', { scopes: [scope] });
    opened.push({ scope, urls: (await openTo(attempt.target, calls, access)).map(({ url }) => url) });
  }
  for (const narrow of opened)
    for (const wide of opened)
      for (const call of calls)
        if (narrow.urls.length > 0 && wide.urls.includes(call.url) && !narrow.urls.includes(call.url))
          return { narrow: [narrow.scope], wide: [wide.scope], call };
  throw new Blocked('no two scopes of the configuration open different calls');
}
