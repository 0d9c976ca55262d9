import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gaps } from '../gaps/gaps.ts';
import { checkDocument, checkRegister, describeRegisterFinding } from './register-check.ts';
import { register } from './register.ts';
import { requirements, SOURCE_SHA256 } from '../requirements/requirements.ts';
import { readSourceUnits } from './source-units.ts';

const SOURCE = new URL('../../../shared/source/localization-service.md', import.meta.url);

/** What the source gives a name without a heading, and the heading it stands under. */
const LEADS: Readonly<Record<string, string>> = {
  'Shapes of expressions': 'CroQL language',
  'Editor filter equivalents': 'CroQL language',
  'Translation entry': 'String record',
  'translation members': 'source string',
  'languages summary members': 'source string',
};

/** Whether a citation such as “Endpoints 1” or “CroQL data contexts, glossary term” means the section of these headings. */
function isCitedAs(headings: string, citation: string): boolean {
  const part =
    citation
      .replace(/, gaps$/, '')
      .split(', ')
      .at(-1) ?? '';
  const name = (LEADS[part] ?? part)
    .replace(/^Endpoints (\d)$/, '$1.')
    .replace(/ \d$/, '')
    .toLowerCase();
  return headings
    .toLowerCase()
    .split(' / ')
    .some((heading) => heading.startsWith(name));
}

const accounts = { register, requirements, gaps };

test('every stated requirement and every gap of the source has a sentence or row behind it', () => {
  expect(checkRegister(accounts).map(describeRegisterFinding)).toEqual([]);
});

test('the register notices what is wrong with itself', () => {
  const [hash] = Object.keys(register) as [string];
  const withEntry = (entry: readonly string[]) =>
    checkRegister({ ...accounts, register: { ...register, [hash]: entry } });
  expect(withEntry([])).toEqual([{ code: 'empty-entry', hash }]);
  expect(withEntry(['lists.nothing'])).toEqual([{ code: 'unknown-reference', hash, reference: 'lists.nothing' }]);
  expect(withEntry(['toString'])).toEqual([{ code: 'unknown-reference', hash, reference: 'toString' }]);
  expect(withEntry(['gap: lists.nothing'])).toEqual([
    { code: 'unknown-reference', hash, reference: 'gap: lists.nothing' },
  ]);
  expect(withEntry(['informative', 'lists.get'])).toEqual([{ code: 'informative-with-others', hash }]);
  expect(withEntry(['oauth.token.code-once'])).toEqual([
    { code: 'not-stated', hash, requirement: 'oauth.token.code-once' },
  ]);
});

test('a stated requirement that no sentence stands behind is noticed', () => {
  const invented = { ...requirements, 'lists.invented': { ...requirements['lists.get'] } };
  expect(checkRegister({ ...accounts, requirements: invented })).toEqual([
    { code: 'requirement-without-unit', requirement: 'lists.invented' },
  ]);
});

test('a gap of a section that no sentence leads to is noticed', () => {
  const invented = { ...gaps, 'lists.invented': { ...gaps['lists.envelope'] } };
  expect(checkRegister({ ...accounts, gaps: invented })).toEqual([{ code: 'gap-without-unit', gap: 'lists.invented' }]);
});

test('every type that the register names has a schema', () => {
  for (const name of new Set(Object.values(register).flat())) {
    if (!name.startsWith('type: ')) continue;
    const file = new URL(`../schemas/${name.slice('type: '.length)}.schema.json`, import.meta.url);
    expect(existsSync(file), name).toBe(true);
  }
});

// It is not in the repository; CI always has it beside the checkout.
describe.skipIf(!existsSync(SOURCE))('beside the source document', () => {
  const document = existsSync(SOURCE) ? readFileSync(SOURCE, 'utf8') : '';

  test('every sentence, row and item of the source is registered, and nothing else is', () => {
    expect(checkDocument(document, SOURCE_SHA256, register).map(describeRegisterFinding)).toEqual([]);
  });

  test('the register is in the order of the document', () => {
    expect(Object.keys(register)).toEqual(readSourceUnits(document).map(({ hash }) => hash));
  });

  test('a requirement and a gap name the section that their sentence stands in', () => {
    const sections = new Map<string, string[]>();
    for (const { hash, section } of readSourceUnits(document)) {
      for (const name of register[hash as keyof typeof register]) {
        const id = name.replace('gap: ', '');
        sections.set(id, [...(sections.get(id) ?? []), section]);
      }
    }
    const stated = Object.entries(requirements).filter(([, { standing }]) => standing === 'stated');
    const found = Object.entries(gaps).filter(([, { source }]) => source !== 'found');
    const strays = [...stated, ...found]
      .filter(([id, { source }]) => !sections.get(id)?.some((section) => isCitedAs(section, source)))
      .map(([id, { source }]) => `${id} is not in ${source}, but in ${sections.get(id)?.join(', ')}`);
    expect(strays).toEqual([]);
  });

  test('changing, removing or adding any line of the source is noticed', () => {
    const lines = document.split('\n');
    for (const [at, line] of lines.entries()) {
      // The document's title and the rule under a table's head say nothing.
      if (!/\w/.test(line) || line.startsWith('# ')) continue;
      const doctor = (...instead: string[]) =>
        checkDocument(lines.toSpliced(at, 1, ...instead).join('\n'), SOURCE_SHA256, register);
      const codes = new Set(doctor(line.replace(/\w+(?=\W*$)/, 'otherwise')).map(({ code }) => code));
      expect(codes, `line ${at + 1} changed`).toEqual(
        new Set(['other-document', 'unit-not-registered', 'unit-not-in-document']),
      );
      expect(
        doctor().map(({ code }) => code),
        `line ${at + 1} removed`,
      ).toContain('unit-not-in-document');
      expect(
        doctor(line, '', 'It is otherwise.').map(({ code }) => code),
        `after line ${at + 1}`,
      ).toContain('unit-not-registered');
    }
  });
});

const DOCUMENT = `# Title

Before the sections.

## Part

One thing. Another thing, e.g. this
one (see below). \`third\` comes.

1. First. Again.
- Second

| Name | Required |
|---|---|
| a | yes |
| \`b|c\` | |

### 2. Within

| Name | Optional |
|---|---|
| a | yes |
| a | yes |
`;

test('a document is cut into sentences, items and rows that carry the names of their columns', () => {
  expect(readSourceUnits(DOCUMENT).map(({ section, text, line }) => [section, text, line])).toEqual([
    ['', 'Before the sections.', 3],
    ['Part', 'One thing.', 7],
    ['Part', 'Another thing, e.g. this one (see below).', 7],
    ['Part', '`third` comes.', 7],
    ['Part', 'First.', 10],
    ['Part', 'Again.', 10],
    ['Part', 'Second', 11],
    ['Part', 'Name: a | Required: yes', 15],
    ['Part', 'Name: `b|c` | Required: ', 16],
    ['Part / 2. Within', 'Name: a | Optional: yes', 22],
    ['Part / 2. Within', 'Name: a | Optional: yes', 23],
  ]);
});

test('units of the same text have hashes of their own', () => {
  const hashes = readSourceUnits(DOCUMENT).map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('breaking lines elsewhere changes no hash', () => {
  const rewrapped = DOCUMENT.replace('One thing. Another', 'One thing.\r\nAnother').replace('this\none', 'this one');
  expect(readSourceUnits(rewrapped).map(({ hash }) => hash)).toEqual(readSourceUnits(DOCUMENT).map(({ hash }) => hash));
});
