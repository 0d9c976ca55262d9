import { describe, expect, test } from 'vitest';
import { applyEdits } from './fixes.ts';
import { lintText, type LintOptions } from './lint.ts';

const codesOf = (name: string, file: string, options?: LintOptions) =>
  lintText(name, file, options).problems.map(({ code }) => code);

/** A file with everything corrected that has one right correction, and formatted. */
function fix(name: string, file: string): string {
  let text = file;
  for (;;) {
    const { problems, formats } = lintText(name, text);
    const edits = [...problems.flatMap((problem) => problem.fix ?? []), ...formats];
    if (edits.length === 0) return text;
    text = applyEdits(text, edits);
  }
}

describe('the context', () => {
  test('an expression that is valid in any context is accepted if nothing names one', () => {
    expect(codesOf('a.ts', `const croql = 'count of records where (usageCount > 0) > 0'`)).toEqual([]);
    expect(codesOf('a.ts', `const croql = 'count of fields where (name = "x") > 0'`)).toEqual([]);
  });

  test('otherwise the context with the fewest mistakes says what is wrong', () => {
    const { problems } = lintText('a.ts', `const croql = 'status = "draft" and usage > 1'`);
    expect(problems.map(({ code, context }) => [code, context])).toEqual([['unknown-member', 'glossary-term']]);
    expect(problems[0]!.message).toContain('No context is named; as a glossary term it has the fewest errors.');
  });

  test('a flag names it where the file does not', () => {
    const file = `const croql = 'status = "draft"'; api.listTerms(1, { croql: 'status = "draft"' })`;
    expect(codesOf('a.ts', file, { context: 'translation' })).toEqual(['unknown-member']);
    expect(lintText('a.ts', file, { context: 'translation' }).problems[0]!.span.start).toBeLessThan(30);
  });

  test('an edition has its members only', () => {
    const file = `const croql = 'isPassedWorkflow'`;
    expect(codesOf('a.ts', file)).toEqual([]);
    expect(codesOf('a.ts', file, { edition: 'hosted' })).toEqual(['enterprise-member']);
    expect(codesOf('a.ts', `// croql: hosted\n${file}`)).toEqual(['enterprise-member']);
  });
});

describe('silence', () => {
  const wrong = `const croql = 'WRONG == 1'`;

  // prettier-ignore
  for (const [title, file, codes] of [
    ['the next line', `// croql-disable-next-line\n${wrong}`, []],
    ['a code on the next line', `/* croql-disable-next-line foreign-operator -- sent to another service */\n${wrong}`, ['unknown-member']],
    ['several codes', `// croql-disable-next-line foreign-operator, unknown-member\n${wrong}`, []],
    ['not the line after the next', `// croql-disable-next-line\n\n${wrong}`, ['unknown-member', 'foreign-operator']],
    ['an expression that begins on the next line', `// croql-disable-next-line\nconst croql = \`\n  WRONG == 1\n\``, []],
    ['no other word', `// croql-disable-next-lines\n${wrong}`, ['unknown-member', 'foreign-operator']],
  ] as const) {
    test(title, () => {
      expect(codesOf('a.ts', file)).toEqual(codes);
    });
  }

  test('in Markdown, YAML and Python', () => {
    expect(codesOf('a.md', '<!-- croql-disable-next-line -->\n```croql\nWRONG\n```\n')).toEqual([]);
    expect(codesOf('a.yml', '# croql-disable-next-line\ncroql: WRONG == 1\n')).toEqual([]);
    expect(codesOf('a.py', '# croql-disable-next-line\ncroql = "WRONG == 1"\n')).toEqual([]);
  });
});

describe('a query in an address', () => {
  // prettier-ignore
  for (const [name, file, codes] of [
    ['a.ts', `get('/projects/1/strings?croql=is hidden')`, ['unencoded-query']],
    ['a.ts', `get('/projects/1/strings?croql=is%20hidden')`, []],
    ['a.ts', `get(encodeURI('/projects/1/strings?croql=is hidden'))`, []],
    ['a.ts', 'get(`/projects/1/strings?croql=identifier = "${key}"`)', ['unencoded-query']],
    ['a.ts', `const says = 'Use ?croql= and an expression to filter';`, []],
    ['a.ts', `const says = 'Send ?croql=your expression here';`, []],
    ['a.ts', "const code = `get('/strings?croql=' + encodeURIComponent('is hidden'))`;", []],
    ['a.ts', "const code = `get('/strings?croql=is%20hidden')`;", []],
    ['a.ts', `get('/projects/1/strings?croql=text+contains+"a+b"')`, ['unencoded-query']],
    ['a.sh', `curl -G -d 'croql=is hidden' https://x`, ['unencoded-query']],
    ['a.sh', `curl -G --data-urlencode 'croql=is hidden' https://x`, []],
    ['a.sh', `curl 'https://x/projects/1/strings?croql=WRONG%20%3E%201'`, ['unknown-member']],
  ] as const) {
    test(`${name}: ${file}`, () => {
      expect(codesOf(name, file)).toEqual(codes);
    });
  }
});

describe('corrections', () => {
  // prettier-ignore
  for (const [name, file, fixed] of [
    ['a.ts', 'const croql = `fileId == ${id} && isHidden`;', 'const croql = `id of file = ${id} and is hidden`;'],
    ['a.ts', `const croql = "identifier = 'a'";`, `const croql = "identifier = \\"a\\"";`],
    ['a.ts', `const croql = 'identifier = “a”';`, `const croql = 'identifier = "a"';`],
    ['a.ts', `const croql = 'is hidden  and not(is duplicate)';`, `const croql = 'is hidden and not is duplicate';`],
    ['a.ts', `const croql = 'is hidden ' + ' and  is duplicate';`, `const croql = 'is hidden ' + ' and  is duplicate';`],
    ['a.ts', `const croql = 'added > "2020-01-01"';`, `const croql = 'added > \\'2020-01-01\\'';`],
    ['a.ts', `get('/strings?croql=text = "é"')`, `get('/strings?croql=text%20%3D%20%22%C3%A9%22')`],
    ['a.ts', `get('/projects/1/strings?croql=id%20of%20file%20%3D%3D%201')`, `get('/projects/1/strings?croql=id%20of%20file%20%3D%201')`],
    ['a.cs', `var croql = @"identifier = 'a'";`, `var croql = @"identifier = ""a""";`],
    ['a.go', `croql := \`!is hidden\``, `croql := \`not is hidden\``],
    ['a.py', `croql = r"identifier = 'a'"`, `croql = r"identifier = 'a'"`],
    ['a.yml', `croql: 'identifier = ''a'''`, `croql: 'identifier = "a"'`],
    ['a.croql', `is hidden   &&\nis duplicate\n`, `is hidden and is duplicate\n`],
    ['a.croql', `count of translation > 0`, `count of translation > 0`],
  ] as const) {
    test(`${name}: ${file}`, () => {
      expect(fix(name, file)).toBe(fixed);
    });
  }

  test('a correction that makes another mistake is none', () => {
    const [problem] = lintText('a.ts', `const croql = 'is hidden and file.name'`).problems;
    expect(problem).toMatchObject({ code: 'dotted-path', fix: null });
  });

  test('what may have been meant is suggested', () => {
    const [problem] = lintText('a.ts', `const croql = 'count of translation > 0'`).problems;
    expect(problem!.fix).toBeNull();
    expect(problem!.suggestions[0]).toMatchObject({ title: 'Write translations', edits: [{ text: 'translations' }] });
  });
});

test('no text makes it throw', () => {
  const parts = [
    'croql = ',
    '"',
    "'",
    '`',
    '${',
    '}',
    '(',
    ')',
    '[',
    '{',
    '\n',
    '#',
    '//',
    '/*',
    '<<~X',
    '\\',
    'is hidden',
    '?croql=',
    '%2',
    '+',
    '\uFFFC',
    '"""',
    '$"',
  ];
  let seed = 1;
  const next = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const endings = ['ts', 'py', 'php', 'go', 'java', 'rb', 'cs', 'sh', 'yml', 'json', 'md', 'croql'];
  for (let round = 0; round < 3_000; round++) {
    const text = Array.from({ length: 1 + next(14) }, () => parts[next(parts.length)]).join('');
    const name = `a.${endings[next(endings.length)]}`;
    const { problems } = lintText(name, text);
    for (const { span } of problems) {
      expect(span.start, text).toBeGreaterThanOrEqual(0);
      expect(span.end, text).toBeGreaterThanOrEqual(span.start);
      expect(span.end, text).toBeLessThanOrEqual(text.length);
    }
  }
});
