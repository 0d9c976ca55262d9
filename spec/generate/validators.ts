import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Validator } from '../schemas/schema-errors.ts';
import { isObject } from '../json.ts';
import { readSchemas, typeName, type Schema } from '../schemas/schema-files.ts';

/** The schemas that the kit itself validates by. Tests validate by the others, with `compileValidator`. */
const NAMES = ['configuration', 'conformance', 'dataset', 'expected-failures', 'string-record'] as const;

/** Keywords of ours, which say something about a schema and constrain nothing. */
const NOTES = ['x-locspec-source', 'x-locspec-gap', 'x-locspec-edition'];

/**
 * For each of these schemas a module with a function, and its declarations, whose types tell what the function proves.
 * Compiled ahead, a validator costs a program no time when it starts, and a program loads those that it needs. The files
 * are built, never committed.
 */
export const validatorFiles = (schemas: ReadonlyMap<string, Schema>): Readonly<Record<string, string>> =>
  Object.fromEntries(NAMES.flatMap((name) => [...writeModule(name, schemas)]));

/** The paths of these files below the folder `spec`. */
export const VALIDATOR_FILES = NAMES.flatMap((name) => [pathOf(name, 'js'), pathOf(name, 'd.ts')]);

function pathOf(name: string, ending: 'js' | 'd.ts'): string {
  return `schemas/validate-${name}.gen.${ending}`;
}

function* writeModule(name: string, schemas: ReadonlyMap<string, Schema>): Generator<readonly [string, string]> {
  const type = typeName(name);
  const code = standalone
    .default(createAjv(schemas), { [`validate${type}`]: idOf(name) })
    .replace('"use strict";', '')
    // Ajv copies all errors so far for each further record: seconds for a large document that is wrong throughout.
    .replaceAll('vErrors.concat(', 'joined(vErrors, ');
  const note = '// Generated from the JSON Schemas by spec/generate/validators.ts.';
  yield [
    pathOf(name, 'js'),
    `${note}
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function joined(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}

${code}
`,
  ];
  yield [
    pathOf(name, 'd.ts'),
    `${note}
import type { Validator } from './schema-errors.ts';
import type { ${type} } from './types.gen.ts';

export declare const validate${type}: Validator<${type}>;
`,
  ];
}

/** Compiles the validator of any schema, by the name of its file, at run time. */
export async function compileValidator<T = unknown>(name: string): Promise<Validator<T>> {
  const validate = createAjv(await readSchemas()).getSchema(idOf(name));
  if (validate === undefined) throw new Error(`There is no schema “${name}”.`);
  return validate as Validator<T>;
}

const idOf = (name: string) => `https://locspec.dev/schemas/${name}.schema.json`;

function createAjv(schemas: ReadonlyMap<string, Schema>): Ajv2020 {
  const ajv = new Ajv2020({
    schemas: [...schemas.values()].map(withoutNotes),
    allErrors: true,
    // `schema-errors.ts` has words for every keyword.
    messages: false,
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

/** A schema without what only informs its reader: errors carry the schema around them. */
const withoutNotes = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    // A member may be called so too; its value is a schema.
    if (!isObject(value) || typeof value['description'] !== 'string') return value;
    const { description: _description, ...rest } = value;
    return rest;
  }) as Schema;

/** Writes the validators where they are not what the schemas make of them. */
export async function writeValidators(): Promise<void> {
  for (const [path, text] of Object.entries(validatorFiles(await readSchemas()))) {
    const place = new URL(`../${path}`, import.meta.url);
    const present = await readFile(place, 'utf8').catch(() => undefined);
    if (present !== text) await writeFile(place, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeValidators();
