import { expect, test } from 'vitest';
import { judgeStrings } from './added-strings.ts';
import { record } from './strings.ts';
import type { ImportContext } from '../drivers/imports.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { AnyRule } from '../kit/rule.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

const RECORDS = ['one', 'two', 'three'].map((id) => record(id, `Text ${id}`, { maxLength: 40 }));
const KEYS = RECORDS.map(({ identifier }) => identifier);

/** Strings of a project whose fields are right, and texts of translations. */
interface Project {
  readonly keys: readonly string[];
  readonly translations?: readonly string[];
  /** How the list of strings shows an identifier; undefined: not at all. */
  readonly show?: (key: string) => string | undefined;
}

/** What is found where the strings of a project should be these records. */
async function judge(
  records: readonly StringRecord[],
  { keys, translations = [], show = (key) => key }: Project,
): Promise<readonly string[]> {
  const select: ImportContext['select'] = async (expression) => {
    const selected = keys.filter((key) => expression.includes(`identifier = "${key}"`));
    const shown = selected.map(show).filter((key) => key !== undefined);
    return { count: selected.length, ...(shown.length === selected.length && { identifiers: new Set(shown) }) };
  };
  const imports: Parameters<typeof judgeStrings>[1] = {
    select,
    count: async (expression) => (await select(expression)).count,
    countTranslations: async (_language, expression) =>
      translations.filter((text) => expression.includes(`text = "${text}"`)).length,
  };
  const found: string[] = [];
  const judgeOne = (rule: AnyRule, input: unknown) => {
    const violation = rule.violation(input);
    if (violation !== undefined) found.push(rule.requirement);
    return violation === undefined ? [] : [{ requirement: rule.requirement, expected: rule.expected, violation }];
  };
  await judgeStrings({ judge: judgeOne } as unknown as CheckContext, imports, records, 'an import');
  return found;
}

for (const { title, project, found } of [
  { title: 'every string once is right', project: { keys: KEYS }, found: [] },
  {
    title: 'a string that is missing is found',
    project: { keys: KEYS.slice(1) },
    found: ['module.result.strings-added'],
  },
  {
    title: 'a string that is there twice in place of another is found',
    project: { keys: [KEYS[0]!, KEYS[0]!, KEYS[1]!] },
    found: ['module.result.strings-added'],
  },
  {
    title: 'a list without identifiers is right by its number of strings',
    project: { keys: KEYS, show: () => undefined },
    found: [],
  },
  {
    title: 'a list that shows identifiers in another way is right by each of them',
    project: { keys: KEYS, show: (key: string) => key.toUpperCase() },
    found: [],
  },
] satisfies readonly { readonly title: string; readonly project: Project; readonly found: readonly string[] }[])
  test(title, async () => {
    expect(await judge(RECORDS, project)).toEqual(found);
  });

test('translations are looked for, however many there are', async () => {
  const texts = Array.from({ length: 200 }, (_, index) => `Переклад ${index}`);
  const records = texts.map((text, index) =>
    record(`t${index}`, 'Text', { maxLength: 40, translations: { uk: { text } } }),
  );
  const keys = records.map(({ identifier }) => identifier);
  expect(await judge(records, { keys, translations: texts })).toEqual([]);
  expect(await judge(records, { keys, translations: texts.slice(0, -1) })).toEqual(['module.result.translations']);
});
