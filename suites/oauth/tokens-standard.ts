import { refusesCall } from './access-rules.ts';
import { unguessableTokens } from './entropy-rules.ts';
import { requireRenewal } from './refresh.ts';
import { grantsToken, refusesToken, tokenResponseHeaders } from './token-rules.ts';
import { malformedVerifiers } from './verifiers.ts';
import { decide } from '../drivers/consent.ts';
import { requestToken, readTokens } from '../drivers/oauth-requests.ts';
import {
  obtainRefreshToken,
  obtainAnyTokens,
  exchangeFields,
  passTime,
  requestProjects,
  prepareExchange,
  refreshFields,
  buildRequest,
  findTokenFlow,
} from '../drivers/oauth-steps.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { Depth, KnownApp } from '../../run/plan.ts';

/** Ten minutes, and a minute for clocks that differ; in seconds. */
const MAX_CODE_LIFETIME = 600 + 60;
/** How many tokens are compared with each other. */
const DRAWN = 16;
const TYPES = ['public', 'confidential'] as const;
const FORM = 'application/x-www-form-urlencoded';

/** What OAuth 2.0, PKCE and their best practice add to the token endpoint where the source is silent. */
export const tokenStandardChecks: readonly Check[] = [
  check(
    'oauth.token.manners',
    {
      title: 'a token response is JSON with status 200 and is not stored',
      cites: ['oauth.token.no-store', 'oauth.token.json-response'],
    },
    async (context) => {
      const first = await obtainAnyTokens(context);
      const responses = [{ shape: 'a code exchange', exchange: first.exchange }];
      if (first.refresh !== undefined) {
        const renewal = await requestToken(context.target, refreshFields(first.app, first.refresh));
        if (readTokens(renewal).access !== undefined) responses.push({ shape: 'a renewal', exchange: renewal });
      }
      await context.judgeEach(tokenResponseHeaders, responses, ({ exchange }) => Promise.resolve(exchange));
    },
  ),

  check(
    'oauth.token.post-only',
    { title: 'a token request by GET brings no token', cites: ['oauth.token.post-only'] },
    async (context) => {
      const { fields } = await prepareExchange(context, 'public');
      const exchange = await requestToken(
        context.target,
        {},
        { method: 'GET', query: fields, contentType: 'application/x-www-form-urlencoded' },
      );
      const despite = 'it was requested by GET, with everything in the address';
      context.judge(refusesToken('oauth.token.post-only'), { exchange, despite });
    },
  ),

  check(
    'oauth.token.secret-in-query',
    { title: 'a secret in the address of a token request is not accepted', cites: ['oauth.token.secret-in-query'] },
    async (context) => {
      const { fields } = await prepareExchange(context, 'confidential');
      const withoutSecret = await requestToken(context.target, { ...fields, client_secret: undefined });
      if (readTokens(withoutSecret).access !== undefined)
        throw new PreconditionFailed('no secret is needed, which another check decides');
      const { fields: again } = await prepareExchange(context, 'confidential');
      const exchange = await requestToken(
        context.target,
        { ...again, client_secret: undefined },
        { query: { client_secret: again.client_secret } },
      );
      const despite = 'the secret was sent in the address';
      context.judge(refusesToken('oauth.token.secret-in-query'), { exchange, despite });
    },
  ),

  check(
    'oauth.token.given-twice',
    { title: 'a repeated parameter brings no token', cites: ['oauth.token.parameters-once'] },
    async (context) => {
      const valid = await requestToken(context.target, (await prepareExchange(context, 'public')).fields, { form: [] });
      if (readTokens(valid).access === undefined)
        throw new PreconditionFailed('the target does not understand forms, and only a form can repeat a name');
      const repeated = (['grant_type', 'code', 'redirect_uri'] as const).map((name) => ({
        shape: `a second ${name}`,
        name,
      }));
      await context.judgeEach(refusesToken('oauth.token.parameters-once'), repeated, async ({ name }) => {
        const { fields } = await prepareExchange(context, 'public');
        const exchange = await requestToken(context.target, fields, { form: [[name, fields[name]]] });
        return { exchange, despite: `${name} was given twice` };
      });
    },
  ),

  check(
    'oauth.token.form-type',
    {
      title: 'the media type of a form counts whatever its case, and with a parameter',
      cites: ['oauth.token.form-type'],
    },
    async (context) => {
      const send = async (contentType: string) =>
        requestToken(context.target, (await prepareExchange(context, 'public')).fields, { form: [], contentType });
      if (readTokens(await send(FORM)).access === undefined)
        throw new PreconditionFailed('the target does not understand forms');
      const types = [`${FORM};charset=UTF-8`, `${FORM}; charset=utf-8`, 'Application/X-WWW-Form-Urlencoded'];
      await context.judgeEach(
        grantsToken('oauth.token.form-type'),
        types.map((type) => ({ shape: `a form as ${type}`, type })),
        ({ type }) => send(type),
      );
    },
  ),

  check(
    'oauth.token.unknown-parameter',
    { title: 'an unknown parameter of a token request is ignored', cites: ['oauth.token.parameters-unknown'] },
    async (context) => {
      const { fields } = await prepareExchange(context, 'confidential');
      const exchange = await requestToken(context.target, { ...fields, locspec_unknown: 'x' });
      context.judge(grantsToken('oauth.token.parameters-unknown'), exchange);
    },
  ),

  check(
    'oauth.token.empty-parameter',
    { title: 'a required parameter without a value is treated as left out', cites: ['oauth.token.parameters-empty'] },
    async (context) => {
      const names = ['grant_type', 'client_id', 'redirect_uri', 'code', 'code_verifier'] as const;
      const exchangeWith = async (name: string, value: string | undefined) =>
        requestToken(context.target, { ...(await prepareExchange(context, 'public')).fields, [name]: value });
      const required: { shape: string; name: string }[] = [];
      for (const name of names)
        if (readTokens(await exchangeWith(name, undefined)).access === undefined)
          required.push({ shape: `an empty ${name}`, name });
      if (required.length === 0) throw new PreconditionFailed('no parameter is required');
      await context.judgeEach(refusesToken('oauth.token.parameters-empty'), required, async ({ name }) => ({
        exchange: await exchangeWith(name, ''),
        despite: `${name} has no value`,
      }));
    },
  ),

  ...TYPES.map((type) =>
    check(
      `oauth.token.code-once${type === 'public' ? '' : `.${type}`}`,
      {
        title: `a code of a ${type} app is exchanged once, whatever happens before the second time`,
        cites: ['oauth.token.code-once'],
      },
      async (context) => {
        await context.judgeEach(refusesToken('oauth.token.code-once'), USED_AGAIN, async ({ again }) => {
          const { fields, asked } = await prepareExchange(context, type);
          const responses = await again(context, () => requestToken(context.target, fields), asked.app);
          const served = responses.filter((exchange) => readTokens(exchange).access !== undefined);
          const exchange = served[1] ?? responses.find((one) => !served.includes(one)) ?? (responses[0] as Exchange);
          return { exchange, despite: 'the code had been exchanged before' };
        });
      },
    ),
  ),

  check(
    'oauth.token.reuse-revokes',
    {
      title: 'the tokens of a code end when the code is used a second time',
      cites: ['oauth.token.code-reuse-revokes'],
    },
    async (context) => {
      const { target } = context;
      const { fields } = await prepareExchange(context, 'public');
      const { access } = readTokens(await requestToken(target, fields));
      const address = target.addresses.baseUrl;
      if (access === undefined || (await requestProjects(target, address, access)).response.status >= 300)
        throw new PreconditionFailed('the API refuses the token before the code is used again');
      if ((await requestProjects(target, address, context.random.text(40))).response.status < 300)
        throw new PreconditionFailed('the API accepts any token');
      if (readTokens(await requestToken(target, fields)).access !== undefined)
        throw new PreconditionFailed('the code is exchanged twice, which another check decides');
      context.judge(refusesCall('oauth.token.code-reuse-revokes'), {
        exchange: await requestProjects(target, address, access),
        despite: 'the code that it came from has been used a second time',
      });
    },
  ),

  check(
    'oauth.token.code-short-lived',
    { title: 'a code expires within ten minutes', cites: ['oauth.token.code-short-lived'] },
    async (context) => {
      const { fields } = await prepareExchange(context, 'public');
      await passTime(context.target, MAX_CODE_LIFETIME);
      context.judge(refusesToken('oauth.token.code-short-lived'), {
        exchange: await requestToken(context.target, fields),
        despite: `the code is ${MAX_CODE_LIFETIME} seconds old`,
      });
    },
  ),

  check(
    'oauth.tokens-not-guessable',
    { title: 'tokens do not repeat and show no pattern', cites: ['oauth.token.token-not-guessable'] },
    async (context) => {
      const drawn = { access: [] as string[], refresh: [] as string[] };
      for (let round = 0; round < DRAWN; round++) {
        const { access, refresh } = await obtainAnyTokens(context);
        drawn.access.push(access);
        if (refresh !== undefined) drawn.refresh.push(refresh);
      }
      const kinds = Object.entries(drawn)
        .filter(([, values]) => values.length > 0)
        .map(([kind, values]) => ({ shape: `${kind} tokens`, values }));
      await context.judgeEach(unguessableTokens, kinds, ({ values }) => Promise.resolve(values));
    },
  ),

  ...(['oauth.pkce.verifier-length', 'oauth.pkce.verifier-characters'] as const).map((requirement) =>
    check(
      requirement,
      { title: `a malformed verifier is not accepted (${requirement.split('-')[1]})`, cites: [requirement] },
      async (context) => {
        const { type, pkce } = await findTokenFlow(context, 'public');
        const app = await context.target.app(type);
        const shapes = malformedVerifiers(context.random).filter((one) => one.requirement === requirement);
        await context.judgeEach(refusesToken(requirement), shapes, async ({ shape, verifier }) => {
          const asked = buildRequest(context, app, pkce, { verifier });
          const { to, exchange } = await decide(context.target, 'approve', asked.parameters);
          const code = to?.searchParams.get('code');
          // A challenge may be refused already: then no verifier matches it.
          const last = code ? await requestToken(context.target, exchangeFields(asked, code)) : exchange;
          return { exchange: last, despite: shape };
        });
      },
    ),
  ),

  check(
    'oauth.pkce.verifier-without-challenge',
    { title: 'a verifier for a code without a challenge is refused', cites: ['oauth.pkce.verifier-without-challenge'] },
    async (context) => {
      const { fields } = await prepareExchange(context, 'confidential', ['none']);
      const exchange = await requestToken(context.target, { ...fields, code_verifier: context.random.text(64) });
      const despite = 'the authorization request had no challenge, or somebody removed it';
      context.judge(refusesToken('oauth.pkce.verifier-without-challenge'), { exchange, despite });
    },
  ),

  check(
    'oauth.refresh.rotation',
    { title: 'a refresh token of a public app works once', cites: ['oauth.refresh.rotation'] },
    async (context) => {
      await requireRenewal(context, 'public');
      const { app, refresh } = await obtainRefreshToken(context, 'public');
      const renew = (token: string) => requestToken(context.target, refreshFields(app, token));
      const next = readTokens(await renew(refresh));
      if (next.refresh === refresh)
        throw new PreconditionFailed('a renewal brings no new refresh token, which another check decides');
      const despite = 'the refresh token had been used';
      await context.judgeEach(refusesToken('oauth.refresh.rotation'), USED_REFRESH_TOKENS, async ({ again }) => {
        const first = await obtainRefreshToken(context, 'public');
        const responses = await again(renew, first.refresh);
        const served = responses.filter((exchange) => readTokens(exchange).access !== undefined);
        const refused = responses.find((one) => !served.includes(one));
        return { exchange: served[1] ?? refused ?? (responses[0] as Exchange), despite };
      });
    },
  ),
];

/** Sends one code twice and more; the first exchange may succeed. */
const USED_AGAIN: readonly {
  readonly shape: string;
  readonly again: (context: CheckContext, send: () => Promise<Exchange>, app: KnownApp) => Promise<readonly Exchange[]>;
}[] = [
  { shape: 'one after the other', again: async (_context, send) => [await send(), await send()] },
  { shape: 'four at the same moment', again: async (_context, send) => awaitAll([send(), send(), send(), send()]) },
  {
    shape: 'after the tokens have been renewed',
    again: async ({ target }, send, app) => {
      const first = await send();
      await requestToken(target, refreshFields(app, readTokens(first).refresh ?? ''));
      return [first, await send()];
    },
  },
  {
    shape: 'after other codes have been exchanged',
    again: async (context, send) => {
      const first = await send();
      const others = OTHER_CODES[context.target.plan.depth ?? 'default'];
      for (let other = 0; other < others; other++) await obtainAnyTokens(context);
      return [first, await send()];
    },
  },
];
const OTHER_CODES: Readonly<Record<Depth, number>> = { quick: 3, default: 18, deep: 66 };

/** Sends one refresh token twice and more; the first renewal may succeed. */
const USED_REFRESH_TOKENS: readonly {
  readonly shape: string;
  readonly again: (renew: (token: string) => Promise<Exchange>, token: string) => Promise<readonly Exchange[]>;
}[] = [
  { shape: 'one after the other', again: async (renew, token) => [await renew(token), await renew(token)] },
  {
    shape: 'after the next one has been used',
    again: async (renew, token) => {
      const first = await renew(token);
      await renew(readTokens(first).refresh ?? '');
      return [first, await renew(token)];
    },
  },
  { shape: 'four at the same moment', again: (renew, token) => awaitAll([1, 2, 3, 4].map(() => renew(token))) },
];
