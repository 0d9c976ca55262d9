import type { LaunchOptions } from '@playwright/test';

/** How tests start the browser that was found or installed before them all. Throws an Error that says why there is none. */
export function testBrowser(): LaunchOptions & { readonly args: string[] } {
  // Where the variable names no program, it is set and there is no browser all the same.
  const { LOCSPEC_BROWSER: executablePath, LOCSPEC_NO_BROWSER: reason } = process.env;
  if (executablePath === undefined || reason !== undefined) throw new Error(reason ?? 'nobody looked for a browser');
  // Chromium refuses its sandbox to the root user, as whom containers run.
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}
