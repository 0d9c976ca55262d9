import { asAssumed } from './answer-judge.ts';
import { newcomer, soundRequest } from './authorization.ts';
import { ask, decide } from './consent.ts';
import { askToken, codeIn, fieldsOf, tokensOf } from './flow.ts';
import { openTo, callsOf } from './api-calls.ts';
import { mustRenew } from './refresh.ts';
import {
  anyRefreshToken,
  anyTokens,
  askingFlow,
  codeOf,
  passTime,
  projects,
  readyExchange,
  refreshFields,
  request,
} from './steps.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';
import type { Gap, GapId } from '../../spec/gaps.ts';
import { gaps } from '../../spec/gaps.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** What a target answers: the name of a choice, or `as assumed`, or another answer in a sentence. */
type Seen = string;
const AS_ASSUMED = 'as assumed';

interface Question {
  readonly gap: GapId & RequirementId;
  readonly observe: (attempt: Attempt) => Promise<Seen>;
}

const isServed = (exchange: Parameters<typeof tokensOf>[0]) => tokensOf(exchange).access !== undefined;
const YEAR = 366 * 86_400;

/** How each question is put to a target. Where the answer cannot be seen, another check says why. */
const QUESTIONS: readonly Question[] = [
  {
    gap: 'oauth.old-refresh-token',
    observe: async (attempt) => {
      await mustRenew(attempt, 'confidential');
      const { app, refresh } = await anyRefreshToken(attempt, 'confidential');
      const next = tokensOf(await askToken(attempt.target, refreshFields(app, refresh))).refresh;
      if (next === refresh) throw new Blocked('a renewal brings no new refresh token');
      return isServed(await askToken(attempt.target, refreshFields(app, refresh))) ? 'works' : 'refused';
    },
  },
  {
    gap: 'oauth.old-access-token',
    observe: async (attempt) => {
      await mustRenew(attempt, 'confidential');
      const { app, access, refresh } = await anyRefreshToken(attempt, 'confidential');
      const address = attempt.target.addresses.baseUrl;
      if ((await projects(attempt.target, address, access)).response.status >= 300)
        throw new Blocked('the API refuses the token before it is renewed');
      const next = tokensOf(await askToken(attempt.target, refreshFields(app, refresh))).access;
      if (next === access) throw new Blocked('a renewal brings no new access token');
      return (await projects(attempt.target, address, access)).response.status < 300 ? 'works' : 'refused';
    },
  },
  {
    gap: 'oauth.refresh-token-lifetime',
    observe: async (attempt) => {
      await mustRenew(attempt, 'confidential');
      const { app, refresh } = await anyRefreshToken(attempt, 'confidential');
      await passTime(attempt.target, 86_400);
      const { refresh: next } = tokensOf(await askToken(attempt.target, refreshFields(app, refresh)));
      if (next === undefined) throw new Blocked('a renewal on the next day fails');
      await passTime(attempt.target, YEAR);
      return isServed(await askToken(attempt.target, refreshFields(app, next))) ? 'until-used' : 'limited';
    },
  },
  {
    gap: 'oauth.code-lifetime',
    observe: async (attempt) => {
      const { fields } = await readyExchange(attempt, 'public');
      const seconds = Number(attempt.target.plan.answers['oauth.code-lifetime'] ?? gaps['oauth.code-lifetime'].default);
      await passTime(attempt.target, Math.floor(seconds * 0.9));
      return isServed(await askToken(attempt.target, fields))
        ? AS_ASSUMED
        : `An authorization code lives less than ${seconds} seconds.`;
    },
  },
  {
    gap: 'oauth.error-place',
    observe: async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const { to } = await decide(attempt.target, 'approve', { ...sound.parameters, response_type: undefined });
      if (to !== null && codeIn(to) !== null) throw new Blocked('the faulty request brings a code');
      return to === null
        ? 'An authorization error is shown on a page, although client and redirect URL are valid.'
        : AS_ASSUMED;
    },
  },
  {
    gap: 'oauth.error-status',
    observe: async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const { to, exchange } = await decide(attempt.target, 'approve', {
        ...sound.parameters,
        redirect_uri: 'https://stranger.example/',
      });
      if (to !== null) throw new Blocked('the browser is sent elsewhere');
      const { status } = exchange.response;
      return status === 400
        ? AS_ASSUMED
        : `An authorization error that cannot be redirected is answered with ${status}.`;
    },
  },
  {
    gap: 'oauth.redirect-status',
    observe: async (attempt) => {
      const { exchange } = await decide(
        attempt.target,
        'approve',
        (await soundRequest(attempt, 'confidential')).parameters,
      );
      const { status } = exchange.response;
      if (status === 307 || status === 308) throw new Blocked('another check judges a redirect that repeats a post');
      return status === 302 || status === 303 ? AS_ASSUMED : `The authorization page redirects with ${status}.`;
    },
  },
  {
    gap: 'oauth.token-statuses',
    observe: async (attempt) => {
      const { fields } = await readyExchange(attempt, 'public');
      const { response } = await askToken(attempt.target, { ...fields, code: attempt.chance.text(40) });
      const { error, error_description: description } = fieldsOf(response.body);
      if (typeof error !== 'string' || (response.status !== 400 && response.status !== 401))
        throw new Blocked('another check judges the form of errors');
      return typeof description === 'string'
        ? AS_ASSUMED
        : 'The errors of the token endpoint have no `error_description`.';
    },
  },
  {
    gap: 'oauth.invalid-client-status',
    observe: async (attempt) => {
      const { fields } = await readyExchange(attempt, 'confidential');
      const { response } = await askToken(attempt.target, { ...fields, client_secret: attempt.chance.text(32) });
      if (fieldsOf(response.body)['error'] !== 'invalid_client' || (response.status !== 400 && response.status !== 401))
        throw new Blocked('another check judges the status of errors');
      return response.status === 401 ? 'unauthorized' : 'bad-request';
    },
  },
  {
    gap: 'oauth.body-form',
    observe: async (attempt) => {
      const { fields } = await readyExchange(attempt, 'confidential');
      return isServed(await askToken(attempt.target, fields, { form: [] })) ? 'json-and-form' : 'json';
    },
  },
  {
    gap: 'oauth.basic-authentication',
    observe: async (attempt) => {
      const { asked, fields } = await readyExchange(attempt, 'confidential');
      const bare = await askToken(attempt.target, { ...fields, client_secret: undefined });
      if (isServed(bare)) throw new Blocked('no secret is wanted');
      const again = await readyExchange(attempt, 'confidential');
      const pair = [asked.app.clientId, asked.app.clientSecret ?? ''].map(encodeURIComponent).join(':');
      const headers = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
      attempt.target.secrets.keep(headers.authorization.slice('Basic '.length));
      const exchange = await askToken(attempt.target, { ...again.fields, client_secret: undefined }, { headers });
      return isServed(exchange) ? 'accepted' : 'refused';
    },
  },
  {
    gap: 'oauth.public-sends-secret',
    observe: async (attempt) => {
      const { fields } = await readyExchange(attempt, 'public');
      const exchange = await askToken(attempt.target, { ...fields, client_secret: attempt.chance.text(24) });
      return isServed(exchange) ? 'ignored' : 'refused';
    },
  },
  {
    gap: 'oauth.state-absent',
    observe: async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const { to } = await decide(attempt.target, 'approve', { ...sound.parameters, state: undefined });
      if (!to?.searchParams.has('code')) throw new Blocked('a request without state brings no code');
      return to.searchParams.has('state')
        ? 'A redirect has a `state` parameter although the request had none.'
        : AS_ASSUMED;
    },
  },
  {
    gap: 'oauth.token-type-case',
    observe: async (attempt) => {
      const { exchange } = await anyTokens(attempt);
      const { token_type: type } = fieldsOf(exchange.response.body);
      if (typeof type !== 'string' || type.toLowerCase() !== 'bearer') throw new Blocked('the token type is another');
      return type === 'bearer' ? AS_ASSUMED : `The value of \`token_type\` is written \`${type}\`.`;
    },
  },
  {
    gap: 'oauth.reauthorization',
    observe: async (attempt) => {
      const { pkce } = await askingFlow(attempt, 'confidential');
      const app = await newcomer(attempt, 'returning');
      const isAsked = async () => (await ask(attempt.target, request(attempt, app, pkce).parameters)).to === null;
      if (!(await isAsked())) throw new Blocked('the user is not asked the first time either');
      await codeOf(attempt.target, request(attempt, app, pkce));
      return (await isAsked()) ? 'asked' : 'remembered';
    },
  },
  {
    gap: 'oauth.authorize.scope-required',
    observe: async (attempt) => {
      const sound = await soundRequest(attempt, 'confidential');
      const { to } = await decide(attempt.target, 'approve', { ...sound.parameters, scope: undefined });
      return to?.searchParams.has('code') ? 'default-scope' : 'refused';
    },
  },
  {
    gap: 'oauth.scope-children',
    observe: async (attempt) => {
      const scope = 'project';
      if (!attempt.target.plan.scopes.includes(scope))
        throw new Blocked('the configuration names no scope that has others below it');
      const { access } = await anyTokens(attempt, 'confidential', { scopes: [scope] });
      const calls = await callsOf(attempt.target, 'hosted');
      const open = (await openTo(attempt.target, calls, access)).map(({ shape }) => shape);
      const below = calls.map(({ shape }) => shape).find((shape) => shape.endsWith('/strings'));
      if (below === undefined || !open.includes('GET /projects'))
        throw new Blocked('there is nothing below the scope to ask for');
      return open.includes(below) ? AS_ASSUMED : 'A scope does not cover those below it.';
    },
  },
  {
    gap: 'errors.forbidden',
    observe: async (attempt) => {
      const { scopes } = attempt.target.plan;
      const calls = await callsOf(attempt.target, 'hosted');
      const { access: all } = await anyTokens(attempt);
      const open = await openTo(attempt.target, calls, all);
      const statuses = new Set<number>();
      for (const scope of scopes) {
        const { access } = await anyTokens(attempt, 'confidential', { scopes: [scope] });
        const allowed = (await openTo(attempt.target, open, access)).map(({ url }) => url);
        for (const { url } of open.filter((call) => !allowed.includes(call.url)))
          statuses.add(
            (await attempt.target.send({ method: 'GET', url, headers: { authorization: `Bearer ${access}` } })).response
              .status,
          );
      }
      if (open.length < 2 || scopes.length < 2) throw new Blocked('there are no two scopes and calls to compare');
      if (statuses.size === 0) return 'Each scope opens every list.';
      return [...statuses].join() === '403'
        ? AS_ASSUMED
        : `A call that the token’s scopes do not cover is answered with ${[...statuses].join(' and ')}.`;
    },
  },
];

/** What a target answers where the source is silent: looked at and reported, never failed. */
export const observationChecks: readonly Check[] = QUESTIONS.map(({ gap, observe }) =>
  check(
    `oauth.open.${gap.replace('oauth.', '').replaceAll('.', '-')}`,
    { title: gaps[gap].asks, cites: [gap] },
    async (attempt) => {
      const { choices = {}, default: usual, answer }: Gap = gaps[gap];
      const expected = attempt.target.plan.answers[gap] ?? usual;
      const due = (expected === undefined ? undefined : choices[expected]) ?? answer;
      const seen = await observe(attempt);
      attempt.judge(asAssumed, { requirement: gap, due, came: seen === AS_ASSUMED ? due : (choices[seen] ?? seen) });
    },
  ),
);
