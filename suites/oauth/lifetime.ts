import { acceptsCall, refusesCall } from './access-rules.ts';
import { sendCall, requireSuccessfulCalls } from '../drivers/api-calls.ts';
import { readFields } from '../drivers/oauth-requests.ts';
import { obtainAnyTokens } from '../drivers/oauth-steps.ts';
import { expire, passMostOfLifetime } from '../drivers/token-expiry.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

/** The lifetime that a token response states, in seconds. */
export function lifetimeOf({ response }: Exchange): number {
  const seconds = readFields(response.body)['expires_in'];
  if (typeof seconds !== 'number' || !(seconds > 0))
    throw new PreconditionFailed('the token response states no lifetime');
  return seconds;
}

/** How long access tokens work. */
export const lifetimeChecks: readonly Check[] = [
  ...checkEachEdition(
    'oauth.access.lifetime',
    { title: 'an access token works until its lifetime ends', cites: ['oauth.access.lifetime'] },
    async (context, edition) => {
      const { calls, access, seconds } = await freshToken(context, edition);
      await passMostOfLifetime(context.target, seconds);
      await context.judgeEach(acceptsCall('oauth.access.lifetime'), calls, (call) =>
        sendCall(context.target, call, `Bearer ${access}`),
      );
    },
  ),
  ...checkEachEdition(
    'oauth.access.expired',
    {
      title: 'no endpoint of the API accepts an expired access token',
      cites: ['oauth.access.expired'],
    },
    async (context, edition) => {
      const { calls, access, seconds } = await freshToken(context, edition);
      const isRefused = async () => {
        for (const call of calls)
          if ((await sendCall(context.target, call, `Bearer ${access}`)).response.status < 300) return false;
        return true;
      };
      await expire(context.target, seconds, isRefused);
      await context.judgeEach(refusesCall('oauth.access.expired'), calls, async (call) => ({
        exchange: await sendCall(context.target, call, `Bearer ${access}`),
        despite: `the ${seconds} seconds of the token have passed`,
      }));
    },
  ),
];

async function freshToken(context: CheckContext, edition: 'hosted' | 'enterprise') {
  const { exchange, access } = await obtainAnyTokens(context);
  return {
    access,
    seconds: lifetimeOf(exchange),
    calls: await requireSuccessfulCalls(context.target, edition, access),
  };
}
