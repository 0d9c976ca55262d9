import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const run = promisify(execFile);

test.describe.configure({ mode: 'serial' });

let folder: string;
let files: readonly string[];

test.beforeAll(() => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'locspec-packed-'));
  // The tests run on what has been built; packing must not build it again under their feet.
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [tarball] = Object.values(
    JSON.parse(packed) as Record<string, { filename: string; files: { path: string }[] }>,
  );
  files = tarball?.files.map(({ path }) => path) ?? [];
  writeFileSync(join(folder, 'package.json'), '{ "name": "somebody", "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball?.filename}`];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the tarball holds what is compiled and what is data, and no source or test', () => {
  expect(files).toContain('dist/cli/main.js');
  expect(files).toContain('dist/reports/page/report.html');
  expect(files).toContain('dist/reports/page/report.js');
  expect(files).toContain('spec/openapi.yaml');
  expect(files).toContain('README.md');
  expect(files).toContain('LICENSE');
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|suites\/self|tsbuildinfo/.test(file))).toEqual([]);
});

test('npx locspec verify service runs in an empty folder', async () => {
  const { stdout } = await run('npx', ['locspec', 'verify', 'service', '--suite', 'oauth'], { cwd: folder });
  expect(stdout).toContain('conforms to everything that was tested');
  expect(existsSync(join(folder, 'locspec-report', 'conformance.json'))).toBe(true);
});

test('plain JavaScript starts a service, verifies it and reads the result', async () => {
  const program = `
    import { verifyService } from 'locspec';
    import { startService } from 'locspec/mock';
    import { check } from 'locspec/croql';
    const service = await startService({ faults: ['oauth.state-dropped'] });
    const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = service;
    const result = await verifyService({ authUrl, baseUrl, enterpriseBaseUrl, stateUrl, suite: ['oauth'], quiet: true });
    await service.close();
    console.log(JSON.stringify({ verdict: result.verdict, ok: check('is hidden').ok }));
  `;
  writeFileSync(join(folder, 'program.mjs'), program);
  const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: folder });
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({ verdict: 'violates', ok: true });
});

test('every entry of the package leads to a file', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'node_modules', 'locspec', 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const missing = targets.filter((target) => !target.includes('*') && !files.includes(target.slice(2)));
  expect(missing).toEqual([]);
  for (const pattern of targets.filter((target) => target.includes('*'))) {
    const [before = '', after = ''] = pattern.slice(2).split('*');
    expect(files.filter((file) => file.startsWith(before) && file.endsWith(after)).length, pattern).toBeGreaterThan(0);
  }
});
