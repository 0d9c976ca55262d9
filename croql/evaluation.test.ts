import { expect, test } from 'vitest';
import { check } from './checker.ts';
import { compile, interpret, MAX_FACTORIES } from './compiler.ts';
import { EvaluationError } from './diagnostics.ts';
import { evaluate } from './evaluator.ts';
import { compareCodePoints } from './operators.ts';
import { readCollection, readText } from './record-values.ts';
import { defaultSemantics, type Semantics } from './semantics.ts';
import { describeDiagnostic } from './wording.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

const evaluationContext: EvaluationContext = {
  now: new Date('2024-06-15T23:00:00Z'),
  user: () => undefined,
  language: () => undefined,
};

function query(expression: string, semantics: Partial<Semantics> = {}) {
  const checked = check(expression, { edition: 'enterprise', semantics });
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  return checked.query;
}

const anyForm = { 'plural-text': 'any' } as const;
const wholeDay = { today: 'whole-day' } as const;
const forms = { text: { one: 'b', other: 'y' } };

// prettier-ignore
for (const { ask, of = {}, as = {}, at = evaluationContext.now, is } of [
  // --- What is absent.
  { ask: '-max length = 0', is: false },
  { ask: '-max length = -5', of: { 'max length': 5 }, is: true },
  { ask: '-(max length / 0) = 0', of: { 'max length': 5 }, is: false },
  { ask: 'max length between -1 and 5', is: false },
  { ask: '0 between max length and 9', is: false },
  { ask: '0 between -9 and max length', is: false },
  { ask: 'max length between 9 and -9', as: { 'between-bounds': 'swapped' }, is: false },
  { ask: 'text between "" and "z"', is: false },
  { ask: '"b" between text and "z"', is: false },
  { ask: '"b" between "a" and text', is: false },
  { ask: "added = 'today'", as: wholeDay, at: new Date('1970-01-01T12:00:00Z'), is: false },
  { ask: "added != 'today'", as: wholeDay, at: new Date('1970-01-01T12:00:00Z'), is: true },

  // --- A text of several forms: one of them is enough.
  { ask: 'text = "b"', of: forms, as: anyForm, is: true },
  { ask: '"y" = text', of: forms, as: anyForm, is: true },
  { ask: 'text = "c"', of: forms, as: anyForm, is: false },
  { ask: 'text between "a" and "c"', of: forms, as: anyForm, is: true },
  { ask: 'text between "c" and "d"', of: forms, as: anyForm, is: false },
  { ask: '"c" between text and "z"', of: forms, as: anyForm, is: true },
  { ask: '"c" between "a" and text', of: forms, as: anyForm, is: true },
  { ask: '"a" between text and "z"', of: forms, as: anyForm, is: false },
  { ask: 'text = context', of: { text: { one: 'a', other: 'b' }, context: { one: 'c', other: 'b' } }, as: anyForm, is: true },
  { ask: 'text = "b"', of: { text: { one: 5, other: 'b' } }, as: anyForm, is: true },
  { ask: 'text = context', of: { text: { one: 5 } }, as: anyForm, is: true },

  // --- The day of a zone: it is the sixteenth there already.
  { ask: "added = 'today'", of: { added: '2024-06-16 10:00:00' }, as: { ...wholeDay, 'date-zone': '+02:00' }, is: true },
  { ask: "added = 'today'", of: { added: '2024-06-15 10:00:00' }, as: { ...wholeDay, 'date-zone': '+02:00' }, is: false },
  { ask: "added = 'today'", of: { added: '2024-06-15 10:00:00' }, as: wholeDay, is: true },
  { ask: "'today' = added", of: { added: '2024-06-14 23:59:59' }, as: wholeDay, is: false },
  { ask: "added < 'today'", of: { added: '2024-06-14 23:59:59' }, as: wholeDay, is: true },
  { ask: "added < 'today'", of: { added: '2024-06-15 00:00:00' }, as: wholeDay, is: false },

  // --- What settles an `or` or an `and` is all that is looked at.
  { ask: 'is hidden or max length / 0 > 1', of: { 'is hidden': true, 'max length': 1 }, as: { division: 'zero-error' }, is: true },
  { ask: 'is hidden and max length / 0 > 1', of: { 'max length': 1 }, as: { division: 'zero-error' }, is: false },

  // --- A branch without meaning is absent, and not false.
  { ask: '(If is hidden then is visible else text > 5) = (text > 5)', as: { 'type-error': 'false' }, is: true },
  { ask: '(If is hidden then is visible else nope) = is visible', as: { 'unknown-member': 'absent' }, is: false },
  { ask: '(If is hidden then is visible else nope) != is visible', as: { 'unknown-member': 'absent' }, is: true },
  { ask: '(If is hidden then nope else is visible) = is visible', as: { 'unknown-member': 'absent' }, is: true },

  // --- Nobody is nobody, not even when compared with nobody.
  { ask: '@user:"a" = @user:"a"', is: false },
  { ask: '@language:"a" = @language:"a"', is: false },
  { ask: '@language:"a" != @language:"a"', is: true },
] satisfies readonly { ask: string; of?: object; as?: Partial<Semantics>; at?: Date; is: boolean }[]) {
  test(`“${ask}” ${JSON.stringify(as)} of ${JSON.stringify(of)} ${at.getUTCFullYear()} is ${is}`, () => {
    const asked = query(ask, as);
    const then = { ...evaluationContext, now: at };
    expect(evaluate(asked, of as CroqlRecord, then)).toBe(is);
    expect(interpret(asked, then)(of as CroqlRecord)).toBe(is);
    expect(compile(asked, then)(of as CroqlRecord)).toBe(is);
  });
}

test('what a record throws is thrown on, and a refusal says what it is', () => {
  const broken = {
    get 'max length'(): number {
      throw new RangeError('out of reach');
    },
  };
  const asked = query('max length / 2 > 1', { division: 'zero-error' });
  for (const ask of [
    () => evaluate(asked, broken as never, evaluationContext),
    () => compile(asked, evaluationContext)(broken as never),
  ]) {
    expect(ask).toThrow(RangeError);
  }
  const divided = query('max length / 0 > 1', { division: 'zero-error' });
  try {
    evaluate(divided, { 'max length': 1 } as never, evaluationContext);
    throw new Error('nothing was refused');
  } catch (error) {
    expect(error).toBeInstanceOf(EvaluationError);
    expect((error as EvaluationError).name).toBe('EvaluationError');
    expect((error as EvaluationError).message).toBe('division-by-zero');
  }
});

// prettier-ignore
for (const [diagnostic, sentence] of [
  [{ code: 'unknown-mention', of: 'user', name: 'bob' },     'No user has the login “bob”.'],
  [{ code: 'unknown-mention', of: 'language', name: 'xx' },  'There is no language “xx”.'],
  [{ code: 'division-by-zero' },                             'This divides by zero.'],
] as const) {
  test(`a refusal says: ${sentence}`, () => {
    expect(describeDiagnostic({ span: { start: 0, end: 1 }, ...diagnostic })).toBe(sentence);
  });
}

test('astral characters come after all others, wherever two texts differ', () => {
  const inOrder = ['', 'a', 'aa', 'a\uffee', 'a\u{1f600}', 'a\u{1f601}', 'b', '\uffee', '\u{1f600}', '\u{1f600}a'];
  for (const [index, text] of inOrder.entries()) {
    for (const [other, against] of inOrder.entries()) {
      expect(Math.sign(compareCodePoints(text, against)), `${text} ${against}`).toBe(Math.sign(index - other));
    }
  }
});

test('a map of custom fields is a collection of their slugs and values', () => {
  expect(readCollection({ colour: 'red', size: null, owner: { name: 'Ann', value: 5 } })).toEqual([
    { slug: 'colour', name: 'colour', value: 'red' },
    { slug: 'size', name: 'size', value: '' },
    { slug: 'owner', name: 'Ann', value: 5 },
  ]);
  expect(readCollection([{ id: 1 }, 5, null])).toEqual([{ id: 1 }, {}, {}]);
  expect(readCollection('text')).toEqual([]);
  expect(readText({ one: 'a' }, defaultSemantics)).toBeNull();
});

test('code is made once for each shape while it is among those that are kept', () => {
  compile(query('is hidden'), evaluationContext);
  const real = globalThis.Function;
  let made = 0;
  globalThis.Function = new Proxy(real, {
    construct: (target, args: string[]) => {
      made += 1;
      return new target(...args);
    },
  });
  try {
    // Each number in binary digits is a shape of its own.
    const shape = (number: number) =>
      query([...number.toString(2)].map((digit) => ['is hidden', 'is visible'][Number(digit)]).join(' and '));
    const first = 1_024;
    const news = (number: number) => {
      const before = made;
      compile(shape(number), evaluationContext);
      return made - before;
    };
    expect(news(first)).toBe(1);
    expect(news(first)).toBe(0);
    for (let number = first + 1; number < first + MAX_FACTORIES; number++) expect(news(number)).toBe(1);
    // All of them are kept; the one that was used longest ago goes for one more.
    expect(news(first)).toBe(0);
    expect(news(first + MAX_FACTORIES)).toBe(1);
    expect(news(first)).toBe(0);
    expect(news(first + 1)).toBe(1);
  } finally {
    globalThis.Function = real;
  }
});
