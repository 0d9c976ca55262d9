import { consentInBrowser } from './browser-consent.ts';
import { authorizationAddress, authorize } from './flow.ts';
import type { Arrival, Pair, Parameters } from './flow.ts';
import { NotOffered } from '../target.ts';
import type { Target } from '../target.ts';

export type Decision = 'approve' | 'deny';

/** Targets that cannot be told by state what their user decides. */
const deafTargets = new WeakSet<Target>();

/**
 * Lets the user approve or deny, and takes the browser through the request: by the state address where there is one,
 * because that is quick, else by the way that the configuration names. Throws {@link NotOffered} when there is neither.
 */
export async function decide(
  target: Target,
  decision: Decision,
  parameters: Parameters,
  more: readonly Pair[] = [],
): Promise<Arrival> {
  const address = authorizationAddress(target, parameters, more);
  const { consent = { by: 'state' } } = target.plan;
  if (!deafTargets.has(target)) {
    try {
      await target.state('the user will', { decision });
      return await authorize(target, address);
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      if (consent.by === 'state') throw new NotOffered(`nobody can approve or deny an app: ${error.message}`);
      deafTargets.add(target);
    }
  }
  if (consent.by === 'state') throw new NotOffered('nobody can approve or deny an app');
  return consentInBrowser(target, consent, decision, address);
}

/** Takes the browser to the page that asks the user, whom nobody answers for. */
export async function ask(target: Target, parameters: Parameters): Promise<Arrival> {
  await target.state('the user will', { decision: 'ask' });
  return authorize(target, authorizationAddress(target, parameters));
}
