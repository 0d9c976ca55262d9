import { defineConfig } from 'vitest/config';

/** Tests in a browser, which Playwright's runner runs. */
const IN_A_BROWSER = '**/*.browser.test.ts';

/**
 * Tests of `npm test -- --all`: every fault, variation and other implementation goes through whole suites, the package
 * is installed, and whole runs are started, again and again.
 */
const SLOW = [
  'tests/{faults,croql-faults,oauth-faults,oauth-app,module-app,module-service,mutants}.test.ts',
  'tests/{oauth-variations,unpleasant-targets,mute-targets,hostile-targets,partial-services}.test.ts',
  'tests/{implementations,croql-second-service,related-members,croql-rate-limit}.test.ts',
  'tests/{croql-rare-faults,croql-size-faults,oauth-rare-faults,oauth-memory-faults,oauth-expiry,foreign-authorization-server,probe-experiments}.test.ts',
  'tests/{list-content-faults,contracts,module-app-command,oauth-app-command,doctor-app,package,examples,jest,strength-examples}.test.ts',
  'tests/{drift,probe-*,evidence}.test.ts',
  'cli/{report-verify,probe,replay,parts-of-a-run,strength-ends,unreachable,plan}.test.ts',
];

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
          include: ['{tests,cli}/**/*.test.ts'],
          exclude: [IN_A_BROWSER, 'tests/{framework,generated-cases}.test.ts', ...SLOW],
          globalSetup: './tests/prepare.ts',
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: SLOW, globalSetup: './tests/prepare.ts', runner: './tests/part-runner.ts' },
      },
    ],
  },
});
