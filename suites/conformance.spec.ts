import { test } from '@playwright/test';
import { listAreas } from './all-checks.ts';
import { done, plan } from './kit/read-plan.ts';
import { register } from './kit/register.ts';
import { selectChecks } from './kit/selection.ts';

const all = listAreas({ ...plan, kind: plan.target.kind });

for (const { area, checks } of selectChecks(all, plan, done)) test.describe(area, () => register(checks));
