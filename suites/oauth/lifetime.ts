import { keptOut, letIn } from './access-judges.ts';
import { callWith, soundCalls } from './api-calls.ts';
import { fieldsOf } from './flow.ts';
import { anyTokens, passTime } from './steps.ts';
import type { Attempt } from '../attempt.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked } from '../target.ts';

/** Servers that compare clocks allow them to differ by some minutes: a token is looked at when it is well past its end. */
export const PAST_THE_END = 900;
/** A part of the lifetime that is left when a token must still work. */
const LEFT = 0.2;
/** Below that, what is left may pass while the check runs. */
const LEAST_LIFETIME = 60;

/** The seconds that a token response promises. */
export function lifetimeOf({ response }: Exchange): number {
  const seconds = fieldsOf(response.body)['expires_in'];
  if (typeof seconds !== 'number' || !(seconds > 0))
    throw new Blocked('the token response has no lifetime to hold it to');
  return seconds;
}

/** Access tokens and the clock. */
export const lifetimeChecks: readonly Check[] = [
  ...checkEachEdition(
    'oauth.access.lifetime',
    { title: 'an access token works until its seconds have passed', cites: ['oauth.access.lifetime'] },
    async (attempt, edition) => {
      const { calls, access, seconds } = await freshToken(attempt, edition);
      if (seconds < LEAST_LIFETIME)
        throw new Blocked(`a lifetime of ${seconds} s is too short to be looked at closely`);
      await passTime(attempt.target, Math.floor(seconds * (1 - LEFT)));
      await attempt.each(letIn, calls, async (call) => ({
        exchange: await callWith(attempt.target, call, `Bearer ${access}`),
        requirement: 'oauth.access.lifetime' as const,
      }));
    },
  ),
  ...checkEachEdition(
    'oauth.access.expired',
    {
      title: 'no endpoint of the API answers for an access token whose seconds have passed',
      cites: ['oauth.access.expired'],
    },
    async (attempt, edition) => {
      const { calls, access, seconds } = await freshToken(attempt, edition);
      await passTime(attempt.target, seconds + PAST_THE_END);
      await attempt.each(keptOut, calls, async (call) => ({
        exchange: await callWith(attempt.target, call, `Bearer ${access}`),
        requirement: 'oauth.access.expired' as const,
        despite: `the ${seconds} seconds of the token have passed`,
      }));
    },
  ),
];

async function freshToken(attempt: Attempt, edition: 'hosted' | 'enterprise') {
  const { exchange, access } = await anyTokens(attempt);
  return { access, seconds: lifetimeOf(exchange), calls: await soundCalls(attempt.target, edition, access) };
}
