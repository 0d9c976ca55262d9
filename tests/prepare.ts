import { BROWSER_VARIABLE, provideBrowser } from '../suites/kit/browser.ts';
import { build } from '../build.ts';

/** The variable that tells the tests why there is no browser. */
export const NO_BROWSER_VARIABLE = 'LOCSPEC_NO_BROWSER';

/** Before tests of the whole: builds what is not up to date, and finds or installs the browser that some of them need. */
export default async function prepare(): Promise<void> {
  await build();
  try {
    process.env[BROWSER_VARIABLE] = provideBrowser();
  } catch (error) {
    // The tests that need it fail, and say why.
    process.env[NO_BROWSER_VARIABLE] = error instanceof Error ? error.message : String(error);
  }
}
