import { defineConfig } from 'vitest/config';

/** Tests of the language with counts that take minutes, every variation at the default depth, and every fault against the tests of an example: `npm run test:exhaustive`. */
export default defineConfig({
  test: {
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    globalSetup: './tests/prepare.ts',
    include: [
      'croql/{agreement,differential}.test.ts',
      'tests/{croql-faults,framework,generated-cases,module-app,module-service,oauth-faults,oauth-variations,strength-examples,unpleasant-targets}.test.ts',
    ],
    env: { CROQL_RUNS: '25000', CROQL_DIFFERENTIAL: '250000', VARIATION_DEPTH: 'default', STRENGTH_FAULTS: 'all' },
  },
});
