import { served } from './approval-judges.ts';
import { codeMissing } from './arrival.ts';
import { decide } from './consent.ts';
import { askToken, fieldsOf, tokensOf } from './flow.ts';
import type { Manner, Parameters } from './flow.ts';
import { challengeOf } from './pkce.ts';
import { SPOILED_EXCHANGES } from './spoiled-exchanges.ts';
import { sendSpoiled } from './spoiled-grants.ts';
import { bringsTokens, codeOf, exchangeFields, request, soundFlow } from './steps.ts';
import type { Flow, Pkce } from './steps.ts';
import { firstExchange, granted, isTokenResponse, refusedGrant, TOKEN_FIELDS, tokenResponse } from './token-judges.ts';
import { otherCase, soundVerifiers } from './verifiers.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked, NotOffered } from '../target.ts';
import type { RequirementId } from '../../spec/requirements.ts';

interface FlowCheck {
  readonly id: string;
  readonly flow: Flow;
  readonly title: string;
  /** What a refusal of the exchange breaks. */
  readonly headline: RequirementId;
  /** What a refusal of the authorization request breaks. */
  readonly asked: RequirementId;
  /** What its success proves besides. */
  readonly also: readonly RequirementId[];
  /** Another kind of challenge: if that fails as well, or here does not, the fault lies with it and not with the app. */
  readonly works?: Pkce;
  readonly fails?: Pkce;
}

// prettier-ignore
const FLOWS: readonly FlowCheck[] = [
  { id: 'confidential', flow: { type: 'confidential', pkce: 'none' }, title: 'a confidential app exchanges its code by its secret',
    headline: 'oauth.app.confidential', asked: 'oauth.authorize.challenge-optional', also: [] },
  { id: 'confidential-pkce', flow: { type: 'confidential', pkce: 'S256' }, title: 'a confidential app exchanges its code by its secret and its verifier',
    headline: 'oauth.token.verifier-confidential', asked: 'oauth.app.confidential-pkce', also: ['oauth.app.confidential-pkce'], fails: 'plain' },
  { id: 'public', flow: { type: 'public', pkce: 'S256' }, title: 'a public app exchanges its code by its verifier alone',
    headline: 'oauth.token.verifier-public', asked: 'oauth.app.public', also: ['oauth.app.public', 'oauth.app.public-no-secret', 'oauth.token.secret-omitted'], fails: 'plain' },
  { id: 'plain', flow: { type: 'public', pkce: 'plain' }, title: 'a public app exchanges its code by a verifier that is its challenge',
    headline: 'oauth.authorize.challenge-plain', asked: 'oauth.authorize.challenge-plain', also: [], works: 'S256' },
  { id: 'default', flow: { type: 'public', pkce: 'default' }, title: 'a public app exchanges its code by a challenge without a method',
    headline: 'oauth.authorize.challenge-default', asked: 'oauth.authorize.challenge-default', also: [], works: 'plain' },
];

/** How codes become tokens, and when they must not. */
export const tokenChecks: readonly Check[] = [
  check(
    'oauth.exchange',
    {
      title: 'a code is exchanged for tokens by a post of JSON to the token endpoint',
      cites: ['oauth.token.exchange', 'oauth.token.address', 'oauth.token.json-body'],
    },
    async (attempt) => {
      const { byJson, byForm } = await firstAnswers(attempt);
      attempt.judge(firstExchange, { byJson, byForm });
    },
  ),

  check(
    'oauth.token-response',
    { title: 'the four fields of a token response are as the source describes them', cites: TOKEN_FIELDS },
    async (attempt) => {
      const { byJson } = await firstAnswers(attempt);
      if (!isTokenResponse(byJson)) throw new Blocked('no code is exchanged for tokens');
      attempt.judge(tokenResponse, { exchange: byJson });
    },
  ),

  ...FLOWS.map(({ id, flow, title, headline, asked, also, works, fails }) =>
    check(`oauth.exchange.${id}`, { title, cites: [...new Set([headline, asked, ...also])] }, async (attempt) => {
      const { type, pkce } = flow;
      const sound = request(attempt, await attempt.target.app(type), pkce);
      const arrival = await decide(attempt.target, 'approve', sound.parameters);
      const code = arrival.to?.searchParams.get('code');
      const isSpared = () => spared(attempt, flow, works, fails);
      if (codeMissing(arrival, sound.redirectUri, asked).length > 0 || !code) {
        await isSpared();
        attempt.judge(served, { arrival, redirectUri: sound.redirectUri, requirement: asked });
        return;
      }
      if (asked !== headline && !also.includes(asked))
        attempt.judge(served, { arrival, redirectUri: sound.redirectUri, requirement: asked });
      const exchange = await askToken(attempt.target, exchangeFields(sound, code));
      if (tokensOf(exchange).access === undefined) {
        await isSpared();
        if (also.includes('oauth.token.secret-omitted') && (await wantsSecret(attempt, flow, exchange)))
          attempt.must(granted, { exchange, requirement: 'oauth.token.secret-omitted' });
      }
      attempt.must(granted, { exchange, requirement: headline });
      for (const requirement of also) attempt.judge(granted, { exchange, requirement });
    }),
  ),

  ...(
    [
      { id: 's256', pkce: 'S256', headline: 'oauth.authorize.challenge-s256', step: 1 },
      { id: 'plain', pkce: 'plain', headline: 'oauth.authorize.challenge-plain', step: 5 },
      { id: 'default', pkce: 'default', headline: 'oauth.authorize.challenge-default', step: 9 },
    ] as const
  ).map(({ id, pkce, headline, step }) =>
    check(
      `oauth.pkce.${id}`,
      {
        title: `every sound verifier fits its challenge (${pkce === 'default' ? 'no method' : pkce})`,
        cites: [headline],
      },
      async (attempt) => {
        const app = await attempt.target.app('public');
        // Where no challenge works at all, it is not for this one to say why.
        await soundFlow(attempt, 'public', ['S256', 'plain', 'default']);
        if (pkce !== 'S256' && !(await bringsTokens(attempt, { type: 'public', pkce })))
          throw new Blocked('no verifier fits, which another check judges');
        await attempt.each(granted, soundVerifiers(attempt.chance, step), async ({ verifier }) => {
          const sound = request(attempt, app, pkce, { verifier });
          const { to, exchange } = await decide(attempt.target, 'approve', sound.parameters);
          const code = to?.searchParams.get('code');
          return {
            exchange: code ? await askToken(attempt.target, exchangeFields(sound, code)) : exchange,
            requirement: headline,
          };
        });
      },
    ),
  ),

  check(
    'oauth.pkce.challenge-case',
    {
      title: 'a challenge in another case than the hash of the verifier is not met by it',
      cites: ['oauth.token.verifier-checked'],
    },
    async (attempt) => {
      const { type, pkce } = await soundFlow(attempt, 'public', ['S256']);
      const sound = request(attempt, await attempt.target.app(type), pkce);
      const code_challenge = otherCase(challengeOf(sound.verifier ?? '', 'S256'));
      const { to } = await decide(attempt.target, 'approve', { ...sound.parameters, code_challenge });
      const code = to?.searchParams.get('code');
      if (!code) throw new Blocked('the target refuses the challenge, so no verifier can meet it');
      const exchange = await askToken(attempt.target, exchangeFields(sound, code));
      const despite = 'the challenge is the hash of the verifier in another case';
      attempt.judge(refusedGrant, { exchange, requirement: 'oauth.token.verifier-checked', despite });
    },
  ),

  check(
    'oauth.token.json',
    { title: 'a token request in JSON is understood however it is written', cites: ['oauth.token.json-body'] },
    async (attempt) => {
      const { type, pkce } = await soundFlow(attempt, 'public');
      const app = await attempt.target.app(type);
      await attempt.each(granted, JSON_FORMS, async ({ manner }) => {
        const sound = request(attempt, app, pkce);
        const fields = exchangeFields(sound, await codeOf(attempt.target, sound));
        const exchange = await askToken(attempt.target, fields, manner(JSON.stringify(fields)));
        return { exchange, requirement: 'oauth.token.json-body' as const };
      });
    },
  ),

  ...SPOILED_EXCHANGES.map(({ id, breaks, type, ways, despite, shapes }) =>
    check(
      `oauth.refused.${id}`,
      { title: `a code of a ${type} app yields no token when ${despite}`, cites: [breaks] },
      async (attempt) => {
        // A target that refuses everything has not refused this: a sound exchange must succeed first.
        const { pkce } = await soundFlow(attempt, type, ways);
        const app = await attempt.target.app(type);
        await CONTROLS[id]?.(attempt);
        const prepare = async () => {
          const other = request(attempt, app, pkce);
          if (breaks === 'oauth.token.verifier-checked') await codeOf(attempt.target, other);
          const asked = request(attempt, app, pkce);
          const fields = exchangeFields(asked, await codeOf(attempt.target, asked));
          return { fields, asked, otherVerifier: other.verifier ?? '', attempt };
        };
        await sendSpoiled(attempt, prepare, { breaks, despite, shapes });
      },
    ),
  ),

  check(
    'oauth.refused.code-of-another-app',
    {
      title: 'a code is not exchanged by an app that it was not issued to',
      cites: ['oauth.token.code-bound-to-client'],
    },
    async (attempt) => {
      const ways = {
        confidential: await soundFlow(attempt, 'confidential', ['S256', 'plain']),
        public: await soundFlow(attempt, 'public'),
      };
      const apps = {
        confidential: await attempt.target.app('confidential'),
        public: await attempt.target.app('public'),
      };
      const shapes = [
        { shape: 'the code of a public app, by a confidential one', of: 'public', by: 'confidential' },
        { shape: 'the code of a confidential app, by a public one', of: 'confidential', by: 'public' },
      ] as const;
      await attempt.each(refusedGrant, shapes, async ({ of, by }) => {
        const asked = request(attempt, apps[of], ways[of].pkce);
        const fields = exchangeFields(asked, await codeOf(attempt.target, asked));
        const thief = { client_id: apps[by].clientId, client_secret: apps[by].clientSecret };
        const exchange = await askToken(attempt.target, { ...fields, ...thief });
        const despite = 'the code was issued to another app';
        return { exchange, requirement: 'oauth.token.code-bound-to-client' as const, despite };
      });
    },
  ),
];

/** JSON says the same with other white space, in another order, with escapes, and under a type with parameters. */
const JSON_FORMS: readonly { readonly shape: string; readonly manner: (json: string) => Manner }[] = [
  { shape: 'a type with a character set', manner: () => ({ contentType: 'application/json; charset=utf-8' }) },
  { shape: 'line breaks and indents', manner: (json) => ({ body: JSON.stringify(JSON.parse(json), null, 2) }) },
  {
    shape: 'the fields backwards',
    manner: (json) => ({
      body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json) as object).reverse())),
    }),
  },
  { shape: 'escaped slashes', manner: (json) => ({ body: json.replaceAll('/', '\\/') }) },
  {
    shape: 'escaped letters',
    manner: (json) => ({ body: json.replace(/authorization_code/, '\\u0061uthorization_code') }),
  },
];

/** The answers to a sound exchange in the first flow that brings a code; by a form where JSON brings nothing. */
async function firstAnswers(attempt: Attempt) {
  const { target } = attempt;
  let seen: { byJson: Awaited<ReturnType<typeof askToken>>; byForm?: Awaited<ReturnType<typeof askToken>> } | undefined;
  let missing: NotOffered | undefined;
  for (const { flow } of FLOWS) {
    const app = await target.app(flow.type).catch((error: unknown) => {
      if (error instanceof NotOffered) return void (missing = error);
      throw error;
    });
    if (!app) continue;
    const sound = request(attempt, app, flow.pkce);
    const send = async (manner: Manner) => askToken(target, exchangeFields(sound, await codeOf(target, sound)), manner);
    try {
      const byJson = await send({});
      if (isTokenResponse(byJson)) return { byJson };
      seen ??= { byJson, byForm: await send({ form: [] }) };
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
    }
  }
  if (!seen) throw missing ?? new Blocked('no approved request brings a code');
  return seen;
}

/** A flow that fails is not to be blamed when the fault lies elsewhere, which another check says. */
async function spared(attempt: Attempt, flow: Flow, works: Pkce | undefined, fails: Pkce | undefined): Promise<void> {
  const others = FLOWS.filter((other) => other.flow !== flow);
  const tried = await Promise.all(others.map((other) => bringsTokens(attempt, other.flow).catch(() => false)));
  if (!tried.includes(true)) throw new Blocked('no sound exchange of any app brings tokens');
  if (works && !(await bringsTokens(attempt, { ...flow, pkce: works })))
    throw new Blocked(`a challenge by ${works} fails as well`);
  if (fails && (await bringsTokens(attempt, { ...flow, pkce: fails })))
    throw new Blocked(`a challenge by ${fails} brings tokens, so it is the method that fails here`);
}

/** Whether a public app gets no tokens because it does not send what it has not: a secret. */
async function wantsSecret(attempt: Attempt, { type, pkce }: Flow, refusal: Exchange): Promise<boolean> {
  if (fieldsOf(refusal.response.body)['error'] === 'invalid_client') return true;
  const sound = request(attempt, await attempt.target.app(type), pkce);
  const fields = exchangeFields(sound, await codeOf(attempt.target, sound));
  const exchange = await askToken(attempt.target, { ...fields, client_secret: attempt.chance.text(24) });
  return tokensOf(exchange).access !== undefined;
}

/** Controls of single rows: what is taken without the thing in question says nothing about the thing. */
const CONTROLS: Readonly<Record<string, (attempt: Attempt) => Promise<void>>> = {
  'verifier-for-secret': async (attempt) => {
    if (!(await bringsTokens(attempt, { type: 'confidential', pkce: 'none' }))) return;
    if (await isServed(attempt, 'confidential', 'none', { client_secret: undefined }))
      throw new Blocked('no secret is wanted, with or without a verifier');
  },
  'verifier-as-secret': async (attempt) => {
    if (await isServed(attempt, 'confidential', 'S256', { client_secret: undefined }))
      throw new Blocked('no secret is wanted beside a verifier');
  },
  'challenge-as-verifier': async (attempt) => {
    if (await isServed(attempt, 'public', 'S256', { code_verifier: attempt.chance.text(64) }))
      throw new Blocked('any verifier is taken');
  },
};

/** Whether an exchange is served that is sound but for these changes. */
async function isServed(attempt: Attempt, type: Flow['type'], pkce: Pkce, changes: Parameters): Promise<boolean> {
  const sound = request(attempt, await attempt.target.app(type), pkce);
  const fields = exchangeFields(sound, await codeOf(attempt.target, sound));
  return tokensOf(await askToken(attempt.target, { ...fields, ...changes })).access !== undefined;
}
