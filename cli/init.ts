import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Argument } from 'commander';
import type { Command } from 'commander';
import { globSync } from 'tinyglobby';
import { CliError } from './cli-error.ts';
import { configurationFilesIn } from './configuration.ts';
import { isSuccess, prober, objectIn, startsAsJson } from './reachability.ts';
import type { Probe } from './reachability.ts';
import { configurationText, githubDriftText, githubText, gitlabText, KINDS, runnerOf } from './init-texts.ts';
import type { Found, Kind } from './init-texts.ts';
import type { CommandIo } from './environment.ts';
import { EXIT } from '../reports/exit-code.ts';

/** Adds `locspec init`. */
export function addInitCommand(command: Command, io: CommandIo): void {
  command
    .addArgument(new Argument('[for]', 'what to verify, or the mock for tests (default: detected)').choices(KINDS))
    .action(async (kind: Kind | undefined) => {
      for (const line of await initialize(kind, process.cwd(), prober(TIMEOUT))) io.print(line);
    });
}

/** The timeout of a request to an address where nothing may answer, in milliseconds. */
const TIMEOUT = 300;

/**
 * Writes a configuration and a CI workflow for a folder, and returns a line for each file. An existing file stays as it
 * is. Throws a {@link CliError} when there is a configuration already.
 */
export async function initialize(kind: Kind | undefined, folder: string, probe: Probe): Promise<readonly string[]> {
  const [known] = configurationFilesIn(folder);
  if (known !== undefined)
    throw new CliError(`There is a configuration ${known} already; remove it to write a new one.`, EXIT.usage);
  const found = await inspectFolder(kind, folder, probe);
  const files = [
    {
      path: `locspec.config.${found.isTypeScript ? 'ts' : 'mjs'}`,
      text: configurationText(found),
    },
    isGitLab(folder)
      ? gitlabFile(found, folder)
      : { path: '.github/workflows/conformance.yml', text: githubText(found) },
    ...(found.kind === 'service' && !isGitLab(folder)
      ? [{ path: '.github/workflows/drift.yml', text: githubDriftText(found) }]
      : []),
  ];
  const lines = files.map(({ path, text }) => {
    if (existsSync(join(folder, path))) return `kept     ${path}, which exists already`;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
    return `written  ${path}`;
  });
  const isIncluded = files.some(({ path }) => path === INCLUDED);
  return [
    ...lines,
    ...(isIncluded ? [`next     add “include: ${INCLUDED}” to .gitlab-ci.yml`] : []),
    `next     ${NEXT[found.kind](found)}`,
  ];
}

const NEXT: Readonly<Record<Kind, (found: Found) => string>> = {
  service: ({ locspec }) => `${locspec} doctor, which checks the configuration`,
  app: ({ locspec, address }) => `${locspec} verify app ${address}`,
  mock: ({ locspec }) => `${locspec} mock`,
};

const INCLUDED = '.gitlab/locspec.yml';

/** The jobs as the pipeline, or as a file for an existing one to include. */
const gitlabFile = (found: Found, folder: string) => ({
  path: existsSync(join(folder, '.gitlab-ci.yml')) ? INCLUDED : '.gitlab-ci.yml',
  text: gitlabText(found),
});

/** The part of a package.json that is read here. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

async function inspectFolder(kind: Kind | undefined, folder: string, probe: Probe): Promise<Found> {
  const manifest = manifestOf(folder);
  const dependencies = Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies });
  const meant = kind ?? kindOf(dependencies, folder);
  const { start, test } = manifest?.scripts ?? {};
  const manager = MANAGERS.find(({ lock }) => existsSync(join(folder, lock)));
  return {
    kind: meant,
    address: (await findAddress(meant, probe)) ?? DEFAULT_ADDRESSES[meant],
    isTypeScript: existsSync(join(folder, 'tsconfig.json')) || dependencies.includes('typescript'),
    ...(manifest === undefined ? {} : { install: manager?.install ?? 'npm install' }),
    locspec: runnerOf(dependencies.includes('locspec')),
    ...(start === undefined || meant === 'mock' ? {} : { start: 'npm start' }),
    ...(test === undefined ? {} : { test: 'npm test' }),
  };
}

// prettier-ignore
const MANAGERS = [
  { lock: 'package-lock.json', install: 'npm ci' },
  { lock: 'pnpm-lock.yaml',    install: 'corepack enable && pnpm install --frozen-lockfile' },
  { lock: 'yarn.lock',         install: 'corepack enable && yarn install --immutable' },
] as const;

/**
 * What a folder is about: by its dependencies a framework for apps or a client of the service, by its files tests with the
 * mock, by its dependencies again tests with intercepted addresses where no server is made, or none of these.
 */
function kindOf(dependencies: readonly string[], folder: string): Kind {
  const has = (pattern: RegExp) => dependencies.some((name) => pattern.test(name));
  if (has(/\/app-project-module$/)) return 'app';
  if (has(/api-client/) || usesMock(folder)) return 'mock';
  return has(/^(?:nock|msw)$/) && !has(SERVER) ? 'mock' : 'service';
}

/** Frameworks that a service may be made with. */
const SERVER =
  /^(?:express|fastify|koa|hono|restify|polka|h3|nitropack|@nestjs\/core|@hapi\/hapi|@feathersjs\/feathers)$/;
const USES_MOCK = /['"]locspec\/(?:mock|nock|msw|playwright)['"]/;
/** Of a larger folder no more files are read. */
const MAX_FILES = 2_000;
const MAX_SIZE = 2 ** 20;

/** Whether a file imports an adapter of the mock; those of tests are looked at first. */
function usesMock(folder: string): boolean {
  const files = globSync('**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}', {
    ...{ cwd: folder, absolute: true, followSymbolicLinks: false },
    ignore: ['**/node_modules/**', '**/dist/**'],
  });
  const isTest = (file: string) => Number(/test|spec/i.test(file.slice(folder.length)));
  return files
    .toSorted((one, other) => isTest(other) - isTest(one))
    .slice(0, MAX_FILES)
    .some((file) => statSync(file).size <= MAX_SIZE && USES_MOCK.test(readFileSync(file, 'utf8')));
}

function manifestOf(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new CliError(`package.json cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
}

const DEFAULT_ADDRESSES = {
  service: 'http://127.0.0.1:4010',
  app: 'http://127.0.0.1:3000',
  mock: 'http://127.0.0.1:4010',
} as const;
/** Common ports of a service or an app in development. */
const PORTS = [4010, 3000, 8080, 8000, 5000] as const;

/** The address at which a service or an app answers on this machine. */
async function findAddress(kind: Kind, probe: Probe): Promise<string | undefined> {
  if (kind === 'mock') return undefined;
  const tried = await Promise.all(
    PORTS.map(async (port) => {
      const address = `http://127.0.0.1:${port}`;
      const isIt = await (kind === 'app' ? isApp(address, probe) : isService(address, probe)).catch(() => false);
      return isIt ? address : undefined;
    }),
  );
  return tried.find((address) => address !== undefined);
}

const isApp = async (address: string, probe: Probe) =>
  'modules' in objectIn(await probe({ url: `${address}/manifest.json` }, ''));

async function isService(address: string, probe: Probe): Promise<boolean> {
  const authorize = await probe({ url: `${address}/oauth/authorize` }, '');
  const projects = await probe({ url: `${address}/api/v2/projects` }, '');
  return authorize.status !== 404 && projects.status !== 404 && (!isSuccess(projects) || startsAsJson(projects));
}

/** Whether the folder's CI is GitLab's, by its file or by the origin of the repository. */
function isGitLab(folder: string): boolean {
  if (existsSync(join(folder, '.gitlab-ci.yml'))) return true;
  if (existsSync(join(folder, '.github'))) return false;
  const config = join(folder, '.git', 'config');
  return existsSync(config) && /url\s*=.*gitlab/i.test(readFileSync(config, 'utf8'));
}
