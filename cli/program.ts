import { Command, Option } from 'commander';
import { addCroqlCommand } from './croql.ts';
import { list, ratePerSecond, wholeNumber } from './flags.ts';
import { listKnowledge } from './list.ts';
import type { Knowledge, ListFormat } from './list.ts';
import { serveMock } from './mock.ts';
import type { MockOptions } from './mock.ts';
import { KIT } from './package.ts';
import { listChecks, verifyService } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { listAppChecks, verifyApp } from './verify-app.ts';
import type { VerifyAppOptions } from './verify-app.ts';
import { EXIT, exitCodeOf } from '../reports/exit-code.ts';
import { summary } from '../reports/summary.ts';
import { AREAS, POWERS } from '../spec/run.ts';

/** The streams and the environment that a command may use. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The commands, ready to run; `run` resolves to the exit code. */
export function program(io: Surroundings): { readonly run: (argv: readonly string[]) => Promise<number> } {
  let exitCode: number = EXIT.conforms;
  const print = (text: string) => void io.stdout.write(`${text}\n`);

  const root = new Command('locspec')
    .description('Contract testing and conformance for a localization management service and the apps written for it')
    .version(KIT.version)
    .showHelpAfterError('Run it with --help to see what it takes.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text.replace(/^error: /, 'locspec: ')),
    });

  const verify = root.command('verify').description('Verify an implementation against the source');
  verify
    .command('service')
    .description('Run the suites against a service; with no address named, against the reference service')
    .option('--auth-url <address>', 'the authorization server, without /oauth')
    .option('--base-url <address>', 'the API of the hosted edition, without /api/v2')
    .option('--enterprise-base-url <address>', 'the API of the enterprise edition, without /api/v2')
    .option('--state-url <address>', 'the state address, where the target can be prepared for a test')
    .option('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)')
    .option('--suite <names>', `the suites to run: ${AREAS.join(',')}`, list)
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
    .option('--read-only', 'send nothing but GET; needs an access token and lists in the configuration')
    .option('--timeout <ms>', 'for each request (default: 10000)', wholeNumber(1))
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
        const color = options.color && io.env['NO_COLOR'] === undefined && io.stdout.isTTY;
        if (options.list) {
          for (const { id, title } of await listChecks(options)) print(`${id}  ${title}`);
          return;
        }
        const result = await verifyService({
          ...options,
          ...(maxRequests === undefined ? {} : { mostRequests: maxRequests }),
          color,
        });
        print(`${options.quiet ? '' : '\n'}${summary(result, options.reportDir ?? 'locspec-report', color)}`);
        exitCode = exitCodeOf(result);
      },
    );

  verify
    .command('app')
    .description('Verify an app with a file post-import module, before it is published: the kit plays the service')
    .argument('<address>', 'the base address of the app, or the address of its manifest')
    .option('--manifest <file>', 'the manifest, when it is not to be read from the app')
    .option('--module <key>', 'the module to verify (default: the first of the manifest)')
    .option('--job-type <name>', 'the jobType that the app knows (default: file-post-import)')
    .option('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)')
    .option('--check <id>', 'only this check; may be repeated', list)
    .option('--requirement <id>', 'only the checks of this requirement; may be repeated', list)
    .option('--seed <n>', 'the seed of all chances (default: 1)', wholeNumber(0))
    .option('--runs <n>', 'generated jobs (default: 25)', wholeNumber(1))
    .option('--timeout <ms>', 'for each job (default: 120000, the two minutes of the source)', wholeNumber(1))
    .option('--report-dir <folder>', 'where the report goes (default: locspec-report)')
    .option('--strict', 'warnings fail')
    .option('-x, --fail-fast', 'stop at the first failure')
    .option('--list', 'name the checks that would run, and send nothing')
    .option('-q, --quiet', 'print nothing but the verdict')
    .option('-v, --verbose', 'print what the test runner says, and traces')
    .option('--no-color', 'no colours (also by the variable NO_COLOR)')
    .action(
      async (address: string, options: VerifyAppOptions & { readonly list?: boolean; readonly color: boolean }) => {
        const color = options.color && io.env['NO_COLOR'] === undefined && io.stdout.isTTY;
        if (options.list) {
          for (const { id, title } of await listAppChecks(options)) print(`${id}  ${title}`);
          return;
        }
        const result = await verifyApp(address, { ...options, color });
        print(`${options.quiet ? '' : '\n'}${summary(result, options.reportDir ?? 'locspec-report', color)}`);
        exitCode = exitCodeOf(result);
      },
    );

  root
    .command('mock')
    .description('Serve the reference service until stopped')
    .option('--port <n>', 'of the authorization server and the hosted API; 0: a free one', wholeNumber(0, 65_535), 4010)
    .option('--enterprise-port <n>', 'of the enterprise API; 0: a free one', wholeNumber(0, 65_535), 4011)
    .option('--host <name>', 'the interface to listen on', '127.0.0.1')
    .option('--config <file>', 'the configuration whose answers to gaps it shall give')
    .option('--data <file>', 'a dataset in place of the demo world')
    .option('--snapshot <file>', 'go on from this file if it is there, and write it when stopped')
    .option('--fault <ids>', 'what it shall do wrong; see `locspec list faults`', list)
    .option('--json', 'print the ready line as JSON')
    .option('-v, --verbose', 'print traces')
    .action(async (options: MockOptions) => {
      await serveMock(options, print);
    });

  root
    .command('list')
    .description('Show what the kit knows')
    .argument('<what>', 'requirements, checks, gaps or faults')
    .addOption(
      new Option('--format <format>', 'how to print it').choices(['pretty', 'json', 'markdown']).default('pretty'),
    )
    .action(async (what: string, { format }: { readonly format: ListFormat }) => {
      print(await listKnowledge(what as Knowledge, format));
    });

  addCroqlCommand(root, { stdin: io.stdin, stdout: io.stdout, stderr: io.stderr, ends: (code) => (exitCode = code) });

  return {
    run: async (argv) => {
      await root.parseAsync([...argv]);
      return exitCode;
    },
  };
}
