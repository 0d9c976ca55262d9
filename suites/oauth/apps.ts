import { served } from './approval-judges.ts';
import { newcomer } from './authorization.ts';
import { authorizationAddress, authorize, askToken } from './flow.ts';
import { askingFlow, codeOf, exchangeFields, request, soundFlow } from './steps.ts';
import { granted } from './token-judges.ts';
import { places } from './places.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { decide } from './consent.ts';

/** What registering an app yields, and for whom an app may act. */
export const appChecks: readonly Check[] = [
  check(
    'oauth.app.newcomer',
    {
      title: 'an app that has just been registered is known by its client id and its secret',
      cites: ['oauth.app.client-id', 'oauth.app.confidential-secret'],
    },
    async (attempt) => {
      const { pkce } = await askingFlow(attempt, 'confidential');
      const app = await newcomer(attempt, 'newcomer');
      const asked = request(attempt, app, pkce);
      const arrival = await decide(attempt.target, 'approve', asked.parameters);
      attempt.must(served, { arrival, redirectUri: asked.redirectUri, requirement: 'oauth.app.client-id' });
      const { pkce: sound } = await soundFlow(attempt, 'confidential');
      const again = request(attempt, app, sound);
      const exchange = await askToken(attempt.target, exchangeFields(again, await codeOf(attempt.target, again)));
      attempt.judge(granted, { exchange, requirement: 'oauth.app.confidential-secret' });
    },
  ),

  check(
    'oauth.app.members',
    { title: 'every member of the organization can approve an app', cites: ['oauth.authorize.members'] },
    async (attempt) => {
      const { pkce } = await askingFlow(attempt, 'confidential');
      const app = await attempt.target.app('confidential');
      await attempt.target.load(places);
      const members = places.users.map(({ login }) => ({ shape: `the member ${login}`, login }));
      await attempt.each(served, members, async ({ login }) => {
        const asked = request(attempt, app, pkce);
        await attempt.target.state('the user will', { decision: 'approve', login });
        const arrival = await authorize(attempt.target, authorizationAddress(attempt.target, asked.parameters));
        return { arrival, redirectUri: asked.redirectUri, requirement: 'oauth.authorize.members' as const };
      });
    },
  ),
];
