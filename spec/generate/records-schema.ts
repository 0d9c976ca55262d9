import { contexts } from '../croql/contexts.gen.ts';
import type { Context, Member, Members } from '../croql/context.ts';

type Schema = Readonly<Record<string, unknown>>;

const DATES: Readonly<Record<Context['dates'], Schema>> = {
  'YYYY-MM-DD hh:mm:ss': {
    type: 'string',
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
    examples: ['2024-01-31 12:00:00'],
  },
  'ISO 8601 with offset': {
    type: 'string',
    format: 'date-time',
    pattern:
      '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$',
    examples: ['2024-01-31T12:00:00+00:00'],
  },
};

const ID: Member = { type: 'integer', note: 'the id of the record in list answers' };

/** The members that a record has in a dataset besides those of its context: how the kit and list answers name it. */
const ADDED: Readonly<Record<string, Members>> = {
  'source-string': { id: ID },
  'source-string/translations': { id: ID },
  translation: { id: ID, language: { type: 'string', note: 'the code that its list is asked for' } },
  'tm-segment': { id: ID },
  'tm-segment/records': { language: { type: 'string', note: 'the code that list answers show' } },
};

/** The members that a record of a dataset cannot do without; any other may be absent. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'source-string': ['id'],
  'source-string/translations': ['id', 'language'],
  'source-string/languages summary': ['language'],
  translation: ['id'],
  'tm-segment': ['id'],
  'tm-segment/records': ['id'],
  'glossary-term': ['id'],
  'glossary-concept': ['id'],
};

/** The schema of the records that a dataset holds, made from the CroQL contexts: what `records.schema.json` says. */
export function recordsSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://locspec.dev/schemas/records.schema.json',
    $comment: 'Generated from croql/contexts.json by generate-records.ts.',
    title: 'Records',
    description: 'The records of a dataset: the members of the CroQL contexts, and the ids of list answers.',
    $defs: Object.fromEntries(
      Object.entries<Context>(contexts).map(([name, context]) => [
        name,
        {
          title: context.title,
          'x-locspec-source': context.source,
          ...recordOf(context.members, name, context.dates),
        },
      ]),
    ),
  };
}

function recordOf(members: Members, path: string, dates: Context['dates']): Schema {
  const all = { ...ADDED[path], ...members };
  return {
    type: 'object',
    // Of an element whose shape is not shown nothing can be wrong.
    ...(Object.keys(all).length > 0 && { additionalProperties: false }),
    ...(REQUIRED[path] && { required: REQUIRED[path] }),
    properties: Object.fromEntries(
      Object.entries(all).map(([name, member]) => [
        name,
        {
          ...(member.note !== undefined && { description: member.note }),
          ...(member.edition && { 'x-locspec-edition': member.edition }),
          ...(member.gap !== undefined && { 'x-locspec-gap': member.gap }),
          ...valueOf(member, `${path}/${name}`, dates),
        },
      ]),
    ),
  };
}

function valueOf(member: Member, path: string, dates: Context['dates']): Schema {
  // An array in the second reading is the one of the two that a dataset writes (`fields`).
  const type = member.also === 'array' ? 'array' : member.type;
  if (type === 'array') return { type, items: recordOf(member.members ?? {}, path, dates) };
  if (type === 'object') return orNull(recordOf(member.members ?? {}, path, dates), path);
  if (member.also === 'datetime') return { anyOf: [{ type }, orNull(DATES[dates], path)] };
  if (type === 'datetime') return orNull(DATES[dates], path);
  if (type === 'boolean') return { type };
  if (member.gap === 'croql.plural-text')
    return { type: ['string', 'object', 'null'], minProperties: 1, additionalProperties: { type: 'string' } };
  const values = member.furtherValues ? undefined : member.values;
  return orNull({ type, ...(values && { enum: values }) }, path);
}

/** Absent scalars are null, so null says the same as absence, wherever absence is allowed. */
function orNull(schema: Schema, path: string): Schema {
  const [, owner = '', name = ''] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  if (REQUIRED[owner]?.includes(name)) return schema;
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(Array.isArray(schema['enum']) && { enum: [...(schema['enum'] as string[]), null] }),
  };
}
