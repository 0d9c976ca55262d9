import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { bundled } from './openapi-bundle.ts';
import type { Schema } from '../schemas/schema-files.ts';

/** The text of `types.gen.ts`: the types of `openapi.yaml` and of every schema, one name each. */
export async function typesText(source: Schema, schemas: ReadonlyMap<string, Schema>): Promise<string> {
  const document = typed(bundled(source, schemas, { all: true })) as OpenAPI3;
  const tree = await openapiTypes(document, {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    emptyObjectsUnknown: true,
    // A member with a default may still be absent.
    defaultNonNullable: false,
  });
  // Nobody calls the service by types of its routes.
  const used = tree.filter((node) => !(ts.isInterfaceDeclaration(node) && ROUTES.has(node.name.text)));
  return `// Generated from openapi.source.yaml and schemas/ by spec/generate/schemas.ts.\n${astToString(used)}`;
}

const ROUTES = new Set(['paths', 'webhooks', 'operations']);

/** Conditions, which types cannot follow: left in, they would widen the type to `unknown`. */
const CONDITIONS = new Set(['if', 'then', 'else', 'not']);

function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, item]) => !CONDITIONS.has(key) && !isCondition(key, item));
  return Object.fromEntries(kept.map(([key, item]) => [key, typed(item)]));
}

/** Whether a keyword only combines conditions or lists of required members. */
const isCondition = (key: string, value: unknown) =>
  (key === 'anyOf' || key === 'allOf') &&
  (value as readonly Schema[]).every((option) => 'if' in option || Object.keys(option).every(isOfRequired));

// The second says of a list of required members that other members may be there.
const isOfRequired = (key: string) => key === 'required' || key === 'unevaluatedProperties';
