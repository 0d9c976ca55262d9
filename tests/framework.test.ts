import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect } from 'vitest';
import { readResult, runProgram, test } from '../cli/run-program.ts';

/*
 * An app made with the published framework, verified by the one command that its author would run. The framework has
 * more than a hundred megabytes, so it is no dependency of the project: it is fetched into a temporary folder, where a
 * later run finds it, and this is a test of `npm run test:exhaustive` only.
 */
const PACKAGE = '@crowdin/app-project-module';
const VERSION = '3.2.2';
const SECRET = 'the secret of the framework app';

const installed = join(tmpdir(), `locspec-framework-${VERSION}`);

beforeAll(() => {
  if (existsSync(join(installed, 'node_modules', PACKAGE))) return;
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{"private":true}');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `${PACKAGE}@${VERSION}`];
  expect(spawnSync('npm', args, { cwd: installed, stdio: ['ignore', 'ignore', 'inherit'] }).status).toBe(0);
});

/** Runs `locspec verify app` in a folder on the framework's app, with a configuration of the module. */
async function verify(folder: string, module: object) {
  const app = spawn(process.execPath, [fileURLToPath(new URL('./apps/framework.mjs', import.meta.url)), installed], {
    env: { ...process.env, APP_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [line] = (await Promise.race([once(app.stdout, 'data'), once(app, 'exit').then(() => [''])])) as [Buffer];
    const address = line.toString().trim();
    expect(address, 'the app was started').toContain('http');
    writeFileSync(join(folder, 'locspec.config.json'), JSON.stringify({ module }));
    const ended = await runProgram(folder, ['verify', 'app', address], { env: { APP_SECRET: SECRET } });
    return { ...ended, result: readResult(folder) };
  } finally {
    app.kill();
  }
}

const JOB_TYPE = { jobType: 'post-import-file' };

test('with its secret, an app of the published framework is ready', async ({ folder }) => {
  const { code, said, result } = await verify(folder, { ...JOB_TYPE, jwt: { secret: 'env:APP_SECRET' } });
  expect(result.counts).toMatchObject({ fail: 0, untested: 0 });
  expect(result.verdict).toBe('conforms');
  expect(said.replace(/\s+/g, ' ')).toContain('is ready to be published');
  expect(code).toBe(0);
});

test('without it, the run is inconclusive, and the key is named', async ({ folder }) => {
  const { code, said, result } = await verify(folder, JOB_TYPE);
  expect(result.causes[0]).toMatchObject({ code: 'app-refuses-calls', fix: 'module.jwt.secret, or module.headers' });
  expect(said.replace(/\s+/g, ' ')).not.toContain('is ready to be published');
  expect(code).toBe(5);
});
