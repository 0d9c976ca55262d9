type Schema = { readonly [keyword: string]: unknown };

/** The members of an object that a JSON Schema describes, as rows of a Markdown table: path, type, what it is. */
export function schemaTable(schema: Schema): string {
  const rows = [...rowsOf(schema, schema, '')].map((cells) => `| ${cells.join(' | ')} |`);
  return ['| key | type | what it is |', '| --- | --- | --- |', ...rows].join('\n');
}

function* rowsOf(root: Schema, schema: Schema, path: string): Generator<readonly string[]> {
  for (const [name, child] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) {
    if (name.startsWith('$')) continue;
    const at = path === '' ? name : `${path}.${name}`;
    const whole = resolved(root, child);
    yield [`\`${at}\``, typeOf(whole), String(whole['description'] ?? '').replaceAll('|', '\\|')];
    yield* rowsOf(root, whole, at);
    const items = whole['items'] as Schema | undefined;
    if (items) yield* rowsOf(root, resolved(root, items), `${at}[]`);
  }
}

/** A schema with what its reference names; what stands beside the reference wins. */
function resolved(root: Schema, schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#/$defs/')) return schema;
  const named = ((root['$defs'] ?? {}) as Record<string, Schema>)[reference.slice('#/$defs/'.length)] ?? {};
  return { ...named, ...schema };
}

function typeOf(schema: Schema): string {
  if ('const' in schema) return `\`${JSON.stringify(schema['const'])}\``;
  const values = schema['enum'] as readonly unknown[] | undefined;
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  return [schema['type'] ?? 'any'].flat().join(' or ');
}
