import { expect, test } from 'vitest';
import { check, checkTree, type CheckOptions } from './checker.ts';
import { MAX_HEIGHT } from './cursor.ts';
import { MAX_DIAGNOSTICS, type Diagnostic } from './diagnostics.ts';
import { resolveOptions } from './options.ts';
import { parse } from './parser.ts';
import { children, type Kind, type Node } from './tree.ts';
import type { Type } from './types.ts';

const SINGLE: CheckOptions = { semantics: { whitespace: 'single-in-members' } };
const BACKSLASH: CheckOptions = { semantics: { 'string-escape': 'backslash' } };
const CAMEL: CheckOptions = { semantics: { 'member-spelling': 'camel-case-also' } };

/** A diagnostic on one line: the code, the place, and each fact that says something. */
function brief({ code, span, ...facts }: Diagnostic): string {
  const values = Object.entries(facts)
    .map(([key, fact]) => [key, Array.isArray(fact) ? fact.join(' | ') : String(fact ?? '')] as const)
    .filter(([key, fact]) => key !== 'context' && fact !== '');
  return [`${code} ${span.start}-${span.end}`, ...values.map(([key, fact]) => `${key} ${fact}`)].join(' ');
}

const said = (text: string, options?: CheckOptions): string => check(text, options).diagnostics.map(brief).join('; ');

// All that is said of an expression, and no more: `xyzzy` stands where reading has to have gone on, and nobody knows it.
// prettier-ignore
const mistakes: readonly (readonly [text: string, says: string, options?: CheckOptions])[] = [
  // reading goes on behind what nobody expects
  ['is hidden )',                              'unexpected-close 10-11'],
  ['is hidden ) and xyzzy',                    'unexpected-close 10-11; unknown-member 16-21 name xyzzy'],
  ['is hidden ) ) and xyzzy',                  'unexpected-close 10-11; unexpected-close 12-13; unknown-member 18-23 name xyzzy'],
  ['is hidden ) xyzzy',                        'unexpected-close 10-11; missing-operator 12-17 found xyzzy'],
  ['is hidden , and xyzzy',                    'missing-operator 10-11 found ,'],
  ['is hidden , and text == "a"',              'missing-operator 10-11 found ,; foreign-operator 21-23 found == instead ='],
  ['(is hidden) is  visible',                  'missing-operator 12-14 found is'],
  ['is hidden 5 "b"',                          'missing-operator 10-11 found 5; missing-operator 12-15 found "b"'],
  ['is hidden then xyzzy',                     'missing-operator 10-14 found then'],
  ['is hidden "a" or text == "b"',             'missing-operator 10-13 found "a"; foreign-operator 22-24 found == instead ='],
  ['is hidden @user:"a" == 5',                 'missing-operator 10-11 found @; foreign-operator 20-22 found == instead ='],
  ['is hidden and , xyzzy',                    'missing-operand 14-15 found ,; unknown-member 16-21 name xyzzy'],
  ['is hidden and , is visible',               'missing-operand 14-15 found ,'],
  ['is hidden and & not xyzzy',                'missing-operand 14-15 found &; unknown-member 20-25 name xyzzy'],
  ['is hidden and # ! xyzzy',                  'unexpected-character 14-15 found #; foreign-operator 16-17 found ! instead not; unknown-member 18-23 name xyzzy'],
  ['max length = , - xyzzy',                   'missing-operand 13-14 found ,; unknown-member 17-22 name xyzzy'],
  ['max length = , (5',                        'missing-operand 13-14 found ,; missing-close 15-16'],
  ['max length = == 5',                        'missing-operand 13-15 found =='],
  ['is hidden and , or is visible',            'missing-operand 14-15 found ,'],
  ['#',                                        'unexpected-character 0-1 found #'],
  ['# is hidden',                              'unexpected-character 0-1 found #'],
  ['text )',                                   'unexpected-close 5-6'],
  ['If text then is hidden else is visible )', 'not-boolean 3-7 where condition found string; unexpected-close 39-40'],
  ['count of labels where (id) > 0 )',         'not-boolean 23-25 where predicate found number; unexpected-close 31-32'],
  // a group ends at its parenthesis
  ['(is hidden',                       'missing-close 0-1'],
  ['((is hidden',                      'missing-close 1-2'],
  ['(is hidden and',                   'missing-operand 14-14'],
  ['((is hidden and',                  'missing-operand 15-15'],
  ['((is hidden) and xyzzy',           'missing-close 0-1; unknown-member 17-22 name xyzzy'],
  ['(is hidden xyzzy) and xyzzy',      'missing-operator 11-16 found xyzzy; unknown-member 22-27 name xyzzy'],
  ['(is hidden (xyzzy) id) and xyzzy', 'missing-operator 11-12 found (; unknown-member 27-32 name xyzzy'],
  ['(is hidden , xyzzy',               'missing-operator 11-12 found ,'],
  ['(is hidden : xyzzy) and xyzzy',    'missing-operator 11-12 found :; unknown-member 24-29 name xyzzy'],
  ['(is hidden ")") and xyzzy',        'missing-operator 11-14 found ")"; unknown-member 20-25 name xyzzy'],
  ['(is hidden "(") and xyzzy',        'missing-operator 11-14 found "("; unknown-member 20-25 name xyzzy'],
  // operators that are not there
  ['text not contains "a" and xyzzy',                                      'foreign-operator 5-17 found not contains instead not (… contains …); unknown-member 26-31 name xyzzy'],
  ['max length NOT BETWEEN 1 and 2 and xyzzy',                             'foreign-operator 11-22 found not between instead not (… between …); unknown-member 35-40 name xyzzy'],
  ['max length in (1, (2), 3) and xyzzy',                                  'no-in 11-25; unknown-member 30-35 name xyzzy'],
  ['max length not in (1, 2) and xyzzy',                                   'no-in 11-24; unknown-member 29-34 name xyzzy'],
  ['max length in (1, 2',                                                  'no-in 11-19'],
  ['max length in (1, ")", 2) and xyzzy',                                  'no-in 11-25; unknown-member 30-35 name xyzzy'],
  ['max length IN (5)',                                                    'no-in 11-17'],
  ['text is "null"',                                                       'foreign-operator 5-7 found is instead ='],
  ['text is xyzzy',                                                        'foreign-operator 5-7 found is instead =; unquoted-text 8-13 found xyzzy'],
  ['text IS NULL and xyzzy',                                               'no-null 5-12 found IS NULL; unknown-member 17-22 name xyzzy'],
  ['text is not empty and xyzzy',                                          'no-null 5-17 found is not empty; unknown-member 22-27 name xyzzy'],
  ['text is not',                                                          'foreign-operator 5-11 found is not instead !=; missing-operand 11-11'],
  ['text like null',                                                       'foreign-operator 5-9 found like instead contains; no-null 10-14 found null'],
  ['is hidden equals not is visible',                                      'foreign-operator 10-16 found equals instead =; parentheses-needed 17-20 around not'],
  ['1 < max length < 3 and xyzzy',                                         'chained-comparison 15-16 operator <; unknown-member 23-28 name xyzzy'],
  ['max length between 1 and 2 between 1 and 3',                           'chained-comparison 27-34 operator between'],
  ['max length between 1 or xyzzy',                                        'missing-word 21-23 wanted and found or; unknown-member 24-29 name xyzzy'],
  ['max length between 1 2',                                               'missing-word 21-22 wanted and found 2'],
  ['max length between 1',                                                 'missing-word 20-20 wanted and'],
  ['max length between (1 and 2) and xyzzy',                               'grouped-bounds 19-28 instead between 1 and 2; unknown-member 33-38 name xyzzy'],
  ['max length between (1 and xyzzy)',                                     'grouped-bounds 19-32 instead between 1 and xyzzy; unknown-member 26-31 name xyzzy'],
  ['max length between (1 + 2) and 4 and xyzzy',                           'unknown-member 37-42 name xyzzy'],
  ['max length between 1 and',                                             'missing-operand 24-24'],
  ['is hidden = not',                                                      'parentheses-needed 12-15 around not; missing-operand 15-15'],
  ['not not',                                                              'missing-operand 7-7'],
  ['max length = -',                                                       'missing-operand 14-14'],
  ['if is hidden',                                                         'missing-word 12-12 wanted then'],
  ['if is hidden else is visible',                                         'missing-word 13-17 wanted then found else'],
  ['if if is hidden then is visible else xyzzy then is hidden else xyzzy', 'unknown-member 37-42 name xyzzy; unknown-member 63-68 name xyzzy'],
  // what is filtered, counted and asked
  ['count of labels where 5 > 0',           'missing-predicate 22-23 word where'],
  ['count of labels where "(" > 0',         'missing-predicate 22-25 word where'],
  ['count of labels where of > 0',          'missing-predicate 22-24 word where'],
  ['file with not xyzzy = 1',               'missing-predicate 10-13 word with; unknown-member 14-19 name xyzzy'],
  ['count of labels where not (xyzzy = 1)', 'missing-predicate 22-25 word where; unknown-member 27-32 name xyzzy'],
  ['file with',                             'missing-predicate 9-9 word with'],
  ['count of "a" = 1',                      'not-a-collection 9-12 word count found string'],
  ['count of 5 = 1',                        'not-a-collection 9-10 word count found number'],
  ['count of , labels = 1',                 'missing-operand 9-10 found ,'],
  ['count xyzzy > 0',                       'bare-count 0-5; unknown-member 6-11 name xyzzy'],
  ['5 of file = 1',                         'missing-operator 2-4 found of'],
  ['"a" of file = 1',                       'missing-operator 4-6 found of'],
  ['title of',                              'missing-operand 8-8'],
  ['id of of file = 1',                     'missing-operand 6-8 found of'],
  // names
  ['xyzzy in (1, 2)',                                         'no-in 6-15'],
  ['xyzzy has "a"',                                           'unknown-member 0-5 name xyzzy; foreign-operator 6-9 found has instead contains'],
  ['plugh xyzzy like "a"',                                    'unknown-member 0-11 name plugh xyzzy; foreign-operator 12-16 found like instead contains'],
  ['plugh xyzzy',                                             'unknown-member 0-11 name plugh xyzzy'],
  ['is xyzzy = is hidden',                                    'unknown-member 0-8 name is xyzzy'],
  ['is hidden and file.id = 3',                               'dotted-path 14-21 found file.id instead id of file'],
  ['file.titel = 3',                                          'dotted-path 0-10 found file.titel instead titel of file'],
  ['xyzzy.id = 3',                                            'dotted-path 0-8 found xyzzy.id instead id of xyzzy'],
  ['plugh.xyzzy = 3',                                         'unquoted-text 0-11 found plugh.xyzzy'],
  ['file. = 5',                                               'dotted-path 0-5 found file. instead file'],
  ['file.id, text = 1',                                       'dotted-path 0-7 found file.id instead id of file; missing-operator 7-8 found ,'],
  ['file.id "." is hidden',                                   'dotted-path 0-7 found file.id instead id of file; missing-operator 8-11 found "."; missing-operator 12-14 found is'],
  ['text "." is hidden',                                      'missing-operator 5-8 found "."; missing-operator 9-11 found is'],
  ['file . id = 3',                                           'dotted-path 0-9 found file . id instead id of file'],
  ['type is plain',                                           'unknown-member 0-13 name type is plain contexts source-string', { context: 'glossary-term' }],
  ['type is plain',                                           'unknown-member 0-13 name type is plain contexts source-string', { context: 'translation' }],
  ['createdAt > 5',                                           'unknown-member 0-9 name createdAt contexts tm-segment | glossary-term instead added'],
  ['identifier = usageCount',                                 'unknown-member 13-23 name usageCount contexts tm-segment'],
  ['identifier = fileId',                                     'unknown-member 13-19 name fileId suggestions file instead id of file'],
  ['titel = "a"',                                             'unknown-member 0-5 name titel suggestions title'],
  ['IsHidden',                                                'unknown-member 0-8 name IsHidden suggestions is hidden'],
  ['is_hidden',                                               'unknown-member 0-9 name is_hidden suggestions is hidden'],
  ['is_Hidden = isVisible',                                   'unknown-member 0-9 name is_Hidden suggestions is hidden', CAMEL],
  ['is xidden',                                               'unknown-member 0-9 name is xidden suggestions is hidden'],
  ['count of languages summary where (has custm qa issues) > 0', 'unknown-member 34-53 name has custm qa issues suggestions has custom qa issues | has terms qa issues | has ai qa issues'],
  // mentions
  ['max length = @user and xyzzy',           'mention-form 13-18 instead @user:"login"; unknown-member 23-28 name xyzzy'],
  ['max length = @user: and xyzzy',          'mention-form 13-19 instead @user:"login"; unknown-member 24-29 name xyzzy'],
  ['max length = @user:alice and xyzzy',     'mention-form 13-24 instead @user:"alice"; unknown-member 29-34 name xyzzy'],
  ['max length = @user:alice.b-c and xyzzy', 'mention-form 13-28 instead @user:"alice.b-c"; unknown-member 33-38 name xyzzy'],
  ["max length = @user:'alice' and xyzzy",   'mention-form 13-26 instead @user:"alice"; unknown-member 31-36 name xyzzy'],
  ['max length = @user: alice and xyzzy',    'mention-form 13-25 instead @user:"alice"; unknown-member 30-35 name xyzzy'],
  ['max length = @user: text and xyzzy',     'mention-form 13-24 instead @user:"text"; unknown-member 29-34 name xyzzy'],
  ['max length = @user text and xyzzy',      'mention-form 13-18 instead @user:"login"; missing-operator 19-23 found text'],
  ['max length = @user ":"',                 'mention-form 13-22 instead @user:":"'],
  ['max length = @user:alice" and xyzzy',    'mention-form 13-24 instead @user:"alice"; unclosed-string 24-35 quote "'],
  ["max length = @user:alice' and xyzzy",    `mention-form 13-24 instead @user:"alice"; unclosed-string 24-35 quote '`],
  ['text = @language and xyzzy',             'mention-form 7-16 instead @language:"code"; unknown-member 21-26 name xyzzy'],
  ['text = @language:uk and xyzzy',          'mention-form 7-19 instead @language:"uk"; unknown-member 24-29 name xyzzy'],
  ['max length = @ and xyzzy',               'mention-kind 13-14; unknown-member 19-24 name xyzzy'],
  ['(max length = @user) and xyzzy',         'mention-form 14-19 instead @user:"login"; unknown-member 25-30 name xyzzy'],
  ['max length = @team:alice and xyzzy',     'mention-kind 13-18 found team; unknown-member 29-34 name xyzzy'],
  ['max length = @5 and xyzzy',              'mention-kind 13-14; unknown-member 20-25 name xyzzy'],
  ['max length = @team and xyzzy',           'mention-kind 13-18 found team; unknown-member 23-28 name xyzzy'],
  ['max length = @team "a" and xyzzy',       'mention-kind 13-18 found team; unknown-member 27-32 name xyzzy'],
  ['max length = @team:"a" and xyzzy',       'mention-kind 13-18 found team; unknown-member 27-32 name xyzzy'],
  ['max length = @: and xyzzy',              'mention-kind 13-14; unknown-member 20-25 name xyzzy'],
  ['max length = @ 5',                       'mention-kind 13-14; missing-operator 15-16 found 5'],
  ['@',                                      'mention-kind 0-1'],
  // texts, dates and numbers at their very end
  ['text = "',                              'unclosed-string 7-8 quote "'],
  ['text = "a',                             'unclosed-string 7-9 quote "'],
  ['text = “a',                             'curly-quote 7-8 found “ instead "'],
  ['text = “',                              'curly-quote 7-8 found “ instead "'],
  ['text = «a» and xyzzy',                  'curly-quote 7-8 found « instead "; unknown-member 15-20 name xyzzy'],
  ['text = „a“ and xyzzy',                  'curly-quote 7-8 found „ instead "; unknown-member 15-20 name xyzzy'],
  ['text = “a" and xyzzy',                  'curly-quote 7-8 found “ instead "; unknown-member 15-20 name xyzzy'],
  ['added > ‘today’ and xyzzy',             "curly-quote 8-9 found ‘ instead '; unknown-member 20-25 name xyzzy"],
  ['added > ‘today',                        "curly-quote 8-9 found ‘ instead '"],
  ["added > ‘today' and xyzzy",             "curly-quote 8-9 found ‘ instead '; unknown-member 20-25 name xyzzy"],
  ['max length = 5.',                       'number-form 13-15 found 5.'],
  ['max length = .',                        'missing-operand 13-14 found .'],
  ['max length = 1e',                       'number-form 13-15 found 1e'],
  ['max length > 5.5.5',                    'number-form 13-18 found 5.5.5'],
  ['added > 2024-01-31 and xyzzy',          "unquoted-date 8-18 instead '2024-01-31'; unknown-member 23-28 name xyzzy"],
  ['added > 2024-01-31 10:00:00 and xyzzy', "unquoted-date 8-27 instead '2024-01-31 10:00:00'; unknown-member 32-37 name xyzzy"],
  ['added > 2024-01-31T10:00Z and xyzzy',   "unquoted-date 8-25 instead '2024-01-31T10:00Z'; unknown-member 30-35 name xyzzy"],
  ['text = "a\\',                           'unclosed-string 7-10 quote "', BACKSLASH],
  ['text = "a\\"',                          'unclosed-string 7-11 quote "', BACKSLASH],
  ["added > 'today\\' and xyzzy",           'single-quoted-text 8-16 found today\\; unknown-member 21-26 name xyzzy', BACKSLASH],
  // single spaces
  ['is hidden is visible',                                        'missing-operator 10-12 found is', SINGLE],
  ['is  hidden',                                                  'unknown-member 0-10 name is  hidden suggestions is hidden', SINGLE],
  ['is\thidden',                                                  'unknown-member 0-9 name is\thidden suggestions is hidden', SINGLE],
  ['count of languages summary where (is translated  by tm) = 1', 'missing-operator 49-51 found by', SINGLE],
  ['is hidden  is visible',                                       'missing-operator 11-13 found is', SINGLE],
];

for (const [text, says, options] of mistakes) {
  test(`all that is said of ${JSON.stringify(text)}${options ? ` by ${JSON.stringify(options)}` : ''}`, () => {
    expect(said(text, options)).toBe(says);
  });
}

// What stands between quotes is text, whatever it would be without them, and white space is free.
// prettier-ignore
const sound: readonly (readonly [text: string, options?: CheckOptions])[] = [
  ['text = "not"'],
  ['text = "where" and is hidden'],
  ['text = "and" or text = "or"'],
  ['text = "!"'],
  ['text = "-"'],
  ['text != "."'],
  ['text contains ":"'],
  ['text = "("'],
  ['text = "count"'],
  ['text = ""'],
  ['count of(labels)>0'],
  ['not(is hidden)and not(is visible)'],
  ['type  is\tplain and\nmax  length=5'],
  ['type is plural and is hidden',  SINGLE],
  ['max length  =  5',              SINGLE],
  ['isVisible = is hidden',         CAMEL],
  [String.raw`text = "a\\"`,        BACKSLASH],
];

for (const [text, options] of sound) {
  test(`nothing is wrong with ${JSON.stringify(text)}${options ? ` by ${JSON.stringify(options)}` : ''}`, () => {
    expect(said(text, options)).toBe('');
  });
}

test('a text that is never closed holds all that was written', () => {
  for (const [text, options] of [['"a\\'], ['"a\\', BACKSLASH], ['“a\\']] as const) {
    expect(parse(text, options).tree, text).toMatchObject({ kind: 'string', value: 'a\\', span: { start: 0, end: 3 } });
  }
});

// ---- names -----------------------------------------------------------------------------------------------------

test('a name of up to 60 letters is looked for among the known ones, and no longer one', () => {
  const suggest = (name: string) => {
    const [first] = check(name).diagnostics;
    return first?.code === 'unknown-member' ? first.suggestions : first?.code;
  };
  const name = (length: number) => `Is${'_'.repeat(length - 8)}Hidden`;
  expect(suggest(name(60))).toEqual(['is hidden']);
  expect(suggest(name(61))).toEqual([]);
});

// ---- nodes -----------------------------------------------------------------------------------------------------

const EVERY_KIND = [
  'If is hidden then not is visible else count of (labels where (is system)) > 1.5',
  'text contains "a" or max length between -1 and 2 * 3',
  `file with (title of file = "a") and added > 'today' xor user = @user:"alice"`,
  'is hidden and',
];

const nodes = (node: Node): Node[] => [node, ...children(node).flatMap(nodes)];

test('no node has a type before it is checked', () => {
  const all = EVERY_KIND.flatMap((text) => nodes(parse(text).tree));
  expect(all.filter(({ type }) => type !== 'unknown')).toEqual([]);
  const made: Record<Exclude<Kind, 'present' | 'void'>, true> = {
    number: true,
    string: true,
    datetime: true,
    mention: true,
    member: true,
    of: true,
    count: true,
    where: true,
    with: true,
    not: true,
    negative: true,
    logic: true,
    comparison: true,
    between: true,
    arithmetic: true,
    if: true,
    missing: true,
  };
  expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual(Object.keys(made).sort());
});

// ---- limits ----------------------------------------------------------------------------------------------------

/** A row of filters: a tree of that many levels whose parentheses are not nested. */
const filterRow = (levels: number): string => `labels${' where (1)'.repeat(levels - 1)}`;

for (const form of [
  'if … then 1 else 1',
  'if 1 then … else 1',
  'if 1 then 1 else …',
  '… or 1 or 1',
  '1 or … or 1',
  '1 or 1 or …',
  '… = 1',
  '1 = …',
  '(…) * 1',
  '1 * (…)',
  '… between 1 and 1',
  '1 between … and 1',
  '1 between 1 and …',
  'not …',
  '! …',
  '-(…)',
  'id of (…)',
  'count of (…)',
  '(…) where (1)',
  'labels where (…)',
  '(…) with (1)',
  'file with (…)',
]) {
  test(`${form} may be as high as every other tree, and no higher`, () => {
    const codes = (levels: number) => parse(form.replace('…', filterRow(levels))).diagnostics.map(({ code }) => code);
    expect(codes(MAX_HEIGHT - 1)).not.toContain('too-deep');
    expect(codes(MAX_HEIGHT)).toContain('too-deep');
  });
}

for (const [title, mistaken] of [
  ['what a reader finds', 'is hidden == is visible'],
  ['what a lexer finds', '1e1 = 1'],
  ['what a checker finds', 'xyzzy'],
] as const) {
  test(`${title} is reported up to the limit, and beyond it that there is more`, () => {
    const codes = (count: number) =>
      check(Array.from({ length: count }, () => mistaken).join(' or ')).diagnostics.map(({ code }) => code);
    const all = codes(MAX_DIAGNOSTICS);
    expect(all).toHaveLength(MAX_DIAGNOSTICS);
    expect(new Set(all).size).toBe(1);
    expect(codes(MAX_DIAGNOSTICS + 1)).toEqual([...all, 'too-many']);
    expect(codes(MAX_DIAGNOSTICS * 2)).toEqual([...all, 'too-many']);
  });
}

test('a reader keeps one diagnostic above the limit, by which a checker knows that there is more', () => {
  for (const mistaken of ['1e1 = 1 or ', 'is hidden == is visible or ', '# ']) {
    expect(parse(`${mistaken.repeat(100)}1`).diagnostics, mistaken).toHaveLength(MAX_DIAGNOSTICS + 1);
  }
});

// ---- what an expression would give -----------------------------------------------------------------------------

// prettier-ignore
const types: readonly (readonly [text: string, type: Type | null])[] = [
  ['is hidden )',                    'boolean'],
  ['is hidden and xyzzy',            'boolean'],
  ['text',                           'string'],
  ['count of labels',                'number'],
  ['labels )',                       'collection'],
  ['xyzzy',                          null],
  ['',                               null],
  ['(',                              null],
];

for (const [text, type] of types) {
  test(`“${text}” is refused, and would give ${type ?? 'nothing that is known'}`, () => {
    const checked = check(text);
    expect(checked.ok).toBe(false);
    expect(checked.type).toBe(type);
  });
}

test('a tree is asked for a boolean unless anything will do', () => {
  const tree = (expects?: 'any') => checkTree('text', parse('text'), resolveOptions({}), expects);
  expect(tree().diagnostics.map(({ code }) => code)).toEqual(['not-boolean']);
  expect(tree('any').ok).toBe(true);
});
