import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked, npm, ROOT } from './packed.ts';

const run = promisify(execFile);

let folder: string;
let tarball: string;
let files: readonly string[];

beforeAll(async () => {
  ({ folder, tarball, files } = await installPacked(['typescript', '@types/node', 'nock', 'msw']));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the tarball holds what is compiled and what is data, and no source or test', () => {
  expect(files).toContain('dist/cli/main.js');
  expect(files).toContain('spec/openapi.yaml');
  expect(files).toContain('dist/spec/pacts/app-service.json');
  expect(files).toContain('README.md');
  expect(files).toContain('LICENSE');
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|suites\/generate|tsbuildinfo/.test(file))).toEqual([]);
});

test('npx locspec verify service runs in an empty folder', async () => {
  const { stdout } = await run('npx', ['locspec', 'verify', 'service', '--suite', 'oauth'], { cwd: folder });
  expect(stdout).toContain('conforms to everything that was tested');
  expect(existsSync(join(folder, 'locspec-report', 'conformance.json'))).toBe(true);
});

test('contracts are written, and without Pact they prove nothing', async () => {
  const { stdout } = await run('npx', ['locspec', 'contracts', '--out', 'contracts/of-locspec'], { cwd: folder });
  expect(stdout.trim().split('\n').sort()).toEqual([
    join('contracts/of-locspec', 'app-service.json'),
    join('contracts/of-locspec', 'service-app.json'),
  ]);
  const written = readFileSync(join(folder, 'contracts', 'of-locspec', 'app-service.json'), 'utf8');
  expect(written).toContain('\n  "consumer"');
  const source = readFileSync(join(ROOT, 'spec', 'pacts', 'app-service.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(source));

  const verify = run('npx', ['locspec', 'verify', 'service', '--suite', 'contracts'], { cwd: folder });
  const { code, stdout: said } = (await verify.then(
    () => ({ code: 0, stdout: '' }),
    (error: unknown) => error,
  )) as { code: number; stdout: string };
  expect(code, said).toBe(5);
  const result = readFileSync(join(folder, 'locspec-report', 'run.ndjson'), 'utf8');
  expect(result).toContain('@pact-foundation/pact is not installed: npm install --save-dev @pact-foundation/pact@16');
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

const exportsOf = () =>
  (
    JSON.parse(readFileSync(join(folder, 'node_modules', 'locspec', 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string>>;
    }
  ).exports;

test('every entry of the package leads to a file', () => {
  const targets = Object.values(exportsOf()).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const missing = targets.filter((target) => !target.includes('*') && !files.includes(target.slice(2)));
  expect(missing).toEqual([]);
  for (const pattern of targets.filter((target) => target.includes('*'))) {
    const [before = '', after = ''] = pattern.slice(2).split('*');
    expect(files.filter((file) => file.startsWith(before) && file.endsWith(after)).length, pattern).toBeGreaterThan(0);
  }
});

test('publint and are-the-types-wrong have nothing to say about the tarball', async () => {
  const program = (name: string) => join(ROOT, 'node_modules', '.bin', name);
  const lint = await run(program('publint'), [tarball, '--strict']);
  expect(lint.stdout).toContain('All good!');
  // The package consists of ES modules, as Node has them and as bundlers do. A YAML document has no types.
  const { stdout } = await run(program('attw'), [
    ...[tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'openapi.yaml', '--format', 'json'],
  ]);
  const { analysis } = JSON.parse(stdout) as { analysis: { entrypoints: object; problems: readonly object[] } };
  expect(Object.keys(analysis.entrypoints).length).toBeGreaterThan(6);
  const ignored = /"kind":"(NoResolution|CJSResolvesToESM)".*"resolutionKind":"(node10|node16-cjs)"/;
  expect(analysis.problems.filter((problem) => !ignored.test(JSON.stringify(problem)))).toEqual([]);
});

for (const [module, resolution] of [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const) {
  test(`TypeScript reads the types of every entry with --moduleResolution ${resolution}`, async () => {
    const entries = Object.entries(exportsOf()).flatMap(([name, target]) =>
      typeof target === 'string' ? [] : [name.replace(/^\./, 'locspec')],
    );
    // An export that TypeScript cannot resolve is “any”, from which a number can be made without a complaint.
    const lines = entries.map(
      (entry, index) =>
        `import * as all${index} from '${entry}';\n// @ts-expect-error\nexport const wrong${index}: number = all${index};`,
    );
    const known = `
      import { check } from 'locspec/croql';
      import { startService } from 'locspec/mock';
      // @ts-expect-error
      check(7);
      // @ts-expect-error
      void startService({ faults: ['no such fault'] });
      export const port: Promise<string> = startService({ port: 0 }).then(({ baseUrl }) => baseUrl);
    `;
    writeFileSync(join(folder, 'consumer.mts'), `${lines.join('\n')}\n${known}`);
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2023,esnext.disposable,dom'];
    const resolving = ['--module', module, '--moduleResolution', resolution, '--types', 'node'];
    const tsc = join(folder, 'node_modules', '.bin', 'tsc');
    const said = await run(tsc, [...options, ...resolving, 'consumer.mts'], { cwd: folder }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(said).toBe('');
  });
}

test('TypeScript reads the types of locspec/mock without those of Node', async () => {
  const text = "import { startService } from 'locspec/mock';\nvoid startService({ dataset: { strings: [{}] } });\n";
  writeFileSync(join(folder, 'without-node.mts'), text);
  const compilerOptions = {
    ...{ strict: true, noEmit: true, target: 'es2022', lib: ['es2023', 'esnext.disposable', 'dom'] },
    ...{ module: 'nodenext', types: [] },
  };
  const project = join(folder, 'without-node.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files: ['without-node.mts'] }));
  const said = await run(join(folder, 'node_modules', '.bin', 'tsc'), ['-p', project], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(said).toBe('');
});

/** The oldest Node that the package promises to run on, and the ones that people have. */
for (const version of ['20.12', '22', '24']) {
  test(`the program runs on Node ${version}`, async () => {
    const node = await nodeOf(version);
    const main = join(folder, 'node_modules', 'locspec', 'dist', 'cli', 'main.js');
    const program = `import { startService } from 'locspec/mock';
      const service = await startService();
      const headers = { Authorization: 'Bearer ' + service.token() };
      const address = service.baseUrl + '/api/v2/projects/1/strings?croql=' + encodeURIComponent('is hidden');
      const { data } = await (await fetch(address, { headers })).json();
      await service.close();
      console.log(process.versions.node + ' ' + data.length);`;
    writeFileSync(join(folder, 'on-node.mjs'), program);
    const { stdout, stderr } = await run(node, ['on-node.mjs'], { cwd: folder });
    expect(stdout).toMatch(new RegExp(`^${version.replace('.', '\\.')}\\.[\\d.]+ [1-9]\\d*$`, 'm'));
    expect(stderr).toBe('');

    const checked = await run(node, [main, 'croql', 'check', 'is hidden'], { cwd: folder });
    expect(checked.stderr).toBe('');
    const some = ['--suite', 'lists', '--requirement', 'lists.projects', '--workers', '1'];
    const verified = await run(node, [main, 'verify', 'service', ...some], { cwd: folder });
    expect(verified.stdout).toContain('conforms to everything that was tested');
  });
}

/** The program of a Node version, out of the npm package that holds it; it is kept for the next time. */
async function nodeOf(version: string): Promise<string> {
  const place = join(ROOT, 'node_modules', '.cache', 'locspec', `node-${version}`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = join(place, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', place];
  try {
    await npm([...install, `${name}@${version}`], ROOT);
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(
      `Node ${version} could not be fetched as the npm package ${name}@${version}, and without it nobody knows whether ` +
        `the kit runs there. ${stderr.trim().split('\n').slice(-3).join(' ')}`,
    );
  }
  return program;
}
