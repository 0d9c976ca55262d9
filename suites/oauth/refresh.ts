import { letIn } from './access-judges.ts';
import { askToken, tokensOf } from './flow.ts';
import { expire } from './expiry.ts';
import { lifetimeOf } from './lifetime.ts';
import { sendSpoiled } from './spoiled-grants.ts';
import { SPOILED_REFRESHES } from './spoiled-refreshes.ts';
import { anyRefreshToken, projects, refreshFields } from './steps.ts';
import type { AppType } from './steps.ts';
import { direct, granted, refusedGrant, renewed, tokenResponse, TOKEN_FIELDS } from './token-judges.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { NoAnswer } from '../exchange.ts';
import { Blocked, NotOffered } from '../target.ts';
import type { Target } from '../target.ts';

const TYPES = ['confidential', 'public'] as const;

/** Renewals in a row, each with the refresh token of the one before. */
const IN_A_ROW = 4;

/** How tokens are renewed, and when they must not be. */
export const refreshChecks: readonly Check[] = [
  check(
    'oauth.refresh',
    {
      title: 'a refresh token brings new tokens while the access token is valid',
      cites: ['oauth.refresh.grant', 'oauth.refresh.before-expiry'],
    },
    async (attempt) => {
      for (const type of TYPES)
        if (await renews(attempt, type)) {
          const exchange = await renewal(attempt, type);
          attempt.judge(granted, { exchange, requirement: 'oauth.refresh.grant' });
          attempt.judge(granted, { exchange, requirement: 'oauth.refresh.before-expiry' });
          return;
        }
      const { app, exchange: first, refresh } = await anyRefreshToken(attempt, await offered(attempt));
      const early = await askToken(attempt.target, refreshFields(app, refresh));
      const isOnlyLate = await expire(attempt.target, lifetimeOf(first)).then(
        async () => tokensOf(await askToken(attempt.target, refreshFields(app, refresh))).access !== undefined,
        () => false,
      );
      const requirement = isOnlyLate ? 'oauth.refresh.before-expiry' : 'oauth.refresh.grant';
      attempt.judge(granted, { exchange: early, requirement });
    },
  ),

  check(
    'oauth.refresh.public',
    { title: 'a public app renews its tokens without a secret', cites: ['oauth.refresh.secret-omitted'] },
    async (attempt) => {
      const exchange = await renewal(attempt, 'public');
      if (tokensOf(exchange).access === undefined && !(await renews(attempt, 'confidential')))
        throw new Blocked('no app renews its tokens');
      attempt.judge(granted, { exchange, requirement: 'oauth.refresh.secret-omitted' });
    },
  ),

  ...TYPES.flatMap((type) => [
    check(
      `oauth.refresh.new-tokens.${type}`,
      {
        title: `a renewal of a ${type} app brings tokens that are new and work`,
        cites: ['oauth.refresh.new-access-token', 'oauth.refresh.new-refresh-token', ...TOKEN_FIELDS.slice(0, 3)],
      },
      async (attempt) => {
        await mustRenew(attempt, type);
        const before = await anyRefreshToken(attempt, type);
        const after = await askToken(attempt.target, refreshFields(before.app, before.refresh));
        attempt.must(renewed, { before: before.exchange, after });
        attempt.judge(tokenResponse, { exchange: after, isRenewal: true });
        const { access } = tokensOf(after);
        const address = attempt.target.addresses.baseUrl;
        if (access === undefined || !isSuccess(await projects(attempt.target, address, before.access))) {
          // Renewing may end the token of before, so another one tells whether tokens work at all.
          const other = await anyRefreshToken(attempt, type);
          if (!isSuccess(await projects(attempt.target, address, other.access)))
            throw new Blocked('the API refuses access tokens that were not renewed as well');
        }
        const exchange = await projects(attempt.target, address, access);
        attempt.judge(letIn, { exchange, requirement: 'oauth.refresh.new-access-token' });
      },
    ),
    check(
      `oauth.refresh.latest.${type}`,
      {
        title: `the refresh token of the latest response renews the tokens of a ${type} app, again and again`,
        cites: ['oauth.refresh.token-latest'],
      },
      async (attempt) => {
        await mustRenew(attempt, type);
        let { app, refresh } = await anyRefreshToken(attempt, type);
        for (let round = 1; round <= IN_A_ROW; round++) {
          const exchange = await askToken(attempt.target, refreshFields(app, refresh));
          attempt.must(granted, { exchange, requirement: 'oauth.refresh.token-latest' });
          const { refresh: next } = tokensOf(exchange);
          if (next === undefined || next === refresh) throw new Blocked('a renewal brings no new refresh token');
          refresh = next;
        }
      },
    ),
    check(
      `oauth.refresh.after-expiry.${type}`,
      {
        title: `a ${type} app renews its tokens after the access token has expired`,
        cites: ['oauth.refresh.after-expiry'],
      },
      async (attempt) => {
        await mustRenew(attempt, type);
        const { app, refresh, exchange } = await anyRefreshToken(attempt, type);
        await expire(attempt.target, lifetimeOf(exchange));
        attempt.judge(granted, {
          exchange: await askToken(attempt.target, refreshFields(app, refresh)),
          requirement: 'oauth.refresh.after-expiry',
        });
      },
    ),
    check(
      `oauth.refresh.no-redirect.${type}`,
      {
        title: `the user of a ${type} app is not asked again for a renewal, whatever they would say`,
        cites: ['oauth.refresh.no-redirect'],
      },
      async (attempt) => {
        await mustRenew(attempt, type);
        const wills = [
          { shape: 'a user who would deny', decision: 'deny' },
          { shape: 'a user who would be asked', decision: 'ask' },
        ] as const;
        await attempt.each(direct, wills, async ({ decision }) => {
          const { app, refresh } = await anyRefreshToken(attempt, type);
          await attempt.target.state('the user will', { decision });
          return askToken(attempt.target, refreshFields(app, refresh));
        });
      },
    ),
  ]),

  ...SPOILED_REFRESHES.flatMap(({ id, breaks, types, despite, shapes }) =>
    types.map((type) =>
      check(
        `oauth.refresh.refused.${id}.${type}`,
        { title: `a refresh request of a ${type} app yields no token when ${despite}`, cites: [breaks] },
        async (attempt) => {
          await mustRenew(attempt, type);
          const prepare = async () => {
            const { app, access, refresh } = await anyRefreshToken(attempt, type);
            return { app, access, fields: refreshFields(app, refresh), chance: attempt.chance };
          };
          await sendSpoiled(attempt, prepare, { breaks, despite, shapes });
        },
      ),
    ),
  ),

  check(
    'oauth.refresh.refused.token-of-another-app',
    {
      title: 'a refresh token is not taken from an app that it was not issued to',
      cites: ['oauth.refresh.bound-to-client'],
    },
    async (attempt) => {
      for (const type of TYPES) await mustRenew(attempt, type);
      const shapes = [
        { shape: 'the token of a public app, by a confidential one', of: 'public', by: 'confidential' },
        { shape: 'the token of a confidential app, by a public one', of: 'confidential', by: 'public' },
      ] as const;
      await attempt.each(refusedGrant, shapes, async ({ of, by }) => {
        const { refresh } = await anyRefreshToken(attempt, of);
        const exchange = await askToken(attempt.target, refreshFields(await attempt.target.app(by), refresh));
        const despite = 'the refresh token was issued to another app';
        return { exchange, requirement: 'oauth.refresh.bound-to-client' as const, despite };
      });
    },
  ),
];

const isSuccess = ({ response: { status } }: { response: { status: number } }) => status >= 200 && status < 300;

/** The answer to a sound refresh request of an app of this type. */
async function renewal(attempt: Attempt, type: AppType) {
  const { app, refresh } = await anyRefreshToken(attempt, type);
  return askToken(attempt.target, refreshFields(app, refresh));
}

const seen = new WeakMap<Target, Map<AppType, Promise<boolean>>>();

/** Whether an app of this type renews its tokens at all; tried once for each target. */
export function renews(attempt: Attempt, type: AppType): Promise<boolean> {
  const ofTarget = seen.get(attempt.target) ?? new Map<AppType, Promise<boolean>>();
  seen.set(attempt.target, ofTarget);
  const known = ofTarget.get(type);
  if (known) return known;
  const tried = renewal(attempt, type).then(
    (exchange) => tokensOf(exchange).access !== undefined,
    (error: unknown) => {
      if (error instanceof Blocked || error instanceof NotOffered || error instanceof NoAnswer) return false;
      throw error;
    },
  );
  ofTarget.set(type, tried);
  return tried;
}

/** A target that renews nothing has not refused to renew this. */
export async function mustRenew(attempt: Attempt, type: AppType): Promise<void> {
  // An app that is not there makes the check not applicable, which is another thing than a refusal.
  await attempt.target.app(type);
  if (!(await renews(attempt, type))) throw new Blocked(`a ${type} app cannot renew its tokens`);
}

/** A type of app that the target has. */
async function offered(attempt: Attempt): Promise<AppType> {
  return attempt.target.app('confidential').then(
    () => 'confidential' as const,
    () => 'public' as const,
  );
}
