import { describe, expect, test } from 'vitest';
import type { ContextName } from '../spec/croql/contexts.ts';
import { HOLE } from './host-text.ts';
import { lintText } from './lint.ts';
import { diagnoseTemplate } from './template.ts';

const diagnose = (template: string, context: ContextName = 'source-string') =>
  diagnoseTemplate(template.replaceAll('◻', HOLE), { context, edition: 'enterprise' });

// prettier-ignore
const ACCEPTED: readonly (string | readonly [template: string, context: ContextName])[] = [
  'id of file = ◻', 'count of translations ◻ 3', 'count of ◻ > 0', 'count of ◻ ◻ ◻', '◻ of file = 3', 'id of ◻ = 3',
  'identifier = "◻"', 'identifier = "a◻b"', 'identifier = ◻', 'text contains ◻ and is hidden',
  "added > '◻'", "added between '◻ 00:00:00' and '◻'", 'added > ◻', "updated >= '◻'",
  'count of translations where (user = @user:"◻") > 0', 'count of translations where (user = @user:◻) > 0',
  'count of translations where (language = @language:"◻" and ◻) = ◻', '◻ and is hidden', 'is hidden ◻', 'is hidden◻',
  '◻is hidden', 'is hidden and (◻)', 'is hidden or not ◻', 'If ◻ then ◻ else ◻', '(◻) and (◻)', 'is ◻', 'type is ◻',
  'count of languages summary where (is translated by ◻) > 0', 'count of languages summary where (has ◻ qa issues) > 0',
  'count of translations where ◻ > 0', 'count of fields where (◻ = "◻") > 0', '-◻ < 3', 'max length between ◻ and ◻',
  'id of file = 1◻', 'count of translations where (@◻:"x" = user) > 0', '◻', '◻ = ◻', '◻◻◻ and is hidden', 'count of translations ◻ ◻ ◻ is hidden', '◻ ◻ ◻ ◻ is hidden',
  // What fills in parts by itself
  'id of file = %d', 'id of file = {}', 'id of file = {file}', 'id of file = {{ file }}', 'id of file = $file', 'id of file = %(file)s',
  'id of file = #{file}', 'id of file = <file_id>', 'count of comments where (...) > 0', 'is hidden and …', 'identifier = "%s"', 'identifier = "{key}"',
  ['status = "◻" or status = ◻', 'glossary-term'], ['count of records where (usageCount > ◻) > 0', 'tm-segment'],
];

// prettier-ignore
const REJECTED: readonly (readonly [template: string, codes: readonly string[], context?: ContextName])[] = [
  ['count of translation = ◻', ['unknown-member']],
  ['id of file == ◻', ['foreign-operator']],
  ['fileId = ◻ && isHidden', ['unknown-member', 'foreign-operator', 'unknown-member']],
  ["identifier = '◻'", ['single-quoted-text']],
  ["identifier = '{key}'", ['single-quoted-text']],
  ['count of translations > "◻"', ['types-differ']],
  ['text = "◻', ['unclosed-string']],
  ['text + ◻ > 3', ['operand-type']],
  ['is hidden and usageCount > ◻', ['unknown-member']],
  ['usageCount > ◻', ['misplaced-member'], 'tm-segment'],
  ['id of file = ◻', ['unknown-member'], 'translation'],
  ['text contains "◻" and', ['missing-operand']],
];

describe('a template that can be right is accepted', () => {
  for (const row of ACCEPTED) {
    const [template, context] = typeof row === 'string' ? [row] : row;
    test(template, () => {
      expect(diagnose(template, context)).toEqual([]);
    });
  }
});

describe('a template that no values make right is not', () => {
  for (const [template, codes, context] of REJECTED) {
    test(template, () => {
      expect(diagnose(template, context).map(({ code }) => code)).toEqual(codes);
    });
  }
});

test('a mistake has its place in the template, and its sentence has no stand-in', () => {
  const template = `id of file = ${HOLE} and text = '{value}' and WRONG = ${HOLE}`;
  const [date, name] = diagnoseTemplate(template, {});
  expect(date).toMatchObject({ code: 'single-quoted-text', found: '{value}' });
  expect(template.slice(name!.span.start, name!.span.end)).toBe('WRONG');
});

test('a template of more parts than can be told apart is accepted', () => {
  const clauses = (count: number) => Array.from({ length: count }, () => `id of file = ${HOLE}`).join(' or ');
  expect(diagnoseTemplate(clauses(19), {})).toEqual([]);
  expect(diagnoseTemplate(clauses(19) + ' or WRONG', {})).toMatchObject([{ code: 'unknown-member' }]);
  expect(diagnoseTemplate(clauses(200), {})).toEqual([]);
});

// prettier-ignore
for (const [name, piece] of [
  ['a.ts', '`${'], ['a.ts', 'croql=('], ['a.ts', '/['], ['a.ts', '"?croql=a'], ['a.rb', '<<~A\n'], ['a.py', "f'{croql"],
  ['a.sh', '$('], ['a.sh', '"`'], ['a.md', '<!--'], ['a.yml', '['], ['a.json', '{"croql":'], ['a.croql', '('], ['a.croql', '{x} '],
] as const) {
  test(`a file of nothing but ${JSON.stringify(piece)} comes to an end in ${name}`, () => {
    const text = 'croql = ' + piece.repeat(100_000 / piece.length);
    const outside = lintText(name, text).problems.filter(({ span }) => span.end > text.length || span.start > span.end);
    expect(outside).toEqual([]);
  }, 30_000);
}
