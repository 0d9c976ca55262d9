import { approval, challengeRequired, denial, unregistered } from './judges.ts';
import { decide, request } from './steps.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';

/** What becomes of the browser on the authorization page. */
export const authorizationChecks: readonly Check[] = [
  ...(['confidential', 'public'] as const).flatMap((type) => [
    check(
      `oauth.approval.${type}`,
      {
        title: `an approved request of a ${type} app brings the browser back with a code and its state`,
        cites: ['oauth.authorize.code-returned', 'oauth.authorize.state-returned'],
      },
      async (attempt) => {
        const asked = request(attempt, await attempt.target.app(type), 'S256');
        const arrival = await decide(attempt.target, 'approve', asked.parameters);
        attempt.judge(approval, { arrival, redirectUri: asked.redirectUri, state: asked.state });
      },
    ),
    check(
      `oauth.denial.${type}`,
      {
        title: `a denied request of a ${type} app brings the browser back with the error and its state`,
        cites: ['oauth.authorize.denial', 'oauth.authorize.denial-no-code', 'oauth.authorize.state-returned-on-denial'],
      },
      async (attempt) => {
        const asked = request(attempt, await attempt.target.app(type), 'S256');
        const arrival = await decide(attempt.target, 'deny', asked.parameters);
        attempt.judge(denial, { arrival, redirectUri: asked.redirectUri, state: asked.state });
      },
    ),
    check(
      `oauth.redirect-unregistered.${type}`,
      {
        title: `the browser is not sent to a redirect URL that a ${type} app has not registered`,
        cites: ['oauth.authorize.redirect-uri-registered'],
      },
      async (attempt) => {
        const asked = request(attempt, await attempt.target.app(type), 'S256');
        for (const decision of ['approve', 'deny'] as const)
          for (const redirectUri of nearMisses(asked.redirectUri)) {
            const parameters = { ...asked.parameters, redirect_uri: redirectUri };
            attempt.judge(unregistered, { arrival: await decide(attempt.target, decision, parameters), redirectUri });
          }
      },
    ),
  ]),
  check(
    'oauth.challenge-required',
    {
      title: 'a public app that sends no challenge hears invalid_request and gets no code',
      cites: ['oauth.authorize.challenge-required'],
    },
    async (attempt) => {
      const asked = request(attempt, await attempt.target.app('public'), 'none');
      attempt.judge(challengeRequired, await decide(attempt.target, 'approve', asked.parameters));
    },
  ),
];

/** Addresses that are like the registered one and are not it. */
const nearMisses = (registered: string) => [
  'https://unregistered.example/callback',
  `${registered}/deeper`,
  `${registered}x`,
  registered.replace('callback', 'CALLBACK'),
  registered.replace('https://', 'https://evil.'),
  registered.replace('.example/', '.example:8443/'),
];
