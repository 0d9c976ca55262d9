import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { CONTEXT_NAMES } from '../spec/croql/context.ts';
import { check } from './checker.ts';
import { compile } from './compiler.ts';
import { MOST_DIAGNOSTICS } from './diagnostics.ts';
import { evaluate } from './evaluator.ts';
import { POOL, semantics, trees, worldOf } from './generate.ts';
import { DEPTH_LIMIT } from './token-reader.ts';
import { format } from './printer.ts';
import { rendered } from './wording.ts';

// The figure for a release is CROQL_HOSTILE=1000000.
const RUNS = Number(process.env['CROQL_HOSTILE'] ?? 3000);
const world = worldOf(POOL);

/** What every text may count on: an answer, every diagnostic of which can be shown. */
function checkCalmly(text: string, options: Parameters<typeof check>[1] = {}): ReturnType<typeof check> {
  const checked = check(text, options);
  for (const diagnostic of checked.diagnostics) {
    const { start, end } = diagnostic.span;
    const isInside = start >= 0 && start <= end && end <= text.length;
    const isShort = rendered(text, diagnostic).length < 1500;
    // An `expect` for each of many thousands of texts would take longer than everything else.
    if (!isInside || !isShort) throw new Error(`${diagnostic.code} at ${start} to ${end} of ${text}`);
  }
  if (checked.diagnostics.length > MOST_DIAGNOSTICS + 1) throw new Error(`too many diagnostics for ${text}`);
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
      return again.ok && compile(checked.query, world)({}) === evaluate(checked.query, {}, world);
    }),
    { numRuns: RUNS },
  );
});

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
  ['one long sum', `max length = ${long('1+')}1`],
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
  ['parentheses down to the limit', `${'('.repeat(DEPTH_LIMIT - 1)}is hidden${')'.repeat(DEPTH_LIMIT - 1)}`],
  ['negations down to the limit', `${'not '.repeat(DEPTH_LIMIT - 2)}is hidden`],
  ['a sum down to the limit', `0 < ${'1 + '.repeat(DEPTH_LIMIT - 2)}1`],
] as const) {
  test(`${title}: read, printed, asked and compiled`, () => {
    const checked = checkCalmly(text);
    expect(checked.diagnostics).toEqual([]);
    if (!checked.ok) return;
    const record = { 'is hidden': true, text: long('x') };
    expect(evaluate(checked.query, record, world)).toBe(true);
    expect(compile(checked.query, world)(record)).toBe(true);
    expect(format(checked.query.tree).length).toBeGreaterThan(0);
  });
}
