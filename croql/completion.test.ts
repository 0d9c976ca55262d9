import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from '../spec/vectors/vector-files.ts';
import { check } from './checker.ts';
import { complete } from './completion.ts';
import type { KnownNames } from './completion.ts';
import { tokenize } from './lexer.ts';
import { INFIX_OPERATORS } from './operators.ts';
import type { Options } from './options.ts';
import { resolveOptions } from './options.ts';
import { parse } from './parser.ts';
import { children, type Node } from './tree.ts';

/** The texts that are offered at the `|` of an expression. */
function offers(marked: string, options: Options = {}, names: KnownNames = {}): readonly string[] {
  const at = marked.indexOf('|');
  return complete(marked.replace('|', ''), at, options, names).map(({ text }) => text);
}

const TERM = { context: 'glossary-term' } as const;

test('members of the record that the place is about are offered', () => {
  expect(offers('|')).toEqual(expect.arrayContaining(['is hidden', 'max length', 'count of', 'not']));
  expect(offers('|')).not.toContain('user');
  expect(offers('count of translations where (|')).toEqual(
    expect.arrayContaining(['user', 'is pre translated', 'count of']),
  );
  expect(offers('count of translations where (|')).not.toContain('is hidden');
  expect(offers('file with (|')).toContain('name');
});

test('members of the wrong type are not offered', () => {
  // Of a file or a branch.
  expect(offers('max length > |')).toEqual(['max length', 'id', 'count of', '-', '(']);
  expect(offers('count of |')).toEqual(['comments', 'screenshots', 'translations', 'languages summary', 'labels', '(']);
  expect(offers('name of |')).toEqual(['file', 'branch', '(']);
});

test('members of the other edition are not offered', () => {
  expect(offers('isPass|')).toEqual([]);
  expect(offers('isPass|', { edition: 'enterprise' })).toEqual(['isPassedWorkflow']);
});

test('operators are those that take what stands before them', () => {
  expect(offers('is hidden |')).toEqual(['=', '!=', 'or', 'xor', 'and']);
  expect(offers('text |')).toEqual(['=', '!=', '>', '>=', '<', '<=', 'contains', 'between']);
  expect(offers('max length between 1 |')).toContain('and');
  expect(offers('max length between 1 |')).not.toContain('or');
  expect(offers('if is hidden |')).toContain('then');
  expect(offers('name o|')).toEqual(['of']);
  expect(offers('file |')).toEqual(['with']);
});

test('values, mentions and dates are offered where they are compared', () => {
  const names = { users: ['alice', 'bob'], languages: ['uk'] };
  expect(offers('status = |', TERM).slice(0, 2)).toEqual(['"preferred"', '"admitted"']);
  expect(offers('status = "ad|', TERM)).toEqual(['admitted"']);
  expect(offers('status = "ad|"', TERM)).toEqual(['admitted']);
  expect(offers('count of translations where (user = |', {}, names)).toContain('@user:"alice"');
  expect(offers('count of translations where (user = @user:"b|', {}, names)).toEqual(['bob"']);
  expect(offers('count of translations where (language = @language:"|")', {}, names)).toEqual(['uk']);
  expect(offers('added > |')).toContain("'today'");
  expect(offers("added > 't|")).toEqual(["today'"]);
  expect(offers('max length > |', {}, names)).not.toContain('@user:"alice"');
});

test('what replaces a name of several words begins where it begins', () => {
  expect(complete('not is hid', 10)).toMatchObject([{ text: 'is hidden', span: { start: 4, end: 10 } }]);
  expect(complete('is hidden a', 11)).toMatchObject([{ text: 'and', span: { start: 10, end: 11 } }]);
});

test('nothing is offered in a text that is compared with no enumeration', () => {
  expect(offers('text = "a|"')).toEqual([]);
});

/** The members and infix operators of a tree, with their places. */
function namesAndOperators(text: string, options: Options): readonly { readonly at: number; readonly own: string }[] {
  const members: { at: number; own: string }[] = [];
  const visit = (node: Node) => {
    if (node.kind === 'member' || node.kind === 'of') members.push({ at: node.span.start, own: node.name });
    children(node).forEach(visit);
  };
  visit(parse(text, options).tree);
  const { tokens } = tokenize(text, resolveOptions(options).semantics);
  const operators = tokens
    .filter(({ kind, text: own }) => (kind === 'word' || kind === 'symbol') && INFIX_OPERATORS.has(own))
    .filter(({ text: own, start }) => own !== '-' || /[\w)]\s*$/.test(text.slice(0, start)))
    .map(({ start, text: own }) => ({ at: start, own }));
  return [...members, ...operators];
}

test('each member and operator of a valid expression is offered at its place', () => {
  const aliases: Readonly<Record<string, string>> = { '≠': '!=', '≥': '>=', '≤': '<=' };
  const missed: string[] = [];
  const seen = new Set<string>();
  for (const { expression, context } of casesOf('croql')) {
    const options = { context, edition: 'enterprise' } as const;
    if (!check(expression, options).ok || expression.length > 200) continue;
    for (const { at, own } of namesAndOperators(expression, options)) {
      const place = `${context} ${expression.slice(0, at)}|${own}`;
      if (seen.has(place)) continue;
      seen.add(place);
      const found = complete(expression.slice(0, at), at, options).map(({ text }) => text);
      if (!found.includes(aliases[own] ?? own)) missed.push(`${expression.slice(0, at)}|${own}`);
    }
  }
  expect(seen.size).toBeGreaterThan(300);
  expect(missed).toEqual([]);
});

test('any text at any place gets an answer', () => {
  const parts = [
    'is hidden',
    'count of',
    '(',
    ')',
    '"',
    "'",
    '@user:"',
    'where (',
    ' and ',
    '=',
    '7',
    'é',
    '\n',
    'if ',
    '{',
  ];
  const texts = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 12 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(texts, fc.nat(), (text, at) => {
      const offset = at % (text.length + 1);
      for (const { span } of complete(text, offset)) {
        expect(span.end).toBe(offset);
        expect(span.start).toBeLessThanOrEqual(offset);
      }
    }),
    { numRuns: 200 },
  );
});
