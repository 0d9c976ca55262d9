import type { Check } from './kit/check.ts';
import { appContractChecks, contractChecks } from './contracts/checks.ts';
import { croqlChecks } from './croql/checks.ts';
import { listChecks } from './lists/checks.ts';
import { moduleAppChecks } from './module/app-checks.ts';
import { moduleChecks } from './module/service-checks.ts';
import { oauthChecks } from './oauth/checks.ts';
import { gapChecks } from './probe/gap-checks.ts';
import { oauthAppChecks } from './oauth-app/checks.ts';
import { campaignChecks } from './croql/campaign.ts';
import type { AreaChecks } from './kit/selection.ts';
import type { Area, Plan } from '../run/plan.ts';

/** Every check of a service, by area. */
export const checks: Readonly<Record<Area, readonly Check[]>> = {
  oauth: [...oauthChecks, ...gapChecks('oauth')],
  croql: [...croqlChecks, ...gapChecks('croql')],
  lists: [...listChecks, ...gapChecks('lists')],
  module: [...moduleChecks, ...gapChecks('module')],
  contracts: contractChecks,
};

/** Every check of an app, by area: its login, its module and its contract. */
export const appChecks = {
  oauth: oauthAppChecks,
  module: moduleAppChecks,
  contracts: appContractChecks,
} as const satisfies Partial<Record<Area, readonly Check[]>>;

/** Every check of the areas of a run, in its order. */
export const listAreas = ({
  kind,
  areas,
  runs,
}: Pick<Plan, 'areas' | 'runs'> & Pick<Plan['target'], 'kind'>): readonly AreaChecks[] =>
  kind === 'app'
    ? (['oauth', 'module', 'contracts'] as const)
        .filter((area) => areas.includes(area))
        .map((area) => ({ area, checks: appChecks[area] }))
    : areas.map((area) => ({
        area,
        checks: area === 'croql' ? [...checks.croql, ...campaignChecks(runs)] : checks[area],
      }));
