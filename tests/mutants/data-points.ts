import {
  BOOLEAN_CORRUPTIONS,
  COLLECTION_CORRUPTIONS,
  DATE_CORRUPTIONS,
  NUMBER_CORRUPTIONS,
  TEXT_CORRUPTIONS,
} from './corruptions.ts';
import type { Corruption } from './corruptions.ts';
import type { Change, ListMutant } from './list-change.ts';
import { changeAt } from './change-at.ts';
import { memberRequirement } from '../../suites/oracle/member-paths.ts';
import { CONTEXT_NAMES, contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Member, Members } from '../../spec/croql/context.ts';

type Json = Readonly<Record<string, unknown>>;

/** A member at its place: the members around it, from the record inwards. */
interface MemberPoint {
  readonly context: ContextName;
  readonly path: readonly string[];
  readonly member: Member;
}

const points = (context: ContextName, members: Members, path: readonly string[] = []): readonly MemberPoint[] =>
  Object.entries(members).flatMap(([name, member]) => [
    { context, path: [...path, name], member },
    ...points(context, member.members ?? {}, [...path, name]),
  ]);

const onType =
  <Value>(type: string, { corrupt }: Corruption<Value>) =>
  (value: unknown) =>
    typeof value === type ? corrupt(value as Value) : value;

/** The corruptions of a member's values, by its type. */
function corruptionsOf({
  type,
  also,
}: Pick<Member, 'type' | 'also'>): readonly (readonly [string, (value: unknown) => unknown])[] {
  const rows = <Value>(all: readonly Corruption<Value>[], kind: string) =>
    all.map((one) => [one.name, onType(kind, one)] as const);
  switch (also ?? type) {
    case 'boolean':
      return rows(BOOLEAN_CORRUPTIONS, 'boolean');
    case 'string':
      return rows(TEXT_CORRUPTIONS, 'string');
    case 'integer':
      return rows(NUMBER_CORRUPTIONS, 'number');
    case 'datetime':
      return rows(DATE_CORRUPTIONS, 'string');
    case 'array':
      return rows(COLLECTION_CORRUPTIONS, 'object');
    default:
      return [];
  }
}

/** Members that the evaluator reads wrongly in the records of one context. */
export const memberMutants = (): readonly ListMutant[] =>
  CONTEXT_NAMES.flatMap((context) =>
    points(context, contextOf(context).members).flatMap(({ path, member }) =>
      corruptionsOf(member).map(([name, corrupt]): ListMutant => ({
        id: `member: ${path.join(' / ')} of ${context} ${name}`,
        kind: (member.also ?? member.type) === 'array' ? 'collection' : 'member',
        breaks: memberRequirement(path.at(-2) ?? context, path.at(-1)!),
        change: {
          rules: {
            readRecord: (record, of) => (of === context ? (changeAt(record, path, corrupt) as Json) : record),
          },
        },
      })),
    ),
  );

/** The lists of a dataset and the ids that name their owners. */
// prettier-ignore
const STORED_LISTS: readonly (readonly string[])[] = [
  ['users'], ['languages'], ['projects'], ['tms'], ['glossaries'],
  ['projects', 'strings'], ['projects', 'strings', 'translations'], ['tms', 'segments'], ['tms', 'segments', 'records'], ['glossaries', 'terms'],
];
const STORED_IDS = [...STORED_LISTS.filter(([first]) => first !== 'languages'), ['projects', 'strings', 'file']];
const STORED_NAMES = [
  ['users', 'login'],
  ['languages', 'id'],
];

const stored = (name: string, path: readonly string[], change: (value: unknown) => unknown): ListMutant => ({
  id: `stored: ${path.join(' / ')} ${name}`,
  kind: 'stored',
  change: { dataset: (dataset) => changeAt(dataset, path, change) as Json },
});

/** Lists, ids and names that are stored wrongly. */
export const storedMutants = (): readonly ListMutant[] => [
  ...STORED_LISTS.flatMap((path) =>
    COLLECTION_CORRUPTIONS.filter(({ name }) => name !== 'with the first twice').map((one) =>
      stored(one.name, path, onType('object', one)),
    ),
  ),
  ...STORED_IDS.flatMap((path) =>
    NUMBER_CORRUPTIONS.map((one) => stored(one.name, [...path, 'id'], onType('number', one))),
  ),
  ...STORED_NAMES.flatMap((path) => TEXT_CORRUPTIONS.map((one) => stored(one.name, path, onType('string', one)))),
];

/** The fields of records in list responses, by their kinds. */
// prettier-ignore
const FIELDS: Readonly<Record<ContextName, Partial<Record<Member['type'], readonly string[]>>>> = {
  'source-string': { integer: ['id', 'projectId', 'maxLength', 'fileId'], string: ['identifier', 'text', 'context'], array: ['labelIds'], datetime: ['createdAt', 'updatedAt'] },
  translation:     { integer: ['stringId', 'translationId'], string: ['text', 'provider'], datetime: ['createdAt'] },
  'tm-segment':    { integer: ['id'], array: ['records'] },
  'glossary-term': { integer: ['id', 'userId', 'conceptId'], string: ['languageId', 'text', 'description', 'note', 'url', 'lemma'], datetime: ['createdAt', 'updatedAt'] },
};

const changeField = (context: ContextName, field: string, change: (value: unknown) => unknown): Change => ({
  body: (body, request) =>
    request.context === context
      ? { ...body, data: body.data.map((item) => ({ ...item, data: changeAt(item.data, [field], change) as Json })) }
      : body,
});

/** Fields of list records that are written wrongly. */
export const fieldMutants = (): readonly ListMutant[] =>
  CONTEXT_NAMES.flatMap((context) =>
    (Object.entries(FIELDS[context]) as [Member['type'], readonly string[]][]).flatMap(([type, fields]) =>
      fields.flatMap((field) =>
        corruptionsOf({ type }).map(([name, corrupt]): ListMutant => ({
          id: `response field: ${field} of ${context} ${name}`,
          kind: 'response field',
          change: changeField(context, field, corrupt),
        })),
      ),
    ),
  );
