import { expect, test } from 'vitest';
import { check } from './checker.ts';
import { parse } from './parser.ts';
import { format } from './printer.ts';
import { children, rewrite, type Node } from './tree.ts';

// prettier-ignore
for (const [text, printed] of [
  ['IS HIDDEN',                                           null],
  ['is   hidden\nAND(is visible)',                        'is hidden and is visible'],
  ['((is hidden))',                                       'is hidden'],
  ['is hidden or is visible and is duplicate',            'is hidden or (is visible and is duplicate)'],
  ['(is hidden or is visible) or is duplicate',           '(is hidden or is visible) or is duplicate'],
  ['not is hidden and not (max length = 1)',              'not is hidden and not (max length = 1)'],
  ['not max length = 1',                                  'not (max length = 1)'],
  ['not (file with (id = 1))',                            'not (file with (id = 1))'],
  ['max length ≠ 1 and max length ≥ 2 and max length ≤ 3', 'max length != 1 and max length >= 2 and max length <= 3'],
  ['1 + 2 - 3 = 4 * 5 / 6',                               '1 + 2 - 3 = 4 * 5 / 6'],
  ['1 - (2 - 3) = 4 / (5 / 6)',                           '1 - (2 - 3) = 4 / (5 / 6)'],
  ['1 + 2 * 3 = 1 * 2 + 3',                               '1 + (2 * 3) = (1 * 2) + 3'],
  ['-1 - -2 = --3',                                       '-1 - (-2) = -(-3)'],
  ['-(1 + 2) = 3 * -4',                                   '-(1 + 2) = 3 * (-4)'],
  ['007.50 = 1',                                          '7.5 = 1'],
  ['0.0000001 = 1000000000000000000000000',               '0.0000001 = 1000000000000000000000000'],
  ['0.000000125 = 1250000000000000000000000',              '0.000000125 = 1250000000000000000000000'],
  ['if is hidden or is visible then max length between 1 and 2 else is hidden', 'If is hidden or is visible then max length between 1 and 2 else is hidden'],
  ['(file with (id = 1)) = is hidden',                    '(file with (id = 1)) = is hidden'],
  ['not file with (id = 1)',                              'not (file with (id = 1))'],
  ['max length between 1 and 2 and is hidden',            '(max length between 1 and 2) and is hidden'],
  ['max length between (If is hidden then 1 else 2) and -1', 'max length between (If is hidden then 1 else 2) and -1'],
  ['if is hidden then is visible else if is visible then is hidden else is duplicate', 'If is hidden then is visible else If is visible then is hidden else is duplicate'],
  ['if (if is hidden then is visible else is hidden) then (if is hidden then is visible else is hidden) else is hidden', 'If (If is hidden then is visible else is hidden) then (If is hidden then is visible else is hidden) else is hidden'],
  ['count of labels where is system > 0',                 'count of labels where (is system) > 0'],
  ['count of labels where (is system) where (id = 1) > 0', 'count of labels where (is system) where (id = 1) > 0'],
  ['count of (if is hidden then labels else labels where (is system)) = 0', 'count of (If is hidden then labels else labels where (is system)) = 0'],
  ['id of file with (id = 1) = 1',                        'id of (file with (id = 1)) = 1'],
  ['file with (id = 1) with (id = 2)',                    'file with (id = 1) with (id = 2)'],
  ['@USER:"a" = 1 and @language : "uk" = ""',             '@user:"a" = 1 and @language:"uk" = ""'],
  ["added > 'today'",                                     "added > 'today'"],
  ['(is hidden = is visible) = is duplicate',             '(is hidden = is visible) = is duplicate'],
  ['text contains "it\'s \\ a"',                          'text contains "it\'s \\ a"'],
] as const) {
  test(`${text} is written ${printed}`, () => {
    const checked = check(text);
    expect(checked.ok ? format(checked.query.tree) : null).toBe(printed);
    if (printed !== null) expect(format(parse(printed).tree)).toBe(printed);
  });
}

test('escapes are written where there are any', () => {
  const escapes = { 'string-escape': 'backslash' } as const;
  const { tree } = parse(String.raw`text = "a\"b\\c"`, { semantics: escapes });
  expect(format(tree, escapes)).toBe(String.raw`text = "a\"b\\c"`);
  expect(() => format(tree)).toThrow(RangeError);
});

test('what means nothing is written as it was asked', () => {
  for (const text of ['nothing of this = 1', 'not nothing', 'nothing and is hidden', 'count of nothing = 0']) {
    const checked = check(text, { semantics: { 'unknown-member': 'absent' } });
    expect(checked.ok ? format(checked.query.tree) : checked.diagnostics, text).toBe(text);
  }
});

test('a string that cannot be written says so', () => {
  const { tree } = parse('text = "a"');
  const quoting = rewrite(tree, (node) => (node.kind === 'string' ? { ...node, value: '"' } : node));
  expect(() => format(quoting)).toThrow('cannot be written without escapes');
});

test('what could not be read is shown as left out', () => {
  expect(format(parse('is hidden and').tree)).toBe('is hidden and (…)');
});

test('rewriting reaches every node once, from the leaves up', () => {
  const text =
    'If not (-1 + 2 = id of file) then count of labels where (is system) > 0 else (file with (id between 1 and 2)) or is hidden';
  const checked = check(text);
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  const all = (node: Node): Node[] => [...children(node).flatMap(all), node];
  const seen: Node[] = [];
  const same = rewrite(checked.query.tree, (node) => {
    seen.push(node);
    return node;
  });
  expect(same).toEqual(checked.query.tree);
  expect(seen).toEqual(all(checked.query.tree));
  expect(new Set(seen.map(({ kind }) => kind)).size).toBe(14);
});
