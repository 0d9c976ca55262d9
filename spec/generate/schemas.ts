import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { parse, stringify } from 'yaml';
import { recordsSchema } from './records-schema.ts';
import { typesText } from './types.ts';
import { bundled } from './openapi-bundle.ts';
import { readSchemas, type Schema } from '../schemas/schema-files.ts';

/** What is made from `openapi.source.yaml`, `schemas/` and the CroQL contexts: texts by their path within `spec/`. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const source = parse(await readFile(new URL('../openapi.source.yaml', import.meta.url), 'utf8')) as Schema;
  const schemas = (await readSchemas()).set('records', recordsSchema());
  const openapi = bundled(source, schemas);
  const texts = {
    'schemas/records.schema.json': JSON.stringify(recordsSchema()),
    'openapi.yaml': `# Generated from openapi.source.yaml and schemas/ by spec/generate/schemas.ts.\n${stringify(openapi, { aliasDuplicateObjects: false, lineWidth: 100 })}`,
    'schemas/types.gen.ts': await typesText(source, schemas),
  };
  const formatted = Object.entries(texts).map(async ([path, text]) => [path, await pretty(text, path)] as const);
  return Object.fromEntries(await Promise.all(formatted));
}

async function pretty(text: string, path: string): Promise<string> {
  const filepath = fileURLToPath(new URL(`../${path}`, import.meta.url));
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(await generatedFiles())) {
    await writeFile(new URL(`../${path}`, import.meta.url), text);
  }
}
