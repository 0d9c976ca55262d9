import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './package.ts';
import type { ListedCheck } from './runner.ts';

/** What `explain` has to know of the suites, which the command line cannot import. `npm run generate:docs` writes it. */
export interface Catalogue {
  readonly checks: readonly ListedCheck[];
  /** Requirements of which generated cases may find a violation, whatever their check cites. */
  readonly generated: readonly string[];
  /** By finding code: the requirements whose rules report it; `croql.*` stands for all that begin so. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

/** Reads the catalogue of the checks. */
export const readCatalogue = (): Catalogue =>
  JSON.parse(readFileSync(join(ROOT, 'spec', 'checks.gen.json'), 'utf8')) as Catalogue;
