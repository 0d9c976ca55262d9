import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { answersOf, loadConfiguration } from './configuration.ts';
import { list, wholeNumber } from './flags.ts';
import { known } from './known.ts';
import type { CommandIo } from './surroundings.ts';
import { checkedDataset } from '../mocks/state/dataset-check.ts';
import { faults, rulesOfFaults } from '../mocks/faults.ts';
import type { FaultId } from '../mocks/faults.ts';
import type { StartedApp } from '../mocks/app/port.ts';
import { startService } from '../mocks/port.ts';
import type { Snapshot } from '../mocks/service.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Dataset } from '../spec/types.gen.ts';

export interface MockOptions {
  readonly port: number;
  readonly enterprisePort: number;
  readonly host: string;
  readonly allowHost?: readonly string[];
  /** The configuration whose `answers` the service is to give. */
  readonly config?: string;
  readonly data?: string;
  /** A file that the state is read from at the start, if it is there, and written to at the end. */
  readonly snapshot?: string;
  readonly fault?: readonly string[];
  readonly appPort?: number;
  readonly appFault?: readonly string[];
  readonly json?: boolean;
}

/** Adds `locspec mock`. */
export function addMockCommand(root: Command, io: CommandIo): void {
  root
    .command('mock')
    .description('Serve the reference service until stopped')
    .option('--port <n>', 'of the authorization server and the hosted API; 0: a free one', wholeNumber(0, 65_535), 4010)
    .option('--enterprise-port <n>', 'of the enterprise API; 0: a free one', wholeNumber(0, 65_535), 4011)
    .option('--host <name>', 'the interface to listen on', '127.0.0.1')
    .option('--allow-host <names>', 'further names for the console and the state address, as behind a proxy', list)
    .option('--config <file>', 'the configuration whose answers to gaps it shall give')
    .option('--data <file>', 'a dataset in place of the demo world')
    .option('--snapshot <file>', 'go on from this file if it is there, and write it when stopped')
    .option('--fault <ids>', 'what it shall do wrong; see `locspec list faults`', list)
    .option('--app-port <n>', 'serve the reference app too, at this port; 0: a free one', wholeNumber(0, 65_535))
    .option('--app-fault <ids>', 'what that app shall do wrong', list)
    .option('--json', 'print the ready line as JSON')
    .option('-v, --verbose', 'print traces')
    .action(async (options: MockOptions) => {
      await serveMock(options, io.print);
    });
}

/** Serves the reference service until the process is told to stop by SIGINT or SIGTERM. */
export async function serveMock(options: MockOptions, print: (line: string) => void): Promise<void> {
  const { port, enterprisePort, host } = options;
  const faults = faultsOf(options.fault ?? []);
  const answers = answersOf(await loadConfiguration(options.config, process.cwd(), process.env));
  const kept =
    options.snapshot === undefined || !existsSync(options.snapshot) ? undefined : readSnapshot(options.snapshot);
  if (kept && options.data !== undefined)
    throw new Complaint(`${options.snapshot} holds data already; leave out --data, or remove that file.`, EXIT.usage);
  const start = {
    ...(options.data === undefined ? {} : { dataset: readDataset(options.data) }),
    ...(kept ? { snapshot: kept } : {}),
  };
  const service = await startService({
    port,
    enterprisePort,
    host,
    hosts: options.allowHost ?? [],
    ownsProcess: true,
    faults,
    answers,
    ...start,
  }).catch((error: unknown) => {
    throw portTrouble(error) ?? error;
  });
  const app = await startedApp(options).catch(async (error: unknown) => {
    await service.close();
    throw portTrouble(error) ?? error;
  });
  // Heard from before the ready line on, since whoever reads that may stop it at once.
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl, consoleUrl } = service;
  const more = app && { appUrl: app.baseUrl };
  print(
    options.json
      ? JSON.stringify({ authUrl, baseUrl, enterpriseBaseUrl, stateUrl, consoleUrl, ...more })
      : `The reference service is ready: authorization ${authUrl}, hosted ${baseUrl}, enterprise ${enterpriseBaseUrl}, state ${stateUrl}, console ${consoleUrl}${more ? `, app ${more.appUrl}` : ''}`,
  );
  await stopped;
  if (options.snapshot !== undefined) writeWhole(options.snapshot, JSON.stringify(service.service.snapshot()));
  await Promise.all([service.close(), app?.close()]);
}

/** The reference app, where it is asked for. */
async function startedApp({ appPort, appFault = [] }: MockOptions): Promise<StartedApp | undefined> {
  if (appPort === undefined && appFault.length > 0)
    throw new Complaint('--app-fault is about the reference app, which --app-port serves.', EXIT.usage);
  // Nobody waits for it who has not asked for it.
  return appPort === undefined ? undefined : (await import('./mock-app.ts')).serveApp(appPort, appFault);
}

/** The faults by name, or a {@link Complaint} when one is not known or two cannot be had at once. */
export function faultsOf(names: readonly string[]): readonly FaultId[] {
  known(names, Object.keys(faults), 'fault');
  try {
    rulesOfFaults(names as readonly FaultId[]);
  } catch (error) {
    throw new Complaint((error as Error).message, EXIT.usage);
  }
  return names as readonly FaultId[];
}

function readJson(file: string, what: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Complaint(`The ${what} ${file} cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
}

/** A dataset that can be served, or a {@link Complaint} that names the place at fault. */
function readDataset(file: string): Dataset {
  const checked = checkedDataset(readJson(file, 'dataset'));
  if (!checked.ok) throw new Complaint(`${file}: ${checked.error} (at ${checked.at || 'its root'})`, EXIT.usage);
  return checked.dataset;
}

/** What an earlier `mock` left behind. */
function readSnapshot(file: string): Snapshot {
  const snapshot = readJson(file, 'snapshot') as Partial<Snapshot> | null;
  if (snapshot?.format !== 1 || !checkedDataset(snapshot.dataset).ok || typeof snapshot.store !== 'object')
    throw new Complaint(`${file} is no snapshot that this version has written.`, EXIT.usage);
  return snapshot as Snapshot;
}

/** Written aside and moved into place, so that a snapshot is whole or not there; it holds secrets. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** What to tell of a port that cannot be listened at; undefined for any other error. */
export function portTrouble(error: unknown): Complaint | undefined {
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return new Complaint(
      `Port ${port} is taken; choose another with --port, --enterprise-port or --app-port, or 0 for a free one.`,
      EXIT.usage,
    );
  if (code === 'EACCES')
    return new Complaint(`Port ${port} may not be used by this user; choose one from 1024 up.`, EXIT.usage);
  return undefined;
}
