import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** Names of Chromium and Chrome on the search path, and locations outside of it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const LOCATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The environment variable with the path of a browser, for machines where it is in no usual location. */
export const BROWSER_VARIABLE = 'LOCSPEC_BROWSER';

/** The path of a Chromium or Chrome on this machine, or undefined. Installs nothing. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment[BROWSER_VARIABLE];
  if (named !== undefined) return existsSync(named) ? named : undefined;
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...LOCATIONS].find(existsSync) ?? findDownloaded();
}

/** The browser that Playwright downloaded. Playwright takes long to load, so it is asked last. */
function findDownloaded(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

/** The options that start this browser. Chromium has no sandbox for the root user, as which containers run. */
export function launchOptions(executablePath: string): LaunchOptions {
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args };
}

/** Ways to install a browser, tried in this order if their programs exist. */
const INSTALLERS: readonly {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  readonly asRoot: boolean;
}[] = [
  { name: 'Playwright', asRoot: false, commands: [[process.execPath, playwrightProgram(), 'install', 'chromium']] },
  {
    name: 'apt-get',
    asRoot: true,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
  { name: 'dnf', asRoot: true, commands: [['dnf', 'install', '-y', 'chromium']] },
  { name: 'apk', asRoot: true, commands: [['apk', 'add', 'chromium']] },
  { name: 'brew', asRoot: false, commands: [['brew', 'install', '--cask', 'chromium']] },
];
const INSTALL_TIMEOUT = 5 * 60_000;

/**
 * The path of a browser, which is installed if there is none: by Playwright's download if possible, otherwise by the
 * system's package manager. Throws an Error that says what to do if neither works.
 */
export function provideBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  const named = process.env[BROWSER_VARIABLE];
  if (named !== undefined) throw new Error(`${BROWSER_VARIABLE} names ${named}, which does not exist.`);
  const tried: string[] = [];
  for (const { name, commands, asRoot } of INSTALLERS) {
    const rights = asRoot ? rootRights() : [];
    if (rights === null || !commands.every(([program]) => isProgram(program))) continue;
    tried.push(name);
    process.stdout.write(`There is no Chromium or Chrome here; trying ${name} …\n`);
    try {
      for (const command of commands) run([...rights, ...command]);
    } catch {
      continue;
    }
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  const attempts =
    tried.length === 0 ? 'no way to install one was found' : `installing one by ${tried.join(' and ')} failed`;
  throw new Error(
    `The browser tests need Chromium or Chrome, and ${attempts}. Install one, or name its program in ${BROWSER_VARIABLE}.`,
  );
}

/** The words before a command that make it run as root, or null if this user may not. */
function rootRights(): readonly string[] | null {
  if (process.getuid?.() === 0) return [];
  try {
    run(['sudo', '-n', 'true']);
    return ['sudo', '-n'];
  } catch {
    return null;
  }
}

function isProgram(program: string | undefined): boolean {
  if (program === undefined) return false;
  if (existsSync(program)) return true;
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

function run([program, ...args]: readonly string[]): void {
  execFileSync(program ?? '', args, {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function playwrightProgram(): string {
  return createRequire(import.meta.url).resolve('@playwright/test/cli');
}
