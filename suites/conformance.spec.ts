import { _baseTest as test } from '@playwright/test';
import { loadChecks } from './all-checks.ts';
import { done, plan } from './kit/read-plan.ts';
import { register } from './kit/register.ts';
import { selectChecks } from '../run/selection.ts';

/** The checks that a worker is given at a time: between two of these groups it waits for the runner, and reads all names again. */
const GROUP_SIZE = 5;

// The runner's own process only has to name the checks, so each worker loads those of an area when the first one begins.
for (const { area, checks } of selectChecks(plan, done))
  test.describe(area, () => {
    const load = () => loadChecks(plan.target.kind, area, plan.runs);
    for (let first = 0; first < checks.length; first += GROUP_SIZE)
      test.describe(() => {
        test.describe.configure({ mode: 'default' });
        register(checks.slice(first, first + GROUP_SIZE), load);
      });
  });
