import { acceptsCall, refusesCall } from './access-rules.ts';
import { lifetimeOf } from './lifetime-of.ts';
import { requireRenewal } from './refresh.ts';
import { requireBearerNeeded, sendCall, requireSuccessfulCalls } from '../drivers/api-calls.ts';
import type { Call } from '../drivers/api-calls.ts';
import { readTokens, requestToken } from '../drivers/oauth-requests.ts';
import {
  obtainAnyTokens,
  obtainRefreshToken,
  passTime,
  prepareExchange,
  refreshFields,
} from '../drivers/oauth-steps.ts';
import { canPass, expire, passMostOfLifetime, requireBefore, ROUNDING } from '../drivers/token-expiry.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check, checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isSuccess } from '../kit/exchange.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';

/** Ages of a token in seconds that are a minute as remainders of a day, of a week and of 32 bits of milliseconds. */
const LATER_AGES = [86_400, 604_800, 2 ** 32 / 1_000].map((period) => Math.ceil(period) + 60);

/** Days that pass one after another: milliseconds since the start then need more than 31 bits, and more than 32. */
const DAYS = [1, 25, 25];

/** How many seconds a code waits for a late exchange: less than codes live, and more than a token may lose. */
const LATE = 60;

/** Renewals one after another, by which more than a day passes where a token lives for two hours. */
const MANY_RENEWALS = 14;

/** How many seconds before its end a token is used once more. */
const SHORTLY = 20;

/** How long access tokens work. */
export const lifetimeChecks: readonly Check[] = [
  // Before what else moves the clock so far.
  ...checkEachEdition(
    'oauth.access.after-weeks',
    {
      title: 'an access token works, however long the service has been running',
      cites: ['oauth.access.lifetime'],
    },
    async (context, edition) => {
      const { target } = context;
      const { calls } = await freshToken(context, edition);
      let passed = 0;
      for (const days of DAYS) {
        await passTime(target, days * 86_400);
        passed += days;
        const { access } = await obtainAnyTokens(context);
        const tokens = [{ origin: `an exchange after ${passed} days`, access }];
        await judgeWorking(context, tokens, calls);
      }
    },
  ),
  ...checkEachEdition(
    'oauth.access.lifetime',
    {
      title: 'an access token works until its lifetime ends, whoever got it and however',
      cites: ['oauth.access.lifetime'],
    },
    async (context, edition) => {
      const issued = performance.now();
      const obtained = await obtainTokensOfOrigins(context);
      const { calls, access, seconds } = await freshToken(context, edition);
      for (const call of calls) await requireBearerNeeded(context.target, call);
      const others = await keepWorking(context, obtained, calls);
      const shortest = Math.min(seconds, ...others.map((other) => other.seconds));
      const { requireRest } = await passMostOfLifetime(context.target, shortest, issued);
      const tokens = [{ origin: 'an exchange', access }, ...others];
      await judgeWorking(context, tokens, calls, requireRest);
    },
  ),
  ...checkEachEdition(
    'oauth.access.expired',
    {
      title: 'no endpoint of the API accepts an expired access token',
      cites: ['oauth.access.expired'],
    },
    async (context, edition) => {
      const obtained = await obtainTokensOfOrigins(context);
      const { calls, access, seconds } = await freshToken(context, edition);
      const others = await keepWorking(context, obtained, calls);
      const isRefused = async () => {
        for (const call of calls)
          if ((await sendCall(context.target, call, `Bearer ${access}`)).response.status < 300) return false;
        return true;
      };
      const tokens = [{ origin: 'an exchange', access, seconds }, ...others];
      const longest = Math.max(...tokens.map((token) => token.seconds));
      // What a service remembers of a token for a while is not to outlive it.
      const isUsedAtTheEnd = longest > 3 * SHORTLY && (await canPass(context.target, longest - SHORTLY));
      for (const one of isUsedAtTheEnd ? combine(tokens, calls) : [])
        await sendCall(context.target, one.call, `Bearer ${one.access}`);
      await expire(context.target, isUsedAtTheEnd ? SHORTLY : longest, isRefused);
      await context.judgeEach(refusesCall('oauth.access.expired'), combine(tokens, calls), async (one) => ({
        exchange: await sendCall(context.target, one.call, `Bearer ${one.access}`),
        despite: `the ${one.seconds} seconds of the token have passed`,
      }));
      let age = longest + ROUNDING;
      for (const later of LATER_AGES) {
        if (later <= age || !(await canPass(context.target, later - age))) continue;
        age = later;
        await context.judgeEach(refusesCall('oauth.access.expired'), combine(tokens, calls), async (one) => ({
          exchange: await sendCall(context.target, one.call, `Bearer ${one.access}`),
          despite: `the token is ${later} seconds old, and had ${one.seconds}`,
        }));
      }
    },
  ),

  ...checkEachEdition(
    'oauth.access.late-exchange',
    {
      title: 'an access token counts its lifetime from the exchange of its code, which may come late',
      cites: ['oauth.access.lifetime'],
    },
    async (context, edition) => {
      const { target } = context;
      const { calls } = await freshToken(context, edition);
      const { fields } = await prepareExchange(context, 'confidential');
      await passTime(target, LATE);
      const issued = performance.now();
      const exchange = await requestToken(target, fields);
      const { access } = readTokens(exchange);
      if (access === undefined) throw new PreconditionFailed(`a code brings no token after ${LATE} s`);
      const seconds = lifetimeOf(exchange);
      if (seconds < 2 * LATE) throw new PreconditionFailed(`a lifetime of ${seconds} s is too short for this check`);
      await passTime(target, seconds - LATE / 2);
      const tokens = [{ origin: `an exchange ${LATE} s after the approval`, access }];
      const end = issued + (LATE / 2) * 1000;
      await judgeWorking(context, tokens, calls, () => requireBefore(end));
    },
  ),

  ...checkEachEdition(
    'oauth.access.renewed',
    {
      title: 'a token counts its lifetime from its own response, whatever is done meanwhile',
      cites: ['oauth.access.lifetime', 'oauth.access.expired'],
    },
    async (context, edition) => {
      const { target } = context;
      await requireRenewal(context, 'confidential');
      const { calls } = await freshToken(context, edition);
      const first = await obtainRefreshToken(context, 'confidential');
      const seconds = lifetimeOf(first.exchange);
      const { passed: before } = await passMostOfLifetime(target, seconds);
      for (const call of calls) await sendCall(target, call, `Bearer ${first.access}`);
      const issued = performance.now();
      const renewal = await requestToken(target, refreshFields(first.app, first.refresh));
      const { access } = readTokens(renewal);
      if (access === undefined)
        throw new PreconditionFailed('the renewal brings no token, which another check decides');
      // The lifetime of the first token ends here, and that of the second does not.
      const { passed: after, requireRest } = await passMostOfLifetime(target, lifetimeOf(renewal), issued);
      await judgeWorking(context, [{ origin: 'a renewal', access }], calls, requireRest);
      const used = { origin: 'an exchange, used shortly before its end', access: first.access };
      if (before + after > seconds + ROUNDING)
        await context.judgeEach(refusesCall('oauth.access.expired'), combine([used], calls), async (one) => ({
          exchange: await sendCall(target, one.call, `Bearer ${one.access}`),
          despite: 'its seconds have passed, though it was used and renewed shortly before',
        }));
      const later = [{ origin: 'a renewal, after calls with the token before', access }];
      await judgeWorking(context, later, calls, requireRest);
      const renewed = { origin: 'a renewal, used shortly before its end', access };
      const tokens = [used, renewed];
      // What a response says of its token holds of that one, and not of the token before it.
      const own = lifetimeOf(renewal);
      await expire(target, own);
      if (own < seconds) {
        await context.judgeEach(refusesCall('oauth.access.expired'), combine([renewed], calls), async (one) => ({
          exchange: await sendCall(target, one.call, `Bearer ${one.access}`),
          despite: `the ${own} seconds that its response stated have passed`,
        }));
        await expire(target, seconds - own);
      }
      await context.judgeEach(refusesCall('oauth.access.expired'), combine(tokens, calls), async (one) => ({
        exchange: await sendCall(target, one.call, `Bearer ${one.access}`),
        despite: 'its seconds have passed, though it was used meanwhile',
      }));
    },
  ),

  check(
    'oauth.access.renewed-often',
    {
      title: 'an access token counts its lifetime from its own response, however often tokens were renewed before',
      cites: ['oauth.access.lifetime'],
    },
    async (context) => {
      const { target } = context;
      // Several lifetimes pass only where the clock can be moved.
      await passTime(target, 0);
      await requireRenewal(context, 'confidential');
      const { calls } = await freshToken(context, target.plan.editions[0]!);
      const first = await obtainRefreshToken(context, 'confidential');
      let { exchange, refresh, access } = first;
      let issued = 0;
      for (let round = 1; round <= MANY_RENEWALS; round++) {
        await passMostOfLifetime(target, lifetimeOf(exchange));
        issued = performance.now();
        exchange = await requestToken(target, refreshFields(first.app, refresh));
        const renewed = readTokens(exchange);
        if (renewed.access === undefined || renewed.refresh === undefined)
          throw new PreconditionFailed(`the renewal number ${round} brings no tokens`);
        access = renewed.access;
        refresh = renewed.refresh;
      }
      const { requireRest } = await passMostOfLifetime(target, lifetimeOf(exchange), issued);
      const tokens = [{ origin: `the last of ${MANY_RENEWALS} renewals in a row`, access }];
      await judgeWorking(context, tokens, calls, requireRest);
    },
  ),
];

interface Token {
  /** Where the token comes from. */
  readonly origin: string;
  readonly access: string;
}

const combine = <One extends Token>(tokens: readonly One[], calls: readonly Call[]) =>
  tokens.flatMap((token) =>
    calls.map((call) => ({ ...token, shape: `the token of ${token.origin}, ${call.shape}`, call })),
  );

/** Judges whether tokens still work; `requireRest` throws where what remains of a lifetime is over. */
const judgeWorking = (
  { target, judgeEach }: CheckContext,
  tokens: readonly Token[],
  calls: readonly Call[],
  requireRest = (): void => undefined,
) =>
  judgeEach(acceptsCall('oauth.access.lifetime'), combine(tokens, calls), async (one) => {
    const exchange = await sendCall(target, one.call, `Bearer ${one.access}`);
    requireRest();
    return exchange;
  });

/** Tokens of a public app, and of renewals, as far as the target has them. */
async function obtainTokensOfOrigins(
  context: CheckContext,
): Promise<readonly (Token & { readonly seconds: number })[]> {
  const tokens: (Token & { seconds: number })[] = [];
  for (const type of ['confidential', 'public'] as const) {
    try {
      const { app, access, refresh, exchange } = await obtainAnyTokens(context, type);
      if (type === 'public')
        tokens.push({ origin: 'an exchange of a public app', access, seconds: lifetimeOf(exchange) });
      if (refresh === undefined) continue;
      const renewal = await requestToken(context.target, refreshFields(app, refresh));
      const { access: renewed } = readTokens(renewal);
      if (renewed !== undefined)
        tokens.push({ origin: `a renewal of a ${type} app`, access: renewed, seconds: lifetimeOf(renewal) });
    } catch (error) {
      if (!(error instanceof PreconditionFailed || error instanceof Unsupported)) throw error;
    }
  }
  return tokens;
}

/** The tokens that work: a target may end a token when it is renewed, or when its user approves the app again. */
async function keepWorking<One extends Token>(
  { target }: CheckContext,
  tokens: readonly One[],
  [call]: readonly Call[],
): Promise<readonly One[]> {
  const working: One[] = [];
  for (const token of tokens)
    if (call && isSuccess((await sendCall(target, call, `Bearer ${token.access}`)).response)) working.push(token);
  return working;
}

async function freshToken(context: CheckContext, edition: 'hosted' | 'enterprise') {
  const { exchange, access } = await obtainAnyTokens(context);
  return {
    access,
    seconds: lifetimeOf(exchange),
    calls: await requireSuccessfulCalls(context.target, edition, access),
  };
}
