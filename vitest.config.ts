import { defineConfig } from 'vitest/config';

/** Tests in a browser, which Playwright's runner runs. */
const IN_A_BROWSER = '**/*.browser.test.ts';

/** The kit's own tests without a browser: `unit`, beside the files they explain, and `whole`, which need a build. */
export default defineConfig({
  test: {
    allowOnly: false,
    // One more than by default: most of what runs here computes.
    maxWorkers: '100%',
    minWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 5_000 } },
    // Packages are imported as Node imports them.
    deps: { interopDefault: false },
    reporters: [process.env['CI'] ? 'dot' : 'default', './tests/vitest-counts.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: './tests/prepare-unit.ts',
          include: ['{spec,croql,run,mocks,suites,reports}/**/*.test.ts'],
          exclude: [IN_A_BROWSER],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['{tests,cli}/**/*.test.ts'],
          exclude: [IN_A_BROWSER, 'tests/{framework,generated-cases}.test.ts'],
          globalSetup: './tests/prepare.ts',
        },
      },
    ],
  },
});
