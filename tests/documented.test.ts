import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SHIPPED = ['spec', 'croql', 'run', 'lint', 'mocks', 'suites', 'reports', 'cli'];

const files = SHIPPED.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|gen|d)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** The exported statements of a source file that no comment explains. */
function findUndocumented(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = new Set<string>();
  return file.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const name = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]!.name.getText()
      : ((statement as ts.DeclarationStatement).name?.getText() ?? '');
    // Of a function with several signatures the first is documented.
    if (names.has(name)) return [];
    names.add(name);
    const line = file.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    return ts.getJSDocCommentsAndTags(statement).length > 0 ? [] : [`${path}:${line} ${name}`];
  });
}

test('everything that shipped code exports is documented', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap((path) => findUndocumented(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test('an export without a comment is noticed, and one with a comment is not', () => {
  expect(findUndocumented('a.ts', 'export const a = 1;\n/** B. */\nexport const b = 2;')).toEqual(['a.ts:1 a']);
});
