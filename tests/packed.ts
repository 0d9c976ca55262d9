import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The package as somebody has it who installed its tarball. */
export interface Packed {
  /** A folder of its own, whose `node_modules` hold the package; whoever asked for it takes it away. */
  readonly folder: string;
  readonly tarball: string;
  /** What the tarball holds, as paths within the package. */
  readonly files: readonly string[];
}

/** Packs what has been built, and installs it with some other packages of the versions that the kit has. */
export async function installPacked(others: readonly string[] = []): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-packed-'));
  // The tests run on what has been built; packing must not build it again under their feet.
  const said = await npm(['pack', '--ignore-scripts', '--json', '--pack-destination', folder], ROOT);
  const [packed] = Object.values(JSON.parse(said) as Record<string, { filename: string; files: { path: string }[] }>);
  if (packed === undefined) throw new Error(`npm pack told of no tarball: ${said}`);
  const tarball = join(folder, packed.filename);
  writeFileSync(join(folder, 'package.json'), '{ "name": "somebody", "private": true }\n');
  const versions = await Promise.all(others.map(versioned));
  await npm(['install', '--no-audit', '--no-fund', '--prefer-offline', tarball, ...versions], folder);
  return { folder, tarball, files: packed.files.map(({ path }) => path) };
}

const run = promisify(execFile);

/** Runs npm, and gives what it writes. */
export const npm = async (args: readonly string[], cwd: string): Promise<string> =>
  (await run('npm', args, { cwd, maxBuffer: 100 * 2 ** 20 })).stdout;

/** The name of a package with the version that the kit itself has installed. */
async function versioned(name: string): Promise<string> {
  const { dependencies } = JSON.parse(await npm(['ls', name, '--depth', '0', '--json'], ROOT)) as {
    dependencies?: Readonly<Record<string, { readonly version: string }>>;
  };
  const version = dependencies?.[name]?.version;
  if (version === undefined) throw new Error(`The kit has no ${name} installed: run npm ci.`);
  return `${name}@${version}`;
}
