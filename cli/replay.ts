import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { configurationOf } from './configuration.ts';
import { readCase } from './replay-case.ts';
import { readResult } from './result-file.ts';
import { wantsColor } from './environment.ts';
import type { CommandIo } from './environment.ts';
import { verifyApp } from './verify-app.ts';
import type { VerifyAppOptions } from './verify-app.ts';
import { TARGET_FLAGS } from './verify-command.ts';
import { addressesOf, verifyService } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { EXIT } from '../reports/exit-code.ts';
import { painter } from '../reports/paint.ts';
import type { Conformance, ReportedFinding } from '../reports/conformance.ts';
import { isFailure } from '../run/failing.ts';
import { forShell, forTerminal, quoting } from '../run/untrusted.ts';
import type { Untrusted } from '../run/untrusted.ts';
import { REFERENCE_NAME } from '../run/plan.ts';

interface ReplayOptions extends VerifyOptions, VerifyAppOptions {
  readonly reportDir: string;
  /** The address of the app, for a report about an app. */
  readonly app?: string;
}

/** Adds `locspec replay`. */
export function addReplayCommand(command: Command, io: CommandIo): void {
  command
    .argument('[case ids...]', 'the ids of the cases in the report')
    .option('--last-failed', 'every case that failed in the report')
    .option('--report-dir <folder>', 'the folder of the earlier report', 'locspec-report')
    .option('--app <address>', 'the address of the app, for a report about an app')
    .option('-v, --verbose', 'print what the processes of the suites report, and stack traces')
    .option('--no-color', 'no colours (or set NO_COLOR)')
    .action(async (ids: readonly string[], options: ReplayOptions & Choice & { readonly color: boolean }) => {
      const exitCodes: number[] = [];
      for (const [index, id] of chooseCases(ids, options).entries()) {
        const { before, result, isOfWholeCheck, notice } = await replay(id, options, process.cwd(), io.print);
        const { text, exitCode } = describeReplay(
          before,
          result,
          isOfWholeCheck,
          options,
          wantsColor(io, options.color),
        );
        if (notice !== undefined && index === 0) io.print(notice);
        io.print(text);
        exitCodes.push(exitCode);
      }
      io.ends(worstOf(exitCodes));
    });
  for (const flag of TARGET_FLAGS) command.addOption(flag);
}

interface Choice {
  readonly lastFailed?: boolean;
}

/** The ids of the cases to replay. Throws a {@link CliError} if there is none, or if both ways to name them are used. */
function chooseCases(ids: readonly string[], { reportDir, lastFailed }: ReplayOptions & Choice): readonly string[] {
  if (ids.length > 0 === (lastFailed ?? false))
    throw new CliError('Name the ids of cases, or give --last-failed.', EXIT.usage);
  if (ids.length > 0) return ids;
  const { findings, requirements } = readResult(resolve(reportDir, 'conformance.json'));
  const failed = new Set(requirements.filter(({ status }) => isFailure(status)).map(({ id }) => id));
  const cases = findings.filter(({ requirement }) => failed.has(requirement)).map((finding) => finding.case);
  if (cases.length === 0) throw new CliError(`Nothing failed in the report in ${reportDir}.`, EXIT.usage);
  return [...new Set(cases)];
}

/** The exit code of several replays: a violation outweighs what was not decided, and that outweighs what is fixed. */
const worstOf = (codes: readonly number[]): number =>
  [EXIT.kitFailed, EXIT.unreachable, EXIT.violates, EXIT.inconclusive].find((code) => codes.includes(code)) ??
  EXIT.conforms;

/** What came of a case that ran again. */
interface Replayed {
  readonly before: ReportedFinding;
  readonly result: Conformance;
  /** The case found nothing alone, and the result is of its whole check. */
  readonly isOfWholeCheck: boolean;
  /** Which origins differ. */
  readonly notice?: string;
}

/**
 * Runs the case of an earlier finding again, on the target that the options and the configuration name. A case that finds
 * nothing alone says nothing of what earlier requests leave behind, so its whole check runs then. The report gives nothing
 * but the case: no command, no address and no file. If it is about other origins, the run has none of the secrets of the
 * configuration. The new report goes to the folder `replay` of the earlier one. Throws a {@link CliError} for an unknown
 * case, and if no target is named.
 */
export async function replay(
  id: string,
  options: ReplayOptions,
  folder = process.cwd(),
  notify: (sentence: string) => void = () => {},
): Promise<Replayed> {
  const { reportDir, app } = options;
  const earlier = readResult(resolve(folder, reportDir, 'conformance.json'));
  if (earlier.findings.length === 0)
    throw new CliError(`The report in ${reportDir} has no findings to replay.`, EXIT.usage);
  const { before, only, ...one } = readCase(earlier, id);
  const notice = compareOrigins(earlier, await listTargetOrigins(earlier, options, folder));
  const whole = {
    ...options,
    ...one,
    check: [one.check],
    lastFailed: false,
    ...{ reportDir: join(reportDir, 'replay'), quiet: true, withoutSecrets: notice !== undefined },
  };
  const verify = (run: VerifyOptions & VerifyAppOptions) =>
    app === undefined ? verifyService(run, folder) : verifyApp(app, run, folder);
  const first = await verify({ ...whole, only });
  // A case without a shape or an expression is its whole check.
  const isPart = Object.keys(only).length > 1;
  const isOfWholeCheck = isPart && findSame(before, first) === undefined && first.run.ended === 'whole';
  if (isOfWholeCheck) notify(`The case finds nothing alone; its whole check ${forTerminal(before.check)} runs.`);
  const result = isOfWholeCheck ? await verify(whole) : first;
  return { before, result, isOfWholeCheck, ...(notice === undefined ? {} : { notice }) };
}

/** The finding of another run about what an earlier one was about. */
const findSame = ({ requirement }: ReportedFinding, { findings }: Conformance): ReportedFinding | undefined =>
  findings.find((finding) => finding.requirement === requirement);

/** The origins of the target that the user names; undefined for the reference service. Throws a {@link CliError} if none is named. */
async function listTargetOrigins(
  { target }: Conformance,
  options: ReplayOptions,
  folder: string,
): Promise<readonly string[] | undefined> {
  const { app } = options;
  if ((target.kind === 'app') !== (app !== undefined))
    throw new CliError(
      target.kind === 'app'
        ? 'The report is about an app: name it with --app <address>.'
        : 'The report is about a service, so --app cannot be given.',
      EXIT.usage,
    );
  const addresses = app === undefined ? addressesOf(options, await configurationOf(options, folder)) : { app };
  if (addresses !== undefined) return originsOf(addresses);
  if (target.name === REFERENCE_NAME) return undefined;
  throw new CliError(
    `The report is about ${originsOf(target.addresses).join(', ')}, and neither a flag nor the configuration names a service: give --auth-url and --base-url.`,
    EXIT.usage,
  );
}

/** What differs between the origins of a report and those of the target, in a sentence; undefined if nothing does. */
function compareOrigins({ target }: Conformance, now: readonly string[] | undefined): string | undefined {
  const before = originsOf(target.addresses);
  if (now === undefined || (before.length === now.length && before.every((origin) => now.includes(origin))))
    return undefined;
  return `The report is about ${before.join(', ')}; this target is ${now.join(', ')}. So the secrets of the configuration are not used.`;
}

const originsOf = (addresses: object): string[] => [
  ...new Set(Object.values(addresses).map((address) => (URL.canParse(address) ? new URL(address).origin : address))),
];

/** The outcome of a replay in words, and its exit code. */
function describeReplay(
  before: ReportedFinding,
  result: Conformance,
  isOfWholeCheck: boolean,
  { app }: ReplayOptions,
  color: boolean,
): { readonly text: string; readonly exitCode: number } {
  const paint = painter(color);
  const { requirements, run, target } = result;
  const { requirement } = before;
  const now = findSame(before, result);
  const judged = requirements.find(({ id }) => id === requirement);
  const lines = (head: string, finding: ReportedFinding, actual: Untrusted) =>
    [
      head,
      `   requirement  ${requirement} (${judged?.standing}; source, ${judged?.source})`,
      `   expected     ${forTerminal(finding.expected)}`,
      `   actual       ${forTerminal(actual)}`,
      ...(finding.curl === undefined ? [] : [`   request      ${forTerminal(finding.curl, 10_000)}`]),
    ].join('\n');
  if (now)
    return {
      text: [
        lines(`${paint('red', 'Still violated')}: ${forTerminal(now.title)}`, now, now.actual),
        ...(isOfWholeCheck ? ['   together     with the requests of its check that come before it'] : []),
      ].join('\n'),
      exitCode: EXIT.violates,
    };
  if (run.ended === 'target lost')
    return {
      text: forTerminal(quoting`${target.name} stopped responding: ${run.reason ?? 'no response'}.`),
      exitCode: EXIT.unreachable,
    };
  // A check says nothing of what other checks leave behind.
  const whole = `npx locspec verify ${app === undefined ? 'service' : `app ${forShell(app)}`}`;
  const next = `   next         only a whole run shows what other checks leave behind: ${whole}`;
  if (judged?.status !== 'pass')
    return {
      text: [
        forTerminal(quoting`Inconclusive: ${judged?.reason ?? run.reason ?? 'the case was not decided'}.`),
        next,
      ].join('\n'),
      exitCode: EXIT.inconclusive,
    };
  const head = `${paint('green', 'No longer violated')} by its check: ${forTerminal(before.title)}`;
  return {
    text: [lines(head, before, quoting`as expected (before: ${before.actual})`), next].join('\n'),
    exitCode: EXIT.conforms,
  };
}
