import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Command } from 'commander';
import { mustBeAddress, mustEndBefore } from './address.ts';
import { CliError } from './cli-error.ts';
import type { CommandIo } from './environment.ts';
import { MAX_TIMER, duration, list, wholeNumber } from './flags.ts';
import { portError } from './mock.ts';
import { KIT } from './package.ts';
import { mustBeWritable, writeAtEnd } from './writable.ts';
import { openConsole } from '../proxy/console.ts';
import { MODULE_WAIT } from '../proxy/judge-app.ts';
import { createRecorder } from '../proxy/recorder.ts';
import { renderReport } from '../proxy/report-page.ts';
import { addUp, summarize } from '../proxy/result.ts';
import type { ProxyResult } from '../proxy/result.ts';
import { startProxy } from '../proxy/start.ts';
import type { ProxyTarget } from '../proxy/start.ts';
import { EXIT } from '../reports/exit-code.ts';
import { harEntry, harFile } from '../reports/har.ts';
import { createSecrets } from '../run/secrets.ts';
import { forLog } from '../run/untrusted.ts';
import { writeWhole } from '../run/write-file.ts';

/** The options of `locspec proxy`. */
interface ProxyCommandOptions {
  readonly target?: string;
  readonly authTarget?: string;
  readonly enterpriseTarget?: string;
  readonly app?: string;
  readonly jobType?: string;
  readonly port: number;
  readonly authPort: number;
  readonly enterprisePort: number;
  readonly consolePort: number;
  readonly allowHost?: readonly string[];
  readonly reportDir: string;
  readonly record?: string;
  readonly timeout?: number;
  readonly for?: number;
  readonly requests?: number;
  readonly strict?: boolean;
  readonly json?: boolean;
}

const port = wholeNumber(0, 65_535);
const PORTS = '--port, --auth-port, --enterprise-port or --console-port';

/** Adds `locspec proxy`. */
export function addProxyCommand(command: Command, io: CommandIo): void {
  command
    .option('--target <address>', 'the service: the API of the hosted edition, without /api/v2')
    .option('--auth-target <address>', 'its authorization server, without /oauth (default: the same address)')
    .option('--enterprise-target <address>', 'its enterprise edition, without /api/v2')
    .option('--app <address>', 'a module app in place of a service')
    .option('--job-type <name>', 'the type of the jobs that the app knows (default: file-post-import)')
    .option('--port <n>', 'the port before the target; 0: a free one', port, 4020)
    .option('--auth-port <n>', 'the port before --auth-target', port, 4021)
    .option('--enterprise-port <n>', 'the port before --enterprise-target', port, 4022)
    .option('--console-port <n>', 'the port of the page that shows what passes', port, 4023)
    .option('--allow-host <names>', 'further host names by which clients reach the proxy', list)
    .option('--report-dir <dir>', 'where the report goes', 'locspec-proxy')
    .option('--record <file>', 'also write all exchanges, as HAR; `locspec mock --import` serves what they show')
    .option(
      '--timeout <ms>',
      'how long the target may be silent (default: 60000, of an app 120000)',
      wholeNumber(1, MAX_TIMER),
    )
    .option('--for <duration>', 'end after this time, as in 30s or 5m', duration)
    .option('--requests <n>', 'end after this number of requests', wholeNumber(1))
    .option('--strict', 'findings about a standard that the source names fail too')
    .option('--json', 'print the ready line and the result as JSON')
    .option('-v, --verbose', 'print stack traces')
    .action(async (options: ProxyCommandOptions) => {
      const result = await serveProxy(options, io);
      io.ends(result.exitCode);
    });
}

/** Serves the proxy until it is stopped, and writes what it saw. */
async function serveProxy(options: ProxyCommandOptions, io: CommandIo): Promise<ProxyResult> {
  const targets = targetsOf(options);
  mustBeWritable('--record', options.record);
  for (const { address } of targets) await mustBeReachable(address);
  const secrets = createSecrets();
  const recorder = options.record === undefined ? undefined : createRecorder(secrets);
  let seen = 0;
  const stop = new AbortController();
  const proxy = await startProxy({
    targets,
    secrets,
    timeout: options.timeout ?? (options.app === undefined ? 60_000 : MODULE_WAIT),
    ...(options.allowHost && { hosts: options.allowHost }),
    ...(options.jobType !== undefined && { jobType: options.jobType }),
    keep: (judged) => {
      recorder?.keep(judged);
      seen += 1;
      if (seen === options.requests) stop.abort();
    },
  }).catch((error: unknown) => {
    throw portError(error, PORTS) ?? error;
  });
  const console = await openConsole(proxy.session, proxy.routes, options.consolePort).catch(async (error: unknown) => {
    await proxy.close();
    throw portError(error, PORTS) ?? error;
  });
  // Listened for before the ready line, because its reader may stop the process at once.
  const stopped = waitForEnd(stop.signal, options.for);
  const ready = {
    ...Object.fromEntries(proxy.routes.flatMap(({ roles, proxy: url }) => roles.map((role) => [NAMES[role], url]))),
    consoleUrl: console.url,
  };
  io.print(
    options.json
      ? JSON.stringify(ready)
      : `The proxy is ready: ${Object.entries(ready)
          .map(([name, url]) => `${LABELS[name] ?? name} ${url}`)
          .join(', ')}`,
  );
  await stopped;
  await console.close();
  await proxy.close();
  const result = addUp(proxy.session, {
    kit: KIT,
    routes: proxy.routes,
    isStrict: options.strict ?? false,
    now: new Date(),
  });
  writeResult(result, options.reportDir);
  if (recorder && options.record !== undefined) writeAtEnd(options.record, recorder.write(KIT), 0o600);
  if (options.json) io.print(JSON.stringify(result));
  else for (const line of summarize(result)) io.print(forLog(line));
  return result;
}

const NAMES = { authorization: 'authUrl', hosted: 'baseUrl', enterprise: 'enterpriseBaseUrl', app: 'appUrl' } as const;
const LABELS: Readonly<Record<string, string>> = {
  ...{
    authUrl: 'authorization',
    baseUrl: 'hosted',
    enterpriseBaseUrl: 'enterprise',
    appUrl: 'app',
    consoleUrl: 'console',
  },
};

/** The targets, each with its port. Throws a {@link CliError} for addresses that do not go together. */
function targetsOf(options: ProxyCommandOptions): readonly ProxyTarget[] {
  const { target, authTarget, enterpriseTarget, app } = options;
  if ((target === undefined) === (app === undefined))
    throw new CliError('Name either a service by --target, or a module app by --app.', EXIT.usage);
  if (app !== undefined && (authTarget ?? enterpriseTarget) !== undefined)
    throw new CliError('--auth-target and --enterprise-target belong to a service, not to --app.', EXIT.usage);
  const given = {
    '--target': target,
    '--auth-target': authTarget,
    '--enterprise-target': enterpriseTarget,
    '--app': app,
  };
  for (const [name, address] of Object.entries(given)) if (address !== undefined) mustBePlain(name, address);
  for (const name of ['--target', '--enterprise-target'] as const) mustEndBefore(name, given[name] ?? '');
  for (const path of ['/oauth', '/api/v2']) mustEndBefore('--auth-target', authTarget ?? '', path);
  if (app !== undefined) return [{ roles: ['app'], address: app, port: options.port }];
  const isOne = authTarget === undefined || isSame(authTarget, target!);
  if (
    enterpriseTarget !== undefined &&
    [target, authTarget].some((one) => one !== undefined && isSame(one, enterpriseTarget))
  )
    throw new CliError('--enterprise-target is the address of another target; the editions need one each.', EXIT.usage);
  return [
    { roles: isOne ? ['authorization', 'hosted'] : ['hosted'], address: target!, port: options.port },
    ...(isOne ? [] : [{ roles: ['authorization'] as const, address: authTarget, port: options.authPort }]),
    ...(enterpriseTarget === undefined
      ? []
      : [{ roles: ['enterprise'] as const, address: enterpriseTarget, port: options.enterprisePort }]),
  ];
}

const isSame = (one: string, other: string) => new URL(one).href === new URL(other).href;

function mustBePlain(name: string, address: string): void {
  mustBeAddress(name, address);
  const { search, hash } = new URL(address);
  if (search !== '' || hash !== '') throw new CliError(`${name} has a query or a fragment; leave it out.`, EXIT.usage);
}

/** Throws a {@link CliError} for a target to which no connection can be opened. */
async function mustBeReachable(address: string): Promise<void> {
  const { hostname, port: given, protocol, origin } = new URL(address);
  const failure = await new Promise<string | undefined>((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(given || (protocol === 'https:' ? 443 : 80)),
      timeout: 10_000,
    });
    const end = (reason?: string) => {
      socket.destroy();
      resolve(reason);
    };
    socket.on('connect', () => end());
    socket.on('timeout', () => end('no connection within 10 seconds'));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
  if (failure !== undefined)
    throw new CliError(`The target ${origin} cannot be reached: ${failure}.`, EXIT.unreachable);
}

/** Resolves when the process is told to stop, the time is over, or the signal is given. */
function waitForEnd(signal: AbortSignal, seconds: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = seconds === undefined ? undefined : setTimeout(end, seconds * 1_000);
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    signal.addEventListener('abort', end);
  });
}

/** Writes `proxy.json`, a page for people, and the exchanges of the findings as HAR. */
function writeResult(result: ProxyResult, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, 'proxy.json'), `${JSON.stringify(result, null, 2)}\n`);
  writeWhole(join(folder, 'index.html'), renderReport(result));
  const entries = result.findings.map(({ exchange, requirement, title }) =>
    harEntry(exchange, result.run.startedAt, `${requirement}: ${title}`),
  );
  writeWhole(join(folder, 'exchanges.har'), harFile(result.kit, entries));
}
