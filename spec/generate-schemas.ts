import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { recordsSchema } from './generate-records.ts';
import { typesText } from './generate-types.ts';
import { validatorsText } from './generate-validators.ts';
import { readSchemas, type Schema } from './schema-files.ts';

const RECORDS = 'schemas/records.schema.json';

/** What is made from `openapi.yaml`, `schemas/` and the CroQL contexts: texts by their path within `spec/`. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const openapi = parse(await readFile(new URL('./openapi.yaml', import.meta.url), 'utf8')) as Schema;
  const schemas = (await readSchemas()).set('records', recordsSchema());
  return {
    [RECORDS]: await formatted(JSON.stringify(recordsSchema()), RECORDS),
    'types.gen.ts': await formatted(await typesText(openapi, schemas), 'types.gen.ts'),
    'validators.gen.ts': validatorsText(schemas),
  };
}

async function formatted(text: string, path: string): Promise<string> {
  const filepath = fileURLToPath(new URL(path, import.meta.url));
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(await generatedFiles())) {
    await writeFile(new URL(path, import.meta.url), text);
  }
}
