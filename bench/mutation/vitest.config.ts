import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Thousands of mutants need a runner that stays in one process, so the tests of croql run in one file.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['bench/mutation/every.ts'],
    env: { CROQL_RUNS: '25', CROQL_HOSTILE: '60' },
    testTimeout: 60_000,
    isolate: false,
  },
});
