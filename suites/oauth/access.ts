import { acceptsCall, answersUnauthorized, namesScheme, refusesCall } from './access-rules.ts';
import { confusableWith } from './near-misses.ts';
import { requireBearerNeeded, sendCall, requireSuccessfulCalls } from '../drivers/api-calls.ts';
import type { Call } from '../drivers/api-calls.ts';
import { cookieHeader, keepCookies } from '../drivers/cookies.ts';
import type { Cookies } from '../drivers/cookies.ts';
import { obtainAnyTokens, obtainCode, requestProjects, buildRequest, findTokenFlow } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { header, isSuccess, json } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { attempt, notObservable, PreconditionFailed } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';

/** Authorization headers without a bearer, made from a valid token. */
const NO_BEARER: readonly {
  readonly shape: string;
  readonly header: (token: string) => string | undefined;
  readonly always?: true;
}[] = [
  { shape: 'no Authorization header', header: () => undefined, always: true },
  { shape: 'a bearer without a token', header: () => 'Bearer' },
  { shape: 'the scheme Basic', header: (token) => `Basic ${Buffer.from(`${token}:`).toString('base64')}` },
  { shape: 'the scheme Basic before the token', header: (token) => `Basic ${token}` },
  { shape: 'the scheme Token', header: (token) => `Token ${token}` },
  { shape: 'the token without a scheme', header: (token) => token },
];

const respell =
  (change: (path: string) => string) =>
  ({ url, ...call }: Call): Call => {
    const { origin, pathname, search } = new URL(url);
    return { ...call, url: origin + change(pathname) + search };
  };

/** Calls as a service, or a proxy before it, may take them for the same call. */
const SPELLINGS: readonly { readonly shape: string; readonly spell: (call: Call) => Call }[] = [
  { shape: 'by HEAD', spell: (call) => ({ ...call, method: 'HEAD' }) },
  {
    shape: 'with a letter percent-encoded',
    spell: respell((path) => path.replace(/[a-z](?=[a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
  },
  { shape: 'with a slash at the end', spell: respell((path) => `${path}/`) },
  { shape: 'with two slashes', spell: respell((path) => path.replace(/\/(?=[^/]*$)/, '//')) },
  { shape: 'in capital letters', spell: respell((path) => path.replace(/[^/]*$/, (name) => name.toUpperCase())) },
];

/** Whether a call reaches a list: a page of a website is served to anybody. */
const isServed = ({ request, response }: Exchange): boolean =>
  isSuccess(response) &&
  (request.method === 'HEAD' ? /json/i.test(header(response, 'content-type') ?? '') : json(response) !== undefined);

/** Tokens that the token endpoint has not issued for calls of the API. */
async function unissuedTokens(context: CheckContext, issued: string) {
  const { target, random } = context;
  const { pkce } = await findTokenFlow(context, 'confidential');
  const app = await target.app('confidential');
  return [
    ...confusableWith(issued, random)
      // White space around a header's value does not belong to it: RFC 9110 5.5.
      .filter(([, token]) => !/\s/.test(token))
      .map(([shape, token]) => ({ shape: `the token: ${shape}`, token })),
    { shape: 'a code that waits for its exchange', token: await obtainCode(target, buildRequest(context, app, pkce)) },
    { shape: 'a client secret', token: app.clientSecret ?? random.text(30) },
    { shape: 'the word null', token: 'null', always: true as const },
  ];
}

const ONLY_COOKIES: typeof NO_BEARER = [{ shape: 'the cookies of the response before', header: () => undefined }];

/** The calls whose responses set cookies, with these. */
async function addCookies(target: Target, calls: readonly Call[], access: string): Promise<readonly Call[]> {
  const withCookies: Call[] = [];
  for (const call of calls) {
    const cookies: Cookies = new Map();
    keepCookies(cookies, await sendCall(target, call, `Bearer ${access}`));
    if (cookies.size > 0) withCookies.push({ ...call, ...cookieHeader(cookies) });
  }
  return withCookies;
}

/** Every call with every variant. */
const combine = <Variant extends { readonly shape: string }>(calls: readonly Call[], variants: readonly Variant[]) =>
  variants.flatMap((variant) => calls.map((call) => ({ ...variant, shape: `${variant.shape}, ${call.shape}`, call })));

/** Which calls the API accepts. */
export const accessChecks: readonly Check[] = [
  ...checkEachEdition(
    'oauth.access.bearer',
    { title: 'the project list is returned for an access token', cites: ['oauth.access.bearer'] },
    async (context, edition) => {
      const address = context.target.api(edition);
      const { access } = await obtainAnyTokens(context);
      if ((await requestProjects(context.target, address)).response.status < 300)
        throw new PreconditionFailed('a call without a token succeeds', { code: 'blocked', subject: 'lists.bearer' });
      context.judge(acceptsCall('oauth.access.bearer'), await requestProjects(context.target, address, access));
      const ofPublic = await attempt(obtainAnyTokens(context, 'public'));
      if (ofPublic !== undefined)
        await context.judgeEach(acceptsCall('oauth.access.bearer'), [{ shape: 'the token of a public app' }], () =>
          requestProjects(context.target, address, ofPublic.access),
        );
    },
  ),

  ...checkEachEdition(
    'oauth.access.absent',
    { title: 'no endpoint of the API accepts a call without a bearer', cites: ['lists.bearer'] },
    async (context, edition) => {
      const { access } = await obtainAnyTokens(context);
      const calls = await requireSuccessfulCalls(context.target, edition, access);
      const withCookies = await addCookies(context.target, calls, access);
      const sent = [...combine(calls, NO_BEARER), ...combine(withCookies, ONLY_COOKIES)];
      await context.judgeEach(refusesCall('lists.bearer'), sent, async ({ call, header }) => ({
        exchange: await sendCall(context.target, call, header(access)),
        despite: 'the request carries no bearer',
      }));
    },
  ),

  ...checkEachEdition(
    'oauth.access.other-spelling',
    {
      title: 'no call that is written in another way is accepted without a bearer',
      cites: ['lists.bearer'],
    },
    async (context, edition) => {
      const { target } = context;
      const { access } = await obtainAnyTokens(context);
      const calls = await requireSuccessfulCalls(target, edition, access);
      const spelled = SPELLINGS.flatMap(({ shape, spell }) =>
        calls.map((call) => ({ ...spell(call), shape: `${shape}, ${call.shape}` })),
      );
      const served: Call[] = [];
      for (const call of spelled) if (isServed(await sendCall(target, call, `Bearer ${access}`))) served.push(call);
      if (served.length === 0) throw notObservable('the target serves calls in no other spelling');
      await context.judgeEach(refusesCall('lists.bearer'), served, async (call) => ({
        exchange: await sendCall(target, call, undefined),
        despite: 'the request carries no bearer',
      }));
    },
  ),

  ...checkEachEdition(
    'oauth.access.unissued',
    { title: 'no endpoint of the API accepts a token that was never issued', cites: ['oauth.access.token-issued'] },
    async (context, edition) => {
      const { access } = await obtainAnyTokens(context);
      const calls = await requireSuccessfulCalls(context.target, edition, access);
      const variants = combine(calls, await unissuedTokens(context, access));
      await context.judgeEach(refusesCall('oauth.access.token-issued'), variants, async ({ call, token }) => {
        context.target.secrets.add(token);
        return {
          exchange: await sendCall(context.target, call, `Bearer ${token}`),
          despite: 'the token was never issued',
        };
      });
    },
  ),

  ...checkEachEdition(
    'oauth.access.refresh-token',
    {
      title: 'no endpoint of the API accepts a refresh token',
      cites: ['oauth.access.refresh-token-no-access'],
    },
    async (context, edition) => {
      const { access, refresh } = await obtainAnyTokens(context);
      if (refresh === undefined || refresh === access)
        throw new PreconditionFailed('there is no refresh token beside the access token');
      const calls = await requireSuccessfulCalls(context.target, edition, access);
      const invented = await sendCall(context.target, calls[0] as Call, `Bearer ${context.random.text(40)}`);
      if (invented.response.status < 300) throw new PreconditionFailed('the API accepts any token');
      await context.judgeEach(refusesCall('oauth.access.refresh-token-no-access'), calls, async (call) => ({
        exchange: await sendCall(context.target, call, `Bearer ${refresh}`),
        despite: 'it is a refresh token',
      }));
    },
  ),

  ...checkEachEdition(
    'oauth.access.manners',
    {
      title: 'a call without a valid token is answered with 401 and the scheme',
      cites: ['oauth.access.missing', 'oauth.access.challenge'],
    },
    async (context, edition) => {
      const { access } = await obtainAnyTokens(context);
      // A target that refuses everything proves nothing: with a valid token the call must succeed.
      const [call] = await requireSuccessfulCalls(context.target, edition, access);
      if (!call) throw new PreconditionFailed('there is nothing to call');
      const withoutToken = await sendCall(context.target, call, undefined);
      if (withoutToken.response.status < 300)
        throw new PreconditionFailed('a call without a token succeeds, which another check decides');
      context.judge(answersUnauthorized, withoutToken);
      const invented = await sendCall(context.target, call, `Bearer ${context.random.text(40)}`);
      const refusals = [
        { shape: 'no token', exchange: withoutToken },
        { shape: 'an invented token', exchange: invented },
      ].filter(({ exchange }) => exchange.response.status === 401);
      if (refusals.length > 0)
        await context.judgeEach(namesScheme, refusals, ({ exchange }) => Promise.resolve(exchange));
    },
  ),

  ...checkEachEdition(
    'oauth.access.scheme-case',
    { title: 'the scheme Bearer is accepted in any case', cites: ['oauth.access.scheme-case'] },
    async (context, edition) => {
      const { access } = await obtainAnyTokens(context);
      const [call] = await requireSuccessfulCalls(context.target, edition, access);
      await requireBearerNeeded(context.target, call as Call);
      const schemes = ['bearer', 'BEARER'].map((scheme) => ({ shape: `the scheme ${scheme}`, scheme }));
      await context.judgeEach(acceptsCall('oauth.access.scheme-case'), schemes, ({ scheme }) =>
        sendCall(context.target, call as Call, `${scheme} ${access}`),
      );
    },
  ),
];
