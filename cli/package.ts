import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `.ts` where the sources run, `.js` where the published files do. */
export const ENDING = extname(import.meta.url);

/** The folder that holds the rooms: the repository's, or `dist` of the package. */
export const ROOMS = join(dirname(fileURLToPath(import.meta.url)), '..');

const manifest = JSON.parse(
  readFileSync(join(ROOMS, ENDING === '.ts' ? 'package.json' : '../package.json'), 'utf8'),
) as { name: string; version: string };

export const KIT = { name: manifest.name, version: manifest.version } as const;
