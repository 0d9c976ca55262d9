import { test } from '@playwright/test';
import { appChecks, checks } from './all-checks.ts';
import { campaignChecks } from './croql/campaign.ts';
import { done, plan } from './kit/read-plan.ts';
import { register } from './kit/register.ts';
import { driftChecks } from './probe/drift-checks.ts';
import { selectChecks } from './kit/selection.ts';

const all =
  plan.target.kind === 'app'
    ? (['oauth', 'module', 'contracts'] as const)
        .filter((area) => plan.areas.includes(area))
        .map((area) => ({ area, checks: appChecks[area] }))
    : plan.areas.map((area) => ({
        area,
        checks: [
          ...checks[area],
          ...(area === 'croql' ? campaignChecks(plan.runs) : []),
          ...(plan.profile ? driftChecks(plan.profile, area) : []),
        ],
      }));

for (const { area, checks } of selectChecks(all, plan, done)) test.describe(area, () => register(checks));
