import { expect, test } from 'vitest';
import fc from 'fast-check';
import { CONTEXT_NAMES } from '../spec/croql/contexts.ts';
import { check } from './checker.ts';
import { compile, interpret } from './compiler.ts';
import { MAX_DEPTH } from './cursor.ts';
import { MAX_DIAGNOSTICS } from './diagnostics.ts';
import { evaluate } from './evaluator.ts';
import { explain } from './explain.ts';
import { renderExplanation } from './explain-text.ts';
import { POOL, semantics, trees, createEvaluationContext } from './generate.ts';
import { format } from './printer.ts';
import type { Semantics } from './semantics.ts';
import { rewrite } from './tree.ts';
import { renderDiagnostic } from './wording.ts';

// The figure for a release is CROQL_HOSTILE=1000000.
const RUNS = Number(process.env['CROQL_HOSTILE'] ?? 3000);
const evaluationContext = createEvaluationContext(POOL);

/** What every text may count on: an answer, every diagnostic of which can be shown. */
function checkCalmly(text: string, options: Parameters<typeof check>[1] = {}): ReturnType<typeof check> {
  const checked = check(text, options);
  for (const diagnostic of checked.diagnostics) {
    const { start, end } = diagnostic.span;
    const isInside = start >= 0 && start <= end && end <= text.length;
    const isShort = renderDiagnostic(text, diagnostic).length < 1500;
    // An `expect` for each of many thousands of texts would take longer than everything else.
    if (!isInside || !isShort) throw new Error(`${diagnostic.code} at ${start} to ${end} of ${text}`);
  }
  if (checked.diagnostics.length > MAX_DIAGNOSTICS + 1) throw new Error(`too many diagnostics for ${text}`);
  return checked;
}

const FRAGMENTS = [
  ...'( ) = != ≠ >= ≥ <= ≤ < > + - * / @ : " \' . , ! & | # \\ \n \t'.split(' '),
  ...'and or xor not where with of between contains If then else count is in like null true today'.split(' '),
  ...[
    'is hidden',
    'text',
    'translations',
    'languages summary',
    'file',
    'added',
    'translation updated',
    'user',
    'fileId',
  ],
  ...[
    '"a"',
    "'today'",
    "'2024-02-30 00:00:00'",
    '@user:"alice"',
    '@language:"uk"',
    '5',
    '0.5',
    '.5',
    '1e3',
    '“a”',
    '😀',
    '\u0000',
  ],
];

test('any text gets an answer', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 25 }).map((words) => words.join(' ')),
    fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 25 }).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(...CONTEXT_NAMES), semantics, (text, context, how) => {
      const checked = checkCalmly(text, { context, semantics: how });
      // What happens to be valid can be asked and written down.
      if (!checked.ok || how['unknown-mention'] === 'error' || how.division === 'zero-error') return true;
      const again = check(format(checked.query.tree, how), { context, semantics: how });
      return (
        again.ok && compile(checked.query, evaluationContext)({}) === evaluate(checked.query, {}, evaluationContext)
      );
    }),
    { numRuns: RUNS },
  );
});

// An expression of up to 8 000 characters is refused only if its parentheses are nested too deep.
for (const [title, row, options] of [
  ['sum', `0 < ${'1+'.repeat(3_990)}1`],
  ['sum of counts', `0 < ${'count of labels + '.repeat(440)}1`],
  ['difference of products', `0 > 1${'-2*3'.repeat(1_990)}`],
  ['quotient', `0 < 1${'/1'.repeat(3_990)}`],
  ['sum from left to right', `0 < 1${'*1+1'.repeat(1_990)}`, { 'precedence.arithmetic': 'left-to-right' }],
  ['sum in groups', `0 < ${'(1+1)*1+'.repeat(990)}1`],
  ['alternative', `${'is hidden or '.repeat(610)}is hidden`],
  ['exclusive alternative', `is hidden${' xor is hidden'.repeat(570)}`],
  [
    'row of and and or',
    `is hidden${' or is hidden and is hidden'.repeat(290)}`,
    { 'precedence.logic': 'left-to-right' },
  ],
  ['row of filters', `0 < count of labels${' where(id=1)'.repeat(660)} + 1`],
] as readonly (readonly [string, string, Partial<Semantics>?])[]) {
  test(`a flat ${title} of 8 000 characters is read, printed, asked, compiled and explained`, () => {
    expect(row.length).toBeGreaterThan(7_000);
    expect(row.length).toBeLessThanOrEqual(8_000);
    const checked = checkCalmly(row, { semantics: options });
    expect(checked.diagnostics).toEqual([]);
    if (!checked.ok) return;
    const { query } = checked;
    const record = { 'is hidden': true, labels: [{ id: 1 }, { id: 2 }] };
    const expected = evaluate(query, record, evaluationContext);
    expect(expected).toBe(!row.includes('xor') || (row.split('xor').length - 1) % 2 === 0);
    expect(compile(query, evaluationContext)(record)).toBe(expected);
    expect(interpret(query, evaluationContext)(record)).toBe(expected);
    expect(renderExplanation(explain(query, record, evaluationContext))).toContain('The record');
    // Where operators are applied from left to right, the text of their row needs a parenthesis for each.
    expect(check(format(query.tree)).ok).toBe(options === undefined);
    const copy = rewrite(query.tree, (node) => ({ ...node }));
    expect(compile({ ...query, tree: copy }, evaluationContext)(record)).toBe(expected);
  });
}

test('a valid text with one thing changed gets an answer', () => {
  const mutations = fc.record({
    at: fc.nat(200),
    cut: fc.nat(6),
    put: fc.oneof(fc.constant(''), fc.constantFrom(...FRAGMENTS)),
  });
  fc.assert(
    fc.property(trees('source-string', { depth: 2 }), mutations, (tree, { at, cut, put }) => {
      const text = format(tree);
      checkCalmly(text.slice(0, at) + put + text.slice(at + cut), { edition: 'enterprise' });
    }),
    { numRuns: Math.ceil(RUNS / 3) },
  );
});

const long = (part: string, length = 100_000) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

for (const [title, text] of [
  ['10 000 opening parentheses', long('(', 10_000)],
  ['10 000 parentheses, closed again', `${long('(', 10_000)}is hidden${long(')', 10_000)}`],
  ['closing parentheses only', long(')')],
  ['not, again and again', long('not ')],
  ['exclamation marks', long('!')],
  ['minus signs', long('-')],
  ['ifs without an end', long('if ')],
  ['ternaries without an end', long('if is hidden then is hidden else ')],
  ['counts of counts', long('count of ')],
  ['members of members', long('id of ')],
  ['filters of filters', `count of translations${long(' where (is pre translated)')} > 0`],
  ['filters in filters', long('count of translations where (')],
  ['one long chain of comparisons', long('1 < ')],
  ['one long word', long('a')],
  ['words without operators', long('is hidden ')],
  ['unknown words', long('zz ')],
  ['points', long('a.')],
  ['mentions', long('@')],
  ['quotes', long('"')],
  ['single quotes', long("'")],
  ['signs', long('=')],
  ['characters of no use', long('#')],
  ['emoji', long('😀')],
  ['digits', long('9')],
  ['line breaks', long('\n')],
] as const) {
  test(`${title}: a refusal in good time`, () => {
    const start = performance.now();
    const checked = checkCalmly(text);
    // A hundred times of what it takes: quadratic time would be far beyond.
    expect(performance.now() - start).toBeLessThan(5000);
    expect(checked.ok).toBe(false);
  });
}

for (const [title, text] of [
  ['20 000 alternatives', `${'max length = 7 or '.repeat(5_000)}is hidden`],
  ['a long string', `text = "${long('x')}"`],
  ['much space', `is hidden${long(' ')}= is hidden`],
  ['parentheses down to the limit', `${'('.repeat(MAX_DEPTH - 1)}is hidden${')'.repeat(MAX_DEPTH - 1)}`],
  ['negations down to the limit', `${'not '.repeat(MAX_DEPTH - 2)}is hidden`],
  ['one long sum', `0 < ${long('1+')}1`],
  ['one long row of all arithmetic', `0 < 1${' + 7 - 2 * 3 / 4'.repeat(5_000)}`],
] as const) {
  test(`${title}: read, printed, asked and compiled`, () => {
    const checked = checkCalmly(text);
    expect(checked.diagnostics).toEqual([]);
    if (!checked.ok) return;
    const record = { 'is hidden': true, text: long('x') };
    expect(evaluate(checked.query, record, evaluationContext)).toBe(true);
    expect(compile(checked.query, evaluationContext)(record)).toBe(true);
    expect(format(checked.query.tree).length).toBeGreaterThan(0);
  });
}
