import { BROWSER_VARIABLE, provideBrowser } from '../browser.ts';

/** The variable that tells the tests why there is no browser. */
export const NO_BROWSER_VARIABLE = 'LOCSPEC_NO_BROWSER';

/** Before the kit's own tests: finds or installs the browser that some of them need. Those fail where there is none. */
export default function prepare(): void {
  try {
    process.env[BROWSER_VARIABLE] = provideBrowser();
  } catch (error) {
    process.env[NO_BROWSER_VARIABLE] = error instanceof Error ? error.message : String(error);
  }
}
