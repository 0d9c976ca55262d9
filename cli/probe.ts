import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { requireHealthy } from './doctor.ts';
import { list, ratePerSecond, wholeNumber } from './flags.ts';
import type { CommandIo } from './environment.ts';
import { runProbe } from './probe-process.ts';
import { examinedPlan } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { startService } from '../mocks/service/port.ts';
import { EXIT } from '../reports/exit-code.ts';
import { profilePage } from '../reports/profile-page.ts';
import type { Profile, ResolvedGap, ResolvedGaps } from '../run/profile.ts';
import { forShell, forTerminal } from '../run/untrusted.ts';
import { defaultResolutions } from '../spec/gaps/gaps.ts';

/** The options of `locspec probe`. */
interface ProbeOptions extends VerifyOptions {
  /** The file of the profile; the page is beside it. */
  readonly output: string;
  readonly json?: boolean;
}

/** Adds `locspec probe`. */
export function addProbeCommand(root: Command, io: CommandIo): void {
  root
    .command('probe')
    .description('Find out how a service resolves each gap of the source, and write a profile of it')
    .option('--auth-url <address>', 'the authorization server, without /oauth')
    .option('--base-url <address>', 'the API of the hosted edition, without /api/v2')
    .option('--enterprise-base-url <address>', 'the API of the enterprise edition, without /api/v2')
    .option('--state-url <address>', 'the state address; without it, the lists of the configuration are asked')
    .option('--edition <name>', 'hosted, enterprise or both (default: both)')
    .option('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)')
    .option('--read-only', 'send nothing but GET')
    .option('--rate-limit <n/s>', 'maximum requests per second', ratePerSecond)
    .option('--max-requests <n>', 'maximum requests', wholeNumber(1))
    .option('--timeout <ms>', 'timeout of each request (default: 10000)', wholeNumber(1))
    .option('--fault <ids>', 'faults of the reference service, if no target is named', list)
    .option('--output <file>', 'the file of the profile; a page of the same name is beside it', 'profile.json')
    .option('--json', 'print the profile, and nothing else')
    .option('-v, --verbose', 'print every gap')
    .action(async ({ output, json = false, ...options }: ProbeOptions) => {
      if (!['hosted', 'enterprise', 'both', undefined].includes(options.edition))
        throw new CliError(
          `--edition is hosted, enterprise or both, not ${forTerminal(options.edition ?? '')}.`,
          EXIT.usage,
        );
      const profile = await probeService(options, (sentence) => void io.stderr.write(`${sentence}\n`));
      const file = resolve(output);
      const page = `${file.replace(/\.json$/, '')}.html`;
      writeFileSync(file, `${JSON.stringify(profile, null, 2)}\n`);
      writeFileSync(page, profilePage(profile));
      if (json) io.print(JSON.stringify(profile));
      else for (const line of describeProfile(profile, options.verbose ?? false)) io.print(line);
      if (!json) io.print(`Profile  ${forShell(output)} and ${forShell(`${output.replace(/\.json$/, '')}.html`)}`);
      if (!json)
        io.print(
          `Next     locspec verify service --profile ${forShell(output)}, or locspec mock --profile ${forShell(output)}`,
        );
      const isSeen = listGaps(profile).some(({ certainty }) => certainty !== 'undetermined');
      io.ends(isSeen ? EXIT.conforms : EXIT.inconclusive);
    });
}

/** Probes a service, or the reference service where none is named. Throws a {@link CliError} for one that cannot be reached. */
export async function probeService(
  options: VerifyOptions,
  notify: (sentence: string) => void = () => {},
): Promise<Profile> {
  const { plan, addresses } = await examinedPlan({ ...options, reportDir: options.reportDir ?? 'locspec-report' });
  if (addresses) {
    await requireHealthy(plan, addresses);
    return runProbe(plan, progressOf(notify));
  }
  await using service = await startService({ answers: plan.answers });
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

const listGaps = ({ gaps, editions }: Profile): readonly ResolvedGap[] => [
  ...Object.values(gaps),
  ...Object.values(editions).flatMap((one) => Object.values(one)),
];

/** How many of each certainty, and the gaps that a reader has to know of; all of them if wanted. */
function describeProfile(profile: Profile, isAll: boolean): readonly string[] {
  const all = listGaps(profile);
  const count = (certainty: ResolvedGap['certainty']) => all.filter((one) => one.certainty === certainty).length;
  const parts: readonly (readonly [string, ResolvedGaps])[] = [
    ['both editions', profile.gaps],
    ...(Object.entries(profile.editions) as [string, ResolvedGaps][]),
  ];
  return [
    `${forTerminal(profile.target)}: ${all.length} gaps, ${count('observed')} observed, ${count('consistent')} consistent, ${count('undetermined')} undetermined, ${count('none of the known')} in none of the known ways; ${profile.requests} requests`,
    ...parts.flatMap(([name, gaps]) => {
      const lines = groupAlike(Object.entries(gaps)).flatMap(([gap, one]) => describeGap(gap, one, isAll));
      return lines.length === 0 ? [] : ['', name, ...lines];
    }),
    '',
  ];
}

/** Of gaps that are open for the same reason, the first stands for all. */
function groupAlike(entries: readonly (readonly [string, ResolvedGap])[]): readonly (readonly [string, ResolvedGap])[] {
  const groups = new Map<string, [string, ResolvedGap, number]>();
  for (const [gap, one] of entries) {
    const key = one.certainty === 'undetermined' ? `${one.saw} ${one.decide}` : gap;
    const known = groups.get(key);
    if (known) known[2] += 1;
    else groups.set(key, [gap, one, 0]);
  }
  return [...groups.values()].map(([gap, one, more]) => [more === 0 ? gap : `${gap} and ${more} more`, one]);
}

function describeGap(gap: string, one: ResolvedGap, isAll: boolean): readonly string[] {
  const { certainty, resolution, possible, saw, decide } = one;
  const usual = (defaultResolutions as Readonly<Record<string, string>>)[gap];
  const name = `  ${gap.padEnd(32)} `;
  if (resolution !== undefined) {
    const isUsual = resolution === usual || usual === undefined;
    if (isUsual && !isAll) return [];
    return [
      `${name}${forTerminal(resolution)}${isUsual ? '' : ` (the kit’s default: ${usual})`}${certainty === 'consistent' ? ', consistent' : ''}`,
    ];
  }
  const why =
    certainty === 'undetermined'
      ? `undetermined${possible ? `: ${possible.join(' or ')}` : ''}; `
      : 'none of the known: ';
  return [
    `${name}${why}${forTerminal(saw, 160)}${decide === undefined || certainty !== 'undetermined' ? '' : `; ${forTerminal(decide, 120)}`}`,
  ];
}
