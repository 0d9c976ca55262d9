import { returnsCode } from './approval-rules.ts';
import { registerApp } from './authorization.ts';
import { grantsToken } from './token-rules.ts';
import { apiDataset } from '../drivers/api-fixtures.ts';
import { decide } from '../drivers/consent.ts';
import { authorizationAddress, authorize, requestToken } from '../drivers/oauth-requests.ts';
import { findCodeFlow, obtainCode, exchangeFields, buildRequest, findTokenFlow } from '../drivers/oauth-steps.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';

/** What registering an app yields, and for whom an app may act. */
export const appChecks: readonly Check[] = [
  check(
    'oauth.app.newcomer',
    {
      title: 'a newly registered app is known by its client id and its secret',
      cites: ['oauth.app.client-id', 'oauth.app.confidential-secret'],
    },
    async (context) => {
      const asking = await findCodeFlow(context, 'confidential');
      const app = await registerApp(context, 'newcomer');
      const asked = buildRequest(context, app, asking.pkce);
      const arrival = await decide(context.target, 'approve', asked.parameters);
      context.require(returnsCode('oauth.app.client-id'), { arrival, redirectUri: asked.redirectUri });
      const working = await findTokenFlow(context, 'confidential');
      const again = buildRequest(context, app, working.pkce);
      const exchange = await requestToken(
        context.target,
        exchangeFields(again, await obtainCode(context.target, again)),
      );
      context.judge(grantsToken('oauth.app.confidential-secret'), exchange);
    },
  ),

  check(
    'oauth.app.members',
    { title: 'every member of the organization can approve an app', cites: ['oauth.authorize.members'] },
    async (context) => {
      const { pkce } = await findCodeFlow(context, 'confidential');
      const app = await context.target.app('confidential');
      await context.target.load(apiDataset);
      const members = apiDataset.users.map(({ login }) => ({ shape: `the member ${login}`, login }));
      await context.judgeEach(returnsCode('oauth.authorize.members'), members, async ({ login }) => {
        const asked = buildRequest(context, app, pkce);
        await context.target.state('the user will', { decision: 'approve', login });
        const arrival = await authorize(context.target, authorizationAddress(context.target, asked.parameters));
        return { arrival, redirectUri: asked.redirectUri };
      });
    },
  ),
];
