import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Words that CHANGELOG.md says have been replaced, each with its replacement. */
const REPLACED: readonly (readonly [RegExp, instead: string])[] = [
  [/\bjudges?\b(?! of)/i, 'rule'],
  [/\b(?:armed|deaf)\b/i, 'passed / failed the self-test'],
  [/\bdoctored\b/i, 'invalid'],
  [/\b(?:spoil|spoiled|spoils)\b/i, 'invalid, or tampered'],
  [/\bstrangers?\b/i, 'another party, or untrusted'],
  [/\bdoors?\b/i, 'adapter'],
  [/\bshel(?:f|ves)\b/i, 'file server'],
  [/\bglimpse\b/i, 'reachability'],
  [/\bbefalls?\b/i, 'intercept'],
  [/\bstr(?:ike|uck|ikes)[- ]out\b/i, 'redact'],
  [/\bmanieth\b/i, 'every n-th'],
  [/\bso many\b/i, 'a number'],
  [/\bin hand\b/i, 'the context'],
  [/\bhonest\b/i, 'default'],
  [/\bnothing (?:was|is) proved\b/i, 'inconclusive'],
  [/\bmends?\b|\bmended\b/i, 'fix'],
  [/\bdemo world\b/i, 'demo dataset'],
  [/\brooms?\b/i, 'folder'],
];

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', '.md')];
const code = ['cli', 'reports', 'run', 'suites', 'mocks', 'spec']
  .flatMap((folder) => filesIn(folder, '.ts'))
  .filter((name) => !/\.(test|gen|d)\.ts$|\/(fixture|demo)-[\w-]+\.ts$/.test(name));

/** The texts of a source file that a user can read: its string literals and templates with a space in them. */
function sentencesOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.filter((text) => text.includes(' '));
}

const complaints = (place: string, text: string): string[] =>
  REPLACED.flatMap(([word, instead]) => {
    const at = word.exec(text);
    return at
      ? [`${place}: “${at[0]}” is now “${instead}”: ${text.slice(Math.max(0, at.index - 40), at.index + 60)}`]
      : [];
  });

test('documents use the terms of the field', () => {
  expect(documents.length).toBeGreaterThan(5);
  const found = documents.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => complaints(`${path}:${index + 1}`, line)),
  );
  expect(found).toEqual([]);
});

test('messages, help and titles use the terms of the field', () => {
  expect(code.length).toBeGreaterThan(200);
  expect(code.flatMap((path) => sentencesOf(path).flatMap((text) => complaints(path, text)))).toEqual([]);
});

for (const text of [
  'A judge of the kit is deaf.',
  'secrets are struck out',
  'Of several shards each takes every so manieth',
])
  test(`a replaced word is noticed: ${text}`, () => {
    expect(complaints('here', text)).not.toEqual([]);
  });
