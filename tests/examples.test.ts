import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked, ROOT } from './packed.ts';
import type { Packed } from './packed.ts';

const run = promisify(execFile);

/** The examples, with the line by which each tells that it tested something. */
const EXAMPLES: Readonly<Record<string, RegExp>> = {
  'app-in-a-browser': /3 passed/,
  'app-in-java': /^3 passed$/m,
  'app-in-python': /Ran 3 tests in [^\n]*\n\nOK\n/,
  'app-with-nock': /# pass 4\n# fail 0/,
  'app-with-strong-tests': /# pass 9\n# fail 0/,
  'module-app': /is ready to be published/,
  'plain-javascript': /# pass 3\n# fail 0/,
  'service-in-python': /conforms to everything that was tested/,
};

const all = readdirSync(join(ROOT, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// TAP whatever the Node, and nothing of the run around it.
const env = { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined, FORCE_COLOR: '0', CI: '' };
const hasJava = spawnSync('javac', ['-version']).status === 0;
const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version']).status === 0;

let packed: Packed;

beforeAll(async () => {
  packed = await installPacked(['nock', 'typescript', 'tsx', '@types/node']);
  cpSync(join(ROOT, 'examples'), join(packed.folder, 'examples'), { recursive: true });
});

afterAll(() => rmSync(packed.folder, { recursive: true, force: true }));

test('every example is known, and none is forgotten', () => {
  expect(all.sort()).toEqual(Object.keys(EXAMPLES));
});

for (const [name, tested] of Object.entries(EXAMPLES)) {
  test.skipIf(name === 'app-in-java' && !hasJava)(
    `the tests of the example ${name} pass with the packed kit`,
    async () => {
      const cwd = join(packed.folder, 'examples', name);
      const { devDependencies } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
        devDependencies: Readonly<Record<string, string>>;
      };
      const here = readdirSync(join(packed.folder, 'node_modules'));
      const missing = Object.keys(devDependencies).filter((one) => !here.includes(one.split('/')[0] ?? one));
      expect(missing, 'what it depends on is installed').toEqual([]);
      expect(await sayingOf('npm', ['test'], { cwd, env })).toMatch(tested);
    },
  );
}

test.skipIf(!hasPytest)('the fixture of the documents for pytest starts and ends the mock', async () => {
  const page = readFileSync(join(ROOT, 'docs', 'mock-the-service.md'), 'utf8');
  const parts = [...page.matchAll(/```python\n([^]*?)```/g)].map(([, part = '']) => part);
  writeFileSync(join(packed.folder, 'test_fixture.py'), parts.join('\n'));
  const args = ['-m', 'pytest', '-q', '--color=no', 'test_fixture.py'];
  expect(await sayingOf('python3', args, { cwd: packed.folder, env })).toMatch(/^2 passed/m);
});

/** What a program writes. Rejects with it if the program fails. */
async function sayingOf(program: string, args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const said = ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => `${stdout}\n${stderr}`;
  return said(
    await run(program, args, options).catch((error: object) => {
      throw new Error(said(error));
    }),
  );
}
