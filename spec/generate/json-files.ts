import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listedGaps, listedRequirements } from '../requirements/listing.ts';
import { SOURCE_SHA256 } from '../requirements/requirements.ts';

const source = { sha256: SOURCE_SHA256 };

/** The files that other programs read, by name, each with the text it has to have. */
export const jsonFiles: Readonly<Record<string, string>> = {
  'requirements.gen.json': textOf({ source, requirements: listedRequirements }),
  'gaps.gen.json': textOf({ source, gaps: listedGaps }),
};

function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(jsonFiles)) await writeFile(new URL(`../${name}`, import.meta.url), text);
}
