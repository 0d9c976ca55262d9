import { test } from '@playwright/test';
import { appChecks, appContractChecks, checks, oauthAppChecks } from './checks.ts';
import { campaignChecks } from './croql/campaign.ts';
import { done, plan } from './plan.ts';
import { register } from './register.ts';
import { selected } from './selection.ts';

const APP_AREAS = [
  { area: 'oauth', checks: oauthAppChecks },
  { area: 'module', checks: appChecks },
  { area: 'contracts', checks: appContractChecks },
] as const;

const all =
  plan.target.kind === 'app'
    ? APP_AREAS.filter(({ area }) => plan.areas.includes(area))
    : plan.areas.map((area) => ({
        area,
        checks: area === 'croql' ? [...checks.croql, ...campaignChecks(plan.runs)] : checks[area],
      }));

for (const { area, checks } of selected(all, plan, done)) test.describe(area, () => register(checks));
