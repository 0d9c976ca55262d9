import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { casesOf } from '../spec/vectors/vector-files.ts';
import { check } from './checker.ts';
import { highlight, type Highlight } from './highlight.ts';
import { INFIX_OPERATORS, KEYWORDS } from './operators.ts';

const { patterns } = JSON.parse(
  readFileSync(new URL('../spec/croql/croql.tmLanguage.json', import.meta.url), 'utf8'),
) as { readonly patterns: readonly { readonly name: string; readonly match: string }[] };
// JavaScript of today has a flag where editors read `(?i)`.
const rules = patterns.map(({ name, match }) => ({
  name,
  pattern: new RegExp(match.replace('(?i)', ''), match.startsWith('(?i)') ? 'iuy' : 'uy'),
}));

/** The scopes of a text, by the first pattern that matches at each place, as editors do. */
function scopesOf(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length;) {
    const rule = rules.find(({ pattern }) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    });
    const end = rule ? rule.pattern.lastIndex : at + 1;
    for (let index = at; index < end; index++) found[index] = rule?.name ?? '';
    at = end;
  }
  return found;
}

const SCOPES: Readonly<Record<Highlight['kind'], RegExp>> = {
  property: /^variable\.other\.property/,
  keyword: /^keyword\.control/,
  operator: /^(keyword\.operator|punctuation)/,
  number: /^constant\.numeric/,
  string: /^string/,
  regexp: /^constant\.other\.date/,
  variable: /^variable\.language/,
};

test('the grammar for editors knows every word and sign', () => {
  for (const word of [...KEYWORDS, ...INFIX_OPERATORS.keys()])
    expect(scopesOf(word)[0], word).toMatch(/^keyword\.(control|operator)\.croql$/);
});

test('the grammar for editors tells the parts of valid expressions apart as the parser does', () => {
  const differences: string[] = [];
  let parts = 0;
  for (const { expression, context } of casesOf('croql')) {
    const options = { context, edition: 'enterprise' } as const;
    // Within a mention, white space is rare.
    if (!check(expression, options).ok || /@\s|:\s/.test(expression)) continue;
    const scopes = scopesOf(expression);
    for (const { span, kind } of highlight(expression, options)) {
      parts += 1;
      const scope = scopes[span.start] ?? '';
      if (!SCOPES[kind].test(scope))
        differences.push(`${expression.slice(span.start, span.end)} in ${expression}: ${scope}`);
    }
  }
  expect(parts).toBeGreaterThan(1_000);
  expect(differences).toEqual([]);
});
