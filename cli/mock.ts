import { existsSync } from 'node:fs';
import { once } from 'node:events';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { configuredAnswers, loadConfiguration } from './configuration.ts';
import { list, wholeNumber } from './flags.ts';
import { requireKnown } from './known.ts';
import { readProfileFile } from './read-profile.ts';
import type { CommandIo } from './environment.ts';
import { checkDataset } from '../mocks/data/dataset-check.ts';
import { LISTS } from '../mocks/lists/lists.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { takeProfile } from '../mocks/rules/profile-resolutions.ts';
import type { TakenProfile } from '../mocks/rules/profile-resolutions.ts';
import type { ServiceResolutions } from '../mocks/rules/resolutions.ts';
import type { StartedApp } from '../mocks/app/port.ts';
import type { CannedJob } from '../mocks/recorded/canned-jobs.ts';
import type { ImportedRecording } from '../mocks/recorded/import-recording.ts';
import { isSnapshot } from '../mocks/service/check-service-options.ts';
import { startService } from '../mocks/service/port.ts';
import type { StartedService } from '../mocks/service/port.ts';
import type { Snapshot } from '../mocks/service/service.ts';
import { EXIT } from '../reports/exit-code.ts';
import { forShell, forTerminal } from '../run/untrusted.ts';
import { readJsonFile } from '../run/read-file.ts';

/** The options of `locspec mock`. */
export interface MockOptions {
  readonly port: number;
  readonly enterprisePort: number;
  readonly host: string;
  readonly allowHost?: readonly string[];
  /** The configuration with the resolutions of gaps for the service. */
  readonly config?: string;
  /** A file of `locspec probe`. */
  readonly profile?: string;
  readonly data?: string;
  /** A HAR file, or the output of an earlier import, whose data, profile and jobs are served. */
  readonly import?: string;
  readonly anonymise?: boolean;
  /** The file that gets what was imported. */
  readonly importOutput?: string;
  /** The file that gets the data when stopped. */
  readonly export?: string;
  /** Whether a token is printed, or the scopes of one, separated by commas or spaces. */
  readonly token?: boolean | string;
  /** A file with the state, read at the start if it exists and written at the end. */
  readonly snapshot?: string;
  readonly fault?: readonly string[];
  readonly appPort?: number;
  readonly appFault?: readonly string[];
  readonly json?: boolean;
}

/** Adds `locspec mock`. */
export function addMockCommand(command: Command, io: CommandIo): void {
  command
    .option(
      '--port <n>',
      'port of the authorization server and the hosted API; 0: a free one',
      wholeNumber(0, 65_535),
      4010,
    )
    .option('--enterprise-port <n>', 'port of the enterprise API; 0: a free one', wholeNumber(0, 65_535), 4011)
    .option('--host <name>', 'the interface to listen on', '127.0.0.1')
    .option('--allow-host <names>', 'further host names of the console and the state address, as behind a proxy', list)
    .option('--config <file>', 'a configuration file with resolutions of gaps')
    .option('--profile <file>', 'a profile of `locspec probe`, whose resolutions the service takes on')
    .option('--data <file>', 'a dataset in place of the demo dataset, whole or partial, in JSON or YAML')
    .option(
      '--import <file>',
      'a recording of `locspec proxy` or another HAR file: serve the data and jobs that it shows',
    )
    .option('--anonymise', 'replace the texts of the import; equal ones stay equal, and lengths and scripts the same')
    .option('--import-output <file>', 'also write what was imported; --import takes it again')
    .option('--export <file>', 'write the data when stopped, as --data takes it')
    .option('--token [scopes]', 'also print an access token, of all scopes by default, and a request with it')
    .option('--snapshot <file>', 'start from this file if it exists, and write it when stopped')
    .option('--fault <ids>', 'faults to inject; see `locspec list faults`', list)
    .option('--app-port <n>', 'also serve the reference app, at this port; 0: a free one', wholeNumber(0, 65_535))
    .option('--app-fault <ids>', 'faults to inject into that app', list)
    .option('--json', 'print the ready line as JSON')
    .option('-v, --verbose', 'print stack traces')
    .action(async (options: MockOptions) => {
      await serveMock(options, io.print, (sentence) => void io.stderr.write(`${sentence}\n`));
    });
}

/** Serves the reference service until the process gets SIGINT or SIGTERM. */
export async function serveMock(
  options: MockOptions,
  print: (line: string) => void,
  warn: (sentence: string) => void = () => {},
): Promise<void> {
  const { port, enterprisePort, host } = options;
  requireDifferentPorts(port, enterprisePort);
  await requireWritable(options);
  const tokenOptions = options.token === undefined ? undefined : scopesOf(options.token);
  const faults = await faultsOf(options.fault ?? []);
  const configuration = await loadConfiguration(options.config, process.cwd(), process.env);
  const taken = options.profile === undefined ? undefined : readTaken(options.profile);
  const configured = configuredAnswers(configuration) as ServiceResolutions;
  for (const { gap, why } of taken?.missing ?? [])
    warn(`The profile is not taken on in ${forTerminal(gap)}: ${forTerminal(why)}.`);
  const kept =
    options.snapshot === undefined || !existsSync(options.snapshot) ? undefined : readSnapshot(options.snapshot);
  if (kept && options.data !== undefined)
    throw new CliError(`${options.snapshot} has data already; leave out --data, or remove that file.`, EXIT.usage);
  const imported = await readImported(options, warn);
  const start = {
    ...(imported && { dataset: imported.dataset, ...named('tokenLifetime', imported.tokenLifetime) }),
    ...(options.data === undefined
      ? {}
      : { dataset: (await import('./dataset-file.ts')).readDatasetFile(options.data) }),
    ...(kept ? { snapshot: kept } : {}),
  };
  const service = await startService({
    port,
    enterprisePort,
    host,
    hosts: options.allowHost ?? [],
    ownsProcess: true,
    faults,
    answers: { ...(imported && takeProfile(imported.profile).answers), ...configured, ...taken?.answers },
    ...start,
  }).catch((error: unknown) => {
    throw portError(error) ?? error;
  });
  const app = await startedApp(options, imported?.jobs).catch(async (error: unknown) => {
    await service.close();
    throw portError(error) ?? error;
  });
  if (app && imported) {
    const modules = {
      'file-post-import': (await import('../mocks/recorded/canned-jobs.ts')).listModules(imported.jobs),
    };
    service.register({ clientId: 'recorded-app', name: 'Recorded app', baseUrl: app.baseUrl, modules });
  }
  // Listened for before the ready line, because its reader may stop the process at once.
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl, consoleUrl } = service;
  const more = app && { appUrl: app.baseUrl };
  const token = tokenOptions && service.token(tokenOptions);
  // What was prepared here is there after a reset by the state address too.
  service.keep();
  print(
    options.json
      ? JSON.stringify({ authUrl, baseUrl, enterpriseBaseUrl, stateUrl, consoleUrl, ...more, token })
      : [
          `The reference service is ready: authorization ${authUrl}, hosted ${baseUrl}, enterprise ${enterpriseBaseUrl}, state ${stateUrl}, console ${consoleUrl}${more ? `, app ${more.appUrl}` : ''}`,
          ...(token === undefined ? [] : tokenLines(service, token)),
        ].join('\n'),
  );
  await stopped;
  try {
    await writeState(options, service.service.snapshot());
  } finally {
    // An open port would keep the process alive.
    await Promise.all([service.close(), app?.close()]);
  }
}

/** Throws a {@link CliError} for a file that cannot be written. */
async function requireWritable({ export: file, snapshot, importOutput }: MockOptions): Promise<void> {
  const { mustBeWritable } = await import('./writable.ts');
  mustBeWritable('--export', file);
  mustBeWritable('--snapshot', snapshot);
  mustBeWritable('--import-output', importOutput);
}

/** Writes both files that hold the state, the second even if the first fails. */
async function writeState({ export: file, snapshot: snapshotFile }: MockOptions, snapshot: Snapshot): Promise<void> {
  const { writeAtEnd } = await import('./writable.ts');
  try {
    if (file !== undefined) {
      const { formatDatasetFile } = await import('./dataset-file.ts');
      writeAtEnd(file, formatDatasetFile(file, snapshot.dataset));
    }
  } finally {
    // A snapshot holds secrets.
    if (snapshotFile !== undefined) writeAtEnd(snapshotFile, JSON.stringify(snapshot), 0o600);
  }
}

/** What --import names. Throws a {@link CliError} for options that do not go with it. */
async function readImported(
  options: MockOptions,
  warn: (sentence: string) => void,
): Promise<ImportedRecording | undefined> {
  const { import: file, anonymise = false, importOutput } = options;
  if (file === undefined) {
    if (anonymise || importOutput !== undefined)
      throw new CliError('--anonymise and --import-output belong to --import.', EXIT.usage);
    return undefined;
  }
  if (options.data !== undefined || options.snapshot !== undefined || (options.appFault ?? []).length > 0)
    throw new CliError('--import brings data and jobs; leave out --data, --snapshot and --app-fault.', EXIT.usage);
  return (await import('./import-file.ts')).readImportFile(file, { anonymise, output: importOutput, warn });
}

const named = <Value>(name: string, value: Value | undefined) => (value === undefined ? {} : { [name]: value });

/** A token, and requests that show that it works. */
function tokenLines({ baseUrl, service }: StartedService, token: string): readonly string[] {
  const [project] = service.snapshot().dataset.projects ?? [];
  const list = project === undefined ? '/projects' : `/projects/${project.id}/strings`;
  const rest = `-H ${forShell(`Authorization: Bearer ${token}`)} ${baseUrl}/api/v2${list}`;
  return [
    `Token: ${token}`,
    `Try:   curl ${rest}`,
    // Curl encodes a query only if it is told to, and refuses an address with spaces.
    ...(project === undefined ? [] : [`       curl -G --data-urlencode 'croql=is hidden' ${rest}`]),
  ];
}

/** The scopes of a token by their names. Throws a {@link CliError} for an unknown one. */
function scopesOf(wanted: boolean | string): { readonly scopes?: readonly string[] } {
  if (typeof wanted === 'boolean') return {};
  const scopes = wanted.split(/[\s,]+/).filter((scope) => scope !== '');
  // A scope covers its children.
  const known = LISTS.flatMap(({ scope }) =>
    scope.split('.').map((_, end, parts) => parts.slice(0, end + 1).join('.')),
  );
  requireKnown(scopes, [...new Set(known)], 'scope');
  return { scopes };
}

/** The reference app, if it is wanted, or the one that responds to the jobs of an import. */
async function startedApp(
  { appPort, appFault = [] }: MockOptions,
  jobs: readonly CannedJob[] = [],
): Promise<StartedApp | undefined> {
  if (jobs.length > 0) return (await import('./import-file.ts')).serveJobs(jobs, appPort ?? 0);
  if (appPort === undefined && appFault.length > 0)
    throw new CliError('--app-fault is for the reference app; serve it with --app-port.', EXIT.usage);
  return appPort === undefined ? undefined : (await import('./mock-app.ts')).serveApp(appPort, appFault);
}

/** The faults by name. Throws a {@link CliError} for an unknown one, and for two that exclude each other. */
export async function faultsOf(names: readonly string[]): Promise<readonly FaultId[]> {
  // Few runs have any, and they are a large part of what there is to load.
  if (names.length === 0) return [];
  const { faults, collectFaultRules } = await import('../mocks/rules/faults.ts');
  requireKnown(names, Object.keys(faults), 'fault');
  try {
    collectFaultRules(names as readonly FaultId[]);
  } catch (error) {
    throw new CliError((error as Error).message, EXIT.usage);
  }
  return names as readonly FaultId[];
}

/** What the service takes on of a profile. Throws a {@link CliError} for a file that is none. */
function readTaken(file: string): TakenProfile {
  const profile = readProfileFile(file);
  try {
    return takeProfile(profile);
  } catch (error) {
    throw new CliError((error as Error).message, EXIT.usage);
  }
}

function readJson(file: string, what: string): unknown {
  try {
    return readJsonFile(file);
  } catch (error) {
    throw new CliError(`The ${what} ${file} cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
}

/** Reads the snapshot of an earlier run of `mock`. */
function readSnapshot(file: string): Snapshot {
  const snapshot = readJson(file, 'snapshot');
  if (!isSnapshot(snapshot) || !checkDataset((snapshot as Snapshot).dataset).ok)
    throw new CliError(`${file} is no snapshot of this version.`, EXIT.usage);
  return snapshot as Snapshot;
}

/** Throws a {@link CliError} if both editions would listen at one port. */
export function requireDifferentPorts(
  port: number,
  enterprisePort: number,
  names: readonly [string, string] = ['--port', '--enterprise-port'],
): void {
  if (port !== 0 && port === enterprisePort)
    throw new CliError(`${names.join(' and ')} are both ${port}; the two ports must differ.`, EXIT.usage);
}

/** The error for a port or an interface that cannot be used; undefined for any other error. */
export function portError(error: unknown, flags = '--port, --enterprise-port or --app-port'): CliError | undefined {
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & ListenFailure;
  const host = hostname ?? address;
  if (host !== undefined && NO_INTERFACE.has(code ?? ''))
    return new CliError(
      `--host is “${host}”, which is no address of this machine; leave it out for 127.0.0.1, or give 0.0.0.0 for all interfaces.`,
      EXIT.usage,
    );
  if (code === 'EADDRINUSE')
    return new CliError(`Port ${port} is taken; choose another with ${flags}, or 0 for a free one.`, EXIT.usage);
  if (code === 'EACCES')
    return new CliError(`Port ${port} may not be used by this user; choose one from 1024 up.`, EXIT.usage);
  return undefined;
}

/** What Node adds to an error of `listen`. */
interface ListenFailure {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** The codes of `listen` and of the resolver for a host at which nobody can listen. */
const NO_INTERFACE = new Set(['EADDRNOTAVAIL', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA']);
