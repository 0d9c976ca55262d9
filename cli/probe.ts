import { resolve } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import { requireHealthy } from './doctor.ts';
import type { CommandIo } from './environment.ts';
import { MAX_TIMER, list, ratePerSecond, wholeNumber } from './flags.ts';
import { describeProfile } from './profile-text.ts';
import { faultsOf } from './mock.ts';
import { runProbe } from './probe-process.ts';
import { examinedPlan, refuseFaults } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { startService } from '../mocks/service/port.ts';
import { EXIT } from '../reports/exit-code.ts';
import { profilePage } from '../reports/profile-page.ts';
import { countCertainties, partsOf } from '../run/profile.ts';
import type { Profile } from '../run/profile.ts';
import { forShell } from '../run/untrusted.ts';
import { writeWhole } from '../run/write-file.ts';

/** The options of `locspec probe`. */
interface ProbeOptions extends VerifyOptions {
  /** The file of the profile; the page is beside it. */
  readonly output: string;
  readonly json?: boolean;
}

/** Adds `locspec probe`. */
export function addProbeCommand(command: Command, io: CommandIo): void {
  command
    .option('--auth-url <address>', 'the authorization server, without /oauth')
    .option('--base-url <address>', 'the API of the hosted edition, without /api/v2')
    .option('--enterprise-base-url <address>', 'the API of the enterprise edition, without /api/v2')
    .option('--state-url <address>', 'the state address; without it, the lists of the configuration are asked')
    .addOption(
      new Option('--edition <edition>', 'the edition to probe (default: both)').choices([
        'hosted',
        'enterprise',
        'both',
      ]),
    )
    .option('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)')
    .option('--read-only', 'send nothing but GET')
    .option('--rate-limit <n/s>', 'maximum requests per second', ratePerSecond)
    .option('--max-requests <n>', 'maximum requests', wholeNumber(1))
    .option('--timeout <ms>', 'timeout of each request (default: 10000)', wholeNumber(1, MAX_TIMER))
    .option('--fault <ids>', 'faults of the reference service, if no target is named', list)
    .option('--output <file>', 'the file of the profile; a page of the same name is beside it', 'profile.json')
    .option('--json', 'print the profile, and nothing else')
    .option('-v, --verbose', 'print every gap')
    .action(async ({ output, json = false, verbose = false, ...options }: ProbeOptions) => {
      const profile = await probeService(options, (sentence) => void io.stderr.write(`${sentence}\n`));
      const page = `${output.replace(/\.json$/, '')}.html`;
      writeWhole(resolve(page), profilePage(profile));
      writeWhole(resolve(output), `${JSON.stringify(profile, null, 2)}\n`);
      const lines = json
        ? [JSON.stringify(profile)]
        : [
            ...describeProfile(profile, verbose),
            `Profile  ${forShell(output)} and ${forShell(page)}`,
            `Next     locspec verify service --profile ${forShell(output)}, or locspec mock --profile ${forShell(output)}`,
          ];
      for (const line of lines) io.print(line);
      const all = partsOf(profile).reduce((sum, [, resolved]) => sum + Object.keys(resolved).length, 0);
      io.ends(countCertainties(profile).undetermined < all ? EXIT.conforms : EXIT.inconclusive);
    });
}

/** Probes a service, or the reference service where none is named. Throws a {@link CliError} for one that cannot be reached. */
export async function probeService(options: VerifyOptions, notify: (sentence: string) => void): Promise<Profile> {
  const { plan, addresses } = await examinedPlan(options);
  if (addresses) {
    refuseFaults(options);
    await requireHealthy(plan, addresses);
    return runProbe(plan, progressOf(notify));
  }
  await using service = await startService({ faults: await faultsOf(options.fault ?? []), answers: plan.answers });
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = service;
  return await runProbe({ ...plan, targets: [{ authUrl, baseUrl, enterpriseBaseUrl, stateUrl }] }, progressOf(notify));
}

/** Says how far a probe is, once for each hundred requests. */
function progressOf(notify: (sentence: string) => void): Parameters<typeof runProbe>[1] {
  let said = 0;
  return ({ requests }) => {
    if (requests - said < 100) return;
    said = requests;
    notify(`probing: ${requests} requests so far`);
  };
}
