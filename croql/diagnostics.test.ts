import { expect, test } from 'vitest';
import { check, type CheckOptions } from './checker.ts';
import { MAX_DIAGNOSTICS, type DiagnosticCode } from './diagnostics.ts';
import { renderDiagnostic, describeDiagnostic } from './wording.ts';

// An expression with one thing wrong, the code, the text that is underlined, and what the sentence has to say.
// prettier-ignore
const mistakes: readonly (readonly [text: string, code: DiagnosticCode, at: string, says: string, options?: CheckOptions])[] = [
  ['',                                           'empty',                '',             'no expression'],
  ['is hidden # is visible',                     'unexpected-character', '#',            '“#”'],
  ['text = “abc”',                               'curly-quote',          '“',            'write "'],
  ['added > ‘today’',                            'curly-quote',          '‘',            "write '"],
  ['text = "abc',                                'unclosed-string',      '"abc',         'no closing "'],
  ["added > 'today",                             'unclosed-string',      "'today",       "' is never closed"],
  ['max length > 1e3',                           'number-form',          '1e3',          '“1e3”'],
  ['max length > .5',                            'number-form',          '.5',           '“.5”'],
  ['max length > 5.',                            'number-form',          '5.',           '“5.”'],
  ['max length > ٣',                             'number-form',          '٣',            '“٣”'],
  [`max length > ${'9'.repeat(400)}`,            'number-too-large',     '9'.repeat(400), 'too large'],
  ['max length == 5',                            'foreign-operator',     '==',           'write ='],
  ['max length <> 5',                            'foreign-operator',     '<>',           'write !='],
  ['max length => 5',                            'foreign-operator',     '=>',           'write >='],
  ['is hidden && is visible',                    'foreign-operator',     '&&',           'write and'],
  ['is hidden || is visible',                    'foreign-operator',     '||',           'write or'],
  ['!is hidden',                                 'foreign-operator',     '!',            'write not'],
  ['text like "a"',                              'foreign-operator',     'like',         'write contains'],
  ['text is "a"',                                'foreign-operator',     'is',           'write ='],
  ['text is not "a"',                            'foreign-operator',     'is not',       'write !='],
  ['text not contains "a"',                      'foreign-operator',     'not contains', 'not (… contains …)'],
  ['text NOT LIKE "a"',                          'foreign-operator',     'NOT LIKE',     'not (… contains …)'],
  ['text not includes "a"',                      'foreign-operator',     'not includes', 'not (… contains …)'],
  ['IS HIDDEN',                                  'unknown-member',       'IS HIDDEN',    'is hidden'],
  ['is hidden AND is visible',                   'keyword-case',         'AND',          'written and', { semantics: { 'keyword-case': 'as-written' } }],
  ['count of labels where (id in (1, 2)) > 0',   'no-in',                'in (1, 2)',    'no in'],
  ['max length not in (5, 10)',                  'no-in',                'not in (5, 10)', 'no in'],
  ['text is null',                               'no-null',              'is null',      'no is null'],
  ['text is not null',                           'no-null',              'is not null',  'no is not null'],
  ['text = null',                                'no-null',              'null',         'no null'],
  ['is hidden = true',                           'no-boolean-literal',   'true',         'no true'],
  ['file.id = 3',                                'dotted-path',          'file.id',      'id of file'],
  ['translations.votes.user = 3',                'dotted-path',          'translations.votes.user', 'count of translations where (count of votes where (user …) > 0)'],
  ['count of translations where count of votes > 0', 'missing-predicate', 'count',         'in parentheses'],
  ['translations.user = 3',                      'dotted-path',          'translations.user', 'count of translations where (user …)'],
  ['is hidden is visible',                       'missing-operator',     'is',           'operator is missing'],
  ['(is hidden) is visible',                     'missing-operator',     'is',           'operator is missing'],
  ['text = "a" "b"',                             'missing-operator',     '"b"',          'operator is missing'],
  ['is hidden and',                              'missing-operand',      '',             'ends where'],
  ['is hidden and or is visible',                'missing-operand',      'or',           'value is missing before'],
  ['()',                                         'missing-operand',      ')',            'value is missing before'],
  ['If is hidden then is visible',               'missing-word',         '',             'else is missing'],
  ['If is hidden, is visible else is hidden',    'missing-word',         ',',            'then is missing'],
  ['max length between 1 or 2',                  'missing-word',         'or',           'and is missing'],
  ['(is hidden and is visible',                  'missing-close',        '(',            'never closed'],
  ['is hidden) and is visible',                  'unexpected-close',     ')',            'closes nothing'],
  ['1 < max length < 3',                         'chained-comparison',   '<',            'by <'],
  ['count of labels where is system > 0',        'bare-predicate',       'is system',    'in parentheses', { semantics: { 'bare-predicate': 'error' } }],
  ['count of labels where > 0',                  'missing-predicate',    '>',            'after where'],
  ['is hidden = not is visible',                 'parentheses-needed',   'not',          'Put not'],
  ['3 = 1 + if is hidden then 1 else 2',         'parentheses-needed',   'if',           'Put if'],
  ['count translations > 0',                     'bare-count',           'count',        'count of'],
  ['max length = @file:"a"',                     'mention-kind',         '@file',        'no mention @file'],
  ['max length = @"a"',                          'mention-kind',         '@',            'user or language'],
  ['max length = @user:alice',                   'mention-form',         '@user:alice',  '@user:"alice"'],
  ['max length = @user "alice"',                 'mention-form',         '@user "alice"', '@user:"alice"'],
  ['max length = @user: alice',                  'mention-form',         '@user: alice', '@user:"alice"'],
  ['max length = @user alice',                   'mention-form',         '@user alice',  '@user:"alice"'],
  ["added > '",                                  'unclosed-string',      "'",            "'YYYY-MM-DD hh:mm:ss'"],
  ["added > '2024-01-3",                         'unclosed-string',      "'2024-01-3",   "'YYYY-MM-DD hh:mm:ss'"],
  ['max length between (1 and 2)',               'grouped-bounds',       '(1 and 2)',    'between 1 and 2'],
  ['max length between ((1) and (-2))',          'grouped-bounds',       '((1) and (-2))', 'between 1 and -2'],
  ['max length between (1 and 2) and is hidden', 'grouped-bounds',       '(1 and 2)',    'between 1 and 2'],
  ['max length = @user',                         'mention-form',         '@user',        '@user:"login"'],
  ['text = @language:pt-BR',                     'mention-form',         '@language:pt-BR', '@language:"pt-BR"'],
  ['added > today',                              'unquoted-date',        'today',        "'today'"],
  ['added > 2024-01-31',                         'unquoted-date',        '2024-01-31',   "'2024-01-31'"],
  ['added > 2024-01-31 10:00:00',                'unquoted-date',        '2024-01-31 10:00:00', "'2024-01-31 10:00:00'"],
  [`${'('.repeat(300)}is hidden`,                'too-deep',             '(',            '200 levels'],
  ['txet = "a"',                                 'unknown-member',       'txet',         'text'],
  ['isHidden',                                   'unknown-member',       'isHidden',     'is hidden'],
  ['fileId = 3',                                 'unknown-member',       'fileId',       'id of file'],
  ["createdAt > 'today'",                        'unknown-member',       'createdAt',    'write added'],
  ['usageCount > 0',                             'unknown-member',       'usageCount',   'TM segment'],
  ['is translated',                              'unknown-member',       'is translated', 'a source string', { context: 'glossary-term' }],
  ['is xyzzy',                                   'unknown-member',       'is xyzzy',     '“is xyzzy”'],
  ['path of file = "a"',                         'unknown-member',       'path',         '“path”'],
  ['user = 5',                                   'misplaced-member',     'user',         'count of comments where (user …)'],
  ['title = "a"',                                'misplaced-member',     'title',        'title of file'],
  ['count of labels where (max length = 1) > 0', 'misplaced-member',     'max length',   'the record itself'],
  ['isPassedWorkflow',                           'enterprise-member',    'isPassedWorkflow', 'enterprise edition'],
  ['count of fields > 0',                        'enterprise-member',    'fields',       'enterprise edition'],
  ['identifier = welcome',                       'unquoted-text',        'welcome',      '"welcome"'],
  ['identifier = home',                          'unquoted-text',        'home',         '"home"'],
  ['text contains contxt',                       'unknown-member',       'contxt',       'context'],
  ['identifier = home.page.headline',            'unquoted-text',        'home.page.headline', '"home.page.headline"'],
  ['not 3',                                      'operand-type',         '3',            'true or false'],
  ['is hidden and 3',                            'operand-type',         '3',            'and takes'],
  ['-text = 3',                                  'operand-type',         'text',         '- takes a number'],
  ['max length + text = 3',                      'operand-type',         'text',         '+ takes a number'],
  ['max length contains "a"',                    'operand-type',         'max length',   'contains takes a text'],
  ['is hidden > is visible',                     'operand-type',         'is hidden',    'true or false'],
  ['translations = 3',                           'operand-type',         'translations', 'Count it'],
  ['text < "m"',                                 'operand-type',         'text',         'a text', { semantics: { 'string-order': 'error' } }],
  ['text between "a" and "b"',                   'operand-type',         'text',         'a text', { semantics: { 'string-order': 'error' } }],
  ['is hidden = is visible',                     'operand-type',         'is hidden',    'true or false', { semantics: { 'boolean-equality': 'error' } }],
  ['text > 5',                                   'types-differ',         'text > 5',     'a text and a number'],
  ['max length between 1 and "b"',               'types-differ',         'max length between 1 and "b"', 'a number and a text'],
  ['max length = If is hidden then 1 else 2',  'parentheses-needed',   'If',           'Put if'],
  ['(If is hidden then 1 else "a") = 1',         'branches-differ',      'If is hidden then 1 else "a"', 'a number and else a text'],
  ['id of (If is hidden then file else branch) = 1', 'branches-differ',  'If is hidden then file else branch', 'different kinds'],
  ['count of translations',                      'not-boolean',          'count of translations', '… > 0'],
  ['text',                                       'not-boolean',          'text',         '= "text"'],
  ['added',                                      'not-boolean',          'added',        "'today'"],
  ['translations',                               'not-boolean',          'translations', 'count of'],
  ['file',                                       'not-boolean',          'file',         'with'],
  ['If text then is hidden else is visible',     'not-boolean',          'text',         'between if and then'],
  ['count of labels where (id) > 0',             'not-boolean',          'id',           'after where'],
  ['count of text = 1',                          'not-a-collection',     'text',         'count of takes'],
  ['count of (text where (is hidden)) = 1',      'not-a-collection',     'text',         'where filters'],
  ['id of text = 1',                             'not-an-object',        'text',         'of names'],
  ['user of translations = 1',                   'not-an-object',        'translations', 'Count it'],
  ['text with (is hidden)',                      'not-an-object',        'text',         'with asks'],
  ['count of (file where (id = 1)) = 1',         'filter-word',          'file',         'by with'],
  ['translations with (is pre translated)',      'filter-word',          'translations', 'by where'],
  ["text = 'abc'",                               'single-quoted-text',   "'abc'",        '"abc"'],
  ['added > "2024-01-31"',                       'double-quoted-date',   '"2024-01-31"', "'2024-01-31'"],
  ["added > '2024-1-31'",                        'datetime-form',        "'2024-1-31'",  'YYYY-MM-DD'],
  ["added > '2024-01-31'",                       'datetime-form',        "'2024-01-31'", 'YYYY-MM-DD', { semantics: { 'date-forms': 'error' } }],
  ["added > '2024-02-30 00:00:00'",              'impossible-date',      "'2024-02-30 00:00:00'", 'No calendar'],
  ['language = "uk"',                            'mention-needed',       '"uk"',         '@language', { context: 'glossary-term', semantics: { 'plain-codes': 'error' } }],
  ['12 = user',                                  'mention-needed',       '12',           '@user', { context: 'translation', semantics: { 'plain-codes': 'error' } }],
];

for (const [text, code, at, says, options] of mistakes) {
  test(`${text.slice(0, 60) || 'nothing'}: ${code}`, () => {
    const { ok, diagnostics } = check(text, options);
    expect(ok).toBe(false);
    expect(diagnostics.map((each) => each.code)).toEqual([code]);
    const { span } = diagnostics[0]!;
    expect(text.slice(span.start, span.end)).toBe(at);
    const sentence = describeDiagnostic(diagnostics[0]!);
    expect(sentence).toContain(says);
    expect(sentence).toMatch(/^\S.*[.?]$/);
  });
}

test('every code that a text can have stands in the table', () => {
  const here = new Set(mistakes.map(([, code]) => code));
  const all: Record<DiagnosticCode, boolean> = {
    'unexpected-character': true,
    'curly-quote': true,
    'unclosed-string': true,
    'number-form': true,
    'number-too-large': true,
    empty: true,
    'foreign-operator': true,
    'keyword-case': true,
    'no-in': true,
    'no-null': true,
    'no-boolean-literal': true,
    'dotted-path': true,
    'missing-operator': true,
    'missing-operand': true,
    'missing-word': true,
    'missing-close': true,
    'unexpected-close': true,
    'chained-comparison': true,
    'bare-predicate': true,
    'missing-predicate': true,
    'parentheses-needed': true,
    'bare-count': true,
    'grouped-bounds': true,
    'mention-kind': true,
    'mention-form': true,
    'unquoted-date': true,
    'too-deep': true,
    'unknown-member': true,
    'misplaced-member': true,
    'enterprise-member': true,
    'unquoted-text': true,
    'operand-type': true,
    'types-differ': true,
    'branches-differ': true,
    'not-boolean': true,
    'not-a-collection': true,
    'not-an-object': true,
    'filter-word': true,
    'single-quoted-text': true,
    'double-quoted-date': true,
    'datetime-form': true,
    'impossible-date': true,
    'mention-needed': true,
    // Tried below, and during evaluation.
    'too-many': false,
    'unknown-mention': false,
    'division-by-zero': false,
  };
  const missing = Object.entries(all).filter(([code, inTable]) => inTable && !here.has(code as DiagnosticCode));
  expect(missing).toEqual([]);
});

test('several mistakes in one expression are all reported, in their order', () => {
  const { diagnostics } = check('text is null and fileId = 3 or usageCount == 5 xor not 3 and (is hiden');
  expect(diagnostics.map(({ code }) => code)).toEqual([
    'no-null',
    'unknown-member',
    'unknown-member',
    'foreign-operator',
    'operand-type',
    'missing-close',
    'unknown-member',
  ]);
});

test('more mistakes than a person reads are cut off, and it is said', () => {
  const { diagnostics } = check('nope = 1 or '.repeat(100) + 'is hidden');
  expect(diagnostics).toHaveLength(MAX_DIAGNOSTICS + 1);
  expect(diagnostics.at(-1)?.code).toBe('too-many');
  expect(describeDiagnostic(diagnostics.at(-1)!)).toContain('more errors');
});

test('a mistake does not make a second one of what stands around it', () => {
  for (const text of ['count of (nope where (what = 1)) > 0 and -nope > 0', 'id of nope = 1', 'nope with (a = 1)']) {
    const first = check(text).diagnostics;
    expect(new Set(first.map(({ code }) => code)), text).toEqual(new Set(['unknown-member']));
    expect(
      first.every(({ span }) => text.slice(span.start, span.end) === 'nope'),
      text,
    ).toBe(true);
  }
});

test('a terminal shows the line, the place, and what would help', () => {
  const text = 'is hidden and\n  max length == 5 or\n  is visible';
  expect(renderDiagnostic(text, check(text).diagnostics[0]!)).toBe(
    ['line 2, column 14: CroQL has no ==: write = instead.', '    max length == 5 or', '               ^^'].join('\n'),
  );
});

test('of a long line a terminal shows what stands around the place', () => {
  const text = `${'is hidden and '.repeat(50)}nope${' and is hidden'.repeat(50)}`;
  const [sentence, line, caret] = renderDiagnostic(text, check(text).diagnostics[0]!).split('\n') as [
    string,
    string,
    string,
  ];
  expect(sentence).toMatch(/^column 701: /);
  expect(line.length).toBeLessThan(120);
  expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('nope');
  expect(line).toMatch(/^ {2}….*…$/);
});

test('what a text contains cannot steer a terminal', () => {
  const text = 'is hidden = "\u001b[31m" \u001b[2J';
  for (const diagnostic of check(text).diagnostics) expect(renderDiagnostic(text, diagnostic)).not.toContain('\u001b');
});
