import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { typeName, type Schema } from './schema-files.ts';

/** The text of `types.gen.ts`: the types of `openapi.yaml` and of every schema, one name each. */
export async function typesText(openapi: Schema, schemas: ReadonlyMap<string, Schema>): Promise<string> {
  const document = withSchemas(openapi, schemas) as unknown as OpenAPI3;
  const tree = await openapiTypes(document, {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    emptyObjectsUnknown: true,
    // A member with a default may still be absent.
    defaultNonNullable: false,
  });
  return `// Generated from openapi.yaml and schemas/ by generate-schemas.ts.\n${astToString(tree)}`;
}

/** One document that refers to nothing outside: each schema file and each definition of one becomes a component. */
function withSchemas(openapi: Schema, schemas: ReadonlyMap<string, Schema>): Schema {
  const components = openapi['components'] as Schema;
  const parts: Record<string, unknown> = {};
  for (const [name, { $defs, ...schema }] of schemas) {
    if ('type' in schema || 'oneOf' in schema) parts[typeName(name)] = typed(schema, name);
    for (const [part, definition] of Object.entries($defs ?? {})) parts[partName(name, part)] = typed(definition, name);
  }
  const own = Object.entries(components['schemas'] as Schema).filter(([name]) => !(name in parts));
  return {
    ...(typed({ ...openapi, components: {} }, '') as Schema),
    components: {
      ...(typed({ ...components, schemas: {} }, '') as Schema),
      schemas: { ...(typed(Object.fromEntries(own), '') as Schema), ...parts },
    },
  };
}

// Records are known by their own names everywhere; a definition of another file belongs to that file.
const partName = (file: string, part: string) => typeName(file === 'records' ? part : `${file}-${part}`);

/** Conditions, which types cannot follow: left in, they would widen the type to `unknown`. */
const UNTYPED = new Set(['if', 'then', 'else', 'not', '$schema', '$id', '$comment', 'examples']);

function typed(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => typed(item, file));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, item]) => !UNTYPED.has(key) && !isCondition(key, item));
  return Object.fromEntries(
    kept.map(([key, item]) => [key, key === '$ref' ? local(item as string, file) : typed(item, file)]),
  );
}

/** Whether a keyword only combines conditions or lists of required members. */
const isCondition = (key: string, value: unknown) =>
  (key === 'anyOf' || key === 'allOf') &&
  (value as readonly Schema[]).every((option) => 'if' in option || Object.keys(option).join() === 'required');

const REFERENCE = /^(?:(?:\.\/schemas\/)?([a-z-]+)\.schema\.json)?(?:#\/(.+))?$/;

/** The reference within the one document that a reference between files becomes. */
function local(reference: string, file: string): string {
  const [, other, pointer = ''] = REFERENCE.exec(reference) ?? [];
  const target = other ?? file;
  if (target === '') return reference;
  const part = /^\$defs\/([^/]+)$/.exec(pointer)?.[1];
  if (part !== undefined) return `#/components/schemas/${partName(target, part)}`;
  return `#/components/schemas/${typeName(target)}${pointer && `/${pointer}`}`;
}
