import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';

type Playwright = Pick<typeof import('@playwright/test'), 'expect' | 'test'>;

/**
 * The Playwright that runs this process, which is the project's own in a project with another version than the kit's: the
 * tests of one run belong to one copy. Without one, the kit's.
 */
export function loadPlaywright(program: string | undefined = process.argv[1]): Playwright {
  const require = createRequire(import.meta.url);
  return require(findRunner(program) ?? '@playwright/test') as Playwright;
}

/** The file of Playwright's test library beside its program; undefined if the program is not Playwright's. */
function findRunner(program: string | undefined): string | undefined {
  if (program === undefined) return undefined;
  try {
    // The program is one of `playwright` or of `@playwright/test`, by a link in `.bin`.
    return createRequire(realpathSync(program)).resolve('playwright/test');
  } catch {
    return undefined;
  }
}
