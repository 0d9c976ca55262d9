import { describe, expect, test } from 'vitest';
import { check } from '../croql/checker.ts';
import type { ContextName } from '../spec/croql/contexts.ts';
import { lintText } from './lint.ts';
import { REAL_QUERIES } from './test-real-queries.ts';

describe('the checker', () => {
  for (const { croql, context, edition, wrong = [] } of REAL_QUERIES) {
    test(`${wrong.length === 0 ? 'accepts' : 'refuses'} for a ${context}: ${croql}`, () => {
      const { diagnostics } = check(croql, { context, edition });
      expect(diagnostics.map(({ code }) => code)).toEqual(wrong);
    });
  }
});

const json = (text: string) => JSON.stringify(text);
const single = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const shell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Paths of the lists. */
const PATHS: Readonly<Record<ContextName, string>> = {
  'source-string': '/api/v2/projects/1/strings',
  translation: '/api/v2/projects/1/languages/uk/translations',
  'tm-segment': '/api/v2/tms/1/segments',
  'glossary-term': '/api/v2/glossaries/1/terms',
};

/** Calls of the lists in JavaScript, in Python and Ruby, in Go and in C#. */
const CALLS: Readonly<Record<ContextName, readonly [string, string, string, string]>> = {
  'source-string': ['listProjectStrings', 'list_strings', 'SourceStringsListOptions', 'StringsListParams'],
  translation: [
    'listLanguageTranslations',
    'list_language_translations',
    'LanguageTranslationsListOptions',
    'LanguageTranslationsListParams',
  ],
  'tm-segment': ['listTmSegments', 'list_tm_segments', 'TMSegmentsListOptions', 'TmSegmentsListParams'],
  'glossary-term': ['listTerms', 'list_terms', 'TermsListOptions', 'TermsListParams'],
};

// prettier-ignore
const HOSTS: readonly { readonly name: string; readonly write: (croql: string, context: ContextName) => string }[] = [
  { name: 'a.ts',      write: (q, c) => `await client.${CALLS[c][0]}(1, { limit: 500, croql: ${json(q)} });` },
  { name: 'b.js',      write: (q, c) => `const croql = /* croql: ${c} */ ${single(q)};` },
  { name: 'address.js', write: (q, c) => `fetch('${PATHS[c]}?limit=5&croql=${encodeURIComponent(q).replaceAll("'", '%27')}');` },
  { name: 'c.py',      write: (q, c) => `client.${CALLS[c][1]}(1,\n    croql=${json(q)},\n)` },
  { name: 'd.php',     write: (q, c) => `<?php $client->${CALLS[c][0]}(1, ['croql' => ${single(q)}]);` },
  { name: 'e.go',      write: (q, c) => `x := &model.${CALLS[c][2]}{\n\tCroQL: \`${q}\`,\n}` },
  { name: 'f.java',    write: (q, c) => `${CALLS[c][0]}Options o = x;\n// croql: ${c}\no.setCroql(${json(q)});` },
  { name: 'g.rb',      write: (q, c) => `client.${CALLS[c][1]}({ croql: ${json(q)}, limit: 5 })` },
  { name: 'h.cs',      write: (q, c) => `var p = new ${CALLS[c][3]} { CroQL = @"${q.replaceAll('"', '""')}" };` },
  { name: 'i.sh',      write: (q, c) => `curl -G "https://x${PATHS[c]}" --data-urlencode ${shell(`croql=${q}`)}` },
  { name: 'j.yml',     write: (q, c) => `steps:\n  # croql: ${c}\n  - croql: ${json(q)}` },
  { name: 'k.json',    write: (q, c) => `{ "url": ${json(`https://x${PATHS[c]}?croql=${encodeURIComponent(q)}`)} }` },
  { name: 'l.md',      write: (q, c) => `Text.\n\n\`\`\`croql ${c}\n${q}\n\`\`\`\n` },
];

describe('the finder', () => {
  for (const { name, write } of HOSTS) {
    test(`finds each of them in ${name}`, () => {
      for (const { croql, context, edition, wrong = [] } of REAL_QUERIES) {
        const file = write(croql, context);
        const { expressions, problems } = lintText(name, file, { edition });
        expect(expressions.map((each) => [each.host.text, each.context])).toEqual([[croql, context]]);
        expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(wrong);
        for (const { span, fix } of problems) {
          expect(span.start).toBeGreaterThan(0);
          expect(span.end).toBeLessThanOrEqual(file.length);
          if (fix) expect(fix.every((edit) => edit.span.end <= file.length)).toBe(true);
        }
      }
    });
  }

  test('finds each of them in a file of its own', () => {
    for (const { croql, context, wrong = [] } of REAL_QUERIES) {
      const { problems } = lintText(`queries/one.${context}.croql`, croql);
      expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(wrong);
    }
  });
});
