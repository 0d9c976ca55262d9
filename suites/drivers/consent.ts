import { consentInBrowser } from './browser-consent.ts';
import type { Decision } from './browser-consent.ts';
import { authorizationAddress, authorize } from './oauth-requests.ts';
import type { Arrival, Pair, Parameters } from './oauth-requests.ts';
import { Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';

/** Whether the target cannot set the user's decision by state. */
const consentState = sessionKey(() => ({ isStateless: false }));

/**
 * Has the user approve or deny an authorization request, and follows it to its end. The decision is made by state if
 * possible, because that is fast, otherwise as the configuration says. Throws {@link Unsupported} if there is neither.
 */
export async function decide(
  target: Target,
  decision: Decision,
  parameters: Parameters,
  more: readonly Pair[] = [],
): Promise<Arrival> {
  const address = authorizationAddress(target, parameters, more);
  const { consent = { by: 'state' } } = target.plan;
  const session = target.session.get(consentState);
  if (!session.isStateless) {
    try {
      if (decision === 'approve') return await approve(target, address);
      await target.state('the user will', { decision });
      return await authorize(target, address);
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      if (consent.by === 'state')
        throw new Unsupported(`there is no way to approve or deny an app: ${error.message}`, { code: 'no-consent' });
      session.isStateless = true;
    }
  }
  if (consent.by === 'state')
    throw new Unsupported('there is no way to approve or deny an app', { code: 'no-consent' });
  return consentInBrowser(target, consent, decision, address);
}

/** Goes to the end of an authorization request that the user approves. */
async function approve(target: Target, address: string): Promise<Arrival> {
  const isSetNow = await target.approve();
  const arrival = await authorize(target, address);
  if (isSetNow || arrival.to !== null) return arrival;
  // A page instead of a redirect says nothing where the target has the user decide once only.
  await target.state('the user will', { decision: 'approve' });
  return authorize(target, address);
}

/** Goes to the consent page, where the user makes no decision. */
export async function openConsentPage(target: Target, parameters: Parameters): Promise<Arrival> {
  await target.state('the user will', { decision: 'ask' });
  return authorize(target, authorizationAddress(target, parameters));
}
