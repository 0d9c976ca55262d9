import { getFlowApp } from './flow-requests.ts';
import { requireRenewal } from './refresh.ts';
import { refusesToken } from './token-rules.ts';
import { readTokens, requestToken } from '../drivers/oauth-requests.ts';
import {
  buildRequest,
  exchangeFields,
  findTokenFlow,
  obtainCode,
  obtainTokens,
  refreshFields,
} from '../drivers/oauth-steps.ts';
import type { AppType, AuthorizationRequest } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { KnownApp } from '../../run/plan.ts';

const TYPES = ['confidential', 'public'] as const;

/** One app with a code or token, and another that sends it. */
interface OtherApp {
  readonly shape: string;
  readonly of: { readonly type: AppType; readonly app: KnownApp };
  readonly by: KnownApp;
}

/** Every type of app beside every other app: of another type, of the same type, and one whose id is nearly the same. */
async function listOtherApps(context: CheckContext): Promise<readonly OtherApp[]> {
  const { target } = context;
  const cases: OtherApp[] = [];
  for (const of of TYPES)
    for (const by of TYPES) {
      const owner = { type: of, app: await target.app(of) };
      if (of !== by) cases.push({ shape: `of a ${of} app, by a ${by} one`, of: owner, by: await target.app(by) });
      // Only a target with a state address has more than one app of a type.
      const twins = await registerTwins(context, of, by);
      if (twins)
        cases.push({
          shape: `of a ${of} app, by a ${by} one with the same redirect URLs and nearly the same id`,
          ...twins,
        });
    }
  return cases;
}

async function registerTwins(
  context: CheckContext,
  of: AppType,
  by: AppType,
): Promise<Pick<OtherApp, 'of' | 'by'> | undefined> {
  try {
    const app = await getFlowApp(context, { type: of, credentials: 'plain' });
    const twin = await getFlowApp(context, { type: by, credentials: 'in another case' });
    return { of: { type: of, app }, by: twin };
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

const askFor = async (context: CheckContext, { type, app }: OtherApp['of']): Promise<AuthorizationRequest> =>
  buildRequest(context, app, (await findTokenFlow(context, type)).pkce);

const identify = ({ clientId, clientSecret }: KnownApp) => ({ client_id: clientId, client_secret: clientSecret });

/** Whose codes and refresh tokens an app may use. */
export const otherAppChecks: readonly Check[] = [
  check(
    'oauth.refused.code-of-another-app',
    {
      title: 'a code is exchanged only by the app that it was issued to',
      cites: ['oauth.token.code-bound-to-client'],
    },
    async (context) => {
      for (const type of TYPES) await findTokenFlow(context, type);
      await context.judgeEach(
        refusesToken('oauth.token.code-bound-to-client'),
        await listOtherApps(context),
        async ({ of, by }) => {
          const asked = await askFor(context, of);
          const fields = exchangeFields(asked, await obtainCode(context.target, asked));
          const exchange = await requestToken(context.target, { ...fields, ...identify(by) });
          return { exchange, despite: 'the code was issued to another app' };
        },
      );
    },
  ),

  check(
    'oauth.refresh.refused.token-of-another-app',
    {
      title: 'a refresh token works only for the app that it was issued to, also after a renewal',
      cites: ['oauth.refresh.bound-to-client'],
    },
    async (context) => {
      for (const type of TYPES) await requireRenewal(context, type);
      const cases = (await listOtherApps(context)).flatMap((one) =>
        [0, 1, 2].map((renewals) => ({
          ...one,
          shape: `the token ${one.shape}, after ${renewals} renewals`,
          renewals,
        })),
      );
      await context.judgeEach(refusesToken('oauth.refresh.bound-to-client'), cases, async ({ of, by, renewals }) => {
        let { refresh } = await obtainTokens(context, await askFor(context, of));
        for (let renewal = 0; renewal < renewals; renewal++)
          refresh = readTokens(await requestToken(context.target, refreshFields(of.app, refresh ?? ''))).refresh;
        if (refresh === undefined) throw new PreconditionFailed('there is no refresh token');
        const exchange = await requestToken(context.target, refreshFields(by, refresh));
        return { exchange, despite: 'the refresh token was issued to another app' };
      });
    },
  ),
];
