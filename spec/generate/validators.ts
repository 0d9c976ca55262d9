import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { isDocument } from './openapi-bundle.ts';
import { typeName, type Schema } from './schema-files.ts';

/** Keywords of ours, which say something about a schema and constrain nothing. */
const NOTES = ['x-locspec-source', 'x-locspec-gap', 'x-locspec-edition', 'components'];

const OPENAPI = 'https://locspec.dev/openapi.yaml';

/** The texts of the modules with a function for each schema, whose type tells what it proves. */
export function validatorModules(schemas: ReadonlyMap<string, Schema>, openapi: Schema): Record<string, string> {
  const ids = new Map([...answersOf(openapi)].map((name) => [name, `${OPENAPI}#/components/schemas/${name}`]));
  for (const [name, schema] of schemas) if (isDocument(schema)) ids.set(typeName(name), schema['$id'] as string);
  // The vectors are read by tests alone, and their validator is nearly as large as all others.
  const cases = new Map([...ids].filter(([name]) => name === 'Case'));
  const others = new Map([...ids].filter(([name]) => name !== 'Case'));
  return {
    'validators.gen.ts': moduleText(others, compiler(schemas, openapi)),
    'case-validator.gen.ts': moduleText(cases, compiler(schemas, openapi)),
  };
}

function moduleText(ids: ReadonlyMap<string, string>, ajv: Ajv2020): string {
  const names = [...ids.keys()];
  const functions = Object.fromEntries(names.map((name) => [`check${name}`, ids.get(name)!]));
  const code = standalone
    .default(ajv, functions)
    .replace('"use strict";', '')
    .replaceAll(/^export (const check)/gm, '$1')
    // Ajv copies all errors so far for each further record: seconds for a large document that is wrong throughout.
    .replaceAll('vErrors.concat(', 'joined(vErrors, ');
  return `// @ts-nocheck
// Generated from openapi.source.yaml and schemas/ by generate-schemas.ts.
import { createRequire } from 'node:module';
import type { Validator } from './schema-errors.ts';
import type { ${names.join(', ')} } from './types.gen.ts';

const require = createRequire(import.meta.url);

function joined(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}

${code}

${names.map((name) => `export const validate${name} = check${name} as Validator<${name}>;`).join('\n')}
`;
}

function compiler(schemas: ReadonlyMap<string, Schema>, openapi: Schema): Ajv2020 {
  const ajv = new Ajv2020({
    schemas: [...schemas.values(), { $id: OPENAPI, components: openapi['components'] }],
    allErrors: true,
    // A complaint names the keys that would have been right, which stand in the schema around the error.
    verbose: true,
    discriminator: true,
    // `format` informs the reader; the `pattern` beside it is what is checked, without a library at run time.
    validateFormats: false,
    // A condition speaks of members whose type is said outside of it.
    strictTypes: false,
    strictRequired: false,
    // Each definition is one function, however many refer to it.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const keyword of NOTES) ajv.addKeyword(keyword);
  return ajv;
}

/** The components that only the OpenAPI document has, by which answers of the two servers can be judged. */
function answersOf(openapi: Schema): string[] {
  const components = openapi['components'] as { schemas: Record<string, Schema> };
  return Object.keys(components.schemas).filter((name) => /(List|Error|Errors)$|^Listed/.test(name));
}
