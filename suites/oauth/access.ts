import { keptOut, letIn, schemeTold, unauthorized } from './access-judges.ts';
import { callWith, soundCalls } from './api-calls.ts';
import type { Call } from './api-calls.ts';
import { anyTokens, codeOf, projects, request, soundFlow } from './steps.ts';
import { altered } from './verifiers.ts';
import type { Attempt } from '../attempt.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** What stands in the Authorization header in place of a bearer, made from a good token. */
const NO_BEARER: readonly { readonly shape: string; readonly header: (token: string) => string | undefined }[] = [
  { shape: 'no Authorization header', header: () => undefined },
  { shape: 'a bearer without a token', header: () => 'Bearer' },
  { shape: 'the scheme Basic', header: (token) => `Basic ${Buffer.from(`${token}:`).toString('base64')}` },
  { shape: 'the scheme Basic before the token', header: (token) => `Basic ${token}` },
  { shape: 'the scheme Token', header: (token) => `Token ${token}` },
  { shape: 'the token without a scheme', header: (token) => token },
];

/** Tokens that the token endpoint never gave for calls of the API. */
async function strangers(attempt: Attempt, good: string) {
  const { target, chance } = attempt;
  const { pkce } = await soundFlow(attempt, 'confidential');
  const app = await target.app('confidential');
  return [
    { shape: 'an invented token', token: chance.text(40) },
    { shape: 'a token with one character changed', token: altered(good) },
    { shape: 'half of a token', token: good.slice(0, Math.ceil(good.length / 2)) },
    { shape: 'a token and more', token: `${good}${chance.text(4)}` },
    { shape: 'a code that waits for its exchange', token: await codeOf(target, request(attempt, app, pkce)) },
    { shape: 'a client secret', token: app.clientSecret ?? chance.text(30) },
    { shape: 'the word null', token: 'null' },
  ];
}

/** Each call with each of the shapes, as one table. */
const each = <Shape extends { readonly shape: string }>(calls: readonly Call[], shapes: readonly Shape[]) =>
  shapes.flatMap((one) => calls.map((call) => ({ ...one, shape: `${one.shape}, ${call.shape}`, call })));

/** Who is let in by the API. */
export const accessChecks: readonly Check[] = [
  ...checkEachEdition(
    'oauth.access.bearer',
    { title: 'the project list is given for the access token', cites: ['oauth.access.bearer'] },
    async (attempt, edition) => {
      const address = attempt.target.api(edition);
      const { access } = await anyTokens(attempt);
      attempt.judge(letIn, {
        exchange: await projects(attempt.target, address, access),
        requirement: 'oauth.access.bearer',
      });
    },
  ),

  ...checkEachEdition(
    'oauth.access.absent',
    { title: 'no endpoint of the API answers without a bearer', cites: ['lists.bearer'] },
    async (attempt, edition) => {
      const { access } = await anyTokens(attempt);
      const calls = await soundCalls(attempt.target, edition, access);
      await attempt.each(keptOut, each(calls, NO_BEARER), async ({ call, header }) => ({
        exchange: await callWith(attempt.target, call, header(access)),
        requirement: 'lists.bearer' as const,
        despite: 'the request carries no bearer',
      }));
    },
  ),

  ...checkEachEdition(
    'oauth.access.stranger',
    { title: 'no endpoint of the API answers for a token that was never issued', cites: ['oauth.access.token-issued'] },
    async (attempt, edition) => {
      const { access } = await anyTokens(attempt);
      const calls = await soundCalls(attempt.target, edition, access);
      await attempt.each(keptOut, each(calls, await strangers(attempt, access)), async ({ call, token }) => {
        attempt.target.secrets.keep(token);
        return {
          exchange: await callWith(attempt.target, call, `Bearer ${token}`),
          requirement: 'oauth.access.token-issued' as const,
          despite: 'the token was never issued',
        };
      });
    },
  ),

  ...checkEachEdition(
    'oauth.access.refresh-token',
    { title: 'a refresh token is no access token', cites: ['oauth.access.refresh-token-no-access'] },
    async (attempt, edition) => {
      const { access, refresh } = await anyTokens(attempt);
      if (refresh === undefined || refresh === access)
        throw new Blocked('there is no refresh token beside the access token');
      const calls = await soundCalls(attempt.target, edition, access);
      const invented = await callWith(attempt.target, calls[0] as Call, `Bearer ${attempt.chance.text(40)}`);
      if (invented.response.status < 300) throw new Blocked('the API takes any token');
      const requirement: RequirementId = 'oauth.access.refresh-token-no-access';
      await attempt.each(keptOut, calls, async (call) => ({
        exchange: await callWith(attempt.target, call, `Bearer ${refresh}`),
        requirement,
        despite: 'it is a refresh token',
      }));
    },
  ),

  ...checkEachEdition(
    'oauth.access.manners',
    {
      title: 'a call without a good token is answered with 401 and the scheme',
      cites: ['oauth.access.missing', 'oauth.access.challenge'],
    },
    async (attempt, edition) => {
      const { access } = await anyTokens(attempt);
      // A target that keeps everybody out has not kept out this caller: with a good token the call must be let in.
      const [call] = await soundCalls(attempt.target, edition, access);
      if (!call) throw new Blocked('there is nothing to call');
      const bare = await callWith(attempt.target, call, undefined);
      if (bare.response.status < 300)
        throw new Blocked('a call without a token is answered, which another check judges');
      attempt.judge(unauthorized, bare);
      const invented = await callWith(attempt.target, call, `Bearer ${attempt.chance.text(40)}`);
      const shapes = [
        { shape: 'no token', exchange: bare },
        { shape: 'an invented token', exchange: invented },
      ].filter(({ exchange }) => exchange.response.status === 401);
      if (shapes.length > 0) await attempt.each(schemeTold, shapes, ({ exchange }) => Promise.resolve(exchange));
    },
  ),

  ...checkEachEdition(
    'oauth.access.scheme-case',
    { title: 'the scheme of the bearer is understood in any case', cites: ['oauth.access.scheme-case'] },
    async (attempt, edition) => {
      const { access } = await anyTokens(attempt);
      const [call] = await soundCalls(attempt.target, edition, access);
      const schemes = ['bearer', 'BEARER'].map((scheme) => ({ shape: `the scheme ${scheme}`, scheme }));
      await attempt.each(letIn, schemes, async ({ scheme }) => ({
        exchange: await callWith(attempt.target, call as Call, `${scheme} ${access}`),
        requirement: 'oauth.access.scheme-case' as const,
      }));
    },
  ),
];
