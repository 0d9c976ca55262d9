import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `.ts` for the sources, `.js` for the published files. */
export const ENDING = extname(import.meta.url);

/** The folder of the program: the repository, or `dist` of the package. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const manifest = JSON.parse(
  readFileSync(join(ROOT, ENDING === '.ts' ? 'package.json' : '../package.json'), 'utf8'),
) as { name: string; version: string };

/** The name and version of this package. */
export const KIT = { name: manifest.name, version: manifest.version } as const;
