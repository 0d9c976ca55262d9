import type { Check } from './kit/check.ts';
import { loadGapChecks } from './probe/gap-checks.ts';
import type { Area, Plan } from '../run/plan.ts';

type Loaders<Of extends Area> = Readonly<Record<Of, (runs?: number) => Promise<readonly Check[]>>>;

/** Every check of a service, by area. */
const SERVICE: Loaders<Area> = {
  oauth: async () => [...(await import('./oauth/checks.ts')).oauthChecks, ...(await loadGapChecks('oauth'))],
  croql: async (runs) => [
    ...(await import('./croql/checks.ts')).croqlChecks,
    ...(await loadGapChecks('croql')),
    ...(await import('./croql/campaign.ts')).campaignChecks(runs),
  ],
  lists: async () => [...(await import('./lists/checks.ts')).listChecks, ...(await loadGapChecks('lists'))],
  module: async () => [
    ...(await import('./module/service-checks.ts')).moduleChecks,
    ...(await loadGapChecks('module')),
  ],
  contracts: async () => (await import('./contracts/checks.ts')).contractChecks,
};

/** Every check of an app, by area: its login, its module and its contract. */
const APP: Loaders<'oauth' | 'module' | 'contracts'> = {
  oauth: async () => (await import('./oauth-app/checks.ts')).oauthAppChecks,
  module: async () => (await import('./module/app-checks.ts')).moduleAppChecks,
  contracts: async () => (await import('./contracts/checks.ts')).appContractChecks,
};

/** The checks of an area of a kind of target, in the order of the catalogue. Only this area is loaded. */
export async function loadChecks(kind: Plan['target']['kind'], area: Area, runs?: number): Promise<readonly Check[]> {
  const loaders: Partial<Loaders<Area>> = kind === 'app' ? APP : SERVICE;
  return (await loaders[area]?.(runs)) ?? [];
}
