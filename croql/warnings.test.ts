import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import { check, type Query } from './checker.ts';
import { evaluate } from './evaluator.ts';
import { createEvaluationContext, POOL, records, semantics, trees } from './generate.ts';
import { format } from './printer.ts';
import { defaultSemantics, type Semantics } from './semantics.ts';
import type { Warning } from './warning.ts';
import { WARNINGS } from './warning.ts';
import { warnings } from './warnings.ts';
import { describeDiagnostic, renderDiagnostic } from './wording.ts';

function read(text: string, context: ContextName = 'source-string', how: Partial<Semantics> = {}): Query {
  const checked = check(text, { context, edition: 'enterprise', semantics: how });
  if (!checked.ok) throw new Error(`${text}: ${checked.diagnostics.map(describeDiagnostic).join(' ')}`);
  return checked.query;
}

/** A warning on one line: the code, the gap if it is about one, the place as written, and what to write instead. */
const brief = (text: string, warning: Warning): string =>
  [
    warning.code === 'rests-on-gap' ? warning.gap : warning.code,
    `«${text.slice(warning.span.start, warning.span.end)}»`,
    ...('instead' in warning && warning.instead !== null ? [warning.instead] : []),
  ].join(' ');

const said = (text: string, context?: ContextName, how?: Partial<Semantics>) =>
  warnings(read(text, context, how)).map((each) => brief(text, each));

const TERM = 'glossary-term';

// prettier-ignore
const doubtful: readonly (readonly [text: string, says: readonly string[], context?: ContextName])[] = [
  // rests on a gap, although another form does not
  ['count of translations where (language = "uk") > 0', ['croql.plain-codes «"uk"» @language:"uk"']],
  ['count of comments where (user = 12) > 0',           ['croql.plain-codes «12»']],
  ['is hidden or is visible and is duplicate',          ['croql.precedence.logic «is visible and is duplicate» (is visible and is duplicate)']],
  ['is hidden or is visible and is duplicate and (max length = 1 + 2 * 3 - 2 * 2)', ['croql.precedence.logic «is visible and is duplicate and (max length = 1 + 2 * 3 - 2 * 2)» (is visible and is duplicate and (max length = 1 + 2 * 3 - 2 * 2))', 'croql.precedence.arithmetic «2 * 3» (2 * 3)', 'croql.precedence.arithmetic «2 * 2» (2 * 2)']],
  ['text = "a\\b" or text = "c\\d"',                    ['croql.string-escape «"a\\b"»', 'croql.string-escape «"c\\d"»']],
  ['is hidden xor is visible or is duplicate',          []],
  ['is hidden or is visible xor is duplicate',          ['croql.precedence.logic «is visible xor is duplicate» (is visible xor is duplicate)']],
  ['max length = 1 + 2 * 3',                            ['croql.precedence.arithmetic «2 * 3» (2 * 3)']],
  ['is hidden AND is duplicate',                        ['croql.keyword-case «AND» and']],
  ['IF is hidden then is visible else is duplicate',    ['croql.keyword-case «IF» If']],
  ['is  hidden',                                        ['croql.whitespace «is  hidden» is hidden']],
  ['text = "a\\b"',                                     ['croql.string-escape «"a\\b"»']],
  ['text < "m"',                                        ['croql.string-order «text < "m"»']],
  ['text between "a" and "m"',                          ['croql.string-order «text between "a" and "m"»']],
  ["added > '2024-01-31'",                              ["croql.date-forms «'2024-01-31'» '2024-01-31 00:00:00'"]],
  ["added > '2024-01-31T12:00:00+02:00'",               ["croql.date-forms «'2024-01-31T12:00:00+02:00'» '2024-01-31 10:00:00'"]],
  ["added > '2024-01-31T12:00:00.500Z'",                ["croql.date-forms «'2024-01-31T12:00:00.500Z'»"]],
  ['count of comments where has issue > 0',             ['croql.bare-predicate «has issue» (has issue)']],
  ['is hidden = is duplicate',                          ['croql.boolean-equality «is hidden = is duplicate» not ((is hidden) xor (is duplicate))']],
  ['is hidden != is duplicate',                         ['croql.boolean-equality «is hidden != is duplicate» ((is hidden) xor (is duplicate))']],
  ['id of (file with (id = 3)) = 3',                    ['croql.with «file with (id = 3)»']],
  ['max length / 3 > 3',                                ['croql.division «max length / 3»']],
  ['max length > 1 / 0',                                ['croql.division «1 / 0»']],
  ["added = 'today'",                                   ["croql.today «added = 'today'»"]],
  // always true or always false
  ['1 = 1',                                             ['always-true «1 = 1»']],
  ['is hidden and "a" = "b"',                           ['always-false «"a" = "b"»']],
  ["'2024-01-31 00:00:00' > '2024-02-01 00:00:00'",     ["always-false «'2024-01-31 00:00:00' > '2024-02-01 00:00:00'»"]],
  ['text = text',                                       ['always-true «text = text»']],
  ['text != text',                                      ['always-false «text != text»']],
  ['max length < max  length',                          ['always-false «max length < max  length»', 'croql.whitespace «max  length» max length']],
  ['count of labels >= count of labels',                ['always-true «count of labels >= count of labels»']],
  ['count of labels < 0',                               ['always-false «count of labels < 0»']],
  ['-1 < count of labels',                              ['always-true «-1 < count of labels»']],
  ['count of labels = 1.5',                             ['always-false «count of labels = 1.5»']],
  ['max length between 10 and 5',                       ['always-false «max length between 10 and 5»']],
  ['max length = 10 and max length = 20',               ['always-false «max length = 10 and max length = 20»']],
  ['max length > 10 and is hidden and max length <= 10', ['always-false «max length > 10 and is hidden and max length <= 10»']],
  ['max length > 10 and (is hidden and max length between 1 and 9)', ['always-false «max length > 10 and (is hidden and max length between 1 and 9)»']],
  ['text != "a" or text != "b"',                        ['always-true «text != "a" or text != "b"»']],
  ['count of labels > 5 or count of labels <= 5',       ['always-true «count of labels > 5 or count of labels <= 5»']],
  ['count of labels > 0 and count of labels < 1',       ['always-false «count of labels > 0 and count of labels < 1»', 'better-form «count of labels < 1» count of labels = 0']],
  ['is hidden and not is hidden',                       ['always-false «is hidden and not is hidden»']],
  ['not (is hidden) or is hidden',                      ['always-true «not (is hidden) or is hidden»']],
  ['count of comments where (user = @user:"a" and user = @user:"b") > 0', ['always-false «user = @user:"a" and user = @user:"b"»']],
  ["added > '2024-02-01 00:00:00' and added < '2024-01-01 00:00:00'", ["always-false «added > '2024-02-01 00:00:00' and added < '2024-01-01 00:00:00'»"]],
  // what no record can have
  ['status = "drafts"',                                 ['impossible-value «"drafts"» "draft"'], TERM],
  ['"Draft" != status',                                 ['impossible-value «"Draft"» "draft"'], TERM],
  ['partOfSpeech = "sentence"',                         ['impossible-value «"sentence"»'], TERM],
  ['status contains "drx"',                             ['impossible-value «"drx"»'], TERM],
  ['id < 0',                                            ['impossible-value «0»'], TERM],
  ['0 > concept',                                       ['impossible-value «0»'], TERM],
  ['id of file = -5',                                   ['impossible-value «-5»']],
  ['id of file between -9 and -1',                      ['impossible-value «-1»']],
  ['count of records where (usageCount < 0) > 0',       ['impossible-value «0»'], 'tm-segment'],
  // counts
  ['count of comments where (has issue) != 0',          ['better-form «count of comments where (has issue) != 0» count of comments where (has issue) > 0']],
  ['1 > count of comments',                             ['better-form «1 > count of comments» count of comments = 0']],
  ['count of comments <= 0',                            ['better-form «count of comments <= 0» count of comments = 0']],
  ['not (count of comments > 0)',                       ['better-form «not (count of comments > 0)» count of comments = 0']],
  ['not count of comments != 0',                        ['better-form «not count of comments != 0» count of comments = 0']],
  ['count of comments where (has issue) where (user = @user:"a") > 0', ['better-form «comments where (has issue) where (user = @user:"a")» comments where ((has issue) and (user = @user:"a"))']],
  ['count of labels where (id = 1) where (is system) where (id = 2) > 1', ['better-form «labels where (id = 1) where (is system) where (id = 2)» labels where ((id = 1) and (is system) and (id = 2))']],
  // languages
  ['count of languages summary where (is translated) > 0 and count of languages summary where (has qa issues) > 0', ['missing-language «count of languages summary where (is translated)»']],
  ['count of languages summary where (language = @language:"uk") > 0 and not (count of languages summary where (is approved) > 1)', ['missing-language «count of languages summary where (is approved)»']],
  ['count of translations where (language = @language:"uk") > 0 and count of languages summary where (is approved) > 0', ['missing-language «count of languages summary where (is approved)»']],
];

for (const [text, says, context] of doubtful)
  test(`${text}: ${says.length} warnings`, () => {
    expect(said(text, context)).toEqual(says);
  });

// What resembles the above, and is in order.
// prettier-ignore
const plain: readonly (readonly [text: string, context?: ContextName])[] = [
  ['(is hidden or is visible) and is duplicate'],
  ['is hidden and is visible or is duplicate'],
  ['max length * 3 > 10 + 2'],
  ["added > 'today'"],
  ['file with (id = 3)'],
  ['6 / 2 = max length'],
  ['max length / 1 = 3'],
  ['max length = 10 or max length = 20'],
  ['max length > 5 or max length <= 5'],
  ['not (max length > 5) and not (max length <= 5)'],
  ['max length != 10 and max length != 20'],
  ['text contains text'],
  ['max length >= max length'],
  ['count of labels > 0 and count of labels < 2'],
  ['count of votes where ( is up ) >= 1', 'translation'],
  ['user = @user:"a" or user = @user:"b"', TERM],
  ['user = @user:"A" and user = @user:"a"', TERM],
  ['@user:"a" = @user:"a"', TERM],
  ['status != ""', TERM],
  ['"draft,admitted" contains status', TERM],
  ['id > 0', TERM],
  ['id of file = 0'],
  ['provider = "another"', 'translation'],
  ['count of records where (createdBy = updatedBy) > 0', 'tm-segment'],
  ['count of languages summary where (rating < 0) > 0'],
  ['count of languages summary where (is translated) > 0 and count of languages summary where (is approved) = 0'],
  ['count of languages summary where (is translated) > 0 or count of languages summary where (is approved) > 0'],
  ['count of languages summary where (is translated) = count of languages summary where (is approved) and is hidden'],
  ['count of translations where (user = @user:"a") > 0 and count of translations where (user = @user:"b") > 0'],
];

for (const [text, context] of plain)
  test(`${text}: no warning`, () => {
    expect(said(text, context)).toEqual([]);
  });

test('every code has an example, and what it says to write instead is in order', () => {
  for (const [code, { example, instead }] of Object.entries(WARNINGS)) {
    expect(
      warnings(read(example)).map((each) => each.code),
      example,
    ).toEqual([code]);
    expect(said(instead), instead).toEqual([]);
  }
});

test('codes and gaps can be disabled', () => {
  const text = 'count of comments where (user = 12) != 0 or 1 = 1';
  const codes = (disable: readonly string[]) => warnings(read(text), { disable }).map(({ code }) => code);
  expect(codes([])).toEqual(['better-form', 'rests-on-gap', 'always-true']);
  expect(codes(['better-form', 'croql.plain-codes'])).toEqual(['always-true']);
  expect(codes(['rests-on-gap', 'always-true', 'croql.division'])).toEqual(['better-form']);
});

test('what depends on the semantics is not said under others', () => {
  expect(said('text = "a" and text = "b"', 'source-string', { 'plural-text': 'any' })).toEqual([]);
  expect(said('text != text', 'source-string', { 'plural-text': 'any' })).toEqual([]);
  expect(said('text = "a" and text = "A"', 'source-string', { 'string-case': 'insensitive' })).toEqual([]);
  expect(said('max length between 10 and 5', 'source-string', { 'between-bounds': 'swapped' })).toEqual([]);
  expect(said('max length between 5 and 5', 'source-string', { 'between-bounds': 'excluded' })).toHaveLength(1);
  expect(said('status = "Draft"', TERM, { 'string-case': 'insensitive' })).toEqual([]);
});

test('a sentence names the gap, the values or the better form, and a rendered one its code', () => {
  const sentence = (text: string, context?: ContextName) => warnings(read(text, context)).map(describeDiagnostic);
  expect(sentence('count of translations where (language = "uk") > 0')).toEqual([
    'The source leaves this open (croql.plain-codes): can a plain string or integer be used instead of a mention? Write @language:"uk".',
  ]);
  expect(sentence('is hidden or 1 = 1')).toEqual([
    'This is always true, and so is the whole expression: it depends on no record.',
  ]);
  expect(sentence('not 1 = 1')[0]).toContain('always true, and the whole expression always false');
  expect(sentence('gender = "male"', TERM)[0]).toContain('masculine, feminine, neuter, common, other');
  expect(sentence('id < 0', TERM)).toEqual(['No record has a value below 0 as its id.']);
  const text = 'count of comments != 0';
  expect(renderDiagnostic(text, warnings(read(text))[0]!)).toBe(
    'column 1: warning: There is a plainer form that selects the same: count of comments > 0. [better-form]\n  count of comments != 0\n  ^^^^^^^^^^^^^^^^^^^^^^',
  );
});

test('expressions of any length and depth are read', () => {
  expect(warnings(read(`max length = 1${'+1'.repeat(20_000)}`))).toEqual([]);
  expect(warnings(read(`${'not '.repeat(190)}is hidden`))).toEqual([]);
  const ids = Array.from({ length: 2_000 }, (_, index) => `max length = ${index}`);
  expect(warnings(read(ids.join(' or ')))).toEqual([]);
  expect(warnings(read(Array.from({ length: 99 }, () => '1 = 1').join(' or ')))).toHaveLength(25);
});

// ---- properties --------------------------------------------------------------------------------------------------

const context = createEvaluationContext(POOL);

/** Conditions about a few values, whose conjunctions are often contradictory and whose disjunctions often complete. */
const SUBJECTS = ['max length', 'count of labels', 'count of comments where (has issue)', 'text', 'added', 'rating'];
const LITERALS: Readonly<Record<string, readonly string[]>> = {
  text: ['"a"', '"A"', '"ab"', '""', 'identifier'],
  added: ["'2024-01-31 00:00:00'", "'2024-02-29 12:30:00'", "'today'", 'updated'],
};
const NUMBERS = ['0', '1', '2', '-1', '0.5', '7', '(1 + 1)', 'max length'];
const conditions = fc.constantFrom(...SUBJECTS.slice(0, 5)).chain((subject) => {
  const literal = fc.constantFrom(...(LITERALS[subject] ?? NUMBERS));
  const comparison = fc
    .tuple(fc.constantFrom('=', '!=', '<', '<=', '>', '>='), literal, fc.boolean())
    .map(([operator, value, isMirrored]) =>
      isMirrored ? `${value} ${operator} ${subject}` : `${subject} ${operator} ${value}`,
    );
  const between = fc.tuple(literal, literal).map(([low, high]) => `${subject} between ${low} and ${high}`);
  const one = fc.oneof({ weight: 4, arbitrary: comparison }, { weight: 1, arbitrary: between });
  return fc
    .tuple(fc.constantFrom('and', 'or', 'xor'), fc.array(fc.tuple(one, fc.boolean()), { minLength: 1, maxLength: 3 }))
    .map(([operator, all]) =>
      all.map(([each, isNot]) => (isNot ? `(not (${each}))` : `(${each})`)).join(` ${operator} `),
    );
});
const anything = fc
  .constantFrom(...CONTEXT_NAMES)
  .chain((name) => trees(name).map((tree) => [name, format(tree)] as const));
const asked = fc.oneof(
  conditions.map((text) => ['source-string', text] as const),
  anything,
);

/** Whether a query matches, or undefined where the semantics make it an error. */
function matches(query: Query, record: Readonly<Record<string, unknown>>): boolean | undefined {
  try {
    return evaluate(query, record, context);
  } catch {
    return undefined;
  }
}

test('what is said to be always true or false is so for every record, under any semantics', () => {
  let [decided, seen] = [0, 0];
  const property = fc.property(
    asked,
    fc.oneof(fc.constant(defaultSemantics), semantics),
    fc.gen(),
    ([name, text], how, gen) => {
      const checked = check(text, { context: name, edition: 'enterprise', semantics: how });
      if (!checked.ok) return;
      const { query } = checked;
      const expected = warnings(query).flatMap((each) => {
        if (each.code !== 'always-true' && each.code !== 'always-false') return [];
        const isWhole = each.span.start === query.tree.span.start && each.span.end === query.tree.span.end;
        return [isWhole ? each.code === 'always-true' : each.query].filter((value) => value !== null);
      });
      seen += 1;
      if (expected.length === 0) return;
      decided += 1;
      for (let count = 0; count < 10; count++) {
        const actual = matches(query, gen(records, name));
        if (actual !== undefined) expect(actual, text).toBe(expected[0]);
      }
    },
  );
  fc.assert(property, { numRuns: 1_200, seed: 1 });
  expect(decided).toBeGreaterThan(seen / 20);
});

test('what replaces a doubtful part selects the same records, and is not doubtful for that reason', () => {
  let replaced = 0;
  const property = fc.property(asked, fc.gen(), ([name, text], gen) => {
    const checked = check(text, { context: name, edition: 'enterprise' });
    if (!checked.ok) return;
    for (const each of warnings(checked.query)) {
      if (each.code !== 'better-form' && each.code !== 'rests-on-gap') continue;
      // A code that no language has is equal to a text, and its mention to nothing.
      if (each.instead === null || each.instead.startsWith('@')) continue;
      replaced += 1;
      const changed = `${text.slice(0, each.span.start)}${each.instead}${text.slice(each.span.end)}`;
      const query = read(changed, name);
      const inPlace = warnings(query).filter(({ span, code }) => span.start === each.span.start && code === each.code);
      expect(
        inPlace.map((other) => ({ ...other, span: {} })),
        changed,
      ).not.toContainEqual({ ...each, span: {} });
      for (let count = 0; count < 5; count++) {
        const record = gen(records, name);
        expect(matches(query, record), `${text} → ${changed}`).toBe(matches(checked.query, record));
      }
    }
  });
  fc.assert(property, { numRuns: 600, seed: 1 });
  expect(replaced).toBeGreaterThan(60);
});
