import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { plan } from './kit/read-plan.ts';

const here = dirname(fileURLToPath(import.meta.url));
/** `.ts` among the sources, `.js` in what is published. */
const ending = extname(import.meta.url);

/** How `locspec verify service` runs the suites: against the targets of its plan, and never twice. */
export default defineConfig({
  testDir: here,
  testMatch: `conformance.spec${ending}`,
  respectGitIgnore: false,
  // A check that passes only sometimes has found something: it is not repeated until it passes.
  retries: 0,
  workers: plan.workers,
  fullyParallel: true,
  maxFailures: plan.failFast ? 1 : 0,
  timeout: 0,
  // Checks end at the deadline by themselves; one that hangs is ended a little later.
  ...(plan.deadline === undefined ? {} : { globalTimeout: Math.max(plan.deadline - Date.now(), 0) + 60_000 }),
  outputDir: `${plan.reportDir}/.runner`,
  globalSetup: `${here}/self-test${ending}`,
  reporter: [[`${here}/../reports/reporter${ending}`]],
});
