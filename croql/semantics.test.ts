import { expect, test } from 'vitest';
import type { ContextName } from '../spec/croql/contexts.ts';
import { gaps } from '../spec/gaps/gaps.ts';
import { check } from './checker.ts';
import { compile, interpret } from './compiler.ts';
import { EvaluationError } from './diagnostics.ts';
import { evaluate } from './evaluator.ts';
import { listResolutions } from './generate.ts';
import { defaultSemantics, SEMANTIC_GAPS, resolveSemantics, type Semantics } from './semantics.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

const evaluationContext: EvaluationContext = {
  now: new Date('2024-06-15T12:00:00Z'),
  user: (login) => ({ alice: 1 })[login],
  language: (code) => (code === 'uk' ? code : undefined),
};

interface Case {
  readonly gap: keyof Semantics;
  readonly ask: string;
  readonly of?: CroqlRecord;
  readonly context?: ContextName;
  readonly edition?: 'hosted' | 'enterprise';
  /** What each answer gives: whether the record matches, or the code of the error. */
  readonly gives: Readonly<Record<string, boolean | string>>;
}

const flags = (hidden: boolean, visible: boolean, duplicate: boolean) => ({
  'is hidden': hidden,
  'is visible': visible,
  'is duplicate': duplicate,
});

// prettier-ignore
const cases: readonly Case[] = [
  { gap: 'precedence.logic', ask: 'is hidden or is visible xor is duplicate', of: flags(true, true, true), gives: { 'and-xor-or': true, 'and-then-or-xor': false, 'left-to-right': false } },
  { gap: 'precedence.logic', ask: 'is hidden xor is visible or is duplicate', of: flags(true, true, true), gives: { 'and-xor-or': true, 'and-then-or-xor': true, 'left-to-right': true } },
  { gap: 'precedence.logic', ask: 'is hidden or is visible and is duplicate', of: flags(true, false, false), gives: { 'and-xor-or': true, 'and-then-or-xor': true, 'left-to-right': false } },
  { gap: 'precedence.logic', ask: 'is hidden xor is visible and is duplicate', of: flags(true, true, false), gives: { 'and-xor-or': true, 'and-then-or-xor': true, 'left-to-right': false } },
  { gap: 'precedence.arithmetic', ask: '1 + 2 * 3 = 7', gives: { usual: true, 'left-to-right': false } },
  { gap: 'precedence.arithmetic', ask: '8 - 4 / 2 = 2', gives: { usual: false, 'left-to-right': true } },
  { gap: 'keyword-case', ask: 'is hidden AND NOT is visible', of: flags(true, false, false), gives: { any: true, 'as-written': 'keyword-case' } },
  { gap: 'keyword-case', ask: 'If is hidden then is hidden else is visible', of: flags(true, false, false), gives: { any: true, 'as-written': true } },
  { gap: 'keyword-case', ask: 'if is hidden then is hidden else is visible', of: flags(true, false, false), gives: { any: true, 'as-written': true } },
  { gap: 'keyword-case', ask: 'Count of labels = 0', gives: { any: true, 'as-written': 'keyword-case' } },
  { gap: 'keyword-case', ask: '@USER:"alice" = 1', gives: { any: true, 'as-written': 'keyword-case' } },
  { gap: 'whitespace', ask: 'is  hidden', of: { 'is hidden': true }, gives: { free: true, 'single-in-members': 'unknown-member' } },
  { gap: 'whitespace', ask: 'is\nhidden', of: { 'is hidden': true }, gives: { free: true, 'single-in-members': 'unknown-member' } },
  { gap: 'whitespace', ask: ' is hidden  and(max length=5)', of: { 'is hidden': true, 'max length': 5 }, gives: { free: true, 'single-in-members': true } },
  { gap: 'member-spelling', ask: 'isHidden', of: { 'is hidden': true }, gives: { 'as-written': 'unknown-member', 'camel-case-also': true } },
  { gap: 'member-spelling', ask: 'count of languagesSummary where (isTranslatedByAi) = 1', of: { 'languages summary': [{ 'is translated by ai': true }] }, gives: { 'as-written': 'unknown-member', 'camel-case-also': true } },
  { gap: 'member-spelling', ask: 'text = "a"', of: { text: 'a' }, gives: { 'as-written': true, 'camel-case-also': true } },
  { gap: 'string-case', ask: 'text contains "SAVE"', of: { text: 'save' }, gives: { sensitive: false, 'insensitive-contains': true, insensitive: true } },
  { gap: 'string-case', ask: 'text = "SAVE"', of: { text: 'save' }, gives: { sensitive: false, 'insensitive-contains': false, insensitive: true } },
  { gap: 'string-case', ask: 'text != "SAVE"', of: { text: 'save' }, gives: { sensitive: true, 'insensitive-contains': true, insensitive: false } },
  { gap: 'string-escape', ask: String.raw`text = "a\\b"`, of: { text: String.raw`a\b` }, gives: { none: false, backslash: true } },
  { gap: 'string-escape', ask: String.raw`text = "a\b"`, of: { text: String.raw`a\b` }, gives: { none: true, backslash: false } },
  { gap: 'string-escape', ask: String.raw`text = "say \"hi\""`, of: { text: 'say "hi"' }, gives: { none: 'missing-operator', backslash: true } },
  { gap: 'string-order', ask: 'text < "b"', of: { text: 'a' }, gives: { 'code-point': true, error: 'operand-type' } },
  { gap: 'string-order', ask: 'text > "\uffee"', of: { text: '\u{1f600}' }, gives: { 'code-point': true, error: 'operand-type' } },
  { gap: 'string-order', ask: 'text between "a" and "c"', of: { text: 'ab' }, gives: { 'code-point': true, error: 'operand-type' } },
  { gap: 'between-bounds', ask: 'max length between 5 and 9', of: { 'max length': 5 }, gives: { included: true, excluded: false, swapped: true } },
  { gap: 'between-bounds', ask: 'max length between 1 and 5', of: { 'max length': 5 }, gives: { included: true, excluded: false, swapped: true } },
  { gap: 'between-bounds', ask: 'max length between 9 and 1', of: { 'max length': 5 }, gives: { included: false, excluded: false, swapped: true } },
  { gap: 'between-bounds', ask: "added between '2024-02-01 00:00:00' and '2024-03-01 00:00:00'", of: { added: '2024-02-01 00:00:00' }, gives: { included: true, excluded: false, swapped: true } },
  { gap: 'between-bounds', ask: "added between '2024-03-01 00:00:00' and '2024-02-01 00:00:00'", of: { added: '2024-02-10 00:00:00' }, gives: { included: false, excluded: false, swapped: true } },
  { gap: 'between-bounds', ask: 'text between "c" and "a"', of: { text: 'b' }, gives: { included: false, excluded: false, swapped: true } },
  { gap: 'null', ask: 'context = ""', gives: { 'absent-equals-absent': false, 'empty-text': true } },
  { gap: 'null', ask: 'context != ""', gives: { 'absent-equals-absent': true, 'empty-text': false } },
  { gap: 'null', ask: 'context = identifier', gives: { 'absent-equals-absent': true, 'empty-text': true } },
  { gap: 'null', ask: 'context contains ""', gives: { 'absent-equals-absent': false, 'empty-text': true } },
  { gap: 'null', ask: 'max length = 0 or max length > 0 or max length < 0', gives: { 'absent-equals-absent': false, 'empty-text': false } },
  { gap: 'null', ask: 'max length + 1 != 1', gives: { 'absent-equals-absent': true, 'empty-text': true } },
  { gap: 'division', ask: '1 / 2 = 0.5', gives: { fraction: true, whole: false, 'zero-error': true } },
  { gap: 'division', ask: '-7 / 2 = -3', gives: { fraction: false, whole: true, 'zero-error': false } },
  { gap: 'division', ask: '1 / max length = 1', of: { 'max length': 0 }, gives: { fraction: false, whole: false, 'zero-error': 'division-by-zero' } },
  { gap: 'division', ask: '1 / max length = 2 / 0', of: { 'max length': 0 }, gives: { fraction: true, whole: true, 'zero-error': 'division-by-zero' } },
  { gap: 'division', ask: 'max length / 0 = 1', gives: { fraction: false, whole: false, 'zero-error': false } },
  { gap: 'date-zone', ask: "added = '2024-06-15T10:00:00+00:00'", of: { added: '2024-06-15 10:00:00' }, gives: { UTC: true, 'Europe/Berlin': false, '-05:30': false } },
  { gap: 'date-zone', ask: "added = '2024-06-15T08:00:00+00:00'", of: { added: '2024-06-15 10:00:00' }, gives: { UTC: false, 'Europe/Berlin': true, '-05:30': false } },
  { gap: 'date-zone', ask: "added = '2024-06-15T15:30:00Z'", of: { added: '2024-06-15 10:00:00' }, gives: { UTC: false, 'Europe/Berlin': false, '-05:30': true } },
  { gap: 'date-zone', ask: "createdAt = '2024-06-15 12:00:00'", of: { createdAt: '2024-06-15T10:00:00+00:00' }, context: 'glossary-term', gives: { UTC: false, 'Europe/Berlin': true, '-05:30': false } },
  { gap: 'date-zone', ask: "'2024-06-14T22:00:00Z' = 'today'", gives: { UTC: false, 'Europe/Berlin': true, '-05:30': false } },
  { gap: 'date-forms', ask: "added >= '2024-01-31'", of: { added: '2024-01-31 00:00:00' }, gives: { accepted: true, error: 'datetime-form' } },
  { gap: 'date-forms', ask: "added = '2024-01-31T02:00:00.000+0200'", of: { added: '2024-01-31 00:00:00' }, gives: { accepted: true, error: 'datetime-form' } },
  { gap: 'today', ask: "added = 'today'", of: { added: '2024-06-15 00:00:00' }, gives: { midnight: true, now: false, 'whole-day': true } },
  { gap: 'today', ask: "added = 'today'", of: { added: '2024-06-15 12:00:00' }, gives: { midnight: false, now: true, 'whole-day': true } },
  { gap: 'today', ask: "'today' != added", of: { added: '2024-06-15 23:59:59' }, gives: { midnight: true, now: true, 'whole-day': false } },
  { gap: 'today', ask: "added = 'today'", of: { added: '2024-06-16 00:00:00' }, gives: { midnight: false, now: false, 'whole-day': false } },
  { gap: 'today', ask: "added > 'today'", of: { added: '2024-06-15 09:00:00' }, gives: { midnight: true, now: false, 'whole-day': true } },
  { gap: 'today', ask: "added != 'today'", gives: { midnight: true, now: true, 'whole-day': true } },
  { gap: 'type-error', ask: 'text > 5', of: { text: '7' }, gives: { error: 'types-differ', false: false } },
  { gap: 'type-error', ask: 'not (text > 5)', of: { text: '7' }, gives: { error: 'types-differ', false: true } },
  { gap: 'type-error', ask: 'not 3', gives: { error: 'operand-type', false: false } },
  { gap: 'type-error', ask: 'is hidden or 3', of: { 'is hidden': true }, gives: { error: 'operand-type', false: true } },
  { gap: 'type-error', ask: 'count of text = 1', gives: { error: 'not-a-collection', false: false } },
  { gap: 'type-error', ask: 'text + 1 = max length', gives: { error: 'operand-type', false: true } },
  { gap: 'type-error', ask: 'id of text = 1', gives: { error: 'not-an-object', false: false } },
  { gap: 'type-error', ask: 'If text then is hidden else is visible', of: { 'is visible': true }, gives: { error: 'not-boolean', false: true } },
  { gap: 'type-error', ask: 'count of labels where (id) = 0', of: { labels: [{ id: 1 }] }, gives: { error: 'not-boolean', false: true } },
  { gap: 'root-type', ask: 'count of labels', of: { labels: [{}] }, gives: { error: 'not-boolean', 'truth-of-number': true } },
  { gap: 'root-type', ask: 'count of labels', gives: { error: 'not-boolean', 'truth-of-number': false } },
  { gap: 'root-type', ask: 'max length', gives: { error: 'not-boolean', 'truth-of-number': false } },
  { gap: 'root-type', ask: 'max length', of: { 'max length': -1 }, gives: { error: 'not-boolean', 'truth-of-number': true } },
  { gap: 'root-type', ask: 'text', gives: { error: 'not-boolean', 'truth-of-number': 'not-boolean' } },
  { gap: 'unknown-member', ask: 'nope = 1', gives: { error: 'unknown-member', absent: false } },
  { gap: 'unknown-member', ask: 'nope != 1 and not nope', gives: { error: 'unknown-member', absent: true } },
  { gap: 'unknown-member', ask: 'path of file = context', of: { file: { path: 'x' } }, gives: { error: 'unknown-member', absent: true } },
  { gap: 'unknown-member', ask: 'count of nope where (what = 1) = 0', gives: { error: 'unknown-member', absent: true } },
  { gap: 'unknown-mention', ask: 'count of comments where (user = @user:"zoe") = 0', of: { comments: [{ user: 1 }] }, gives: { 'equal-to-nothing': true, error: 'unknown-mention' } },
  { gap: 'unknown-mention', ask: 'is hidden or max length = @user:"zoe"', of: { 'is hidden': true }, gives: { 'equal-to-nothing': true, error: 'unknown-mention' } },
  { gap: 'unknown-mention', ask: 'max length = @user:"zoe"', gives: { 'equal-to-nothing': false, error: 'unknown-mention' } },
  { gap: 'unknown-mention', ask: 'context = @language:"xx" or context contains @language:"xx" or context >= @language:"xx"', of: { context: 'xx' }, gives: { 'equal-to-nothing': false, error: 'unknown-mention' } },
  { gap: 'unknown-mention', ask: '@language:"xx" != @language:"xx" and @user:"zoe" != @user:"zoe"', gives: { 'equal-to-nothing': true, error: 'unknown-mention' } },
  { gap: 'unknown-mention', ask: '@language:"uk" = "uk" and @user:"alice" = 1', gives: { 'equal-to-nothing': true, error: true } },
  { gap: 'with', ask: 'file with (id = 7)', of: { file: { id: 7 } }, gives: { 'object-or-absent': true, boolean: true } },
  { gap: 'with', ask: 'file with (id = 8)', of: { file: { id: 7 } }, gives: { 'object-or-absent': false, boolean: false } },
  { gap: 'with', ask: 'file with (not id = 8)', gives: { 'object-or-absent': false, boolean: false } },
  { gap: 'with', ask: 'id of (file with (id = 7)) = 7', of: { file: { id: 7 } }, gives: { 'object-or-absent': true, boolean: 'not-an-object' } },
  { gap: 'bare-predicate', ask: 'count of labels where is system > 0', of: { labels: [{ 'is system': true }] }, gives: { accepted: true, error: 'bare-predicate' } },
  { gap: 'chained-comparison', ask: '(1 < 2) = is hidden = is hidden', gives: { error: 'chained-comparison', 'left-to-right': true } },
  { gap: 'chained-comparison', ask: '1 = 1 = is hidden', of: { 'is hidden': true }, gives: { error: 'chained-comparison', 'left-to-right': true } },
  { gap: 'outer-members', ask: 'count of labels where (identifier = "k") = 2', of: { identifier: 'k', labels: [{}, {}] }, gives: { error: 'misplaced-member', 'outer-record': true } },
  { gap: 'outer-members', ask: 'count of translations where (count of votes where (text = "a" and is hidden) > 0) = 1', of: { 'is hidden': true, translations: [{ text: 'a', votes: [{}] }, { text: 'b', votes: [{}] }] }, gives: { error: 'misplaced-member', 'outer-record': true } },
  { gap: 'outer-members', ask: 'count of labels where (title = "a" and context = "c") = 1', of: { context: 'c', labels: [{ title: 'a' }] }, gives: { error: 'misplaced-member', 'outer-record': true } },
  { gap: 'outer-members', ask: 'count of labels where (nope = 1) = 1', gives: { error: 'unknown-member', 'outer-record': 'unknown-member' } },
  { gap: 'boolean-equality', ask: 'is hidden = is duplicate', gives: { accepted: true, error: 'operand-type' } },
  { gap: 'boolean-equality', ask: 'is hidden != is duplicate', of: { 'is hidden': true }, gives: { accepted: true, error: 'operand-type' } },
  { gap: 'plain-codes', ask: 'language = "uk"', of: { language: 'uk' }, context: 'glossary-term', gives: { accepted: true, error: 'mention-needed' } },
  { gap: 'plain-codes', ask: 'user between 1 and 2', of: { user: 1 }, context: 'glossary-term', gives: { accepted: true, error: 'mention-needed' } },
  { gap: 'plain-codes', ask: '1 = user', of: { user: 1 }, context: 'glossary-term', gives: { accepted: true, error: 'mention-needed' } },
  { gap: 'plain-codes', ask: 'language = @language:"uk" and @user:"alice" = user', of: { user: 1, language: 'uk' }, context: 'glossary-term', gives: { accepted: true, error: true } },
  { gap: 'plain-codes', ask: 'count of records where (updatedBy = createdBy) = 1', of: { records: [{}] }, context: 'tm-segment', gives: { accepted: true, error: 'mention-needed' } },
  { gap: 'date-string', ask: 'added > "2024-01-31 00:00:00"', of: { added: '2024-02-01 00:00:00' }, gives: { error: 'double-quoted-date', date: true } },
  { gap: 'date-string', ask: 'added between "2024-01-31" and "today"', of: { added: '2024-02-01 00:00:00' }, gives: { error: 'double-quoted-date', date: true } },
  { gap: 'date-string', ask: 'added > "soon"', gives: { error: 'types-differ', date: 'single-quoted-text' } },
  { gap: 'impossible-date', ask: "added = '2024-02-30 00:00:00'", of: { added: '2024-03-01 00:00:00' }, gives: { error: 'impossible-date', 'rolled-over': true } },
  { gap: 'impossible-date', ask: "added = '2024-13-01 00:00:00'", gives: { error: 'impossible-date', 'rolled-over': 'impossible-date' } },
  { gap: 'impossible-date', ask: "added = '2024-01-01 24:00:00'", gives: { error: 'impossible-date', 'rolled-over': 'impossible-date' } },
  { gap: 'plural-text', ask: 'text contains "file "', of: { text: { one: 'one file ', other: 'files' } }, gives: { other: false, any: true } },
  { gap: 'plural-text', ask: 'text = "files"', of: { text: { one: 'one file ', other: 'files' } }, gives: { other: true, any: true } },
  { gap: 'plural-text', ask: 'text between "e" and "g"', of: { text: { one: 'file', other: 'zzz' } }, gives: { other: false, any: true } },
  { gap: 'plural-text', ask: 'text = context', of: { text: { one: 'file' } }, gives: { other: true, any: false } },
  { gap: 'plural-text', ask: 'text = context', of: { text: {} }, gives: { other: true, any: true } },
  { gap: 'plural-count', ask: 'count of translations = 1', of: { translations: [{ language: 'uk', 'plural form': 'one' }, { language: 'uk', 'plural form': 'other' }] }, gives: { 'each-form': false, one: true } },
  { gap: 'plural-count', ask: 'count of translations where (language = "uk") = 3', of: { translations: [{ language: 'uk', 'plural form': 'one' }, { language: 'uk' }, { language: 'uk' }, { language: 'de', 'plural form': 'one' }] }, gives: { 'each-form': true, one: true } },
  { gap: 'plural-count', ask: 'count of translations = count of translations where (language = "uk")', of: { translations: [{ language: 'uk', user: 1, 'plural form': 'one' }, { language: 'uk', user: 1, 'plural form': 'other' }] }, gives: { 'each-form': true, one: true } },
  { gap: 'plural-count', ask: 'count of translations = 2', of: { translations: [{ language: 'uk', user: 1, 'plural form': 'one' }, { language: 'uk', user: 2, 'plural form': 'one' }] }, gives: { 'each-form': true, one: true } },
  { gap: 'enterprise-member', ask: 'isPassedWorkflow', of: { isPassedWorkflow: true }, edition: 'hosted', gives: { unknown: 'enterprise-member', 'matches-nothing': false } },
  { gap: 'enterprise-member', ask: 'not isPassedWorkflow', edition: 'hosted', gives: { unknown: 'enterprise-member', 'matches-nothing': false } },
  { gap: 'enterprise-member', ask: 'is hidden or count of fields where (name = "a") > 0', of: { 'is hidden': true }, edition: 'hosted', gives: { unknown: 'enterprise-member', 'matches-nothing': false } },
  { gap: 'enterprise-member', ask: 'isPassedWorkflow', of: { isPassedWorkflow: true }, gives: { unknown: true, 'matches-nothing': true } },
];

for (const { gap, ask, of: record = {}, context = 'source-string', edition = 'enterprise', gives } of cases) {
  for (const [answer, expected] of Object.entries(gives)) {
    test(`${gap} ${answer}: ${ask.replaceAll('\n', '⏎')} of ${JSON.stringify(record)} gives ${expected}`, () => {
      const semantics = { ...defaultSemantics, [gap]: answer };
      const checked = check(ask, { context, edition, semantics });
      if (!checked.ok) {
        expect(checked.diagnostics[0]?.code).toBe(expected);
        return;
      }
      const asked = [
        () => evaluate(checked.query, record, evaluationContext),
        () => compile(checked.query, evaluationContext)(record),
        () => interpret(checked.query, evaluationContext)(record),
      ];
      expect(asked.map(outcome)).toEqual([expected, expected, expected]);
    });
  }
}

const outcome = (ask: () => boolean): boolean | string => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof EvaluationError) return error.diagnostics[0]!.code;
    throw error;
  }
};

test('every answer to every gap of the language is told from the kit’s by some case', () => {
  for (const [name, id] of SEMANTIC_GAPS) {
    for (const answer of listResolutions(gaps[id]).slice(1)) {
      const telling = cases.filter(({ gap, gives }) => gap === name && gives[answer] !== gives[defaultSemantics[name]]);
      expect(telling.length, `${id}: ${answer}`).toBeGreaterThan(0);
    }
  }
});

test('a configuration’s answers become semantics, and what it leaves out is the kit’s', () => {
  expect(resolveSemantics({ 'croql.null': 'empty-text', 'edition.enterprise-member': 'matches-nothing' })).toEqual({
    ...defaultSemantics,
    null: 'empty-text',
    'enterprise-member': 'matches-nothing',
  });
  expect(Object.keys(defaultSemantics)).not.toContain('order');
});
