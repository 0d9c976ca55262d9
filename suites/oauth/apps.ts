import { returnsCode } from './approval-rules.ts';
import { registerApp } from './authorization.ts';
import { requiresChallenge } from './challenge-rule.ts';
import { redirectsToRegisteredOnly } from './redirect-rules.ts';
import { grantsToken, refusesToken } from './token-rules.ts';
import { apiDataset } from '../drivers/api-fixtures.ts';
import { decide } from '../drivers/consent.ts';
import { authorizationAddress, authorize, readTokens, requestToken } from '../drivers/oauth-requests.ts';
import type { Arrival } from '../drivers/oauth-requests.ts';
import {
  findCodeFlow,
  obtainCode,
  obtainTokens,
  obtainsTokens,
  exchangeFields,
  refreshFields,
  buildRequest,
  findTokenFlow,
} from '../drivers/oauth-steps.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

const codeOf = ({ to }: Arrival) => to?.searchParams.get('code') ?? '';

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
    'oauth.app.changed',
    {
      title: 'what is changed about an app holds from then on, and what it replaces no longer does',
      cites: [
        'oauth.authorize.redirect-uri-registered',
        'oauth.app.redirect-urls',
        'oauth.token.secret-checked',
        'oauth.refresh.secret-checked',
      ],
      mayFind: ['oauth.app.confidential-secret'],
    },
    async (context) => {
      const { target, random } = context;
      const { pkce } = await findTokenFlow(context, 'confidential');
      const at = (path: string) => `https://changed.example/${path}`;
      const before = await registerApp(context, 'changed', [at('kept'), at('removed')]);
      let refresh: string | undefined;
      for (const redirectUri of before.redirectUris)
        ({ refresh } = await obtainTokens(context, buildRequest(context, before, pkce, { redirectUri })));
      // What was refused once is not refused for ever.
      const early = buildRequest(context, { ...before, redirectUris: [at('added')] }, pkce, {
        redirectUri: at('added'),
      });
      const refused = await decide(target, 'approve', early.parameters);
      const after = {
        ...before,
        clientSecret: `secret-of-${random.text(16)}`,
        redirectUris: [at('kept'), at('added')],
      };
      target.secrets.add(after.clientSecret);
      await target.state('the app is registered', { app: { type: 'confidential', ...after } });

      const ask = (redirectUri: string) => buildRequest(context, after, pkce, { redirectUri });
      // First: a service may remember a secret that it has once accepted.
      const exchangeFormer = async () => {
        const asked = ask(at('kept'));
        return requestToken(target, {
          ...exchangeFields(asked, await obtainCode(target, asked)),
          client_secret: before.clientSecret,
        });
      };
      const former = [await exchangeFormer()];
      const added = ask(at('added'));
      const arrival = await decide(target, 'approve', added.parameters);
      context.require(returnsCode('oauth.app.redirect-urls'), { arrival, redirectUri: at('added') });
      const renewed = await requestToken(target, exchangeFields(added, codeOf(arrival)));
      if (readTokens(renewed).access === undefined) {
        // A redirect URL that was not there before came together with the secret.
        if (codeOf(refused) === '') context.require(grantsToken('oauth.app.confidential-secret'), renewed);
        throw new PreconditionFailed('an app that is registered again is not replaced');
      }
      for (const decision of ['approve', 'deny'] as const)
        context.judge(redirectsToRegisteredOnly, {
          arrival: await decide(target, decision, ask(at('removed')).parameters),
          unregistered: [at('removed')],
          registered: after.redirectUris,
        });
      former.push(await exchangeFormer());
      for (const exchange of former)
        context.judge(refusesToken('oauth.token.secret-checked'), {
          exchange,
          despite: 'the app has another secret by now',
        });
      if (refresh !== undefined)
        context.judge(refusesToken('oauth.refresh.secret-checked'), {
          exchange: await requestToken(target, refreshFields(before, refresh)),
          despite: 'the app has another secret by now',
        });
    },
  ),

  check(
    'oauth.app.later-redirect',
    {
      title: 'a code is exchanged with the redirect URL of its own request, whatever is requested after it',
      cites: ['oauth.token.exchange'],
    },
    async (context) => {
      const { target } = context;
      const { pkce } = await findTokenFlow(context, 'confidential');
      const at = (path: string) => `https://two-redirects.example/${path}`;
      const app = await registerApp(context, 'two-redirects', [at('one'), at('two')]);
      /** Exchanges the first of two codes; the later one is requested with this redirect URL. */
      const exchangeFirst = async (later: string) => {
        const asked = buildRequest(context, app, pkce, { redirectUri: at('one') });
        const code = await obtainCode(target, asked);
        await obtainCode(target, buildRequest(context, app, pkce, { redirectUri: later }));
        return requestToken(target, exchangeFields(asked, code));
      };
      const exchange = await exchangeFirst(at('two'));
      const isRefused = readTokens(exchange).access === undefined;
      // A later request may end the code of an earlier one, whose refusal then says nothing of the redirect URL.
      if (isRefused && readTokens(await exchangeFirst(at('one'))).access === undefined) return;
      context.judge(grantsToken('oauth.token.exchange'), exchange);
    },
  ),

  check(
    'oauth.app.changed-type',
    {
      title:
        'an app that was public before needs its secret once it is confidential, and a challenge once it is public again',
      cites: ['oauth.token.secret-required'],
      mayFind: [
        'oauth.refresh.secret-required',
        'oauth.authorize.challenge-optional',
        'oauth.authorize.challenge-required',
      ],
    },
    async (context) => {
      const { target, random } = context;
      const { pkce } = await findTokenFlow(context, 'confidential');
      await findTokenFlow(context, 'public');
      const { clientSecret, ...common } = {
        clientId: `locspec-changed-type-${random.text(8)}`,
        clientSecret: `secret-of-${random.text(16)}`,
        redirectUris: ['https://changed-type.example/callback'],
      };
      target.secrets.add(clientSecret);
      await target.state('the app is registered', { app: { type: 'public', ...common } });
      const asPublic = buildRequest(context, common, 'S256');
      const { access, refresh } = readTokens(
        await requestToken(target, exchangeFields(asPublic, await obtainCode(target, asPublic))),
      );
      if (access === undefined) throw new PreconditionFailed('a public app that was just registered gets no token');
      await target.state('the app is registered', { app: { type: 'confidential', ...common, clientSecret } });
      const asked = buildRequest(context, { ...common, clientSecret }, pkce);
      const exchange = async (secret: string | undefined) =>
        requestToken(target, { ...exchangeFields(asked, await obtainCode(target, asked)), client_secret: secret });
      const without = await exchange(undefined);
      if (readTokens(await exchange(clientSecret)).access === undefined)
        throw new PreconditionFailed('an app that is registered again is not replaced');
      context.judge(refusesToken('oauth.token.secret-required'), {
        exchange: without,
        despite: 'the request has no secret',
      });
      if (refresh !== undefined)
        context.judge(refusesToken('oauth.refresh.secret-required'), {
          exchange: await requestToken(target, refreshFields(common, refresh)),
          despite: 'the app is confidential now, and the request has no secret',
        });
      const bare = buildRequest(context, { ...common, clientSecret }, 'none');
      const approve = () => decide(target, 'approve', bare.parameters);
      if (await obtainsTokens(context, { type: 'confidential', pkce: 'none' }))
        context.judge(returnsCode('oauth.authorize.challenge-optional'), {
          arrival: await approve(),
          redirectUri: bare.redirectUri,
        });
      await target.state('the app is registered', { app: { type: 'public', ...common } });
      const again = buildRequest(context, common, 'S256');
      const renewed = await requestToken(target, exchangeFields(again, await obtainCode(target, again)));
      if (readTokens(renewed).access !== undefined) context.judge(requiresChallenge, await approve());
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
