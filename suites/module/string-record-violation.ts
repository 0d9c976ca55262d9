import type { Violation } from '../../run/finding.ts';
import { describe } from '../../spec/schemas/schema-errors.ts';
import type { SchemaError } from '../../spec/schemas/schema-errors.ts';

/** The steps from a string record to the field that an error of its schema is about. */
export function findFieldPath({ instancePath, keyword, params }: SchemaError): readonly string[] {
  const path = instancePath.split('/').slice(1);
  return keyword === 'required' ? [...path, String(params['missingProperty'])] : path;
}

/** An error of the schema of string records as a violation; `record` is the record at that index of its list. */
export function describeRecordError(error: SchemaError, record: unknown, index: number): Violation {
  const path = findFieldPath(error);
  const name = findFieldName(path);
  const actual = describe([error], `string ${index}`, record);
  if (name === undefined) return { code: 'wrong-format', what: 'a string', format: 'a string record', actual };
  return { code: CODES[error.keyword] ?? 'wrong-value', what: 'a string record', name, actual };
}

/** The name of a field, the same for every language and every element of a list. */
function findFieldName([field, name, part]: readonly string[]): string | undefined {
  if (field === 'translations' && part !== undefined) return `translations.*.${part}`;
  return field === 'attributes' && name !== undefined ? `attributes.${name}` : field;
}

const CODES: Readonly<Record<string, 'missing-field' | 'wrong-type'>> = {
  required: 'missing-field',
  type: 'wrong-type',
};
