import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked, npm, ROOT, type Packed } from './packed.ts';

const run = promisify(execFile);
const JEST = 'jest@30.5.2';

const [, PAGE = ''] = /```js\n([^]*?)```/.exec(readFileSync(join(ROOT, 'docs', 'mock-the-service.md'), 'utf8')) ?? [];
const STATIC = PAGE.replace(/^ *const \{ startService \}.*\n/m, '').replace(
  /^/,
  "import { startService } from 'locspec/mock';\n",
);
const NOT_AN_EXPRESSION = PAGE.replace('is+hidden', 'is+hiden');

let packed: Packed;

beforeAll(async () => {
  packed = await installPacked();
  await npm(['install', '--no-audit', '--no-fund', '--prefer-offline', JEST], packed.folder);
});

afterAll(() => rmSync(packed.folder, { recursive: true, force: true }));

/** Runs a program beside a test file in a package of its own; what it ends with and writes. */
async function runBeside(
  text: string,
  type: 'commonjs' | 'module',
  args: readonly string[],
  NODE_OPTIONS = '--experimental-vm-modules',
) {
  const cwd = join(packed.folder, `of-${type}`);
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'with-jest', private: true, type }));
  writeFileSync(join(cwd, 'strings.test.js'), text);
  const env = { ...process.env, NODE_OPTIONS, FORCE_COLOR: '0', VITEST: undefined, NODE_ENV: undefined };
  return run('npx', args, { cwd, env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

for (const { title, type, text } of [
  { title: 'CommonJS', type: 'commonjs', text: PAGE },
  { title: 'ES modules', type: 'module', text: STATIC },
] as const)
  test(`jest tests ${title} as the documents say`, async () => {
    const { code, said } = await runBeside(text, type, ['jest']);
    expect(said).toMatch(/^Tests: +1 passed, 1 total$/m);
    expect(code).toBe(0);
  });

test('without the flag, CommonJS is told which one is missing', async () => {
  const { code, said } = await runBeside(PAGE, 'commonjs', ['jest'], '');
  expect(said).toContain('--experimental-vm-modules');
  expect(code).toBe(1);
});

test('verify() fails a test of jest, and names its line', async () => {
  const line = NOT_AN_EXPRESSION.split('\n').findIndex((one) => one.includes('await fetch')) + 1;
  // The refusal has no data to look at.
  const { code, said } = await runBeside(NOT_AN_EXPRESSION.replace(/.*data.*\n/g, ''), 'commonjs', ['jest']);
  expect(said).toContain(`at strings.test.js:${line}:`);
  expect(said).toContain('Did you mean is hidden?');
  expect(code).toBe(1);
});

test('locspec strength runs jest, and its tests end when they fail', async () => {
  const args = ['locspec', 'strength', '--fault', 'lists.expression-inverted', '--', 'npx', 'jest'];
  const { code, said } = await runBeside(PAGE, 'commonjs', args);
  expect(said).toContain('   1 noticed\n');
  expect(code).toBe(0);
});
