import { keptOut } from './access-judges.ts';
import { decide } from './consent.ts';
import { askToken, tokensOf } from './flow.ts';
import { unguessable } from './guessable.ts';
import { mustRenew } from './refresh.ts';
import {
  anyRefreshToken,
  anyTokens,
  exchangeFields,
  passTime,
  projects,
  readyExchange,
  refreshFields,
  request,
  soundFlow,
} from './steps.ts';
import { granted, refusedGrant, tokenManners } from './token-judges.ts';
import { malformedVerifiers } from './verifiers.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked } from '../target.ts';

/** Ten minutes, and a minute for clocks that differ. */
const LONGEST_CODE = 600 + 60;
/** As many tokens as are drawn to see whether they could be guessed. */
const DRAWN = 16;

/** What OAuth 2.0, PKCE and their best practice add to the token endpoint where the source is silent. */
export const tokenStandardChecks: readonly Check[] = [
  check(
    'oauth.token.manners',
    {
      title: 'a token response is JSON with status 200 that nobody stores',
      cites: ['oauth.token.no-store', 'oauth.token.json-response'],
    },
    async (attempt) => {
      const first = await anyTokens(attempt);
      const answers = [{ shape: 'a code exchange', exchange: first.exchange }];
      if (first.refresh !== undefined) {
        const renewal = await askToken(attempt.target, refreshFields(first.app, first.refresh));
        if (tokensOf(renewal).access !== undefined) answers.push({ shape: 'a renewal', exchange: renewal });
      }
      await attempt.each(tokenManners, answers, ({ exchange }) => Promise.resolve(exchange));
    },
  ),

  check(
    'oauth.token.post-only',
    { title: 'a token request by GET yields no token', cites: ['oauth.token.post-only'] },
    async (attempt) => {
      const { fields } = await readyExchange(attempt, 'public');
      const exchange = await askToken(
        attempt.target,
        {},
        { method: 'GET', query: fields, contentType: 'application/x-www-form-urlencoded' },
      );
      const despite = 'it was asked for by GET, with everything in the address';
      attempt.judge(refusedGrant, { exchange, requirement: 'oauth.token.post-only', despite });
    },
  ),

  check(
    'oauth.token.secret-in-query',
    { title: 'a secret in the address of a token request is not accepted', cites: ['oauth.token.secret-in-query'] },
    async (attempt) => {
      const { fields } = await readyExchange(attempt, 'confidential');
      const bare = await askToken(attempt.target, { ...fields, client_secret: undefined });
      if (tokensOf(bare).access !== undefined) throw new Blocked('no secret is wanted, which another check judges');
      const { fields: again } = await readyExchange(attempt, 'confidential');
      const exchange = await askToken(
        attempt.target,
        { ...again, client_secret: undefined },
        { query: { client_secret: again.client_secret } },
      );
      attempt.judge(refusedGrant, {
        exchange,
        requirement: 'oauth.token.secret-in-query',
        despite: 'the secret stood in the address',
      });
    },
  ),

  check(
    'oauth.token.given-twice',
    { title: 'a parameter that is given twice yields no token', cites: ['oauth.token.parameters-once'] },
    async (attempt) => {
      const sound = await askToken(attempt.target, (await readyExchange(attempt, 'public')).fields, { form: [] });
      if (tokensOf(sound).access === undefined)
        throw new Blocked('forms, in which alone a name can stand twice, are not understood');
      const names = ['grant_type', 'code', 'redirect_uri'] as const;
      await attempt.each(
        refusedGrant,
        names.map((name) => ({ shape: `a second ${name}`, name })),
        async ({ name }) => {
          const { fields } = await readyExchange(attempt, 'public');
          const exchange = await askToken(attempt.target, fields, { form: [[name, fields[name]]] });
          return { exchange, requirement: 'oauth.token.parameters-once' as const, despite: `${name} was given twice` };
        },
      );
    },
  ),

  check(
    'oauth.token.unknown-parameter',
    {
      title: 'a parameter that the token endpoint does not know is ignored',
      cites: ['oauth.token.parameters-unknown'],
    },
    async (attempt) => {
      const { fields } = await readyExchange(attempt, 'confidential');
      const exchange = await askToken(attempt.target, { ...fields, locspec_unknown: 'x' });
      attempt.judge(granted, { exchange, requirement: 'oauth.token.parameters-unknown' });
    },
  ),

  check(
    'oauth.token.empty-parameter',
    { title: 'a required parameter without a value is as good as none', cites: ['oauth.token.parameters-empty'] },
    async (attempt) => {
      const names = ['grant_type', 'client_id', 'redirect_uri', 'code', 'code_verifier'] as const;
      const withValue = async (name: string, value: string | undefined) =>
        askToken(attempt.target, { ...(await readyExchange(attempt, 'public')).fields, [name]: value });
      const needed: { shape: string; name: string }[] = [];
      for (const name of names)
        if (tokensOf(await withValue(name, undefined)).access === undefined)
          needed.push({ shape: `an empty ${name}`, name });
      if (needed.length === 0) throw new Blocked('no parameter is required');
      await attempt.each(refusedGrant, needed, async ({ name }) => ({
        exchange: await withValue(name, ''),
        requirement: 'oauth.token.parameters-empty' as const,
        despite: `${name} has no value`,
      }));
    },
  ),

  check(
    'oauth.token.code-once',
    { title: 'a code is exchanged once, also when two ask at the same moment', cites: ['oauth.token.code-once'] },
    async (attempt) => {
      const orders = [
        { shape: 'one after the other', together: false },
        { shape: 'four at the same moment', together: true },
      ];
      await attempt.each(refusedGrant, orders, async ({ together }) => {
        const { fields } = await readyExchange(attempt, 'public');
        const ask = () => askToken(attempt.target, fields);
        const answers = together ? await Promise.all([ask(), ask(), ask(), ask()]) : [await ask(), await ask()];
        const served = answers.filter((exchange) => tokensOf(exchange).access !== undefined);
        const exchange = served[1] ?? answers.find((one) => !served.includes(one)) ?? (answers[0] as Exchange);
        return {
          exchange,
          requirement: 'oauth.token.code-once' as const,
          despite: 'the code had been exchanged before',
        };
      });
    },
  ),

  check(
    'oauth.token.reuse-revokes',
    {
      title: 'the tokens of a code end when the code is used a second time',
      cites: ['oauth.token.code-reuse-revokes'],
    },
    async (attempt) => {
      const { target } = attempt;
      const { fields } = await readyExchange(attempt, 'public');
      const { access } = tokensOf(await askToken(target, fields));
      const address = target.addresses.baseUrl;
      if (access === undefined || (await projects(target, address, access)).response.status >= 300)
        throw new Blocked('the API refuses the token before the code is used again');
      if ((await projects(target, address, attempt.chance.text(40))).response.status < 300)
        throw new Blocked('the API takes any token');
      if (tokensOf(await askToken(target, fields)).access !== undefined)
        throw new Blocked('the code is exchanged twice, which another check judges');
      attempt.judge(keptOut, {
        exchange: await projects(target, address, access),
        requirement: 'oauth.token.code-reuse-revokes',
        despite: 'the code that it came from has been used a second time',
      });
    },
  ),

  check(
    'oauth.token.code-short-lived',
    { title: 'a code expires within ten minutes', cites: ['oauth.token.code-short-lived'] },
    async (attempt) => {
      const { fields } = await readyExchange(attempt, 'public');
      await passTime(attempt.target, LONGEST_CODE);
      const exchange = await askToken(attempt.target, fields);
      attempt.judge(refusedGrant, {
        exchange,
        requirement: 'oauth.token.code-short-lived',
        despite: `the code is ${LONGEST_CODE} seconds old`,
      });
    },
  ),

  check(
    'oauth.tokens-not-guessable',
    { title: 'tokens do not repeat and show no pattern', cites: ['oauth.token.token-not-guessable'] },
    async (attempt) => {
      const drawn = { access: [] as string[], refresh: [] as string[] };
      for (let round = 0; round < DRAWN; round++) {
        const { access, refresh } = await anyTokens(attempt);
        drawn.access.push(access);
        if (refresh !== undefined) drawn.refresh.push(refresh);
      }
      const kinds = Object.entries(drawn).filter(([, values]) => values.length > 0);
      await attempt.each(
        unguessable,
        kinds.map(([kind, values]) => ({ shape: `${kind} tokens`, values })),
        ({ values }) =>
          Promise.resolve({ requirement: 'oauth.token.token-not-guessable' as const, what: 'token', values }),
      );
    },
  ),

  ...(['oauth.pkce.verifier-length', 'oauth.pkce.verifier-characters'] as const).map((requirement) =>
    check(
      requirement,
      { title: `a malformed verifier is not accepted (${requirement.split('-')[1]})`, cites: [requirement] },
      async (attempt) => {
        const { type, pkce } = await soundFlow(attempt, 'public');
        const app = await attempt.target.app(type);
        const shapes = malformedVerifiers(attempt.chance).filter(({ breaks }) => breaks === requirement);
        await attempt.each(refusedGrant, shapes, async ({ shape, verifier }) => {
          const asked = request(attempt, app, pkce, { verifier });
          const { to, exchange } = await decide(attempt.target, 'approve', asked.parameters);
          const code = to?.searchParams.get('code');
          // A challenge may be refused already: then no verifier meets it.
          const last = code ? await askToken(attempt.target, exchangeFields(asked, code)) : exchange;
          return { exchange: last, requirement, despite: shape };
        });
      },
    ),
  ),

  check(
    'oauth.pkce.verifier-without-challenge',
    { title: 'a verifier for a code without a challenge is refused', cites: ['oauth.pkce.verifier-without-challenge'] },
    async (attempt) => {
      const { fields } = await readyExchange(attempt, 'confidential', ['none']);
      const exchange = await askToken(attempt.target, { ...fields, code_verifier: attempt.chance.text(64) });
      const despite = 'the authorization request had no challenge, or somebody took it away';
      attempt.judge(refusedGrant, { exchange, requirement: 'oauth.pkce.verifier-without-challenge', despite });
    },
  ),

  check(
    'oauth.refresh.rotation',
    { title: 'a refresh token of a public app works once', cites: ['oauth.refresh.rotation'] },
    async (attempt) => {
      await mustRenew(attempt, 'public');
      const { app, refresh } = await anyRefreshToken(attempt, 'public');
      const next = tokensOf(await askToken(attempt.target, refreshFields(app, refresh)));
      if (next.refresh === refresh)
        throw new Blocked('a renewal brings no new refresh token, which another check judges');
      const exchange = await askToken(attempt.target, refreshFields(app, refresh));
      attempt.judge(refusedGrant, {
        exchange,
        requirement: 'oauth.refresh.rotation',
        despite: 'the refresh token had been used',
      });
    },
  ),
];
