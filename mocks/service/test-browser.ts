import type { LaunchOptions } from '@playwright/test';

/** Launch options for the browser that was found or installed before all tests. Throws an Error if there is none. */
export function testBrowser(): LaunchOptions & { readonly args: string[] } {
  // LOCSPEC_BROWSER can be set although there is no browser.
  const { LOCSPEC_BROWSER: executablePath, LOCSPEC_NO_BROWSER: reason } = process.env;
  if (executablePath === undefined || reason !== undefined) throw new Error(reason ?? 'no browser was looked for');
  // Chromium's sandbox does not support the root user, which containers use.
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}
