import { defineConfig } from '@playwright/test';

/** The kit's own tests: those beside the files they explain, and `suites/self`, which watches the kit's manners. */
export default defineConfig({
  testDir: '.',
  testMatch: ['**/*.test.ts'],
  testIgnore: ['**/node_modules/**', 'dist/**', 'examples/**'],
  fullyParallel: true,
  // Many tests wait for programs that they start, so a few more than there are cores keep the cores busy.
  workers: '150%',
  forbidOnly: true,
  timeout: 120_000,
  globalSetup: './suites/self/prepare.ts',
  reporter: [[process.env['CI'] ? 'dot' : 'line'], ['./suites/self/tally.ts']],
});
