import { typeName, type Schema } from '../schemas/schema-files.ts';

/**
 * The OpenAPI document with every schema inside: a file of `schemas/` that it refers to, and each definition of that
 * file, becomes a component. Tools differ in how they follow files with ids of their own, so none has to.
 * With `all`, schemas that the document does not refer to become components too.
 */
export function bundled(source: Schema, schemas: ReadonlyMap<string, Schema>, { all = false } = {}): Schema {
  const own = (source['components'] as Schema)['schemas'] as Record<string, Schema>;
  const parts: Record<string, Schema> = {};
  const wanted = all ? [...schemas.keys()] : filesIn(source);
  for (const name of wanted) {
    const { $schema, $id, $defs, examples, ...schema } = schemas.get(name)!;
    for (const other of filesIn({ $defs, schema })) if (!wanted.includes(other)) wanted.push(other);
    if (isDocument(schema)) parts[typeName(name)] = local(schema, name) as Schema;
    for (const [part, definition] of Object.entries($defs ?? {}))
      parts[partName(name, part)] = local(definition, name) as Schema;
  }
  for (const [name, part] of Object.entries(parts))
    if ('discriminator' in part) parts[name] = discriminated(part, parts);
  const { components, ...rest } = local(source, '') as Record<string, Schema>;
  const kept = Object.entries(components!['schemas'] as Record<string, Schema>).filter(([name]) => !(name in parts));
  for (const [name, schema] of Object.entries(own))
    if ('$ref' in schema && !(name in parts)) throw new Error(`The component ${name} is not named for its file.`);
  return { ...rest, components: { ...components, schemas: { ...Object.fromEntries(kept), ...parts } } };
}

/** Whether a schema describes documents; a file of definitions for others does not. */
export const isDocument = (schema: Schema): boolean => 'type' in schema || 'oneOf' in schema;

// Records are known by their own names everywhere; a definition of another file belongs to that file.
const partName = (file: string, part: string) => typeName(file === 'records' ? part : `${file}-${part}`);

const REFERENCE = /^(?:(?:\.\/schemas\/)?([a-z-]+)\.schema\.json)?(?:#\/(.+))?$/;

/** The names of the schema files that a part refers to. */
function filesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const found = Object.entries(part).flatMap(([key, item]) =>
    key === '$ref' ? (REFERENCE.exec(item as string)?.[1] ?? []) : filesIn(item),
  );
  return [...new Set(found)];
}

/** A copy in which references between files are references within the one document. */
function local(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => local(item, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === '$ref') return [key, localReference(item as string, file)];
      return [key, PARTIAL.has(key) ? opened(local(item, file)) : local(item, file)];
    }),
  );
}

/** Where parts of one description stand, each of which is silent about the members of the others. */
const PARTIAL = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not']);

/** Says of each part that further members may be there: linters take an object that does not say so for a closed one. */
function opened(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(opened);
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, item]) => [key, opened(item)]));
  return 'properties' in part || 'required' in part ? { ...inner, unevaluatedProperties: true } : inner;
}

function localReference(reference: string, file: string): string {
  const [, target = file, pointer = ''] = REFERENCE.exec(reference) ?? [];
  if (target === '') return reference;
  const [, part, inside = ''] = /^\$defs\/([^/]+)(\/.*)?$/.exec(pointer) ?? [];
  if (part !== undefined) return `#/components/schemas/${partName(target, part)}${inside}`;
  return `#/components/schemas/${typeName(target)}${pointer && `/${pointer}`}`;
}

/** OpenAPI wants to be told which value of a discriminator means which component; JSON Schema sees it in `const`. */
function discriminated(schema: Schema, parts: Readonly<Record<string, Schema>>): Schema {
  const { propertyName } = schema['discriminator'] as { propertyName: string };
  const mapping = (schema['oneOf'] as { $ref: string }[]).map(({ $ref }) => {
    const { properties } = parts[$ref.slice('#/components/schemas/'.length)] as { properties: Record<string, Schema> };
    return [properties[propertyName]!['const'], $ref];
  });
  // The further members are those of the component, which linters forget once a discriminator has picked it.
  return {
    ...schema,
    unevaluatedProperties: true,
    discriminator: { propertyName, mapping: Object.fromEntries(mapping) },
  };
}
