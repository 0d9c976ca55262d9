import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import Draft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { Command } from 'commander';
import type { Log } from 'sarif';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CliError } from './cli-error.ts';
import { addCroqlCommand } from './croql.ts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'locspec-lint-'));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  process.chdir(folder);
});

function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, content);
}

/** Runs `croql lint` as the program does. */
async function lint(...args: string[]): Promise<{ code: number; out: string }> {
  let code = -1;
  let out = '';
  const stdout = { write: (text: string) => (out += text) };
  const program = new Command('locspec').enablePositionalOptions().exitOverride();
  program.configureOutput({ writeErr: () => {}, writeOut: () => {} });
  addCroqlCommand(program.command('croql'), {
    stdin: Readable.from([]),
    stdout,
    stderr: stdout,
    ends: (given) => (code = given),
  });
  await program.parseAsync(['node', 'locspec', 'croql', 'lint', ...args]);
  return { code, out };
}

const WRONG = `const croql = 'count of translation > 0';\n`;
const RIGHT = `const croql = 'is hidden';\n`;

test('errors have their place, their line and a mark under it, and end with 1', async () => {
  write('src/a.ts', `// one\n${WRONG}`);
  write('src/b.py', 'croql = "is hidden"\n');
  write('src/c.txt', WRONG);
  const { code, out } = await lint('src');
  expect(code).toBe(1);
  expect(out).toBe(
    [
      `src/a.ts:2:25: A source string has no “translation”. Did you mean translations? (No context is named; as a source string it has the fewest errors.) [unknown-member]`,
      `  const croql = 'count of translation > 0';`,
      `                          ^^^^^^^^^^^`,
      '',
      '1 error in 2 files with 2 expressions',
      '',
    ].join('\n'),
  );
});

test('no error ends with 0, also where there is no expression', async () => {
  write('a.ts', RIGHT);
  write('b.ts', 'export {};');
  expect(await lint('.')).toEqual({ code: 0, out: 'no error in 2 files with 1 expression\n' });
});

test('files without any expression are no success in silence', async () => {
  write('a.ts', 'list(1, "count of translation > 0");');
  const { code, out } = await lint('--strict', '.');
  expect(code).toBe(0);
  expect(out).toMatch(/^no expression in 1 file\. Expressions are found as croql: '…'.*\n$/);
});

test('arguments are found by a parameter of a function in another file', async () => {
  write('a/client.ts', 'export function list(projectId: number, croql: string) {}');
  write('b/use.ts', 'list(1, "count of translation > 0");');
  expect((await lint('.')).out).toContain('b/use.ts:1:19: A source string has no “translation”.');
  write('c/other.ts', 'export const list = (projectId: number, name: string) => {};');
  expect((await lint('.')).out).toContain('no expression in 3 files.');
});

test('the context and the edition come from flags where the files say nothing', async () => {
  write('a.ts', `const croql = 'status = "draft"';`);
  expect((await lint('a.ts')).code).toBe(0);
  expect((await lint('--context', 'translation', 'a.ts')).code).toBe(1);
  write('b.ts', `const croql = 'isPassedWorkflow and is hidden';`);
  expect((await lint('b.ts')).code).toBe(0);
  expect((await lint('b.ts', '--edition', 'hosted')).code).toBe(1);
});

test('warnings are told where the context is known, can be silenced, and fail with --strict only', async () => {
  const query = 'const croql = /* croql: source-string */ "count of labels >= 0";\n';
  write('a.ts', query);
  const { code, out } = await lint('a.ts');
  expect(code).toBe(0);
  expect(out).toContain('a.ts:1:43: warning: This is always true');
  expect(out).toContain('[always-true]');
  expect(out).toContain('no error and 1 warning in 1 file');
  expect((await lint('--strict', 'a.ts')).code).toBe(1);
  write('a.ts', `// croql-disable-next-line always-true -- on purpose\n${query}`);
  expect(await lint('--strict', 'a.ts')).toEqual({ code: 0, out: 'no error in 1 file with 1 expression\n' });
  write('a.ts', 'const croql = "count of labels >= 0";\n');
  expect((await lint('--strict', 'a.ts')).code).toBe(0);
});

describe('formats', () => {
  test('JSON', async () => {
    write('a.ts', 'const croql = `id of file == ${id}`;');
    const { out } = await lint('--format', 'json', 'a.ts');
    expect((await lint('--json', 'a.ts')).out).toBe(out);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      files: 1,
      expressions: 1,
      skipped: [],
      problems: [
        {
          ...{ file: 'a.ts', line: 1, column: 27, endLine: 1, endColumn: 29, span: { start: 26, end: 28 } },
          ...{ code: 'foreign-operator', foundBy: 'name', context: 'source-string', contextKnown: false },
          ...{ expression: 'id of file == …', fix: [{ span: { start: 26, end: 28 }, text: '=' }] },
        },
      ],
    });
  });

  test('SARIF, as its schema asks for', async () => {
    write('a b.ts', `${WRONG}${WRONG.replace('croql', 'myCroql')}`);
    const { out } = await lint('--format', 'sarif', '.');
    const path = join(home, 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
    const schema = JSON.parse(readFileSync(path, 'utf8')) as object;
    const ajv = new Draft04.default({ strict: false, allErrors: true, unicodeRegExp: false });
    addFormats.default(ajv as never);
    const validate = ajv.compile(schema);
    const log = JSON.parse(out) as Log;
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    expect(log.runs[0]!.results).toHaveLength(2);
    expect(log.runs[0]!.results![1]!.locations![0]!.physicalLocation).toEqual({
      artifactLocation: { uri: 'a%20b.ts' },
      region: { startLine: 2, startColumn: 27, endLine: 2, endColumn: 38 },
    });
  });

  test('annotations of GitHub, which nothing in a file can forge', async () => {
    write('a,b.ts', WRONG);
    write('c.ts', `const croql = 'x > 0 and\\n::error::forged';\n`);
    const { out } = await lint('--format', 'github', '.');
    expect(out).toContain(
      '::error file=a%2Cb.ts,line=1,col=25,endLine=1,endColumn=36,title=CroQL%3A unknown-member::A source',
    );
    expect(out.split('\n').filter((line) => line.startsWith('::error') && !line.startsWith('::error file='))).toEqual(
      [],
    );
  });
});

describe('--fix', () => {
  test('corrects and formats what it can, and tells what is left', async () => {
    write('a.ts', 'const croql = `fileId == ${id} && WRONG`;\n');
    write('b.translation.croql', 'count of approvals  = 0\n');
    const { code, out } = await lint('--fix', '.');
    expect(readFileSync('a.ts', 'utf8')).toBe('const croql = `id of file = ${id} and WRONG`;\n');
    expect(readFileSync('b.translation.croql', 'utf8')).toBe('count of approvals = 0\n');
    expect(code).toBe(1);
    expect(out).toContain('1 error in 2 files with 2 expressions; corrected 2 files');
  });

  test('leaves a valid file, its mode and a link as they are', async () => {
    write('real.sh', `CROQL='is hidden'\n`);
    chmodSync('real.sh', 0o755);
    write('wrong.js', `croql = 'isHidden && is duplicate'`);
    chmodSync('wrong.js', 0o755);
    symlinkSync('wrong.js', 'link.js');
    const before = statSync('real.sh').mtimeMs;
    await lint('--fix', 'real.sh', 'link.js');
    expect(statSync('real.sh').mtimeMs).toBe(before);
    expect(statSync('wrong.js').mode & 0o777).toBe(0o755);
    expect(readFileSync('wrong.js', 'utf8')).toContain('is hidden and is duplicate');
  });

  test('keeps a byte order mark and the ends of lines', async () => {
    write('a.ts', `\uFEFFconst croql = 'isHidden and is duplicate';\r\nnext();\r\n`);
    await lint('--fix', 'a.ts');
    expect(readFileSync('a.ts', 'utf8')).toBe(`\uFEFFconst croql = 'is hidden and is duplicate';\r\nnext();\r\n`);
  });
});

describe('which files are read', () => {
  test('globs, folders with hidden files, and nothing of dependencies', async () => {
    for (const name of ['a.ts', 'b/c.py', 'b/.hidden/d.ts', '.git/e.ts', 'node_modules/f/g.ts', 'dist/h.js'])
      write(name, RIGHT);
    const filesOf = async (...args: string[]) =>
      (JSON.parse((await lint('--format', 'json', ...args)).out) as { files: number }).files;
    expect(await filesOf('.')).toBe(3);
    expect(await filesOf('**/*.ts')).toBe(2);
    expect(await filesOf('a.ts', 'a.ts', '*.ts')).toBe(1);
    expect(await filesOf('node_modules/f/g.ts')).toBe(1);
  });

  test('links in a folder are not followed, so that they cannot lead in a circle', async () => {
    write('a/b.ts', WRONG);
    symlinkSync('..', 'a/up');
    symlinkSync('b.ts', 'a/link.ts');
    symlinkSync('nowhere.ts', 'a/nowhere.ts');
    expect((await lint('a')).out).toContain('1 error in 1 file ');
  });

  test('what is no text is left out, and that is said', async () => {
    write('a.ts', Buffer.from([0x63, 0x72, 0x6f, 0x71, 0x6c, 0xff, 0xfe]));
    write('b.ts', Buffer.from('croql\0'));
    write('c.ts', ' '.repeat(6 * 2 ** 20));
    const { code, out } = await lint('.');
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 3)).toEqual([
      'skipped a.ts: not UTF-8',
      'skipped b.ts: binary',
      'skipped c.ts: larger than 5 MiB',
    ]);
  });

  test.runIf(existsSync('/proc/self/mem'))(
    'a file that cannot be read does not keep the others from being read',
    async () => {
      symlinkSync('/proc/self/mem', 'a.ts');
      write('b.ts', WRONG);
      const { code, out } = await lint('a.ts', 'b.ts');
      expect(code).toBe(2);
      expect(out).toContain('skipped a.ts: it cannot be read (EIO)');
      expect(out).toContain('1 error in 1 file ');
    },
  );

  test('a minified file of two megabytes is read', async () => {
    const line = 'function a(b){return b?"x":\'y\'}var c=/["\']/g,d=`${a({b:`${c}`})}`;';
    write('a.min.js', `${line.repeat(2 ** 21 / line.length)}croql="count of translation > 0";${line}`);
    expect((await lint('a.min.js')).out).toContain('1 error in 1 file ');
  });
});

describe('wrong usage', () => {
  for (const { args, says } of [
    { args: ['nothing.ts'], says: 'There is no file nothing.ts.' },
    { args: ['*.py'], says: 'No file in a language that lint reads matches *.py.' },
    { args: ['empty'], says: 'empty has no file in a language that lint reads.' },
    { args: ['a.txt'], says: 'a.txt is not in a language that lint reads.' },
  ]) {
    test(says, async () => {
      mkdirSync('empty');
      write('a.txt', '');
      await expect(lint(...args)).rejects.toThrow(new CliError(says, 2));
    });
  }

  test('a flag or a format that does not exist, and no file', async () => {
    await expect(lint('--fixx', 'a.ts')).rejects.toThrow("unknown option '--fixx'");
    await expect(lint('--format', 'xml', 'a.ts')).rejects.toThrow('Allowed choices are pretty, json, sarif, github');
    await expect(lint()).rejects.toThrow("missing required argument 'files'");
  });
});
