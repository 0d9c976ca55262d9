import { Option } from 'commander';
import type { Command } from 'commander';
import { APP_AREAS } from './areas.ts';
import { MAX_TIMER, duration, list, ratePerSecond, shard, wholeNumber } from './flags.ts';
import { comparePage, readReport } from './read-reports.ts';
import type { RunOptions } from './run-options.ts';
import { readKeyFile, writeStatement } from './report-statement.ts';
import { isCi, wantsColor } from './environment.ts';
import type { CommandIo } from './environment.ts';
import { listChecks, verifyService } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { hasFailed } from './last-failed.ts';
import { rebuilds } from './watch.ts';
import { listAppChecks, verifyApp } from './verify-app.ts';
import type { VerifyAppOptions } from './verify-app.ts';
import { summary, verdictLine } from '../reports/summary.ts';
import type { Conformance } from '../reports/conformance.ts';
import { AREAS, DEPTHS, ORACLES, REPORTS } from '../run/plan.ts';
import type { SelectedArea } from '../run/selection.ts';

/** Adds `locspec verify service` and `locspec verify app`. */
export function addVerifyCommand(verify: Command, io: CommandIo): void {
  const service = verify
    .command('service')
    .description('Run the suites against a service; with no address named, against the reference service')
    .action((options: Flags<VerifyOptions>) => runCommand(io, options, listChecks, verifyService));
  for (const flag of SERVICE_FLAGS) service.addOption(flag);

  const app = verify
    .command('app')
    .description('Verify the module or the login of an app before it is published: the kit plays the service')
    .argument('[address]', 'the base address of the app, or the address of its manifest; --list needs none')
    .action((address: string | undefined, options: Flags<VerifyAppOptions>) => {
      if (address === undefined && !options.list) app.error("error: missing required argument 'address'");
      return runCommand(io, options, listAppChecks, (whole) => verifyApp(address ?? '', whole));
    });
  for (const flag of APP_FLAGS) app.addOption(flag);
}

type Flags<Options> = Options & {
  readonly list?: boolean;
  /** What the target's own rebuild changes: a file or a folder; true: this folder. */
  readonly watch?: string | true;
  /** The report that this run is compared with. */
  readonly previous?: string;
  readonly color: boolean;
};

/** Lists the checks, or runs them and prints the verdict, which decides the exit code. */
async function runCommand<Options extends Flags<RunOptions>>(
  io: CommandIo,
  options: Options,
  checksOf: (options: Options) => Promise<readonly SelectedArea[]>,
  resultOf: (options: Options) => Promise<Conformance>,
): Promise<void> {
  if (options.list) {
    for (const { id, title } of (await checksOf(options)).flatMap(({ checks }) => checks)) io.print(`${id}  ${title}`);
    return;
  }
  const reportDir = options.reportDir ?? 'locspec-report';
  const maxDuration = options.maxDuration ?? (isCi(io) ? CI_DURATION : undefined);
  const key = options.signKey === undefined ? undefined : readKeyFile(options.signKey, 'private');
  const limited = maxDuration === undefined ? options : { ...options, maxDuration };
  // It may be in the folder that this run clears.
  const previous = options.previous === undefined ? undefined : readReport(options.previous);
  const run = async (lastFailed: boolean) => {
    const color = wantsColor(io, options.color);
    const result = await resultOf({ ...limited, color, notify: io.print, ...(lastFailed ? { lastFailed } : {}) });
    if (key !== undefined) writeStatement(reportDir, result, key);
    const since = previous && comparePage(result, previous, reportDir);
    if (options.quiet) {
      if (since !== undefined) io.print(`Since the previous report: ${since}`);
      io.print(verdictLine(result));
    } else io.print(`\n${summary(result, reportDir, color, io.stdout.columns, since)}`);
    io.ends(result.exitCode);
  };
  await run(false);
  if (options.watch === undefined) return;
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const path = options.watch === true ? '.' : options.watch;
  io.print(`Watching ${path}: the next run starts after a change. Ctrl-C ends.`);
  for await (const _ of rebuilds(path, reportDir, stop.signal)) await run(hasFailed(reportDir));
}

/** The duration of a run under CI, in seconds, where nobody waits for it. */
const CI_DURATION = 1800;

const flag = (name: string, says: string) => new Option(name, says);

// The flags of both commands, in the groups in which help shows them.
const CONFIG = flag('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)');
const SELECTION = [
  flag('--check <id>', 'only this check, or those of a pattern, as in oauth.no-code.*; may be repeated').argParser(
    list,
  ),
  flag('--requirement <id>', 'only the checks of this requirement or pattern; may be repeated').argParser(list),
  flag('--last-failed', 'only the checks that failed when they last ran'),
];
const SEED = flag(
  '--seed <n>',
  'random seed (default 1); the same seed generates the same cases on every machine',
).argParser(wholeNumber(0));
const PARTS = [
  flag('--shard <i/n>', 'run every n-th check, as in 2/3; see `locspec report merge`').argParser(shard),
  flag('--resume', 'continue the interrupted run of the report folder'),
  flag('--expected-failures <file>', 'a YAML file of known and accepted failures'),
];
const PROFILE = flag(
  '--profile <file>',
  'a profile of `locspec probe`: what resolves a gap differently has drifted, and fails',
);
const DEPTH = flag(
  '--depth <depth>',
  'how much is asked: rare values, combinations, sequences (default: default)',
).choices(DEPTHS);
const MAX_DURATION = flag(
  '--max-duration <time>',
  'end the run after this time, as in 90s, 30m or 2h; the rest is untested (default: none; under CI, when CI is set: 30m)',
).argParser(duration);
const minCoverage = (byDefault: number) =>
  flag(
    '--min-coverage <percent>',
    `percent of the applicable stated requirements that have to be decided (default: ${byDefault})`,
  ).argParser(wholeNumber(0, 100));
const RATE_LIMIT = flag('--rate-limit <n>', 'maximum requests per second, as N or N/s (default: no limit)').argParser(
  ratePerSecond,
);
const EVIDENCE = [
  flag('--evidence', 'keep every exchange and judgement, without secrets: see `locspec report verify`'),
  flag('--sign-key <file>', 'an Ed25519 key in PEM, which signs a statement about the report'),
];
const REPORT = [
  flag('--report <names>', `further forms of the report: ${REPORTS.join(',')}`).argParser(list),
  flag('--report-dir <folder>', 'the folder of the report (default: locspec-report)'),
  flag('--previous <report>', 'an earlier report, which may be of the same folder: the page shows what changed since'),
];
const OUTPUT = [
  flag('--strict', 'warnings fail'),
  flag('-x, --fail-fast', 'stop at the first failure'),
  flag('--watch [path]', 'run again when this file or folder changes: what failed, or all (default: this folder)'),
  flag('--list', 'list the checks that would run; nothing is sent'),
  flag('-q, --quiet', 'print nothing but the verdict'),
  flag('-v, --verbose', 'print every check, what the processes of the suites report, and stack traces'),
  flag('--no-color', 'no colours (or set NO_COLOR)'),
];

/** The flags that name a service and how it is reached. */
const SERVICE: readonly Option[] = [
  flag('--auth-url <address>', 'the authorization server, without /oauth'),
  flag('--base-url <address>', 'the API of the hosted edition, without /api/v2'),
  flag('--enterprise-base-url <address>', 'the API of the enterprise edition, without /api/v2'),
  flag('--state-url <address>', 'the state address, if the target can be prepared for tests'),
];
const WAIT_FOR_EXPIRY = flag(
  '--wait-for-expiry <seconds>',
  'maximum time to wait for a token to expire, without a state address (default: 0)',
).argParser(wholeNumber(1));
const FAULT = flag('--fault <ids>', 'faults to inject into the reference service').argParser(list);

/** The flags that describe an app and how it is called. */
const APP: readonly Option[] = [
  flag('--manifest <file>', 'a manifest in place of the one of the app'),
  flag('--module <key>', 'the module to verify (default: the first of the manifest)'),
  flag('--login <place>', 'the path or address where the login begins, for the suite oauth'),
  flag('--page <place>', 'a page that calls the API for the user, for the suite oauth'),
  flag('--port <n>', 'port of authorization and API (default: 4010); 0: a free one').argParser(wholeNumber(0, 65_535)),
  flag('--enterprise-port <n>', 'port of the enterprise API (default: 4011)').argParser(wholeNumber(0, 65_535)),
  flag('--job-type <name>', 'the jobType that the app knows (default: file-post-import)'),
  flag('--public-url <address>', 'the address of the kit for an app on another machine, as http://host:port'),
];

/** The flags that name a target, of either kind, and how it is reached. */
export const TARGET_FLAGS: readonly Option[] = [
  ...[...SERVICE, ...APP, CONFIG, PROFILE, WAIT_FOR_EXPIRY],
  flag('--timeout <ms>', 'timeout of each request, or of each job for an app').argParser(wholeNumber(1, MAX_TIMER)),
  FAULT,
];

const SERVICE_FLAGS: readonly Option[] = [
  ...SERVICE,
  CONFIG,
  flag(
    '--suite <names>',
    `the suites to run: ${AREAS.join(',')} (default: all but contracts, which need Pact)`,
  ).argParser(list),
  ...SELECTION,
  flag('--edition <edition>', 'the edition to verify (default: both)').choices(['hosted', 'enterprise', 'both']),
  SEED,
  flag(
    '--workers <n>',
    'number of workers (default: one per core, at most 4); of a given target, expressions at a time (default: 8)',
  ).argParser(wholeNumber(1, 64)),
  flag('--runs <n>', 'number of generated expressions per list and edition (default: 60)').argParser(wholeNumber(0)),
  DEPTH,
  flag('--oracle <oracle>', 'what results are checked against (default: the strongest that the target allows)').choices(
    ORACLES,
  ),
  RATE_LIMIT,
  flag('--max-requests <n>', 'maximum requests of one worker (default: no maximum)').argParser(wholeNumber(1)),
  WAIT_FOR_EXPIRY,
  flag('--read-only', 'send nothing but GET; needs an access token and lists in the configuration'),
  minCoverage(0),
  ...PARTS,
  PROFILE,
  flag('--timeout <ms>', 'timeout of each request (default: 10000)').argParser(wholeNumber(1, MAX_TIMER)),
  MAX_DURATION,
  ...REPORT,
  ...EVIDENCE,
  FAULT,
  ...OUTPUT,
];

const APP_FLAGS: readonly Option[] = [
  ...APP,
  flag('--suite <names>', `the suites to run: ${APP_AREAS.join(',')} (default: module)`).argParser(list),
  CONFIG,
  ...SELECTION,
  SEED,
  flag('--runs <n>', 'number of generated jobs (default: 25)').argParser(wholeNumber(1)),
  DEPTH,
  RATE_LIMIT,
  minCoverage(100),
  ...PARTS,
  flag('--timeout <ms>', 'timeout of each job (default: 120000, the two minutes of the source)').argParser(
    wholeNumber(1),
  ),
  MAX_DURATION,
  ...REPORT,
  ...EVIDENCE,
  ...OUTPUT,
];
