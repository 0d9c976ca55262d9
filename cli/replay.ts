import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { requireKnown } from './known.ts';
import { readResult } from './result-file.ts';
import { wantsColor } from './environment.ts';
import type { CommandIo } from './environment.ts';
import { verifyApp } from './verify-app.ts';
import { verifyService } from './verify.ts';
import { EXIT } from '../reports/exit-code.ts';
import { painter } from '../reports/paint.ts';
import type { Conformance, ReportedFinding } from '../reports/conformance.ts';
import { camelCase } from '../run/kebab-case.ts';
import type { OneCase } from '../run/plan.ts';

interface ReplayOptions {
  readonly reportDir: string;
  readonly config?: string;
  readonly timeout?: string;
  readonly verbose?: boolean;
  readonly color: boolean;
}

/** Adds `locspec replay`. */
export function addReplayCommand(root: Command, io: CommandIo): void {
  root
    .command('replay')
    .description('Run one case of an earlier report again')
    .argument('<case id>', 'the id of the case in the report')
    .option('--report-dir <folder>', 'the folder of the earlier report', 'locspec-report')
    .option('--config <file>', 'another configuration file than in the earlier run')
    .option('--timeout <ms>', 'another timeout of each request')
    .option('-v, --verbose', 'print the output of the test runner, and stack traces')
    .option('--no-color', 'no colours (or set NO_COLOR)')
    .action(async (id: string, options: ReplayOptions) => {
      const { before, result } = await replay(id, options);
      const { text, exitCode } = describeReplay(before, result, wantsColor(io, options.color));
      io.print(text);
      io.ends(exitCode);
    });
}

/**
 * Runs the case of an earlier finding again on the same target. Addresses come from the report, secrets from the
 * configuration. The new report goes to the folder `replay` of the earlier one. Throws a {@link CliError} that names the
 * nearest case when there is none with that id.
 */
export async function replay(
  id: string,
  { reportDir, config, timeout, verbose = false }: Omit<ReplayOptions, 'color'>,
  folder = process.cwd(),
): Promise<{ readonly before: ReportedFinding; readonly result: Conformance }> {
  const { findings } = readResult(resolve(folder, reportDir, 'conformance.json'));
  if (findings.length === 0) throw new CliError(`The report in ${reportDir} has no findings to replay.`, EXIT.usage);
  requireKnown(
    [id],
    findings.map((finding) => finding.case),
    'case',
  );
  const before = findings.find((finding) => finding.case === id)!;
  const { program, address, flags } = parseCommand(before.again);
  const options = {
    ...flags,
    ...(config === undefined ? {} : { config }),
    ...(timeout === undefined ? {} : { timeout: Number(timeout) }),
    check: [before.check],
    reportDir: join(reportDir, 'replay'),
    quiet: true,
    verbose,
    only: caseOf(before),
  };
  const result = program === 'app' ? await verifyApp(address, options, folder) : await verifyService(options, folder);
  return { before, result };
}

/** The case of a finding, by its facts. */
function caseOf({ requirement, facts }: ReportedFinding): OneCase {
  const { expression, expressions, relation, path, records } = facts as Partial<OneCase>;
  const { shape } = (facts['among'] ?? {}) as Partial<OneCase>;
  return {
    requirement,
    ...(shape === undefined ? {} : { shape }),
    // A finding without the path of a list is about a check of another kind.
    ...(path === undefined
      ? {}
      : {
          path,
          ...(expression === undefined ? {} : { expression }),
          ...(expressions === undefined ? {} : { expressions }),
          ...(relation === undefined ? {} : { relation }),
          ...(records === undefined ? {} : { records }),
        }),
  };
}

const NUMBERS = ['seed', 'runs', 'timeout'];
const LISTS = ['fault'];

/** The parts of the command that runs a whole check again: what it verifies, and its flags. */
function parseCommand(command: string) {
  const [, , program, ...rest] = splitWords(command);
  const address = program === 'app' ? rest.shift() : '';
  const flags: Record<string, string | number | readonly string[]> = {};
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const name = camelCase(rest[index]!.slice(2));
    const value = rest[index + 1]!;
    flags[name] = NUMBERS.includes(name) ? Number(value) : LISTS.includes(name) ? value.split(',') : value;
  }
  return { program, address: address ?? '', flags };
}

/** The words of a command as a POSIX shell reads them, as far as the kit quotes them. */
function splitWords(command: string): string[] {
  return (command.match(/(?:'[^']*'|\\.|[^\s'\\])+/g) ?? []).map((word) =>
    word.replace(/'([^']*)'|\\(.)/g, (_, quoted: string | undefined, escaped: string) => quoted ?? escaped),
  );
}

/** The outcome of a replay in words, and its exit code. */
function describeReplay(
  before: ReportedFinding,
  { findings, requirements, run, target }: Conformance,
  color: boolean,
): { readonly text: string; readonly exitCode: number } {
  const paint = painter(color);
  const { requirement } = before;
  const now = findings.find((finding) => finding.requirement === requirement);
  const judged = requirements.find(({ id }) => id === requirement);
  const lines = (head: string, finding: ReportedFinding, actual: string) =>
    [
      head,
      `   requirement  ${requirement} (${judged?.standing}; source, ${judged?.source})`,
      `   expected     ${finding.expected}`,
      `   actual       ${actual}`,
      ...(finding.curl === undefined ? [] : [`   request      ${finding.curl}`]),
    ].join('\n');
  if (now)
    return { text: lines(`${paint('red', 'Still violated')}: ${now.title}`, now, now.actual), exitCode: EXIT.violates };
  if (run.ended === 'target lost')
    return { text: `${target.name} stopped responding: ${run.reason ?? 'no response'}.`, exitCode: EXIT.unreachable };
  const isDecided = judged !== undefined && judged.status === 'pass';
  if (!isDecided)
    return {
      text: `Inconclusive: ${judged?.reason ?? run.reason ?? 'the case was not decided'}.`,
      exitCode: EXIT.inconclusive,
    };
  const head = `${paint('green', 'Fixed')}: ${before.title}`;
  return { text: lines(head, before, `as expected (before: ${before.actual})`), exitCode: EXIT.conforms };
}
