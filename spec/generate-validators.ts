import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { typeName, type Schema } from './schema-files.ts';

/** Keywords of ours, which say something about a schema and constrain nothing. */
export const NOTES = ['x-locspec-source', 'x-locspec-gap', 'x-locspec-edition'];

/** The compiler that all validators come from. */
export function compiler(schemas: ReadonlyMap<string, Schema>): Ajv2020 {
  const ajv = new Ajv2020({
    schemas: [...schemas.values()],
    allErrors: true,
    // A complaint names the keys that would have been right, which stand in the schema around the error.
    verbose: true,
    discriminator: true,
    // `format` informs the reader; the `pattern` beside it is what is checked, without a library at run time.
    validateFormats: false,
    // A condition speaks of members whose type is said outside of it.
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  for (const keyword of NOTES) ajv.addKeyword(keyword);
  return ajv;
}

/** The text of `validators.gen.ts`: a function for each schema, which is told by its types what it proves. */
export function validatorsText(schemas: ReadonlyMap<string, Schema>): string {
  const names = [...schemas.keys()].filter((name) => '$id' in schemas.get(name)! && isDocument(schemas.get(name)!));
  const ids = Object.fromEntries(names.map((name) => [`check${typeName(name)}`, schemas.get(name)!['$id'] as string]));
  const code = standalone
    .default(compiler(schemas), ids)
    .replace('"use strict";', '')
    .replaceAll(/^export (const check)/gm, '$1');
  return `// @ts-nocheck
// Generated from schemas/ by generate-schemas.ts.
import { createRequire } from 'node:module';
import type { Validator } from './schema-errors.ts';
import type { ${names.map(typeName).join(', ')} } from './types.gen.ts';

const require = createRequire(import.meta.url);

${code}

${names.map(validator).join('\n')}
`;
}

const validator = (name: string) =>
  `export const validate${typeName(name)} = check${typeName(name)} as Validator<${typeName(name)}>;`;

/** A file that only collects definitions for others describes no document of its own. */
const isDocument = (schema: Schema) => Object.keys(schema).some((keyword) => keyword === 'type' || keyword === 'oneOf');
