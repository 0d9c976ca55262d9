import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Thousands of mutants need a runner that stays in one process, so the tests of croql run in this one: what they use
// of Playwright's is the same there.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@playwright/test': fileURLToPath(new URL('./test.ts', import.meta.url)) } },
  test: {
    include: ['bench/mutation/every.ts'],
    env: { CROQL_RUNS: '25', CROQL_HOSTILE: '60' },
    testTimeout: 60_000,
    isolate: false,
  },
});
