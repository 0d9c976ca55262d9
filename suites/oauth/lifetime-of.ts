import { readFields } from '../drivers/oauth-requests.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

/** The lifetime that a token response states, in seconds. */
export function lifetimeOf({ response }: Exchange): number {
  const seconds = readFields(response.body)['expires_in'];
  if (typeof seconds !== 'number' || !(seconds > 0))
    throw new PreconditionFailed('the token response states no lifetime');
  return seconds;
}
