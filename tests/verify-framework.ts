import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Verifies an app made with the published framework by the one command that its author would run:
 * `npm run verify:framework`. The framework has more than a hundred megabytes, so it is no dependency of the project: it
 * is fetched into a temporary folder, where a later run finds it. Ends as the verification ends; with 3 when the
 * framework cannot be fetched.
 */
const PACKAGE = '@crowdin/app-project-module';
const VERSION = '3.2.2';
const SECRET = 'the secret of the framework app';

const folder = join(tmpdir(), `locspec-framework-${VERSION}`);
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

if (!existsSync(join(folder, 'node_modules', PACKAGE))) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `${PACKAGE}@${VERSION}`];
  spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
if (existsSync(join(folder, 'node_modules', PACKAGE))) process.exitCode = await verify();
else {
  console.error(`${PACKAGE}@${VERSION} could not be fetched, so nothing was verified.`);
  process.exitCode = 3;
}

async function verify(): Promise<number> {
  const env = { ...process.env, APP_SECRET: SECRET };
  const app = spawn(process.execPath, [path('./apps/framework.mjs'), folder], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [line] = (await Promise.race([once(app.stdout, 'data'), once(app, 'exit').then(() => [''])])) as [Buffer];
    const address = line.toString().trim();
    if (address === '') throw new Error('The app made with the framework has ended before it was ready.');
    const configuration = { module: { jobType: 'post-import-file', jwt: { secret: 'env:APP_SECRET' } } };
    writeFileSync(join(folder, 'locspec.config.json'), JSON.stringify(configuration));
    const program = path('../dist/cli/main.js');
    const run = spawn(process.execPath, [program, 'verify', 'app', address], { env, cwd: folder, stdio: 'inherit' });
    const [code] = (await once(run, 'exit')) as [number | null];
    return code ?? 4;
  } finally {
    app.kill();
  }
}
