import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that CHANGELOG.md says have been replaced, each with its replacement. */
const REPLACED: readonly (readonly [RegExp, instead: string])[] = [
  [/\b(?:an?|the|every|each|no|which|\d+) judges?\b/i, 'rule'],
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
const code = ['bench', 'cli', 'croql', 'lint', 'mocks', 'proxy', 'reports', 'run', 'spec', 'suites', 'tests']
  .flatMap((folder) => filesIn(folder, '.ts'))
  .filter((name) => !/\.gen\.ts$|\/(fixture|demo)-[\w-]+\.ts$|\/wording\.test\.ts$/.test(name));

const complaints = (place: string, text: string): string[] =>
  REPLACED.flatMap(([word, instead]) => {
    const at = word.exec(text);
    return at
      ? [`${place}: “${at[0]}” is now “${instead}”: ${text.slice(Math.max(0, at.index - 40), at.index + 60)}`]
      : [];
  });

for (const [kind, paths] of Object.entries({ documents, code }))
  test(`${kind}: the terms of the field`, () => {
    expect(paths.length).toBeGreaterThan(kind === 'code' ? 600 : 5);
    const found = paths.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => complaints(`${path}:${index + 1}`, line)),
    );
    expect(found).toEqual([]);
  });

for (const text of [
  'A judge of the kit is deaf.',
  'secrets are struck out',
  'Of several shards each takes every so manieth',
])
  test(`a replaced word is noticed: ${text}`, () => {
    expect(complaints('here', text)).not.toEqual([]);
  });
