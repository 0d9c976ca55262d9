import { expect, test } from 'vitest';
import { check } from './checker.ts';
import { EvaluationError } from './diagnostics.ts';
import { explain } from './explain.ts';
import { renderExplanation, renderValue } from './explain-text.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

const evaluationContext: EvaluationContext = {
  now: new Date('2024-06-15T12:00:00Z'),
  user: (login) => ({ alice: 1 })[login],
  language: (code) => (code === 'uk' ? code : undefined),
};

const record: CroqlRecord = {
  'is hidden': true,
  'max length': 20,
  text: 'Save',
  added: '2024-02-01 00:00:00',
  file: { id: 7, name: 'a.json' },
  translations: [
    { id: 9, text: 'Зберегти', language: 'uk', user: 1, votes: [{ 'is up': true }] },
    { id: 10, text: 'Speichern', language: 'de', user: 2 },
  ],
};

function because(text: string, of = record) {
  const checked = check(text, { edition: 'enterprise' });
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  return explain(checked.query, of, evaluationContext);
}

// prettier-ignore
for (const [text, matches, deciding] of [
  ['is hidden',                                                  true,  'is hidden'],
  ['is hidden and max length > 50 and text = "Save"',            false, 'max length > 50'],
  ['is hidden and max length > 5',                               true,  'is hidden and max length > 5'],
  ['is visible or max length > 5',                               true,  'max length > 5'],
  ['is visible or max length > 50',                              false, 'is visible or max length > 50'],
  ['not (is visible or (is hidden and max length = 20))',        false, 'is hidden and max length = 20'],
  ['is hidden xor max length > 5',                               false, 'is hidden xor max length > 5'],
  ['If is hidden then max length > 50 else is visible',          false, 'max length > 50'],
  ['If is visible then is hidden else (text = "x" or text contains "av")', true, 'text contains "av"'],
  ['file with (id = 7 and name = "b")',                          false, 'name = "b"'],
  ['branch with (id = 7)',                                       false, 'branch with (id = 7)'],
  ['count of translations where (is pre translated) > 0 and is hidden', false, 'count of translations where (is pre translated) > 0'],
] as const) {
  test(`${text}: ${deciding} decides`, () => {
    const reason = because(text);
    expect(reason.matches).toBe(matches);
    expect(reason.deciding.text).toBe(deciding);
    expect(text.slice(reason.deciding.node.span.start, reason.deciding.node.span.end)).toBe(deciding);
  });
}

test('every part shows what it gave, and a filter what it gave for each element', () => {
  const { root } = because('count of translations where (user = @user:"alice") = 1');
  const [count] = root.parts;
  const filter = count!.parts[0]!;
  expect([root.value, count!.value, (filter.value as unknown[]).length]).toEqual([true, 1, 1]);
  expect(filter.parts.map(({ text }) => text)).toEqual(['translations']);
  expect(filter.elements.map(({ step }) => step.value)).toEqual([true, false]);
  expect(filter.elements.map(({ step }) => step.parts.map(({ value }) => value))).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('something that is only asked whether it is there is a boolean', () => {
  expect(because('file with (id = 7)').root.value).toBe(true);
  expect(because('file with (id = 8)').root.value).toBe(false);
});

test('a person reads it from the outcome to the values', () => {
  const text =
    'is hidden and count of translations where (user = @user:"alice" and count of votes > 1) > 0 and added < \'today\'';
  expect(renderExplanation(because(text))).toBe(
    `The record does not match.
This decides: count of translations where (user = @user:"alice" and count of votes > 1) > 0  →  false

${text.slice(0, 99)}…  →  false
  is hidden  →  true
  count of translations where (user = @user:"alice" and count of votes > 1) > 0  →  false
    count of translations where (user = @user:"alice" and count of votes > 1)  →  0
      translations where (user = @user:"alice" and count of votes > 1)  →  0 elements
        translations  →  2 elements
        id 9:
          user = @user:"alice" and count of votes > 1  →  false
            user = @user:"alice"  →  true
              user  →  1
              @user:"alice"  →  1
            count of votes > 1  →  false
              count of votes  →  1
                votes  →  1 element
        id 10:
          user = @user:"alice" and count of votes > 1  →  false
            user = @user:"alice"  →  false
              user  →  2
              @user:"alice"  →  1
            count of votes > 1  →  false
              count of votes  →  0
                votes  →  0 elements
  added < 'today'  →  true
    added  →  '2024-02-01T00:00:00Z'
    'today'  →  '2024-06-15T00:00:00Z'`,
  );
});

test('of many elements the first are shown, and elements without a name by their place', () => {
  const screenshots = { labels: Array.from({ length: 8 }, (_, index) => ({ 'is system': index > 3 })) };
  const lines = renderExplanation(because('count of labels where (is system) > 0', screenshots)).split('\n');
  expect(lines.filter((line) => /element \d:/.test(line)).map((line) => line.trim())).toEqual(
    [1, 2, 3, 4, 5].map((number) => `element ${number}:`),
  );
  expect(lines).toContain('      … 3 more');
  expect(lines[0]).toBe('The record matches.');
  expect(lines[1]).toBe('');
});

test('where all elements are shown nothing is said of more', () => {
  const labels = Array.from({ length: 5 }, () => ({ 'is system': true }));
  expect(renderExplanation(because('count of labels where (is system) > 0', { labels }))).not.toContain('more');
});

test('a part is one line, cut after a hundred characters', () => {
  const first = (text: string) => renderExplanation(because(text, {})).split('\n\n')[1]!.split('\n')[0];
  expect(first('is hidden \n  and   is visible')).toBe('is hidden and is visible  →  false');
  const ofLength = (length: number) => `text = "${'a'.repeat(length - 9)}"`;
  expect(first(ofLength(100))).toBe(`${ofLength(100)}  →  false`);
  expect(first(ofLength(101))).toBe(`${ofLength(101).slice(0, 99)}…  →  false`);
});

test('a part that fails and is not needed is shown as not evaluated', () => {
  const semantics = { division: 'zero-error' } as const;
  const explainWith = (text: string) => {
    const checked = check(text, { edition: 'enterprise', semantics });
    if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
    return explain(checked.query, record, evaluationContext);
  };
  const explanation = explainWith('is hidden or max length / 0 > 1');
  expect(explanation.matches).toBe(true);
  expect(explanation.deciding.text).toBe('is hidden');
  expect(renderExplanation(explanation).split('\n').slice(3)).toEqual([
    'is hidden or max length / 0 > 1  →  true',
    '  is hidden  →  true',
    '  max length / 0 > 1  →  not evaluated',
    '    max length / 0  →  not evaluated',
    '      max length  →  20',
  ]);
  expect(explainWith('If is hidden then is hidden else max length / 0 > 1').matches).toBe(true);
  expect(() => explainWith('is hidden and max length / 0 > 1')).toThrow(EvaluationError);
});

test('the operands of a row of arithmetic are shown beside each other', () => {
  const { root } = because('max length - 1 + 2 > 0');
  expect(root.parts[0]!.parts.map(({ text, value }) => [text, value])).toEqual([
    ['max length', 20],
    ['1', 1],
    ['2', 2],
  ]);
});

// prettier-ignore
for (const [value, type, text] of [
  [null,                          'number',     'absent'],
  [true,                          'boolean',    'true'],
  [false,                         'boolean',    'false'],
  [0.5,                           'number',     '0.5'],
  [NaN,                           'number',     'nobody'],
  [0,                             'datetime',   "'1970-01-01T00:00:00Z'"],
  ['say "a"',                     'string',     '"say \\"a\\""'],
  [['one', 'two'],                'string',     '"one" or "two"'],
  [[],                            'string',     'no language'],
  [[{}],                          'collection', '1 element'],
  [[],                            'collection', '0 elements'],
  [{ id: 7, name: 'a' },          'object',     'id 7'],
  [{ slug: 'a', name: 'b' },      'object',     'slug a'],
  [{ language: 'uk', user: 1 },   'object',     'language uk'],
  [{ user: 1, name: 'b' },        'object',     'user 1'],
  [{ name: 'b' },                 'object',     'name b'],
  [{},                            'object',     'an object'],
] as const) {
  test(`${JSON.stringify(value)} of type ${type} is shown as ${text}`, () => {
    expect(renderValue(value as never, type)).toBe(text);
  });
}
