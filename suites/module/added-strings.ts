import { listClauses, listForeignClauses, listFormerClauses, listTexts, selectByName } from './record-expressions.ts';
import type { Clause } from './record-expressions.ts';
import { hasResult } from './service-rules.ts';
import type { ImportProject } from '../drivers/import-fixtures.ts';
import type { ImportContext } from '../drivers/imports.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** What the strings that were added show. */
export const RESULTS: readonly RequirementId[] = [
  'module.result.strings-added',
  'module.result.context',
  'module.result.max-length',
  'module.result.max-length-default',
  'module.result.translatable',
  'module.result.has-plurals-default',
  'module.result.labels',
  'module.result.labels-default',
  'module.result.translations',
  'module.result.status',
  'module.result.status-default',
];
/** The longest expression that is sent, in characters. */
const MAX_EXPRESSION = 2_000;

const all = (clauses: readonly Clause[]) => clauses.map(({ expression }) => `(${expression})`).join(' and ');

/** What is known of the file of strings. */
interface FileOfStrings {
  readonly project?: ImportProject;
  readonly fileId?: number;
  /** The strings of its job. */
  readonly strings?: readonly StringRecord[];
}

/** Judges whether the strings of a project are what these records make of them, with as few requests as possible. */
export async function judgeStrings(
  context: CheckContext,
  imports: Pick<ImportContext, 'select' | 'count' | 'countTranslations'>,
  records: readonly StringRecord[],
  shape: string,
  { project, fileId, strings = [] }: FileOfStrings = {},
): Promise<void> {
  const count = (expression: string) => imports.count(expression, project);
  const parsed = new Map(strings.map((record) => [record.uniqId, record]));
  const whole = records.map((record, index) => {
    const clauses = [
      ...listClauses(record),
      ...listFileClauses(fileId),
      ...listForeignClauses(record, records[index - 1] ?? records[index + 1]),
      ...listFormerClauses(record, parsed.get(record.uniqId)),
    ];
    const name = selectByName(record);
    const stated = clauses.filter(({ denied }) => denied === undefined);
    return {
      ...{ record, clauses, expression: `(${name} and ${all(clauses)})`, stated: `(${name} and ${all(stated)})` },
      denied: clauses.flatMap(({ denied }) => (denied === undefined ? [] : [`(${name} and ${denied})`])),
    };
  });
  for (const chunk of inChunks(groupAlike(whole), MAX_EXPRESSION)) {
    const requirements = new Set(chunk.flatMap(({ clauses }) => clauses.map(({ requirement }) => requirement)));
    if (await areAsStated((expression) => imports.select(expression, project), chunk)) {
      const { length } = chunk;
      for (const requirement of requirements)
        context.judge(hasResult(requirement), { what: shape, expected: length, actual: length });
      continue;
    }
    await findWrongClauses(context, count, chunk, shape);
  }
  for (const [language, texts] of listTexts(records)) {
    const expressions = [...texts].map((expression) => [{ expression: `(${expression})` }]);
    for (const chunk of inChunks(expressions, MAX_EXPRESSION)) {
      const asked = chunk.map(({ expression }) => expression).join(' or ');
      const counted = await imports.countTranslations(language, asked, project);
      // Whether there is such a list is for other checks to judge. Earlier imports may have brought the same texts.
      if (counted === undefined) break;
      context.judge(hasResult('module.result.translations'), {
        what: `translations are missing from the list of their language (${shape})`,
        expected: `${chunk.length} or more for ${asked} into ${language}`,
        actual: `${counted < chunk.length ? counted : `${chunk.length} or more`} for ${asked} into ${language}`,
      });
    }
  }
}

/** Strings whose keys differ by case alone, together: a service that compares without it selects all of them by each. */
function groupAlike<Item extends { readonly record: StringRecord }>(
  items: readonly Item[],
): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = item.record.identifier.toLowerCase();
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** What selects a string that is what it should be, in one expression, or in what is stated of it and what is denied. */
interface ExpectedString {
  readonly record: StringRecord;
  readonly expression: string;
  readonly stated: string;
  readonly denied: readonly string[];
}

/** Whether each string of a chunk is there once and is what it should be: asked at once, and else with denials apart. */
async function areAsStated(select: ImportContext['select'], chunk: readonly ExpectedString[]): Promise<boolean> {
  const areSelected = async (expressions: readonly string[]) => {
    const { count, identifiers } = await select(expressions.join(' or '));
    // A string that is there twice would stand in for one that is missing.
    return count === chunk.length && chunk.every(({ record }) => identifiers?.has(record.identifier) ?? true);
  };
  if (await areSelected(chunk.map(({ expression }) => expression))) return true;
  const denied = chunk.flatMap((one) => one.denied);
  if (denied.length === 0 || (await select(denied.join(' or '))).count > 0) return false;
  return areSelected(chunk.map(({ stated }) => stated));
}

/** A service need not be able to keep a file whose id has more than 32 bits. */
const MAX_FILE_ID = 2 ** 31;

const listFileClauses = (fileId: number | undefined): readonly Clause[] =>
  fileId === undefined || fileId >= MAX_FILE_ID
    ? []
    : [
        {
          requirement: 'module.result.strings-added',
          what: 'a string is not one of the imported file',
          expression: `id of file = ${fileId}`,
        },
      ];

/** Finds which fields of which strings are wrong, where some are. */
async function findWrongClauses(
  context: CheckContext,
  count: ImportContext['count'],
  chunk: readonly { readonly record: StringRecord; readonly clauses: readonly Clause[] }[],
  shape: string,
): Promise<void> {
  for (const { record, clauses } of chunk) {
    const name = selectByName(record);
    const alike = chunk.filter((one) => one.record.identifier.toLowerCase() === record.identifier.toLowerCase()).length;
    const oneOr = (counted: number) => (counted === alike ? alike : 1);
    const present = await count(name);
    const isPresent = context.judge(hasResult('module.result.strings-added'), {
      what: `a string of the response is not added once (${shape})`,
      expected: `${oneOr(present)} for ${name}`,
      actual: `${present} for ${name}`,
    });
    if (isPresent.length > 0) return;
    // What is denied of one may hold of another that the same key selects.
    const isAlone = present === 1;
    for (const { requirement, what, expression, denied } of clauses) {
      if (denied !== undefined && !isAlone) continue;
      const asked = denied === undefined ? `${name} and (${expression})` : `${name} and ${denied}`;
      const actual = await count(asked);
      const wanted = denied === undefined ? oneOr(actual) : 0;
      const found = context.judge(hasResult(requirement), {
        what: `${what} (${shape})`,
        expected: `${wanted} for ${asked}`,
        actual: `${actual} for ${asked}`,
      });
      if (found.length > 0) return;
    }
  }
}

/** Groups in chunks, each as long as its expressions may be, and of one group at least. */
function inChunks<Item extends { readonly expression: string }>(
  groups: readonly (readonly Item[])[],
  max: number,
): readonly (readonly Item[])[] {
  const chunks: Item[][] = [];
  let left = 0;
  for (const group of groups) {
    const size = group.reduce((sum, { expression }) => sum + expression.length, 0);
    left -= size;
    if (left < 0) {
      chunks.push([]);
      left = max - size;
    }
    chunks.at(-1)!.push(...group);
  }
  return chunks;
}
