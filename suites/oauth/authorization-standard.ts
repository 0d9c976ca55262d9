import { served } from './approval-judges.ts';
import {
  askingPage,
  errorRedirect,
  methodError,
  noRepeat,
  notRedirected,
  toldToApp,
} from './authorize-standard-judges.ts';
import { newcomer, soundRequest } from './authorization.ts';
import { ask, decide } from './consent.ts';
import { codeIn } from './flow.ts';
import type { Parameters } from './flow.ts';
import { unguessable } from './guessable.ts';
import { askingFlow, codeOf, request } from './steps.ts';
import type { Asked } from './steps.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';

/** Faulty requests, with the errors that RFC 6749 4.1.2.1 has for them. */
// prettier-ignore
const ERRORS = [
  { id: 'invalid-request', requirement: 'oauth.authorize.error-invalid-request', title: 'a missing response_type is told to the app as invalid_request',
    changes: { response_type: undefined }, due: ['invalid_request'] },
  { id: 'response-type', requirement: 'oauth.authorize.error-response-type', title: 'another response_type is told to the app as unsupported_response_type',
    changes: { response_type: 'locspec' }, due: ['unsupported_response_type', 'unauthorized_client'] },
  { id: 'scope', requirement: 'oauth.authorize.error-scope', title: 'a scope in quotes is told to the app as invalid_scope',
    changes: { scope: '"project tm"' }, due: ['invalid_scope'] },
] as const;

/** As many codes as are drawn to see whether they could be guessed. */
const DRAWN = 16;

/** What OAuth 2.0 and its best practice add to the authorization page where the source is silent. */
export const authorizationStandardChecks: readonly Check[] = [
  ...ERRORS.map(({ id, requirement, title, changes, due }) =>
    check(`oauth.error.${id}`, { title, cites: [requirement] }, async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      if ((await errorRedirects(attempt, sound)).length === 0)
        throw new Blocked('no authorization error is told to the app by a redirect');
      const arrival = await decide(attempt.target, 'approve', { ...sound.parameters, ...changes });
      if (arrival.to !== null && codeIn(arrival.to) !== null)
        throw new Blocked('the faulty request brings a code, which another check judges');
      attempt.judge(toldToApp, { arrival, redirectUri: sound.redirectUri, requirement, due });
    }),
  ),

  check(
    'oauth.error.form',
    {
      title: 'every redirect with an error returns the state and keeps to the characters of its grammar',
      cites: ['oauth.authorize.error-state', 'oauth.authorize.error-characters'],
    },
    async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const redirects = await errorRedirects(attempt, sound);
      if (redirects.length === 0) throw new Blocked('no authorization error is told to the app by a redirect');
      await attempt.each(errorRedirect, redirects, ({ to }) => Promise.resolve({ to, state: sound.state }));
    },
  ),

  check(
    'oauth.error.unknown-client',
    {
      title: 'the browser is not sent to the redirect URL of a client_id that nobody registered',
      cites: ['oauth.authorize.client-error-shown'],
    },
    async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const arrival = await decide(attempt.target, 'approve', {
        ...sound.parameters,
        client_id: 'nobody-registered-this',
      });
      if (arrival.to !== null && codeIn(arrival.to) !== null)
        throw new Blocked('an unknown client_id brings a code, which another check judges');
      attempt.judge(notRedirected, { arrival, redirectUri: sound.redirectUri });
    },
  ),

  check(
    'oauth.error.challenge-method',
    {
      title: 'an unknown challenge method is told as invalid_request',
      cites: ['oauth.authorize.challenge-method-error'],
    },
    async (attempt) => {
      const sound = await soundRequest(attempt, 'public');
      const arrival = await decide(attempt.target, 'approve', { ...sound.parameters, code_challenge_method: 'S512' });
      if (arrival.to !== null && codeIn(arrival.to) !== null)
        throw new Blocked('an unknown challenge method brings a code, which another check judges');
      attempt.judge(methodError, arrival);
    },
  ),

  check(
    'oauth.unknown-parameter',
    {
      title: 'a parameter that the authorization server does not know is ignored',
      cites: ['oauth.authorize.parameters-unknown'],
    },
    async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const arrival = await decide(attempt.target, 'approve', { ...sound.parameters, locspec_unknown: 'x y' });
      attempt.judge(served, {
        arrival,
        redirectUri: sound.redirectUri,
        requirement: 'oauth.authorize.parameters-unknown',
      });
    },
  ),

  check(
    'oauth.empty-parameter',
    {
      title: 'an optional parameter without a value is treated as left out',
      cites: ['oauth.authorize.parameters-empty'],
    },
    async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const bare = { ...sound.parameters, code_challenge: undefined, code_challenge_method: undefined };
      const withBare = async (changes: Parameters) => decide(attempt.target, 'approve', { ...bare, ...changes });
      if (!(await withBare({})).to?.searchParams.has('code'))
        throw new Blocked('a confidential app needs a challenge, so it cannot send an empty one');
      const shapes = [
        { shape: 'an empty code_challenge', changes: { code_challenge: '' } },
        { shape: 'an empty code_challenge_method', changes: { code_challenge_method: '' } },
      ];
      await attempt.each(served, shapes, async ({ changes }) => ({
        arrival: await withBare(changes),
        redirectUri: sound.redirectUri,
        requirement: 'oauth.authorize.parameters-empty' as const,
      }));
    },
  ),

  check(
    'oauth.redirect-query',
    { title: 'the query of a registered redirect URL is kept', cites: ['oauth.authorize.redirect-query-kept'] },
    async (attempt) => {
      const { pkce } = await askingFlow(attempt, 'confidential');
      const redirectUri = 'https://with-query.example/callback?from=the%20app&n=1';
      const app = await newcomer(attempt, 'with-query', [redirectUri]);
      const sound = request(attempt, app, pkce);
      const arrival = await decide(attempt.target, 'approve', sound.parameters);
      const kept = arrival.to?.searchParams.get('from') === 'the app' && arrival.to.searchParams.get('n') === '1';
      // Without its query the redirect leads elsewhere than it is due.
      attempt.judge(served, {
        arrival: kept ? arrival : { ...arrival, to: null },
        redirectUri,
        requirement: 'oauth.authorize.redirect-query-kept',
      });
    },
  ),

  check(
    'oauth.asking-page',
    {
      title: 'the page that asks the user may not be framed and keeps its address to itself',
      cites: ['oauth.authorize.not-framed', 'oauth.authorize.no-referrer'],
    },
    async (attempt) => {
      const { pkce } = await askingFlow(attempt, 'confidential');
      const app = await newcomer(attempt, 'asking');
      const arrival = await ask(attempt.target, request(attempt, app, pkce).parameters);
      if (arrival.to !== null || arrival.exchange.response.status !== 200)
        throw new Blocked(`no page asks the user (status ${arrival.exchange.response.status})`);
      attempt.judge(askingPage, arrival);
    },
  ),

  check(
    'oauth.redirect-status',
    { title: 'the browser is not sent back in a way that repeats a post', cites: ['oauth.authorize.redirect-not-307'] },
    async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      attempt.judge(noRepeat, await decide(attempt.target, 'approve', sound.parameters));
    },
  ),

  check(
    'oauth.codes-not-guessable',
    { title: 'codes do not repeat and show no pattern', cites: ['oauth.authorize.code-not-guessable'] },
    async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const values: string[] = [];
      while (values.length < DRAWN) values.push(await codeOf(attempt.target, sound));
      attempt.judge(unguessable, { requirement: 'oauth.authorize.code-not-guessable', what: 'code', values });
    },
  ),
];

/** Where faulty requests of an app are redirected with an error, those that are redirected at all. */
async function errorRedirects(attempt: Attempt, sound: Asked) {
  const redirects: { shape: string; to: URL }[] = [];
  for (const { id, changes } of ERRORS) {
    const { to } = await decide(attempt.target, 'approve', { ...sound.parameters, ...changes });
    if (to?.searchParams.has('error')) redirects.push({ shape: `the error of ${id}`, to });
  }
  return redirects;
}
