import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const TABLE = new URL('../croql/contexts.json', import.meta.url);
const MODULE = new URL('../croql/contexts.gen.ts', import.meta.url);

/** The text of `contexts.gen.ts`, made from `contexts.json`: programs read it without a file at run time. */
export async function generatedContexts(): Promise<string> {
  const table: unknown = JSON.parse(await readFile(TABLE, 'utf8'));
  const text = `// Generated from contexts.json by spec/generate/contexts.ts.
import type { Context } from './context.ts';

/** What the source says about each kind of record that CroQL reads, and about the glossary concept record. */
export const contexts = ${JSON.stringify(table)} as const satisfies Readonly<Record<string, Context>>;
`;
  const path = fileURLToPath(MODULE);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(MODULE, await generatedContexts());
