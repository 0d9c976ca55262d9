import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Command } from 'commander';
import { parse } from 'yaml';
import { loadConfiguration } from './configuration.ts';
import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { addMockCommand } from './mock.ts';
import { addProbeCommand } from './probe.ts';
import { addProfileCommand } from './profile.ts';
import { addReportCommand } from './report.ts';
import { addVerifyCommand } from './verify-command.ts';
import type { Probe } from './reachability.ts';
import { initialize } from './init.ts';
import { gitlabText, KINDS } from './init-texts.ts';
import { KIT } from './package.ts';

const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const run = promisify(execFile);

/** Nothing answers on this machine. */
const nobody: Probe = () => Promise.reject(new CliError('Nothing answers', EXIT.unreachable));

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-init-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const put = (path: string, text: string) => writeFileSync(join(folder, path), text);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
}
interface Workflow {
  readonly on: object;
  readonly jobs: Readonly<
    Record<
      string,
      {
        'runs-on': string;
        steps: readonly Step[];
        needs?: string;
        if?: string;
        strategy?: { matrix: { shard: number[] } };
      }
    >
  >;
}

const ADD = {
  verify: addVerifyCommand,
  report: addReportCommand,
  mock: addMockCommand,
  probe: addProbeCommand,
  profile: addProfileCommand,
};

/** The flags that each command takes, by its words. */
function flagsOf(words: readonly string[]): readonly string[] {
  const root = new Command();
  for (const [name, add] of Object.entries(ADD)) add(root.command(name), {} as never);
  const command = words.reduce((within, word) => within.commands.find((one) => one.name() === word) ?? within, root);
  return command.options.map(({ long }) => long ?? '');
}

/** Every command of the kit in a script is one, and takes the flags it is given. */
function expectSound(scripts: readonly string[]): void {
  const commands = scripts
    .flatMap((script) => script.split('\n'))
    .filter((line) => /locspec(@\S+)? (verify|report|mock|probe|profile)/.test(line));
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    const words = command.replace(/.*locspec(@\S+)? /, '').split(' ');
    const unknown = words.filter((word) => word.startsWith('--')).filter((flag) => !flagsOf(words).includes(flag));
    expect(unknown, command).toEqual([]);
  }
}

for (const kind of KINDS) {
  test(`the configuration for ${kind} loads, and with all that it proposes`, async () => {
    await initialize(kind, folder, nobody);
    const plain = await loadConfiguration(undefined, folder, {});
    expect(Object.keys(plain).length).toBeGreaterThan(0);
    const text = read('locspec.config.mjs');
    // Every line that is commented out has to be right, too.
    put('whole.mjs', text.replace(/^( *)\/\/ (\w+:|}|  )/gm, '$1$2'));
    const environment = { CLIENT_SECRET: 'a', SERVICE_TOKEN: 'b', APP_SECRET: 'c' };
    const whole = await loadConfiguration('whole.mjs', folder, environment);
    if (kind === 'service')
      expect(Object.keys(whole)).toEqual(['service', 'apps', 'scopes', 'consent', 'accessToken', 'lists', 'answers']);
  });

  test(`the configuration for ${kind} in TypeScript is the same and loads`, async () => {
    put('tsconfig.json', '{}');
    await initialize(kind, folder, nobody);
    expect(read('locspec.config.ts')).toMatch(
      /^import type .*\n\nexport default \{\n[^]*\n} satisfies Configuration;\n$/,
    );
    // By the program: the runner of these tests has a way of its own with TypeScript.
    const { stdout } = await run(process.execPath, [PROGRAM, 'doctor'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toContain('locspec.config.ts is valid');
  });

  test(`the workflow of GitHub for ${kind} is sound`, async () => {
    put('package.json', JSON.stringify({ devDependencies: { locspec: '1' }, scripts: { start: 'x', test: 'y' } }));
    await initialize(kind, folder, nobody);
    const { on, jobs } = parse(read('.github/workflows/conformance.yml')) as Workflow;
    expect(on).toHaveProperty('pull_request');
    for (const { steps, ...job } of Object.values(jobs)) {
      expect(job['runs-on']).toBe('ubuntu-latest');
      for (const step of steps) expect([step.uses, step.run].filter((one) => one !== undefined)).toHaveLength(1);
    }
    expectSound(Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run)));
    if (kind === 'mock') return;
    const { matrix } = jobs['verify']!.strategy!;
    expect(read('.github/workflows/conformance.yml')).toContain(`--shard \${{ matrix.shard }}/${matrix.shard.length}`);
    expect(jobs['report']).toMatchObject({ needs: 'verify', if: 'always()' });
  });

  test(`the jobs of GitLab for ${kind} are sound`, async () => {
    mkdirSync(join(folder, '.git'));
    put('.git/config', '[remote "origin"]\n\turl = git@gitlab.example:a/b.git\n');
    await initialize(kind, folder, nobody);
    const jobs = parse(read('.gitlab-ci.yml')) as Record<
      string,
      { script: string[]; artifacts?: object; needs?: string[] }
    >;
    expectSound(Object.values(jobs).flatMap(({ script }) => script));
    for (const { script } of Object.values(jobs)) for (const line of script) expect(typeof line).toBe('string');
    if (kind === 'mock') return;
    expect(jobs['locspec-report']).toMatchObject({
      needs: ['locspec'],
      artifacts: { reports: { junit: 'locspec-report/junit.xml' } },
    });
  });
}

test('a service is looked at for drift every night', async () => {
  await initialize('service', folder, nobody);
  const { on, jobs } = parse(read('.github/workflows/drift.yml')) as Workflow;
  expect(on).toHaveProperty('schedule');
  const scripts = jobs['drift']!.steps.map(({ run = '' }) => run);
  expectSound(scripts);
  expect(scripts.at(-2)).toContain('profile diff profile.json tonight.json --expected-failures');
  const pipeline = parse(
    gitlabText({ kind: 'service', address: 'http://x', isTypeScript: false, locspec: 'npx locspec' }),
  );
  expect(pipeline.drift.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "schedule"' }]);
  expectSound(pipeline.drift.script);
});

test('nothing is overwritten', async () => {
  put('locspec.config.json', '{}');
  await expect(initialize('service', folder, nobody)).rejects.toThrow(
    'There is a configuration locspec.config.json already',
  );
  rmSync(join(folder, 'locspec.config.json'));
  mkdirSync(join(folder, '.github', 'workflows'), { recursive: true });
  put('.github/workflows/conformance.yml', 'mine: true\n');
  expect(await initialize('service', folder, nobody)).toContainEqual(expect.stringMatching(/^kept .*conformance\.yml/));
  expect(read('.github/workflows/conformance.yml')).toBe('mine: true\n');
});

test('a pipeline that is there gets its jobs beside it', async () => {
  put('.gitlab-ci.yml', 'mine: {}\n');
  const told = await initialize('app', folder, nobody);
  expect(read('.gitlab-ci.yml')).toBe('mine: {}\n');
  expect(existsSync(join(folder, '.gitlab', 'locspec.yml'))).toBe(true);
  expect(told.join('\n')).toContain('include: .gitlab/locspec.yml');
});

// prettier-ignore
for (const { title, dependency, says } of [
  { title: 'a folder with a framework for apps',      dependency: '@x/app-project-module', says: 'verify app' },
  { title: 'a folder with a client of the service',   dependency: '@x/x-api-client',       says: 'mock' },
  { title: 'any other folder',                        dependency: 'left-pad',              says: 'doctor' },
] as const) {
  test(`what ${title} is for is found out`, async () => {
    put('package.json', JSON.stringify({ dependencies: { [dependency]: '1' } }));
    const told = await initialize(undefined, folder, nobody);
    expect(told.at(-1)).toContain(says);
    expect(told.at(-1)).toContain(`npx --yes locspec@${KIT.version}`);
  });
}

// prettier-ignore
for (const { title, dependencies = {}, file, text = '', kind } of [
  { title: 'tests that import the mock',               file: 'test/app.test.ts', text: `import { startService } from 'locspec/mock';`, kind: 'mock' },
  { title: 'a server whose tests import an adapter',   dependencies: { express: '5' }, file: 'a.test.js', text: `await import("locspec/nock")`, kind: 'mock' },
  { title: 'nock',                                     dependencies: { nock: '14', vitest: '3' }, kind: 'mock' },
  { title: 'msw',                                      dependencies: { msw: '2' }, kind: 'mock' },
  { title: 'a server that intercepts other addresses', dependencies: { nock: '14', fastify: '5' }, kind: 'service' },
  { title: 'tests that need neither',                  dependencies: { vitest: '3' }, file: 'a.test.ts', text: `import { defineConfig } from 'locspec';`, kind: 'service' },
  { title: 'the mock in a dependency alone',           file: 'node_modules/x/a.test.js', text: `import 'locspec/mock';`, kind: 'service' },
  { title: 'a framework for apps besides the mock',    dependencies: { '@x/app-project-module': '1', nock: '14' }, file: 'a.test.ts', text: `import 'locspec/mock';`, kind: 'app' },
] as const) {
  test(`a folder with ${title} is set up for ${kind}`, async () => {
    put('package.json', JSON.stringify({ devDependencies: dependencies }));
    if (file !== undefined) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      put(file, text);
    }
    const told = await initialize(undefined, folder, nobody);
    expect(told.at(-1)).toMatch({ service: /doctor/, app: /verify app/, mock: / mock$/ }[kind]);
  });
}

test('the address of what answers already is found out', async () => {
  const there: Probe = ({ url }) =>
    url.startsWith('http://127.0.0.1:8080/')
      ? Promise.resolve({ url, status: 401, type: 'application/json', start: '{}' })
      : nobody({ url }, '');
  await initialize('service', folder, there);
  expect((await loadConfiguration(undefined, folder, {})).service?.baseUrl).toBe('http://127.0.0.1:8080');
});

test('the action is composite, names what it reads, and runs this version', () => {
  const action = parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8')) as {
    inputs: Record<string, { default: string; description: string }>;
    outputs: Record<string, { value: string }>;
    runs: { using: string; steps: readonly (Step & { id?: string; env?: Record<string, string> })[] };
  };
  const { inputs, outputs, runs } = action;
  expect(runs.using).toBe('composite');
  expect(inputs['version']?.default).toBe(KIT.version);
  for (const step of runs.steps) if (step.run !== undefined) expect(step.shell).toBe('bash');
  const used = [...JSON.stringify(runs).matchAll(/inputs\.([\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(inputs).toSorted());
  // An input that stood in a script would be run.
  for (const { run = '' } of runs.steps) expect(run).not.toContain('${{');
  for (const { value } of Object.values(outputs)) expect(value).toContain('steps.verify.');
  const script = runs.steps.find(({ id }) => id === 'verify')?.run ?? '';
  const command = /locspec verify .*/.exec(script)?.[0] ?? '';
  const flags = [...command.matchAll(/ (--[a-z-]+)/g)].map(([, flag]) => flag);
  expect(flags.filter((flag) => !flagsOf(['verify', 'service']).includes(flag!))).toEqual([]);
  expect(flags).toContain('--report-dir');
});
