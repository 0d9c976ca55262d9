import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { hover } from './hover.ts';
import type { Options } from './options.ts';

/** What is said at the `|` of an expression. */
function at(marked: string, options: Options = {}) {
  const offset = marked.indexOf('|');
  return hover(marked.replace('|', ''), offset, options);
}

test('a member is told with its type, meaning and values', () => {
  expect(at('is hidden and max len|gth > 5')).toMatchObject({
    span: { start: 14, end: 24 },
    title: 'max length: number',
  });
  expect(at('st|atus = "draft"', { context: 'glossary-term' })).toMatchObject({ title: 'status: string' });
  expect(at('st|atus = "draft"', { context: 'glossary-term' })?.lines.join(' ')).toContain('"draft"');
});

test('a member is that of the record around it', () => {
  expect(at('count of translations where (us|er = @user:"a") > 0')?.lines.join(' ')).toContain('@user:"…"');
  expect(at('na|me of file = "a"')).toMatchObject({ title: 'name: string', span: { start: 0, end: 4 } });
});

test('a word of the language is told with what the source says', () => {
  expect(at('text cont|ains "a"')).toMatchObject({ title: 'contains: boolean', span: { start: 5, end: 13 } });
  expect(at('text cont|ains "a"')?.lines[0]).toContain('occurs in the first');
  expect(at('coun|t of labels > 0')).toMatchObject({ title: 'count: number' });
  expect(at("added > 'tod|ay'")).toMatchObject({ title: "'today': datetime" });
});

test('a wrong expression is explained where it can be, and nothing is said of the rest', () => {
  expect(at('is hidden and (max le|ngth >')).toMatchObject({ title: 'max length: number' });
  expect(at('is hi|den')).toBeUndefined();
  expect(at('|')).toBeUndefined();
});

test('parts are told apart', () => {
  const text = `count of translations where (user = @user:"a" and text contains "b") > 0 and added > 'today'`;
  expect(highlight(text).map(({ kind, span }) => `${kind} ${text.slice(span.start, span.end)}`)).toEqual([
    ...['keyword count', 'keyword of', 'property translations', 'keyword where', 'operator (', 'property user'],
    ...['operator =', 'variable @user:"a"', 'keyword and', 'property text', 'keyword contains', 'string "b"'],
    ...['operator )', 'operator >', 'number 0', 'keyword and', 'property added', 'operator >', "regexp 'today'"],
  ]);
});
