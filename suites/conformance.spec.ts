import { test } from '@playwright/test';
import { appChecks, checks } from './all-checks.ts';
import { campaignChecks } from './croql/campaign.ts';
import { done, plan } from './kit/read-plan.ts';
import { register } from './kit/register.ts';
import { selectChecks } from './kit/selection.ts';

const all =
  plan.target.kind === 'app'
    ? (['oauth', 'module', 'contracts'] as const)
        .filter((area) => plan.areas.includes(area))
        .map((area) => ({ area, checks: appChecks[area] }))
    : plan.areas.map((area) => ({
        area,
        checks: area === 'croql' ? [...checks.croql, ...campaignChecks(plan.runs)] : checks[area],
      }));

for (const { area, checks } of selectChecks(all, plan, done)) test.describe(area, () => register(checks));
