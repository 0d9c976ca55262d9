import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program of somebody else that is measured beside the reference service. Exact versions, so that runs compare. */
// prettier-ignore
const PACKAGES = {
  'json-server': '0.17.4',
  'oauth2-mock-server': '8.2.3',
  '@stoplight/prism-cli': '5.14.2',
} as const;
export type Peer = keyof typeof PACKAGES;

/** The peers that could be fetched. They are far larger than the kit, so only who runs the benchmark has them. */
export interface Peers {
  readonly folder: string;
  readonly missing: readonly Peer[];
}

/** Installs the peers into a temporary folder, where a later run finds them; what cannot be fetched is missing. */
export function installPeers(): Peers {
  const folder = join(tmpdir(), 'locspec-bench-peers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const missing = (Object.keys(PACKAGES) as Peer[]).filter((name) => {
    if (versionOf(folder, name) === PACKAGES[name]) return false;
    const args = ['install', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    spawnSync('npm', [...args, ...wanted()], { cwd: folder, timeout: 120_000, stdio: 'ignore' });
    return versionOf(folder, name) !== PACKAGES[name];
  });
  return { folder, missing };
}

const wanted = () => Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);

function versionOf(folder: string, name: Peer): string | undefined {
  try {
    const file = join(folder, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
  } catch {
    return undefined;
  }
}

/** The file of a peer's program. */
export function binOf({ folder }: Peers, name: Peer): string {
  const home = join(folder, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  return join(home, typeof bin === 'string' ? bin : Object.values(bin)[0]!);
}
