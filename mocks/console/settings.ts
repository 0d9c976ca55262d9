import type { Gap } from '../../spec/gaps/gap.ts';
import { gaps, type Resolutions } from '../../spec/gaps/gaps.ts';
import type { Addresses } from '../core/context.ts';
import { ALL_SCOPES } from '../lists/lists.ts';
import { faults, type FaultId } from '../rules/faults.ts';

/** The settings that a service was started with: its addresses, faults and resolutions of gaps. */
export function describeSettings(
  addresses: Addresses,
  chosen: { readonly faults: readonly FaultId[]; readonly resolutions: Partial<Resolutions> },
) {
  const isSameOrigin = new URL(addresses.stateUrl).origin === new URL(addresses.baseUrl).origin;
  return {
    addresses,
    /** The path where the page sets states; null if the state address has another origin. */
    statePath: isSameOrigin ? new URL(addresses.stateUrl).pathname : null,
    /** The scopes of a token for all lists. */
    scope: ALL_SCOPES.join(' '),
    faults: chosen.faults.map((id) => ({ id, says: faults[id].says, breaks: faults[id].breaks })),
    resolutions: Object.entries(chosen.resolutions).map(([id, resolution]) => {
      const gap: Gap | undefined = gaps[id as keyof typeof gaps];
      return { id, asks: gap?.asks ?? '', resolution, says: gap?.choices?.[resolution] ?? '' };
    }),
  };
}

/** The response of `_console/api/settings`. */
export type Settings = ReturnType<typeof describeSettings>;
