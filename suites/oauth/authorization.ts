import { approval, asksFirst, returnsCode, returnsNoCode } from './approval-rules.ts';
import { leadsTo } from './arrival.ts';
import { requiresChallenge } from './challenge-rule.ts';
import { denial } from './denial-rule.ts';
import { getFlowApp } from './flow-requests.ts';
import { INVALID_REQUESTS } from './invalid-requests.ts';
import type { InvalidShape } from './invalid-requests.ts';
import { nearMisses, otherSpellings, UNKNOWN_REDIRECT } from './redirect-near-misses.ts';
import { comparesExactly, redirectsToRegisteredOnly } from './redirect-rules.ts';
import { returnsState } from './state-rule.ts';
import { STATES } from './state-shapes.ts';
import type { Decision } from '../drivers/consent-form.ts';
import { approveIfAsked, approveOnChangedPage, decide, decideOnPage, openConsentPage } from '../drivers/consent.ts';
import { findCodeFlow, buildRequest, obtainCode } from '../drivers/oauth-steps.ts';
import type { AppType, AuthorizationRequest } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';
import type { KnownApp } from '../../run/plan.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

const TYPES = ['confidential', 'public'] as const;
const DECISIONS = [
  { decision: 'approve', id: 'approval' },
  { decision: 'deny', id: 'denial' },
] as const;

/** A request of an app that gets codes: where no valid request brings one, an invalid one proves nothing. */
export async function validRequest(context: CheckContext, type: AppType): Promise<AuthorizationRequest> {
  const { pkce } = await findCodeFlow(context, type);
  return buildRequest(context, await context.target.app(type), pkce);
}

/** The same, or a request with S256 where no valid request brings a code: for the checks that judge just that. */
async function usualRequest(context: CheckContext, type: AppType): Promise<AuthorizationRequest> {
  const app = await context.target.app(type);
  return validRequest(context, type).catch((error: unknown) => {
    if (error instanceof PreconditionFailed) return buildRequest(context, app, 'S256');
    throw error;
  });
}

/** Where the authorization page sends the browser. */
export const authorizationChecks: readonly Check[] = [
  ...TYPES.flatMap((type) => [
    check(
      `oauth.approval.${type}`,
      {
        title: `an approved request of a ${type} app brings the browser back with a code`,
        cites: ['oauth.authorize.code-returned', 'oauth.authorize.address'],
      },
      async (context) => {
        const { parameters, redirectUri } = await usualRequest(context, type);
        context.judge(approval, { arrival: await decide(context.target, 'approve', parameters), redirectUri });
      },
    ),
    check(
      `oauth.denial.${type}`,
      {
        title: `a denied request of a ${type} app brings the browser back with access_denied and no code`,
        cites: ['oauth.authorize.denial', 'oauth.authorize.denial-no-code'],
      },
      async (context) => {
        const { parameters, redirectUri } = await usualRequest(context, type);
        context.judge(denial, { arrival: await decide(context.target, 'deny', parameters), redirectUri });
      },
    ),
    check(
      `oauth.denial.again.${type}`,
      {
        title: `a user who approved a ${type} app before can deny it, whatever scopes it asks for`,
        cites: ['oauth.authorize.denial', 'oauth.authorize.denial-no-code'],
      },
      async (context) => {
        const { pkce } = await findCodeFlow(context, type);
        const app = await context.target.app(type);
        const { scopes } = context.target.plan;
        const asked: { readonly shape: string; readonly scopes?: readonly string[] }[] = [
          { shape: 'the scopes that were approved' },
        ];
        // Which scopes exist is open: one is asked for alone where the target knows it.
        for (const scope of scopes.length > 1 ? scopes : [])
          if (await attempt(obtainCode(context.target, buildRequest(context, app, pkce, { scopes: [scope] }))))
            asked.push({ shape: `${scope} alone`, scopes: [scope] });
        await context.judgeEach(denial, asked, async ({ shape: _, ...given }) => {
          await obtainCode(context.target, buildRequest(context, app, pkce));
          const { parameters, redirectUri } = buildRequest(context, app, pkce, given);
          return { arrival: await decide(context.target, 'deny', parameters), redirectUri };
        });
      },
    ),
    ...DECISIONS.map(({ decision, id }) => {
      const rule = returnsState(decision);
      return check(
        `oauth.state.${id}.${type}`,
        {
          title: `the state of a ${type} app comes back unchanged on ${id}, whatever it holds`,
          cites: [rule.requirement],
        },
        async (context) => {
          const { parameters, redirectUri } = await validRequest(context, type);
          await requireRedirect(context, decision, { parameters, redirectUri });
          await context.judgeEach(rule, STATES, async ({ state, mayBeRefused = false, write }) => ({
            arrival: await decide(context.target, decision, { ...parameters, state }, [], write),
            redirectUri,
            state,
            mayBeRefused,
          }));
        },
      );
    }),
    ...DECISIONS.map(({ decision, id }) =>
      check(
        `oauth.redirect-unregistered.${id}.${type}`,
        {
          title: `on ${id} the browser is not sent to a redirect URL that a ${type} app has not registered`,
          cites: ['oauth.authorize.redirect-uri-registered'],
        },
        async (context) => {
          const valid = await validRequest(context, type);
          await requireRedirect(context, decision, valid);
          const misses = await nearMissesOf(context, type, valid.redirectUri);
          await context.judgeEach(redirectsToRegisteredOnly, misses, async ({ values, unregistered = values }) => {
            const more = values.map((value) => ['redirect_uri', value] as const);
            const parameters = { ...valid.parameters, redirect_uri: undefined };
            const arrival = await decide(context.target, decision, parameters, more);
            return { arrival, unregistered, registered: valid.app.redirectUris };
          });
        },
      ),
    ),
    check(
      `oauth.redirect-unregistered.page.${type}`,
      {
        title: `a consent page that was changed does not send the browser to a redirect URL that a ${type} app has not registered`,
        cites: ['oauth.authorize.redirect-uri-registered'],
      },
      async (context) => {
        const { parameters, redirectUri, app } = await validRequest(context, type);
        // Where the page itself brings no code, one that was changed proves nothing.
        await decideOnPage(context.target, 'approve', parameters);
        await context.judgeEach(redirectsToRegisteredOnly, changedPages(redirectUri), async (change) => ({
          arrival: await approveOnChangedPage(context.target, parameters, change),
          ...{ unregistered: [UNKNOWN_REDIRECT], registered: app.redirectUris },
        }));
      },
    ),
    check(
      `oauth.redirect-spelling.${type}`,
      {
        title: `the redirect URL of a ${type} app is compared character by character`,
        cites: ['oauth.authorize.redirect-uri-exact', 'oauth.authorize.redirect-uri-fragment'],
      },
      async (context) => {
        const { parameters, redirectUri } = await validRequest(context, type);
        const arriveAt = ({ value }: { readonly value: string }) =>
          decide(context.target, 'approve', { ...parameters, redirect_uri: value });
        for (const { values } of await nearMissesOf(context, type, redirectUri)) {
          const [value] = values;
          if (values.length > 1 || value === undefined) continue;
          if ((await arriveAt({ value })).to?.searchParams.has('code'))
            throw new PreconditionFailed(
              'the target accepts unregistered redirect URLs, see oauth.authorize.redirect-uri-registered',
            );
        }
        const fragments = [
          { shape: 'a fragment', value: `${redirectUri}#top` },
          { shape: 'an empty fragment', value: `${redirectUri}#` },
        ];
        const exact = comparesExactly('oauth.authorize.redirect-uri-exact');
        await context.judgeEach(exact, otherSpellings(redirectUri), arriveAt);
        await context.judgeEach(comparesExactly('oauth.authorize.redirect-uri-fragment'), fragments, arriveAt);
      },
    ),
    check(
      `oauth.redirect-second.${type}`,
      { title: `any registered redirect URL of a ${type} app may be used`, cites: ['oauth.app.redirect-urls'] },
      async (context) => {
        const { app, parameters } = await validRequest(context, type);
        const others = app.redirectUris.slice(1).map((redirectUri) => ({ shape: redirectUri, redirectUri }));
        if (others.length === 0) throw new PreconditionFailed(`the app ${app.clientId} has only one redirect URL`);
        await context.judgeEach(returnsCode('oauth.app.redirect-urls'), others, async ({ redirectUri }) => ({
          arrival: await decide(context.target, 'approve', { ...parameters, redirect_uri: redirectUri }),
          redirectUri,
        }));
      },
    ),
    ...INVALID_REQUESTS.map(({ id, requirement, title, despite, shapes }) =>
      check(
        `oauth.no-code.${id}.${type}`,
        { title: `${title} (${type} app)`, cites: [requirement] },
        async (context) => {
          const valid = await validRequest(context, type);
          if (!canBeMade(requirement, valid))
            throw new PreconditionFailed(`the app ${valid.app.clientId} has only one redirect URL`);
          const fitting = await applicableShapes(context, valid, requirement, type, shapes);
          if (fitting.length === 0)
            throw new PreconditionFailed('the target takes no such parameter, or does not need it');
          await context.judgeEach(returnsNoCode(requirement), fitting, async ({ changes, more = [] }) => ({
            arrival: await decide(
              context.target,
              'approve',
              { ...valid.parameters, ...changesOf(changes, valid) },
              more,
            ),
            despite,
          }));
        },
      ),
    ),
    check(
      `oauth.no-code.page.${type}`,
      {
        title: `no mistake in a request of a ${type} app is overlooked where a page asks the user`,
        cites: [
          ...new Set(INVALID_REQUESTS.map(({ requirement }) => requirement)),
          ...(type === 'public' ? (['oauth.authorize.challenge-required'] as const) : []),
        ],
      },
      async (context) => {
        const valid = await validRequest(context, type);
        // Where the page brings no code for a valid request, it shows nothing of an invalid one.
        await decideOnPage(context.target, 'approve', valid.parameters);
        if (type === 'public') {
          const withoutChallenge = { ...valid.parameters, code_challenge: undefined, code_challenge_method: undefined };
          context.judge(requiresChallenge, await approveIfAsked(context.target, withoutChallenge));
        }
        for (const { requirement, despite, shapes } of INVALID_REQUESTS) {
          if (!canBeMade(requirement, valid)) continue;
          const fitting = await applicableShapes(context, valid, requirement, type, shapes.slice(0, 1));
          await context.judgeEach(returnsNoCode(requirement), fitting, async ({ changes, more }) => ({
            arrival: await approveIfAsked(context.target, { ...valid.parameters, ...changesOf(changes, valid) }, more),
            despite,
          }));
        }
      },
    ),
    check(
      `oauth.state.of-another-request.${type}`,
      {
        title: `a request of a ${type} app without state gets that of no other request`,
        cites: ['oauth.authorize.state-returned', 'oauth.authorize.state-returned-on-denial'],
      },
      async (context) => {
        const { parameters, redirectUri } = await validRequest(context, type);
        const sent = new Set<string>();
        for (const before of ['approve', 'deny'] as const)
          for (const decision of ['approve', 'deny'] as const) {
            const state = `of-another-${context.random.text(12)}`;
            sent.add(state);
            await decide(context.target, before, { ...parameters, state });
            const arrival = await decide(context.target, decision, { ...parameters, state: undefined });
            const returned = arrival.to?.searchParams.get('state');
            // Whether a service makes up a state is open; that of another request it does not make up.
            if (returned === null || (returned !== undefined && sent.has(returned)))
              context.judge(returnsState(decision), { arrival, redirectUri, state: '' });
          }
      },
    ),
    check(
      `oauth.stateless.${type}`,
      { title: `a request of a ${type} app without state is served`, cites: ['oauth.authorize.state-optional'] },
      async (context) => {
        const { parameters, redirectUri } = await validRequest(context, type);
        const arrival = await decide(context.target, 'approve', { ...parameters, state: undefined });
        context.judge(returnsCode('oauth.authorize.state-optional'), { arrival, redirectUri });
      },
    ),
  ]),

  check(
    'oauth.challenge-required',
    {
      title: 'a public app that sends no challenge gets invalid_request and no code',
      cites: ['oauth.authorize.challenge-required'],
    },
    async (context) => {
      const { parameters } = await validRequest(context, 'public');
      const shapes = [
        { shape: 'neither challenge nor method', method: undefined },
        { shape: 'the method S256 and no challenge', method: 'S256' },
        { shape: 'the method plain and no challenge', method: 'plain' },
      ];
      await context.judgeEach(requiresChallenge, shapes, ({ method }) => {
        const changes = { code_challenge: undefined, code_challenge_method: method };
        return decide(context.target, 'approve', { ...parameters, ...changes });
      });
    },
  ),

  check(
    'oauth.asks',
    { title: 'the user is asked before a code is issued', cites: ['oauth.authorize.asks'] },
    async (context) => {
      // An app that nobody has approved: a service may remember an approval.
      const app = await registerApp(context, 'never-approved');
      const { pkce } = await findCodeFlow(context, 'confidential');
      context.judge(asksFirst, await openConsentPage(context.target, buildRequest(context, app, pkce).parameters));
    },
  ),

  check(
    'oauth.asks.more',
    {
      title: 'a user who approved a scope of an app is asked when it asks for another',
      cites: ['oauth.authorize.asks'],
    },
    async (context) => {
      const { target } = context;
      const app = await registerApp(context, 'asks-for-more');
      const { pkce } = await findCodeFlow(context, 'confidential');
      const known: string[] = [];
      // Which scopes exist is open, and one may stand for another.
      for (const scope of target.plan.scopes)
        if (known.every((one) => !scope.startsWith(one) && !one.startsWith(scope)))
          if (
            await attempt(
              obtainCode(target, buildRequest(context, await target.app('confidential'), pkce, { scopes: [scope] })),
            )
          )
            known.push(scope);
      const [first = '', ...others] = known;
      if (others.length === 0) throw new PreconditionFailed('the target does not know two of the scopes');
      await decideOnPage(target, 'approve', buildRequest(context, app, pkce, { scopes: [first] }).parameters);
      const wider = buildRequest(context, app, pkce, { scopes: [first, ...others] });
      context.judge(asksFirst, await openConsentPage(target, wider.parameters));
    },
  ),
];

/** The target answers this decision by a redirect at all: whether it does is for other checks to judge. */
async function requireRedirect(
  { target }: CheckContext,
  decision: Decision,
  { parameters, redirectUri }: Pick<AuthorizationRequest, 'parameters' | 'redirectUri'>,
): Promise<void> {
  const { to } = await decide(target, decision, { ...parameters, state: 'abc' });
  const parameter = decision === 'approve' ? 'code' : 'error';
  if (to === null || !leadsTo(to, redirectUri) || !to.searchParams.has(parameter))
    throw new PreconditionFailed(`a valid request is not answered by a redirect that carries ${parameter}`);
}

/** What a shape changes about a valid request. */
const changesOf = (changes: InvalidShape['changes'], { parameters }: Pick<AuthorizationRequest, 'parameters'>) =>
  typeof changes === 'function' ? changes(parameters) : changes;

/** Whether a request is invalid by this at all: an app with one redirect URL need not name it. */
const canBeMade = (requirement: RequirementId, { app }: AuthorizationRequest) =>
  requirement !== 'oauth.authorize.redirect-uri-required' || app.redirectUris.length > 1;

/** The shapes that are invalid for this request of an app of this type. */
async function applicableShapes(
  { target }: CheckContext,
  { verifier, parameters }: AuthorizationRequest,
  requirement: RequirementId,
  type: AppType,
  shapes: readonly InvalidShape[],
): Promise<readonly InvalidShape[]> {
  const areEmpty = requirement === 'oauth.authorize.parameters-empty';
  const applicable: InvalidShape[] = [];
  for (const shape of shapes) {
    if ((shape.only ?? type) !== type) continue;
    const changes = Object.keys(changesOf(shape.changes, { parameters }));
    const names = [...changes, ...(shape.more ?? []).flat()];
    // A challenge method says something only beside a challenge.
    if (verifier === undefined && names.join().includes('code_challenge')) continue;
    if (areEmpty) {
      // Where a parameter may be left out, it may be empty as well.
      const without = Object.fromEntries(changes.map((name) => [name, undefined]));
      const { to } = await decide(target, 'approve', { ...parameters, ...without });
      if (to?.searchParams.has('code')) continue;
    }
    applicable.push(shape);
  }
  return applicable;
}

/** Registers another confidential app for one check, with a client id of its own. */
export async function registerApp(
  { target, random }: CheckContext,
  name: string,
  redirectUris = [`https://${name}.example/callback`],
) {
  const app = {
    clientId: `locspec-${name}-${random.text(8)}`,
    clientSecret: `secret-of-${random.text(16)}`,
    redirectUris,
  };
  target.secrets.add(app.clientSecret);
  await target.state('the app is registered', { app: { type: 'confidential', ...app } });
  return app;
}

/** Ways in which someone who fills in the form in a user's place could send the browser elsewhere. */
const changedPages = (registered: string) => [
  {
    shape: 'another redirect URL in place of the one on the page',
    write: (value: string) =>
      value
        .replaceAll(registered, UNKNOWN_REDIRECT)
        .replaceAll(encodeURIComponent(registered), encodeURIComponent(UNKNOWN_REDIRECT)),
    more: [],
  },
  {
    shape: 'a redirect URL beside what the page has',
    write: (value: string) => value,
    more: [['redirect_uri', UNKNOWN_REDIRECT]] as const,
  },
];

/** Values near a registered redirect URL of this app that it has not registered itself. */
async function nearMissesOf(context: CheckContext, type: AppType, registered: string) {
  const { target } = context;
  const own = (await target.app(type)).redirectUris;
  const ofOtherType = await attempt(target.app(type === 'public' ? 'confidential' : 'public'));
  const ofThisType = await attempt(getFlowApp(context, { type, credentials: 'plain' }));
  const findOther = (app: KnownApp | undefined) => app?.redirectUris.find((uri) => !own.includes(uri));
  const another = findOther(ofThisType);
  return nearMisses(registered, {
    'a redirect URL of another app': findOther(ofOtherType) ?? UNKNOWN_REDIRECT,
    ...(another !== undefined && { 'a redirect URL of another app of this type': another }),
  }).filter(({ values }) => values.length > 1 || !own.includes(values[0] ?? ''));
}
