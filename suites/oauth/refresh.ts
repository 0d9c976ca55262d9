import { acceptsCall } from './access-rules.ts';
import { findOtherSecret } from './flow-requests.ts';
import { sendInvalid, sendWrong } from './invalid-grants.ts';
import type { InvalidShape } from './invalid-grants.ts';
import { INVALID_REFRESHES } from './invalid-refreshes.ts';
import type { InvalidRefresh } from './invalid-refreshes.ts';
import { lifetimeOf } from './lifetime-of.ts';
import { grantsToken, newTokens, refusesToken, renewalResponse, renewsDirectly } from './token-rules.ts';
import { requestToken, readTokens } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import {
  obtainAnyTokens,
  obtainRefreshToken,
  prepareExchange,
  refreshFields,
  requestProjects,
} from '../drivers/oauth-steps.ts';
import type { AppType } from '../drivers/oauth-steps.ts';
import { expire } from '../drivers/token-expiry.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isSuccess, NoResponse } from '../kit/exchange.ts';
import { attempt, PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Depth } from '../../run/plan.ts';

const TYPES = ['confidential', 'public'] as const;

/** Renewals in a row, each with the refresh token of the one before. */
const IN_A_ROW: Readonly<Record<Depth, number>> = { quick: 4, default: 18, deep: 66 };

/** When tokens are renewed, and when they must not be. */
export const refreshChecks: readonly Check[] = [
  check(
    'oauth.refresh',
    {
      title: 'a refresh token brings new tokens while the access token is still valid',
      cites: ['oauth.refresh.grant', 'oauth.refresh.before-expiry'],
    },
    async (context) => {
      for (const type of TYPES)
        if (await canRenew(context, type)) {
          const exchange = await renew(context, type);
          context.judge([grantsToken('oauth.refresh.grant'), grantsToken('oauth.refresh.before-expiry')], exchange);
          return;
        }
      const { app, exchange: first, refresh } = await obtainRefreshToken(context, await offeredType(context));
      const early = await requestToken(context.target, refreshFields(app, refresh));
      const worksWhenExpired = await expire(context.target, lifetimeOf(first)).then(
        async () => readTokens(await requestToken(context.target, refreshFields(app, refresh))).access !== undefined,
        () => false,
      );
      context.judge(grantsToken(worksWhenExpired ? 'oauth.refresh.before-expiry' : 'oauth.refresh.grant'), early);
    },
  ),

  check(
    'oauth.refresh.confidential',
    { title: 'a confidential app renews its tokens with its secret', cites: ['oauth.refresh.grant'] },
    async (context) => {
      const exchange = await renew(context, 'confidential');
      if (readTokens(exchange).access === undefined && !(await canRenew(context, 'public')))
        throw new PreconditionFailed('no app renews its tokens');
      context.judge(grantsToken('oauth.refresh.grant'), exchange);
    },
  ),

  check(
    'oauth.refresh.public',
    { title: 'a public app renews its tokens without a secret', cites: ['oauth.refresh.secret-omitted'] },
    async (context) => {
      const exchange = await renew(context, 'public');
      if (readTokens(exchange).access === undefined && !(await canRenew(context, 'confidential')))
        throw new PreconditionFailed('no app renews its tokens');
      context.judge(grantsToken('oauth.refresh.secret-omitted'), exchange);
    },
  ),

  ...TYPES.flatMap((type) => [
    check(
      `oauth.refresh.new-tokens.${type}`,
      {
        title: `a renewal of a ${type} app brings new tokens that work`,
        cites: [...newTokens, ...renewalResponse].map(({ requirement }) => requirement),
      },
      async (context) => {
        await requireRenewal(context, type);
        const before = await obtainRefreshToken(context, type);
        const after = await requestToken(context.target, refreshFields(before.app, before.refresh));
        context.require(newTokens, { before: before.exchange, after });
        context.judge(renewalResponse, after);
        const address = context.target.addresses.baseUrl;
        // First: what is asked for then may end this token.
        const renewed = await requestProjects(context.target, address, readTokens(after).access);
        if (!isSuccess(renewed.response)) {
          const other = await obtainRefreshToken(context, type);
          if (!isSuccess((await requestProjects(context.target, address, other.access)).response))
            throw new PreconditionFailed('the API refuses access tokens that were not renewed as well');
        }
        context.judge(acceptsCall('oauth.refresh.new-access-token'), renewed);
      },
    ),
    check(
      `oauth.refresh.latest.${type}`,
      {
        title: `the latest refresh token renews the tokens of a ${type} app, again and again`,
        cites: ['oauth.refresh.token-latest', ...newTokens.map(({ requirement }) => requirement)],
      },
      async (context) => {
        await requireRenewal(context, type);
        const first = await obtainRefreshToken(context, type);
        const { app } = first;
        let { refresh, exchange: before } = first;
        for (let round = 1; round <= IN_A_ROW[context.target.plan.depth ?? 'default']; round++) {
          const after = await requestToken(context.target, refreshFields(app, refresh));
          context.require(grantsToken('oauth.refresh.token-latest'), after);
          context.require(newTokens, { before, after });
          refresh = readTokens(after).refresh ?? '';
          before = after;
        }
      },
    ),
    check(
      `oauth.refresh.code-as-token.${type}`,
      {
        title: `a ${type} app cannot use a code that was not exchanged as a refresh token`,
        cites: ['oauth.refresh.token-valid'],
      },
      async (context) => {
        await requireRenewal(context, type);
        const { asked, fields } = await prepareExchange(context, type);
        context.judge(refusesToken('oauth.refresh.token-valid'), {
          exchange: await requestToken(context.target, refreshFields(asked.app, fields['code'] ?? '')),
          despite: 'the refresh token is a code that was not exchanged',
        });
      },
    ),
    check(
      `oauth.refresh.after-expiry.${type}`,
      {
        title: `a ${type} app renews its tokens after the access token has expired`,
        cites: ['oauth.refresh.after-expiry', ...newTokens.map(({ requirement }) => requirement)],
      },
      async (context) => {
        await requireRenewal(context, type);
        const { target } = context;
        const first = await obtainRefreshToken(context, type);
        await expire(target, lifetimeOf(first.exchange));
        // What another app gets meanwhile ends no token of this one.
        await attempt(obtainAnyTokens(context, type === 'public' ? 'confidential' : 'public'));
        const renewal = await requestToken(target, refreshFields(first.app, first.refresh));
        context.require(grantsToken('oauth.refresh.after-expiry'), renewal);
        context.judge(newTokens, { before: first.exchange, after: renewal });
        // The refresh token of a renewal outlives its access token as well.
        await expire(target, lifetimeOf(renewal));
        const again = await requestToken(target, refreshFields(first.app, readTokens(renewal).refresh ?? ''));
        context.require(grantsToken('oauth.refresh.after-expiry'), again);
        context.judge(newTokens, { before: renewal, after: again });
        // Most clients learn of the expiry by a call that is refused.
        const second = await obtainRefreshToken(context, type);
        await expire(target, lifetimeOf(second.exchange));
        await requestProjects(target, target.addresses.baseUrl, second.access);
        const called = [{ shape: 'after a call with the expired token' }];
        await context.judgeEach(grantsToken('oauth.refresh.after-expiry'), called, () =>
          requestToken(target, refreshFields(second.app, second.refresh)),
        );
      },
    ),
    check(
      `oauth.refresh.no-redirect.${type}`,
      {
        title: `the user of a ${type} app is not asked again for a renewal, whatever they would answer`,
        cites: ['oauth.refresh.no-redirect'],
      },
      async (context) => {
        await requireRenewal(context, type);
        const users = [
          { shape: 'a user who would deny', decision: 'deny' },
          { shape: 'a user who would be asked', decision: 'ask' },
        ] as const;
        await context.judgeEach(renewsDirectly, users, async ({ decision }) => {
          const { app, refresh } = await obtainRefreshToken(context, type);
          await context.target.state('the user will', { decision });
          return requestToken(context.target, refreshFields(app, refresh));
        });
      },
    ),
  ]),

  check(
    'oauth.refresh.after-refusal',
    {
      title: 'a refresh token still renews after a request with it was refused for another reason',
      cites: ['oauth.refresh.grant'],
    },
    async (context) => {
      await requireRenewal(context, 'confidential');
      const { app, refresh } = await obtainRefreshToken(context, 'confidential');
      const fields = refreshFields(app, refresh);
      const { access } = readTokens(
        await requestToken(context.target, { ...fields, client_secret: context.random.text(40) }),
      );
      if (access !== undefined)
        throw new PreconditionFailed('a wrong secret renews tokens, which another check decides');
      context.judge(grantsToken('oauth.refresh.grant'), await requestToken(context.target, fields));
    },
  ),

  ...INVALID_REFRESHES.flatMap(({ id, requirement, types, despite, shapes }) =>
    types.map((type) =>
      check(
        `oauth.refresh.refused.${id}.${type}`,
        { title: `a refresh request of a ${type} app brings no token when ${despite}`, cites: [requirement] },
        async (context) => {
          await requireRenewal(context, type);
          const otherSecret = await findOtherSecret(context);
          const prepare = async () => {
            const { app, access, refresh } = await obtainRefreshToken(context, type);
            return { app, access, otherSecret, fields: refreshFields(app, refresh), random: context.random };
          };
          await sendInvalid(context, prepare, { requirement, despite, shapes });
        },
      ),
    ),
  ),

  ...TYPES.map((type) =>
    check(
      `oauth.refresh.refused.after-expiry.${type}`,
      {
        title: `a refresh request of a ${type} app is checked as strictly after the access token has expired`,
        cites: [
          ...new Set(INVALID_REFRESHES.filter(({ types }) => types.includes(type)).map((row) => row.requirement)),
        ],
      },
      async (context) => {
        await requireRenewal(context, type);
        const rows: { readonly row: InvalidRefresh; readonly fields: Parameters; readonly wrong: InvalidShape }[] = [];
        let seconds = 0;
        for (const row of INVALID_REFRESHES.filter(({ types }) => types.includes(type))) {
          const { app, access, refresh, exchange } = await obtainRefreshToken(context, type);
          const fields = refreshFields(app, refresh);
          const [wrong] = row.shapes({ app, access, fields, random: context.random });
          seconds = Math.max(seconds, lifetimeOf(exchange));
          if (wrong) rows.push({ row, fields, wrong });
        }
        const valid = await obtainRefreshToken(context, type);
        await expire(context.target, seconds);
        const { access } = readTokens(await requestToken(context.target, refreshFields(valid.app, valid.refresh)));
        if (access === undefined)
          throw new PreconditionFailed(
            'no token is renewed after the access token has expired, which another check decides',
          );
        for (const { row, fields, wrong } of rows)
          context.judge(refusesToken(row.requirement), {
            exchange: await sendWrong(context.target, fields, wrong),
            despite: `${row.despite} (${wrong.shape}), after the access token has expired`,
          });
      },
    ),
  ),
];

/** The response to a valid refresh request of an app of this type. */
async function renew(context: CheckContext, type: AppType) {
  const { app, refresh } = await obtainRefreshToken(context, type);
  return requestToken(context.target, refreshFields(app, refresh));
}

const renewals = sessionKey(() => new Map<AppType, Promise<boolean>>());

/** Whether an app of this type can renew its tokens at all; tried once per target. */
function canRenew(context: CheckContext, type: AppType): Promise<boolean> {
  const results = context.target.session.get(renewals);
  const known = results.get(type);
  if (known) return known;
  const tried = renew(context, type).then(
    (exchange) => readTokens(exchange).access !== undefined,
    (error: unknown) => {
      if (error instanceof PreconditionFailed || error instanceof Unsupported || error instanceof NoResponse)
        return false;
      throw error;
    },
  );
  results.set(type, tried);
  return tried;
}

/** Ends the check where no renewal works: a target that refuses all of them proves nothing by refusing one. */
export async function requireRenewal(context: CheckContext, type: AppType): Promise<void> {
  // Without such an app the check is not applicable, which is something else than a refusal.
  await context.target.app(type);
  if (!(await canRenew(context, type))) throw new PreconditionFailed(`a ${type} app cannot renew its tokens`);
}

/** A type of app that the target has. */
async function offeredType(context: CheckContext): Promise<AppType> {
  return context.target.app('confidential').then(
    () => 'confidential' as const,
    () => 'public' as const,
  );
}
