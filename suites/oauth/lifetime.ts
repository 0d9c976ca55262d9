import { keptOut, letIn } from './access-judges.ts';
import { callWith, soundCalls } from './api-calls.ts';
import { expire, mostlyPassed } from './expiry.ts';
import { fieldsOf } from './flow.ts';
import { anyTokens } from './steps.ts';
import type { Attempt } from '../attempt.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked } from '../target.ts';

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
      await mostlyPassed(attempt.target, seconds);
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
      const isRefused = async () => {
        for (const call of calls)
          if ((await callWith(attempt.target, call, `Bearer ${access}`)).response.status < 300) return false;
        return true;
      };
      await expire(attempt.target, seconds, isRefused);
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
