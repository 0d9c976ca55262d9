import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { afterAll, expect, test } from 'vitest';
import { CliError } from './cli-error.ts';
import { addCroqlCommand } from './croql.ts';

const folder = mkdtempSync(join(tmpdir(), 'locspec-croql-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const language = (id: string) => ({
  id,
  name: id,
  editorCode: id,
  twoLettersCode: id,
  threeLettersCode: `${id}x`,
  locale: id,
  androidCode: id,
  osxCode: id,
  osxLocale: id,
  pluralCategoryNames: ['one', 'other'],
  pluralRules: 'n != 1',
});

const dataset = file('dataset.json', {
  users: [
    { id: 1, login: 'alice' },
    { id: 2, login: 'bob' },
  ],
  languages: [language('en'), language('uk')],
  projects: [
    {
      id: 1,
      identifier: 'demo',
      name: 'Demo',
      sourceLanguageId: 'en',
      targetLanguageIds: ['uk'],
      strings: [
        {
          id: 17,
          text: 'Save',
          identifier: 'save',
          translations: [{ id: 90, text: 'a', language: 'uk', user: 2, votes: [], approvals: [] }],
        },
        { id: 18, text: 'Open', identifier: 'open', 'is hidden': true, translations: [] },
      ],
    },
  ],
  tms: [{ id: 1, segments: [{ id: 4, records: [] }] }],
  glossaries: [{ id: 1, terms: [{ id: 5, text: 'file', status: 'draft' }] }],
});
const records = file('records.json', [{ 'max length': 3 }, { 'max length': 5 }]);

/** Runs the command in this process. */
async function croql(args: readonly string[], stdin?: string) {
  let [out, err, code] = ['', '', -1];
  const program = new Command().exitOverride().configureOutput({ writeErr: (text) => (err += text) });
  const input = Object.assign(Readable.from(stdin === undefined ? [] : [Buffer.from(stdin)]), {
    isTTY: stdin === undefined,
  });
  addCroqlCommand(program.command('croql'), {
    stdin: input,
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    ends: (exitCode) => (code = exitCode),
  });
  await program.parseAsync(['node', 'locspec', 'croql', ...args]);
  return { out, err, code };
}

test('a valid expression ends with 0', async () => {
  expect(await croql(['check', 'is hidden'])).toEqual({
    out: 'Valid: a condition on a source string (hosted edition).\n',
    err: '',
    code: 0,
  });
  const { out } = await croql(['check', '--context', 'tm-segment', '--edition', 'enterprise', 'count of records = 0']);
  expect(out).toContain('TM segment (enterprise edition)');
});

test('an expression that is not valid ends with 1, and shows the place', async () => {
  const { out, code } = await croql(['check', 'is hidden and xyzzy']);
  expect(code).toBe(1);
  expect(out).toBe(
    'column 15: A source string has no “xyzzy”.\n  is hidden and xyzzy\n                ^^^^^\n\n1 error\n',
  );
  expect((await croql(['check', 'xyzzy and zilch'])).out).toContain('2 errors');
});

test('as JSON, check prints what the interface promises', async () => {
  expect(JSON.parse((await croql(['check', '--format', 'json', 'is hidden'])).out)).toEqual({
    ok: true,
    type: 'boolean',
    diagnostics: [],
    warnings: [],
  });
  const { out, code } = await croql(['check', '--format', 'json', 'text > 5']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    type: 'boolean',
    diagnostics: [
      { code: 'types-differ', message: expect.stringContaining('a text and a number'), span: { start: 0, end: 8 } },
    ],
  });
});

test('the expression may come on standard input, with its quotes', async () => {
  expect(await croql(['check'], 'text = "it\'s"\n')).toMatchObject({ code: 0 });
  expect(await croql(['check'], '\uFEFFtext = "a"\r\n')).toMatchObject({ code: 0 });
});

test('without an expression the command says how to give one', async () => {
  await expect(croql(['check'])).rejects.toThrow(
    new CliError('Give the expression as an argument or on standard input.', 2),
  );
});

for (const [context, text, ids] of [
  ['source-string', 'count of translations where (user = @user:"bob" and language = @language:"uk") > 0', [17]],
  ['source-string', 'count of translations where (user = @user:"alice") > 0', []],
  ['source-string', 'is hidden or text = "Save"', [17, 18]],
  ['translation', 'user = @user:"bob"', [90]],
  ['tm-segment', 'count of records = 0', [4]],
  ['glossary-term', 'status = "draft"', [5]],
] as const) {
  test(`eval asks the ${context} records of a dataset: ${text}`, async () => {
    const { out, err, code } = await croql(['eval', '--context', context, '--data', dataset, '--format', 'json', text]);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual({ ok: true, ids });
  });
}

for (const [name, content, context, text, ids] of [
  ['partial.json', { strings: [{ text: 'a' }, { text: 'b' }] }, 'source-string', 'text = "b"', [2]],
  [
    'partial.yaml',
    'strings:\n  - text: a\n    translations: [{ text: b, user: bob }]\n',
    'translation',
    'user = @user:"bob"',
    [1],
  ],
  ['segments.yml', 'segments:\n  - records: [{ text: a }]\n', 'tm-segment', 'count of records = 1', [1]],
  ['terms.yaml', 'terms: [{ text: a }, { text: b }]\n', 'glossary-term', 'text = "a"', [1]],
  ['array.yaml', '- text: a\n- { id: 7, text: b }\n', 'source-string', 'text = "b"', [7]],
] as const) {
  test(`eval takes ${name}, as the mock does`, async () => {
    const { out, code } = await croql(['eval', '--context', context, '--data', file(name, content), '--json', text]);
    expect([code, JSON.parse(out)]).toEqual([0, { ok: true, ids }]);
  });
}

test('records without ids are called by their place', async () => {
  expect((await croql(['eval', '--data', records, 'max length > 4'])).out).toBe('#2\n\n1 of 2 records\n');
});

test('a record in each line is read line by line, however it is cut into parts', async () => {
  const lines = Array.from({ length: 9_000 }, (_, id) => JSON.stringify({ id, text: `${'é'.repeat(id % 40)} ${id}` }));
  const text = `${lines.slice(0, 10).join('\r\n')}\n\n${lines.slice(10).join('\n')}`;
  const { out } = await croql(['eval', '--json', '--data', file('lines.ndjson', text), 'text contains "é 89"']);
  const ids = lines.flatMap((_, id) => (id % 40 > 0 && String(id).startsWith('89') ? [id] : []));
  expect(JSON.parse(out)).toEqual({ ok: true, ids });
  const { out: one } = await croql(['explain', '--data', file('one.jsonl', '{"is hidden": true}\n'), 'is hidden']);
  expect(one).toContain('is hidden');
});

test('an array of records knows no users, and that is said', async () => {
  const { err, out } = await croql(['eval', '--data', records, 'max length = @user:"alice"']);
  expect(err).toContain('has no users');
  expect(out).toContain('0 of 2 records');
});

test('format prints the canonical text, and --url the parameter', async () => {
  expect((await croql(['format', 'is hidden  AND (max length ≥ 5)'])).out).toBe('is hidden and max length >= 5\n');
  expect(JSON.parse((await croql(['format', '--format', 'json', 'is  hidden'])).out)).toEqual({
    ok: true,
    text: 'is hidden',
  });
  expect((await croql(['check', '--url', 'added > \'today\' and (text = "a&b")'])).out).toBe(
    'croql=added%20%3E%20%27today%27%20and%20%28text%20%3D%20%22a%26b%22%29\n',
  );
  const { out } = await croql(['format', '--url', '--format', 'json', 'is  hidden']);
  expect(JSON.parse(out)).toEqual({ ok: true, text: 'is hidden', url: 'croql=is%20hidden' });
  expect((await croql(['eval', '--url', '--data', records, 'max length > 4'])).out).toMatch(
    /^croql=max%20length%20%3E%204\n#2/,
  );
});

test('explain says why one record matches', async () => {
  const { out } = await croql(['explain', '--data', dataset, '--record', '17', 'is hidden or text = "Save"']);
  expect(out).toContain('The record matches.\nThis decides: text = "Save"  →  true');
  const json = JSON.parse(
    (
      await croql([
        'explain',
        '--data',
        dataset,
        '--record',
        '18',
        '--format',
        'json',
        "file with (id = 1) or added > 'today'",
      ])
    ).out,
  );
  expect(json).toMatchObject({
    ok: true,
    id: 18,
    matches: false,
    root: { value: false, parts: [{ value: false }, {}] },
  });
});

test('--json is --format json', async () => {
  const [short, long] = [
    await croql(['eval', '--json', 'is hidden']),
    await croql(['eval', '--format', 'json', 'is hidden']),
  ];
  expect(short).toEqual(long);
  expect(JSON.parse(short.out)).toMatchObject({ ok: true });
});

test('warnings are printed, can be disabled, and change the exit code only with --strict', async () => {
  const text = 'count of translations where (language = "uk") != 0';
  const { out, code } = await croql(['check', text]);
  expect(code).toBe(0);
  expect(out).toContain('Valid: a condition on a source string (hosted edition).\n');
  expect(out).toContain('column 1: warning: There is a plainer form');
  expect(out).toContain('[rests-on-gap]');
  expect((await croql(['check', '--strict', text])).code).toBe(1);
  const quiet = await croql(['check', '--strict', '--disable', 'better-form,croql.plain-codes', text]);
  expect(quiet).toEqual({ out: 'Valid: a condition on a source string (hosted edition).\n', err: '', code: 0 });
  const json = JSON.parse((await croql(['check', '--json', text])).out) as object;
  expect(json).toMatchObject({
    ok: true,
    diagnostics: [],
    warnings: [
      { code: 'better-form', message: expect.stringContaining('plainer'), span: { start: 0, end: 50 } },
      { code: 'rests-on-gap', gap: 'croql.plain-codes', instead: '@language:"uk"' },
    ],
  });
  const url = await croql(['check', '--url', 'count of comments != 0']);
  expect(url.out).toBe('croql=count%20of%20comments%20%21%3D%200\n');
  expect(url.err).toContain('warning: ');
  await expect(croql(['check', '--disable', 'better-from', text])).rejects.toThrow('did you mean “better-form”?');
});

test('without data the demo dataset is asked, and that is said on standard error', async () => {
  const { out, err, code } = await croql(['eval', 'is duplicate']);
  expect(code).toBe(0);
  expect(err).toMatch(
    /^locspec: without --data the demo dataset is used; it has \d+ records of the kind source string\.\n$/,
  );
  expect(out).toMatch(/\n\n[1-9]\d* of \d+ records\n$/);
  const [id] = out.split('\n');
  expect((await croql(['explain', '--record', id!, 'is duplicate'])).out).toContain('The record matches.');
  await expect(croql(['explain', 'is duplicate'])).rejects.toThrow(
    /select one with --record, for example --record \d+\./,
  );
});

test('expressions are read from files and, by -, from standard input', async () => {
  const [good, bad] = [file('good.croql', 'is  hidden\n'), file('bad.croql', 'is hiden')];
  expect(await croql(['check', '-'], 'is hidden\n')).toMatchObject({ code: 0, err: '' });
  expect((await croql(['format', '--file', good])).out).toBe('is hidden\n');
  const both = await croql(['check', '--file', good, bad]);
  expect(both.code).toBe(1);
  expect(both.out).toContain(`${good}:\nValid`);
  expect(both.out).toContain(`${bad}:\ncolumn 1: A source string has no`);
  const json = JSON.parse((await croql(['check', '--json', '--file', '-', good], 'text')).out) as object;
  expect(json).toMatchObject({
    ok: false,
    results: [
      { file: 'standard input', ok: false, diagnostics: [{ code: 'not-boolean' }] },
      { file: good, ok: true },
    ],
  });
  expect((await croql(['format', '--file', good, '-'], '(is visible)')).out).toBe('is hidden\nis visible\n');
});

test('url prints the parameter, the path of a list or the whole address', async () => {
  const url = async (...args: string[]) => (await croql(['url', ...args, 'is hidden'])).out.trim();
  expect(await url()).toBe('croql=is%20hidden');
  expect(await url('--project', '7')).toBe('/api/v2/projects/7/strings?croql=is%20hidden');
  expect(await url('--project', '7', '--base-url', 'https://api.example.com/')).toBe(
    'https://api.example.com/api/v2/projects/7/strings?croql=is%20hidden',
  );
  const address = ['--context', 'translation', '--project', '7', '--language', 'pt-BR'];
  expect((await croql(['url', '--json', ...address, 'is pre translated'])).out).toBe(
    '{"ok":true,"url":"/api/v2/projects/7/languages/pt-BR/translations?croql=is%20pre%20translated"}\n',
  );
  await expect(url('--base-url', 'https://api.example.com')).rejects.toThrow('needs --project');
});

test('members lists what expressions can ask about', async () => {
  const { out, code } = await croql(['members', 'glossary-term']);
  expect(code).toBe(0);
  expect(out).toContain('15 members of a glossary term (hosted edition)');
  expect(out).toMatch(/^status +string; one of preferred, admitted/m);
  expect(out).toContain('    status = "preferred"');
  const { members } = JSON.parse((await croql(['members', '--json', '--edition', 'enterprise'])).out) as {
    readonly members: readonly { readonly path: readonly string[] }[];
  };
  expect(members).toContainEqual({
    path: ['translations', 'votes', 'is up'],
    type: 'boolean',
    edition: null,
    values: [],
    note: 'a vote for it',
    example: 'count of translations where (count of votes where (is up) > 0) > 0',
  });
  expect(members.filter(({ path }) => path[0] === 'fields').length).toBeGreaterThan(1);
  expect((await croql(['members'])).out).not.toContain('isPassedWorkflow');
  await expect(croql(['members', 'files'])).rejects.toThrow(/source-string/);
});

test('diff shows a record that only one expression selects, and ends with 1', async () => {
  const { out, code } = await croql(['diff', '--data', records, 'max length > 20', 'max length >= 20']);
  expect(code).toBe(1);
  expect(out).toBe(
    'They differ: the second expression selects this record, and the first does not.\n{\n  "max length": 20\n}\n',
  );
  const known = await croql(['diff', '--json', '--data', dataset, 'is hidden', 'text = "Save"']);
  expect(known.code).toBe(1);
  expect(JSON.parse(known.out)).toMatchObject({
    differs: true,
    equal: false,
    record: { id: 17 },
    selected: [false, true],
  });
});

test('diff says whether expressions are equal, or how many records showed no difference', async () => {
  const { out, code } = await croql(['diff', 'is hidden and is visible', 'is visible and is hidden']);
  expect([out, code]).toEqual(['They select the same records: their normal forms are equal.\n', 0]);
  const args = ['--data', records, '--runs', '50', 'max length != 5', 'not (max length = 5)'];
  expect((await croql(['diff', ...args])).out).toBe(
    'No difference was found in 52 records, 50 of them generated. This is no proof.\n',
  );
  expect(JSON.parse((await croql(['diff', '--json', ...args])).out)).toEqual({
    ...{ ok: true, differs: false, equal: null, tried: 52 },
  });
});

for (const [title, args, sentence] of [
  ['a file of an expression that is not there', ['check', '--file', join(folder, 'no.croql')], 'There is no file'],
  ['an expression and a file', ['check', '--file', join(folder, 'no.croql'), '--', 'is hidden'], 'not both'],
  ['standard input twice', ['check', '--file', '-', '-'], 'only once'],
  ['one expression for diff', ['diff', 'is hidden'], 'takes two expressions'],
  ['an invalid expression for diff', ['diff', 'is hidden', 'is hiden'], 'not valid'],
  [
    'a file that is not there',
    ['eval', '--data', join(folder, 'no.json'), 'is hidden'],
    `There is no file ${join(folder, 'no.json')}.`,
  ],
  ['a file that is not JSON', ['eval', '--data', file('bad.json', '{'), 'is hidden'], 'bad.json is not JSON'],
  ['a folder', ['eval', '--data', folder, 'is hidden'], 'cannot be read (EISDIR)'],
  [
    'a dataset of a wrong shape',
    ['eval', '--data', file('wrong.json', { users: 5 }), 'is hidden'],
    'neither a dataset nor an array of records',
  ],
  [
    'a line that is no object',
    ['eval', '--data', file('numbers.ndjson', '{}\n5\n'), 'is hidden'],
    'numbers.ndjson, line 2, is not an object',
  ],
  [
    'a line that is not JSON',
    ['eval', '--data', file('bad.ndjson', '{}\n\n{'), 'is hidden'],
    'bad.ndjson, line 3, is not JSON',
  ],
  ['YAML that is none', ['eval', '--data', file('bad.yaml', 'a: [\nb: }'), 'is hidden'], 'bad.yaml is no YAML'],
  [
    'an address with the path of the API',
    ['url', '--project', '1', '--base-url', 'https://a.example/api/v2/', 'is hidden'],
    '--base-url ends with /api/v2, which the kit adds itself: give https://a.example.',
  ],
  [
    'a flag of another list',
    ['url', '--project', '1', '--tm', '3', 'is hidden'],
    '--tm does not go with --context source-string; use --context source-string with --project, ' +
      '--context translation with --project and --language, --context tm-segment with --tm, ' +
      '--context glossary-term with --glossary.',
  ],
  ['an array of numbers', ['eval', '--data', file('numbers.json', [{}, 5]), 'is hidden'], 'record #2 is not an object'],
  [
    'a record that is not there',
    ['explain', '--data', dataset, '--record', '99', 'is hidden'],
    'No record has the id 99. The first ids are 17, 18.',
  ],
  ['no choice among records', ['explain', '--data', dataset, 'is hidden'], 'The data has 2 records'],
] as const) {
  test(`${title} is told in one sentence, and ends with 2`, async () => {
    const failure = await croql(args).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CliError);
    expect((failure as CliError).message).toContain(sentence);
    expect((failure as CliError).exitCode).toBe(2);
  });
}

test('a task or context that there is not is named with those there are', async () => {
  await expect(croql(['chek', 'is hidden'])).rejects.toThrow(/unknown command 'chek'\s+\(Did you mean check\?\)/);
  await expect(croql(['check', '--context', 'file', 'is hidden'])).rejects.toThrow(/source-string/);
});

test('as a program it ends with the same codes', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', main, 'croql', ...args], { encoding: 'utf8', input: 'is hidden' });
  expect(run('check').status).toBe(0);
  expect(run('check', 'is').status).toBe(1);
  expect(run('eval', '--data', 'none.json').status).toBe(2);
  expect(run('frobnicate').status).toBe(2);
});
