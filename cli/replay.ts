import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { known } from './known.ts';
import { readResult } from './result-file.ts';
import { wantsColor } from './surroundings.ts';
import type { CommandIo } from './surroundings.ts';
import { verifyApp } from './verify-app.ts';
import { verifyService } from './verify.ts';
import { EXIT } from '../reports/exit-code.ts';
import { painter } from '../reports/paint.ts';
import type { Conformance } from '../reports/verdict.ts';
import type { OneCase, WordedFinding } from '../spec/run.ts';

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
    .description('Repeat one case of an earlier report, alone')
    .argument('<case id>', 'the case, as the report names it')
    .option('--report-dir <folder>', 'where the earlier report is', 'locspec-report')
    .option('--config <file>', 'the configuration file, when it is another one by now')
    .option('--timeout <ms>', 'for each request, when it is to be another one')
    .option('-v, --verbose', 'print what the test runner says, and traces')
    .option('--no-color', 'no colours (also by the variable NO_COLOR)')
    .action(async (id: string, options: ReplayOptions) => {
      const { before, result } = await replay(id, options);
      const { text, exitCode } = outcomeOf(before, result, wantsColor(io, options.color));
      io.print(text);
      io.ends(exitCode);
    });
}

/**
 * Repeats the case of an earlier finding on the same target. Addresses come from the report, secrets from the
 * configuration. The report of the repetition goes into the folder `replay` of the earlier one.
 * Throws a {@link Complaint} that names the nearest case where there is none of that name.
 */
export async function replay(
  id: string,
  { reportDir, config, timeout, verbose = false }: Omit<ReplayOptions, 'color'>,
  folder = process.cwd(),
): Promise<{ readonly before: WordedFinding; readonly result: Conformance }> {
  const { findings } = readResult(resolve(folder, reportDir, 'conformance.json'));
  if (findings.length === 0) throw new Complaint(`The report in ${reportDir} has no findings to repeat.`, EXIT.usage);
  const names = findings.flatMap((finding) => (finding.case === undefined ? [] : [finding.case]));
  known([id], names, 'case');
  const before = findings.find((finding) => finding.case === id)!;
  const { program, address, flags } = readAgain(before.again ?? '');
  const given = {
    ...flags,
    ...(config === undefined ? {} : { config }),
    ...(timeout === undefined ? {} : { timeout: Number(timeout) }),
    check: [before.check],
    reportDir: join(reportDir, 'replay'),
    quiet: true,
    verbose,
    only: onlyOf(before),
  };
  const result = program === 'app' ? await verifyApp(address, given, folder) : await verifyService(given, folder);
  return { before, result };
}

/** What a finding says of its own input. */
function onlyOf({ requirement, evidence }: WordedFinding): OneCase {
  const { shape, expression, expressions, law, path, records } = (evidence.counterexample ?? {}) as Partial<OneCase>;
  return {
    requirement,
    ...(shape === undefined ? {} : { shape }),
    // Only lists of which the place is known can be asked for one expression; the others have checks of their own.
    ...(path === undefined
      ? {}
      : {
          path,
          ...(expression === undefined ? {} : { expression }),
          ...(expressions === undefined ? {} : { expressions }),
          ...(law === undefined ? {} : { law }),
          ...(records === undefined ? {} : { records }),
        }),
  };
}

const NUMBERS = ['seed', 'runs', 'timeout'];
const LISTS = ['fault'];

/** The command that a report gives for the whole check, taken apart into what it verifies and its flags. */
function readAgain(command: string) {
  const [, , program, ...rest] = wordsOf(command);
  const address = program === 'app' ? rest.shift() : '';
  const flags: Record<string, string | number | readonly string[]> = {};
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const name = rest[index]!.slice(2).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const value = rest[index + 1]!;
    flags[name] = NUMBERS.includes(name) ? Number(value) : LISTS.includes(name) ? value.split(',') : value;
  }
  return { program, address: address ?? '', flags };
}

/** The words of a command as a POSIX shell reads them, for what the kit itself has quoted. */
function wordsOf(command: string): string[] {
  return (command.match(/(?:'[^']*'|\\.|[^\s'\\])+/g) ?? []).map((word) =>
    word.replace(/'([^']*)'|\\(.)/g, (_, quoted: string | undefined, escaped: string) => quoted ?? escaped),
  );
}

/** What is said of a repetition, and the exit code that goes with it. */
function outcomeOf(
  before: WordedFinding,
  { findings, requirements, run, target }: Conformance,
  color: boolean,
): { readonly text: string; readonly exitCode: number } {
  const paint = painter(color);
  const { requirement } = before;
  const now = findings.find((finding) => finding.requirement === requirement);
  const judged = requirements.find(({ id }) => id === requirement);
  const lines = (head: string, finding: WordedFinding, actual: string) =>
    [
      head,
      `   requirement  ${requirement} (${judged?.standing}; source, ${judged?.source})`,
      `   expected     ${finding.expected}`,
      `   actual       ${actual}`,
      ...(finding.curl === undefined ? [] : [`   by hand      ${finding.curl}`]),
    ].join('\n');
  if (now)
    return { text: lines(`${paint('red', 'Still wrong')}: ${now.title}`, now, now.actual), exitCode: EXIT.violates };
  if (run.ended === 'target lost')
    return { text: `${target.name} was lost on the way: ${run.reason ?? 'no answer'}.`, exitCode: EXIT.unreachable };
  const isDecided = judged !== undefined && judged.status === 'pass';
  if (!isDecided)
    return {
      text: `Nothing was proved: ${judged?.reason ?? run.reason ?? 'the case was not judged'}.`,
      exitCode: EXIT.nothingProved,
    };
  const head = `${paint('green', 'No longer wrong')}: ${before.title}`;
  return { text: lines(head, before, `as expected (before: ${before.actual})`), exitCode: EXIT.conforms };
}
