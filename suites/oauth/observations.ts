import { registerApp, validRequest } from './authorization.ts';
import { ATTACKER } from './redirect-rules.ts';
import { requireRenewal } from './refresh.ts';
import { resolvesAsExpected } from './resolution-rule.ts';
import { listCalls, findSuccessfulCalls } from '../drivers/api-calls.ts';
import { openConsentPage, decide } from '../drivers/consent.ts';
import { requestToken, findCode, readFields, readTokens } from '../drivers/oauth-requests.ts';
import {
  obtainRefreshToken,
  obtainAnyTokens,
  findCodeFlow,
  obtainCode,
  passTime,
  requestProjects,
  prepareExchange,
  refreshFields,
  buildRequest,
} from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { Gap, GapId } from '../../spec/gaps/gaps.ts';
import { gaps } from '../../spec/gaps/gaps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** How a target resolves a gap: the name of a choice, or {@link AS_EXPECTED}, or another resolution in a sentence. */
type Resolution = string;
const AS_EXPECTED = 'as expected';

/** How to observe the resolution of one gap. */
interface Observation {
  readonly gap: GapId & RequirementId;
  readonly observe: (context: CheckContext) => Promise<Resolution>;
}

const isServed = (exchange: Parameters<typeof readTokens>[0]) => readTokens(exchange).access !== undefined;
const YEAR = 366 * 86_400;

/** One for each gap of this area. Where the resolution cannot be observed, another check says why. */
const OBSERVATIONS: readonly Observation[] = [
  {
    gap: 'oauth.old-refresh-token',
    observe: async (context) => {
      await requireRenewal(context, 'confidential');
      const { app, refresh } = await obtainRefreshToken(context, 'confidential');
      const next = readTokens(await requestToken(context.target, refreshFields(app, refresh))).refresh;
      if (next === refresh) throw new PreconditionFailed('a renewal brings no new refresh token');
      return isServed(await requestToken(context.target, refreshFields(app, refresh))) ? 'works' : 'refused';
    },
  },
  {
    gap: 'oauth.old-access-token',
    observe: async (context) => {
      await requireRenewal(context, 'confidential');
      const { app, access, refresh } = await obtainRefreshToken(context, 'confidential');
      const address = context.target.addresses.baseUrl;
      if ((await requestProjects(context.target, address, access)).response.status >= 300)
        throw new PreconditionFailed('the API refuses the token before it is renewed');
      const next = readTokens(await requestToken(context.target, refreshFields(app, refresh))).access;
      if (next === access) throw new PreconditionFailed('a renewal brings no new access token');
      return (await requestProjects(context.target, address, access)).response.status < 300 ? 'works' : 'refused';
    },
  },
  {
    gap: 'oauth.refresh-token-lifetime',
    observe: async (context) => {
      await requireRenewal(context, 'confidential');
      const { app, refresh } = await obtainRefreshToken(context, 'confidential');
      await passTime(context.target, 86_400);
      const { refresh: next } = readTokens(await requestToken(context.target, refreshFields(app, refresh)));
      if (next === undefined) throw new PreconditionFailed('a renewal on the next day fails');
      await passTime(context.target, YEAR);
      return isServed(await requestToken(context.target, refreshFields(app, next))) ? 'until-used' : 'limited';
    },
  },
  {
    gap: 'oauth.code-lifetime',
    observe: async (context) => {
      const { fields } = await prepareExchange(context, 'public');
      const seconds = Number(context.target.plan.answers['oauth.code-lifetime'] ?? gaps['oauth.code-lifetime'].default);
      await passTime(context.target, Math.floor(seconds * 0.9));
      return isServed(await requestToken(context.target, fields))
        ? AS_EXPECTED
        : `An authorization code lives less than ${seconds} seconds.`;
    },
  },
  {
    gap: 'oauth.error-place',
    observe: async (context) => {
      const valid = await validRequest(context, 'confidential');
      const { to } = await decide(context.target, 'approve', { ...valid.parameters, response_type: undefined });
      if (to !== null && findCode(to) !== null) throw new PreconditionFailed('the invalid request brings a code');
      return to === null
        ? 'An authorization error is shown on a page, although client and redirect URL are valid.'
        : AS_EXPECTED;
    },
  },
  {
    gap: 'oauth.error-status',
    observe: async (context) => {
      const valid = await validRequest(context, 'confidential');
      const { to, exchange } = await decide(context.target, 'approve', {
        ...valid.parameters,
        redirect_uri: `https://${ATTACKER}/`,
      });
      if (to !== null) throw new PreconditionFailed('the browser is sent elsewhere');
      const { status } = exchange.response;
      return status === 400
        ? AS_EXPECTED
        : `An authorization error that cannot be redirected is answered with ${status}.`;
    },
  },
  {
    gap: 'oauth.redirect-status',
    observe: async (context) => {
      const { exchange } = await decide(
        context.target,
        'approve',
        (await validRequest(context, 'confidential')).parameters,
      );
      const { status } = exchange.response;
      if (status === 307 || status === 308)
        throw new PreconditionFailed('another check decides a redirect that repeats a post');
      return status === 302 || status === 303 ? AS_EXPECTED : `The authorization page redirects with ${status}.`;
    },
  },
  {
    gap: 'oauth.token-statuses',
    observe: async (context) => {
      const { fields } = await prepareExchange(context, 'public');
      const { response } = await requestToken(context.target, { ...fields, code: context.random.text(40) });
      const { error, error_description: description } = readFields(response.body);
      if (typeof error !== 'string' || (response.status !== 400 && response.status !== 401))
        throw new PreconditionFailed('another check decides the form of errors');
      return typeof description === 'string'
        ? AS_EXPECTED
        : 'The errors of the token endpoint have no `error_description`.';
    },
  },
  {
    gap: 'oauth.invalid-client-status',
    observe: async (context) => {
      const { fields } = await prepareExchange(context, 'confidential');
      const { response } = await requestToken(context.target, { ...fields, client_secret: context.random.text(32) });
      if (
        readFields(response.body)['error'] !== 'invalid_client' ||
        (response.status !== 400 && response.status !== 401)
      )
        throw new PreconditionFailed('another check decides the status of errors');
      return response.status === 401 ? 'unauthorized' : 'bad-request';
    },
  },
  {
    gap: 'oauth.body-form',
    observe: async (context) => {
      const { fields } = await prepareExchange(context, 'confidential');
      return isServed(await requestToken(context.target, fields, { form: [] })) ? 'json-and-form' : 'json';
    },
  },
  {
    gap: 'oauth.basic-authentication',
    observe: async (context) => {
      const { asked, fields } = await prepareExchange(context, 'confidential');
      const bare = await requestToken(context.target, { ...fields, client_secret: undefined });
      if (isServed(bare)) throw new PreconditionFailed('no secret is needed');
      const again = await prepareExchange(context, 'confidential');
      const pair = [asked.app.clientId, asked.app.clientSecret ?? ''].map(encodeURIComponent).join(':');
      const headers = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
      context.target.secrets.add(headers.authorization.slice('Basic '.length));
      const exchange = await requestToken(context.target, { ...again.fields, client_secret: undefined }, { headers });
      return isServed(exchange) ? 'accepted' : 'refused';
    },
  },
  {
    gap: 'oauth.public-sends-secret',
    observe: async (context) => {
      const { fields } = await prepareExchange(context, 'public');
      const exchange = await requestToken(context.target, { ...fields, client_secret: context.random.text(24) });
      return isServed(exchange) ? 'ignored' : 'refused';
    },
  },
  {
    gap: 'oauth.state-absent',
    observe: async (context) => {
      const valid = await validRequest(context, 'confidential');
      const { to } = await decide(context.target, 'approve', { ...valid.parameters, state: undefined });
      if (!to?.searchParams.has('code')) throw new PreconditionFailed('a request without state brings no code');
      return to.searchParams.has('state')
        ? 'A redirect has a `state` parameter although the request had none.'
        : AS_EXPECTED;
    },
  },
  {
    gap: 'oauth.token-type-case',
    observe: async (context) => {
      const { exchange } = await obtainAnyTokens(context);
      const { token_type: type } = readFields(exchange.response.body);
      if (typeof type !== 'string' || type.toLowerCase() !== 'bearer')
        throw new PreconditionFailed('the token type is another');
      return type === 'bearer' ? AS_EXPECTED : `The value of \`token_type\` is written \`${type}\`.`;
    },
  },
  {
    gap: 'oauth.reauthorization',
    observe: async (context) => {
      const { pkce } = await findCodeFlow(context, 'confidential');
      const app = await registerApp(context, 'returning');
      const isAsked = async () =>
        (await openConsentPage(context.target, buildRequest(context, app, pkce).parameters)).to === null;
      if (!(await isAsked())) throw new PreconditionFailed('the user is not asked the first time either');
      await obtainCode(context.target, buildRequest(context, app, pkce));
      return (await isAsked()) ? 'asked' : 'remembered';
    },
  },
  {
    gap: 'oauth.authorize.scope-required',
    observe: async (context) => {
      const valid = await validRequest(context, 'confidential');
      const { to } = await decide(context.target, 'approve', { ...valid.parameters, scope: undefined });
      return to?.searchParams.has('code') ? 'default-scope' : 'refused';
    },
  },
  {
    gap: 'oauth.scope-children',
    observe: async (context) => {
      const scope = 'project';
      if (!context.target.plan.scopes.includes(scope))
        throw new PreconditionFailed('the configuration names no scope that has others below it');
      const { access } = await obtainAnyTokens(context, 'confidential', { scopes: [scope] });
      const calls = await listCalls(context.target, 'hosted');
      const open = (await findSuccessfulCalls(context.target, calls, access)).map(({ shape }) => shape);
      const below = calls.map(({ shape }) => shape).find((shape) => shape.endsWith('/strings'));
      if (below === undefined || !open.includes('GET /projects'))
        throw new PreconditionFailed('there is nothing below the scope to ask for');
      return open.includes(below) ? AS_EXPECTED : 'A scope does not cover those below it.';
    },
  },
  {
    gap: 'errors.forbidden',
    observe: async (context) => {
      const { scopes } = context.target.plan;
      const calls = await listCalls(context.target, 'hosted');
      const { access: all } = await obtainAnyTokens(context);
      const open = await findSuccessfulCalls(context.target, calls, all);
      const statuses = new Set<number>();
      for (const scope of scopes) {
        const { access } = await obtainAnyTokens(context, 'confidential', { scopes: [scope] });
        const allowed = (await findSuccessfulCalls(context.target, open, access)).map(({ url }) => url);
        for (const { url } of open.filter((call) => !allowed.includes(call.url)))
          statuses.add(
            (await context.target.send({ method: 'GET', url, headers: { authorization: `Bearer ${access}` } })).response
              .status,
          );
      }
      if (open.length < 2 || scopes.length < 2)
        throw new PreconditionFailed('there are no two scopes and calls to compare');
      if (statuses.size === 0) return 'Each scope opens every list.';
      return [...statuses].join() === '403'
        ? AS_EXPECTED
        : `A call that the token’s scopes do not cover is answered with ${[...statuses].join(' and ')}.`;
    },
  },
];

/** How a target resolves the gaps of the source: observed and reported, never failed. */
export const observationChecks: readonly Check[] = OBSERVATIONS.map(({ gap, observe }) =>
  check(
    `oauth.open.${gap.replace('oauth.', '').replaceAll('.', '-')}`,
    { title: gaps[gap].asks, cites: [gap] },
    async (context) => {
      const { choices = {}, default: usual, answer }: Gap = gaps[gap];
      const resolution = context.target.plan.answers[gap] ?? usual;
      const expected = (resolution === undefined ? undefined : choices[resolution]) ?? answer;
      const observed = await observe(context);
      const actual = observed === AS_EXPECTED ? expected : (choices[observed] ?? observed);
      context.judge(resolvesAsExpected(gap), { expected, actual });
    },
  ),
);
