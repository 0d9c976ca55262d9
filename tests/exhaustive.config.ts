import { defineConfig } from 'vitest/config';

/** The same tests of the language as in the unit tests, with counts that take minutes: `npm run test:exhaustive`. */
export default defineConfig({
  test: {
    testTimeout: 3_600_000,
    globalSetup: './tests/prepare-unit.ts',
    include: ['croql/{agreement,differential}.test.ts'],
    env: { CROQL_RUNS: '25000', CROQL_DIFFERENTIAL: '250000' },
  },
});
