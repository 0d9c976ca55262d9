import { returnsCode } from './approval-rules.ts';
import { findMissingCode } from './arrival.ts';
import { EXCHANGE_CONTROLS } from './exchange-controls.ts';
import { findOtherSecret } from './flow-requests.ts';
import { INVALID_EXCHANGES, waysOf } from './invalid-exchanges.ts';
import { JSON_FORMS } from './json-forms.ts';
import { sendInvalid } from './invalid-grants.ts';
import { firstExchange, grantsToken, isTokenResponse, refusesToken, tokenResponse } from './token-rules.ts';
import { plainLookAlikes, validVerifiers } from './verifiers.ts';
import { decide } from '../drivers/consent.ts';
import { findCode, requestToken, readFields, readTokens } from '../drivers/oauth-requests.ts';
import type { TokenRequestFormat } from '../drivers/oauth-requests.ts';
import { obtainsTokens, obtainCode, exchangeFields, buildRequest, findTokenFlow } from '../drivers/oauth-steps.ts';
import type { Flow, Pkce } from '../drivers/oauth-steps.ts';
import { createChallenge } from '../drivers/pkce.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { swapCase } from '../kit/swap-case.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** How a challenge that is not hashed is sent. */
const WRITTEN = { plain: 'of the method plain', default: 'without a method' } as const;

/** A flow that must bring tokens. */
interface FlowCheck {
  readonly id: string;
  readonly flow: Flow;
  readonly title: string;
  /** What a refused exchange breaks. */
  readonly headline: RequirementId;
  /** What a refused authorization request breaks. */
  readonly asked: RequirementId;
  /** What success proves besides. */
  readonly also: readonly RequirementId[];
  /** Another kind of challenge, which must work for the fault to lie in this flow. */
  readonly works?: Pkce;
  /** Another kind of challenge, which must fail for the fault to lie in this flow. */
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
  { id: 'confidential-plain', flow: { type: 'confidential', pkce: 'plain' }, title: 'a confidential app exchanges its code by a verifier that is its challenge',
    headline: 'oauth.authorize.challenge-plain', asked: 'oauth.authorize.challenge-plain', also: [], works: 'S256' },
  { id: 'confidential-default', flow: { type: 'confidential', pkce: 'default' }, title: 'a confidential app exchanges its code by a challenge without a method',
    headline: 'oauth.authorize.challenge-default', asked: 'oauth.authorize.challenge-default', also: [], works: 'plain' },
];

/** When codes are exchanged for tokens, and when they must not be. */
export const tokenChecks: readonly Check[] = [
  check(
    'oauth.exchange',
    {
      title: 'a code is exchanged for tokens by a POST of JSON to the token endpoint',
      cites: ['oauth.token.exchange', 'oauth.token.address', 'oauth.token.json-body'],
    },
    async (context) => {
      context.judge(firstExchange, await sendFirstExchange(context));
    },
  ),

  check(
    'oauth.token-response',
    {
      title: 'the four fields of a token response are as the source describes them',
      cites: tokenResponse.map(({ requirement }) => requirement),
    },
    async (context) => {
      const { byJson } = await sendFirstExchange(context);
      if (!isTokenResponse(byJson)) throw new PreconditionFailed('no code is exchanged for tokens');
      context.judge(tokenResponse, byJson);
    },
  ),

  ...FLOWS.map(({ id, flow, title, headline, asked, also, works, fails }) =>
    check(
      `oauth.exchange.${id}`,
      {
        title,
        cites: [...new Set([headline, asked, ...also, ...tokenResponse.map(({ requirement }) => requirement)])],
      },
      async (context) => {
        const { type, pkce } = flow;
        const valid = buildRequest(context, await context.target.app(type), pkce);
        const arrival = await decide(context.target, 'approve', valid.parameters);
        const landing = { arrival, redirectUri: valid.redirectUri };
        const code = arrival.to?.searchParams.get('code');
        if (findMissingCode(landing) !== undefined || !code) {
          await requireFaultInFlow(context, flow, works, fails);
          context.judge(returnsCode(asked), landing);
          return;
        }
        if (asked !== headline && !also.includes(asked)) context.judge(returnsCode(asked), landing);
        const exchange = await requestToken(context.target, exchangeFields(valid, code));
        if (readTokens(exchange).access === undefined) {
          await requireFaultInFlow(context, flow, works, fails);
          if (also.includes('oauth.token.secret-omitted') && (await needsSecret(context, flow, exchange)))
            context.require(grantsToken('oauth.token.secret-omitted'), exchange);
        }
        context.require(grantsToken(headline), exchange);
        context.judge(also.map(grantsToken), exchange);
        context.judge(tokenResponse, exchange);
      },
    ),
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
        title: `every valid verifier matches its challenge (${pkce === 'default' ? 'no method' : pkce})`,
        cites: [headline],
      },
      async (context) => {
        const app = await context.target.app('public');
        // Where no challenge works at all, other checks say why.
        await findTokenFlow(context, 'public', ['S256', 'plain', 'default']);
        if (pkce !== 'S256' && !(await obtainsTokens(context, { type: 'public', pkce })))
          throw new PreconditionFailed('no verifier matches, which another check decides');
        await context.judgeEach(grantsToken(headline), validVerifiers(context.random, step), async ({ verifier }) => {
          const valid = buildRequest(context, app, pkce, { verifier });
          const { to, exchange } = await decide(context.target, 'approve', valid.parameters);
          const code = to?.searchParams.get('code');
          return code ? requestToken(context.target, exchangeFields(valid, code)) : exchange;
        });
      },
    ),
  ),

  check(
    'oauth.pkce.challenge-case',
    {
      title: 'a verifier does not match a challenge that is its hash in another case',
      cites: ['oauth.token.verifier-checked'],
    },
    async (context) => {
      const { type, pkce } = await findTokenFlow(context, 'public', ['S256']);
      const valid = buildRequest(context, await context.target.app(type), pkce);
      const code_challenge = swapCase(createChallenge(valid.verifier ?? '', 'S256'));
      const { to } = await decide(context.target, 'approve', { ...valid.parameters, code_challenge });
      const code = to?.searchParams.get('code');
      if (!code) throw new PreconditionFailed('the target refuses the challenge, so no verifier can match it');
      const exchange = await requestToken(context.target, exchangeFields(valid, code));
      const despite = 'the challenge is the hash of the verifier in another case';
      context.judge(refusesToken('oauth.token.verifier-checked'), { exchange, despite });
    },
  ),

  ...(['plain', 'default'] as const).map((method) =>
    check(
      `oauth.pkce.look-alikes.${method}`,
      {
        title: `a verifier does not match a challenge ${WRITTEN[method]} that is another text for the same number, or its hash`,
        cites: ['oauth.token.verifier-checked'],
      },
      async (context) => {
        const { type, pkce } = await findTokenFlow(context, 'public', [method]);
        const app = await context.target.app(type);
        const despite = 'the challenge is another text';
        await context.judgeEach(
          refusesToken('oauth.token.verifier-checked'),
          plainLookAlikes(context.random),
          async ({ right, wrong }) => {
            context.target.secrets.add(wrong);
            const valid = buildRequest(context, app, pkce, { verifier: right });
            const fields = exchangeFields(valid, await obtainCode(context.target, valid));
            return { exchange: await requestToken(context.target, { ...fields, code_verifier: wrong }), despite };
          },
        );
      },
    ),
  ),

  ...(['public', 'confidential'] as const).map((type) =>
    check(
      `oauth.pkce.later-request.${type}`,
      {
        title: `a code of a ${type} app needs the verifier of its own request, whatever is requested after it`,
        cites: ['oauth.token.verifier-checked'],
      },
      async (context) => {
        const { pkce } = await findTokenFlow(context, type, ['S256', 'plain']);
        const app = await context.target.app(type);
        /** Exchanges the first of two codes with the verifier of one of them. */
        const exchangeFirst = async (verifierOf: 'first' | 'later') => {
          const asked = { first: buildRequest(context, app, pkce), later: buildRequest(context, app, pkce) };
          const code = await obtainCode(context.target, asked.first);
          await obtainCode(context.target, asked.later);
          const fields = { ...exchangeFields(asked.first, code), code_verifier: asked[verifierOf].verifier };
          return requestToken(context.target, fields);
        };
        const exchange = await exchangeFirst('later');
        const isRefused = readTokens(exchange).access === undefined;
        // A later request may end the code of an earlier one, whose refusal then says nothing of the verifier.
        if (isRefused && readTokens(await exchangeFirst('first')).access === undefined) return;
        const despite = 'the verifier is that of a later request of the same app and user';
        context.judge(refusesToken('oauth.token.verifier-checked'), { exchange, despite });
      },
    ),
  ),

  check(
    'oauth.pkce.empty-challenge',
    {
      title: 'a public app that sends an empty challenge gets no token without a verifier',
      cites: ['oauth.token.verifier-required'],
    },
    async (context) => {
      // Without a challenge it gets no code, which another check decides.
      const { pkce } = await findTokenFlow(context, 'public');
      const request = buildRequest(context, await context.target.app('public'), pkce);
      const shapes = [
        { shape: 'an empty challenge and no verifier', method: undefined, verifier: undefined },
        { shape: 'an empty challenge and an empty verifier', method: 'plain', verifier: '' },
      ];
      for (const { shape, method, verifier } of shapes) {
        const changes = { code_challenge: '', code_challenge_method: method };
        const asked = await decide(context.target, 'approve', { ...request.parameters, ...changes });
        const code = asked.to === null ? null : findCode(asked.to);
        // Most services give no code for it, so it brings no token either.
        const exchange =
          code === null
            ? asked.exchange
            : await requestToken(context.target, { ...exchangeFields(request, code), code_verifier: verifier });
        const despite = `the app is public and sent ${shape}`;
        context.judge(refusesToken('oauth.token.verifier-required'), { exchange, despite });
      }
    },
  ),

  check(
    'oauth.token.json',
    { title: 'a token request in JSON is understood however it is written', cites: ['oauth.token.json-body'] },
    async (context) => {
      const { type, pkce } = await findTokenFlow(context, 'public');
      const app = await context.target.app(type);
      await context.judgeEach(grantsToken('oauth.token.json-body'), JSON_FORMS, async ({ format }) => {
        const valid = buildRequest(context, app, pkce);
        const fields = exchangeFields(valid, await obtainCode(context.target, valid));
        return requestToken(context.target, fields, format(JSON.stringify(fields)));
      });
    },
  ),

  ...INVALID_EXCHANGES.flatMap(({ id, requirement, types, ways, despite, shapes }) =>
    types.map((type) =>
      check(
        `oauth.refused.${type === types[0] ? id : `${id}-${type}`}`,
        { title: `a code of a ${type} app brings no token when ${despite}`, cites: [requirement] },
        async (context) => {
          // A target that refuses everything proves nothing: a valid exchange must succeed first.
          const { pkce } = await findTokenFlow(context, type, waysOf(type, ways));
          const app = await context.target.app(type);
          await EXCHANGE_CONTROLS[id]?.(context, type);
          const otherSecret = await findOtherSecret(context);
          const prepare = async () => {
            const other = buildRequest(context, app, pkce);
            if (requirement === 'oauth.token.verifier-checked') await obtainCode(context.target, other);
            const asked = buildRequest(context, app, pkce);
            const fields = exchangeFields(asked, await obtainCode(context.target, asked));
            return { fields, asked, otherVerifier: other.verifier ?? '', otherSecret, context };
          };
          await sendInvalid(context, prepare, { requirement, despite, shapes });
        },
      ),
    ),
  ),
];

/** The response to a valid exchange in the first flow that brings a code, and to a form where JSON brings no tokens. */
async function sendFirstExchange(context: CheckContext): Promise<{ byJson: Exchange; byForm?: Exchange }> {
  const { target } = context;
  let first: { byJson: Exchange; byForm: Exchange } | undefined;
  let missing: Unsupported | undefined;
  for (const { flow } of FLOWS) {
    const app = await target.app(flow.type).catch((error: unknown) => {
      if (error instanceof Unsupported) return void (missing = error);
      throw error;
    });
    if (!app) continue;
    const valid = buildRequest(context, app, flow.pkce);
    const send = async (format: TokenRequestFormat) =>
      requestToken(target, exchangeFields(valid, await obtainCode(target, valid)), format);
    try {
      const byJson = await send({});
      if (isTokenResponse(byJson)) return { byJson };
      first ??= { byJson, byForm: await send({ form: [] }) };
    } catch (error) {
      if (!(error instanceof PreconditionFailed)) throw error;
    }
  }
  if (!first) throw missing ?? new PreconditionFailed('no approved request brings a code');
  return first;
}

/** Ends the check where the fault does not lie in the flow that failed, but somewhere that another check judges. */
async function requireFaultInFlow(
  context: CheckContext,
  flow: Flow,
  works: Pkce | undefined,
  fails: Pkce | undefined,
): Promise<void> {
  const others = FLOWS.filter((other) => other.flow !== flow);
  const tried = await Promise.all(others.map((other) => obtainsTokens(context, other.flow).catch(() => false)));
  if (!tried.includes(true)) throw new PreconditionFailed('no valid exchange of any app brings tokens');
  if (works && !(await obtainsTokens(context, { ...flow, pkce: works })))
    throw new PreconditionFailed(`a challenge by ${works} fails as well`);
  if (fails && (await obtainsTokens(context, { ...flow, pkce: fails })))
    throw new PreconditionFailed(`a challenge by ${fails} brings tokens, so it is the method that fails here`);
}

/** Whether a public app gets no tokens because it sends no secret, which it does not have. */
async function needsSecret(context: CheckContext, { type, pkce }: Flow, refusal: Exchange): Promise<boolean> {
  if (readFields(refusal.response.body)['error'] === 'invalid_client') return true;
  const valid = buildRequest(context, await context.target.app(type), pkce);
  const fields = exchangeFields(valid, await obtainCode(context.target, valid));
  const exchange = await requestToken(context.target, { ...fields, client_secret: context.random.text(24) });
  return readTokens(exchange).access !== undefined;
}
