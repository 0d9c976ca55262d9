import { defineConfig } from '@playwright/test';

/** The kit's own tests in a browser; vitest.config.ts has the others. */
export default defineConfig({
  testDir: '.',
  testMatch: ['**/*.browser.test.ts'],
  testIgnore: ['**/node_modules/**', 'dist/**', 'examples/**'],
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  timeout: 120_000,
  // A machine that does other things may take a while to show something.
  expect: { timeout: 20_000 },
  globalSetup: './tests/prepare.ts',
  reporter: [[process.env['CI'] ? 'dot' : 'line'], ['./tests/playwright-counts.ts']],
});
