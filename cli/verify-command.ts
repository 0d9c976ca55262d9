import { Option } from 'commander';
import type { Command } from 'commander';
import { APP_AREAS } from './areas.ts';
import { list, ratePerSecond, shard, wholeNumber } from './flags.ts';
import type { RunOptions } from './run-options.ts';
import type { ListedCheck } from './runner.ts';
import { wantsColor } from './surroundings.ts';
import type { CommandIo } from './surroundings.ts';
import { listChecks, verifyService } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { listAppChecks, verifyApp } from './verify-app.ts';
import type { VerifyAppOptions } from './verify-app.ts';
import { exitCodeOf } from '../reports/exit-code.ts';
import { expectationLines } from '../reports/expectations.ts';
import { summary } from '../reports/summary.ts';
import type { Conformance } from '../reports/verdict.ts';
import { AREAS, POWERS, REPORTS } from '../spec/run.ts';

/** Adds `locspec verify service` and `locspec verify app`. */
export function addVerifyCommand(root: Command, io: CommandIo): void {
  const verify = root.command('verify').description('Verify an implementation against the source');
  const service = verify
    .command('service')
    .description('Run the suites against a service; with no address named, against the reference service')
    .action(({ maxRequests, ...options }: Flags<VerifyOptions> & { readonly maxRequests?: number }) => {
      const whole = { ...options, ...(maxRequests === undefined ? {} : { mostRequests: maxRequests }) };
      return carryOut(io, whole, listChecks, verifyService);
    });
  for (const flag of SERVICE_FLAGS) service.addOption(flag);

  const app = verify
    .command('app')
    .description('Verify an app before it is published, its module or its login: the kit plays the service')
    .argument('<address>', 'the base address of the app, or the address of its manifest')
    .action((address: string, options: Flags<VerifyAppOptions>) =>
      carryOut(io, options, listAppChecks, (whole) => verifyApp(address, whole)),
    );
  for (const flag of APP_FLAGS) app.addOption(flag);
}

type Flags<Options> = Options & { readonly list?: boolean; readonly color: boolean };

/** Names the checks, or runs them and tells the verdict, which decides the exit code. */
async function carryOut<Options extends Flags<RunOptions>>(
  io: CommandIo,
  options: Options,
  checksOf: (options: Options) => Promise<readonly ListedCheck[]>,
  resultOf: (options: Options) => Promise<Conformance>,
): Promise<void> {
  if (options.list) {
    for (const { id, title } of await checksOf(options)) io.print(`${id}  ${title}`);
    return;
  }
  const color = wantsColor(io, options.color);
  const result = await resultOf({ ...options, color });
  io.print(
    `${options.quiet ? '' : '\n'}${summary(result, options.reportDir ?? 'locspec-report', color, io.stdout.columns)}`,
  );
  for (const line of expectationLines(result)) io.print(line);
  io.ends(exitCodeOf(result));
}

const flag = (name: string, says: string) => new Option(name, says);

// The flags of both commands, in groups that stand together in the help of each.
const CONFIG = flag('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)');
const SELECTION = [
  flag('--check <id>', 'only this check; may be repeated').argParser(list),
  flag('--requirement <id>', 'only the checks of this requirement; may be repeated').argParser(list),
];
const SEED = flag('--seed <n>', 'the seed of all chances (default: 1)').argParser(wholeNumber(0));
const COURSE = [
  flag('--shard <i/n>', 'only this part of how many, as in 2/3; see `locspec report merge`').argParser(shard),
  flag('--resume', 'go on with the run that stopped in the report folder'),
  flag('--expected-failures <file>', 'a YAML file of failures that are known and accepted'),
];
const REPORT = [
  flag('--report <names>', `what to write beside the HTML report: ${REPORTS.join(',')}`).argParser(list),
  flag('--report-dir <folder>', 'where the report goes (default: locspec-report)'),
];
const MANNER = [
  flag('--strict', 'warnings fail'),
  flag('-x, --fail-fast', 'stop at the first failure'),
  flag('--list', 'name the checks that would run, and send nothing'),
  flag('-q, --quiet', 'print nothing but the verdict'),
  flag('-v, --verbose', 'print what the test runner says, and traces'),
  flag('--no-color', 'no colours (also by the variable NO_COLOR)'),
];

const SERVICE_FLAGS: readonly Option[] = [
  flag('--auth-url <address>', 'the authorization server, without /oauth'),
  flag('--base-url <address>', 'the API of the hosted edition, without /api/v2'),
  flag('--enterprise-base-url <address>', 'the API of the enterprise edition, without /api/v2'),
  flag('--state-url <address>', 'the state address, where the target can be prepared for a test'),
  CONFIG,
  flag(
    '--suite <names>',
    `the suites to run: ${AREAS.join(',')} (default: all but contracts, which need Pact)`,
  ).argParser(list),
  ...SELECTION,
  flag('--edition <edition>', 'the editions to look at').choices(['hosted', 'enterprise', 'both']),
  SEED,
  flag('--workers <n>', 'side by side against the reference service (default: one for each core)').argParser(
    wholeNumber(1, 64),
  ),
  flag('--runs <n>', 'generated expressions for each list and edition (default: 60)').argParser(wholeNumber(0)),
  flag('--power <power>', 'by what expressions are judged (default: the strongest possible)').choices(POWERS),
  flag('--rate-limit <n>', 'requests in a second, as N or N/s (default: no limit)').argParser(ratePerSecond),
  flag('--max-requests <n>', 'stop after so many requests of one worker (default: no cap)').argParser(wholeNumber(1)),
  flag(
    '--wait-for-expiry <seconds>',
    'how long to wait for the end of a token without a state address (default: not at all)',
  ).argParser(wholeNumber(1)),
  flag('--read-only', 'send nothing but GET; needs an access token and lists in the configuration'),
  ...COURSE,
  flag('--timeout <ms>', 'for each request (default: 10000)').argParser(wholeNumber(1)),
  ...REPORT,
  flag('--fault <ids>', 'faults of the reference service, to see them found').argParser(list),
  ...MANNER,
];

const APP_FLAGS: readonly Option[] = [
  flag('--manifest <file>', 'the manifest, when it is not to be read from the app'),
  flag('--module <key>', 'the module to verify (default: the first of the manifest)'),
  flag('--login <place>', 'where the login begins, a path or an address, for the suite oauth'),
  flag('--page <place>', 'a page that calls the API in the name of the user, for the suite oauth'),
  flag('--port <n>', 'where the app expects authorization and API (default: 4010); 0: a free one').argParser(
    wholeNumber(0, 65_535),
  ),
  flag('--enterprise-port <n>', 'where it expects the enterprise API (default: 4011)').argParser(
    wholeNumber(0, 65_535),
  ),
  flag('--job-type <name>', 'the jobType that the app knows (default: file-post-import)'),
  flag('--public-url <address>', 'how an app that runs elsewhere reaches the kit, as http://host:port'),
  flag('--suite <names>', `the suites to run: ${APP_AREAS.join(',')} (default: module)`).argParser(list),
  CONFIG,
  ...SELECTION,
  SEED,
  flag('--runs <n>', 'generated jobs (default: 25)').argParser(wholeNumber(1)),
  ...COURSE,
  flag('--timeout <ms>', 'for each job (default: 120000, the two minutes of the source)').argParser(wholeNumber(1)),
  ...REPORT,
  ...MANNER,
];
