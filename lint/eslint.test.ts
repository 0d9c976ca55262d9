import { ESLint, Linter, RuleTester } from 'eslint';
import { afterAll, describe, expect, test } from 'vitest';
import plugin from './eslint.ts';

RuleTester.describe = describe;
RuleTester.it = test;
RuleTester.itOnly = test.only;
// ESLint's tester calls it when it is there.
Object.assign(RuleTester, { afterAll });

// The plugin's own types must be what ESLint takes.
const plugins: Record<string, ESLint.Plugin> = { locspec: plugin };
const rule = plugins['locspec']!.rules!['croql']!;

new RuleTester().run('locspec/croql', rule as never, {
  valid: [
    `const croql = 'is hidden';`,
    'const croql = `id of file = ${id}`;',
    `const label = { croql: 'CroQL expression' };`,
    `// croql-disable-next-line\nconst croql = 'WRONG == 1';`,
    { code: `const croql = 'status = "draft"';`, options: [{ context: 'glossary-term' }] },
    { code: `const croql = 'isPassedWorkflow';`, options: [{ edition: 'enterprise' }] },
  ],
  invalid: [
    {
      code: 'const croql = `id of file == ${id}`;',
      output: 'const croql = `id of file = ${id}`;',
      errors: [{ message: /CroQL has no ==.*\[foreign-operator\]/, line: 1, column: 27, endColumn: 29 }],
    },
    {
      code: `api.listProjectStrings(1, {\n  croql: 'count of translation > 0',\n});`,
      output: null,
      errors: [
        {
          message: /has no “translation”/,
          line: 2,
          column: 20,
          endLine: 2,
          endColumn: 31,
          suggestions: [
            {
              desc: 'Write translations',
              output: `api.listProjectStrings(1, {\n  croql: 'count of translations > 0',\n});`,
            },
          ],
        },
      ],
    },
    {
      code: `const croql = 'status = "draft"';`,
      options: [{ context: 'translation' }],
      output: null,
      errors: [{ message: /has no “status”/ }],
    },
    {
      code: `const croql = 'isPassedWorkflow';`,
      options: [{ edition: 'hosted' }],
      output: null,
      errors: [{ message: /only in the enterprise edition/ }],
    },
    {
      code: `fetch('/api/v2/projects/1/strings?croql=is hidden');`,
      output: `fetch('/api/v2/projects/1/strings?croql=is%20hidden');`,
      errors: [{ message: /\[unencoded-query\]/ }],
    },
  ],
});

test('a flat configuration takes the plugin, and ESLint’s own comments silence it', () => {
  const config = [{ files: ['**/*.js'], plugins, rules: { 'locspec/croql': 'error' as const } }];
  const verify = (code: string) => new Linter().verify(code, config, { filename: 'a.js' }).map(({ ruleId }) => ruleId);
  expect(verify(`const croql = 'WRONG > 1';`)).toEqual(['locspec/croql']);
  expect(verify(`// eslint-disable-next-line locspec/croql\nconst croql = 'WRONG > 1';`)).toEqual([]);
});

test('an option that does not exist is refused', () => {
  const config = [{ plugins, rules: { 'locspec/croql': ['error', { kontext: 'translation' }] as const } }];
  expect(() => new Linter().verify('1', config as never, { filename: 'a.js' })).toThrow(/kontext/);
});
