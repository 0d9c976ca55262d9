import { defineConfig } from '@playwright/test';

// A browser that the machine has already, or Playwright's own. Chromium refuses its sandbox to the root user.
const executablePath = process.env.LOCSPEC_BROWSER;
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testMatch: '*.test.js',
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: 'http://127.0.0.1:4874',
    launchOptions: { ...(executablePath && { executablePath }), args },
  },
  webServer: { command: 'node server.js', url: 'http://127.0.0.1:4874', reuseExistingServer: false },
});
