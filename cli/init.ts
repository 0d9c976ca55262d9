import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Argument } from 'commander';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { configurationFile } from './configuration.ts';
import { isSuccess, looker, objectIn, startsAsJson } from './glimpse.ts';
import type { Look } from './glimpse.ts';
import { configurationText, githubText, gitlabText, KINDS, runnerOf } from './init-texts.ts';
import type { Found, Kind } from './init-texts.ts';
import type { CommandIo } from './surroundings.ts';
import { EXIT } from '../reports/exit-code.ts';

/** Adds `locspec init`. */
export function addInitCommand(root: Command, io: CommandIo): void {
  root
    .command('init')
    .description('Write a configuration and a CI workflow; it asks nothing and overwrites nothing')
    .addArgument(new Argument('[for]', 'what is verified, or the mock in tests (default: found out)').choices(KINDS))
    .action(async (kind: Kind | undefined) => {
      for (const line of await initialize(kind, process.cwd(), looker(QUICK))) io.print(line);
    });
}

/** How long init waits for what may not be there, in milliseconds. */
const QUICK = 300;

/**
 * Writes a configuration and a CI workflow for what the folder holds, and tells what it wrote. A file that is there
 * stays as it is. Throws a {@link Complaint} when the configuration is there already.
 */
export async function initialize(kind: Kind | undefined, folder: string, look: Look): Promise<readonly string[]> {
  const known = configurationFile(undefined, folder);
  if (known !== undefined)
    throw new Complaint(`${known} is there already, and nothing is overwritten; remove it to begin anew.`, EXIT.usage);
  const found = await findOut(kind, folder, look);
  const files = [
    {
      path: `locspec.config.${found.isTypeScript ? 'ts' : 'mjs'}`,
      text: configurationText(found),
    },
    isGitLab(folder)
      ? gitlabFile(found, folder)
      : { path: '.github/workflows/conformance.yml', text: githubText(found) },
  ];
  const told = files.map(({ path, text }) => {
    if (existsSync(join(folder, path))) return `kept     ${path}, which was there already`;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
    return `written  ${path}`;
  });
  const isIncluded = files.some(({ path }) => path === BESIDE);
  return [
    ...told,
    ...(isIncluded ? [`next     add “include: ${BESIDE}” to .gitlab-ci.yml`] : []),
    `next     ${NEXT[found.kind](found)}`,
  ];
}

const NEXT: Readonly<Record<Kind, (found: Found) => string>> = {
  service: ({ locspec }) => `${locspec} doctor, which tells what the configuration lacks`,
  app: ({ locspec, address }) => `${locspec} verify app ${address}`,
  mock: ({ locspec }) => `${locspec} mock`,
};

const BESIDE = '.gitlab/locspec.yml';

/** The jobs, as the pipeline, or beside one that is there. */
const gitlabFile = (found: Found, folder: string) => ({
  path: existsSync(join(folder, '.gitlab-ci.yml')) ? BESIDE : '.gitlab-ci.yml',
  text: gitlabText(found),
});

/** The part of a package's manifest that is read here. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

async function findOut(kind: Kind | undefined, folder: string, look: Look): Promise<Found> {
  const manifest = manifestOf(folder);
  const dependencies = Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies });
  const meant = kind ?? kindOf(dependencies);
  const { start, test } = manifest?.scripts ?? {};
  const manager = MANAGERS.find(({ lock }) => existsSync(join(folder, lock)));
  return {
    kind: meant,
    address: (await answering(meant, look)) ?? USUAL[meant],
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

/** What a folder holds, by what it depends on: a framework for apps, a client of the service, or neither. */
function kindOf(dependencies: readonly string[]): Kind {
  if (dependencies.some((name) => /\/app-project-module$/.test(name))) return 'app';
  if (dependencies.some((name) => /api-client/.test(name))) return 'mock';
  return 'service';
}

function manifestOf(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new Complaint(`package.json cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
}

const USUAL = {
  service: 'http://127.0.0.1:4010',
  app: 'http://127.0.0.1:3000',
  mock: 'http://127.0.0.1:4010',
} as const;
/** Ports of this machine at which what is being written usually answers. */
const PORTS = [4010, 3000, 8080, 8000, 5000] as const;

/** The address at which a service or an app answers here already. */
async function answering(kind: Kind, look: Look): Promise<string | undefined> {
  if (kind === 'mock') return undefined;
  const tried = await Promise.all(
    PORTS.map(async (port) => {
      const address = `http://127.0.0.1:${port}`;
      const isIt = await (kind === 'app' ? isApp(address, look) : isService(address, look)).catch(() => false);
      return isIt ? address : undefined;
    }),
  );
  return tried.find((address) => address !== undefined);
}

const isApp = async (address: string, look: Look) =>
  'modules' in objectIn(await look({ url: `${address}/manifest.json` }, ''));

async function isService(address: string, look: Look): Promise<boolean> {
  const authorize = await look({ url: `${address}/oauth/authorize` }, '');
  const projects = await look({ url: `${address}/api/v2/projects` }, '');
  return authorize.status !== 404 && projects.status !== 404 && (!isSuccess(projects) || startsAsJson(projects));
}

/** Whether the folder's CI is GitLab's: by its file, or by where the repository comes from. */
function isGitLab(folder: string): boolean {
  if (existsSync(join(folder, '.gitlab-ci.yml'))) return true;
  if (existsSync(join(folder, '.github'))) return false;
  const config = join(folder, '.git', 'config');
  return existsSync(config) && /url\s*=.*gitlab/i.test(readFileSync(config, 'utf8'));
}
