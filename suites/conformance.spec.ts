import { _baseTest as test } from '@playwright/test';
import { loadChecks } from './all-checks.ts';
import { done, plan } from './kit/read-plan.ts';
import { register } from './kit/register.ts';
import { selectChecks } from '../run/selection.ts';

// The runner's own process only has to name the checks, so each worker loads those of an area when the first one begins.
for (const { area, checks } of selectChecks(plan, done))
  test.describe(area, () => register(checks, () => loadChecks(plan.target.kind, area, plan.runs)));
