import { defineConfig } from '@playwright/test';

/** The kit's own tests: those beside the files they explain, and `suites/self`, which watches the kit's manners. */
export default defineConfig({
  testDir: '.',
  testMatch: ['**/*.test.ts'],
  testIgnore: ['**/node_modules/**', 'dist/**', 'examples/**'],
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  timeout: 120_000,
  globalSetup: './suites/self/prepare.ts',
  reporter: [[process.env['CI'] ? 'dot' : 'line'], ['./suites/self/tally.ts']],
});
