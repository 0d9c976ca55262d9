import { Option } from 'commander';
import type { Command } from 'commander';
import { APP_AREAS } from './areas.ts';
import { list, ratePerSecond, shard, wholeNumber } from './flags.ts';
import { wantsColor } from './surroundings.ts';
import type { CommandIo } from './surroundings.ts';
import { listChecks, verifyService } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { listAppChecks, verifyApp } from './verify-app.ts';
import type { VerifyAppOptions } from './verify-app.ts';
import { exitCodeOf } from '../reports/exit-code.ts';
import { expectationLines } from '../reports/expectations.ts';
import { summary } from '../reports/summary.ts';
import { AREAS, POWERS, REPORTS } from '../spec/run.ts';

/** Adds `locspec verify service` and `locspec verify app`. */
export function addVerifyCommand(root: Command, io: CommandIo): void {
  const verify = root.command('verify').description('Verify an implementation against the source');
  verify
    .command('service')
    .description('Run the suites against a service; with no address named, against the reference service')
    .option('--auth-url <address>', 'the authorization server, without /oauth')
    .option('--base-url <address>', 'the API of the hosted edition, without /api/v2')
    .option('--enterprise-base-url <address>', 'the API of the enterprise edition, without /api/v2')
    .option('--state-url <address>', 'the state address, where the target can be prepared for a test')
    .option('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)')
    .option(
      '--suite <names>',
      `the suites to run: ${AREAS.join(',')} (default: all but contracts, which need Pact)`,
      list,
    )
    .option('--check <id>', 'only this check; may be repeated', list)
    .option('--requirement <id>', 'only the checks of this requirement; may be repeated', list)
    .addOption(new Option('--edition <edition>', 'the editions to look at').choices(['hosted', 'enterprise', 'both']))
    .option('--seed <n>', 'the seed of all chances (default: 1)', wholeNumber(0))
    .option(
      '--workers <n>',
      'side by side against the reference service (default: one for each core)',
      wholeNumber(1, 64),
    )
    .option('--runs <n>', 'generated expressions for each list and edition (default: 60)', wholeNumber(0))
    .addOption(
      new Option('--power <power>', 'by what expressions are judged (default: the strongest possible)').choices(POWERS),
    )
    .option('--rate-limit <n>', 'requests in a second, as N or N/s (default: no limit)', ratePerSecond)
    .option('--max-requests <n>', 'stop after so many requests of one worker (default: no cap)', wholeNumber(1))
    .option(
      '--wait-for-expiry <seconds>',
      'how long to wait for the end of a token without a state address (default: not at all)',
      wholeNumber(1),
    )
    .option('--read-only', 'send nothing but GET; needs an access token and lists in the configuration')
    .option('--shard <i/n>', 'only this part of how many, as in 2/3; see `locspec report merge`', shard)
    .option('--resume', 'go on with the run that stopped in the report folder')
    .option('--expected-failures <file>', 'a YAML file of failures that are known and accepted')
    .option('--timeout <ms>', 'for each request (default: 10000)', wholeNumber(1))
    .option('--report <names>', `what to write beside the HTML report: ${REPORTS.join(',')}`, list)
    .option('--report-dir <folder>', 'where the report goes (default: locspec-report)')
    .option('--fault <ids>', 'faults of the reference service, to see them found', list)
    .option('--strict', 'warnings fail')
    .option('-x, --fail-fast', 'stop at the first failure')
    .option('--list', 'name the checks that would run, and send nothing')
    .option('-q, --quiet', 'print nothing but the verdict')
    .option('-v, --verbose', 'print what the test runner says, and traces')
    .option('--no-color', 'no colours (also by the variable NO_COLOR)')
    .action(
      async ({
        maxRequests,
        ...options
      }: VerifyOptions & { readonly maxRequests?: number; readonly list?: boolean; readonly color: boolean }) => {
        const color = wantsColor(io, options.color);
        if (options.list) {
          for (const { id, title } of await listChecks(options)) io.print(`${id}  ${title}`);
          return;
        }
        const result = await verifyService({
          ...options,
          ...(maxRequests === undefined ? {} : { mostRequests: maxRequests }),
          color,
        });
        io.print(
          `${options.quiet ? '' : '\n'}${summary(result, options.reportDir ?? 'locspec-report', color, io.stdout.columns)}`,
        );
        for (const line of expectationLines(result)) io.print(line);
        io.ends(exitCodeOf(result));
      },
    );

  verify
    .command('app')
    .description('Verify an app before it is published, its module or its login: the kit plays the service')
    .argument('<address>', 'the base address of the app, or the address of its manifest')
    .option('--manifest <file>', 'the manifest, when it is not to be read from the app')
    .option('--module <key>', 'the module to verify (default: the first of the manifest)')
    .option('--login <place>', 'where the login begins, a path or an address, for the suite oauth')
    .option('--page <place>', 'a page that calls the API in the name of the user, for the suite oauth')
    .option(
      '--port <n>',
      'where the app expects authorization and API (default: 4010); 0: a free one',
      wholeNumber(0, 65_535),
    )
    .option('--enterprise-port <n>', 'where it expects the enterprise API (default: 4011)', wholeNumber(0, 65_535))
    .option('--job-type <name>', 'the jobType that the app knows (default: file-post-import)')
    .option('--public-url <address>', 'how an app that runs elsewhere reaches the kit, as http://host:port')
    .option('--suite <names>', `the suites to run: ${APP_AREAS.join(',')} (default: module)`, list)
    .option('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)')
    .option('--check <id>', 'only this check; may be repeated', list)
    .option('--requirement <id>', 'only the checks of this requirement; may be repeated', list)
    .option('--seed <n>', 'the seed of all chances (default: 1)', wholeNumber(0))
    .option('--runs <n>', 'generated jobs (default: 25)', wholeNumber(1))
    .option('--shard <i/n>', 'only this part of how many, as in 2/3; see `locspec report merge`', shard)
    .option('--resume', 'go on with the run that stopped in the report folder')
    .option('--expected-failures <file>', 'a YAML file of failures that are known and accepted')
    .option('--timeout <ms>', 'for each job (default: 120000, the two minutes of the source)', wholeNumber(1))
    .option('--report <names>', `what to write beside the HTML report: ${REPORTS.join(',')}`, list)
    .option('--report-dir <folder>', 'where the report goes (default: locspec-report)')
    .option('--strict', 'warnings fail')
    .option('-x, --fail-fast', 'stop at the first failure')
    .option('--list', 'name the checks that would run, and send nothing')
    .option('-q, --quiet', 'print nothing but the verdict')
    .option('-v, --verbose', 'print what the test runner says, and traces')
    .option('--no-color', 'no colours (also by the variable NO_COLOR)')
    .action(
      async (address: string, options: VerifyAppOptions & { readonly list?: boolean; readonly color: boolean }) => {
        const color = wantsColor(io, options.color);
        if (options.list) {
          for (const { id, title } of await listAppChecks(options)) io.print(`${id}  ${title}`);
          return;
        }
        const result = await verifyApp(address, { ...options, color });
        io.print(
          `${options.quiet ? '' : '\n'}${summary(result, options.reportDir ?? 'locspec-report', color, io.stdout.columns)}`,
        );
        for (const line of expectationLines(result)) io.print(line);
        io.ends(exitCodeOf(result));
      },
    );
}
