import { defineConfig } from 'vitest/config';
import { filesOfPart, SLOW } from './tests/part.ts';

/** Tests in a browser, which Playwright's runner runs. */
const IN_A_BROWSER = '**/*.browser.test.ts';

/**
 * The kit's own tests without a browser: `unit`, beside the files they explain, `whole`, which need a build, and `slow`,
 * which `npm test` leaves out.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    // One more than by default: most of what runs here computes.
    maxWorkers: '100%',
    minWorkers: 1,
    // Whole suites go through slow implementations, on machines that do other things.
    testTimeout: 300_000,
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
          // No test changes what its modules hold, and loading them for each file takes as long as the tests.
          isolate: false,
          globalSetup: './tests/prepare-unit.ts',
          include: ['{spec,croql,run,lint,mocks,suites,reports,proxy}/**/*.test.ts'],
          exclude: [IN_A_BROWSER],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          isolate: false,
          include: ['{tests,cli}/**/*.test.ts'],
          exclude: [IN_A_BROWSER, 'tests/{framework,generated-cases}.test.ts', ...SLOW],
          globalSetup: './tests/prepare.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [...filesOfPart()],
          globalSetup: './tests/prepare.ts',
          runner: './tests/part-runner.ts',
        },
      },
    ],
  },
});
