import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked, ROOT } from './packed.ts';
import type { Packed } from './packed.ts';

const run = promisify(execFile);

/** The examples, with the line by which each tells that it tested something. */
const EXAMPLES: Readonly<Record<string, RegExp>> = {
  'app-in-a-browser': /3 passed/,
  'app-with-nock': /# pass 4\n# fail 0/,
  'app-with-strong-tests': /# pass 9\n# fail 0/,
  'module-app': /is ready to be published/,
  'plain-javascript': /# pass 3\n# fail 0/,
  'service-in-python': /conforms to everything that was tested/,
};

const all = readdirSync(join(ROOT, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

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
  test(`the tests of the example ${name} pass with the packed kit`, async () => {
    const cwd = join(packed.folder, 'examples', name);
    const { devDependencies } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
      devDependencies: Readonly<Record<string, string>>;
    };
    const here = readdirSync(join(packed.folder, 'node_modules'));
    const missing = Object.keys(devDependencies).filter((one) => !here.includes(one.split('/')[0] ?? one));
    expect(missing, 'what it depends on is installed').toEqual([]);
    // TAP whatever the Node, and nothing of the run around it.
    const env = { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined, FORCE_COLOR: '0', CI: '' };
    const { stdout } = await run('npm', ['test'], { cwd, env }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${error.stdout ?? ''}\n${error.stderr ?? ''}`);
    });
    expect(stdout).toMatch(tested);
  });
}
