import { returnsCode } from './approval-rules.ts';
import { registerApp, validRequest } from './authorization.ts';
import {
  authorizationErrors,
  consentPage,
  errorRedirect,
  redirectsWithGet,
  refusesChallengeMethod,
  showsClientError,
} from './authorize-standard-rules.ts';
import { unguessableCodes } from './entropy-rules.ts';
import { openConsentPage, decide } from '../drivers/consent.ts';
import { findCode } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { findCodeFlow, obtainCode, buildRequest } from '../drivers/oauth-steps.ts';
import type { AuthorizationRequest } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';

/** Invalid requests for which RFC 6749 4.1.2.1 has an error. */
// prettier-ignore
const INVALID = [
  { id: 'invalid-request', changes: { response_type: undefined },  title: 'a missing response_type is reported to the app as invalid_request' },
  { id: 'response-type',   changes: { response_type: 'locspec' },  title: 'an unknown response_type is reported to the app as unsupported_response_type' },
  { id: 'scope',           changes: { scope: '"project tm"' },     title: 'a malformed scope is reported to the app as invalid_scope' },
] as const;

/** The same with another challenge, which a confidential app may leave out. Source, Endpoints 1. */
const WITH_CHALLENGES = [
  ...INVALID,
  { id: 'challenge', changes: { code_challenge: undefined, code_challenge_method: undefined } },
  { id: 'challenge-method', changes: { code_challenge_method: 'S512' } },
] as const;

/** How many codes are compared with each other. */
const DRAWN = 16;

/** What OAuth 2.0 and its best practice add to the authorization page where the source is silent. */
export const authorizationStandardChecks: readonly Check[] = [
  ...INVALID.map(({ id, changes, title }) =>
    check(`oauth.error.${id}`, { title, cites: [authorizationErrors[id].requirement] }, async (context) => {
      const valid = await validRequest(context, 'confidential');
      if ((await errorRedirects(context, valid)).length === 0)
        throw new PreconditionFailed('no authorization error is reported to the app by a redirect');
      const arrival = await decide(context.target, 'approve', { ...valid.parameters, ...changes });
      if (arrival.to !== null && findCode(arrival.to) !== null)
        throw new PreconditionFailed('the invalid request brings a code, which another check decides');
      context.judge(authorizationErrors[id], { arrival, redirectUri: valid.redirectUri });
    }),
  ),

  check(
    'oauth.error.form',
    {
      title: 'every redirect with an error returns the state and uses only the characters that are allowed',
      cites: ['oauth.authorize.error-state', 'oauth.authorize.error-characters'],
    },
    async (context) => {
      const ofConfidential = await validRequest(context, 'confidential');
      const ofPublic = await attempt(validRequest(context, 'public'));
      const redirects = [
        ...(await errorRedirects(context, ofConfidential, WITH_CHALLENGES)),
        ...(ofPublic ? await errorRedirects(context, ofPublic, WITH_CHALLENGES, 'of a public app') : []),
      ];
      if (redirects.length === 0)
        throw new PreconditionFailed('no authorization error is reported to the app by a redirect');
      await context.judgeEach(errorRedirect, redirects, (redirect) => Promise.resolve(redirect));
    },
  ),

  check(
    'oauth.error.unknown-client',
    {
      title: 'an unknown client_id does not send the browser to the redirect URL',
      cites: ['oauth.authorize.client-error-shown'],
    },
    async (context) => {
      const valid = await validRequest(context, 'confidential');
      const changes = { client_id: 'nobody-registered-this' };
      const arrival = await decide(context.target, 'approve', { ...valid.parameters, ...changes });
      if (arrival.to !== null && findCode(arrival.to) !== null)
        throw new PreconditionFailed('an unknown client_id brings a code, which another check decides');
      context.judge(showsClientError, { arrival, redirectUri: valid.redirectUri });
    },
  ),

  check(
    'oauth.error.challenge-method',
    {
      title: 'an unknown challenge method is reported as invalid_request',
      cites: ['oauth.authorize.challenge-method-error'],
    },
    async (context) => {
      const valid = await validRequest(context, 'public');
      const arrival = await decide(context.target, 'approve', { ...valid.parameters, code_challenge_method: 'S512' });
      if (arrival.to !== null && findCode(arrival.to) !== null)
        throw new PreconditionFailed('an unknown challenge method brings a code, which another check decides');
      context.judge(refusesChallengeMethod, arrival);
    },
  ),

  check(
    'oauth.unknown-parameter',
    {
      title: 'an unknown parameter of the authorization request is ignored',
      cites: ['oauth.authorize.parameters-unknown'],
    },
    async (context) => {
      const valid = await validRequest(context, 'confidential');
      const arrival = await decide(context.target, 'approve', { ...valid.parameters, locspec_unknown: 'x y' });
      context.judge(returnsCode('oauth.authorize.parameters-unknown'), { arrival, redirectUri: valid.redirectUri });
    },
  ),

  check(
    'oauth.empty-parameter',
    {
      title: 'an optional parameter without a value is treated as left out',
      cites: ['oauth.authorize.parameters-empty'],
    },
    async (context) => {
      const { parameters, redirectUri } = await validRequest(context, 'confidential');
      const unchallenged = { ...parameters, code_challenge: undefined, code_challenge_method: undefined };
      const send = async (changes: Parameters) => decide(context.target, 'approve', { ...unchallenged, ...changes });
      if (!(await send({})).to?.searchParams.has('code'))
        throw new PreconditionFailed('a confidential app needs a challenge, so it cannot send an empty one');
      const shapes = [
        { shape: 'an empty code_challenge', changes: { code_challenge: '' } },
        { shape: 'an empty code_challenge_method', changes: { code_challenge_method: '' } },
      ];
      await context.judgeEach(returnsCode('oauth.authorize.parameters-empty'), shapes, async ({ changes }) => ({
        arrival: await send(changes),
        redirectUri,
      }));
    },
  ),

  check(
    'oauth.redirect-query',
    { title: 'the query of a registered redirect URL is kept', cites: ['oauth.authorize.redirect-query-kept'] },
    async (context) => {
      const { pkce } = await findCodeFlow(context, 'confidential');
      const redirectUri = 'https://with-query.example/callback?from=the%20app&n=1';
      const app = await registerApp(context, 'with-query', [redirectUri]);
      const arrival = await decide(context.target, 'approve', buildRequest(context, app, pkce).parameters);
      // Without its query, a redirect does not lead to the redirect URL.
      context.judge(returnsCode('oauth.authorize.redirect-query-kept'), { arrival, redirectUri });
    },
  ),

  check(
    'oauth.asking-page',
    {
      title: 'the consent page cannot be framed and keeps its address to itself',
      cites: ['oauth.authorize.not-framed', 'oauth.authorize.no-referrer'],
    },
    async (context) => {
      const { pkce } = await findCodeFlow(context, 'confidential');
      const app = await registerApp(context, 'asking');
      const arrival = await openConsentPage(context.target, buildRequest(context, app, pkce).parameters);
      if (arrival.to !== null || arrival.exchange.response.status !== 200)
        throw new PreconditionFailed(`no page asks the user (status ${arrival.exchange.response.status})`);
      context.judge(consentPage, arrival);
    },
  ),

  check(
    'oauth.redirect-status',
    {
      title: 'the redirect back to the app does not make the browser repeat a POST',
      cites: ['oauth.authorize.redirect-not-307'],
    },
    async (context) => {
      const valid = await validRequest(context, 'confidential');
      context.judge(redirectsWithGet, await decide(context.target, 'approve', valid.parameters));
    },
  ),

  check(
    'oauth.codes-not-guessable',
    { title: 'codes do not repeat and show no pattern', cites: ['oauth.authorize.code-not-guessable'] },
    async (context) => {
      const valid = await validRequest(context, 'confidential');
      const values: string[] = [];
      while (values.length < DRAWN) values.push(await obtainCode(context.target, valid));
      context.judge(unguessableCodes, values);
    },
  ),
];

/** The redirects with an error that the invalid requests lead to; those that end on a page are left out. */
async function errorRedirects(
  context: CheckContext,
  { parameters, state }: AuthorizationRequest,
  invalid: readonly { readonly id: string; readonly changes: Parameters }[] = INVALID,
  whose = 'of a confidential app',
) {
  const redirects: { shape: string; to: URL; state: string }[] = [];
  for (const { id, changes } of invalid) {
    const { to } = await decide(context.target, 'approve', { ...parameters, ...changes });
    if (to?.searchParams.has('error')) redirects.push({ shape: `the error of ${id} ${whose}`, to, state });
  }
  return redirects;
}
